import { readdirSync, readlinkSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import t from 'tap';
import { decrypt, encryptFile, makeKeyPair } from '../../src/operations/copies/encryption.ts';
import { makeDirectory } from '../fixtures/directory.ts';

const bytes = Buffer.alloc(300_000, 'fence');
const { identity, recipient } = await makeKeyPair();

t.test('a file that nobody reads isn’t opened', async (t) => {
  const path = join(makeDirectory(t), 'backup.tar');
  writeFileSync(path, bytes);
  const file = await encryptFile(path, bytes.length, [recipient]);
  renameSync(path, `${path}.moved`);
  await t.rejects(buffer(file.pieces), { code: 'ENOENT' });
});

t.test(
  'a file is closed after it was read, even if the reading was interrupted',
  { skip: process.platform !== 'linux' },
  async (t) => {
    const path = join(makeDirectory(t), 'backup.tar');
    writeFileSync(path, bytes);
    const isOpen = () =>
      readdirSync('/proc/self/fd').some((descriptor) => {
        try {
          return readlinkSync(`/proc/self/fd/${descriptor}`) === path;
        } catch {
          return false;
        }
      });
    const whole = await encryptFile(path, bytes.length, [recipient]);
    t.ok((await buffer(decrypt(whole.pieces, [identity]))).equals(bytes));
    t.notOk(isOpen());

    const broken = await encryptFile(path, bytes.length, [recipient]);
    for await (const piece of broken.pieces) {
      t.ok(piece.length > 0);
      if (isOpen()) break;
    }
    while (isOpen()) await new Promise((resolve) => setImmediate(resolve));
    t.notOk(isOpen());
  },
);
