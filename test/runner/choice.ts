import { basename, relative } from 'node:path';
import { findFiles, listImports } from '../suites.ts';

/**
 * The test files that a name stands for. A file stands for itself. A feature, such as `leads`, stands for the files in folders of that
 * name, those that are named after it, such as `browser/lead-photos.test.ts`, those that import its code, and those about the whole tree.
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
