import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyError, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import fp from 'fastify-plugin';
import { bodyAllowanceOf, bodyLimitBytes, isParsedWhole } from '../http/bodies.ts';
import type { WrittenChange } from '../http/change-rule.ts';
import { wantsJson } from '../http/error-handler.ts';
import {
  BodiesFullError,
  BodyTooLargeError,
  InvalidUploadError,
  NotSignedInError,
  TooManyPhotosError,
  UnsupportedFileError,
  UploadTooLargeError,
} from '../http/errors.ts';
import { timeouts } from '../http/timeouts.ts';
import type { UploadOutcome } from '../shared/page.ts';
import type { FixedScreen } from '../shared/routes.ts';
import { receiveFile, removeIncomingFiles, type TemporaryFile } from '../storage/index.ts';

export interface UploadRule {
  /** The form field that contains the file. */
  field: string;
  limitBytes: number;
}

/** The files that a form may contain. */
export interface FormRule extends UploadRule {
  /** The maximum number of files. */
  files: number;
  /** The maximum number of text fields, and the maximum length of each in bytes. */
  texts: { fields: number; fieldSize: number };
  /** Called before a file is received. @throws the error that refuses the file */
  admit?(): Promise<void>;
  /**
   * Called for a refused file with the sender's file name, and for a form that is cut off; the rest of the form is accepted. Without it,
   * the whole form is refused.
   */
  onRefused?(error: FastifyError, fileName?: string): void;
}

export interface ReceivedForm {
  /** The form's text fields. */
  fields: Record<string, string>;
  files: ReceivedFile[];
  /** Deletes the received files. */
  remove(): Promise<void>;
}

interface ReceivedFile {
  file: TemporaryFile;
  /** The sender's file name, which isn't trusted. */
  fileName: string;
}

export type Upload = ReceivedFile & Pick<ReceivedForm, 'fields'>;

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Receives a multipart form and writes its files to disk; the caller must delete them.
     * @throws InvalidUploadError, UploadTooLargeError, UnsupportedFileError, StorageUnavailableError; in that case no files remain
     */
    receiveForm(rule: FormRule): Promise<ReceivedForm>;
    /** Receives a form with one file, which the caller must delete. */
    receiveUpload(rule: UploadRule): Promise<Upload>;
  }
}

/** Room for the rest of a multipart body: boundaries, headers, a few short fields. */
const envelopeBytes = 16 * 1024;

/** Streams the files of forms to disk, in scopes with `multipartForms`. */
export const uploads = fp<{ dataDir: string }>(
  async (app, { dataDir }) => {
    await removeIncomingFiles(dataDir);

    app.decorateRequest('receiveForm', function receiveForm(this: FastifyRequest, rule: FormRule) {
      return receiveParts(this, rule, dataDir);
    });
    app.decorateRequest('receiveUpload', async function receiveUpload(this: FastifyRequest, rule: UploadRule) {
      const form = await this.receiveForm({ ...rule, files: 1, texts: { fields: 8, fieldSize: 1000 } });
      const [upload] = form.files;
      if (!upload) throw wrongField(rule);
      return { ...upload, fields: form.fields };
    });
  },
  { name: 'uploads' },
);

/** Enables multipart forms for the routes of a scope; elsewhere they are an unsupported content type. */
export const multipartForms = fp(
  async (app) => {
    await app.register(multipart, { throwFileSizeLimit: false });
    // A fully parsed body has a limit of its own, and a body beyond it is answered at once.
    app.addHook('onSend', (request, reply, payload, done) => {
      const isOver = request.raw.complete || reply.getHeader('connection') === 'close';
      if (isOver || isParsedWhole(request)) done(null, payload);
      else drainRequest(request.raw).then(() => done(null, payload));
    });
  },
  { name: 'multipart-forms', dependencies: ['uploads'] },
);

/** The time to keep reading a rejected body before the response, in milliseconds. */
const patienceMs = 5000;

/**
 * Reads and drops the rest of the body before the response, for a limited time. Clients and proxies may drop a connection and its response
 * if the response arrives during the body.
 */
