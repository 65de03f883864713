import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions, FastifyInstance, FastifyRequest } from 'fastify';
import { destination, stdTimeFunctions } from 'pino';
import type { Config } from '../config.ts';
import { securityHeaders } from './headers.ts';
import type { Timeouts } from './timeouts.ts';

/** JSON bodies and plain form posts; uploads have limits of their own. */
const bodyLimitBytes = 256 * 1024;
const headerLimitBytes = 16 * 1024;

/** Each takes some 20 kB; far more than a small site needs, and less than the memory of a small machine. */
export const connectionLimit = 4000;

/** Longer than a proxy keeps its connections (compose.yaml: 60 s), or a post could meet a connection that just closed. */
const keepAliveMs = 75_000;

/** The limits of the HTTP server, each set on purpose. */
export function serverOptions(config: Config, limits: Timeouts): FastifyHttpOptions<Server> {
  return {
    trustProxy: config.trustProxy,
    bodyLimit: bodyLimitBytes,
    connectionTimeout: limits.idleMs,
    keepAliveTimeout: keepAliveMs,
    requestTimeout: limits.uploadMs,
    // A request on a connection that was open when the stop came is answered like any other, and is the last one on it.
    return503OnClosing: false,
    http: {
      headersTimeout: limits.headersMs,
      connectionsCheckingInterval: Math.min(5000, limits.headersMs),
      maxHeaderSize: headerLimitBytes,
      // Node would answer a request without Host by itself and without our headers; http/timeouts.ts refuses it instead.
      requireHostHeader: false,
    },
    routerOptions: { maxParamLength: 512 },
    rewriteUrl: (request) => plainUrl(request.url ?? '/'),
    clientErrorHandler: answerClientError,
  };
}

/** Standard output, as the log writes to it: what is written here keeps its place among the log's lines, which are not written at once. */
export const output = destination({ fd: 1, sync: false });

/** Logs hold no message, e-mail, phone, password or address of a visitor (docs/decisions.md, "Privacy"). */
export function loggerOptions(config: Config): FastifyHttpOptions<Server>['logger'] {
  return {
    level: config.logLevel,
    stream: output,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    serializers: logSerializers,
  };
}

/** What of a request, an answer and an error may be told. */
export const logSerializers = {
  req: ({ method, url }: FastifyRequest) => ({ method, path: url.split('?', 1)[0] }),
  res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
  // Errors of the parser, the mailer and others carry packets and addresses as further properties.
  err: ({ name, code, message, stack }: NodeJS.ErrnoException) => ({ type: name, code, message, stack }) as never,
};

/** Takes the absolute form (`GET http://host/path`) for its path; what cannot be decoded stays undecoded and is not found. */
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

/** What is not even a request: a plain answer with the same headers as every other, then the end of the connection. */
function answerClientError(this: FastifyInstance, error: NodeJS.ErrnoException, socket: Socket): void {
  // Neither the packet nor the address is logged.
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
