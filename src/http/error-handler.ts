import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isParsedWhole } from './bodies.ts';
import {
  AnswerLateError,
  BodiesFullError,
  DatabaseUnavailableError,
  isDatabaseError,
  isDiskFull,
  LoginBusyError,
  StorageUnavailableError,
} from './errors.ts';

/** The error page's content, as the rendering plugin expects it. */
type PageOptions = Parameters<FastifyReply['page']>[1];

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Additional keys of the JSON response, next to its message. */
    refusal?: object;
    /** The page that a refused plain post returns to, with the typed text; `undefined` for the error page. */
    page?(error: FastifyError, request: FastifyRequest): PageOptions | undefined;
  }
}

/** Messages for Fastify's own errors, whose texts name internals. */
const plainMessages: Record<string, string> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'This content type is not supported.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'That’s too much to send at once.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
};

/**
 * Installs the error handler and the not-found handler, which first looks for a redirect of the address, including addresses of files such
 * as an old PDF. Responses never show internals of the server.
 */
export function registerErrorHandlers(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => {
    const found = isCall(request) ? undefined : reply.sendElsewhere(request);
    if (found) return found;
    if (wantsJson(request)) return reply.code(404).send({ message: 'Not found' });
    return reply.code(404).page(request, { screen: 'not-found' });
  });
}

/** True for addresses below `/api/`, whose errors are JSON, however a client encodes the address. */
const isCall = ({ url, routeOptions }: FastifyRequest) =>
  [routeOptions.url, url].some((path) => path?.startsWith('/api/'));

/** True for API requests and for clients that accept JSON; false for a plain form post by a browser. */
export function wantsJson(request: FastifyRequest): boolean {
  const { accept, 'content-type': contentType } = request.headers;
  if (contentType?.startsWith('application/x-www-form-urlencoded')) return false;
  // Scripts and plain forms both post files as multipart; only a plain form accepts HTML.
  if (contentType?.startsWith('multipart/form-data')) return !accept?.includes('text/html');
  return isCall(request) || (accept ?? '').startsWith('application/json');
}

/** Errors that were already logged as security events where they were thrown. */
const loggedBefore = new Set([
  'INVALID_PASSWORD',
  'INVALID_CODE',
  'INVALID_PASSKEY',
  'NOT_SIGNED_IN',
  'ROLE_TOO_LOW',
  'FOREIGN_ORIGIN',
  'TOO_MANY_REQUESTS',
]);

/** Errors that stop the reading of a body. */
const wasNotRead = new Set(['FST_ERR_CTP_BODY_TOO_LARGE', 'BODY_TOO_LARGE', 'BODIES_FULL']);

/** Retry time in seconds when the queue of password checks is full. */
const busySeconds = 5;
/** Retry time in seconds when bodies use too much memory: none of them may take longer to arrive. */
const fullSeconds = 30;

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = statusOf(error);
  if (wasNotRead.has(error.code)) drainBody(request, reply);
  if (error instanceof BodiesFullError) reply.header('retry-after', fullSeconds);
  if (error instanceof LoginBusyError) reply.header('retry-after', busySeconds);
  if (status === 416) return sendWrongRange(error, reply);
  // The cause was already logged where this error was thrown.
  if (error instanceof DatabaseUnavailableError) return sendError(error, status, request, reply);
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  else if (!loggedBefore.has(error.code)) request.log.info({ code: error.code, status }, 'request refused');
  return sendError(error, status, request, reply);
}

/**
 * Responds to a range that the file doesn't have, with the file's length (RFC 9110, section 15.5.17). Programs request ranges, so an error
 * page would be useless.
 */
function sendWrongRange({ headers = {} }: FastifyError & { headers?: Record<string, string> }, reply: FastifyReply) {
  return reply
    .code(416)
    .headers(headers)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('The file does not have this part.');
}

/**
 * Reads and drops the rest of a body that Fastify would collect. Closing the connection during a body would lose the response, and a proxy
 * would respond with 502. The usual timeout for bodies applies. A form with files ends with its connection instead, because its parser
 * would keep the received data in memory. Its texts are longer than any that our pages send.
 */
function drainBody(request: FastifyRequest, reply: FastifyReply): void {
  if (!isParsedWhole(request)) {
    reply.header('connection', 'close');
    return;
  }
  reply.removeHeader('connection');
  request.raw.unpipe();
  request.raw.resume();
}

function sendError(error: FastifyError, status: number, request: FastifyRequest, reply: FastifyReply) {
  const message = isStaffCall(request) && isForWantOfRoom(error, request) ? fullDisk : visibleMessage(error, status);
  const { page, refusal } = request.routeOptions.config ?? {};
  if (!wantsJson(request))
    return reply.code(status).page(request, page?.(error, request) ?? { screen: 'error', message });
  const { answer } = error as FastifyError & { answer?: object };
  return reply.code(status).send({ message, ...answer, ...refusal });
}

/** Only staff see the reason. Visitors get the phone number instead. */
const fullDisk = 'The disk is full, so nothing was saved. Delete things you no longer need, or add disk space.';
const isStaffCall = ({ url }: FastifyRequest) => url.startsWith('/api/admin/');

/** On a full disk, SQLite reports only an I/O error for some writes (SQLITE_IOERR). */
function isForWantOfRoom(error: unknown, { server }: FastifyRequest): boolean {
  return isDiskFull(error) || (isDatabaseError(error) && server.diskReserve.readState() === 'full');
}

/** Turns a database error into 503, because the same request may succeed later. */
function statusOf(error: FastifyError): number {
  if (isDatabaseError(error)) return 503;
  return error.statusCode && error.statusCode >= 400 && error.statusCode < 600 ? error.statusCode : 500;
}

/** Errors with a status of 500 and above whose message is written for visitors. */
const isWorded = [AnswerLateError, BodiesFullError, DatabaseUnavailableError, StorageUnavailableError];

/** Errors with a status below 500 keep their message; others show only the message of their named error. */
function visibleMessage(error: FastifyError, status: number): string {
  if (isWorded.some((kind) => error instanceof kind)) return error.message;
  const plain = plainMessages[error.code];
  if (plain) return plain;
  if (status >= 500) return 'Something went wrong on our side.';
  return error instanceof SyntaxError ? 'The body is not valid JSON.' : error.message;
}
