import { spawn } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import t from 'tap';
import { openBucket } from '../../src/operations/copies/bucket.ts';
import { encryptFile, makeKeyPair } from '../../src/operations/copies/encryption.ts';
import { partBytes } from '../../src/operations/copies/parts.ts';
import { nameCopy } from '../../src/operations/copies/retention.ts';
import { startSwift, swiftKey, withoutSwift } from '../fixtures/swift.ts';
import { volume } from '../fixtures/volume.ts';

t.test('a kill at any moment of an upload leaves whole copies and no parts', { skip: withoutSwift }, async (t) => {
  const swift = await startSwift(t);
  await swift.makeBucket('copies');
  const target = { ...swiftKey, endpoint: swift.endpoint, bucket: 'copies', prefix: 'site/', region: 'us-east-1' };
  const bucket = openBucket(target, { now: Date.now, allowPrivate: true });
  t.teardown(bucket.close);
  const { recipient } = await makeKeyPair();
  const path = join(t.testdir({}), 'backup.tar');
  await writeFile(path, randomBytes(2 * partBytes + 1000));
  const whole = (await encryptFile(path, 2 * partBytes + 1000, [recipient])).bytes;
  let interrupted = 0;

  for (let left = volume(20); left > 0; left -= 1) {
    const name = nameCopy(new Date(Date.UTC(2026, 0, left)).toISOString());
    const words = ['--import=./test/fixtures/typescript.mjs', 'test/fixtures/copy-process.ts'];
    const child = spawn(process.execPath, [...words, swift.endpoint, 'copies', path, name, recipient], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const ended = once(child, 'exit');
    await once(child.stdout, 'data');
    await pause(randomInt(2500));
    child.kill('SIGKILL');
    const [, signal] = await ended;
    if (signal === 'SIGKILL') interrupted += 1;
    const listed = await bucket.list();
    t.ok(
      listed.every(({ bytes }) => bytes === whole),
      'no half copy is listed',
    );

    await bucket.abortUnfinished();
    const names = listed.map((copy) => `site/${copy.name}`);
    const orphans = (await swift.listAll('copies')).filter((object) => !names.some((copy) => object.startsWith(copy)));
    t.strictSame(orphans, [], 'the next run deletes the parts');
  }
  t.comment(`${interrupted} of ${volume(20)} uploads were interrupted`);
});
