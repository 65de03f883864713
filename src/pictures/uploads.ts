import { finished } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { InvalidUploadError, UnsupportedFileError, UploadTooLargeError } from '../http/errors.ts';
import { receiveFile, sweepIncoming, type TemporaryFile } from '../storage/index.ts';

export interface UploadRule {
  /** The form field that carries the file. */
  field: string;
  limitBytes: number;
}

export interface Upload {
  file: TemporaryFile;
  /** The sender's file name, which is not trusted. */
  fileName: string;
  /** The form's text fields. */
  fields: Record<string, string>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Receives the one file of a multipart request to the disk; the caller must discard it.
     * @throws InvalidUploadError, UploadTooLargeError, UnsupportedFileError, StorageUnavailableError; nothing is left behind then
     */
    receiveUpload(rule: UploadRule): Promise<Upload>;
  }
}

/** Room for the rest of a multipart body: boundaries, headers, a few short fields. */
const envelopeBytes = 16 * 1024;

/** Streams uploads to the disk, one file for each request; only where `multipartForms` is registered too. */
export const uploads = fp<{ dataDir: string }>(
  async (app, { dataDir }) => {
    await sweepIncoming(dataDir);

    app.decorateRequest('receiveUpload', async function receiveUpload(this: FastifyRequest, rule: UploadRule) {
      if (!this.isMultipart()) throw new UnsupportedFileError('Please send the file as a form (multipart/form-data).');
      if (Number(this.headers['content-length']) > rule.limitBytes + envelopeBytes) throw tooLarge(rule);
      try {
        return await receiveParts(this, rule, dataDir);
      } catch (error) {
        throw toRefusal(error as Error & { code?: string });
      }
    });
  },
  { name: 'uploads', fastify: '5.x' },
);

/** Enables multipart forms for the routes of a scope; elsewhere they are an unsupported content type. */
export const multipartForms = fp(
  async (app) => {
    await app.register(multipart, { throwFileSizeLimit: false });
    app.addHook('onSend', ({ raw }, _reply, payload, done) => {
      if (raw.complete || isShort(raw)) done(null, payload);
      else dropTheRest(raw).then(() => done(null, payload));
    });
  },
  { name: 'multipart-forms', dependencies: ['uploads'], fastify: '5.x' },
);

/** A body that is parsed as a whole has a limit of its own, and is answered at once when it is beyond it. */
function isShort({ headers }: FastifyRequest['raw']): boolean {
  return /^application\/(json|x-www-form-urlencoded)\b/.test(headers['content-type'] ?? '');
}

/** Rejects an upload without a session before its body is read: that may take minutes on a slow connection. */
const patienceMs = 5000;

/**
 * Reads and drops the rest of the body before the answer, for a limited time, because clients and proxies may drop
 * a connection, and its answer, when the answer comes during the body.
 */
async function dropTheRest(raw: FastifyRequest['raw']): Promise<void> {
  raw.unpipe();
  raw.resume();
  // A client that is still sending after that gets its answer now.
  await finished(raw, { signal: AbortSignal.timeout(patienceMs) }).catch(() => {});
}

async function receiveParts(request: FastifyRequest, rule: UploadRule, dataDir: string): Promise<Upload> {
  const limits = {
    fileSize: rule.limitBytes,
    files: 1,
    fields: 8,
    fieldSize: 1000,
    fieldNameSize: 100,
    headerPairs: 20,
  };
  const fields: Record<string, string> = {};
  let upload: Upload | undefined;
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value);
      else upload = { ...(await receivePart(part, rule, dataDir)), fields };
    }
    return requireUpload(upload, rule);
  } catch (error) {
    await upload?.file.discard();
    throw error;
  }
}

async function receivePart(part: MultipartFile, rule: UploadRule, dataDir: string): Promise<Omit<Upload, 'fields'>> {
  if (part.fieldname !== rule.field) throw wrongField(rule);
  const file = await receiveFile(dataDir, part.file);
  // Whether the file was truncated at the limit is known only after the end of its stream.
  if (part.file.truncated) {
    await file.discard();
    throw tooLarge(rule);
  }
  return { file, fileName: part.filename ?? '' };
}

function requireUpload(upload: Upload | undefined, rule: UploadRule): Upload {
  if (!upload) throw wrongField(rule);
  if (upload.file.bytes > 0) return upload;
  throw new InvalidUploadError(upload.fileName ? 'This file is empty.' : 'Please choose a file first.');
}

function wrongField({ field }: UploadRule): Error {
  return new InvalidUploadError(`Please send one file, in the field "${field}".`);
}

function tooLarge({ limitBytes }: UploadRule): Error {
  return new UploadTooLargeError(`This file is too large. It may have at most ${limitBytes / 1024 / 1024} MB.`);
}

/** Turns the multipart parser's errors, which have no useful status, into errors about the request. */
function toRefusal(error: Error & { code?: string; statusCode?: number }): Error {
  if (error.code === 'FST_FILES_LIMIT') return new InvalidUploadError('Please send one file at a time.');
  if (error.code?.startsWith('FST_')) return new InvalidUploadError('This form cannot be read.');
  if (error.statusCode || error.code) return error;
  return new InvalidUploadError('The upload was cut off or is no valid form. Please try again.');
}
