import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { findFirstOwner, readPassword, requirePerson } from '../accounts/index.ts';
import type { Config } from '../config.ts';
import { deleteSetting, discardable, requireReadable } from '../database/index.ts';
import { changesOf } from '../http/change-rule.ts';
import { longAnswer } from '../http/timeouts.ts';
import { requireRecord, type ZodApp } from '../http/validation.ts';
import { countDueLeads, countLeads } from '../leads/index.ts';
import { dismissDeliveries, readOutboxState, readPushOverview, retryDeliveries } from '../outbox/index.ts';
import type { Alarm, BackupSummary, DeliveryOverview, Notices } from '../shared/admin/delivery.ts';
import type { Role } from '../shared/admin/roles.ts';
import type { SiteCheckState } from '../shared/admin/site-check.ts';
import { readSpace } from '../storage/index.ts';
import type { BackupRecord } from './backup.ts';

/** A backup with all its pictures may be gigabytes, which take a whole night on a slow line. */
const backupDownloadMs = 12 * 3600_000;

/**
 * Admin routes for the notices on every screen, the state of all deliveries, the daily form check, the nightly check, and the backups.
 */
export async function operationsAdmin(app: ZodApp, { config: { dataDir } }: { config: Config }): Promise<void> {
  app.get('/api/admin/delivery', { role: 'owner' }, async () => readOverview(app, dataDir));

  app.post('/api/admin/delivery/retries', { role: 'owner', ...changesOf('delivery')('retry') }, async () => {
    await retryDeliveries(app.db, app.now());
    app.outbox.wake();
    return readOverview(app, dataDir);
  });

  app.delete('/api/admin/delivery/failures', { role: 'owner', ...changesOf('delivery')('dismiss') }, async () => {
    await dismissDeliveries(app.db);
    return readOverview(app, dataDir);
  });

  app.get('/api/admin/notices', { role: 'office' }, async (request) =>
    readNotices(app, requirePerson(request).role, request.log),
  );

  app.post('/api/admin/delivery/proofs', { role: 'owner', ...changesOf('delivery')('prove') }, async () => {
    await app.formCheck.run();
    return readOverview(app, dataDir);
  });

  app.post('/api/admin/backups', { role: 'owner', ...changesOf('backups')('make') }, async () => {
    await app.backups.run();
    return readOverview(app, dataDir);
  });

  app.post('/api/admin/backups/proofs', { role: 'owner', ...changesOf('backups')('prove') }, async () => {
    await app.backups.prove();
    return readOverview(app, dataDir);
  });

  app.get('/api/admin/release', { role: 'owner' }, async () => app.release.read());

  app.post('/api/admin/release/seen', { role: 'owner', ...changesOf('release')('seen') }, async () => {
    await app.release.markSeen();
    return app.release.read();
  });

  app.get('/api/admin/site-check', { role: 'owner' }, async () => readSiteCheck(app));

  app.delete(
    '/api/admin/settings/:key',
    { role: 'owner', ...changesOf('settings')('discard'), schema: discarding },
    async ({ params, body }) => {
      await deleteSetting(app.db, params.key, body.version);
      return {};
    },
  );

  app.post('/api/admin/site-check', { role: 'owner', ...longAnswer, ...changesOf('site-check')('check') }, async () => {
    await app.siteCheck.ask();
    return readSiteCheck(app);
  });

  app.get('/api/admin/backups/newest', { role: 'owner', handlerTimeout: backupDownloadMs }, async (_request, reply) => {
    const newest = requireRecord((await app.backups.read()).backups.find(({ problem }) => !problem));
    const path = app.backups.pathOf(newest);
    // Another process may have written the backup, on a disk that this one can't see.
    const { size } = requireRecord(await stat(path).catch(undefinedIfMissing));
    return reply
      .type('application/x-tar')
      .header('content-disposition', `attachment; filename="${newest.file}"`)
      .header('content-length', size)
      .send(createReadStream(path));
  });
}

/** Identifies an unreadable setting by the version that the owner saw. */
const discarding = {
  params: z.object({ key: z.enum(Object.keys(discardable) as (keyof typeof discardable)[]) }),
  body: z.object({ version: z.int('The version you loaded is missing.') }),
};

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** @throws DamagedRecordError if the last result can't be read */
async function readSiteCheck({ siteCheck }: FastifyInstance): Promise<SiteCheckState> {
  const report = await siteCheck.read();
  requireReadable('site-check', report);
  return { ...(report.value && { report: report.value }), isWaiting: await siteCheck.isWaiting() };
}

/** Reads everything that the screens Health, Backups, and Email show. */
async function readOverview(app: FastifyInstance, dataDir: string): Promise<DeliveryOverview> {
  const formCheck = await app.formCheck.read();
  const { backups, failure } = await app.backups.read();
  const disk = readSpace(dataDir);
  return {
    ...(await readOutboxState(app)),
    alarms: await app.watch.listAlarms(),
    ...(formCheck && { formCheck }),
    backups: backups.map(toSummary),
    ...(failure && { backupFailure: failure }),
    ...(disk && { disk }),
  };
}

/** A failing part is logged and left out, because every admin screen reads the notices. Only an owner can do something about alarms. */
async function readNotices(app: FastifyInstance, role: Role, log: FastifyBaseLogger): Promise<Notices> {
  const leaveOut = (error: unknown) => log.warn(error, 'could not read a part of the notices');
  const isOwner = role === 'owner';
  const [siteAlarms, passwordAlarms, mail, push, due, leads] = await Promise.all([
    isOwner ? app.watch.listAlarms().catch(leaveOut) : [],
    isOwner ? listPasswordAlarms(app).catch(leaveOut) : [],
    isOwner ? app.outbox.mail.accounts.view(true).catch(leaveOut) : undefined,
    readPushOverview(app).catch(leaveOut),
    countDueLeads(app).catch(leaveOut),
    countLeads(app.db, {}).catch(leaveOut),
  ]);
  return {
    alarms: [...(siteAlarms ?? []), ...(passwordAlarms ?? [])],
    isSilent: mail?.host === '' && push?.devices.length === 0,
    due: due ?? 0,
    unread: leads?.new ?? 0,
    ...(push && { push: { publicKey: push.publicKey, ended: push.ended } }),
  };
}

/** Leaves out the file's hash, which is of no use to the owner. */
function toSummary({ sha256: _hash, ...record }: BackupRecord): BackupSummary {
  return record;
}

/** The middle of the notice, between the name of the password and the date. */
const alarmTexts = {
  generated: {
    title: 'a generated',
    text: 'It was shown where others may have read it. Choose your own password.',
  },
  common: {
    title: 'a very common',
    text: 'It’s one of the first passwords that attackers try.',
  },
};

/** The first owner's password may come from a variable or from the first start. Everyone else chose their own. */
async function listPasswordAlarms({ db }: FastifyInstance): Promise<Alarm[]> {
  const owner = await findFirstOwner(db);
  const { concern } = owner ? await readPassword(db, owner.id) : {};
  if (!concern) return [];
  const { title, text } = alarmTexts[concern.reason];
  return [
    {
      id: 'admin-password',
      title: `This site has used ${title} admin password`,
      text,
      since: concern.since,
      link: { path: '/admin/security', label: 'Change it' },
    },
  ];
}
