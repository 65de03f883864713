import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions, FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { stdTimeFunctions } from 'pino';
import type { Config } from '../config.ts';
import { estimatePath, feedPath, welcomePath } from '../shared/routes.ts';
import { CountedRequest } from './answers.ts';
import { bodyLimitBytes } from './bodies.ts';
import { securityHeaders } from './headers.ts';
import { LogOutput } from './logs.ts';
import type { Timeouts } from './timeouts.ts';

const headerLimitBytes = 16 * 1024;

/** Each connection takes about 20 kB. This is more than a small site needs and fits the memory of a small machine. */
export const connectionLimit = 4000;

/** Longer than a proxy keeps its connections open (compose.yaml: 60 s), or a post could meet a connection that just closed. */
const keepAliveMs = 75_000;

/** Returns the options of the HTTP server. */
export function serverOptions(config: Config, limits: Timeouts): FastifyHttpOptions<Server> {
  return {
    trustProxy: config.trustProxy,
    // Fastify would end startup after ten seconds, but migrations wait for other processes, and a slow database takes time to store a
    // release's files.
    pluginTimeout: 0,
    bodyLimit: bodyLimitBytes,
    connectionTimeout: limits.idleMs,
    keepAliveTimeout: keepAliveMs,
    requestTimeout: limits.uploadMs,
    // During a stop, a request on an open connection is answered normally, and then the connection closes.
    return503OnClosing: false,
    http: {
      IncomingMessage: CountedRequest,
      headersTimeout: limits.headersMs,
      connectionsCheckingInterval: Math.min(5000, limits.headersMs),
      maxHeaderSize: headerLimitBytes,
      // Node would respond to a request without Host itself, without our headers; http/timeouts.ts rejects it instead.
      requireHostHeader: false,
    },
    routerOptions: { maxParamLength: 512 },
    rewriteUrl: (request) => plainUrl(request.url ?? '/'),
    clientErrorHandler: answerClientError,
  };
}

/** The log's standard output. Other output must use it too, because the log is buffered and the order would be lost. */
export const output = new LogOutput(1);

/** Logs never contain a visitor's message, email, phone number, password, or address (docs/decisions.md, "Privacy"). */
export function loggerOptions(config: Config): FastifyHttpOptions<Server>['logger'] {
  return {
    level: config.logLevel,
    stream: output,
    base: config.replica ? { replica: config.replica } : null,
    timestamp: stdTimeFunctions.isoTime,
    serializers: logSerializers,
  };
}

/** The parts of requests, responses, and errors that are logged. */
export const logSerializers = {
  req: ({ method, url }: FastifyRequest) => ({ method, path: loggedPath(url) }),
  res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
  // Errors of the parser and the mailer have packets and addresses as extra properties.
  err: ({ name, code, message, stack }: NodeJS.ErrnoException) => ({ type: name, code, message, stack }) as never,
};

/** Returns the path without the query, and without the secret token of a calendar, an estimate, or a one-time link, in any encoding. */
function loggedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  if (looksLikeWelcome(path)) return `${welcomePath}*`;
  if (looksLikeEstimate(path)) return `${estimatePath}*`;
  return looksLikeFeed(path) ? `${feedPath}*` : path;
}

/** A secret that this program made: not part of a longer word, and with capital letters. */
const secretPattern = /(?<![\w-])(?=[\w-]*[A-Z])(?:[\w-]{22}|[\w-]{32})(?![\w.-])/;

/** True for any path that names the folder of estimates, in any case and encoding. The admin's paths have the plural, and no secret. */
function looksLikeEstimate(path: string): boolean {
  const plain = decodeAscii(path);
  return plain === path ? /estimate[^\w-]/i.test(path) : looksLikeEstimate(plain);
}

/** True for any path that names the folder of one-time links, in any case and encoding. */
function looksLikeWelcome(path: string): boolean {
  const plain = decodeAscii(path);
  return plain === path ? /welcome[^\w-]/i.test(path) : looksLikeWelcome(plain);
}

const decodeAscii = (path: string) =>
  path.replace(/%([0-7][0-9a-f])/gi, (_encoded, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/**
 * True for any path that names the calendar's folder or a calendar, in any case and encoding, because a misspelled address contains the
 * secret too.
 */
function looksLikeFeed(path: string): boolean {
  const plain = decodeAscii(path);
  if (plain !== path) return looksLikeFeed(plain);
  return /calendar[^\w-]|\.ics/i.test(path) || secretPattern.test(path);
}

/** Turns the absolute form (`GET http://host/path`) into its path. A path that can't be decoded is left as it is and isn't found. */
function plainUrl(url: string): string {
  if (url.startsWith('/') && !url.includes('%')) return url;
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
  const rooted = path.startsWith('/') ? path : `/${path}`;
  return isDecodable(rooted) ? rooted : rooted.replaceAll('%', '%25');
}

function isDecodable(path: string): boolean {
  try {
    decodeURI(path.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

const clientErrors: Record<string, [number, string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
};

/** Responds to a malformed request with the usual headers and closes the connection. */
function answerClientError(this: FastifyInstance, error: NodeJS.ErrnoException, socket: Socket): void {
  // The packet and the IP address aren't logged.
  this.log.debug({ code: error.code }, 'connection refused');
  const response = (socket as Socket & { _httpMessage?: ServerResponse })._httpMessage;
  if (!socket.writable || response?.headersSent) {
    socket.destroy();
    return;
  }
  const [status, reason] = clientErrors[error.code ?? ''] ?? [400, 'Bad Request'];
  const body = JSON.stringify({ message: reason });
  const lines = Object.entries({
    ...securityHeaders,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}

/** Interval at which a closing server looks for idle connections. */
const idleCheckMs = 100;

declare module 'fastify' {
  interface FastifyInstance {
    /** Grace period before shutdown, while load balancers move traffic elsewhere. */
    drain: {
      readonly hasBegun: boolean;
      /**
       * From now on `/servez` responds with 503, and each response asks its client to close the connection. Every request is still
       * answered.
       */
      begin(): void;
      /** Calls a listener when the drain begins. */
      onBegin(listener: () => void): void;
    };
  }
}

/**
 * `/servez`, the health check of load balancers: this process can show pages and isn't about to stop (docs/decisions.md, "Further
 * addresses"). It doesn't query the database, because during a database outage every process would leave the balancer, and the pages with
 * them.
 * @param options `state` is the response until the drain begins; `waiting` keeps balancers away from a process without a page to show
 */
export const drain = fp<{ state?: 'ok' | 'waiting' }>(
  async (app, { state = 'ok' }) => {
    let hasBegun = false;
    const listeners: (() => void)[] = [];
    app.decorate('drain', {
      get hasBegun() {
        return hasBegun;
      },
      begin() {
        hasBegun = true;
        // Node then closes each connection after its next response, so that responses before a drain need no extra work.
        app.server.maxRequestsPerSocket = 1;
        for (const listener of listeners) listener();
      },
      onBegin: (listener) => void listeners.push(listener),
    });
    let closing: NodeJS.Timeout | undefined;
    // A request that is answered after the server has closed leaves its connection open, and the stop would wait for its next request.
    app.addHook('preClose', async () => {
      closing = setInterval(() => app.server.closeIdleConnections(), idleCheckMs).unref();
    });
    app.addHook('onClose', async () => clearInterval(closing));
    app.get('/servez', (_request, reply) => {
      const isServing = !hasBegun && state !== 'waiting';
      reply.code(isServing ? 200 : 503).send({ status: hasBegun ? 'draining' : state });
    });
  },
  { name: 'drain' },
);
