import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';

/** Holds the hash of what the last whole build was made from. */
const hashFile = 'dist/input-hash';
const inputs = ['src/**', 'views/**', 'static/**', 'build/**', 'build.mjs', 'package.json', 'package-lock.json'];

/** True when `dist/` was built from the files as they are, by this version of Node. */
export function isUpToDate(): boolean {
  return existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hashInputs();
}

/** To be called before the first file of `dist/` changes: a build that is broken off is no build. */
export function forgetInputs(): void {
  rmSync(hashFile, { force: true });
}

/** @param hash from `hashInputs`, taken before the build began */
export function rememberInputs(hash: string): void {
  writeFileSync(hashFile, hash);
}

/** A hash over Node's version and every file that the build reads. */
export function hashInputs(): string {
  const hash = createHash('sha256').update(process.version);
  const files = globSync(inputs).filter((file) => statSync(file).isFile());
  for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}
