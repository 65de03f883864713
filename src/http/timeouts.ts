import fp from 'fastify-plugin';
import { MissingHostError } from './errors.ts';

/** How long each part of a request may take, in milliseconds. */
export interface Timeouts {
  /** From the first byte (or the connection) to the end of the headers. */
  headersMs: number;
  /** For a body other than an upload. */
  bodyMs: number;
  /** From the headers until the last byte of the response is sent, except for uploads and files. */
  handlerMs: number;
  /** For a whole upload and its response: 50 MiB take a phone with 1 Mbit/s seven minutes. */
  uploadMs: number;
  /** For an idle connection. */
  idleMs: number;
}

export const timeouts: Timeouts = {
  headersMs: 15_000,
  bodyMs: 30_000,
  handlerMs: 40_000,
  uploadMs: 15 * 60_000,
  idleMs: 120_000,
};

/** For routes that send a file or a long list, which takes minutes on a weak connection. An idle connection is still cut sooner. */
export const longAnswer = { handlerTimeout: timeouts.uploadMs };

/** Rejects requests without a Host header, with the site's own error response. */
export const requiredHost = fp(
  async (app) => {
    app.addHook('onRequest', ({ raw }, _reply, done) => {
      const isRefused = !raw.headers.host && raw.httpVersion === '1.1';
      done(isRefused ? new MissingHostError() : undefined);
    });
  },
  { name: 'required-host' },
);

declare module 'fastify' {
  interface FastifyInstance {
    /** Milliseconds since 1970, for schedules, deliveries, the form check, backups, and form stamps. Tests replace it. */
    now(): number;
    /**
     * Milliseconds since 1970 by the clock that all processes share, for sessions and codes. Tests that change `now` leave it unchanged.
     */
    sharedNow(): number;
  }
}

export const clock = fp<{ now: () => number; sharedNow?: () => number }>(
  async (app, { now, sharedNow = now }) => void app.decorate('now', now).decorate('sharedNow', sharedNow),
  { name: 'clock' },
);
