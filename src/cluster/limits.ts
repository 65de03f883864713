import { createHmac } from 'node:crypto';
import fp from 'fastify-plugin';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/index.ts';
import type { RateLimitCounts, Usage } from '../http/rate-limit.ts';
import { now } from './pool.ts';

/** An address is stored for its window and at most a minute longer (docs/decisions.md, "Privacy"). */
const minuteMs = 60_000;

/**
 * Makes the processes of one database share the counts of the rate limits. Each use is one statement, so that simultaneous uses are all
 * counted.
 */
export const sharedLimits = fp<{ db: Kysely<Database>; key: Buffer }>(
  async (app, { db, key }) => {
    app.shareRateLimits(makeCounts(db, key));
    const cleanup = setInterval(() => void deleteEnded(db).catch(() => {}), minuteMs).unref();
    app.addHook('onClose', async () => clearInterval(cleanup));
  },
  { name: 'shared-limits', dependencies: ['database', 'rate-limits'] },
);

/**
 * @param key counted addresses leave this process only as hashes with this key, so that neither the database nor a copy of it reveals who
 * was here
 */
function makeCounts(db: Kysely<Database>, key: Buffer): RateLimitCounts {
  const hide = (name: string) => createHmac('sha256', key).update(`limit ${name}`).digest('base64url');
  return {
    async count(name, windowMs) {
      const { rows } = await sql<Usage>`
        insert into "limits" ("key", "current", "endsAtMs") values (${hide(name)}, 1, ${now} + ${windowMs}::bigint)
        on conflict ("key") do update set
          "current" = case when "limits"."endsAtMs" > ${now} then "limits"."current" + 1 else 1 end,
          "endsAtMs" = case when "limits"."endsAtMs" > ${now} then "limits"."endsAtMs" else excluded."endsAtMs" end
        returning "current", "endsAtMs" - ${now} as "ttl"`.execute(db);
      return requireRow(rows);
    },
    async find(name) {
      const { rows } = await sql<Usage>`
        select "current", "endsAtMs" - ${now} as "ttl" from "limits"
        where "key" = ${hide(name)} and "endsAtMs" > ${now}`.execute(db);
      return rows[0] ?? { current: 0, ttl: 0 };
    },
    async refund(name) {
      await sql`update "limits" set "current" = "current" - 1
        where "key" = ${hide(name)} and "current" > 0 and "endsAtMs" > ${now}`.execute(db);
    },
    async takeTurn(name, gapMs) {
      const { rows } = await sql<{ waitMs: number }>`
        insert into "limits" ("key", "current", "endsAtMs") values (${hide(name)}, 0, ${now} + ${gapMs}::bigint)
        on conflict ("key") do update set "endsAtMs" = greatest("limits"."endsAtMs", ${now}) + ${gapMs}::bigint
        returning "endsAtMs" - ${gapMs}::bigint - ${now} as "waitMs"`.execute(db);
      return Math.max(0, requireRow(rows).waitMs);
    },
  };
}

async function deleteEnded(db: Kysely<Database>): Promise<void> {
  await sql`delete from "limits" where "endsAtMs" < ${now} - ${minuteMs}::bigint`.execute(db);
}

function requireRow<Row>([row]: Row[]): Row {
  if (!row) throw new Error('A use was counted and cannot be read');
  return row;
}
