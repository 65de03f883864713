import { spawnSync } from 'node:child_process';
import { join, relative, resolve } from 'node:path';
import t from 'tap';
import { makeDirectory } from './fixtures/directory.ts';

const faults: [what: string, code: string][] = [
  ['a timer that throws', "setTimeout(() => { throw new Error('too late'); });"],
  ['a rejected promise', "void Promise.reject(new Error('too late'));"],
  ['a thrown string', "setTimeout(() => { throw 'too late'; });"],
];

for (const [what, code] of faults)
  t.test(`${what} fails the test that is running, and the tests after it run`, async (t) => {
    const { status, stdout } = runFile(
      t,
      `import t from 'tap';
      t.test('first', async (t) => t.pass());
      t.test('second', async (t) => {
        ${code}
        await new Promise((resolve) => setTimeout(resolve, 50));
        t.pass();
      });
      t.test('third', async (t) => t.pass());
      `,
    );

    t.equal(status, 1);
    t.match(stdout, /^ +ok 1 - first/m);
    t.match(stdout, /^ +not ok \d - too late/m);
    t.match(stdout, /^ +not ok 2 - second/m);
    t.match(stdout, /^ +ok 3 - third/m);
  });

/** Runs a test file like the files of a suite, in a process of its own. */
function runFile(t: Parameters<typeof makeDirectory>[0], code: string) {
  const directory = makeDirectory(t, { 'one.test.mjs': code });
  const runner = resolve('test/runner/together.ts');
  const file = relative(resolve('test'), join(directory, 'one.test.mjs'));
  const suite = `import { runTogether } from ${JSON.stringify(runner)};
    await runTogether('sqlite', [${JSON.stringify(file)}]);`;
  const { TAP: _none, NODE_OPTIONS: _options, ...env } = process.env;
  return spawnSync(process.execPath, ['--import=./test/fixtures/typescript.mjs', '--input-type=module', '-e', suite], {
    env: { ...env, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
}
