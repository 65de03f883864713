import nodeModule from 'node:module';
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import * as z from 'zod';
import { areAddresses, splitAddresses } from './shared/mail-addresses.ts';

/** The folder of the product's `package.json`, `dist`, and `static`, wherever the process was started. */
// Not imported by name: Node 20 lacks it, and would fail on the import before it could report that it is too old.
const productRoot = dirname(nodeModule.findPackageJSON('..', import.meta.url) ?? resolve('package.json'));

/** The first key signs and encrypts; all of them verify and decrypt. */
export type SiteKeys = readonly [Buffer, ...Buffer[]];

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Thrown for an invalid environment; the message contains one line for each invalid variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads the environment once.
 * @throws {ConfigError} with one clear line for each invalid variable
 */
export function loadConfig(environment: Record<string, string | undefined>): Config {
  // An .env file that was saved on Windows ends each value with a carriage return.
  const cut = Object.entries(environment).map(([name, value]) => [name, value?.replace(/[\r\n]+$/, '')]);
  // An empty variable, as a compose file passes it on, means "not set".
  const given = Object.fromEntries(cut.filter(([, value]) => value !== ''));
  const result = environmentSchema.safeParse(given);
  const mistakes = [
    ...(result.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []),
    ...findContradictions(given),
  ];
  if (!result.success || mistakes.length > 0) throw new ConfigError(mistakes.join('\n'));
  return toConfig(result.data);
}

const passwordSchema = z
  .string()
  .min(8, 'must have 8 to 200 characters')
  .max(200, 'must have 8 to 200 characters')
  .optional();
const urlMessage = 'must be an address without a path, such as https://example.com';

/** A whole number. @param what how the message names the number, such as "a port number" */
function numberFrom(least: number, most: number, what = 'a number') {
  const message = `must be ${what} from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,7}$/, message)
    .transform(Number)
    .refine((number) => number >= least && number <= most, message);
}

/** A bucket such as `s3://bucket/folder`. The names of bucket and folder have only characters that need no encoding in an address. */
const bucketPattern =
  /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/((?!(?:.*\/)?\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)*)?)?\/?$/i;

const portSchema = numberFrom(0, 65535, 'a port number');
const secondsFrom = (least: number) => numberFrom(least, 3600, 'a number of seconds');

/** One email address or several, as in the mail server form. */
const emailsSchema = z
  .string()
  .transform(splitAddresses)
  .refine(areAddresses, 'must be an email address, or up to 10 with commas between them')
  .transform((addresses) => addresses.join(', '));

const environmentSchema = z.object({
  DEMO: z.literal('1', 'must be 1, or not set').optional(),
  PORT: portSchema.default(3000),
  HOST: z
    .string()
    .regex(/^[0-9A-Za-z.:%-]+$/, 'must be an address or name of this machine, such as 0.0.0.0')
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: addressWithPassword({
    protocol: 'postgres(ql)?',
    hasHost: false,
    path: '(/[^\\s@?#]*)?',
    example: 'postgres://site:password@db.example.com/site',
  }).optional(),
  DATABASE_POOL: numberFrom(1, 99).default(10),
  CACHE_MB: numberFrom(10, 9_999_999, 'a number of megabytes').default(2048),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: urlMessage })
    .transform((url) => url.replace(/\/+$/, ''))
    .refine((url) => URL.canParse(url) && new URL(url).href === `${new URL(url).origin}/`, urlMessage)
    .optional(),
  ADMIN_PASSWORD: passwordSchema,
  SESSION_KEY: z
    .string()
    .regex(
      /^[0-9a-fA-F]{64}(,\s*[0-9a-fA-F]{64}){0,2}$/,
      'must be 64 hex digits, or up to three of those, the newest first',
    )
    .transform((list) => list.split(',').map((key) => Buffer.from(key.trim(), 'hex')))
    .default([]),
  TRUST_PROXY: z
    .string()
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .refine(
      (entries) => entries.every(isProxyAddress),
      'must list addresses or CIDR ranges, such as 10.0.0.0/8, never a number of hops or true',
    )
    .optional(),
  SMTP_URL: addressWithPassword({
    protocol: 'smtps?',
    hasHost: true,
    path: '/?',
    example: 'smtps://user:password@mail.example.com',
  }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/@/, 'must be an email address, or a name with one: Longleaf <site@example.com>')
    .optional(),
  NOTIFY_EMAIL: emailsSchema.optional(),
  SMTP_NAME: z
    .string()
    .regex(
      /^(?=.{1,253}$)[0-9a-z-]+(\.[0-9a-z-]+)+$/i,
      'must be the full name of this machine, such as www.example.com',
    )
    .optional(),
  WEBHOOK_PRIVATE: z.enum(['true', 'false'], 'must be true or false').default('false'),
  MAIL_PRIVATE: z.enum(['true', 'false'], 'must be true or false').default('false'),
  PUSH_PRIVATE: z.enum(['true', 'false'], 'must be true or false').default('false'),
  BACKUP_DIR: z.string().optional(),
  BACKUP_REMOTE: z
    .string()
    .regex(bucketPattern, 'must be a bucket with an optional folder, such as s3://my-backups/site')
    .optional(),
  BACKUP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: urlMessage })
    .refine((url) => URL.canParse(url) && new URL(url).href.replace(/\/$/, '') === new URL(url).origin, urlMessage)
    .optional(),
  BACKUP_PRIVATE: z.enum(['true', 'false'], 'must be true or false').default('false'),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_REGION: z
    .string()
    .regex(/^[0-9a-z-]{1,40}$/i, 'must be the name of a region, such as us-east-1')
    .optional(),
  DRAIN_SECONDS: secondsFrom(0).default(0),
  STOP_SECONDS: secondsFrom(1).default(10),
  METRICS_PORT: portSchema.optional(),
  CDN_SECONDS: secondsFrom(0).default(0),
  REPLICA: z
    .string()
    .regex(/^[0-9A-Za-z._-]{1,100}$/, 'must be a name of letters, digits, dots and hyphens')
    .optional(),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
});

