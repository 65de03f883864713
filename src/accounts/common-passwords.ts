import { brotliDecompressSync } from 'node:zlib';
/**
 * The 8479 entries of eight characters or more in the list of some 20,000 common passwords, in small letters, that
 * Django ships (django/contrib/auth/common-passwords.txt.gz, BSD-3-Clause, gathered by Royce Williams):
 * one a line, Brotli, base64.
 */
import packed from './common-passwords.json' with { type: 'json' };

/**
 * Whether a password stands on the list of common ones, in capitals or not (OWASP ASVS 5, 6.2.4).
 * A password is set once in a while: the list is unpacked for each question and takes no memory between them.
 */
export function isCommonPassword(password: string): boolean {
  const list = brotliDecompressSync(Buffer.from(packed.join(''), 'base64')).toString('utf8');
  return list.split('\n').includes(password.trim().toLowerCase());
}
