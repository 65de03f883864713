import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { readFile, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import t from 'tap';
import { adminPassword } from '../fixtures/app.ts';
import { makeDirectory } from '../fixtures/directory.ts';
import { findPort } from '../fixtures/port.ts';
import { callRunning, sendContact } from '../fixtures/site-process.ts';

const environment = { PATH: process.env.PATH, HOST: '127.0.0.1' };

t.test('a site whose log is on a full volume starts, serves, and stops', async (t) => {
  const port = await findPort();
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...environment,
      PORT: String(port),
      DATA_DIR: makeDirectory(t),
      ADMIN_PASSWORD: adminPassword,
      LOG_LEVEL: 'trace',
    },
    // Each write to this file fails with ENOSPC.
    stdio: ['ignore', openSync('/dev/full', 'w'), openSync('/dev/full', 'w')],
  });
  t.teardown(() => child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  const address = `http://127.0.0.1:${port}`;
  while (!(await isReady(address))) if (child.exitCode !== null) return t.fail(`it ended with ${child.exitCode}`);

  t.equal((await sendContact(address)).status, 201);
  for (let page = 0; page < 9; page += 1) t.equal((await fetch(`${address}/gallery?page=${page}`)).status, 200);
  t.ok(await callRunning(address));
  child.kill('SIGTERM');

  t.strictSame(await ended, [0, null]);
});

const writer = `
  const { default: pino } = await import('pino');
  const { LogOutput } = await import('./src/http/logs.ts');
  const log = pino({}, new LogOutput(1));
  process.on('message', (count) => {
    for (let line = 0; line < count; line += 1) log.info({ words: 'x'.repeat(100) }, 'a line');
    if (count === 0) { log.fatal('the end'); process.exit(0); }
    const isWriting = () => process.getActiveResourcesInfo().includes('FSReqCallback');
    const answer = () => (isWriting() ? setImmediate(answer) : process.send(count));
    answer();
  });
  process.send('ready');`;

t.test('log lines without room are dropped, and later ones are written', async (t) => {
  const path = join(makeDirectory(t, { log: '' }), 'log');
  // With the runner's options, the process would crash when a file grows too large, where Node alone gets an error.
  const child = spawn(
    'sh',
    ['-c', 'unset NODE_OPTIONS; ulimit -f 8; exec "$0" "$@"', process.execPath, '--input-type=module', '-e', writer],
    { env: environment, stdio: ['ignore', openSync(path, 'a'), 'pipe', 'ipc'] },
  );
  const errors = child.stderr ? text(child.stderr) : '';
  const ended = once(child, 'exit');
  const write = async (count: number) => {
    child.send(count);
    await once(child, 'message');
  };
  await once(child, 'message');

  for (let round = 0; round < 20; round += 1) await write(20);
  const full = await readFile(path, 'utf8');
  const isCut = full.length > 3000 && full.length % 512 === 0 && !full.endsWith('\n');
  t.ok(isCut, `${full.length} bytes, cut within a line`);
  await truncate(path);
  await write(3);
  child.send(0);

  t.strictSame(await ended, [0, null], await errors);
  const [rest, ...lines] = (await readFile(path, 'utf8')).trimEnd().split('\n');
  t.equal(rest, '', 'what was cut ends before the next line begins');
  t.equal(lines.length, 4);
  for (const line of lines) t.ok(JSON.parse(line).msg);
});

async function isReady(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/readyz`)).ok;
  } catch {
    return false;
  }
}
