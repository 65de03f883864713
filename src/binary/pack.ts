import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  globSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { findPackageJSON, isBuiltin } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Metafile } from 'esbuild';
import { writeIndex } from './archive.ts';

/**
 * `npm run binary`: packs the built site, the packages that it loads, and this Node into one executable file, for the machine's own system
 * and processor. Run it in the root of the repository.
 */
const output = 'dist/fence-contractor-site';
const system = `${process.platform}-${process.arch}`;

const folder = mkdtempSync('dist/binary-');
try {
  await bundleMain();
  const program = makeProgram();
  appendArchive(program, [...listBuilt(), ...listPackages()]);
  renameSync(program, output);
} finally {
  rmSync(folder, { recursive: true });
}
process.stdout.write(`${output}: ${Math.round(statSync(output).size / 1e6)} MB\n`);

/** Code in an executable can import only modules of Node, so everything else is bundled into the script. */
function bundleMain() {
  return build({
    entryPoints: ['src/binary/main.ts'],
    outfile: join(folder, 'main.cjs'),
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node26',
    logLevel: 'warning',
  });
}

/** @returns the path of Node with the script in it */
function makeProgram(): string {
  const settings = {
    main: 'main.cjs',
    output: 'program',
    disableExperimentalSEAWarning: true,
    // As in `npm start`. NODE_OPTIONS doesn't apply to this program.
    execArgv: ['--expose-gc'],
    execArgvExtension: 'none',
  };
  writeFileSync(join(folder, 'settings.json'), JSON.stringify(settings));
  execFileSync(process.execPath, ['--build-sea', 'settings.json'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return join(folder, 'program');
}

/** @param names files below the root */
function appendArchive(program: string, names: readonly string[]): void {
  for (const name of names) appendFileSync(program, readFileSync(name));
  appendFileSync(program, writeIndex(names.map((name) => ({ name, bytes: statSync(name).size }))));
  appendFileSync(program, createHash('sha256').update(readFileSync(program)).digest());
}

/** Lists the files that the site reads while it runs, and the licenses of everything in the executable. */
function listBuilt(): string[] {
  const built = ['dist/{assets,images,server}/**', 'dist/*.json', 'static/**', 'package.json', 'src/binary/boot.cjs'];
  const licenses = ['docs/THIRD_PARTY.md', 'node_modules/node/node_modules/node-*/LICENSE'];
  const others = /\.map$|^dist\/(browser|server)\.json$/;
  return listFiles([...built, ...licenses]).filter((name) => !others.test(name));
}

/** Lists the files of the packages that esbuild left external, and of their dependencies. */
function listPackages(): string[] {
  const { outputs }: Metafile = JSON.parse(readFileSync('dist/server.json', 'utf8'));
  const imported = Object.values(outputs).flatMap(({ imports }) => imports);
  const names = imported
    .filter(({ path, external }) => external && !isBuiltin(path))
    .map(({ path }) => packedNameOf(path));
  const folders = new Set<string>();
  for (const name of names) addPackage(name, resolve('package.json'), folders);
  return [...folders]
    .flatMap((folder) => listFiles([`${folder}/**`], [`${folder}/node_modules/**`]))
    .filter(isNeededAtRunTime);
}

/** Adds the folders of a package and its dependencies. A package for other systems isn't installed here. */
function addPackage(name: string, from: string, folders: Set<string>): void {
  const file = findInstalled(name, from);
  if (!file || folders.has(relative('.', dirname(file)))) return;
  folders.add(relative('.', dirname(file)));
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(file, 'utf8'));
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) addPackage(needed, file, folders);
}

function findInstalled(name: string, from: string): string | undefined {
  try {
    return findPackageJSON(name, pathToFileURL(from));
  } catch {
    return undefined;
  }
}

function packedNameOf(path: string): string {
  return /^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path;
}

/** True if a file of a package is needed at run time: no sources, no type declarations, no binaries for other systems. */
function isNeededAtRunTime(name: string): boolean {
  const [, built] = /\/prebuilds\/([^/.]+)/.exec(name) ?? [];
  return (
    (!built || built === system) &&
    !/\.(map|ts|mts|cts|bare)$|\/(better-sqlite3\/(deps|src)|node-addon-api|test)\//.test(name)
  );
}

function listFiles(patterns: string[], exclude: string[] = []): string[] {
  return globSync(patterns, { exclude })
    .filter((name) => statSync(name).isFile())
    .toSorted();
}
