import type { FastifyError, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { type ChangeRule, requireRole } from '../accounts/index.ts';
import { wantsJson } from '../http/error-handler.ts';
import { NotSignedInError } from '../http/errors.ts';
import { timeouts } from '../http/timeouts.ts';
import type { UploadOutcome } from '../shared/page.ts';
import type { FixedScreen } from '../shared/routes.ts';
import type { Upload, UploadRule } from './uploads.ts';

/** What differs between the two upload calls. */
export interface UploadDescription extends UploadRule {
  /** The page that a plain post returns to. */
  returnTo: { path: string; screen: FixedScreen };
  message: string;
  /** What the audit log says of it. */
  change: Extract<ChangeRule, { action: string }>;
  /** Takes the file into the site. @returns what the answer carries besides `success` and `message` */
  accept(upload: Upload): Promise<object>;
}

/**
 * The route options of both upload calls. Guard and rate limit run before the body is read.
 * The timeout is longer than for other routes, because a phone with a weak signal needs minutes for a large file.
 */
export function uploadRoute(description: UploadDescription): RouteShorthandOptions {
  return {
    config: {
      change: description.change,
      refusal: { success: false },
      page: (error) => pageOfRefusedUpload(error, description),
    },
    handlerTimeout: timeouts.uploadMs,
    onRequest: [requireRole('admin', 'staff'), countUpload],
  };
}

async function countUpload(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await request.server.uploadLimit.count(request, reply);
}

/**
 * Answers one upload by staff: 201 as JSON, or as the upload page with its words for a plain post (docs/decisions.md, "Details").
 * The temporary file is removed before this returns, also after an error.
 */
export async function acceptUpload(request: FastifyRequest, reply: FastifyReply, description: UploadDescription) {
  const { message } = description;
  const upload = await request.receiveUpload(description);
  const result = await description.accept(upload).finally(() => upload.file.discard());
  reply.code(201);
  if (!wantsJson(request)) return reply.page(request, pageOf(description, { success: true, message }));
  return reply.send({ success: true, message, ...result });
}

/** A refused plain post shows the upload page with the message. */
function pageOfRefusedUpload(error: FastifyError, description: UploadDescription) {
  const { statusCode = 500, message } = error;
  const signedOut = error instanceof NotSignedInError;
  return statusCode === 500 ? undefined : pageOf(description, { success: false, message, signedOut });
}

function pageOf({ returnTo }: UploadDescription, uploadOutcome: UploadOutcome) {
  return { ...returnTo, unlisted: true, uploadOutcome, signedIn: !uploadOutcome.signedOut };
}
