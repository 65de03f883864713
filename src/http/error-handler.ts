import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  DamagedRecordError,
  DatabaseUnavailableError,
  InvalidCodeError,
  InvalidFieldsError,
  isDatabaseError,
  LoginBusyError,
  SecondStepError,
  StorageUnavailableError,
  WordProblemsError,
  WordsChangedError,
} from './errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Options for a route whose errors are answered as JSON, for an upload with `success: false` added. A plain form post gets an
     * error page instead. Routes without these options answer with a page, or with JSON if the client accepts only that.
     */
    answers?: 'json' | 'upload';
  }
}

/** For API routes: errors are answered as JSON. */
export const answersJson = { config: { answers: 'json' } } as const;

/** Messages for Fastify's own errors, whose texts name internals. */
const plainMessages: Record<string, string> = {
  FST_ERR_HANDLER_TIMEOUT: 'This took too long. Please try again.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'This content type is not supported.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request is too large.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
};

/** Installs the error handler and the not-found handler. No answer shows internals of the server. */
export function registerErrorHandlers(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => {
    if (wantsJson(request)) return reply.code(404).send({ message: 'Not found' });
    return reply.code(404).page(request, { screen: 'not-found' });
  });
}

/** Unknown addresses below `/api/` are answered as JSON. */
export async function unknownApiRoutes(app: FastifyInstance): Promise<void> {
  app.all('/api/*', answersJson, async (_request, reply) => reply.code(404).send({ message: 'Not found' }));
}

/** True for API calls and for clients that accept JSON; false for a plain form post by a browser. */
export function wantsJson(request: FastifyRequest): boolean {
  const { accept, 'content-type': contentType } = request.headers;
  if (contentType?.startsWith('application/x-www-form-urlencoded')) return false;
  // Scripts and plain forms both post files as multipart; only a plain form accepts HTML.
  if (contentType?.startsWith('multipart/form-data')) return !accept?.includes('text/html');
  return answersOf(request) !== undefined || (accept ?? '').startsWith('application/json');
}

/** Errors that were already logged as security events where they were thrown. */
const loggedBefore = new Set([
  'INVALID_PASSWORD',
  'INVALID_CODE',
  'NOT_SIGNED_IN',
  'FOREIGN_ORIGIN',
  'TOO_MANY_REQUESTS',
]);

/** Seconds until the client may retry, when the queue of password checks is full. */
const busySeconds = 5;

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = statusOf(error);
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') readTheRest(request, reply);
  if (error instanceof LoginBusyError) reply.header('retry-after', busySeconds);
  if (status === 416) return sendWrongRange(error, reply);
  // The cause was already logged where this error was thrown.
  if (error instanceof DatabaseUnavailableError) return sendError(error, status, request, reply);
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  else if (!loggedBefore.has(error.code)) request.log.info({ code: error.code, status }, 'request refused');
  return sendError(error, status, request, reply);
}

/** A part of a file that it does not have, with its length (RFC 9110, section 15.5.17): programs ask for parts, and nobody reads a page. */
function sendWrongRange({ headers = {} }: FastifyError & { headers?: Record<string, string> }, reply: FastifyReply) {
  return reply
    .code(416)
    .headers(headers)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('The file does not have this part.');
}

/**
 * Reads and drops the rest of the body before answering. Closing the connection during a body would lose the answer,
 * and a proxy would answer 502. The usual timeout for bodies applies.
 */
function readTheRest({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.removeHeader('connection');
  raw.resume();
}

function sendError(error: FastifyError, status: number, request: FastifyRequest, reply: FastifyReply) {
  const message = visibleMessage(error, status);
  if (!wantsJson(request)) return reply.code(status).page(request, { screen: 'error', message });
  const fields = error instanceof InvalidFieldsError ? { fields: error.fields } : {};
  return reply
    .code(status)
    .send({ message, ...fields, ...answerOf(error), ...secondStepFlag(error), ...uploadFlag(request) });
}

/** Turns an error of the database into 503, because the same request may succeed later. */
function statusOf(error: FastifyError): number {
  if (isDatabaseError(error)) return 503;
  return error.statusCode && error.statusCode >= 400 && error.statusCode < 600 ? error.statusCode : 500;
}

/** Errors with a status below 500 keep their message; others show only the message of their named error. */
function visibleMessage(error: FastifyError, status: number): string {
  if (error instanceof DatabaseUnavailableError || error instanceof StorageUnavailableError) return error.message;
  const plain = plainMessages[error.code];
  if (plain) return plain;
  if (status >= 500) return 'Something went wrong on our side.';
  return error instanceof SyntaxError ? 'The body is not valid JSON.' : error.message;
}

/** What an error brings beside its message. */
function answerOf(error: FastifyError): object {
  const hasAnswer = [WordsChangedError, WordProblemsError, DamagedRecordError].some((kind) => error instanceof kind);
  return hasAnswer ? (error as FastifyError & { answer: object }).answer : {};
}

/** Adds the flag on which the login form asks for the code. */
function secondStepFlag(error: FastifyError): { secondStep?: true } {
  return error instanceof SecondStepError || error instanceof InvalidCodeError ? { secondStep: true } : {};
}

/** Adds `success: false` to the errors of the upload calls (docs/decisions.md, "The API"). */
function uploadFlag(request: FastifyRequest): { success?: false } {
  return answersOf(request) === 'upload' ? { success: false } : {};
}

function answersOf({ routeOptions }: FastifyRequest): 'json' | 'upload' | undefined {
  return routeOptions.config?.answers;
}
