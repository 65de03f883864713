import type { Kysely } from 'kysely';
import { type Database, inTransaction, type PushDeviceRow } from '../database/index.ts';
import { NoRoomError } from '../http/errors.ts';
import { deviceLimit, type PushDevice, silentAfterMs } from '../shared/desk/push.ts';
import { announceAccess } from './access-notices.ts';
import type { PushSubscriptionInput } from './push-schemas.ts';

/** The devices as the desk shows them, the oldest first. */
export async function listDevices(db: Kysely<Database>, nowMs: number): Promise<PushDevice[]> {
  return (await listDeviceRows(db)).map(({ id, name, endpoint, createdAtMs, sentAtMs, unconfirmedSinceMs }) => ({
    id,
    name,
    endpoint,
    addedAt: toText(createdAtMs),
    ...(sentAtMs && { sentAt: toText(sentAtMs) }),
    ...(unconfirmedSinceMs &&
      nowMs - unconfirmedSinceMs >= silentAfterMs && { silentSince: toText(unconfirmedSinceMs) }),
  }));
}

export function listDeviceRows(db: Kysely<Database>): Promise<PushDeviceRow[]> {
  return db.selectFrom('pushDevices').selectAll().orderBy('id').execute();
}

const toText = (ms: number) => new Date(ms).toISOString();

export function findDevice(db: Kysely<Database>, id: number | null): Promise<PushDeviceRow | undefined> {
  return db
    .selectFrom('pushDevices')
    .selectAll()
    .where('id', '=', id ?? 0)
    .executeTakeFirst();
}

/**
 * Adds a device, or renews the one that the browser had under this or a former address: it keeps its number, and with it what still waits
 * for it.
 * @param name for a device that is new
 * @param announced how the owner is told about a new device; left out, nobody is
 * @returns whether it is new
 * @throws NoRoomError
 */
export function saveDevice(
  db: Kysely<Database>,
  { endpoint, keys, former }: PushSubscriptionInput,
  name: string,
  nowMs: number,
  announced?: { isMailed: boolean },
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const known = await transaction
      .selectFrom('pushDevices')
      .select(['id', 'endpoint'])
      .where('endpoint', 'in', former ? [endpoint, former] : [endpoint])
      .execute();
    const [kept = undefined, ...others] = known.sort((one) => (one.endpoint === endpoint ? -1 : 1));
    for (const { id } of others) await removeDevice(transaction, id);
    if (kept) {
      const renewed = { endpoint, ...keys, ...(kept.endpoint !== endpoint && { unconfirmedSinceMs: null }) };
      await transaction.updateTable('pushDevices').set(renewed).where('id', '=', kept.id).execute();
      return false;
    }
    const notice = {
      subject: 'A new device gets notifications about your leads',
      text: `${name} was just added. If that wasn't you, remove the device and change your password.`,
      path: '/admin/notifications',
    };
    if (announced) await announceAccess(transaction, notice, { ...announced, nowMs });
    await transaction
      .insertInto('pushDevices')
      .values({ endpoint, ...keys, name, createdAtMs: nowMs })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(keys))
      .execute();
    const { count } = await transaction
      .selectFrom('pushDevices')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) > deviceLimit)
      throw new NoRoomError(`The site notifies at most ${deviceLimit} devices. Remove one that you no longer use.`);
    return true;
  });
}

/** Removes a device with the notices that wait for it; those that it got stay with their leads. @returns whether there was one */
export async function removeDevice(db: Kysely<Database>, id: number): Promise<boolean> {
  await db.deleteFrom('outbox').where('deviceId', '=', id).where('state', '<>', 'sent').execute();
  const { numDeletedRows } = await db.deleteFrom('pushDevices').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Notes that a device's push service took a notice. Its word that it was shown may come first.
 * @param startedMs before the first byte of it was sent
 */
export async function noteSent(db: Kysely<Database>, id: number, startedMs: number, nowMs: number): Promise<void> {
  await db.updateTable('pushDevices').set({ sentAtMs: nowMs }).where('id', '=', id).execute();
  await db
    .updateTable('pushDevices')
    .set({ unconfirmedSinceMs: nowMs })
    .where('id', '=', id)
    .where('unconfirmedSinceMs', 'is', null)
    .where(({ or, eb }) => or([eb('confirmedAtMs', 'is', null), eb('confirmedAtMs', '<', startedMs)]))
    .execute();
}

/** Notes the word of a device that it has shown a notice. */
export async function noteShown(db: Kysely<Database>, endpoint: string, nowMs: number): Promise<void> {
  await db
    .updateTable('pushDevices')
    .set({ confirmedAtMs: nowMs, unconfirmedSinceMs: null })
    .where('endpoint', '=', endpoint)
    .execute();
}
