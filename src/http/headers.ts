import { createHash } from 'node:crypto';
import { validateHeaderValue } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { pageTransitionStyle } from '../shared/page.ts';

/**
 * Allows one inline style, by its hash, and no inline script. `frame-src` is for the catalog viewer, `data:` and `blob:` for the previews
 * of uploads.
 */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  `style-src 'self' 'sha256-${createHash('sha256').update(pageTransitionStyle).digest('base64')}'`,
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

/** The policy of the editor's preview, which allows no scripts and no form posts. */
export const previewSecurityPolicy = contentSecurityPolicy
  .replace("script-src 'self'", "script-src 'none'")
  .replace("form-action 'self'", "form-action 'none'");

/**
 * The policy of a PDF's own response. Chrome builds its viewer inside this response as a page with inline styles and a plug-in. It applies
 * the response's policy to that page, so the usual policy would leave the frame empty. A PDF runs no script of this origin.
 */
export const pdfSecurityPolicy = "base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** Headers of all responses, including errors and malformed requests (OWASP ASVS 5, section 3.4). */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** The headers of all responses by the protocol that the visitor speaks. */
const securityHeadersBy = {
  http: securityHeaders,
  // One year. Without `includeSubDomains`, because the owner may run other subdomains on plain HTTP.
  https: { ...securityHeaders, 'strict-transport-security': 'max-age=31536000' },
} as const;

/** A proxy may name any protocol. */
function protocolOf({ protocol }: FastifyRequest): keyof typeof securityHeadersBy {
  return protocol === 'https' ? 'https' : 'http';
}

/**
 * Sets the headers before any other hook can respond. Responses aren't cached unless a route sets `cache-control`. Hooks of the page path
 * use callbacks, because one promise takes a tenth of the time of a cached page.
 */
export const headers = fp(
  async (app) => {
    app.addHook('onRequest', (request, reply, done) => {
      reply.headers(securityHeadersBy[protocolOf(request)]);
      done();
    });
    app.addHook('onSend', (_request, reply, payload, done) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      const invalid = findInvalidHeader(reply);
      if (!invalid) return done(null, payload);
      removeHeaders(reply, payload);
      done(invalid);
    });
  },
  { name: 'headers' },
);

/** Finds headers that Node would refuse too late for the site's own error handler. */
function findInvalidHeader(reply: FastifyReply): Error | undefined {
  try {
    for (const [name, value] of Object.entries(reply.getHeaders()))
      for (const each of [value].flat()) validateHeaderValue(name, String(each));
    return undefined;
  } catch (error) {
    return error as Error;
  }
}

/** Removes all headers but the security headers, for the error response. */
function removeHeaders(reply: FastifyReply, payload: unknown): void {
  for (const name of Object.keys(reply.getHeaders())) if (!(name in securityHeadersBy.https)) reply.removeHeader(name);
  if (payload instanceof Readable) payload.destroy();
}

/**
 * Responds with 304 if `If-None-Match` names the response's tag (RFC 9110, section 13.1.2), or is `*`, which also matches responses without
 * a tag. `fetch` sends `Cache-Control: no-cache` with `If-None-Match`. That header is for caches on the way, and this response comes from
 * the origin, so it can't be stale.
 */
export const conditionalAnswers = fp(
  async (app) => {
    app.addHook('onSend', ({ headers, method }, reply, payload, done) => {
      const known = headers['if-none-match'];
      const isRead = method === 'GET' || method === 'HEAD';
      if (known === undefined || !isRead || ![200, 206].includes(reply.statusCode)) return done(null, payload);
      // A browser can't have cached a response that must not be cached.
      if (String(reply.getHeader('cache-control')).includes('no-store')) return done(null, payload);
      if (!matchesTag(known, reply.getHeader('etag'))) return done(null, payload);
      if (payload instanceof Readable) payload.destroy();
      reply.code(304).removeHeader('content-length').removeHeader('content-range');
      // Fastify would send `Content-Length: 0` for a HEAD without a payload, instead of the length of the file.
      return done(null, method === 'HEAD' ? Readable.from([]) : null);
    });
  },
  { name: 'conditional-answers' },
);

/** True if `If-None-Match` names a tag, by the weak comparison. @param known the header: `*`, or tags separated by commas */
function matchesTag(known: string, etag: unknown): boolean {
  if (known.trim() === '*') return true;
  const opaque = (tag: string) => tag.replace(/^W\//, '');
  return typeof etag === 'string' && (known.match(/(?:W\/)?"[^"]*"/g) ?? []).map(opaque).includes(opaque(etag));
}
