import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from '../http/rate-limit.ts';
import { type PhotoOutcome, type PhotoRefusal, photoLimits, photoWords } from '../shared/lead/lead-photos.ts';
import { releaseNotification } from './messages/photo-mails.ts';

/** Our forms never send more or longer fields than this. */
const texts = { fields: 40, fieldSize: 100_000 };

/**
 * How long the mail about a form waits for its photos. It leaves as soon as they are kept; this is for a process that dies meanwhile,
 * and as long as one photo may take.
 */
export const photoWaitMs = 4 * 60_000;

/** The photos of one form, on their way from its body to its lead. */
export interface FormPhotos {
  /** How many the form came with, refused ones among them. */
  count: number;
  /**
   * Adds them to their lead, now that it is stored, one after the other; the mail about it leaves then.
   * @returns what became of them; a photo that fails is refused with words, and never thrown
   */
  keep(leadId: number): Promise<PhotoOutcome>;
  /** Removes what was received and not kept. */
  remove(): Promise<void>;
}

const latePhotos = 'the mail about a lead leaves later than its photos were kept';

const none: FormPhotos = { count: 0, keep: async () => ({ sent: 0, refused: [] }), remove: async () => {} };

/**
 * Reads a form that came as `multipart/form-data`: its texts become the request's body, its photos wait on the disk. Whatever is
 * wrong with a photo, or cuts the form off behind its texts, is no reason to refuse the words.
 * @returns no photos for a body of any other kind, which stays as it was parsed
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
  request.log.error({ err: error }, 'a photo could not be stored');
  return photoWords.failed;
}
