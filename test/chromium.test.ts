import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { promisify } from 'node:util';
import t from 'tap';
import { unpackChromium } from './fixtures/chromium.ts';

const run = promisify(execFile);

t.test('two processes that unpack the browser at the same time both get one that starts', async (t) => {
  const folder = t.testdir();
  const unpackAndStart = async () => {
    const { stdout: path } = await run(process.execPath, ['test/fixtures/chromium.ts', folder]);
    const { env } = await unpackChromium(folder);
    return { path, version: (await run(path.trim(), ['--version'], { env })).stdout };
  };

  const [one, other] = await Promise.all([unpackAndStart(), unpackAndStart()]);

  t.match(one.version, /^Chromium \d+/);
  t.strictSame(one, other);
  t.equal(readdirSync(folder).length, 1, 'nothing half unpacked is left');
});
