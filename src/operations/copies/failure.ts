/** The kinds of failures of a bucket. */
export type BucketFault =
  | 'address'
  | 'bucket'
  | 'certificate'
  | 'clock'
  | 'cut'
  | 'damaged'
  | 'denied'
  | 'full'
  | 'key'
  | 'missing'
  | 'region'
  | 'room'
  | 'slow'
  | 'other';

/** A failed request to a bucket, or a copy that can't be used. The message is one plain sentence for the owner. */
export class BucketError extends Error {
  override name = 'BucketError';
  fault: BucketFault;
  /** True if the same request may succeed in a moment. */
  isPassing: boolean;
  constructor(fault: BucketFault, message: string, isPassing = false) {
    super(message);
    this.fault = fault;
    this.isPassing = isPassing;
  }
}

/** A response of the bucket that isn't a success. */
export interface Refusal {
  status: number;
  /** The code of S3, such as `NoSuchBucket`; empty if the response has none. */
  code: string;
  message: string;
  /** The region that the bucket says it is in. */
  region?: string | undefined;
}

/** The facts that the sentences name. */
export interface BucketFacts {
  host: string;
  bucket: string;
  /** How far the clock for signatures is ahead of the bucket's, in milliseconds; 0 if unknown. */
  clockAheadMs: number;
  /** How far this machine's clock is behind the bucket's, in milliseconds; absent if unknown. */
  clockOffsetMs?: number;
}

/** The time by which clocks may differ without a notice. S3 refuses requests from 15 minutes on. */
export const skewLimitMs = 5 * 60_000;

const minuteMs = 60_000;

/** Describes by how much this machine's clock is wrong, such as "14 minutes ahead". */
export function describeSkew(clockAheadMs: number): string {
  const minutes = Math.round(Math.abs(clockAheadMs) / minuteMs);
  const amount =
    minutes < 120 ? `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}` : `${Math.round(minutes / 60)} hours`;
  return `${amount} ${clockAheadMs > 0 ? 'ahead' : 'behind'}`;
}

/** Explains a response that isn't a success. The codes are S3's, which other providers use too. */
export function explainRefusal(refusal: Refusal, facts: BucketFacts): BucketError {
  const { status, code, message, region } = refusal;
  const { host, bucket, clockAheadMs } = facts;
  if (/^(RequestTimeTooSkewed|RequestExpired)$/.test(code))
    return new BucketError(
      'clock',
      Math.abs(clockAheadMs) > minuteMs
        ? `This server’s clock is ${describeSkew(clockAheadMs)}. Set the clock, then try again.`
        : 'This server’s clock and the bucket’s clock differ too much. Set the clock, then try again.',
    );
  if (
    status === 507 ||
    /Quota|EntityTooLarge|InsufficientStorage|StorageFull/.test(code) ||
    /\bcap exceeded|quota/i.test(message)
  )
    return new BucketError('full', `The bucket ${bucket} is full, or its spending limit is reached.`);
  if (code === 'NoSuchBucket')
    return new BucketError('bucket', `There’s no bucket named ${bucket} at ${host}. It may have been deleted.`);
  if (region || /^(AuthorizationHeaderMalformed|PermanentRedirect|IllegalLocationConstraintException)$/.test(code))
    return new BucketError(
      'region',
      region
        ? `The bucket ${bucket} is in the region ${region}. Enter that region.`
        : `The bucket ${bucket} is in another region. Enter the region that your provider shows.`,
    );
  if (/^(InvalidAccessKeyId|SignatureDoesNotMatch|InvalidToken|ExpiredToken|UnrecognizedClient)/.test(code))
    return new BucketError('key', `${host} doesn’t accept the access key. It’s wrong, or it was revoked.`);
  if (status === 401 || status === 403)
    return new BucketError(
      'denied',
      `The access key may not do this in the bucket ${bucket}. It may have been revoked.`,
    );
  if (status === 404) return new BucketError('missing', 'This copy is no longer in the bucket.');
  const isPassing =
    status >= 500 || status === 429 || /^(BadDigest|IncompleteBody|RequestTimeout|SlowDown|NoSuchUpload)$/.test(code);
  const reason = [status, code, message.slice(0, 200)].filter(Boolean).join(' ');
  return new BucketError(
    'other',
    `${host} refused the request: ${reason}.`.replace(/\.+$/, '.'),
    isPassing && status !== 501,
  );
}

/** Thrown when a server takes too long. */
export class SlowError extends Error {
  override name = 'SlowError';
}

/** Explains a request without a response. */
export function explainNetworkError(error: unknown, { host }: Pick<BucketFacts, 'host'>): BucketError {
  if (error instanceof BucketError) return error;
  const { code = '', name = '', message = '' } = error as { code?: string; name?: string; message?: string };
  if (error instanceof SlowError || name === 'TimeoutError' || code === 'ETIMEDOUT')
    return new BucketError('slow', `${host} is too slow, or it stopped responding.`, true);
  if (name === 'PrivateAddressError') return new BucketError('address', `${message}. Use an address on the internet.`);
  if (code === 'ENOTFOUND') return new BucketError('address', `There’s no server named ${host}. Check the endpoint.`);
  if (/^(EAI_AGAIN|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL)$/.test(code))
    return new BucketError(
      'address',
      `${host} can’t be reached. Check the endpoint and this server’s connection.`,
      true,
    );
  if (
    code.includes('CERT') ||
    code === 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' ||
    code === 'EPROTO' ||
    code.startsWith('ERR_SSL')
  )
    return new BucketError('certificate', `${host} has no valid certificate, so nothing was sent.`);
  return new BucketError('cut', `The connection to ${host} was cut.`, true);
}
