import { createHash } from 'node:crypto';
import fp from 'fastify-plugin';
import type { SiteKeys } from '../../config.ts';
import type { RateLimitCounts } from '../../http/rate-limit.ts';
import { honeypotName, pageTimeHeader, stampHeader } from '../../shared/lead/form-signs.ts';
import { makeStamp, readStamp } from '../signed.ts';
import { type SpamEvidence, type SpamVerdict, scoreSpam } from './score.ts';

/** Within this time, the same text from several senders counts as repeated. */
const repetitionMs = 24 * 3600_000;
/** Shorter texts, such as "please call me", repeat by chance. */
const shortestText = 40;

type Text = Pick<SpamEvidence, 'name' | 'phone' | 'email' | 'message'>;

declare module 'fastify' {
  interface FastifyInstance {
    spam: {
      /** Scores a valid lead. It is stored whatever the score is (docs/decisions.md, "Nothing is lost"). */
      score(request: FastifyRequest, text: Text): Promise<SpamVerdict>;
    };
  }
}

/** Marks leads that look like spam and rejects none. IP addresses stay in memory, in the store of the rate limits. */
export const spam = fp<{ keys: SiteKeys }>(
  async (app, { keys }) => {
    app.decorate('spam', {
      async score(request, text) {
        const stamp = request.headers[stampHeader];
        const stampAgeMs = typeof stamp === 'string' ? readStamp(keys, stamp, app.now()) : undefined;
        return scoreSpam({
          ...text,
          fillsHoneypot: fillsHoneypot(request.body),
          elapsedMs: longest(stampAgeMs, readPageTime(request.headers[pageTimeHeader])),
          stamp: stamp === undefined ? undefined : stampAgeMs === undefined ? 'forged' : 'valid',
          // An error here must not cost a lead.
          repeatedBy: await countOtherSenders(app.rateLimitCounts, text.message, `${text.email} ${text.phone}`).catch(
            () => 0,
          ),
          recentFromAddress: await app.formLimit.read(request),
        });
      },
    });

    app.get('/api/form-stamp', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { stamp: makeStamp(keys, app.now()) };
    });
  },
  { name: 'spam', dependencies: ['clock', 'rate-limits'] },
);

/** @returns milliseconds, or `undefined` if the browser sent no valid number */
function readPageTime(value: string | string[] | undefined): number | undefined {
  return typeof value === 'string' && /^\d{1,12}$/.test(value) ? Number(value) : undefined;
}

/** Returns the longer time, because each clock may have started late (the stamp's at the first touch, the browser's at a restored page). */
function longest(...times: (number | undefined)[]): number | undefined {
  const known = times.filter((time) => time !== undefined);
  return known.length > 0 ? Math.max(...known) : undefined;
}

/** Reads the raw body, because the form's schema drops unknown fields. */
function fillsHoneypot(body: unknown): boolean {
  const value = (body as Record<string, unknown> | null)?.[honeypotName];
  return typeof value === 'string' && value !== '';
}

/**
 * Records who has sent a text, by hashes of both. The same person sending twice isn't a repetition.
 * @returns the number of other senders of this text within a day of the first one
 */
async function countOtherSenders(counts: RateLimitCounts, text: string, sender: string): Promise<number> {
  const plain = plainText(text);
  if (!plain) return 0;
  const key = `text:${hash(plain)}`;
  const own = await counts.count(`${key}:${hash(sender)}`, repetitionMs);
  const { current } = own.current === 1 ? await counts.count(key, repetitionMs) : await counts.find(key);
  return Math.max(0, current - 1);
}

/** Normalizes a text for comparison. Returns `undefined` for a text that is too short. */
function plainText(text: string): string | undefined {
  const plain = text.toLowerCase().replace(/[^\p{L}]+/gu, '');
  return plain.length < shortestText ? undefined : plain;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
