import { setImmediate } from 'node:timers/promises';
import type { LeadRange } from '../shared/lead-filter.ts';

/**
 * SQLite answers in this process's only thread, where a visitor's page waits as long as a batch takes: some milliseconds.
 * `npm run bench` measures it.
 */
export const batchRows = 250;

/**
 * Rows by number, the newest first, in batches with a turn for everybody else between them.
 * Each batch goes on below the last number, so that rows that are added or deleted in between make neither a duplicate nor a gap.
 * @param read the newest rows below a number, at most so many
 * @param range the part that is asked for; all of it otherwise
 */
export async function* listInBatches<Row extends { id: number }>(
  read: (below: number, limit: number) => Promise<Row[]>,
  { before = Number.MAX_SAFE_INTEGER, limit = Number.POSITIVE_INFINITY }: LeadRange = {},
): AsyncGenerator<Row[]> {
  let below = before;
  for (let left = limit; left > 0; left -= batchRows) {
    const size = Math.min(batchRows, left);
    const rows = await read(below, size);
    const last = rows.at(-1);
    if (last) yield rows;
    if (!last || rows.length < size) return;
    below = last.id;
    await setImmediate();
  }
}
