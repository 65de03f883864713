import { setTimeout } from 'node:timers/promises';
import type { DrillDatabase } from './stage.ts';

/** Returns the lease's holder; `undefined` if the lease has expired or was released. */
export async function readHolder(database: DrillDatabase): Promise<string | undefined> {
  const [lease] = await database.query<{ holder: string }>(
    'select holder from leases where "expiresAtMs" > extract(epoch from clock_timestamp()) * 1000',
  );
  return lease?.holder;
}

/** @returns how long after `begin` another one than `before` has the lease, in milliseconds */
export async function timeTakeover(
  database: DrillDatabase,
  before: string | undefined,
  begin: number,
): Promise<number> {
  for (;;) {
    const holder = await readHolder(database);
    if (holder && holder !== before) return performance.now() - begin;
    await setTimeout(5);
  }
}
