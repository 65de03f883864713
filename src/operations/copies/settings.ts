import type { Kysely } from 'kysely';
import type { Config, SiteKeys } from '../../config.ts';
import { type Database, requireReadable, type Setting } from '../../database/index.ts';
import { BucketSecretNeededError, CopiesFixedError, InvalidFieldsError } from '../../http/errors.ts';
import { openSecret, sealSecret } from '../../outbox/index.ts';
import type { CopySettingsInput, CopySettingsView } from '../../shared/admin/copies.ts';
import { type StoredBucket, storedBucket } from '../../storage/index.ts';
import type { BucketTarget } from './bucket.ts';

const conflict = 'The bucket was changed in another window.';

/** A bucket, and whether it may be in a private network. */
export interface ChosenBucket {
  target: BucketTarget;
  allowPrivate: boolean;
}

export type CopySettings = ReturnType<typeof createCopySettings>;

interface SettingsOptions {
  db: Kysely<Database>;
  config: Pick<Config, 'copies' | 'copiesPrivate'>;
  /** The site's keys. The first one encrypts the secret. */
  keys: SiteKeys;
}

/** Creates access to the bucket of the variables, or else to the one that the owner has entered. */
export function createCopySettings({ db, config, keys }: SettingsOptions) {
  const [key] = keys;
  const fixed = config.copies;

  return {
    /** @returns `undefined` if copies are off, or the secret can't be decrypted anymore */
    async read(): Promise<ChosenBucket | undefined> {
      if (fixed) return { target: toTarget(fixed, fixed.secretAccessKey), allowPrivate: true };
      const { value } = await storedBucket.read(db);
      const secret = value ? openSecret(keys, 'bucket-secret', value.sealed) : undefined;
      return value && secret !== undefined ? choose(value, secret) : undefined;
    },
    /** Returns the typed bucket for a test, else the stored one. @throws BucketSecretNeededError */
    async readForTest(input: CopySettingsInput | undefined): Promise<ChosenBucket | undefined> {
      if (!input || fixed) return this.read();
      const { sealed } = await withSecret(input);
      return choose(input, openSecret(keys, 'bucket-secret', sealed) ?? '');
    },
    /** @throws CopiesFixedError, BucketSecretNeededError, ChangedElsewhereError */
    async save(input: CopySettingsInput): Promise<void> {
      if (fixed) throw new CopiesFixedError();
      requireSafe(input);
      await storedBucket.write(db, await withSecret(input), input.version, conflict);
    },
    /** @throws CopiesFixedError, ChangedElsewhereError */
    async remove(version: number): Promise<void> {
      if (fixed) throw new CopiesFixedError();
      await storedBucket.write(db, null, version, conflict);
    },
    /** @throws DamagedRecordError if the stored settings can't be read */
    async view(): Promise<CopySettingsView> {
      if (fixed) {
        const { secretAccessKey: _secret, ...shown } = fixed;
        return { ...shown, version: 0, fixed: true, hasSecret: true };
      }
      const stored: Setting<StoredBucket | null> = await storedBucket.read(db);
      requireReadable('copies-bucket', stored);
      const { sealed, ...shown } = stored.value ?? nothing;
      return { ...shown, version: stored.version, fixed: false, hasSecret: sealed !== '' };
    },
  };

  function choose(bucket: Omit<StoredBucket, 'sealed'>, secret: string): ChosenBucket {
    return { target: toTarget(bucket, secret), allowPrivate: config.copiesPrivate };
  }

  /** The signature of a request shows the access key and proves the secret; it must not travel in the clear. */
  function requireSafe({ endpoint }: CopySettingsInput): void {
    if (!config.copiesPrivate && !endpoint.startsWith('https://'))
      throw new InvalidFieldsError({ endpoint: ['The address must start with https://.'] });
  }

  async function withSecret({ secret, version: _version, ...bucket }: CopySettingsInput): Promise<StoredBucket> {
    if (secret) return { ...bucket, sealed: sealSecret(key, 'bucket-secret', secret) };
    const { value } = await storedBucket.read(db);
    if (value?.accessKeyId !== bucket.accessKeyId) throw new BucketSecretNeededError();
    return { ...bucket, sealed: value.sealed };
  }
}

const nothing: StoredBucket = { endpoint: '', bucket: '', folder: '', region: '', accessKeyId: '', sealed: '' };

/** Returns the bucket of the variables or of the form, as requests need it. */
export function toTarget(bucket: Omit<StoredBucket, 'sealed'>, secretAccessKey: string): BucketTarget {
  const { folder, region, ...rest } = bucket;
  const prefix = folder === '' || folder.endsWith('/') ? folder : `${folder}/`;
  return { ...rest, prefix, region: region || guessRegion(bucket.endpoint), secretAccessKey };
}

/** Returns the region from the endpoint of AWS, Backblaze, or Wasabi. R2 has one for all, and others accept the oldest name. */
function guessRegion(endpoint: string): string {
  const { hostname } = new URL(endpoint);
  if (hostname.endsWith('.r2.cloudflarestorage.com')) return 'auto';
  const [, region] = /^s3[.-]([a-z0-9-]+)\.(?:amazonaws|backblazeb2|wasabisys)\.com$/.exec(hostname) ?? [];
  return region ?? 'us-east-1';
}
