// Builds everything into dist/: browser bundle, styles and fonts (hashed), server bundle, picture variants, manifest.
// `--if-stale` does nothing when the inputs are those of the last build; `--watch` rebuilds and restarts on change.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import esbuild from 'esbuild';
import subsetFont from 'subset-font';
import { describePicture, encodeVariant } from './src/pictures/variants.ts';
import { listVariants, variantFormats } from './src/shared/pictures.ts';

const watching = process.argv.includes('--watch');
const stampFile = 'dist/stamp';
const stamp = inputStamp();
if (process.argv.includes('--if-stale') && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp)
  process.exit(0);

for (const folder of ['dist/fonts', 'dist/images/variants']) mkdirSync(folder, { recursive: true });
if (!watching) for (const folder of ['dist/assets', 'dist/server']) rmSync(folder, { recursive: true, force: true });
rmSync(stampFile, { force: true });
await Promise.all([buildFonts(), buildPictures()]);

const browser = await esbuild.context({
  entryPoints: ['views/client.tsx', 'views/styles/index.css', 'views/styles/admin.css'],
  outdir: 'dist/assets',
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  assetNames: '[name]-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  target: ['es2022', 'chrome111', 'firefox115', 'safari15.4'],
  jsx: 'automatic',
  minify: true,
  sourcemap: false,
  metafile: true,
  publicPath: '/assets',
  loader: { '.woff2': 'file' },
  define: { 'process.env.NODE_ENV': '"production"' },
  legalComments: 'none',
  logLevel: 'warning',
  plugins: [
    { name: 'fonts', setup: resolveFonts },
    { name: 'widths', setup: lowerWidths },
    { name: 'manifest', setup: writeManifest },
  ],
});

/** Packages in CommonJS ask for Node's own modules with `require`, which a module does not have by itself. */
const requireForBundle =
  "import { createRequire as bundleRequire } from 'node:module'; const require = bundleRequire(import.meta.url);";

const server = await esbuild.context({
  entryPoints: ['src/main.ts', 'src/pictures/picture-process.ts', ...globSync('src/commands/*.ts')],
  outdir: 'dist/server',
  outbase: 'src',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node22',
  jsx: 'automatic',
  // Everything in one file starts in half the time and a sixth less memory; these bring binaries or find files of their own.
  external: ['@embedpdf/pdfium', 'better-sqlite3', 'heic-decode', 'nodemailer', 'pino', 'sharp', 'sodium-native'],
  banner: { js: requireForBundle },
  sourcemap: 'linked',
  metafile: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
  plugins: [
    {
      name: 'metafile',
      setup: (build) =>
        build.onEnd(({ metafile }) => metafile && writeFileSync('dist/server.json', JSON.stringify(metafile))),
    },
  ],
});

await Promise.all([browser.rebuild(), server.rebuild()]);
if (watching) {
  await Promise.all([browser.watch(), server.watch()]);
  spawn(process.execPath, ['--watch-path=dist/server', '--watch-path=dist/manifest.json', 'dist/server/main.js'], {
    stdio: 'inherit',
  });
} else {
  await Promise.all([browser.dispose(), server.dispose()]);
  compressAssets();
  writeFileSync(stampFile, stamp);
}

