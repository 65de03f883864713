import { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { MissingHostError } from './errors.ts';

/** How long each part of a request may take, in milliseconds. */
export interface Timeouts {
  /** From the first byte (or the connection) to the end of the headers. */
  headersMs: number;
  /** For the body of anything but an upload. */
  bodyMs: number;
  /** From the headers to the answer of anything but an upload. */
  handlerMs: number;
  /** For a whole upload and its answer: 50 MiB take a phone with 1 Mbit/s seven minutes. */
  uploadMs: number;
  /** A connection on which nothing moves, in either direction. */
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
 * For routes that answer with a file or a long list: a phone with a weak signal takes minutes to receive it.
 * A connection on which nothing moves is cut sooner all the same.
 */
export const longAnswer = { handlerTimeout: timeouts.uploadMs };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What this route does waits for nothing: it needs no timer, which would take as long as the answer itself. */
    answersFromMemory?: boolean;
  }
}

/**
 * Ends requests whose body does not arrive in time, and refuses those that do not say which host they mean.
 * A route that gives itself a longer `handlerTimeout`, as uploads do, gives a form with files that long too.
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
      // Without a body there is no end of one to wait for, and a long answer must not be cut.
      if (hasBody(request)) {
        const routeMs = takesFiles(request) ? (request.routeOptions.handlerTimeout ?? 0) : 0;
        const timer = setTimeout(() => abandon(request), routeMs > handlerMs ? routeMs : bodyMs).unref();
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

/** Nobody reads what a GET brings along, and a body without files is short, however long their answers may take. */
function takesFiles({ method, headers }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD' && (headers['content-type'] ?? '').startsWith('multipart/form-data');
}

/**
 * While an upload waits for its picture to be made, nothing moves on its connection, and that is no reason to cut it.
 * An injected request has no connection that could time out.
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
