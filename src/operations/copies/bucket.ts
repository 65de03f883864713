import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { lookupPublic, resolvePublic } from '../../outbox/index.ts';
import { BucketError, type BucketFacts, explainNetworkError, explainRefusal, SlowError } from './failure.ts';
import { cutIntoParts, type Part, partBytes, toPart } from './parts.ts';
import { listTags, readTag } from './tags.ts';

/** A bucket, and the key that may use it. */
export interface BucketTarget {
  /** Such as `https://s3.us-west-004.backblazeb2.com`. */
  endpoint: string;
  bucket: string;
  /** The folder of the copies; empty, or ends with a slash. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface BucketOptions {
  /** Milliseconds since 1970, for the signatures. */
  now(): number;
  /** Allows addresses of this machine and its network. */
  allowPrivate: boolean;
  /** Ends all requests, as when the site stops. */
  signal?: AbortSignal;
  limits?: Partial<BucketLimits>;
}

export interface BucketLimits {
  /** Time without any progress after which a request is given up. */
  idleMs: number;
  /** Time for one request, such as a part of 16 MiB: ten minutes allow 28 kB a second. */
  requestMs: number;
  /** Number of tries of a request, each with a new signature. */
  tries: number;
  /** The pause after the first try; it doubles after each further one. */
  pauseMs: number;
}

const usualLimits: BucketLimits = { idleMs: 60_000, requestMs: 10 * 60_000, tries: 5, pauseMs: 1000 };

/** An object below the prefix. */
export interface StoredObject {
  name: string;
  bytes: number;
}

interface Call {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** The object's name below the prefix; absent for the bucket itself. */
  name?: string;
  query?: Record<string, string>;
  part?: Part;
  headers?: Record<string, string>;
}

interface Answer {
  status: number;
  text: string;
  headers: IncomingMessage['headers'];
}

/** The longest response that is read into memory: 1000 names take about 400 kB. */
const textLimitBytes = 8 * 1024 * 1024;
/** The SHA-256 of nothing, for requests without a body. */
const emptySha256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
/** Written in slices, so that TLS never encrypts a whole part into memory. */
const sliceBytes = 256 * 1024;

export type Bucket = ReturnType<typeof openBucket>;

/**
 * Opens a bucket of any provider that speaks S3 (path-style addresses, Signature Version 4). Its methods throw a BucketError. Uploads have
 * a `Content-MD5`, which object lock requires, and no other checksum, because R2 and B2 refuse those.
 */