async function drainRequest(raw: FastifyRequest['raw']): Promise<void> {
  raw.unpipe();
  raw.resume();
  // A client that is still sending gets its response now.
  await finished(raw, { signal: AbortSignal.timeout(patienceMs) }).catch(() => {});
}

async function receiveParts(request: FastifyRequest, rule: FormRule, dataDir: string): Promise<ReceivedForm> {
  if (!request.isMultipart()) throw new UnsupportedFileError('Please send the file as a form (multipart/form-data).');
  const { onRefused } = rule;
  const mostBytes = rule.files * rule.limitBytes + envelopeBytes;
  if (!onRefused && Number(request.headers['content-length']) > mostBytes) throw tooLarge(rule);
  // Our forms never send more files than this.
  const limits = { ...rule.texts, fileSize: rule.limitBytes, files: 40, fieldNameSize: 100, headerPairs: 20 };
  const fields: Record<string, string> = {};
  const files: ReceivedFile[] = [];
  const remove = async () => {
    for (const { file } of files) await file.remove();
  };
  const texts = watchTexts(request);
  try {
    await Promise.race([readParts(), texts.excess]);
  } catch (error) {
    if (!onRefused || isRefusedWhole(error)) {
      await remove();
      throw toRefusal(error as FastifyError);
    }
    onRefused(error as FastifyError);
  } finally {
    texts.end();
  }
  return { fields, files, remove };

  async function readParts(): Promise<void> {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        fields[part.fieldname] = String(part.value);
        texts.add(fields[part.fieldname] ?? '');
        continue;
      }
      texts.pauseFor(part.file);
      try {
        if (files.length >= rule.files) throw tooMany(rule);
        files.push(await receivePart(part, rule, dataDir));
      } catch (error) {
        if (!onRefused) throw error;
        onRefused(error as FastifyError, part.filename ?? '');
        part.file.resume();
      }
    }
  }
}

/** True for an error after which no part of the form is usable, because its texts are incomplete. */
function isRefusedWhole(error: unknown): boolean {
  return error instanceof BodiesFullError || error instanceof BodyTooLargeError;
}

/** The texts of a form, which are held in memory. Together they have the size, time, and memory limits of any other body. */
interface Texts {
  /** Rejects if the texts are too long, or if there is no memory for them. */
  excess: Promise<never>;
  /** Counts a text that has arrived. */
  add(text: string): void;
  /** Stops counting while a file arrives, which is written to disk and has its route's time limit. */
  pauseFor(file: Readable): void;
  end(): void;
}

function watchTexts(request: FastifyRequest): Texts {
  const { promise: excess, reject } = Promise.withResolvers<never>();
  excess.catch(() => {});
  const { raw } = request;
  const allowance = bodyAllowanceOf(request);
  const endsAtMs = performance.now() + (request.routeOptions.config.answerMs ?? 0);
  let arrivedBytes = 0;
  /** Bytes since the last file, including headers and boundaries: the parser reports a text only once it is complete. */
  let arrivingBytes = 0;
  let file: Readable | undefined;
  raw.on('data', count);
  return { excess, add, pauseFor, end };

  function count(chunk: Buffer): void {
    if (file) return;
    arrivingBytes += chunk.length;
    // This piece may also contain the start of a file, which the parser reports only after this event.
    if (arrivingBytes > 2 * bodyLimitBytes) setImmediate(refuseExcess);
    try {
      allowance?.holdPiece(chunk.length);
    } catch (error) {
      stop(error as Error);
    }
  }

  function refuseExcess(): void {
    if (!file && arrivingBytes > 2 * bodyLimitBytes) stop(new BodyTooLargeError());
  }

  function add(text: string): void {
    if (file) endFile(file);
    arrivedBytes += Buffer.byteLength(text);
    if (arrivedBytes > bodyLimitBytes) stop(new BodyTooLargeError());
  }

  function pauseFor(begun: Readable): void {
    file = begun;
    // The file has started in the same piece in which the text before it ended.
    allowance?.hold(arrivedBytes);
    allowance?.allow(endsAtMs - performance.now());
    begun.once('close', () => {
      // If the disk refuses a file, the rest of it still arrives, up to the next part.
      if (begun.readableEnded) endFile(begun);
    });
  }

  function endFile(ended: Readable): void {
    if (file !== ended) return;
    file = undefined;
    arrivingBytes = 0;
    allowance?.allow();
  }

  function stop(error: Error): void {
    raw.unpipe();
    end();
    reject(error);
  }

  function end(): void {
    raw.off('data', count);
  }
}

