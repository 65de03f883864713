import SqliteDatabase from 'better-sqlite3';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import t from 'tap';
import { migrations } from '../../src/database/migrations/index.ts';
import type { Database } from '../../src/database/schema.ts';
import { findTown, searchColumns } from '../../src/leads/search.ts';
import { siteMap } from '../fixtures/site-map.ts';

t.test('rows that were there before a search had columns get what new rows get', async (t) => {
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: new SqliteDatabase(':memory:') }) });
  t.teardown(() => db.destroy());
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  await migrator.migrateTo('004-image-history');
  const oldRows = [
    {
      phone: '(336) 555-0187',
      message: 'We live in OAK RIDGE.',
      landingPage: '/pool-fencing',
      email: 'Ann@Example.com',
    },
    { phone: '+1 336.555.0187 ext. 12', message: 'Winston Salem or Elon', landingPage: '', email: '' },
    { phone: '555-01', message: 'ÉLODIE', landingPage: '/high-point-fence-installation', email: 'x@example.com' },
  ].map((row) => ({ ...row, name: 'José', referredBy: '', service: 'Other', page: '/', referrer: '' }));
  for (let copy = 0; copy < 400; copy += 1)
    for (const [index, row] of oldRows.entries())
      await sql`insert into submissions ("reference", "source", "name", "phone", "email", "referredBy", "service", "message", "page",
        "landingPage", "status", "spamReasons", "createdAt", "firstContactAt")
        values (${`R${copy}-${index}`}, 'contact', ${row.name}, ${row.phone}, ${row.email}, ${row.referredBy}, ${row.service},
        ${row.message}, ${row.page}, ${row.landingPage}, 'new', '[]', '2026-11-20T10:00:00.000Z',
        ${index === 1 ? '2026-11-20T10:30:00.000Z' : null})`.execute(db);

  const { error } = await migrator.migrateToLatest();

  t.notOk(error);
  const rows = await db.selectFrom('submissions').selectAll().orderBy('id').execute();
  t.equal(rows.length, 1200);
  for (const [index, row] of rows.entries()) {
    const oldRow = oldRows[index % 3] as (typeof oldRows)[number];
    const expected = {
      ...searchColumns({ ...oldRow, catalogPage: '', catalogVersion: '' }),
      town: findTown(siteMap, oldRow),
    };
    const { phoneTail, searchText, town } = row;
    t.strictSame({ phoneTail, searchText, town }, expected);
    t.equal(row.answeredAfterMs, index % 3 === 1 ? 30 * 60_000 : null);
  }
  t.strictSame(
    rows.slice(0, 3).map(({ town }) => town),
    ['Oak Ridge', 'Winston-Salem', 'High Point'],
  );
  t.strictSame(
    rows.slice(0, 3).map(({ phoneTail }) => phoneTail),
    ['3365550187', '3365550187', ''],
  );
});
