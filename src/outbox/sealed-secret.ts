import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** The purpose of a secret. A secret that is sealed for one purpose can't be opened for another. */
type Purpose = 'mail-password' | 'bucket-secret' | 'backup-identity';

/**
 * Encrypts a secret that the owner entered with the site's key, so that a copy of the database alone doesn't reveal it.
 * @param key the key of session cookies
 */
export function sealSecret(key: Buffer, purpose: Purpose, secret: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, deriveKey(key, purpose), nonce);
  const bytes = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), bytes]).toString('base64url');
}

/** @returns `undefined` if none of these keys sealed it, or it was changed since */
export function openSecret(keys: readonly Buffer[], purpose: Purpose, sealed: string): string | undefined {
  return keys.map((key) => openWith(deriveKey(key, purpose), sealed)).find((secret) => secret !== undefined);
}

function openWith(key: Buffer, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const start = nonceBytes + tagBytes;
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes));
    decipher.setAuthTag(bytes.subarray(nonceBytes, start));
    return Buffer.concat([decipher.update(bytes.subarray(start)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

const deriveKey = (key: Buffer, purpose: Purpose) => Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
