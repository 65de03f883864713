import fp from 'fastify-plugin';
import { answersJson } from '../../http/error-handler.ts';
import { pageTimeHeader, stampHeader } from '../../shared/form-stamp.ts';
import { trapName } from '../../shared/honeypot.ts';
import { makeStamp, readStamp } from './form-stamp.ts';
import { RepetitionMemory } from './repetition.ts';
import { judgeSpam, type SpamEvidence, type SpamVerdict } from './score.ts';

type Text = Pick<SpamEvidence, 'name' | 'phone' | 'email' | 'message'>;

declare module 'fastify' {
  interface FastifyInstance {
    spam: {
      /** Weighs a request that keeps the rules; it is stored whatever comes of it (docs/decisions.md, "Nothing is lost"). */
      judge(request: FastifyRequest, text: Text): Promise<SpamVerdict>;
    };
  }
}

/** Marks what looks like spam, and refuses nothing. Addresses are kept in memory alone, by the limit that counts them anyway. */
export const spam = fp<{ key: Buffer }>(
  async (app, { key }) => {
    const memory = new RepetitionMemory();

    app.decorate('spam', {
      async judge(request, text) {
        const stamp = request.headers[stampHeader];
        const stampAgeMs = typeof stamp === 'string' ? readStamp(key, stamp, app.now()) : undefined;
        return judgeSpam({
          ...text,
          trapped: isTrapped(request.body),
          elapsedMs: longest(stampAgeMs, readPageTime(request.headers[pageTimeHeader])),
          forgedStamp: stamp !== undefined && stampAgeMs === undefined,
          repeatedBy: memory.record(text.message, `${text.email} ${text.phone}`, app.now()),
          recentFromAddress: await app.formLimit.read(request),
        });
      },
    });

    app.get('/api/form-stamp', answersJson, async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { stamp: makeStamp(key, app.now()) };
    });
  },
  { name: 'spam', dependencies: ['clock', 'rate-limits'], fastify: '5.x' },
);

/** @returns milliseconds, or `undefined` when the browser did not say */
function readPageTime(value: string | string[] | undefined): number | undefined {
  return typeof value === 'string' && /^\d{1,12}$/.test(value) ? Number(value) : undefined;
}

/** Either clock may have started late: the stamp's at the first touch, the browser's at a restored page. Nobody is blamed for the later one. */
function longest(...times: (number | undefined)[]): number | undefined {
  const known = times.filter((time) => time !== undefined);
  return known.length > 0 ? Math.max(...known) : undefined;
}

/** Read from the body as it came: the schema drops what it does not know. */
function isTrapped(body: unknown): boolean {
  const value = (body as Record<string, unknown> | null)?.[trapName];
  return typeof value === 'string' && value !== '';
}
