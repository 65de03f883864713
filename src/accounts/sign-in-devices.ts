import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/index.ts';
import { describeBrowser, enqueueDeliveries } from '../outbox/index.ts';
import { describeMoment } from '../shared/moments.ts';
import { recordChange } from './activity.ts';
import { listPeople, type Person } from './people.ts';

const dayMs = 24 * 3600_000;

/**
 * A browser is known to a person for `knownMs` after the last sign-in, the longest time that browsers store a cookie. The least recently
 * used of more than `perPerson` browsers is forgotten. At most `mailedADay` new browsers of a person are mailed in a day, because a script
 * that has the password has no cookies.
 */
export const deviceLimits = { knownMs: 400 * dayMs, perPerson: 20, mailedADay: 10 };

/** A sign-in from a browser, before its session is stored. */
export interface DeviceUse {
  /** The identifier of the browser's cookie, if it has one. */
  cookieId: string | undefined;
  /** True if this browser has a session of the person already, as when the person confirms the password. */
  isSignedIn: boolean;
  /** True if the person has never signed in before. */
  isFirst: boolean;
  nowMs: number;
}

/**
 * Notes the browser of a sign-in.
 * @returns the identifier for the browser's cookie, and whether the device is new, and mailed
 */
export async function noteDevice(
  transaction: Transaction<Database>,
  personId: number,
  { cookieId, isSignedIn, isFirst, nowMs }: DeviceUse,
): Promise<{ id: string; isNew: boolean; isMailed: boolean }> {
  await transaction
    .deleteFrom('signInDevices')
    .where('seenAtMs', '<', nowMs - deviceLimits.knownMs)
    .execute();
  const known = cookieId ? await listKnown(transaction, cookieId) : [];
  // An identifier that no one has used is replaced, so that only this site's random ones are stored.
  const id = cookieId && known.length > 0 ? cookieId : randomBytes(32).toString('base64url');
  const isKnown = known.some((row) => row.personId === personId);
  const { recent } = await transaction
    .selectFrom('signInDevices')
    .select(({ fn }) => fn.countAll<number>().as('recent'))
    .where('personId', '=', personId)
    .where('createdAtMs', '>', nowMs - dayMs)
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('signInDevices')
    .values({ personId, idHash: hashId(id), createdAtMs: nowMs, seenAtMs: nowMs })
    .onConflict((conflict) => conflict.columns(['personId', 'idHash']).doUpdateSet({ seenAtMs: nowMs }))
    .execute();
  await forgetOldest(transaction, personId);
  const isNew = !isKnown && !isSignedIn && !isFirst;
  return { id, isNew, isMailed: isNew && Number(recent) < deviceLimits.mailedADay };
}

function listKnown(db: Kysely<Database>, id: string): Promise<{ personId: number }[]> {
  return db.selectFrom('signInDevices').select('personId').where('idHash', '=', hashId(id)).execute();
}

async function forgetOldest(db: Kysely<Database>, personId: number): Promise<void> {
  const kept = await db
    .selectFrom('signInDevices')
    .select('idHash')
    .where('personId', '=', personId)
    .orderBy('seenAtMs', 'desc')
    .orderBy('createdAtMs', 'desc')
    .limit(deviceLimits.perPerson)
    .execute();
  await db
    .deleteFrom('signInDevices')
    .where('personId', '=', personId)
    .where(
      'idHash',
      'not in',
      kept.map(({ idHash }) => idHash),
    )
    .execute();
}

/** The identifier has 256 random bits, so a fast hash is enough. */
function hashId(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}

/** The content of a mail about a new device, gathered before the transaction of the sign-in. */
export interface DeviceNotice {
  /** The addresses of the site's mail settings, for owners without an email; `undefined` without a mail server. */
  siteAddresses: readonly string[] | undefined;
  businessName: string;
  publicUrl: string;
  device: string;
  moment: string;
  address: string;
}

export async function readDeviceNotice(app: FastifyInstance, { headers, ip }: FastifyRequest): Promise<DeviceNotice> {
  const { publicUrl, profile } = app.site.current;
  const account = await app.outbox.mail.accounts.read();
  return {
    siteAddresses: account?.sender.to,
    businessName: profile.name,
    publicUrl,
    device: describeBrowser(headers['user-agent'] ?? ''),
    moment: describeMoment(new Date(app.now()).toISOString(), profile.timeZone),
    address: ip,
  };
}

/** Adds a line to the activity log, and mails the person and the owners, each address once. */
export async function announceDevice(
  transaction: Transaction<Database>,
  person: Person,
  notice: DeviceNotice,
  { isMailed, nowMs }: { isMailed: boolean; nowMs: number },
): Promise<void> {
  const { id, name, role } = person;
  const change = { action: 'new device', subject: 'sessions', detail: notice.device };
  await recordChange(transaction, { id, name, role }, new Date(nowMs).toISOString(), change);
  if (!isMailed || !notice.siteAddresses) return;
  const owners = (await listPeople(transaction)).filter((other) => other.role === 'owner');
  const addressesOf = (email: string) => (email ? [email] : (notice.siteAddresses ?? []));
  const own = role === 'owner' || person.email ? addressesOf(person.email) : [];
  const told = new Set(own.map((address) => address.toLowerCase()));
  const others = owners.flatMap(({ email }) => addressesOf(email)).filter((address) => isFirstTime(told, address));
  await enqueueDeliveries(
    transaction,
    [
      ...own.map((to) => ({ kind: 'access' as const, payload: { to, ...writeToPerson(notice) } })),
      ...others.map((to) => ({ kind: 'access' as const, payload: { to, ...writeToOwner(notice, name) } })),
    ],
    nowMs,
  );
}

function isFirstTime(told: Set<string>, address: string): boolean {
  const isFirst = !told.has(address.toLowerCase());
  told.add(address.toLowerCase());
  return isFirst;
}

function writeToPerson({ businessName, publicUrl, device, moment, address }: DeviceNotice) {
  return {
    subject: `${businessName}: New sign-in from ${device}`,
    heading: `New sign-in from ${device}`,
    text: `Someone signed in as you on ${moment}, from the network address ${address}.\n\nIf it was you, there is nothing to do. If it wasn't, change your password and sign out your other devices.`,
    button: { label: 'Open Security', url: `${publicUrl}/admin/security` },
  };
}

function writeToOwner({ businessName, publicUrl, device, moment, address }: DeviceNotice, name: string) {
  return {
    subject: `${businessName}: ${name} signed in from ${device}`,
    heading: `${name} signed in from ${device}`,
    text: `It was the first sign-in from this device: on ${moment}, from the network address ${address}.\n\nIf you don't trust it, make a new sign-in link for ${name}. The link ends all sessions of ${name} and replaces the password and passkeys.`,
    button: { label: 'Open People', url: `${publicUrl}/admin/people` },
  };
}
