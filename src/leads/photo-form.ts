import type { MultipartFile } from '@fastify/multipart';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { type PhotoOutcome, type PhotoRefusal, photoLimits } from '../shared/lead-photos.ts';
import { photoWords } from '../shared/photo-words.ts';
import { receiveFile, type TemporaryFile } from '../storage/index.ts';

/** More files than these, and longer texts, come from no form of ours. */
const partLimits = { fileSize: photoLimits.bytes, files: 40, fields: 40, fieldSize: 100_000, headerPairs: 20 };

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
  discard(): Promise<void>;
}

const latePhotos = 'the mail about a lead leaves later than its photos were kept';

interface ReceivedPhoto {
  name: string;
  file: TemporaryFile;
}

const none: FormPhotos = { count: 0, keep: async () => ({ sent: 0, refused: [] }), discard: async () => {} };

/**
 * Reads a form that came as `multipart/form-data`: its texts become the request's body, its photos wait on the disk. Whatever is
 * wrong with a photo, or cuts the form off behind its texts, is no reason to refuse the words.
 * @returns no photos for a body of any other kind, which stays as it was parsed
 */
export async function receiveForm(request: FastifyRequest, reply: FastifyReply, dataDir: string): Promise<FormPhotos> {
  if (!request.isMultipart()) return none;
  const fields = new Map<string, string>();
  const received: ReceivedPhoto[] = [];
  const refused: PhotoRefusal[] = [];
  try {
    for await (const part of request.parts({ limits: partLimits })) {
      if (part.type === 'field') fields.set(part.fieldname, String(part.value));
      else await takePhoto(part);
    }
  } catch (error) {
    request.log.info({ err: error }, 'a form was cut off');
  }
  request.body = Object.fromEntries(fields);

  return {
    count: received.length + refused.length,
    keep,
    async discard() {
      for (const { file } of received) await file.discard();
    },
  };

  async function keep(leadId: number): Promise<PhotoOutcome> {
    let sent = 0;
    for (const { name, file } of received) {
      try {
        await request.server.leadPhotos.add(leadId, file);
        sent += 1;
      } catch (error) {
        refuse(name, describeRefusal(request, error as FastifyError));
      } finally {
        await file.discard();
      }
    }
    await request.server.outbox.sendPhotos(leadId).catch((error) => request.log.error({ err: error }, latePhotos));
    return { sent, refused };
  }

  /** An empty picker comes as a file without a name. */
  async function takePhoto({ filename: name, fieldname, file: stream }: MultipartFile): Promise<void> {
    try {
      if (!name || fieldname !== 'photos') return;
      if (received.length >= photoLimits.count) return refuse(name, photoWords.tooMany);
      await countPhoto(request, reply);
      const file = await receiveFile(dataDir, stream);
      // Only now is it known whether the file was cut off at the limit.
      if (!stream.truncated) return void received.push({ name, file });
      await file.discard();
      refuse(name, photoWords.tooLarge);
    } catch (error) {
      refuse(name, describeRefusal(request, error as FastifyError));
    } finally {
      stream.resume();
    }
  }

  function refuse(name: string, reason: string): void {
    refused.push({ name, reason });
  }
}

/** A form that is stored all the same does not ask its sender to come back. */
async function countPhoto(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  try {
    await request.server.photoLimit.count(request, reply);
  } catch (error) {
    reply.removeHeader('retry-after');
    throw error;
  }
}

function describeRefusal(request: FastifyRequest, error: FastifyError): string {
  if (error.statusCode && error.statusCode < 500) return error.message;
  request.log.error({ err: error }, 'a photo could not be stored');
  return photoWords.failed;
}
