import type { Config } from '../../config.ts';
import { ConfigError } from '../../config.ts';
import { freeBytes } from '../../storage/index.ts';
import type { UnpackBackup } from '../restore.ts';
import { openBucket } from './bucket.ts';
import { unpackCopy } from './check.ts';
import { parseIdentity } from './encryption.ts';
import { BucketError } from './failure.ts';
import { toTarget } from './settings.ts';
import { mergeListed } from './state.ts';

/**
 * Finds a copy in the bucket of the variables, and asks for the recovery key.
 * @param name of a copy; the newest one if absent
 * @param askForKey is called once the copy is found, with its name
 * @returns a function that downloads, decrypts, and unpacks the copy into a folder
 * @throws ConfigError, BucketError
 */
export async function openRemoteBackup(
  { copies, dataDir }: Pick<Config, 'copies' | 'dataDir'>,
  name: string | undefined,
  askForKey: (name: string) => Promise<string>,
): Promise<UnpackBackup> {
  if (!copies)
    throw new ConfigError(
      'Set BACKUP_REMOTE, BACKUP_ENDPOINT, AWS_ACCESS_KEY_ID, and AWS_SECRET_ACCESS_KEY to the bucket that has the copies.',
    );
  const bucket = openBucket(toTarget(copies, copies.secretAccessKey), { now: Date.now, allowPrivate: true });
  const stored = mergeListed([], await bucket.list());
  const copy = name === undefined ? stored[0] : stored.find((copy) => copy.name === name);
  if (!copy) {
    const names = stored.slice(0, listedNames).map((copy) => copy.name);
    throw new BucketError(
      'missing',
      names.length === 0
        ? `The bucket ${copies.bucket} has no copies${copies.folder && ` in ${copies.folder}`}.`
        : `The bucket has no copy named ${name}. The newest are: ${names.join(', ')}.`,
    );
  }
  const identity = parseIdentity(await askForKey(copy.name));
  if (!identity)
    throw new ConfigError('That isn’t a recovery key. It starts with AGE-SECRET-KEY-1 and has 74 letters and digits.');
  if (freeBytes(dataDir) < copy.bytes)
    throw new ConfigError(`${dataDir} has too little free space for this copy of ${copy.bytes} bytes.`);
  return (folder) => unpackCopy(bucket, copy.name, [identity], folder).finally(bucket.close);
}

/** Number of names that an error lists. */
const listedNames = 10;
