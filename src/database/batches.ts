import { setImmediate } from 'node:timers/promises';
import type { LeadRange } from '../shared/lead/lead-schemas.ts';

/**
 * SQLite answers in this process's only thread, where a visitor's page waits as long as a batch takes: some milliseconds.
 * `npm run bench` measures it.
 */
export const batchRows = 250;

/**
 * Reads rows by id, the newest first, in batches, and lets other requests run between them.
 * Each batch starts below the last id, so that added or deleted rows cause neither duplicates nor gaps.
 * @param read reads the newest rows below an id, up to a limit
 * @param range part of the rows; empty for all
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
