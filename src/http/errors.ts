import createError from '@fastify/error';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FieldMessages } from '../shared/fields.ts';

/** Every error this server answers with by name: code, message, status. */
export const NotSignedInError = createError('NOT_SIGNED_IN', 'Please sign in.', 401);
export const InvalidPasswordError = createError('INVALID_PASSWORD', 'Invalid password', 401);
/** The password was right, and the owner has switched the second step on. */
export const SecondStepError = createError(
  'SECOND_STEP',
  'Please enter the code that your authenticator app shows.',
  401,
);
export const InvalidCodeError = createError('INVALID_CODE', 'Invalid code', 401);
export const ForeignOriginError = createError(
  'FOREIGN_ORIGIN',
  'This request came from another site and was refused.',
  403,
);
export const NoSuchRecordError = createError('NO_SUCH_RECORD', 'This does not exist, or not any more.', 404);
/** Two tabs edited the same record: the second is told, and nothing is overwritten. */
export const ChangedElsewhereError = createError<[string]>('CHANGED_ELSEWHERE', '%s', 409);
export const MissingHostError = createError('MISSING_HOST', 'The request names no host.', 400);
export const LoginBusyError = createError(
  'LOGIN_BUSY',
  'Too many people are signing in at this moment. Please try again in a few seconds.',
  429,
);
export const TooManyRequestsError = createError<[string]>('TOO_MANY_REQUESTS', '%s', 429);
export const DatabaseUnavailableError = createError<[string]>(
  'DATABASE_UNAVAILABLE',
  'Your message could not be stored. Nothing was sent. Please call us at %s.',
  503,
);
export const DataDirectoryInUseError = createError<[string]>(
  'DATA_DIRECTORY_IN_USE',
  'Another process already uses the data directory %s. Stop it first, or set DATA_DIR to another directory.',
  500,
);
export const DatabaseCorruptError = createError<[string]>(
  'DATABASE_CORRUPT',
  'The database %s is damaged and was left untouched. Restore a backup into an empty data directory (see README).',
  500,
);
export const DatabaseNewerError = createError<[string, string]>(
  'DATABASE_NEWER',
  'The database %s was written by a newer version of this program (it knows %s) and was left untouched. Start that version, or restore a backup made before it.',
  500,
);
export const DataDirectoryFullError = createError<[string]>(
  'DATA_DIRECTORY_FULL',
  'The data directory %s already holds data and was left untouched. Set DATA_DIR to an empty directory.',
  500,
);
export const SessionKeyDamagedError = createError<[string]>(
  'SESSION_KEY_DAMAGED',
  'The file %s does not hold 64 hex digits. Delete it: the next start makes a new one, and everybody signs in again.',
  500,
);

/** An upload that is not what it should be; the message says what to do. */
export const InvalidUploadError = createError<[string]>('INVALID_UPLOAD', '%s', 400);
export const UploadTooLargeError = createError<[string]>('UPLOAD_TOO_LARGE', '%s', 413);
export const UnsupportedFileError = createError<[string]>('UNSUPPORTED_FILE', '%s', 415);
export const UnreadableFileError = createError<[string]>('UNREADABLE_FILE', '%s', 422);
export const StorageUnavailableError = createError(
  'STORAGE_UNAVAILABLE',
  'The server has no room to store this file. Nothing was changed. Please tell whoever runs the website.',
  503,
);
export const PictureFailedError = createError<[string]>(
  'PICTURE_FAILED',
  'The picture could not be processed: %s',
  503,
);

/** A form or body that breaks a rule; carries the messages by field. */
export class InvalidFieldsError extends createError<[string]>('INVALID_FIELDS', '%s', 400) {
  fields: FieldMessages;
  constructor(fields: FieldMessages) {
    super(Object.values(fields)[0]?.[0] ?? 'Please check the fields.');
    this.fields = fields;
  }
}

/** What Fastify's own refusals say to a person; its own messages name internals. */
const plainMessages: Record<string, string> = {
  FST_ERR_HANDLER_TIMEOUT: 'This took too long. Please try again.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'This content type is not supported.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request is too large.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
};

/**
 * Installs the one error handler and the one not-found handler.
 * JSON for the API and for whoever asks for it, a page for everyone else; nothing of the server's insides leaves.
 */
export function registerErrorHandlers(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => {
    if (wantsJson(request)) return reply.code(404).send({ message: 'Not found' });
    return reply.code(404).page(request, { screen: 'not-found' });
  });
}

/** True for calls of the API and for a client that asks for JSON. */
export function wantsJson(request: FastifyRequest): boolean {
  const { accept, 'content-type': contentType } = request.headers;
  if (contentType?.startsWith('application/x-www-form-urlencoded')) return false;
  // A form with a file is posted as multipart by scripts and by browsers alike; only a browser that leaves the page wants HTML.
  if (contentType?.startsWith('multipart/form-data')) return !accept?.includes('text/html');
  return request.url.startsWith('/api/') || (accept ?? '').startsWith('application/json');
}

/** True for whatever SQLite itself refused: disk full, read-only, locked, damaged. */
export function isDatabaseError(error: unknown): boolean {
  return String((error as { code?: unknown } | undefined)?.code ?? '').startsWith('SQLITE_');
}

/** Whoever decided these has logged them, with more than is known here. */
const toldBefore = new Set([
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
  // Who threw a DatabaseUnavailableError has logged its cause.
  if (error instanceof DatabaseUnavailableError) return sendError(error, status, request, reply);
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  else if (!toldBefore.has(error.code)) request.log.info({ code: error.code, status }, 'request refused');
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

/** The upload calls' answers carry `success` (decisions, section 4). */
function uploadFlag(request: FastifyRequest): { success?: false } {
  return request.url.startsWith('/api/upload') ? { success: false } : {};
}
