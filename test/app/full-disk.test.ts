import { closeSync, existsSync, openSync, readdirSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { reserveName } from '../../src/storage/index.ts';
import { build, callAs, contactRequest, forgetPosts, postContact, signIn } from '../fixtures/app.ts';
import { mountVolume } from '../fixtures/small-volume.ts';

/** Fills a volume to its last block. @returns a function that makes room again */
function fill(volume: string): () => void {
  const path = join(volume, `fill-${readdirSync(volume).length}`);
  const file = openSync(path, 'w');
  const block = Buffer.alloc(4096, 1);
  try {
    for (;;) writeSync(file, block);
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
  return () => rmSync(path);
}

const volume = mountVolume(t, 9);
if (!volume) t.pass('a full disk', { skip: 'this user may mount no volume' });
else {
  const dataDir = join(volume, 'data');
  const clock = { now: Date.now() };
  const start = () => build(t, { DATA_DIR: dataDir }, { now: () => clock.now });
  const first = await start();
  const reserve = join(dataDir, reserveName);
  const held = () => statSync(reserve, { throwIfNoEntry: false })?.size ?? 0;

  t.test('on a full disk the owner can sign in, read, delete, and sign out, and sees why', async (t) => {
    const { id } = (await postContact(first)).json() as { id: number };
    const cookie = await signIn(first);
    const call = callAs(first, cookie);
    t.equal(held(), 2 * 1024 * 1024);
    const frees = [fill(volume)];
    forgetPosts(first);
    const long = { ...contactRequest, message: 'x'.repeat(5000) };
    let taken = 0;
    for (
      let answer = await postContact(first, long);
      answer.statusCode === 201;
      answer = await postContact(first, long)
    ) {
      taken += 1;
      forgetPosts(first);
    }
    const refused = await postContact(first, long);
    t.match([refused.statusCode, refused.json().message], [503, /could not be stored.*\(336\) 555-0142/]);
    const rows = await first.db.selectFrom('submissions').select('id').execute();
    t.equal(rows.length, taken + 1, 'who was thanked is stored, and nobody else');

    const wrong = { method: 'POST', url: '/api/admin/login', payload: { password: 'not the password' } } as const;
    for (let time = 1; time <= 3; time += 1) t.equal((await first.inject(wrong)).statusCode, 401);
    t.equal(held(), 2 * 1024 * 1024, 'a wrong password borrows nothing of the reserve');

    clock.now += 2 * 3600_000;
    t.equal((await call('GET', `/api/admin/leads/${id}`)).statusCode, 200, 'a session of two hours ago reads on');
    t.match((await call('GET', '/api/admin/notices')).json().alarms, [
      { id: 'disk-full', title: 'The disk is full', text: /You can still sign in, read, and delete/ },
    ]);
    for (let time = 1; time <= 5; time += 1) {
      t.ok(await signIn(first), `signed in, time ${time}`);
      await first.diskReserve.restore();
      t.ok(held() > 1024 * 1024, 'the reserve was taken again');
      frees.push(fill(volume));
    }
    const note = {
      came: 'phone',
      contacted: false,
      name: 'Cal Lerr',
      phone: '336 555 0123',
      message: 'y'.repeat(5000),
    };
    const saved = await call('POST', '/api/admin/leads', note);
    t.match([saved.statusCode, saved.json().message], [503, /^The disk is full, so nothing was saved\./]);

    t.equal((await call('DELETE', '/api/admin/leads', { ids: [id] })).statusCode, 200);
    t.notOk(await first.db.selectFrom('submissions').select('id').where('id', '=', id).executeTakeFirst());
    t.ok(await signIn(first));
    t.equal((await call('POST', '/api/admin/logout')).statusCode, 200);
    await first.close();
    t.test('the site starts on a full disk and behaves the same', async (t) => {
      const second = await start();
      await second.ready();
      t.ok(await signIn(second));
      await second.diskReserve.restore();
      t.ok(existsSync(reserve));
      for (const free of frees) free();
      await second.diskReserve.restore();
      t.equal(held(), 2 * 1024 * 1024, 'the reserve is whole again once there is room');
      t.equal((await postContact(second, long)).statusCode, 201);
      const after = await callAs(second, await signIn(second))('GET', '/api/admin/notices');
      t.notMatch(after.body, 'disk-full');
    });
  });
}
