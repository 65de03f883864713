import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Config } from '../config.ts';
import { requireReadable } from '../database/index.ts';
import { changesOf } from '../http/change-rule.ts';
import { InvalidFieldsError, NoMailServerError } from '../http/errors.ts';
import type { ZodApp } from '../http/validation.ts';
import type { DeliveryOverview, DeliverySettingsView } from '../shared/admin/delivery.ts';
import { domainCheckSchema } from '../shared/admin/mail-domain.ts';
import {
  type DeliverySettingsInput,
  deliverySettingsSchema,
  type MailTestResult,
  mailSettingsSchema,
} from '../shared/admin/mail-settings.ts';
import { sendTestMail } from './mail.ts';
import { listDeviceRows } from './push-devices.ts';
import { type DeliverySettings, readDeliverySettings, saveDeliverySettings } from './settings.ts';
import { deletePendingWebhookDeliveries, summarizeOutbox } from './status-store.ts';

/** Returns the outbox and its settings, as the screens Email and Health show them. @throws DamagedRecordError if the settings can't be read */
export async function readOutboxState({
  db,
  outbox,
}: FastifyInstance): Promise<Pick<DeliveryOverview, 'outbox' | 'settings'>> {
  const { isDamaged, ...settings } = await readDeliverySettings(db);
  requireReadable('delivery', { value: settings, isDamaged, version: settings.version });
  const { lastSentAtMs, lastError, queued, held, failed, unconfirmed } = await summarizeOutbox(db);
  return {
    outbox: {
      mail: await outbox.mail.isSet(),
      devices: (await listDeviceRows(db)).length,
      queued,
      held,
      failed,
      unconfirmed,
      ...(lastSentAtMs && { lastSentAt: new Date(lastSentAtMs).toISOString() }),
      ...(lastError && { lastError }),
    },
    settings: toView(settings),
  };
}

const toView = ({ webhook, ...switches }: DeliverySettings & { version: number }): DeliverySettingsView => ({
  ...switches,
  webhookUrl: webhook?.url ?? '',
});

/** Admin routes for the delivery settings, and a test of the webhook. */
export async function deliveryAdmin(app: ZodApp, { config }: { config: Config }): Promise<void> {
  const save = { ...changes('change'), schema: { body: deliverySettingsSchema } };
  app.put('/api/admin/delivery/settings', { role: 'owner', ...save }, async ({ body }) =>
    changeSettings(app, config, body),
  );

  app.post('/api/admin/delivery/pings', { role: 'owner', ...test }, async () => {
    const outcome = await app.outbox.webhook.ping(randomBytes(8).toString('hex'));
    return outcome.result === 'sent' ? { arrived: true } : { arrived: false, error: outcome.error };
  });
}

/** For the activity log. */
const changes = changesOf('delivery');
const mailChanges = changesOf('mail');
const domainCheck = { config: { change: { none: 'reads DNS and keeps only the result' } } };
const test = { config: { change: { none: 'sends a test and keeps nothing' } } };

/** @returns the settings as stored, with the webhook's secret only if it is new */
async function changeSettings(
  app: ZodApp,
  config: Config,
  input: DeliverySettingsInput,
): Promise<DeliverySettingsView> {
  const { version: seen, webhookUrl, newSecret, ...switches } = input;
  requireSafe(webhookUrl, config.webhookPrivate);
  const before = await readDeliverySettings(app.db);
  const isNew = webhookUrl !== '' && (newSecret === true || !before.webhook);
  const secret = isNew ? `whsec_${randomBytes(32).toString('base64')}` : (before.webhook?.secret ?? '');
  const settings = { ...switches, ...(webhookUrl && { webhook: { url: webhookUrl, secret } }) };
  const version = await saveDeliverySettings(app.db, settings, seen);
  if (!webhookUrl) await deletePendingWebhookDeliveries(app.db);
  return { ...toView({ ...settings, version }), ...(isNew && { webhookSecret: secret }) };
}

/** A lead is personal data, so the webhook must use HTTPS. Private addresses are rejected when the webhook is called. */
function requireSafe(url: string, allowPrivate: boolean): void {
  if (url && !allowPrivate && !url.startsWith('https://'))
    throw new InvalidFieldsError({ webhookUrl: ['The address must start with https://.'] });
}

const removal = z.object({ version: z.int('The version you loaded is missing.') });

/** Admin routes for the owner's mail server, which is used once it is saved (docs/product.md, "Mail server"). */
export async function mailAdmin(app: ZodApp): Promise<void> {
  const { accounts } = app.outbox.mail;

  app.get('/api/admin/mail', { role: 'owner' }, async () => accounts.view(true));

  app.put(
    '/api/admin/mail',
    { role: 'owner', ...mailChanges('change'), schema: { body: mailSettingsSchema } },
    async ({ body }) => {
      await accounts.save(body);
      app.outbox.wake();
      return accounts.view();
    },
  );

  app.delete(
    '/api/admin/mail',
    { role: 'owner', ...mailChanges('remove'), schema: { body: removal } },
    async ({ body }) => {
      await accounts.delete(body.version);
      return accounts.view();
    },
  );

  app.get('/api/admin/mail/domain', { role: 'owner' }, async () => app.mailDomain.read());

  app.post(
    '/api/admin/mail/domain',
    { role: 'owner', ...domainCheck, schema: { body: domainCheckSchema } },
    async ({ body }) => app.mailDomain.check(body),
  );

  app.post(
    '/api/admin/mail/tests',
    { role: 'owner', ...test, schema: { body: z.nullish(mailSettingsSchema) } },
    async ({ body }): Promise<MailTestResult> => {
      const account = await accounts.readForTest(body ?? undefined);
      if (!account) return { sent: false, error: new NoMailServerError().message };
      const outcome = await sendTestMail(account);
      if (outcome.result === 'sent') return { sent: true };
      return { sent: false, error: ('plain' in outcome && outcome.plain) || outcome.error };
    },
  );
}
