import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SessionKeyDamagedError } from '../http/errors.ts';
import { replaceFile } from '../storage/index.ts';

/**
 * Reads or makes the 32 bytes that encrypt session cookies. Only the process's user can read the file. Call it only while the data
 * directory is locked, or two processes could each make a key.
 * @throws SessionKeyDamagedError if the file doesn't have 32 bytes
 */
export async function readSessionKey(dataDir: string): Promise<Buffer> {
  const path = join(dataDir, 'session.key');
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return writeKey(path);
  });
  if (!/^[0-9a-f]{64}\s*$/i.test(text)) throw new SessionKeyDamagedError(path);
  return Buffer.from(text.trim(), 'hex');
}

async function writeKey(path: string): Promise<string> {
  const text = randomBytes(32).toString('hex');
  await replaceFile(path, text);
  return text;
}
