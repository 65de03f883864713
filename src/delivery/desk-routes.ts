import { randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';
import { InvalidFieldsError } from '../http/errors.ts';
import type { ZodApp } from '../http/validation.ts';
import type { DeliverySettingsView } from '../shared/delivery.ts';
import { type DeliverySettingsInput, deliverySettingsSchema } from '../shared/delivery-settings.ts';
import { readDeliverySettings, saveDeliverySettings } from './settings-store.ts';
import { dismissDeliveries, dropWebhookDeliveries, retryDeliveries } from './status-store.ts';

/** The state of all deliveries, their settings, retries, and a test of the webhook. */
export async function deliveryDesk(app: ZodApp, { config }: { config: Config }): Promise<void> {
  app.get('/api/admin/delivery', async () => app.deliveryOverview.read());

  const save = { ...changes('change'), schema: { body: deliverySettingsSchema } };
  app.put('/api/admin/delivery/settings', save, async ({ body }) => changeSettings(app, config, body));

  app.post('/api/admin/delivery/retries', changes('retry'), async () => {
    await retryDeliveries(app.db, app.now());
    app.outbox.wake();
    return app.deliveryOverview.read();
  });

  app.delete('/api/admin/delivery/failures', changes('dismiss'), async () => {
    await dismissDeliveries(app.db);
    return app.deliveryOverview.read();
  });

  const ping = { config: { change: { none: 'sends a test and keeps nothing' } } };
  app.post('/api/admin/delivery/pings', ping, async () => {
    const outcome = await app.outbox.pingWebhook(randomBytes(8).toString('hex'));
    return outcome.result === 'sent' ? { arrived: true } : { arrived: false, error: outcome.error };
  });
}

const changes = (action: string) => ({ config: { change: { action, subject: 'delivery' } } });

/** @returns the settings as stored, with the webhook's secret only when it is new */
async function changeSettings(
  app: ZodApp,
  config: Config,
  input: DeliverySettingsInput,
): Promise<DeliverySettingsView> {
  requireSafe(input.webhookUrl, config.webhookPrivate);
  const before = await readDeliverySettings(app.db);
  const isNew = input.webhookUrl !== '' && (input.newSecret === true || !before.webhook);
  const secret = isNew ? `whsec_${randomBytes(32).toString('base64')}` : (before.webhook?.secret ?? '');
  const webhook = input.webhookUrl ? { webhook: { url: input.webhookUrl, secret } } : {};
  const version = await saveDeliverySettings(app.db, { acknowledge: input.acknowledge, ...webhook }, input.version);
  if (!input.webhookUrl) await dropWebhookDeliveries(app.db);
  return {
    version,
    acknowledge: input.acknowledge,
    webhookUrl: input.webhookUrl,
    ...(isNew && { webhookSecret: secret }),
  };
}

/** A lead is personal data, so the webhook must use HTTPS. Private addresses are rejected when the webhook is called. */
function requireSafe(url: string, allowPrivate: boolean): void {
  if (url && !allowPrivate && !url.startsWith('https://'))
    throw new InvalidFieldsError({ webhookUrl: ['The address must begin with https://.'] });
}
