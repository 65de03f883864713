import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import { picturesFile } from './pictures.ts';

/** Writes `dist/manifest.json`: where the server finds the hashed script and styles, and the built-in pictures. */
export const manifest: Plugin = {
  name: 'manifest',
  setup: (build) =>
    build.onEnd(({ metafile }) => {
      if (!metafile) return;
      writeFileSync('dist/manifest.json', JSON.stringify(describeAssets(metafile)));
      writeFileSync('dist/browser.json', JSON.stringify(metafile));
    }),
};

function describeAssets(metafile: Metafile) {
  const script = fileOf(metafile, 'views/client.tsx');
  return {
    script: addressOf(script),
    modules: listModules(metafile, script, fileOf(metafile, 'views/mount.tsx')),
    style: addressOf(fileOf(metafile, 'views/styles/index.css')),
    priceStyle: addressOf(fileOf(metafile, 'views/styles/price-page.css')),
    adminStyle: addressOf(fileOf(metafile, 'views/styles/admin.css')),
    font: addressOf(findOutput(metafile, (path) => basename(path).startsWith('fraunces-'), 'the font of headings')),
    pictures: JSON.parse(readFileSync(picturesFile, 'utf8')),
  };
}

/** The built file of an entry point. */
function fileOf(metafile: Metafile, entryPoint: string): string {
  return findOutput(metafile, (path) => metafile.outputs[path]?.entryPoint === entryPoint, entryPoint);
}

function findOutput(metafile: Metafile, matches: (path: string) => boolean, what: string): string {
  const path = Object.keys(metafile.outputs).find(matches);
  if (!path) throw new Error(`The bundle holds no ${what}`);
  return path;
}

/** Every island's files by its name, so that the browser can ask for all at once; those of .tsx need React to come to life. */
function listModules(metafile: Metafile, script: string, mount: string): Record<string, string[]> {
  const known = new Set(listImports(metafile, script));
  const islands = (metafile.outputs[script]?.imports ?? []).filter(
    ({ kind, path }) => kind === 'dynamic-import' && path !== mount,
  );
  return Object.fromEntries(
    islands.map(({ path }) => {
      const entryPoint = metafile.outputs[path]?.entryPoint ?? '';
      const files = new Set([
        ...listImports(metafile, path),
        ...(entryPoint.endsWith('x') ? listImports(metafile, mount) : []),
      ]);
      return [
        basename(entryPoint).replace(/(-controller)?\.tsx?$/, '').replace('gallery-list', 'gallery'),
        [...files].filter((file) => !known.has(file)).map(addressOf),
      ];
    }),
  );
}

/** A built file and all that it imports statically. */
function listImports(metafile: Metafile, path: string, found = new Set<string>()): string[] {
  if (found.has(path)) return [...found];
  found.add(path);
  for (const { kind, path: imported } of metafile.outputs[path]?.imports ?? [])
    if (kind === 'import-statement') listImports(metafile, imported, found);
  return [...found];
}

/** The address that a built file is served under. */
function addressOf(file: string): string {
  return file.replace(/^dist/, '');
}
