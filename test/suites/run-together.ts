import { globSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import t, { type Test } from 'tap';

const folder = join(import.meta.dirname, '..');

const fileMs = 600_000;

/** Each file of this process, with the test that stands for it. */
const tests = new Map<string, Test>();

/**
 * Runs test files one after another in this process, because a process of its own costs most of them more than their tests.
 * Each is a test of its own, which ends and clears up before the next file is loaded.
 * @param patterns globs below `test`
 */
export async function runTogether(...patterns: readonly string[]): Promise<void> {
  registerHooks({
    resolve: (name, context, next) => next(name === 'tap' ? findTap(context.parentURL) : name, context),
  });
  for (const file of findFiles(patterns))
    await t.test(file, { timeout: fileMs }, async (t) => {
      const { href } = pathToFileURL(join(folder, file));
      tests.set(href, t);
      await import(href);
    });
}

/** The same files on PostgreSQL. */
export async function runOnPostgres(...patterns: readonly string[]): Promise<void> {
  process.env.TEST_ENGINE = 'postgres';
  await runTogether(...patterns);
}

/** The test of a file that runs here. @param address what `own-test.ts` was asked for */
export function findTest(address: string): Test | undefined {
  return tests.get(new URL(address).searchParams.get('file') ?? '');
}

export function findFiles(patterns: readonly string[]): string[] {
  return globSync(patterns, { cwd: folder })
    .map((file) => file.replaceAll(sep, '/'))
    .toSorted();
}

/** In a file that runs here, `tap` is the file's own test and not the outermost one. */
function findTap(parent = ''): string {
  return tests.has(parent) ? `${new URL('own-test.ts', import.meta.url)}?file=${encodeURIComponent(parent)}` : 'tap';
}
