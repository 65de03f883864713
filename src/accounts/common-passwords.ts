import { readFileSync } from 'node:fs';

/** One password per line, in lower case. The build copies the file beside the bundled server. */
const listFile = new URL('./common-passwords.txt', import.meta.url);

/**
 * Whether a password is on the list of common ones, whatever its case (OWASP ASVS 5, 6.2.4).
 * The list: the 8479 entries of eight characters or more among the some 20,000 common passwords that Django ships
 * (django/contrib/auth/common-passwords.txt.gz, BSD-3-Clause, gathered by Royce Williams).
 * It is read each time a password is set, which is rare, so that it takes no memory otherwise.
 */
export function isCommonPassword(password: string): boolean {
  const wanted = password.trim().toLowerCase();
  return wanted !== '' && readFileSync(listFile, 'utf8').split('\n').includes(wanted);
}
