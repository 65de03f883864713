import { spawn } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { bundleBrowser, bundleServer } from './bundle.ts';
import { fillCompileCache } from './compile-cache.ts';
import { buildFonts } from './fonts.ts';
import { forgetInputs, hashInputs, rememberInputs } from './input-hash.ts';
import { buildPictures } from './pictures.ts';
import { buildPlaces } from './places.ts';

/** Builds everything into `dist/` and ends. */
export async function build(): Promise<void> {
  const inputs = hashInputs();
  forgetInputs();
  for (const folder of ['dist/assets', 'dist/server']) rmSync(folder, { recursive: true, force: true });
  await prepare();
  const bundles = await Promise.all([bundleBrowser(), bundleServer()]);
  await Promise.all(bundles.map((bundle) => bundle.rebuild()));
  await Promise.all(bundles.map((bundle) => bundle.dispose()));
  compressAssets();
  await fillCompileCache();
  rememberInputs(inputs);
}

/** Builds and runs the server, and repeats both after each change until stopped. */
export async function watch(): Promise<void> {
  forgetInputs();
  await prepare();
  const bundles = await Promise.all([bundleBrowser(), bundleServer()]);
  await Promise.all(bundles.map((bundle) => bundle.rebuild()));
  await Promise.all(bundles.map((bundle) => bundle.watch()));
  spawn(process.execPath, ['--watch-path=dist/server', '--watch-path=dist/manifest.json', 'dist/server/main.js'], {
    stdio: 'inherit',
  });
}

/** Makes what the bundles refer to. */
async function prepare(): Promise<void> {
  for (const folder of ['dist/fonts', 'dist/images/variants', 'dist/places', 'dist/server'])
    mkdirSync(folder, { recursive: true });
  buildPlaces();
  await Promise.all([buildFonts(), buildPictures()]);
  // Code reads it from beside itself, and after bundling stands in dist/server.
  copyFileSync('src/accounts/common-passwords.txt', 'dist/server/common-passwords.txt');
}

/** Writes scripts and styles in both encodings, so that the server compresses nothing while a visitor waits. */
function compressAssets(): void {
  for (const file of globSync('dist/assets/*.{js,css}')) {
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(bytes));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
