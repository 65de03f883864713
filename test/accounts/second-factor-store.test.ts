import { generate } from 'otplib';
import t from 'tap';
import * as z from 'zod/mini';
import {
  acceptCode,
  confirmSecondFactor,
  deleteSecondFactor,
  findSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '../../src/accounts/second-factor-store.ts';
import { setting } from '../../src/database/index.ts';
import { openStores } from '../fixtures/store.ts';

const stepMs = 30_000;
const startMs = Date.UTC(2026, 10, 20, 12);
const personId = 7;
const shown = { issuer: 'Longleaf Fence Company', label: 'ann@example.com' };

const connections = await openStores(t, 3);
const [db] = connections as [(typeof connections)[0] & object];

/** Returns the authenticator app's code at a time. */
const codeAt = (secret: string, nowMs: number) => generate({ secret, epoch: nowMs / 1000 });
const accept = (code = '', nowMs = startMs) => acceptCode(db, personId, code, nowMs);
const start = () => startSecondFactor(db, personId, shown, startMs);

/** Switches the second factor on at `startMs`. */
async function enable(): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await start();
  const recoveryCodes = (await confirmSecondFactor(db, personId, await codeAt(secret, startMs), startMs)) ?? [];
  return { secret, recoveryCodes };
}

t.afterEach(() => deleteSecondFactor(db, personId));

t.test('a code is accepted once, and earlier codes are then refused', async (t) => {
  const { secret } = await enable();
  const [before, present] = [await codeAt(secret, startMs), await codeAt(secret, startMs + stepMs)];

  t.notOk(await accept(before), 'the code that switched it on');
  t.ok(await accept(present, startMs + stepMs));
  t.notOk(await accept(present, startMs + stepMs), 'a replay');
  t.notOk(await accept(before, startMs + stepMs), 'an older one');
});

t.test('only one of several simultaneous requests with one code gets in', async (t) => {
  const { secret } = await enable();
  const code = await codeAt(secret, startMs + stepMs);

  const results = await Promise.all(
    connections.map((connection) => acceptCode(connection, personId, code, startMs + stepMs)),
  );

  t.equal(results.filter(Boolean).length, 1);
});

t.test('a code used while the recovery codes are renewed stays used', async (t) => {
  const { secret, recoveryCodes } = await enable();
  const code = await codeAt(secret, startMs + stepMs);

  const [accepted, renewed] = await Promise.all([
    accept(code, startMs + stepMs),
    renewRecoveryCodes(connections[1] ?? db, personId),
  ]);

  t.ok(accepted);
  t.notOk(await accept(code, startMs + stepMs), 'the renewal did not bring the step before it back');
  t.notOk(await accept(recoveryCodes[0]));
  t.ok(await accept(renewed[0]), 'the new recovery codes count');
});

t.test('different recovery codes used at the same time each work once', async (t) => {
  const { recoveryCodes } = await enable();
  const attempts = recoveryCodes
    .slice(0, 3)
    .flatMap((code) => connections.map((connection) => acceptCode(connection, personId, code, startMs)));

  const results = await Promise.all(attempts);

  t.equal(results.filter(Boolean).length, 3);
  t.equal((await findSecondFactor(db, personId)).recoveryCodesLeft, 5);
});

t.test('only one of two simultaneous confirmations of a secret gets recovery codes', async (t) => {
  const { secret } = await start();
  const code = await codeAt(secret, startMs);

  const results = await Promise.all(connections.map((db) => confirmSecondFactor(db, personId, code, startMs)));
  const [codes] = results.filter((codes) => codes !== undefined);

  t.equal(results.filter(Boolean).length, 1);
  t.ok(await accept(codes?.[0]));
});

t.test('a phone’s clock may be off by half a minute, but not more', async (t) => {
  const { secret } = await enable();
  const nowMs = startMs + 10 * stepMs;

  for (const [steps, isUnderstood] of [
    [-2, false],
    [2, false],
    [-1, true],
    [1, true],
  ] as const)
    t.equal(await accept(await codeAt(secret, nowMs + steps * stepMs), nowMs), isUnderstood, `${steps} steps off`);
});

t.test('a code used while the clock was fast doesn’t lock the owner out later', async (t) => {
  const { secret } = await enable();
  const aheadMs = startMs + 24 * 3600_000;
  t.ok(await accept(await codeAt(secret, aheadMs), aheadMs));
  const nowMs = startMs + 5 * stepMs;
  const code = await codeAt(secret, nowMs);

  t.ok(await accept(code, nowMs));
  t.notOk(await accept(code, nowMs), 'and is still taken once');
});

t.test('a recovery code works once in any spelling and is stored only as a hash', async (t) => {
  const { recoveryCodes } = await enable();
  const [first = '', second = ''] = recoveryCodes;

  t.equal(recoveryCodes.length, 8);
  t.notMatch(JSON.stringify(await db.selectFrom('settings').selectAll().execute()), first);
  t.ok(await accept(` ${first.toUpperCase().replaceAll('-', ' ')} `));
  t.notOk(await accept(first));
  t.equal((await findSecondFactor(db, personId)).recoveryCodesLeft, 7);
  const renewed = await renewRecoveryCodes(db, personId);
  t.notOk(await accept(second), 'those from before are void');
  t.ok(await accept(renewed[0]));
});

t.test('malformed codes are refused', async (t) => {
  await enable();

  for (const code of ['', '000000', '12345', '1234567', 'x'.repeat(60), '٠١٢٣٤٥', '<script>'])
    t.notOk(await accept(code), code);
});

t.test('a damaged pending secret accepts no code', async (t) => {
  for (const value of [5, [], 'text', {}, { secret: 5, startedAtMs: 'soon' }]) {
    await setting(`second-factor-pending:${personId}`, z.unknown()).write(db, value);
    t.equal(await confirmSecondFactor(db, personId, '123456', startMs), undefined, JSON.stringify(value));
  }
  for (const value of [5, [], 'text', { secret: 5 }]) {
    await setting(`second-factor:${personId}`, z.unknown()).write(db, value);
    t.notOk(await accept('123456'), JSON.stringify(value));
    t.ok((await findSecondFactor(db, personId)).enabled, 'it protects the admin all the same');
  }
});

t.test('an unconfirmed secret expires after ten minutes', async (t) => {
  const { secret } = await startSecondFactor(db, personId, shown, startMs);
  const lateMs = startMs + 10 * 60_000 + 1;
  t.equal(await confirmSecondFactor(db, personId, await codeAt(secret, lateMs), lateMs), undefined);
  const intimeMs = startMs + 10 * 60_000;
  t.equal((await confirmSecondFactor(db, personId, await codeAt(secret, intimeMs), intimeMs))?.length, 8);
});
