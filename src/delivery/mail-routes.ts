import * as z from 'zod/mini';
import { MailFixedError } from '../http/errors.ts';
import type { ZodApp } from '../http/validation.ts';
import { type MailTestResult, mailSettingsSchema } from '../shared/mail-settings.ts';
import { sendTestMail } from './mail.ts';
import { forgetMailSettings, saveMailSettings } from './mail-settings-store.ts';

const removal = z.object({ version: z.int('The version that was seen is missing.') });

/** The owner's mail server: typed in the desk, tried out, used from then on (docs/product.md, "Mail server"). */
export async function mailDesk(app: ZodApp, { key }: { key: Buffer }): Promise<void> {
  const { accounts } = app.outbox.mail;

  app.get('/api/admin/mail', async () => accounts.view());

  app.put('/api/admin/mail', { ...changes('change'), schema: { body: mailSettingsSchema } }, async ({ body }) => {
    await requireChangeable();
    await saveMailSettings(app.db, body, key);
    app.outbox.wake();
    return accounts.view();
  });

  app.delete('/api/admin/mail', { ...changes('remove'), schema: { body: removal } }, async ({ body }) => {
    await requireChangeable();
    await forgetMailSettings(app.db, body.version);
    return accounts.view();
  });

  app.post(
    '/api/admin/mail/tests',
    { ...test, schema: { body: z.nullish(mailSettingsSchema) } },
    async ({ body }): Promise<MailTestResult> => {
      const { fixed } = await accounts.view();
      const account = body && !fixed ? await accounts.try(body) : await accounts.read();
      if (!account) return { sent: false, error: 'No mail server is set yet.' };
      const outcome = await sendTestMail(account);
      if (outcome.result === 'sent') return { sent: true };
      return { sent: false, error: ('plain' in outcome && outcome.plain) || outcome.error };
    },
  );

  async function requireChangeable(): Promise<void> {
    if ((await accounts.view()).fixed) throw new MailFixedError();
  }
}

/** For the log of changes. */
const changes = (action: string) => ({ config: { change: { action, subject: 'mail' } } });
const test = { config: { change: { none: 'sends a test and keeps nothing' } } };
