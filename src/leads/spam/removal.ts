import type { Kysely } from 'kysely';
import type { Database } from '../../database/index.ts';

/** How long the spam tray keeps a lead (docs/decisions.md, "Nothing is lost"). */
const spamKeptMs = 90 * 24 * 3600_000;

/** Removes leads that have stood in the spam tray for too long. @returns how many */
export async function removeOldSpam(db: Kysely<Database>, nowMs: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('submissions')
    .where('status', '=', 'spam')
    .where('createdAt', '<', new Date(nowMs - spamKeptMs).toISOString())
    .executeTakeFirst();
  return Number(numDeletedRows);
}
