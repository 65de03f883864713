import { Kysely, sql } from 'kysely';
import { leaseMs, type Pulse, type SharedDatabase } from '../shared.ts';
import type { Database } from '../tables.ts';
import { makeBlobs } from './blobs.ts';
import { now } from './clock.ts';
import { SiteDialect } from './dialect.ts';
import { makeLimits } from './limits.ts';
import { loadFromSqlite } from './load.ts';
import { openPool } from './pool.ts';
import { makeSeenTexts } from './seen-texts.ts';

const leaseName = 'runner';

/**
 * On a connection of its own, which no crowd of visitors can use up.
 * @param visitors the connections for what visitors ask, which counts them too
 */
export function openShared(url: string, visitors: Kysely<Database>): SharedDatabase {
  const db = new Kysely<Database>({ dialect: new SiteDialect({ pool: openPool(url, { size: 1 }) }) });
  return {
    keepSecret: (name, made, transaction = db) => keepSecret(transaction, name, made),
    readPulse: () => readPulse(db),
    renewLease: (holder) => renewLease(db, holder),
    releaseLease: (holder) => releaseLease(db, holder),
    limits: makeLimits(visitors),
    blobs: makeBlobs(visitors),
    seenTexts: makeSeenTexts(visitors),
    loadFrom: (directory, finish) => loadFromSqlite(visitors, directory, finish),
    close: () => db.destroy(),
  };
}

async function keepSecret(db: Kysely<Database>, name: string, made: string): Promise<string> {
  await sql`insert into "secrets" ("name", "value") values (${name}, ${made}) on conflict do nothing`.execute(db);
  const { rows } = await sql<{ value: string }>`select "value" from "secrets" where "name" = ${name}`.execute(db);
  if (!rows[0]) throw new Error(`The secret "${name}" was written and cannot be read`);
  return rows[0].value;
}

async function readPulse(db: Kysely<Database>): Promise<Pulse> {
  const { rows } = await sql<Pulse>`select
    (select "version" from "siteVersion") as "siteVersion",
    ${now} as "nowMs",
    not exists (select 1 from "leases" where "name" = ${leaseName} and "expiresAtMs" > ${now}) as "isLeaseFree",
    exists (select 1 from "outbox" where "state" = 'queued' and "nextAttemptAtMs" <= ${now}) as "isDeliveryDue"`.execute(
    db,
  );
  if (!rows[0]) throw new Error('The database has no pulse');
  return rows[0];
}

async function renewLease(db: Kysely<Database>, holder: string): Promise<number | undefined> {
  const { rows } = await sql<{ epoch: number }>`
    insert into "leases" ("name", "holder", "epoch", "expiresAtMs") values (${leaseName}, ${holder}, 1, ${now} + ${leaseMs}::bigint)
    on conflict ("name") do update set
      "holder" = excluded."holder",
      "epoch" = "leases"."epoch" + case when "leases"."holder" = excluded."holder" then 0 else 1 end,
      "expiresAtMs" = excluded."expiresAtMs"
    where "leases"."holder" = excluded."holder" or "leases"."expiresAtMs" <= ${now}
    returning "epoch"`.execute(db);
  return rows[0]?.epoch;
}

async function releaseLease(db: Kysely<Database>, holder: string): Promise<void> {
  await sql`update "leases" set "expiresAtMs" = 0 where "name" = ${leaseName} and "holder" = ${holder}`.execute(db);
}