/** Every variable that the site reads. Tests compare the compose files and the documentation with this list. */
export const variableNames: readonly string[] = Object.keys(environmentSchema.shape);

/** Variables that must be set if another one is. */
const companions = {
  SMTP_URL: ['MAIL_FROM', 'NOTIFY_EMAIL'],
  BACKUP_REMOTE: ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'],
};

/** Variables that name real data, or send something. */
const notInDemo = ['DATA_DIR', 'DATABASE_URL', 'BACKUP_DIR', 'BACKUP_REMOTE', 'SMTP_URL', 'ADMIN_PASSWORD'];

/** Checks values that are valid alone but not together, and variables that no longer exist. */
function findContradictions(given: Record<string, string | undefined>): string[] {
  const lines: string[] = [];
  for (const name of given.DEMO ? notInDemo : [])
    if (given[name]) lines.push(`${name} must not be set for a demo, which keeps everything in a temporary folder`);
  if (given.STAFF_PASSWORD)
    lines.push('STAFF_PASSWORD must no longer be set. Add your staff at /admin/people with the role Crew');
  for (const [cause, names] of Object.entries(companions))
    for (const name of given[cause] ? names : [])
      if (!given[name]) lines.push(`${name} must be set when ${cause} is set`);
  return lines;
}

/**
 * True for an IPv4 or IPv6 address, with an optional prefix length. A number of hops, `true`, and a prefix of 0 are refused: each would
 * trust a header that a visitor forged.
 */
function isProxyAddress(entry: string): boolean {
  const [address = '', prefix, ...rest] = entry.split('/');
  if (rest.length > 0 || !isIP(address)) return false;
  if (prefix === undefined) return true;
  return /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (isIP(address) === 4 ? 32 : 128);
}

/** With DATABASE_URL the data directory may be disposable, so backups aren't stored there by default. */
function findBackupDir({ BACKUP_DIR, DATABASE_URL, DATA_DIR }: z.infer<typeof environmentSchema>): string | undefined {
  if (BACKUP_DIR) return resolve(BACKUP_DIR);
  return DATABASE_URL ? undefined : resolve(join(DATA_DIR, 'backups'));
}

/** The environment as typed values (docs/decisions.md, "Configuration"). No other code reads `process.env`. */
export type Config = ReturnType<typeof toConfig>;

