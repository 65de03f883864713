import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { planRuns, type Run } from '../suites.ts';
import { chooseFiles } from './choice.ts';

/**
 * Runs the tests: `node test/runner/main.ts [--postgres] [--drill] [OPTION OF TAP]... [FEATURE | FILE]...`. Without a feature or file, it
 * runs all suites. `--postgres` runs the tests that can run on PostgreSQL, on a server that starts and ends with the run; `--drill` adds
 * the tests that only drill 2 runs there. It exits with tap's exit code.
 */
const values = process.argv.slice(2);
const own = ['--postgres', '--drill'];
const options = values.filter((value) => value.startsWith('-') && !own.includes(value));
// Tap applies its first pattern to the outermost tests of a process, which are whole files here.
if (options.some((option) => option.startsWith('--grep='))) options.unshift('--grep=/./');
const names = values.filter((value) => !value.startsWith('-'));
const engine = values.includes('--postgres') ? 'postgres' : 'sqlite';
const chosen = names.length > 0 ? chooseFiles(names) : undefined;
const runs = planRuns(engine, chosen, values.includes('--drill') || chosen !== undefined);

const tap = join(import.meta.dirname, '../../node_modules/.bin/tap');

/** The generated files that tap runs. Tap starts one process for each file, in the order of their names. */
const folder = join('dist/suites', chosen ? 'chosen' : engine);
rmSync(folder, { recursive: true, force: true });

if (runs.length === 0) throw new Error(`None of these runs on ${engine}: ${names.join(', ')}`);
buildPlugins();
const server = engine === 'postgres' ? await (await import('./postgres.ts')).startTestPostgres() : undefined;
try {
  process.exitCode = await runTap(runs.map(writeSuite), server && { TEST_POSTGRES_FOLDER: server.folder });
} finally {
  await server?.end();
}

/** @returns the path of the file that runs a suite */
function writeSuite({ name, files, engine }: Run, index: number): string {
  const extension = files.some((file) => file.endsWith('.tsx')) ? 'tsx' : 'ts';
  const path = join(folder, `${String(index + 1).padStart(2, '0')}-${name}.test.${extension}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path,
    `import { runTogether } from '../../../test/runner/together.ts';\n\nawait runTogether('${engine}', ${JSON.stringify(files, null, 2)});\n`,
  );
  return path;
}

/** Builds tap with the plugins that `package.json` names, once for each installation of the packages. */
function buildPlugins(): void {
  const built = '.tap/plugins/package.json';
  const changedMs = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (changedMs(built) > changedMs('node_modules/.package-lock.json')) return;
  execFileSync(process.execPath, [tap, 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
  utimesSync(built, new Date(), new Date());
}

async function runTap(files: readonly string[], environment: Record<string, string> = {}): Promise<number> {
  // Starts an independent runner, even if a test has started this one.
  const { TAP: _none, ...inherited } = process.env;
  const runner = spawn(process.execPath, [tap, ...options, ...files], {
    env: { ...inherited, ...environment },
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => runner.kill(signal));
  const [code] = await once(runner, 'exit');
  return code ?? 1;
}
