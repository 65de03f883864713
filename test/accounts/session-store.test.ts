import t from 'tap';
import {
  createSession,
  deleteOtherSessions,
  deleteSession,
  findSessionRole,
  listOtherSessions,
  sessionLimits,
} from '../../src/accounts/sessions.ts';
import { openStore } from '../fixtures/store.ts';

const hourMs = 3600_000;
const startMs = Date.UTC(2026, 10, 20);

const db = await openStore(t);

t.test('a session is found by its identifier alone, which is stored nowhere', async (t) => {
  const id = await createSession(db, 'admin', startMs);

  t.equal(await findSessionRole(db, id, startMs), 'admin');
  t.equal(await findSessionRole(db, `${id}x`, startMs), undefined);
  t.notMatch(JSON.stringify(await db.selectFrom('sessions').selectAll().execute()), id);
});

t.test('identifiers carry 256 random bits and are never the same', async (t) => {
  const ids = await Promise.all(Array.from({ length: 200 }, () => createSession(db, 'staff', startMs)));

  t.equal(new Set(ids).size, 200);
  for (const id of ids) t.equal(Buffer.from(id, 'base64url').length, 32);
});

t.test('a session ends when it was not used for its idle time', async (t) => {
  const id = await createSession(db, 'admin', startMs);

  t.equal(await findSessionRole(db, id, startMs + sessionLimits.idleMs), 'admin');
  t.equal(await findSessionRole(db, id, startMs + 2 * sessionLimits.idleMs + hourMs), undefined);
});

t.test('a session that is used every day ends at its absolute time', async (t) => {
  const id = await createSession(db, 'admin', startMs);
  const dayMs = 24 * hourMs;

  for (let nowMs = startMs; nowMs <= startMs + sessionLimits.absoluteMs; nowMs += dayMs)
    t.equal(await findSessionRole(db, id, nowMs), 'admin');

  t.equal(await findSessionRole(db, id, startMs + sessionLimits.absoluteMs + 1), undefined);
});

t.test('a session made while the clock ran ahead has ended once the clock is right again', async (t) => {
  const yearMs = 365 * 24 * hourMs;
  const id = await createSession(db, 'admin', startMs + yearMs);

  t.equal(await findSessionRole(db, id, startMs + yearMs), 'admin');
  t.equal(await findSessionRole(db, id, startMs), undefined);
  t.equal(
    await findSessionRole(db, await createSession(db, 'admin', startMs + 60_000), startMs),
    'admin',
    'a minute is nothing',
  );
});

t.test('a logout ends one session; a changed password ends all others of its role', async (t) => {
  const [left, kept, other] = await Promise.all(
    ['admin', 'admin', 'admin'].map(() => createSession(db, 'admin', startMs)),
  );
  const staff = await createSession(db, 'staff', startMs);

  await deleteSession(db, left ?? '');
  t.equal(await findSessionRole(db, left ?? '', startMs), undefined);
  t.equal(await findSessionRole(db, other ?? '', startMs), 'admin');
  await deleteOtherSessions(db, 'admin', kept);

  t.equal(await findSessionRole(db, other ?? '', startMs), undefined);
  t.equal(await findSessionRole(db, kept ?? '', startMs), 'admin');
  t.equal(await findSessionRole(db, staff, startMs), 'staff');
});

t.test('sessions that have ended are forgotten when the next one starts', async (t) => {
  const id = await createSession(db, 'staff', startMs);

  await createSession(db, 'staff', startMs + sessionLimits.absoluteMs + 1);

  const rows = await db.selectFrom('sessions').select('createdAtMs').where('createdAtMs', '=', startMs).execute();
  t.strictSame(rows, []);
  t.equal(await findSessionRole(db, id, startMs), undefined);
});

t.test('the other live sessions are listed, the last used first', async (t) => {
  await db.deleteFrom('sessions').execute();
  await createSession(db, 'admin', startMs + 365 * 24 * hourMs);
  const ownId = await createSession(db, 'admin', startMs);
  const laterMs = startMs + 5 * hourMs;
  const used = await createSession(db, 'admin', startMs);
  await createSession(db, 'staff', startMs + hourMs);
  await findSessionRole(db, used, laterMs);

  t.strictSame(await listOtherSessions(db, ownId, laterMs), [
    { role: 'admin', createdAt: iso(startMs), seenAt: iso(laterMs) },
    { role: 'staff', createdAt: iso(startMs + hourMs), seenAt: iso(startMs + hourMs) },
  ]);
});

const iso = (ms: number) => new Date(ms).toISOString();
