import type { SchemaBuilder } from './builder.ts';

/** The devices that are notified of leads, and the columns for reminders. */
export async function up({
  table,
  addColumn,
  run,
  id,
  text,
  nullableNumber,
  number,
  emptyText,
}: SchemaBuilder): Promise<void> {
  await table('pushDevices', {
    id,
    personId: `${nullableNumber} references "people" ("id") on delete cascade`,
    endpoint: `${text} unique`,
    p256dh: text,
    auth: text,
    name: text,
    siteKey: emptyText,
    createdAtMs: number,
    sentAtMs: nullableNumber,
    confirmedAtMs: nullableNumber,
    unconfirmedSinceMs: nullableNumber,
    endedAtMs: nullableNumber,
    endReason: emptyText,
  });
  // No foreign key: rows are copied table by table in creation order, and this table is older than the devices.
  await addColumn('outbox', 'deviceId', nullableNumber);
  await run('create index "outbox_device" on "outbox" ("deviceId") where "deviceId" is not null');
  await addColumn('submissions', 'waitsSinceMs', nullableNumber);
  await addColumn('submissions', 'nudges', `${number} default 0`);
  await run(`create index "leadsThatWait" on "submissions" ("waitsSinceMs")
    where "waitsSinceMs" is not null and "firstContactAt" is null and "nudges" < 2`);
}
