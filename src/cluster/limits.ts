import { createHmac } from 'node:crypto';
import fp from 'fastify-plugin';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/index.ts';
import type { RateLimitCounts, Usage } from '../http/rate-limit-store.ts';
import { now } from './pool.ts';

/** An address is kept for its window and at most a minute longer (docs/decisions.md, "Privacy"). */
const minuteMs = 60_000;

/**
 * Has the processes of one database count the uses of the rate limits together: one statement for each use, so that simultaneous uses
 * are all counted.
 */
export const sharedLimits = fp<{ db: Kysely<Database>; key: Buffer }>(
  async (app, { db, key }) => {
    app.shareRateLimits(makeCounts(db, key));
    const sweeping = setInterval(() => void sweep(db).catch(() => {}), minuteMs).unref();
    app.addHook('onClose', async () => clearInterval(sweeping));
  },
  { name: 'shared-limits', dependencies: ['database', 'rate-limits'], fastify: '5.x' },
);

/** @param key what is counted leaves this process only as a hash with this key, so that neither the database nor a copy of it tells who was here */
function makeCounts(db: Kysely<Database>, key: Buffer): RateLimitCounts {
  const hide = (name: string) => createHmac('sha256', key).update(`limit ${name}`).digest('base64url');
  return {
    count: (name, windowMs) => count(db, hide(name), windowMs),
    find: (name) => find(db, hide(name)),
    refund: (name) => refund(db, hide(name)),
    takeTurn: (name, gapMs) => takeTurn(db, hide(name), gapMs),
  };
}

async function count(db: Kysely<Database>, key: string, windowMs: number): Promise<Usage> {
  const { rows } = await sql<Usage>`
    insert into "limits" ("key", "current", "endsAtMs") values (${key}, 1, ${now} + ${windowMs}::bigint)
    on conflict ("key") do update set
      "current" = case when "limits"."endsAtMs" > ${now} then "limits"."current" + 1 else 1 end,
      "endsAtMs" = case when "limits"."endsAtMs" > ${now} then "limits"."endsAtMs" else excluded."endsAtMs" end
    returning "current", "endsAtMs" - ${now} as "ttl"`.execute(db);
  return requireRow(rows);
}

async function find(db: Kysely<Database>, key: string): Promise<Usage> {
  const { rows } = await sql<Usage>`
    select "current", "endsAtMs" - ${now} as "ttl" from "limits" where "key" = ${key} and "endsAtMs" > ${now}`.execute(
    db,
  );
  return rows[0] ?? { current: 0, ttl: 0 };
}

async function refund(db: Kysely<Database>, key: string): Promise<void> {
  await sql`update "limits" set "current" = "current" - 1 where "key" = ${key} and "current" > 0 and "endsAtMs" > ${now}`.execute(
    db,
  );
}

async function takeTurn(db: Kysely<Database>, key: string, gapMs: number): Promise<number> {
  const { rows } = await sql<{ waitMs: number }>`
    insert into "limits" ("key", "current", "endsAtMs") values (${key}, 0, ${now} + ${gapMs}::bigint)
    on conflict ("key") do update set "endsAtMs" = greatest("limits"."endsAtMs", ${now}) + ${gapMs}::bigint
    returning "endsAtMs" - ${gapMs}::bigint - ${now} as "waitMs"`.execute(db);
  return Math.max(0, requireRow(rows).waitMs);
}

async function sweep(db: Kysely<Database>): Promise<void> {
  await sql`delete from "limits" where "endsAtMs" < ${now} - ${minuteMs}::bigint`.execute(db);
}

function requireRow<Row>([row]: Row[]): Row {
  if (!row) throw new Error('A use was counted and cannot be read');
  return row;
}
