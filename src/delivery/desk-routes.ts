import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { InvalidFieldsError } from '../http/errors.ts';
import { found } from '../http/records.ts';
import { checkBody } from '../http/validation.ts';
import type { BackupSummary, DeliveryOverview, DeliverySettingsView } from '../shared/delivery.ts';
import { type DeliverySettingsInput, deliverySettingsSchema } from '../shared/delivery-settings.ts';
import type { BackupRecord } from '../upkeep/index.ts';
import { type DeliverySettings, readDeliverySettings, saveDeliverySettings } from './settings-store.ts';
import { dismissMessages, dropWebhookMessages, retryMessages, summarizeOutbox } from './status-store.ts';

/** A backup with all its pictures holds gigabytes, and a line at home may take a night for them. */
const backupDownloadMs = 12 * 3600_000;

/** How messages, the daily proof and the backups are doing, and what the owner can do about it. */
export async function deliveryRoutes(app: FastifyInstance, { config }: { config: Config }): Promise<void> {
  app.get('/api/admin/delivery', async () => describeDelivery(app, config));

  app.put('/api/admin/delivery/settings', async (request) =>
    changeSettings(app, config, checkBody(deliverySettingsSchema, request.body)),
  );

  app.post('/api/admin/delivery/retries', async () => {
    await retryMessages(app.db, app.now());
    app.outbox.wake();
    return describeDelivery(app, config);
  });

  app.delete('/api/admin/delivery/failures', async () => {
    await dismissMessages(app.db);
    return describeDelivery(app, config);
  });

  app.post('/api/admin/delivery/proofs', async () => {
    await app.canary.run();
    return describeDelivery(app, config);
  });

  app.post('/api/admin/delivery/pings', async () => {
    const outcome = await app.outbox.checkWebhook(randomBytes(8).toString('hex'));
    return outcome.result === 'sent' ? { arrived: true } : { arrived: false, error: outcome.error };
  });

  app.post('/api/admin/backups', async () => {
    await app.backups.run();
    return describeDelivery(app, config);
  });

  app.post('/api/admin/backups/proofs', async () => {
    await app.backups.prove();
    return describeDelivery(app, config);
  });

  app.get('/api/admin/backups/newest', { handlerTimeout: backupDownloadMs }, async (_request, reply) => {
    const newest = found((await app.backups.read()).backups.find(({ problem }) => !problem));
    const path = app.backups.pathOf(newest);
    return reply
      .type('application/x-tar')
      .header('content-disposition', `attachment; filename="${newest.file}"`)
      .header('content-length', (await stat(path)).size)
      .send(createReadStream(path));
  });
}

async function describeDelivery(app: FastifyInstance, config: Config): Promise<DeliveryOverview> {
  const { lastSentAtMs, lastError, queued, held, failed, unconfirmed } = await summarizeOutbox(app.db);
  const canary = await app.canary.read();
  const { backups, failure } = await app.backups.read();
  return {
    alarms: await app.watch.listAlarms(),
    outbox: {
      mail: config.mail !== undefined,
      queued,
      held,
      failed,
      unconfirmed,
      ...(lastSentAtMs && { lastSentAt: new Date(lastSentAtMs).toISOString() }),
      ...(lastError && { lastError }),
    },
    ...(canary && { canary }),
    backups: backups.map(toSummary),
    ...(failure && { backupFailure: failure }),
    settings: toView(await readDeliverySettings(app.db)),
  };
}

/** The file's sum is of no use to the owner. */
function toSummary({ sha256: _sum, ...record }: BackupRecord): BackupSummary {
  return record;
}

function toView({ version, acknowledge, webhook }: DeliverySettings & { version: number }): DeliverySettingsView {
  return { version, acknowledge, webhookUrl: webhook?.url ?? '' };
}

/** @returns the settings as stored, with the webhook's secret only when it is new */
async function changeSettings(
  app: FastifyInstance,
  config: Config,
  input: DeliverySettingsInput,
): Promise<DeliverySettingsView> {
  requireSafe(input.webhookUrl, config.webhookPrivate);
  const before = await readDeliverySettings(app.db);
  const isNew = input.webhookUrl !== '' && (input.newSecret === true || !before.webhook);
  const secret = isNew ? `whsec_${randomBytes(32).toString('base64')}` : (before.webhook?.secret ?? '');
  const webhook = input.webhookUrl ? { webhook: { url: input.webhookUrl, secret } } : {};
  const version = await saveDeliverySettings(app.db, { acknowledge: input.acknowledge, ...webhook }, input.version);
  if (!input.webhookUrl) await dropWebhookMessages(app.db);
  return {
    version,
    acknowledge: input.acknowledge,
    webhookUrl: input.webhookUrl,
    ...(isNew && { webhookSecret: secret }),
  };
}

/** Signed or not, a lead is personal: it travels encrypted. Private addresses are refused when the webhook is called. */
function requireSafe(url: string, allowPrivate: boolean): void {
  if (url && !allowPrivate && !url.startsWith('https://'))
    throw new InvalidFieldsError({ webhookUrl: ['The address must begin with https://.'] });
}
