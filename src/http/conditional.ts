import { Readable } from 'node:stream';
import fp from 'fastify-plugin';

/**
 * Answers 304 when `If-None-Match` names the tag of the answer (RFC 9110, section 13.1.2), or is `*`, also for answers without a tag.
 * A request's `Cache-Control: no-cache`, which `fetch` sends beside `If-None-Match`, asks caches on the way, and the answer is the
 * origin's own, so nothing stale can come of it.
 */
export const conditionalAnswers = fp(
  async (app) => {
    app.addHook('onSend', ({ headers, method }, reply, payload, done) => {
      const known = headers['if-none-match'];
      const isRead = method === 'GET' || method === 'HEAD';
      if (known === undefined || !isRead || ![200, 206].includes(reply.statusCode)) return done(null, payload);
      // Nobody can have kept what must not be kept.
      if (String(reply.getHeader('cache-control')).includes('no-store')) return done(null, payload);
      if (!matchesTag(known, reply.getHeader('etag'))) return done(null, payload);
      if (payload instanceof Readable) payload.destroy();
      reply.code(304).removeHeader('content-length').removeHeader('content-range');
      // Fastify writes `Content-Length: 0` for a HEAD without a payload, which would be the length of the file.
      return done(null, method === 'HEAD' ? Readable.from([]) : null);
    });
  },
  { name: 'conditional-answers', fastify: '5.x' },
);

/** Whether `If-None-Match` names a tag, by the weak comparison. @param known the header: `*`, or tags with commas between them */
function matchesTag(known: string, etag: unknown): boolean {
  if (known.trim() === '*') return true;
  const opaque = (tag: string) => tag.replace(/^W\//, '');
  return typeof etag === 'string' && (known.match(/(?:W\/)?"[^"]*"/g) ?? []).map(opaque).includes(opaque(etag));
}
