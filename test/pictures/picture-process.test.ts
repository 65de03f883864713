import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { drawPicture } from '../fixtures/pictures.ts';

const script = join(import.meta.dirname, '../../dist/server/pictures/picture-process.js');

t.test(
  'each thread that decodes and encodes pictures leaves the processor to the server',
  { skip: !existsSync('/proc/self/task') && 'only Linux tells the threads of a process' },
  async (t) => {
    const folder = t.testdir({ 'upload.png': await drawPicture(1600, 1200).png().toBuffer(), made: {} });
    const process = fork(script, { execArgv: [], env: {} });
    t.teardown(() => process.kill('SIGKILL'));

    process.send({ kind: 'make', source: join(folder, 'upload.png'), folder: join(folder, 'made') });
    const [answer] = await once(process, 'message');

    t.match(answer, { done: { width: 1600 } });
    const threads = listThreads(process.pid ?? 0);
    t.ok(
      threads.some(({ name }) => name.startsWith('libuv')),
      'pictures are not made in the main thread',
    );
    for (const { name, niceness } of threads) t.equal(niceness, 10, name);
  },
);

/** Names and nicenesses, as proc_pid_stat(5) describes them. */
function listThreads(pid: number): { name: string; niceness: number }[] {
  return readdirSync(`/proc/${pid}/task`).map((thread) => {
    const text = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8');
    const end = text.lastIndexOf(')');
    return { name: text.slice(text.indexOf('(') + 1, end), niceness: Number(text.slice(end + 2).split(' ')[16]) };
  });
}