async function receivePart(part: MultipartFile, rule: FormRule, dataDir: string): Promise<ReceivedFile> {
  if (part.fieldname !== rule.field) throw wrongField(rule);
  // A file picker without a choice sends a file without a name.
  if (!part.filename) throw new InvalidUploadError('Please choose a file first.');
  await rule.admit?.();
  const file = await receiveFile(dataDir, part.file);
  // Only after the end of the stream is it known whether the file was cut off at the limit.
  if (file.bytes > 0 && !part.file.truncated) return { file, fileName: part.filename };
  await file.remove();
  throw part.file.truncated ? tooLarge(rule) : new InvalidUploadError('This file is empty.');
}

function tooMany({ files }: FormRule): Error {
  return files === 1 ? new InvalidUploadError('Please send one file at a time.') : new TooManyPhotosError();
}

function wrongField({ field }: UploadRule): Error {
  return new InvalidUploadError(`Please send one file, in the field "${field}".`);
}

function tooLarge({ limitBytes }: UploadRule): Error {
  return new UploadTooLargeError(`This file is too large. The limit is ${limitBytes / 1024 / 1024} MB.`);
}

/** Turns the multipart parser's errors, which have no useful status, into errors about the request. */
function toRefusal(error: FastifyError): Error {
  if (error.code?.startsWith('FST_')) return new InvalidUploadError('This form cannot be read.');
  if (error.statusCode || error.code) return error;
  return new InvalidUploadError('The upload was cut off or isn’t a valid form. Please try again.');
}

/** The differences between the two upload routes. */
export interface UploadDescription extends UploadRule {
  /** The page that a plain post returns to. */
  returnTo: { path: string; screen: FixedScreen };
  message: string;
  /** The entry in the activity log. */
  change: WrittenChange;
  /** Adds the file to the site. @returns the fields of the response in addition to `success` and `message` */
  accept(upload: Upload): Promise<object>;
}

/**
 * Creates the route options of both upload routes. Guard and rate limit run before the body is read. The timeout is longer than for other
 * routes, because a phone with a weak signal needs minutes for a large file.
 */
export function uploadRoute(description: UploadDescription): RouteShorthandOptions {
  return {
    config: {
      change: description.change,
      refusal: { success: false },
      page: (error, request) => pageOfRefusedUpload(error, request, description),
    },
    handlerTimeout: timeouts.uploadMs,
    role: 'crew',
    onRequest: countUpload,
  };
}

async function countUpload(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await request.server.uploadLimit.count(request, reply);
}

/**
 * Handles one upload by staff. The response is 201 with JSON, or the upload page with its message for a plain post (docs/decisions.md,
 * "Details"). The temporary file is deleted before this returns, even after an error.
 */
export async function acceptUpload(request: FastifyRequest, reply: FastifyReply, description: UploadDescription) {
  const { message } = description;
  const upload = await request.receiveUpload(description);
  const result = await description.accept(upload).finally(() => upload.file.remove());
  reply.code(201);
  if (!wantsJson(request)) return reply.page(request, pageOf(description, { success: true, message }));
  return reply.send({ success: true, message, ...result });
}

function pageOfRefusedUpload(error: FastifyError, request: FastifyRequest, description: UploadDescription) {
  const { statusCode = 500, message } = error;
  const signedOut = error instanceof NotSignedInError;
  if (statusCode === 500) return undefined;
  return { ...pageOf(description, { success: false, message, signedOut }), signIn: request.signInWays };
}

function pageOf({ returnTo }: UploadDescription, uploadOutcome: UploadOutcome) {
  return { ...returnTo, unlisted: true, uploadOutcome, signedIn: !uploadOutcome.signedOut };
}
