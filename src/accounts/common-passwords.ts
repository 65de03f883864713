import { readFileSync } from 'node:fs';

/** One a line, in small letters; the build puts it beside the bundled server, too. */
const listFile = new URL('./common-passwords.txt', import.meta.url);

/**
 * Whether a password stands on the list of common ones, in capitals or not (OWASP ASVS 5, 6.2.4).
 * The list: the 8479 entries of eight characters or more among the some 20,000 common passwords that Django ships
 * (django/contrib/auth/common-passwords.txt.gz, BSD-3-Clause, gathered by Royce Williams).
 * It is read only when a password is set, which is seldom, so that it takes no memory in between.
 */
export function isCommonPassword(password: string): boolean {
  const wanted = password.trim().toLowerCase();
  return wanted !== '' && readFileSync(listFile, 'utf8').split('\n').includes(wanted);
}
