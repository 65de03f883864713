import * as z from 'zod/mini';
import type { ZodApp } from '../http/validation.ts';
import { type MailTestResult, mailSettingsSchema } from '../shared/mail-settings.ts';
import { sendTestMail } from './mail.ts';

const removal = z.object({ version: z.int('The version that was seen is missing.') });

/** The owner's mail server: typed in the desk, tried out, used from then on (docs/product.md, "Mail server"). */
export async function mailDesk(app: ZodApp): Promise<void> {
  const { accounts } = app.outbox.mail;

  app.get('/api/admin/mail', async () => accounts.view(true));

  app.put('/api/admin/mail', { ...changes('change'), schema: { body: mailSettingsSchema } }, async ({ body }) => {
    await accounts.save(body);
    app.outbox.wake();
    return accounts.view();
  });

  app.delete('/api/admin/mail', { ...changes('remove'), schema: { body: removal } }, async ({ body }) => {
    await accounts.forget(body.version);
    return accounts.view();
  });

  app.post(
    '/api/admin/mail/tests',
    { ...test, schema: { body: z.nullish(mailSettingsSchema) } },
    async ({ body }): Promise<MailTestResult> => {
      const account = await accounts.readForTest(body ?? undefined);
      if (!account) return { sent: false, error: 'No mail server is set yet.' };
      const outcome = await sendTestMail(account);
      if (outcome.result === 'sent') return { sent: true };
      return { sent: false, error: ('plain' in outcome && outcome.plain) || outcome.error };
    },
  );
}

/** For the log of changes. */
const changes = (action: string) => ({ config: { change: { action, subject: 'mail' } } });
const test = { config: { change: { none: 'sends a test and keeps nothing' } } };
