import { type Kysely, sql } from 'kysely';
import type { SharedLimits, SharedUsage } from '../shared.ts';
import type { Database } from '../tables.ts';
import { now } from './clock.ts';

/** An address is kept for its window and at most a minute longer (docs/decisions.md, "Privacy"). */
const keptMs = 60_000;

/** Rate limits that all processes count together: one statement for each use, so that simultaneous uses are all counted. */
export function makeLimits(db: Kysely<Database>): SharedLimits {
  return {
    count: (key, windowMs) => count(db, key, windowMs),
    find: (key) => find(db, key),
    async refund(key) {
      await sql`update "limits" set "current" = "current" - 1 where "key" = ${key} and "current" > 0 and "endsAtMs" > ${now}`.execute(
        db,
      );
    },
    async sweep() {
      await sql`delete from "limits" where "endsAtMs" < ${now} - ${keptMs}::bigint`.execute(db);
    },
    takeTurn: (key, gapMs) => takeTurn(db, key, gapMs),
  };
}

async function count(db: Kysely<Database>, key: string, windowMs: number): Promise<SharedUsage> {
  const { rows } = await sql<SharedUsage>`
    insert into "limits" ("key", "current", "endsAtMs") values (${key}, 1, ${now} + ${windowMs}::bigint)
    on conflict ("key") do update set
      "current" = case when "limits"."endsAtMs" > ${now} then "limits"."current" + 1 else 1 end,
      "endsAtMs" = case when "limits"."endsAtMs" > ${now} then "limits"."endsAtMs" else excluded."endsAtMs" end
    returning "current", "endsAtMs" - ${now} as "ttl"`.execute(db);
  return requireRow(rows);
}

async function find(db: Kysely<Database>, key: string): Promise<SharedUsage> {
  const { rows } = await sql<SharedUsage>`
    select "current", "endsAtMs" - ${now} as "ttl" from "limits" where "key" = ${key} and "endsAtMs" > ${now}`.execute(
    db,
  );
  return rows[0] ?? { current: 0, ttl: 0 };
}

async function takeTurn(db: Kysely<Database>, key: string, gapMs: number): Promise<number> {
  const { rows } = await sql<{ waitMs: number }>`
    insert into "limits" ("key", "current", "endsAtMs") values (${key}, 0, ${now} + ${gapMs}::bigint)
    on conflict ("key") do update set "endsAtMs" = greatest("limits"."endsAtMs", ${now}) + ${gapMs}::bigint
    returning "endsAtMs" - ${gapMs}::bigint - ${now} as "waitMs"`.execute(db);
  return Math.max(0, requireRow(rows).waitMs);
}

function requireRow<Row>([row]: Row[]): Row {
  if (!row) throw new Error('A use was counted and cannot be read');
  return row;
}
