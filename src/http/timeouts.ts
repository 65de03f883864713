import { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { MissingHostError } from './errors.ts';

/** How long each part of a request may take, in milliseconds. */
export interface Timeouts {
  /** From the first byte (or the connection) to the end of the headers. */
  headersMs: number;
  /** For a body other than an upload. */
  bodyMs: number;
  /** From the headers to the answer, except for uploads. */
  handlerMs: number;
  /** For a whole upload and its answer: 50 MiB take a phone with 1 Mbit/s seven minutes. */
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

/**
 * For routes that answer with a file or a long list, which takes minutes on a weak connection.
 * An idle connection is still cut sooner.
 */
export const longAnswer = { handlerTimeout: timeouts.uploadMs };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For routes that answer without waiting. They need no timer, which would cost as much as the answer. */
    answersFromMemory?: boolean;
  }
}

/**
 * Ends requests whose body does not arrive in time, and rejects requests without a Host header.
 * A route with a longer `handlerTimeout`, such as an upload, gets the same time for a form with files.
 */
export const requestTimeouts = fp<Pick<Timeouts, 'bodyMs' | 'handlerMs' | 'idleMs'>>(
  async (app, { bodyMs, handlerMs, idleMs }) => {
    app.addHook('onRoute', (route) => {
      if (!route.config?.answersFromMemory) route.handlerTimeout ??= handlerMs;
    });

    app.addHook('onRequest', ({ raw }, _reply, done) => {
      const isRefused = !raw.headers.host && raw.httpVersion === '1.1';
      done(isRefused ? new MissingHostError() : undefined);
    });

    app.addHook('preParsing', (request, reply, payload, done) => {
      // A request without a body needs no timer, which would also cut a long answer.
      if (hasBody(request)) {
        const routeMs = isRead(request) ? 0 : (request.routeOptions.handlerTimeout ?? 0);
        const isLong = routeMs > handlerMs && !isShort(request);
        const timer = setTimeout(() => abandon(request), isLong ? routeMs : bodyMs).unref();
        for (const event of ['end', 'close'] as const) payload.once(event, () => clearTimeout(timer));
        if (routeMs > idleMs) allowSilence(reply, routeMs, idleMs);
      }
      done(null, payload);
    });
  },
  { name: 'request-timeouts', fastify: '5.x' },
);

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** True for GET and HEAD, whose body nobody reads. */
function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** True for a body without files, which needs no more time on a route that takes some than elsewhere. */
function isShort({ headers }: FastifyRequest): boolean {
  return /^application\/(json|x-www-form-urlencoded)\b/.test(headers['content-type'] ?? '');
}

/**
 * Switches off the idle timeout while an upload waits for its variants.
 * An injected request has no real connection.
 */
function allowSilence({ raw }: FastifyReply, duringMs: number, afterwardsMs: number): void {
  const { socket } = raw;
  if (!(socket instanceof Socket)) return;
  socket.setTimeout(duringMs);
  raw.once('close', () => socket.setTimeout(afterwardsMs));
}

function abandon(request: FastifyRequest): void {
  request.log.info('a body did not arrive in time');
  request.raw.destroy();
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Milliseconds since 1970, for schedules, deliveries, canary, backups and form stamps; tests replace it. */
    now(): number;
    /** The same by the clock that all processes share, for sessions and codes, which tests that move the other clock keep. */
    sharedNow(): number;
  }
}

export const clock = fp<{ now: () => number; sharedNow?: () => number }>(
  async (app, { now, sharedNow = now }) => void app.decorate('now', now).decorate('sharedNow', sharedNow),
  { name: 'clock', fastify: '5.x' },
);
