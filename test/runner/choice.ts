import { basename, relative } from 'node:path';
import { findFiles, listImports } from '../suites.ts';

/**
 * Returns the test files for names of files and features. A feature, such as `leads`, selects the files in folders with that name, files
 * named after it, such as `browser/lead-photos.test.ts`, files that import its code, and files about the whole tree.
 * @throws for a name without a file
 */
export function chooseFiles(names: readonly string[]): Set<string> {
  return new Set(names.flatMap((name) => (/\.test\.tsx?$/.test(name) ? chooseFile(name) : chooseFeature(name))));
}

/** @param path from the folder in which npm was called */
const chooseFile = (path: string): string[] => findFiles([relative('test', path)]);

function chooseFeature(feature: string): string[] {
  const files = findFiles(['**/*.test.{ts,tsx}']);
  const ownFiles = files.filter(
    (file) =>
      file.split('/').slice(0, -1).includes(feature) ||
      basename(file).startsWith(`${feature.replace(/s$/, '')}`) ||
      listImports(file).some((name) => name.includes(`/${feature}/`)),
  );
  if (ownFiles.length === 0) throw new Error(`No test is about ${feature}: name a folder of src, or a file`);
  return [...ownFiles, ...findFiles(['*.test.ts'])];
}
