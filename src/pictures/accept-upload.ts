import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireRole } from '../accounts/index.ts';
import { NotSignedInError, wantsJson } from '../http/errors.ts';
import { spend } from '../http/rate-limit.ts';
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

/** A phone with a weak signal needs minutes for a large file; every other route must answer sooner. */
export const uploadRoute = { handlerTimeout: timeouts.uploadMs };

/**
 * Answers one upload by staff: 201 as JSON, or as the upload page with its words for a plain post (decisions, section 9).
 * The temporary file is gone when this returns, whatever happened.
 */
export async function acceptUpload(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  description: UploadDescription,
) {
  try {
    await requireStaff(request, reply);
    await spend(app.uploadPace, request.findSessionId() ?? request.ip, reply);
    const upload = await request.receiveUpload(description);
    const result = await description.accept(upload).finally(() => upload.file.discard());
    reply.code(201);
    if (!wantsJson(request))
      return answerWithPage(request, reply, description, { success: true, message: description.message });
    return reply.send({ success: true, message: description.message, ...result });
  } catch (error) {
    const { statusCode = 500, message } = error as FastifyError;
    if (wantsJson(request) || statusCode === 500) throw error;
    const signedOut = error instanceof NotSignedInError;
    return answerWithPage(request, reply.code(statusCode), description, { success: false, message, signedOut });
  }
}

const requireStaff = requireRole('admin', 'staff');

function answerWithPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { returnTo }: UploadDescription,
  uploadOutcome: UploadOutcome,
) {
  return reply.page(request, { ...returnTo, unlisted: true, uploadOutcome, signedIn: !uploadOutcome.signedOut });
}
