import type { Kysely } from 'kysely';
import { type Database, inTransaction, type PushDeviceRow, takeLock } from '../database/index.ts';
import { NoRoomError } from '../http/errors.ts';
import { deviceLimit, type EndedDevice, type PushDevice, silentAfterMs } from '../shared/admin/push.ts';
import type { Role } from '../shared/admin/roles.ts';
import { announceAccess } from './access-notices.ts';
import type { PushSubscriptionInput } from './push-schemas.ts';

/** The person who looks at the devices: an owner sees all, anyone else only their own. */
export interface DeviceViewer {
  id: number;
  role: Role;
}

const isVisibleTo =
  (viewer: DeviceViewer | undefined) =>
  ({ personId }: Pick<PushDeviceRow, 'personId'>) =>
    !viewer || viewer.role === 'owner' || personId === viewer.id;

/**
 * Lists the devices as the admin shows them, oldest first.
 * @param viewer all devices if absent
 */
export async function listDevices(db: Kysely<Database>, nowMs: number, viewer?: DeviceViewer): Promise<PushDevice[]> {
  const people = await db.selectFrom('people').select(['id', 'name']).execute();
  const nameOf = (personId: number | null) => people.find(({ id }) => id === personId && id !== viewer?.id)?.name;
  const rows = (await listDeviceRows(db)).filter(isVisibleTo(viewer));
  return rows.map(({ id, name, endpoint, personId, createdAtMs, sentAtMs, unconfirmedSinceMs }) => ({
    id,
    name,
    endpoint,
    ...(people.length > 1 && nameOf(personId) && { person: nameOf(personId) }),
    addedAt: toText(createdAtMs),
    ...(sentAtMs && { sentAt: toText(sentAtMs) }),
    ...(unconfirmedSinceMs &&
      nowMs - unconfirmedSinceMs >= silentAfterMs && { silentSince: toText(unconfirmedSinceMs) }),
  }));
}

/** Lists the devices that can no longer be notified, until someone adds or removes them. */
export async function listEndedDevices(db: Kysely<Database>, viewer?: DeviceViewer): Promise<EndedDevice[]> {
  const rows = await db
    .selectFrom('pushDevices')
    .selectAll()
    .where('endedAtMs', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.filter(isVisibleTo(viewer)).map(({ id, name, endpoint, endedAtMs, endReason }) => ({
    id,
    name,
    endpoint,
    endedAt: toText(Number(endedAtMs)),
    reason: endReason,
  }));
}

/** Lists the devices that are notified. */
export function listDeviceRows(db: Kysely<Database>): Promise<PushDeviceRow[]> {
  return db.selectFrom('pushDevices').selectAll().where('endedAtMs', 'is', null).orderBy('id').execute();
}

const toText = (ms: number) => new Date(ms).toISOString();

/** Returns a device that is notified, or `undefined`. */
export function findDevice(db: Kysely<Database>, id: number | null): Promise<PushDeviceRow | undefined> {
  return db
    .selectFrom('pushDevices')
    .selectAll()
    .where('id', '=', id ?? 0)
    .where('endedAtMs', 'is', null)
    .executeTakeFirst();
}

/** The data that a browser sends when it is added. */
export interface NewDevice {
  /** Such as "Chrome on Android, app". */
  name: string;
  /** The site's public key. */
  siteKey: string;
  /** Who adds it; null if unknown. */
  personId?: number | null;
}

/** Another device with the same kind of browser, which may be the same phone. */
export type Twin = Pick<PushDevice, 'id' | 'name'>;

/**
 * Adds a device, or renews the one that the browser had under this or a former address. A renewed device keeps its number and name, and so
 * its waiting notifications.
 * @param announced how the owner is notified about a new device; if absent, no one is
 * @returns whether it is new, and then the last device of the same kind: a tab and an app on one phone are two subscriptions, and nothing
 * else reveals that
 * @throws NoRoomError
 */
export function saveDevice(
  db: Kysely<Database>,
  { endpoint, keys, former }: Omit<PushSubscriptionInput, 'installed'>,
  { name, siteKey, personId }: NewDevice,
  nowMs: number,
  announced?: { isMailed: boolean },
): Promise<{ isNew: boolean; twin?: Twin }> {
  return inTransaction(db, async (transaction) => {
    // If two are added at once, the later one must see the earlier one, also to enforce the limit.
    await takeLock(transaction, 'devices');
    const all = await transaction.selectFrom('pushDevices').selectAll().orderBy('id').execute();
    const known = all.filter((device) => device.endpoint === endpoint || device.endpoint === former);
    const [kept = undefined, ...others] = known.sort((one) => (one.endpoint === endpoint ? -1 : 1));
    for (const { id } of others) await deleteDevice(transaction, id);
    const fresh = { endpoint, ...keys, siteKey, personId: personId ?? null, endedAtMs: null, endReason: '' };
    if (kept) {
      const renewed = { ...fresh, ...(kept.endpoint !== endpoint && { unconfirmedSinceMs: null }) };
      await transaction.updateTable('pushDevices').set(renewed).where('id', '=', kept.id).execute();
      return { isNew: false };
    }
    const notice = {
      subject: 'A new device gets notifications about your leads',
      text: `${name} was just added. If that wasn't you, remove the device and change your password.`,
      path: '/admin/notifications',
    };
    if (announced) await announceAccess(transaction, notice, { ...announced, nowMs });
    await transaction
      .insertInto('pushDevices')
      .values({ ...fresh, name: nameApart(name, all), createdAtMs: nowMs })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(fresh))
      .execute();
    const active = await listDeviceRows(transaction);
    if (active.length > deviceLimit)
      throw new NoRoomError(`You can add up to ${deviceLimit} devices. Remove one that you no longer use.`);
    const twin = active.findLast(
      (device) =>
        device.endpoint !== endpoint &&
        kindOf(device.name) === kindOf(name) &&
        (device.personId === null || device.personId === fresh.personId),
    );
    return { isNew: true, ...(twin && { twin: { id: twin.id, name: twin.name } }) };
  });
}