/** A hash over every file that the build reads. */
function inputStamp() {
  const hash = createHash('sha256').update(process.version);
  const files = globSync(['src/**', 'views/**', 'static/**', 'build.mjs', 'package-lock.json']).filter((file) =>
    statSync(file).isFile(),
  );
  for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Cuts the two fonts down to the characters of English text and of Spanish names, so that both together stay under 60 kB. */
async function buildFonts() {
  const characters = `${String.fromCharCode(...Array.from({ length: 95 }, (_none, index) => index + 32))}\u00a0©®°·×áéíóúüñÁÉÍÓÚÜÑ¿¡–—‘’“”•…′″←→↗★½⅜¼¾✓−`;
  // Headings have one weight at every size; text goes from regular to semibold.
  const fonts = {
    fraunces: {
      source: 'fraunces/files/fraunces-latin-opsz-normal.woff2',
      axes: { wght: 540, opsz: { min: 18, max: 144 } },
    },
    inter: { source: 'inter/files/inter-latin-wght-normal.woff2', axes: { wght: { min: 400, max: 650 } } },
  };
  const recipe = JSON.stringify([characters, fonts]);
  const recipeFile = 'dist/fonts/recipe.json';
  if (existsSync(recipeFile) && readFileSync(recipeFile, 'utf8') === recipe) return;
  for (const [name, { source, axes }] of Object.entries(fonts)) {
    const bytes = readFileSync(`node_modules/@fontsource-variable/${source}`);
    const options = { targetFormat: 'woff2', variationAxes: axes };
    writeFileSync(`dist/fonts/${name}.woff2`, await subsetFont(bytes, characters, options));
  }
  writeFileSync(recipeFile, recipe);
}

/** `url('fonts/inter.woff2')` in a style sheet means the subset made by this build. */
function resolveFonts(build) {
  build.onResolve({ filter: /^fonts\// }, ({ path }) => ({ path: join(process.cwd(), 'dist', path) }));
}

/**
 * Writes `(width < 48rem)` as `(max-width: 47.999rem)`: Safari knows ranges since 16.4, and older iPhones would get all
 * screens' rules at once. What esbuild makes of ranges for them is newer still.
 */
function lowerWidths(build) {
  const below = (rem) => `(max-width: ${rem - 0.001}rem)`;
  build.onLoad({ filter: /\.css$/ }, ({ path }) => ({
    loader: 'css',
    contents: readFileSync(path, 'utf8')
      .replace(/\(width >= ([\d.]+)rem\)/g, '(min-width: $1rem)')
      .replace(/\(width < ([\d.]+)rem\)/g, (_range, rem) => below(rem))
      .replace(
        /\(([\d.]+)rem <= width < ([\d.]+)rem\)/g,
        (_range, from, rem) => `(min-width: ${from}rem) and ${below(rem)}`,
      ),
  }));
}

/**
 * Makes the variants of the built-in pictures; those made before are kept, their names carry the content's hash.
 * A picture whose slot is small (500x300) may stand beside an `@2x` one of the same view: its variants are made from that.
 */
async function buildPictures() {
  const pictures = {};
  for (const source of globSync('static/images/*.{jpg,png}', { exclude: ['**/*@2x.jpg'] }).sort()) {
    const sharper = source.replace('.jpg', '@2x.jpg');
    const bytes = readFileSync(existsSync(sharper) ? sharper : source);
    const picture = await describePicture(basename(source), bytes, variantFormats);
    pictures[picture.name] = picture;
    const missing = listVariants(picture).filter(({ file }) => !existsSync(`dist/images/variants/${file}`));
    await Promise.all(
      missing.map(async ({ file, width, format }) =>
        writeFileSync(`dist/images/variants/${file}`, await encodeVariant(bytes, width, format)),
      ),
    );
  }
  writeFileSync('dist/pictures.json', JSON.stringify(pictures));
}

/** Writes dist/manifest.json: where the server finds the hashed script and style, and the built-in pictures. */
function writeManifest(build) {
  build.onEnd(({ metafile }) => {
    if (!metafile) return;
    const outputs = Object.entries(metafile.outputs);
    const file = (entry) => outputs.find(([, output]) => output.entryPoint === entry)?.[0];
    const asset = (name) => outputs.find(([path]) => basename(path).startsWith(name))?.[0];
    const script = file('views/client.tsx');
    const manifest = {
      script: address(script),
      modules: listModules(metafile, script, file('views/mount.tsx')),
      style: address(file('views/styles/index.css')),
      adminStyle: address(file('views/styles/admin.css')),
      font: address(asset('fraunces-')),
      pictures: JSON.parse(readFileSync('dist/pictures.json', 'utf8')),
    };
    writeFileSync('dist/manifest.json', JSON.stringify(manifest));
    writeFileSync('dist/browser.json', JSON.stringify(metafile));
  });
}

/** Scripts and styles lie ready in both encodings, so that the server compresses nothing while somebody waits. */
function compressAssets() {
  for (const file of globSync('dist/assets/*.{js,css}')) {
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(bytes));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

/** Every island's files by its name, so that the browser can ask for all at once; those of .tsx need React to come to life. */
function listModules(metafile, script, mount) {
  const known = new Set(listImports(metafile, script));
  const islands = metafile.outputs[script].imports.filter(
    ({ kind, path }) => kind === 'dynamic-import' && path !== mount,
  );
  return Object.fromEntries(
    islands.map(({ path }) => {
      const { entryPoint } = metafile.outputs[path];
      const files = new Set([
        ...listImports(metafile, path),
        ...(entryPoint.endsWith('x') ? listImports(metafile, mount) : []),
      ]);
      return [
        basename(entryPoint).replace(/(-controller)?\.tsx?$/, ''),
        [...files].filter((file) => !known.has(file)).map(address),
      ];
    }),
  );
}

/** A built file and all that it imports statically. */
function listImports(metafile, path, found = new Set()) {
  if (found.has(path)) return found;
  found.add(path);
  for (const { kind, path: imported } of metafile.outputs[path].imports)
    if (kind === 'import-statement') listImports(metafile, imported, found);
  return [...found];
}

function address(file) {
  return file.replace(/^dist/, '');
}
