import type { FastifyError, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { requireRole } from '../accounts/index.ts';
import { wantsJson } from '../http/error-handler.ts';
import { NotSignedInError } from '../http/errors.ts';
import { timeouts } from '../http/timeouts.ts';
import type { UploadOutcome } from '../shared/page.ts';
import type { FixedScreen } from '../shared/routes.ts';
import type { Upload, UploadRule } from './uploads.ts';

/** What the two upload calls differ in. */
export interface UploadDescription extends UploadRule {
  /** The page that a plain post returns to. */
  returnTo: { path: string; screen: FixedScreen };
  message: string;
  /** Takes the file into the site. @returns what the answer carries besides `success` and `message` */
  accept(upload: Upload): Promise<object>;
}

/**
 * What the routes of both upload calls declare. The guard and the limit stand before the body is read.
 * A phone with a weak signal needs minutes for a large file; every other route must answer sooner.
 */
export function uploadRoute(description: UploadDescription): RouteShorthandOptions {
  return {
    config: { answers: 'upload' },
    handlerTimeout: timeouts.uploadMs,
    onRequest: [requireRole('admin', 'staff'), countUpload],
    errorHandler: (error, request, reply) => answerRefusedUpload(error, request, reply, description),
  };
}

async function countUpload(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await request.server.uploadLimit.count(request, reply);
}

/**
 * Answers one upload by staff: 201 as JSON, or as the upload page with its words for a plain post (docs/decisions.md, "Details").
 * The temporary file is gone when this returns, also after an error.
 */
export async function acceptUpload(request: FastifyRequest, reply: FastifyReply, description: UploadDescription) {
  const { message } = description;
  const upload = await request.receiveUpload(description);
  const result = await description.accept(upload).finally(() => upload.file.discard());
  reply.code(201);
  if (!wantsJson(request)) return answerWithPage(request, reply, description, { success: true, message });
  return reply.send({ success: true, message, ...result });
}

/** A plain post that was refused gets the upload page with the words of the refusal. */
function answerRefusedUpload(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  description: UploadDescription,
) {
  const { statusCode = 500, message } = error;
  if (wantsJson(request) || statusCode === 500) throw error;
  const signedOut = error instanceof NotSignedInError;
  return answerWithPage(request, reply.code(statusCode), description, { success: false, message, signedOut });
}

function answerWithPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { returnTo }: UploadDescription,
  uploadOutcome: UploadOutcome,
) {
  return reply.page(request, { ...returnTo, unlisted: true, uploadOutcome, signedIn: !uploadOutcome.signedOut });
}
