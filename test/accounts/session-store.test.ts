import t from 'tap';
import { ensureFirstOwner } from '../../src/accounts/people.ts';
import {
  createSession,
  deleteOtherSessions,
  findSessionPerson,
  listOtherSessions,
  sessionLimits,
} from '../../src/accounts/sessions.ts';
import { makePhotoToken, makeStamp, readPhotoToken, readStamp } from '../../src/leads/signed.ts';
import { openSecret, sealSecret } from '../../src/outbox/sealed-secret.ts';
import { signIn, start, testConfig } from '../fixtures/app.ts';
import { refuseChanges } from '../fixtures/database.ts';
import { openStore } from '../fixtures/store.ts';

const hourMs = 3600_000;
const dayMs = 24 * hourMs;
const startMs = Date.UTC(2026, 10, 20);

const db = await openStore(t);
const owner = await ensureFirstOwner(db, startMs);
const create = (nowMs = startMs) => createSession(db, owner, nowMs);
const roleAt = async (id: string, nowMs = startMs) => (await findSessionPerson(db, id, nowMs))?.role;

t.test('a session is found only by its identifier, which is not stored', async (t) => {
  const id = await create();

  t.equal(await roleAt(id), 'owner');
  t.equal(await roleAt(`${id}x`), undefined);
  t.notMatch(JSON.stringify(await db.selectFrom('sessions').selectAll().execute()), id);
});

t.test('identifiers carry 256 random bits and are never the same', async (t) => {
  const ids = await Promise.all(Array.from({ length: 20 }, () => create()));

  t.equal(new Set(ids).size, 20);
  t.strictSame(
    ids.map((id) => Buffer.from(id, 'base64url').length),
    Array(20).fill(32),
  );
});

t.test('a session ends after its idle time', async (t) => {
  const id = await create();

  t.equal(await roleAt(id, startMs + sessionLimits.idleMs), 'owner');
  t.equal(await roleAt(id, startMs + 2 * sessionLimits.idleMs + hourMs), undefined);
});

t.test('a session works while the database is read-only, and its use is stored later', async (t) => {
  const db = await openStore(t);
  const person = await ensureFirstOwner(db, 0);
  const id = await createSession(db, person, 0);
  const { seenAtMs } = await db.selectFrom('sessions').select('seenAtMs').executeTakeFirstOrThrow();
  t.equal(seenAtMs, 0);
  const release = await refuseChanges(t, db, 'sessions');
  t.equal((await findSessionPerson(db, id, 2 * 3600_000))?.role, 'owner');
  await release();
  t.equal((await findSessionPerson(db, id, 2 * 3600_000))?.role, 'owner');
  const after = await db.selectFrom('sessions').select('seenAtMs').executeTakeFirstOrThrow();
  t.equal(Number(after.seenAtMs), 2 * 3600_000);
});

t.test('a session that is used every day ends at its maximum age', async (t) => {
  const id = await create();
  const endMs = startMs + sessionLimits.absoluteMs;

  for (let nowMs = startMs; nowMs < endMs; nowMs += dayMs) await roleAt(id, nowMs);

  t.equal(await roleAt(id, endMs), 'owner');
  t.equal(await roleAt(id, endMs + 1), undefined);
});

t.test('a session dated in the future ends once the clock is fixed', async (t) => {
  const aheadMs = startMs + 365 * dayMs;
  const id = await create(aheadMs);

  t.equal(await roleAt(id, aheadMs), 'owner');
  t.equal(await roleAt(id), undefined);
  t.equal(await roleAt(await create(startMs + 60_000)), 'owner', 'a minute is nothing');
});

t.test('ended sessions are deleted when the next one starts', async (t) => {
  const id = await create();

  await create(startMs + sessionLimits.absoluteMs + 1);

  const rows = await db.selectFrom('sessions').select('createdAtMs').where('createdAtMs', '=', startMs).execute();
  t.strictSame(rows, []);
  t.equal(await roleAt(id), undefined);
});

t.test('the other live sessions are listed, last used first', async (t) => {
  await db.deleteFrom('sessions').execute();
  await create(startMs + 365 * dayMs);
  const [own, used] = [await create(), await create()];
  await create(startMs + hourMs);
  const laterMs = startMs + 5 * hourMs;
  await roleAt(used, laterMs);

  t.strictSame(await listOtherSessions(db, owner.id, own, laterMs), [
    { createdAt: iso(startMs), seenAt: iso(laterMs) },
    { createdAt: iso(startMs + hourMs), seenAt: iso(startMs + hourMs) },
  ]);
});

t.test('other sessions end with their number, even one that a sign-in is just creating', async (t) => {
  const [own, other] = [await create(), await create()];

  t.equal((await deleteOtherSessions(db, owner.id, own)) > 0, true);
  const late = await create();

  t.equal(await roleAt(own), 'owner', 'this device stays');
  t.equal(await roleAt(other), undefined);
  t.equal(await roleAt(late), undefined, 'the password of this sign-in was checked before the change');
});

const [oldKey, newKey] = [Buffer.alloc(32, 0xaa), Buffer.alloc(32, 0xbb)];

t.test('a session signed with the second key in SESSION_KEY stays valid', async (t) => {
  const config = await testConfig(t, { SESSION_KEY: 'aa'.repeat(32) });
  const first = await start(t, config);
  const cookie = await signIn(first);
  await first.close();
  const askWith = async (formerKeys: Buffer<ArrayBuffer>[]) => {
    const app = await start(t, { ...config, sessionKey: newKey, formerKeys });
    const { statusCode } = await app.inject({ url: '/api/admin/notices', headers: { cookie } });
    await app.close();
    return statusCode;
  };

  t.equal(await askWith([oldKey]), 200);
  t.equal(await askWith([]), 401);
});

t.test('data signed or sealed with a previous key can be read while the key is listed', async (t) => {
  const keys = [newKey, oldKey] as const;

  t.equal(readStamp(keys, makeStamp([oldKey], 1000), 1500), 500);
  t.equal(readStamp([newKey], makeStamp([oldKey], 1000), 1500), undefined);
  t.equal(readPhotoToken(keys, makePhotoToken([oldKey], 7, 1000), 1500), 7);
  t.equal(readPhotoToken(keys, makeStamp([oldKey], 9e15), 1500), undefined, 'a stamp is no token');
  t.equal(
    openSecret(keys, 'mail-password', sealSecret(oldKey, 'mail-password', 'of the mail server')),
    'of the mail server',
  );
  t.equal(openSecret([newKey], 'mail-password', sealSecret(oldKey, 'mail-password', 'of the mail server')), undefined);
});

const iso = (ms: number) => new Date(ms).toISOString();