export function openBucket(target: BucketTarget, options: BucketOptions) {
  const limits = { ...usualLimits, ...options.limits };
  const base = new URL(target.endpoint);
  const isSecure = base.protocol === 'https:';
  const agent = new (isSecure ? HttpsAgent : HttpAgent)({ keepAlive: true, maxSockets: 4 });
  const facts: BucketFacts = { host: base.hostname, bucket: target.bucket, clockAheadMs: 0 };
  const signing = import('aws4fetch').then(
    ({ AwsClient }) =>
      new AwsClient({
        accessKeyId: target.accessKeyId,
        secretAccessKey: target.secretAccessKey,
        region: target.region,
        service: 's3',
        // Its own retries would repeat the signature of the first try.
        retries: 0,
      }),
  );

  return {
    facts,
    list,
    find,
    put: (name: string, bytes: Uint8Array) => call({ method: 'PUT', name, part: toPart(bytes) }).then(() => {}),
    upload,
    abortUnfinished,
    read,
    remove: (name: string) => call({ method: 'DELETE', name }).then(() => {}),
    close: () => agent.destroy(),
  };

  /** Lists every object below the prefix. */
  async function list(): Promise<StoredObject[]> {
    const found: StoredObject[] = [];
    for (let token: string | undefined; ; ) {
      const query = { 'list-type': '2', prefix: target.prefix, ...(token && { 'continuation-token': token }) };
      const { text } = await call({ method: 'GET', query });
      for (const entry of listTags(text, 'Contents'))
        found.push({
          name: (readTag(entry, 'Key') ?? '').slice(target.prefix.length),
          bytes: Number(readTag(entry, 'Size')),
        });
      token = readTag(text, 'IsTruncated') === 'true' ? readTag(text, 'NextContinuationToken') : undefined;
      if (!token) return found;
    }
  }

  /** Returns an object's size; `undefined` if it doesn't exist. */
  async function find(name: string): Promise<StoredObject | undefined> {
    try {
      const { headers } = await call({ method: 'HEAD', name });
      return { name, bytes: Number(headers['content-length']) };
    } catch (error) {
      if ((error as BucketError).fault === 'missing') return undefined;
      throw error;
    }
  }

  /**
   * Uploads a stream: in one request if it fits into a part, else in equal parts. The object appears once it is complete. Parts of a failed
   * upload are deleted.
   * @param bytes the exact size
   */
  async function upload(name: string, bytes: number, pieces: AsyncIterable<Uint8Array>): Promise<void> {
    if (bytes <= partBytes) {
      for await (const part of cutIntoParts(pieces)) await call({ method: 'PUT', name, part });
    } else {
      await uploadParts(name, pieces);
    }
    const stored = await find(name);
    if (stored?.bytes !== bytes)
      throw new BucketError('damaged', 'The copy in the bucket is damaged or incomplete.', true);
  }

  async function uploadParts(name: string, pieces: AsyncIterable<Uint8Array>): Promise<void> {
    const { text } = await call({ method: 'POST', name, query: { uploads: '' } });
    const uploadId = readTag(text, 'UploadId') ?? '';
    try {
      const tags: string[] = [];
      for await (const part of cutIntoParts(pieces)) {
        const query = { partNumber: String(tags.length + 1), uploadId };
        const { headers } = await call({ method: 'PUT', name, query, part });
        tags.push(String(headers.etag ?? ''));
      }
      const list = tags.map((tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
      const body = `<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`;
      await call({ method: 'POST', name, query: { uploadId }, part: toPart(Buffer.from(body)) });
    } catch (error) {
      await call({ method: 'DELETE', name, query: { uploadId } }).catch(() => {});
      throw error;
    }
  }

  /** Deletes the parts of uploads that were interrupted, as by a power cut. */
  async function abortUnfinished(): Promise<void> {
    const { text } = await call({ method: 'GET', query: { uploads: '', prefix: target.prefix } });
    for (const entry of listTags(text, 'Upload')) {
      const name = (readTag(entry, 'Key') ?? '').slice(target.prefix.length);
      try {
        await call({ method: 'DELETE', name, query: { uploadId: readTag(entry, 'UploadId') ?? '' } });
      } catch (error) {
        // The last request of a process that was killed may have ended the upload after it was listed.
        if ((error as BucketError).fault !== 'missing') throw error;
      }
    }
  }

  /** Reads an object. After a cut connection, it continues at the next byte. */
  async function* read(name: string): AsyncGenerator<Uint8Array> {
    let offset = 0;
    let tag: string | undefined;
    for (let left = limits.tries - 1; ; left -= 1) {
      try {
        const headers: Record<string, string> = offset > 0 && tag ? { range: `bytes=${offset}-`, 'if-match': tag } : {};
        const response = await open({ method: 'GET', name, headers });
        tag ??= response.headers.etag;
        const size = offset + Number(response.headers['content-length']);
        for await (const piece of response) {
          offset += piece.length;
          left = limits.tries - 1;
          yield piece;
        }
        if (offset < size) throw new Error('The response ended too early');
        return;
      } catch (error) {
        const failure = explainNetworkError(error, facts);
        if (!failure.isPassing || left <= 0) throw failure;
        await rest(limits.tries - 1 - left);
      }
    }
  }

  /** Sends a request until it succeeds, fails for a reason that stays, or has been tried often enough. */
  async function call(request: Call): Promise<Answer> {
    for (let tried = 0; ; tried += 1) {
      try {
        const response = await open(request);
        const text = await readText(response);
        // The response to the end of an upload may be an error after a status of success.
        const code = request.method === 'POST' && text.includes('<Error>') ? readTag(text, 'Code') : undefined;
        if (code) throw explainRefusal({ status: 500, code, message: readTag(text, 'Message') ?? '' }, facts);
        return { status: response.statusCode ?? 0, text, headers: response.headers };
      } catch (error) {
        const failure = explainNetworkError(error, facts);
        if (!failure.isPassing || tried >= limits.tries - 1) throw failure;
        await rest(tried);
      }
    }
  }

  async function rest(tried: number): Promise<void> {
    await pause(limits.pauseMs * 2 ** tried, undefined, { signal: options.signal });
  }

  /** Sends one request. @returns the response of a success, whose body must be read @throws BucketError, or the network's error */
  async function open(request: Call): Promise<IncomingMessage> {
    options.signal?.throwIfAborted();
    if (!options.allowPrivate && isIP(base.hostname.replace(/^\[|\]$/g, ''))) await resolvePublic(base.hostname);
    const { url, headers } = await sign(request);
    const { method, part } = request;
    const answer = Promise.withResolvers<IncomingMessage>();
    const timeout = AbortSignal.timeout(limits.requestMs);
    const isLong = method === 'GET' && request.name !== undefined;
    const signals = [...(isLong ? [] : [timeout]), ...(options.signal ? [options.signal] : [])];
    const sent = (isSecure ? requestHttps : requestHttp)(url, {
      method,
      headers,
      agent,
      signal: AbortSignal.any(signals),
      ...(!options.allowPrivate && { lookup: lookupPublic }),
    });
    let received: IncomingMessage | undefined;
    sent.setTimeout(limits.idleMs, () => (received ?? sent).destroy(new SlowError('No progress')));
    sent.on('error', (error) => answer.reject(timeout.aborted ? new SlowError('Too slow') : error));
    sent.on('response', (response) => {
      received = response;
      answer.resolve(response);
    });
    // A refusal may arrive before the whole part was sent, so this isn't awaited.
    if (part) pipeline(Readable.from(slice(part.bytes)), sent).catch(() => {});
    else sent.end();
    const response = await answer.promise;
    noteClock(response.headers.date);
    const status = response.statusCode ?? 0;
    if (status >= 200 && status < 300) return response;
    const text = await readText(response).catch(() => '');
    if (part) sent.destroy();
    const region = readTag(text, 'Region') ?? response.headers['x-amz-bucket-region']?.toString();
    const code = readTag(text, 'Code') ?? (status === 404 && request.name === undefined ? 'NoSuchBucket' : '');
    throw explainRefusal({ status, code, message: readTag(text, 'Message') ?? '', region }, facts);
  }

  async function sign({ method, name, query = {}, part, headers = {} }: Call) {
    const url = new URL(base);
    url.pathname = `/${target.bucket}${name === undefined ? '' : `/${target.prefix}${name}`}`;
    for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
    const datetime = new Date(options.now()).toISOString().replace(/[:-]|\.\d{3}/g, '');
    const signed = await (await signing).sign(url.href, {
      method,
      headers: {
        ...headers,
        'x-amz-content-sha256': part?.sha256 ?? emptySha256,
        ...(part && { 'content-md5': part.md5 }),
      },
      aws: { datetime },
    });
    const length = part?.bytes.length ?? (method === 'PUT' || method === 'POST' ? 0 : undefined);
    return {
      url: new URL(signed.url),
      headers: { ...Object.fromEntries(signed.headers), ...(length !== undefined && { 'content-length': length }) },
    };
  }

  function noteClock(date: string | undefined): void {
    const theirs = Date.parse(date ?? '');
    if (!Number.isFinite(theirs)) return;
    facts.clockAheadMs = options.now() - theirs;
    facts.clockOffsetMs = theirs - Date.now();
  }
}

function* slice(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += sliceBytes) yield bytes.subarray(start, start + sliceBytes);
}

async function readText(response: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of response) {
    bytes += piece.length;
    if (bytes > textLimitBytes) throw new Error('The response is too long');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
