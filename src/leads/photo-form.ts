import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from '../http/rate-limit.ts';
import { type PhotoOutcome, type PhotoRefusal, photoLimits, photoWords } from '../shared/lead/lead-photos.ts';
import { releaseNotification } from './messages/photo-mails.ts';

/** Our forms never send more or longer fields than this. */
const texts = { fields: 40, fieldSize: 100_000 };

/**
 * Time that the email about a form waits for its photos if the process dies. Normally it goes out as soon as they are stored. It is the
 * longest time that one photo may take.
 */
export const photoWaitMs = 4 * 60_000;

/** The photos of one form, from the request's body to the lead. */
export interface FormPhotos {
  /** The number of photos in the form, including refused ones. */
  count: number;
  /**
   * Adds the photos to their stored lead, one after the other, and then releases the mail about it.
   * @returns the result of each photo; a failing photo is refused with a message and never throws
   */
  keep(leadId: number): Promise<PhotoOutcome>;
  /** Deletes received files that weren't stored. */
  remove(): Promise<void>;
}

const latePhotos = 'the mail about a lead is delayed although its photos are stored';

const none: FormPhotos = { count: 0, keep: async () => ({ sent: 0, refused: [] }), remove: async () => {} };

/**
 * Reads a `multipart/form-data` form: its texts become the request's body, its photos are saved on disk. A bad photo, or a form cut off
 * after its texts, must not cost the lead.
 * @returns no photos for any other kind of body, which stays as parsed
 */
export async function receivePhotos(request: FastifyRequest, reply: FastifyReply): Promise<FormPhotos> {
  if (!request.isMultipart()) return none;
  const refused: PhotoRefusal[] = [];
  const { fields, files, remove } = await request.receiveForm({
    field: 'photos',
    files: photoLimits.count,
    limitBytes: photoLimits.bytes,
    texts,
    admit: () => countPhoto(request, reply),
    onRefused(error, name) {
      if (name) refused.push({ name, reason: describeRefusal(request, error) });
      else if (name === undefined) request.log.info({ err: error }, 'a form was cut off');
    },
  });
  request.body = fields;
  return { count: files.length + refused.length, keep, remove };

  async function keep(leadId: number): Promise<PhotoOutcome> {
    let sent = 0;
    for (const { fileName: name, file } of files) {
      try {
        await request.server.leadPhotos.add(leadId, file, addressOf(request));
        sent += 1;
      } catch (error) {
        refused.push({ name, reason: describeRefusal(request, error as FastifyError) });
      }
    }
    await releaseNotification(request.server.db, leadId, request.server.now()).catch((error) =>
      request.log.error({ err: error }, latePhotos),
    );
    return { sent, refused };
  }
}

/** The lead is stored anyway, so the response must not carry Retry-After. */
async function countPhoto(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  try {
    await request.server.photoLimit.count(request, reply);
  } catch (error) {
    reply.removeHeader('retry-after');
    throw error;
  }
}

function describeRefusal(request: FastifyRequest, error: FastifyError): string {
  if (error.code === 'UPLOAD_TOO_LARGE') return photoWords.tooLarge;
  if (error.statusCode && error.statusCode < 500) return error.message;
  request.log.error({ err: error }, 'could not store a photo');
  return photoWords.failed;
}
