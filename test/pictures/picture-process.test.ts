import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setInterval } from 'node:timers/promises';
import sharp from 'sharp';
import t from 'tap';
import { createPictureMaker } from '../../src/pictures/picture-maker.ts';
import { makeDirectory } from '../fixtures/directory.ts';
import { drawPicture, readHeic, takePhoto } from '../fixtures/pictures.ts';

const script = join(import.meta.dirname, '../../dist/server/pictures/picture-process.js');

t.test(
  'picture threads leave processor time and memory to the server',
  { skip: !existsSync('/proc/self/task') && 'only Linux tells the threads of a process' },
  async (t) => {
    const folder = makeDirectory(t, { 'upload.png': await drawPicture(1600, 1200).png().toBuffer(), made: {} });
    const process = fork(script, { execArgv: [], env: {} });
    t.teardown(() => process.kill('SIGKILL'));

    process.send({ kind: 'make', options: { source: join(folder, 'upload.png'), folder: join(folder, 'made') } });
    let isDone = false;
    const answered = once(process, 'message').finally(() => {
      isDone = true;
    });
    // The process ends after its response, which takes half a second for a picture of this size.
    let threads: ReturnType<typeof listThreads> = [];
    let score = 0;
    for await (const _ of setInterval(20)) {
      if (isDone) break;
      threads = listThreads(process.pid ?? 0);
      score = Number(readFileSync(`/proc/${process.pid}/oom_score_adj`, 'utf8'));
      if (threads.some(({ name }) => name.startsWith('libuv')) && threads.every(({ niceness }) => niceness === 5))
        break;
    }

    t.match((await answered)[0], { done: { width: 1600 } });
    t.ok(
      threads.some(({ name }) => name.startsWith('libuv')),
      'pictures are not made in the main thread',
    );
    for (const { name, niceness } of threads) t.equal(niceness, 5, name);
    t.equal(score, 1000, 'it is the first process that the system ends when memory runs out');
  },
);

t.test('a HEIC file becomes a PNG for the next process or is refused with its reason', async (t) => {
  const heic = await readHeic();
  const folder = makeDirectory(t, { upload: heic, half: heic.subarray(0, heic.length / 2) });
  const decode = async (source: string) => {
    const process = fork(script, { execArgv: [], env: {} });
    t.teardown(() => process.kill('SIGKILL'));
    process.send({ kind: 'decode', options: { source: join(folder, source), target: join(folder, `${source}.png`) } });
    const [answer] = await once(process, 'message');
    if (process.exitCode === null) await once(process, 'exit');
    return answer;
  };

  t.match(await decode('upload'), { done: null });
  t.match(await sharp(join(folder, 'upload.png')).metadata(), { format: 'png', width: 320, height: 240 });
  t.match(await decode('half'), { refused: 'damaged' });
});

t.test('a file whose process the system ends for its memory is refused with that reason', async (t) => {
  const folder = makeDirectory(t, { upload: await takePhoto(), 'ends.cjs': `process.kill(process.pid, 'SIGKILL')` });
  const maker = createPictureMaker(join(folder, 'ends.cjs'));
  const source = join(folder, 'upload');

  await t.rejects(maker.make({ source, folder }), { statusCode: 422, message: /more memory than the server has/ });
  await t.rejects(maker.makePhoto({ source, folder }), { statusCode: 422, message: /Please send a smaller one/ });
  await t.rejects(maker.drawPages({ source, folder, from: 1 }), { statusCode: 422, message: /too complex/ });
});

/** Names and nicenesses, as proc_pid_stat(5) describes them. */
function listThreads(pid: number): { name: string; niceness: number }[] {
  return readdirSync(`/proc/${pid}/task`).map((thread) => {
    const text = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8');
    const end = text.lastIndexOf(')');
    return { name: text.slice(text.indexOf('(') + 1, end), niceness: Number(text.slice(end + 2).split(' ')[16]) };
  });
}
