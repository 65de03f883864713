import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import t, { type Test } from 'tap';
import { isWhole } from '../fixtures/volume.ts';
import type { Run } from '../suites.ts';

/** The time limit of a file. */
const fileMs = isWhole ? 3_600_000 : 600_000;

/** The tests that haven't ended, each after the one that contains it. */
const unended: Test[] = [];

/** The files of this process, each with its test. */
const tests = new Map<string, Test>();

/**
 * Runs test files one after another in this process. Each file is one test, which ends and cleans up before the next file is loaded.
 * @param files paths below `test`
 */
export async function runTogether(engine: Run['engine'], files: readonly string[]): Promise<void> {
  process.env.TEST_ENGINE = engine;
  follow(t);
  process.on('uncaughtException', (error) => {
    const running = unended.findLast(({ started }) => started);
    if (!running) throw error;
    running.threw(error);
  });
  registerHooks({
    resolve: (name, context, next) => next(name === 'tap' ? findTap(context.parentURL) : name, context),
  });
  for (const file of files)
    await t.test(file, { timeout: fileMs }, async (t) => {
      const { href } = pathToFileURL(join(import.meta.dirname, '..', file));
      tests.set(href, t);
      await import(href);
    });
}

/**
 * Reports errors that nothing catches as failures of the running test. tap would follow each promise and each handle of the process to
 * find the test, which costs 8 of 100 processor seconds. Here one test runs at a time.
 */
function follow(test: Test): void {
  test.hookDomain.destroy();
  unended.push(test);
  test.once('end', () => unended.splice(unended.indexOf(test), 1));
  test.on('subtestAdd', (inner) => follow(inner as Test));
}

/** Returns the test of a file that runs here. @param address requested from `own-test.ts` */
export function findTest(address: string): Test | undefined {
  return tests.get(new URL(address).searchParams.get('file') ?? '');
}

/** In a file that runs here, `tap` is that file's test, not the outermost one. */
function findTap(parent = ''): string {
  return tests.has(parent) ? `${new URL('own-test.ts', import.meta.url)}?file=${encodeURIComponent(parent)}` : 'tap';
}
