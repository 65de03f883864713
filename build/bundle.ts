import { writeFileSync } from 'node:fs';
import esbuild, { type BuildContext, type Plugin } from 'esbuild';
import { builtinModules } from './builtin-modules.ts';
import { chunkGroups } from './chunk-groups.ts';
import { manifest } from './manifest.ts';
import { fonts, sheets } from './styles.ts';
import { unusedModules } from './unused-modules.ts';

/** Bundles the script, its chunks and the style sheets under content-hashed names, and writes the manifest. */
export function bundleBrowser(): Promise<BuildContext> {
  return esbuild.context({
    entryPoints: [
      'views/client.tsx',
      'views/styles/index.css',
      'views/styles/price-page.css',
      'views/styles/admin.css',
    ],
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
    plugins: [chunkGroups, fonts, sheets, manifest],
  });
}

/** An older Node ends here, and not where SQLite's binary ends it without a word: none of a program's own code runs before its banner. */
const nodeForBundle = `if (Number.parseInt(process.versions.node, 10) < 26) {
  process.stderr.write('This needs Node 26; this is ' + process.version + '. npm brings one and uses it: npm start, npm run backup, npm run restore, npm run reset-password\\n');
  process.exit(1);
}`;

/** CommonJS packages `require` Node's built-in modules; an ES module has no `require`. */
const requireForBundle =
  "import { createRequire as bundleRequire } from 'node:module'; const require = bundleRequire(import.meta.url);";

/** Writes `dist/server.json`, from which a test reads who imports whom. */
const metafile: Plugin = {
  name: 'metafile',
  setup: (build) =>
    build.onEnd(({ metafile }) => {
      if (metafile) writeFileSync('dist/server.json', JSON.stringify(metafile));
    }),
};

/** The server, the process that makes pictures, and the commands. */
export function bundleServer(): Promise<BuildContext> {
  return esbuild.context({
    entryPoints: ['src/main.ts', 'src/commands.ts', 'src/pictures/picture-process.ts'],
    outdir: 'dist/server',
    outbase: 'src',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    jsx: 'automatic',
    // Everything in one file starts in half the time and a sixth less memory; these bring binaries or find files of their own.
    // `pg` asks for `pg-native` only where somebody wants it, and nobody here does.
    external: [
      ...['@embedpdf/pdfium', 'better-sqlite3', 'heic-decode', 'nodemailer', 'pino', 'sharp', 'sodium-native'],
      'pg-native',
    ],
    banner: { js: `${requireForBundle} ${nodeForBundle}` },
    // Half the text to read and to keep; names stay, for the traces in the log.
    minifySyntax: true,
    minifyWhitespace: true,
    sourcemap: 'linked',
    metafile: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
    // A name with an umlaut among them would make Node keep the whole text with two bytes for each character.
    legalComments: 'external',
    plugins: [unusedModules, builtinModules, metafile],
  });
}
