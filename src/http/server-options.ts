import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions, FastifyInstance, FastifyRequest } from 'fastify';
import { stdTimeFunctions } from 'pino';
import type { Config } from '../config.ts';
import { securityHeaders } from './headers.ts';
import { LogOutput } from './logs.ts';
import type { Timeouts } from './timeouts.ts';

/** The limit for JSON bodies and plain form posts; uploads have their own. */
const bodyLimitBytes = 256 * 1024;
const headerLimitBytes = 16 * 1024;

/** Each connection takes about 20 kB. This is more than a small site needs and fits the memory of a small machine. */
export const connectionLimit = 4000;

/** Longer than a proxy keeps its connections (compose.yaml: 60 s), or a post could meet a connection that just closed. */
const keepAliveMs = 75_000;

/** The options of the HTTP server. */
export function serverOptions(config: Config, limits: Timeouts): FastifyHttpOptions<Server> {
  return {
    trustProxy: config.trustProxy,
    // Fastify would end a start after ten seconds: migrations wait for others, and a slow database takes its time for a release's files.
    pluginTimeout: 0,
    bodyLimit: bodyLimitBytes,
    connectionTimeout: limits.idleMs,
    keepAliveTimeout: keepAliveMs,
    requestTimeout: limits.uploadMs,
    // During a stop, a request on an open connection is answered normally, and the connection closes after it.
    return503OnClosing: false,
    http: {
      headersTimeout: limits.headersMs,
      connectionsCheckingInterval: Math.min(5000, limits.headersMs),
      maxHeaderSize: headerLimitBytes,
      // Node would answer a request without Host itself, without our headers; http/timeouts.ts rejects it instead.
      requireHostHeader: false,
    },
    routerOptions: { maxParamLength: 512 },
    rewriteUrl: (request) => plainUrl(request.url ?? '/'),
    clientErrorHandler: answerClientError,
  };
}

/** The log's standard output. Other output must use it too, because the log is buffered and the order would be lost. */
export const output = new LogOutput(1);

/** Logs hold no message, e-mail, phone, password or address of a visitor (docs/decisions.md, "Privacy"). */
export function loggerOptions(config: Config): FastifyHttpOptions<Server>['logger'] {
  return {
    level: config.logLevel,
    stream: output,
    base: config.replica ? { replica: config.replica } : null,
    timestamp: stdTimeFunctions.isoTime,
    serializers: logSerializers,
  };
}

/** The parts of requests, answers and errors that are logged. */
export const logSerializers = {
  req: ({ method, url }: FastifyRequest) => ({ method, path: url.split('?', 1)[0] }),
  res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
  // Errors of the parser and the mailer have packets and addresses as extra properties.
  err: ({ name, code, message, stack }: NodeJS.ErrnoException) => ({ type: name, code, message, stack }) as never,
};

/** Turns the absolute form (`GET http://host/path`) into its path. A path that cannot be decoded stays as it is and is not found. */
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

/** Answers a malformed request with the usual headers and closes the connection. */
function answerClientError(this: FastifyInstance, error: NodeJS.ErrnoException, socket: Socket): void {
  // The packet and the IP address are not logged.
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
