import { type Kysely, sql } from 'kysely';
import type { SeenTexts } from '../shared.ts';
import type { Database } from '../tables.ts';
import { now } from './clock.ts';

/** The texts that visitors have lately sent to any of the processes. */
export function makeSeenTexts(db: Kysely<Database>): SeenTexts {
  return {
    async record(text, sender, windowMs) {
      const { rows } = await sql<{ others: number }>`
        with "noted" as (
          insert into "seenTexts" ("text", "sender", "atMs") values (${text}, ${sender}, ${now})
          on conflict ("text", "sender") do update set "atMs" = excluded."atMs"
        )
        select count(*) as "others" from "seenTexts"
        where "text" = ${text} and "sender" <> ${sender} and "atMs" > ${now} - ${windowMs}::bigint`.execute(db);
      return rows[0]?.others ?? 0;
    },
    async sweep(windowMs) {
      await sql`delete from "seenTexts" where "atMs" <= ${now} - ${windowMs}::bigint`.execute(db);
    },
  };
}
