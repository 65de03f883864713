import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts the mail server's password with the site's key, so that a copy of the database alone does not give it away.
 * @param key the key of session cookies
 */
export function sealPassword(key: Buffer, password: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, deriveKey(key), nonce);
  const bytes = Buffer.concat([cipher.update(password, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), bytes]).toString('base64url');
}

/** @returns `undefined` where it was sealed with none of these keys, or changed since */
export function openPassword(keys: readonly Buffer[], sealed: string): string | undefined {
  return keys.map((key) => openWith(key, sealed)).find((password) => password !== undefined);
}

function openWith(key: Buffer, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const start = nonceBytes + tagBytes;
  try {
    const decipher = createDecipheriv(algorithm, deriveKey(key), bytes.subarray(0, nonceBytes));
    decipher.setAuthTag(bytes.subarray(nonceBytes, start));
    return Buffer.concat([decipher.update(bytes.subarray(start)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

const deriveKey = (key: Buffer) => Buffer.from(hkdfSync('sha256', key, '', 'mail-password', 32));