/** Adds a number to a name that another device has: "Chrome on Android 2". */
function nameApart(name: string, devices: readonly PushDeviceRow[]): string {
  const taken = new Set(devices.map((device) => device.name));
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${name} ${number}`;
  return free;
}

/** Returns a name without its number, and without "app". */
const kindOf = (name: string) => name.replace(/(, app)?( \d+)?$/, '');

/** Removes a device with its waiting notifications; sent ones stay with their leads. @returns whether it existed */
export async function deleteDevice(db: Kysely<Database>, id: number): Promise<boolean> {
  await deleteWaiting(db, id);
  const { numDeletedRows } = await db.deleteFrom('pushDevices').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Removes a device that the viewer may see, even one that has ended. @returns whether there was one */
export async function deleteVisibleDevice(db: Kysely<Database>, id: number, viewer: DeviceViewer): Promise<boolean> {
  const device = await db.selectFrom('pushDevices').select('personId').where('id', '=', id).executeTakeFirst();
  return device !== undefined && isVisibleTo(viewer)(device) && deleteDevice(db, id);
}

/** Removes the devices of a person who may no longer see leads, with their waiting notifications. */
export async function deleteDevicesOf(db: Kysely<Database>, personId: number): Promise<void> {
  const devices = await db.selectFrom('pushDevices').select('id').where('personId', '=', personId).execute();
  for (const { id } of devices) await deleteDevice(db, id);
}

/** Gives up a device with its waiting notifications. Its name stays until the owner has seen the reason. @param reason a sentence */
export async function endDevice(db: Kysely<Database>, id: number, reason: string, nowMs: number): Promise<void> {
  await deleteWaiting(db, id);
  await db
    .updateTable('pushDevices')
    .set({ endedAtMs: nowMs, endReason: reason, unconfirmedSinceMs: null })
    .where('id', '=', id)
    .execute();
}

async function deleteWaiting(db: Kysely<Database>, id: number): Promise<void> {
  await db.deleteFrom('outbox').where('deviceId', '=', id).where('state', '<>', 'sent').execute();
}

/**
 * Records that a device's push service accepted a notification. The device's confirmation may arrive first.
 * @param startedMs before its first byte was sent
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

/** Records a device's confirmation that it showed a notification. */
export async function noteShown(db: Kysely<Database>, endpoint: string, nowMs: number): Promise<void> {
  await db
    .updateTable('pushDevices')
    .set({ confirmedAtMs: nowMs, unconfirmedSinceMs: null })
    .where('endpoint', '=', endpoint)
    .execute();
}
