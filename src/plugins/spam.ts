import fp from 'fastify-plugin';
import { stampHeader } from '../shared/stamp.ts';
import { trapName } from '../shared/trap.ts';
import { RepetitionMemory } from '../spam/repetition.ts';
import { judgeSpam, type SpamEvidence, type SpamVerdict } from '../spam/score.ts';
import { makeStamp, readStamp } from '../spam/stamp.ts';

type Text = Pick<SpamEvidence, 'name' | 'phone' | 'email' | 'message'>;

declare module 'fastify' {
  interface FastifyInstance {
    spam: {
      /** Weighs a request that keeps the rules; it is stored whatever comes of it (decisions, section 7). */
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
        const elapsedMs = typeof stamp === 'string' ? readStamp(key, stamp, app.now()) : undefined;
        return judgeSpam({
          ...text,
          trapped: isTrapped(request.body),
          elapsedMs,
          forgedStamp: stamp !== undefined && elapsedMs === undefined,
          repeatedBy: memory.record(text.message, `${text.email} ${text.phone}`, app.now()),
          recentFromAddress: (await app.formPace.get(request.ip))?.consumedPoints ?? 0,
        });
      },
    });

    app.get('/api/form-stamp', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { stamp: makeStamp(key, app.now()) };
    });
  },
  { name: 'spam', dependencies: ['clock', 'rate-limits'], fastify: '5.x' },
);

/** Read from the body as it came: the schema drops what it does not know. */
function isTrapped(body: unknown): boolean {
  const value = (body as Record<string, unknown> | null)?.[trapName];
  return typeof value === 'string' && value !== '';
}
