import { sql } from 'kysely';
import t from 'tap';
import * as z from 'zod/mini';
import { connectPostgres } from '../../src/cluster/index.ts';
import { setting } from '../../src/database/settings.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { runAsOperator, takeDatabase } from '../fixtures/postgres.ts';

const one = setting('one', z.unknown());
const profile = setting('profile', z.unknown());

t.test('the next statement after a killed connection gets a new one', async (t) => {
  const url = await takeDatabase(t);
  const { db, close } = connectPostgres(url, 3);
  t.teardown(close);

  for (let round = 0; round < 20; round += 1) {
    const reads = Array.from({ length: 6 }, () => profile.read(db).catch(({ code }) => code));
    await killOthers(url);
    for (const result of await Promise.all(reads))
      t.ok(typeof result === 'object' || /^PG_(57P01|08|ECONN|EPIPE)/.test(result), JSON.stringify(result));
  }
  await killOthers(url);
  await untilAnswered(() => profile.read(db));
});

t.test('a statement that a standby refused (25006) is repeated on a new connection', async (t) => {
  const url = await takeDatabase(t);
  const { db, close } = connectPostgres(url, 4);
  t.teardown(close);
  // Four connections that seem to go to a primary, as after a failover.
  await Promise.all(Array.from({ length: 4 }, () => sql`select pg_sleep(0.05)`.execute(db)));
  for (let spoilt = 0; spoilt < 4; spoilt += 1)
    await sql`set session characteristics as transaction read only`.execute(db);

  t.equal(await one.write(db, 'value', 0), 1);
  await inTransaction(db, (transaction) => one.write(transaction, 'changed', 1));

  t.strictSame(await one.read(db), { value: 'changed', version: 2, isDamaged: false });
});

t.test('a read-only server is not ready', async (t) => {
  const url = await takeDatabase(t);
  const name = new URL(url).pathname.slice(1);
  await runAsOperator(url, `alter database "${name}" set default_transaction_read_only = on`);
  t.teardown(() => runAsOperator(url, `set transaction_read_only = off; alter database "${name}" reset all`));
  const { db, requireWritable, close } = connectPostgres(url, 1);
  t.teardown(close);

  await t.rejects(requireWritable(), { code: 'PG_25006' });
  await t.rejects(one.write(db, 'value'), { code: 'PG_25006' }, 'tried twice and refused twice');
  t.strictSame(await one.read(db), { value: undefined, version: 0, isDamaged: false }, 'it still reads');
});

t.test('a statement that takes too long is dropped with its connection', async (t) => {
  const url = await takeDatabase(t);
  const { db, close } = connectPostgres(url, 1, 200);
  t.teardown(close);

  await t.rejects(sql`select pg_sleep(5)`.execute(db), { code: 'PG_QUERY_TIMEOUT' });
  t.strictSame(await profile.read(db), { value: undefined, version: 0, isDamaged: false });
});

t.test('a transaction with a slow statement is dropped without waiting for its rollback', async (t) => {
  const url = await takeDatabase(t);
  const { db, readState, close } = connectPostgres(url, 1, 200);
  t.teardown(close);

  const given = inTransaction(db, (transaction) => sql`select pg_sleep(5)`.execute(transaction));
  await t.rejects(given, { code: 'PG_QUERY_TIMEOUT' });
  t.strictSame(readState().errors, { QUERY_TIMEOUT: 1 }, 'no second statement has waited');
  t.strictSame(await profile.read(db), { value: undefined, version: 0, isDamaged: false });
});

function killOthers(url: string): Promise<object[]> {
  return runAsOperator(
    url,
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
}

/** Repeats a request until it succeeds, because each connection of the pool may fail once. */
async function untilAnswered(ask: () => Promise<unknown>): Promise<void> {
  for (let left = 3; ; left -= 1) {
    try {
      await ask();
      return;
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}
