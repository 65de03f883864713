import t from 'tap';
import { recordBounce } from '../../src/outbox/bounces.ts';
import { checkAccessibility } from '../fixtures/accessibility.ts';
import { contactRequest, postContact } from '../fixtures/app.ts';
import { startDnsServer } from '../fixtures/dns-server.ts';
import { openAdmin } from '../fixtures/owner.ts';

const dns = await startDnsServer(t);
const domain = 'fences.test';
const includes = Array.from({ length: 8 }, (_none, number) => `include:spf-${number}.of-a-mail-provider.test`).join(
  ' ',
);
dns.names.set(domain, { MX: [[10, 'mx.fences.test']], TXT: [`v=spf1 ${includes} ~all`] });
dns.names.set(`_dmarc.${domain}`, { TXT: ['v=DMARC1; p=none'] });
for (let number = 0; number < 8; number += 1)
  dns.names.set(`spf-${number}.of-a-mail-provider.test`, { TXT: ['v=spf1 ip4:203.0.113.0/24 -all'] });

const mail = {
  SMTP_URL: 'smtp://198.51.100.7',
  MAIL_FROM: `Fences <site@${domain}>`,
  NOTIFY_EMAIL: 'owner@fences.test',
};
const smtpTimeouts = { connectMs: 50, greetingMs: 50, replyMs: 50, wholeMs: 100 };
const { app, open } = await openAdmin(t, mail, { mailDomain: { nameServers: [dns.address] }, smtpTimeouts });
const phone = { viewport: { width: 390, height: 844 } };

t.test('“Check now” on Health checks the website and shows the result', async (t) => {
  const page = await open(t, '/admin/health', phone);
  await page.getByText('Not checked yet.').waitFor();

  await page.getByRole('button', { name: 'Check now' }).click();

  await page.getByText(/^Checked .*: \d+ pages, (no|\d+) problems?\.$/).waitFor();
  t.equal(await page.getByText('Not checked yet.').count(), 0);
});

t.test('“Check my domain” names one record, which fits a phone and can be copied', async (t) => {
  const page = await open(t, '/admin/email', phone);
  await page.getByRole('button', { name: 'Check my domain' }).click();
  await page.getByRole('heading', { name: 'Change this first' }).waitFor();

  const value = page.getByLabel('Value', { exact: true });
  const text = await value.inputValue();
  t.match(text, /^v=spf1 .*ip4:198\.51\.100\.7/);
  t.ok(text.length > 300, `${text.length} characters`);
  const { isWhole, isInside } = await value.evaluate((field) => ({
    isWhole: field.scrollWidth <= field.clientWidth && field.scrollHeight <= field.clientHeight,
    isInside: document.documentElement.scrollWidth <= window.innerWidth,
  }));
  t.ok(isWhole, 'nothing of the value is cut off');
  t.ok(isInside, 'the screen doesn’t scroll sideways');
  await checkAccessibility(t, page, 'the result of the domain check');

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy: Value' }).click();
  await page.getByText('Copied', { exact: true }).first().waitFor();
  t.equal(await page.evaluate(() => navigator.clipboard.readText()), text);
});

t.test('“Try this address again” on a lead ends its bounce', async (t) => {
  const email = 'jane@homeowner.test';
  const { id } = (await postContact(app, { ...contactRequest, email })).json();
  await recordBounce(app.db, email, 'no such mailbox', app.now());
  const page = await open(t, `/admin/leads/${id}`, phone);
  const notice = page.getByText(`Email to ${email} bounced: no such mailbox. Call instead.`);
  await notice.waitFor();

  await page.getByRole('button', { name: 'Try this address again' }).click();

  await notice.waitFor({ state: 'detached' });
  t.equal((await app.db.selectFrom('bounces').selectAll().execute()).length, 0);
});

t.test('“Got it” on Health hides what changed with an update', async (t) => {
  const value = JSON.stringify('1.0.0');
  await app.db.updateTable('settings').set({ value }).where('key', '=', 'seen-version').execute();
  const page = await open(t, '/admin/health', phone);
  await page.getByText(/^New in 2\.0\.0/).click();
  await page.getByText('New leads can go to several email addresses.').waitFor();

  await page.getByRole('button', { name: 'Got it' }).click();

  await page.getByText(/^New in/).waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText(/^This site runs version/).waitFor();
  t.equal(await page.getByText(/^New in/).count(), 0, 'it stays away');
});
