import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { changesOf } from '../http/change-rule.ts';
import { InvalidFieldsError, NotSignedInError } from '../http/errors.ts';
import { recordParams, requireRecord, type ZodApp } from '../http/validation.ts';
import type { AddedDevice, PushOverview, PushTestResult } from '../shared/admin/push.ts';
import { isPrivateHost } from './public-request.ts';
import { readPushKeys } from './push.ts';
import {
  type DeviceViewer,
  deleteVisibleDevice,
  listDeviceRows,
  listDevices,
  listEndedDevices,
  noteShown,
  saveDevice,
} from './push-devices.ts';
import { pushConfirmationSchema, pushSubscriptionSchema } from './push-schemas.ts';

/** A subscription is a few hundred bytes. */
const bodyLimit = 4096;

/**
 * A device's confirmation that it showed a notification. It needs no session, because a session may have ended long before. Its address,
 * which only the device, its push service, and the site know, identifies the device. The response doesn't reveal whether the device exists.
 */
export async function pushConfirmations(app: ZodApp): Promise<void> {
  app.post(
    '/api/push-confirmations',
    { bodyLimit, schema: { body: pushConfirmationSchema } },
    async (request, reply) => {
      const { body } = request;
      await app.confirmationLimit.count(request, reply);
      await noteShown(app.db, body.endpoint, app.now());
      return reply.code(204).send();
    },
  );
}

/** Admin routes for the devices that show a notification of each lead (docs/product.md, "Push notifications"). */
export async function pushAdmin(app: ZodApp, { config }: { config: Config }): Promise<void> {
  const path = '/api/admin/notifications';
  const devices = `${path}/devices`;

  const readOverview = ({ person }: Pick<FastifyRequest, 'person'>) => readPushOverview(app, person);

  app.get(path, { role: 'office' }, readOverview);

  const addition = { ...changes('add', describeAddition), bodyLimit, schema: { body: pushSubscriptionSchema } };
  app.post(devices, { role: 'office', ...addition }, async ({ body, headers, person }, reply) => {
    await requireReachable(body.endpoint, config.pushPrivate);
    const { publicKey: siteKey } = await readPushKeys(app.db);
    const name = `${describeBrowser(headers['user-agent'] ?? '')}${body.installed ? ', app' : ''}`;
    const announced = { isMailed: await app.outbox.mail.isSet() };
    const { isNew, twin } = await saveDevice(
      app.db,
      body,
      { name, siteKey, personId: person?.id ?? null },
      app.now(),
      announced,
    );
    if (isNew) app.outbox.wake();
    const added: AddedDevice = { ...(await readOverview({ person })), ...(twin && { twin }) };
    return reply.code(201).send(added);
  });

  app.delete(
    `${devices}/:id`,
    { role: 'office', ...changes('remove'), schema: { params: recordParams } },
    async (request) => {
      const { params, person } = request;
      if (!person) throw new NotSignedInError();
      requireRecord((await deleteVisibleDevice(app.db, params.id, person)) || undefined);
      return readOverview(request);
    },
  );

  const test = { config: { change: { none: 'sends a test and keeps nothing' } } };
  app.post(`${path}/tests`, { role: 'office', ...test }, async ({ person }) => {
    const visible = new Set((await listDevices(app.db, app.now(), person)).map(({ id }) => id));
    return Promise.all((await listDeviceRows(app.db)).filter(({ id }) => visible.has(id)).map(tryOut));
  });

  async function tryOut(device: Parameters<typeof app.outbox.push.test>[0]): Promise<PushTestResult> {
    const outcome = await app.outbox.push.test(device, {
      title: 'This is a test',
      body: 'This device gets new leads.',
      path: '/admin/notifications',
      tag: 'test',
    });
    return { name: device.name, ...(outcome.result !== 'sent' && { error: outcome.error }) };
  }
}

/** Returns the site's key, and the devices that the viewer may see. */
export async function readPushOverview({ db, now }: FastifyInstance, viewer?: DeviceViewer): Promise<PushOverview> {
  const { publicKey } = await readPushKeys(db);
  return { publicKey, devices: await listDevices(db, now(), viewer), ended: await listEndedDevices(db, viewer) };
}

const changes = changesOf('notifications');

/** A browser renews its subscription automatically, so a renewal isn't a change by the owner. */
const describeAddition = ({ body }: FastifyRequest) => ((body as { former?: string }).former ? 'renewed' : '');

/** Refuses addresses in the site's own network, and any without https, because notifications contain personal data. */
async function requireReachable(endpoint: string, allowPrivate: boolean): Promise<void> {
  if (allowPrivate) return;
  const url = new URL(endpoint);
  // A single word, such as `localhost.`, names a machine in the site’s own network, whether or not it is known there.
  const hasHost =
    isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0 || /^[a-z0-9-]+(\.[a-z0-9-]+)+\.?$/i.test(url.hostname);
  const isPublic = url.protocol === 'https:' && hasHost && !(await isPrivateHost(url));
  if (!isPublic) throw new InvalidFieldsError({ endpoint: ['Notifications are sent to public https addresses only.'] });
}

/** Parts of `User-Agent` in order of precedence, because a browser also names those that it is compatible with. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const systems = [
  ['Android', 'Android'],
  ['CrOS', 'Chromebook'],
  ['Windows', 'Windows'],
  ['Macintosh', 'Mac'],
  ['Linux', 'Linux'],
] as const;

/** Names a device after its browser, such as "iPhone" or "Chrome on Android". */
export function describeBrowser(userAgent: string): string {
  const device = /iPhone|iPad/.exec(userAgent)?.[0];
  if (device) return device;
  const find = (list: readonly (readonly [string, string])[]) => list.find(([part]) => userAgent.includes(part))?.[1];
  const browser = find(browsers) ?? 'A browser';
  const system = find(systems);
  return system ? `${browser} on ${system}` : browser;
}
