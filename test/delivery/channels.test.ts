import t from 'tap';
import { createMailer } from '../../src/delivery/mail.ts';
import { serverAt } from '../../src/delivery/mail-account.ts';
import { type Channels, createChannels } from '../../src/delivery/plugin.ts';
import { createSmtpClient } from '../../src/delivery/smtp.ts';
import { mailKinds } from '../../src/shared/desk/delivery.ts';
import { defaultProfile } from '../../src/shared/profile.ts';
import { openDiskFiles } from '../../src/storage/index.ts';
import { siteMap } from '../fixtures/site-map.ts';
import { openStore } from '../fixtures/store.ts';

const webhookOptions = { allowPrivate: false, timeoutMs: 1000, now: Date.now };
const webhook = { url: 'https://hooks.example/fence', secret: 'whsec_c2VjcmV0' };

/** The channels of a site with a mail server that is never asked, or with none. */
async function arrange(t: Parameters<typeof openStore>[0], hasMail: boolean): Promise<Channels> {
  const client = hasMail ? createSmtpClient(serverAt('smtp://127.0.0.1:9')) : undefined;
  const sender = { from: 'a@b.example', to: 'c@b.example', profile: defaultProfile, publicUrl: 'https://b.example' };
  const mailer = createMailer(async () => client && { client, sender });
  return createChannels({
    db: await openStore(t),
    mailer,
    webhook: webhookOptions,
    files: openDiskFiles(t.testdirName),
    push: { allowPrivate: false, timeoutMs: 1000, readSite: () => ({ ...sender, map: siteMap }) },
  });
}

function listWanted(channels: Channels, email: string, settings: Parameters<Channels['alarm']['wants']>[1]): string[] {
  return Object.entries(channels)
    .filter(([, channel]) => channel.wants({ email }, settings))
    .map(([kind]) => kind);
}

t.test('each channel says for itself which leads it is for', async (t) => {
  const channels = await arrange(t, true);

  t.strictSame(listWanted(channels, 'ann@example.com', { mail: true, acknowledge: true, webhook }), [
    'notification',
    'acknowledgement',
    'webhook',
    'push',
  ]);
  t.strictSame(listWanted(channels, '', { mail: true, acknowledge: true }), ['notification', 'push']);
  t.strictSame(listWanted(channels, 'ann@example.com', { mail: true, acknowledge: false }), ['notification', 'push']);
});

t.test('without a mail server nothing is mailed, and what is tried is refused with the reason', async (t) => {
  const channels = await arrange(t, false);

  t.strictSame(listWanted(channels, 'ann@example.com', { mail: false, acknowledge: true, webhook }), [
    'webhook',
    'push',
  ]);
  t.match(await createMailer(async () => undefined).probe(), { result: 'refused', error: /SMTP_URL/ });
});

t.test('the kinds that a change of the mail server concerns are those that leave through it', async (t) => {
  const channels = await arrange(t, true);

  const mailed = Object.entries(channels).filter(([, { path }]) => path === 'mail');
  t.strictSame(mailed.map(([kind]) => kind).sort(), [...mailKinds].sort());
});

t.test('a kind without a channel does not compile', async (t) => {
  const { alarm, notification, acknowledgement } = await arrange(t, false);
  // @ts-expect-error: the webhook has no channel here.
  const incomplete: Channels = { alarm, notification, acknowledgement };

  t.notOk('webhook' in incomplete);
});
