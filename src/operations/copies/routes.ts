import * as z from 'zod/mini';
import { drawQrCode } from '../../accounts/index.ts';
import { changesOf } from '../../http/change-rule.ts';
import { NoBucketError, NoRecoveryKeyError } from '../../http/errors.ts';
import type { ZodApp } from '../../http/validation.ts';
import {
  type CopyTestResult,
  copySettingsSchema,
  type NewRecoveryKey,
  recoveryKeyConfirmationSchema,
} from '../../shared/admin/copies.ts';
import { testConnection } from './connection-test.ts';
import type { WantedWork } from './work.ts';

const changes = changesOf('backups');
const removal = z.object({ version: z.int('The version you loaded is missing.') });
const test = { config: { change: { none: 'sends a test and keeps nothing' } } };
/** A key becomes part of the setup when it is confirmed. */
const showing = { config: { change: { none: 'nothing changes before the key is confirmed' } } };

/** Admin routes for the copies of backups elsewhere. */
export async function copiesAdmin(app: ZodApp): Promise<void> {
  const { settings, keys, run, view } = app.copies;

  app.get('/api/admin/copies', { role: 'owner' }, view);

  app.put(
    '/api/admin/copies/bucket',
    { role: 'owner', ...changes('change'), schema: { body: copySettingsSchema } },
    async ({ body }) => {
      await app.site.update(() => settings.save(body));
      return view();
    },
  );

  app.delete(
    '/api/admin/copies/bucket',
    { role: 'owner', ...changes('remove'), schema: { body: removal } },
    async ({ body }) => {
      await app.site.update(() => settings.remove(body.version));
      return view();
    },
  );

  app.post(
    '/api/admin/copies/tests',
    { role: 'owner', ...test, schema: { body: z.nullish(copySettingsSchema) } },
    async ({ body }): Promise<CopyTestResult> => {
      const chosen = await settings.readForTest(body ?? undefined);
      if (!chosen) return { works: false, message: new NoBucketError().message, notes: [] };
      return testConnection(chosen, app.now);
    },
  );

  app.post('/api/admin/copies/recovery-key', { role: 'owner', ...showing }, async (): Promise<NewRecoveryKey> => {
    const key = await keys.show();
    return { key, qr: await drawQrCode(key) };
  });

  const confirmation = { ...changes('recovery key'), schema: { body: recoveryKeyConfirmationSchema } };
  app.put('/api/admin/copies/recovery-key', { role: 'owner', ...confirmation }, async ({ body }) => {
    await keys.confirm(body.ending);
    start({});
    return view();
  });

  app.post('/api/admin/copies', { role: 'owner', ...changes('copy') }, async () => begin({ copy: true }));
  app.post('/api/admin/copies/checks', { role: 'owner', ...changes('check') }, async () => begin({ check: true }));

  /** Starts work that may take hours. The screen shows that it runs. @throws NoBucketError, NoRecoveryKeyError */
  async function begin(wanted: WantedWork) {
    if (!(await settings.read())) throw new NoBucketError();
    if (!(await keys.read())) throw new NoRecoveryKeyError();
    start(wanted);
    return view();
  }

  function start(wanted: WantedWork): void {
    run(wanted).catch((error) => app.log.error({ err: error }, 'copying a backup failed'));
  }
}
