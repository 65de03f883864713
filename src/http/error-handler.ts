import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  DatabaseUnavailableError,
  InvalidCodeError,
  InvalidFieldsError,
  isDatabaseError,
  LoginBusyError,
  SecondStepError,
  StorageUnavailableError,
} from './errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * How a call is answered when it fails: as JSON, for an upload with `success: false` besides. A plain form post to it gets a
     * page all the same. Routes that say nothing answer with a page, or as JSON to a client that asks for it.
     */
    answers?: 'json' | 'upload';
  }
}

/** Calls of the API: what goes wrong is told as JSON. */
export const answersJson = { config: { answers: 'json' } } as const;

/** What Fastify's own refusals say to a person; its own messages name internals. */
const plainMessages: Record<string, string> = {
  FST_ERR_HANDLER_TIMEOUT: 'This took too long. Please try again.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'This content type is not supported.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request is too large.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
};

/** Installs the one error handler and the one not-found handler; nothing of the server's insides leaves. */
export function registerErrorHandlers(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => {
    if (wantsJson(request)) return reply.code(404).send({ message: 'Not found' });
    return reply.code(404).page(request, { screen: 'not-found' });
  });
}

/** No page lies below `/api/`: any other address there is answered like a call. */
export async function unknownApiRoutes(app: FastifyInstance): Promise<void> {
  app.all('/api/*', answersJson, async (_request, reply) => reply.code(404).send({ message: 'Not found' }));
}

/** True for a call, and for a client that asks for JSON; false for a form that a browser posts and leaves the page for. */
export function wantsJson(request: FastifyRequest): boolean {
  const { accept, 'content-type': contentType } = request.headers;
  if (contentType?.startsWith('application/x-www-form-urlencoded')) return false;
  // Scripts and browsers alike post a form with a file as multipart; only a browser that leaves the page wants HTML.
  if (contentType?.startsWith('multipart/form-data')) return !accept?.includes('text/html');
  return answersOf(request) !== undefined || (accept ?? '').startsWith('application/json');
}

/** These are logged where they are decided, as events of security. */
const loggedBefore = new Set([
  'INVALID_PASSWORD',
  'INVALID_CODE',
  'NOT_SIGNED_IN',
  'FOREIGN_ORIGIN',
  'TOO_MANY_REQUESTS',
]);

/** A full queue of password checks has moved on by then. */
const busySeconds = 5;

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = statusOf(error);
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') readTheRest(request, reply);
  if (error instanceof LoginBusyError) reply.header('retry-after', busySeconds);
  // Its cause was logged where it was thrown.
  if (error instanceof DatabaseUnavailableError) return sendError(error, status, request, reply);
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  else if (!loggedBefore.has(error.code)) request.log.info({ code: error.code, status }, 'request refused');
  return sendError(error, status, request, reply);
}

/**
 * A connection that ends in the middle of a body takes the answer with it, and through a proxy becomes a 502:
 * what is still on its way is read and dropped. How long that may take is limited like every body.
 */
function readTheRest({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.removeHeader('connection');
  raw.resume();
}

function sendError(error: FastifyError, status: number, request: FastifyRequest, reply: FastifyReply) {
  const message = visibleMessage(error, status);
  if (!wantsJson(request)) return reply.code(status).page(request, { screen: 'error', message });
  const fields = error instanceof InvalidFieldsError ? { fields: error.fields } : {};
  return reply.code(status).send({ message, ...fields, ...secondStepFlag(error), ...uploadFlag(request) });
}

/** A database that does not answer is a matter of time, not of the request. */
function statusOf(error: FastifyError): number {
  if (isDatabaseError(error)) return 503;
  return error.statusCode && error.statusCode >= 400 && error.statusCode < 600 ? error.statusCode : 500;
}

/** A refusal keeps its message; a failure says only what its named error says to visitors. */
function visibleMessage(error: FastifyError, status: number): string {
  if (error instanceof DatabaseUnavailableError || error instanceof StorageUnavailableError) return error.message;
  const plain = plainMessages[error.code];
  if (plain) return plain;
  if (status >= 500) return 'Something went wrong on our side.';
  return error instanceof SyntaxError ? 'The body is not valid JSON.' : error.message;
}

/** Tells the login form to ask for the code. */
function secondStepFlag(error: FastifyError): { secondStep?: true } {
  return error instanceof SecondStepError || error instanceof InvalidCodeError ? { secondStep: true } : {};
}

/** The upload calls' answers carry `success` (docs/decisions.md, "The API"). */
function uploadFlag(request: FastifyRequest): { success?: false } {
  return answersOf(request) === 'upload' ? { success: false } : {};
}

function answersOf({ routeOptions }: FastifyRequest): 'json' | 'upload' | undefined {
  return routeOptions.config?.answers;
}
