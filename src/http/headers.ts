import { createHash } from 'node:crypto';
import fp from 'fastify-plugin';
import { pageTransitionStyle } from '../shared/page-transition.ts';

/**
 * The one inline style is named by its hash; no other and no inline script is allowed.
 * `frame-src` serves the catalogue viewer, `data:` and `blob:` the previews of uploads.
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

/**
 * The policy of a PDF's own response. Chrome builds its viewer as a page with inline styles and a plug-in inside this response
 * and applies the response's policy to it, so the pages' policy would leave the frame empty. A PDF runs no script of this origin.
 */
export const pdfSecurityPolicy = "base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** Headers of every response, errors and malformed requests included (OWASP ASVS 5, section 3.4). */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** One year. The owner's other subdomains are not ours to bind, so they are left out. */
const strictTransportSecurity = 'max-age=31536000';

/**
 * Sets the headers before anything else can answer; what does not say that it may be kept is not kept.
 * Hooks that every page passes use callbacks, here and elsewhere: a promise for each costs a tenth of the time that a cached page takes.
 */
export const headers = fp(
  async (app) => {
    app.addHook('onRequest', (request, reply, done) => {
      reply.headers(securityHeaders);
      if (request.protocol === 'https') reply.header('strict-transport-security', strictTransportSecurity);
      done();
    });
    app.addHook('onSend', (_request, reply, payload, done) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      done(null, payload);
    });
  },
  { name: 'headers', fastify: '5.x' },
);