function toConfig(values: z.infer<typeof environmentSchema>) {
  const [sessionKey, ...formerKeys] = values.SESSION_KEY;
  return {
    port: values.PORT,
    /** Shows a made-up business, in a temporary data directory (docs/product.md, "Demo"). */
    isDemo: values.DEMO !== undefined,
    host: values.HOST,
    /** Absolute path of the directory that must survive. */
    dataDir: resolve(values.DATA_DIR),
    /** The PostgreSQL database that replaces `site.db` in the data directory. */
    databaseUrl: values.DATABASE_URL,
    /** The maximum number of connections to that database. */
    databasePool: values.DATABASE_POOL,
    /** With PostgreSQL: the disk space on this machine for copies of the files in the database, in bytes. */
    cacheBytes: values.CACHE_MB * 1024 * 1024,
    /** The build output directory. */
    distDir: join(productRoot, 'dist'),
    staticDir: join(productRoot, 'static'),
    /** The site's public address without a trailing slash; the profile's website if absent. */
    publicUrl: values.PUBLIC_URL,
    adminPassword: values.ADMIN_PASSWORD,
    /** 32 bytes; made once in the data directory if absent. */
    sessionKey,
    /** Former keys. Cookies in browsers and values in the database may still need them; nothing new is signed with them. */
    formerKeys,
    /** Addresses or CIDR ranges of proxies whose `X-Forwarded-*` headers are trusted. */
    trustProxy: values.TRUST_PROXY ?? (false as const),
    mail:
      values.SMTP_URL && values.MAIL_FROM && values.NOTIFY_EMAIL
        ? { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM, to: values.NOTIFY_EMAIL }
        : undefined,
    /** The name with which the site introduces itself to mail servers; determined automatically if absent. */
    smtpName: values.SMTP_NAME,
    /** Lets the webhook use `http:` and reach this machine and its network; for tests and for a tool in the same network. */
    webhookPrivate: values.WEBHOOK_PRIVATE === 'true',
    /** The same for the mail server that the owner enters; the server of `SMTP_URL` may be in any network. */
    mailPrivate: values.MAIL_PRIVATE === 'true',
    /** The same for the push services of the owner's devices. */
    pushPrivate: values.PUSH_PRIVATE === 'true',
    /** The backup directory: `backups` in the data directory by default; none by default if processes share a database. */
    backupDir: findBackupDir(values),
    /** The bucket for copies of backups; the owner may enter another one if absent. */
    copies: readCopies(values),
    /** Lets copies go to a bucket on this machine or in its network if the owner entered it; the one of the variables may be anywhere. */
    copiesPrivate: values.BACKUP_PRIVATE === 'true',
    logLevel: values.LOG_LEVEL,
    /** Time that the site continues to serve after SIGTERM, while load balancers move traffic elsewhere. */
    drainSeconds: values.DRAIN_SECONDS,
    /** How long the stop itself may take after that. */
    stopSeconds: values.STOP_SECONDS,
    /** The port of the metrics; no metrics if absent. */
    metricsPort: values.METRICS_PORT,
    /** Time that caches between visitors and the site may show a page without revalidation; 0 for not at all. */
    cdnSeconds: values.CDN_SECONDS,
    /** The name of this process in its log; none for a single process without a name. */
    replica: values.REPLICA ?? (values.DATABASE_URL ? hostname() : undefined),
  };
}

/** The bucket of BACKUP_REMOTE. Without an endpoint it is one of AWS. */
function readCopies(values: z.infer<typeof environmentSchema>) {
  const [, bucket, folder] = bucketPattern.exec(values.BACKUP_REMOTE ?? '') ?? [];
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_REGION: region } = values;
  if (!bucket || !accessKeyId || !secretAccessKey) return undefined;
  const endpoint = values.BACKUP_ENDPOINT ?? `https://s3.${region ?? 'us-east-1'}.amazonaws.com`;
  return { endpoint, bucket, folder: folder ?? '', region: region ?? '', accessKeyId, secretAccessKey };
}

/**
 * An address that may contain a password, in which only letters, digits, and some signs need no encoding (RFC 3986, section 3.2.1). A bare
 * @, # or / would end the password early: the rest of it would be treated as the host, and sent to a name server. A username may contain
 * an @, such as an email address: the last @ ends the account. No error message repeats a part of the address.
 * @param shape the pattern of the scheme, whether a host is required (without one the query may name a socket), and the pattern of the path
 */
function addressWithPassword(shape: { protocol: string; hasHost: boolean; path: string; example: string }) {
  const { protocol, path, hasHost, example } = shape;
  const sign = "[\\w.~!$&'()*+,;=-]|%[\\da-f]{2}";
  const host = `[^\\s@/?#:[\\]\\\\]${hasHost ? '+' : '*'}|\\[[\\da-f:.]+\\]`;
  const account = `(${sign}|@)*(:(${sign}|:)*)?@`;
  const pattern = new RegExp(`^(${protocol})://(${account})?(${host})(:\\d{1,5})?${path}(\\?[^\\s@#]*)?$`, 'i');
  const message = `must be an address such as ${example}; each special character of the password is percent-encoded, as %40 for @, %23 for #, %2F for / and %25 for %`;
  return z
    .string()
    .refine((address) => pattern.test(address) && URL.canParse(address) && isDecodable(address), message);
}

function isDecodable(address: string): boolean {
  try {
    return decodeURIComponent(address) !== '';
  } catch {
    return false;
  }
}
