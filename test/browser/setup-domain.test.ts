import t from 'tap';
import { startDnsServer } from '../fixtures/dns-server.ts';
import { checkOverflow } from '../fixtures/layout.ts';
import { openAdmin } from '../fixtures/owner.ts';

t.test('an owner sees the one record to change, and a check mark once it has changed', async (t) => {
  const dns = await startDnsServer(t);
  dns.names.set('fences.test', { A: ['203.0.113.9'] });
  const { open } = await openAdmin(t, {}, { mailDomain: { nameServers: [dns.address] } });
  const page = await open(t, '/admin/set-up', { viewport: { width: 390, height: 844 } });

  await page.getByRole('button', { name: 'Connect your domain' }).click();
  await page.getByText('Don’t change your name servers or your MX records, or your email will stop.').waitFor();
  await page.getByRole('textbox', { name: 'Your domain' }).fill('https://fences.test/');
  await page.getByRole('textbox', { name: 'IP address of your machine' }).fill('198.51.100.7');
  await page.getByRole('button', { name: 'Look up my domain' }).click();
  await page.getByText('Change this one record').waitFor();
  t.ok(await page.getByText('203.0.113.9').isVisible());
  t.equal(await page.getByRole('textbox', { name: 'IP address of your machine' }).inputValue(), '198.51.100.7');
  await checkOverflow(t, page, 'the record');
  dns.names.set('fences.test', { A: ['198.51.100.7'] });
  await page.getByRole('button', { name: 'Look again' }).click();
  await page.getByText('✓ fences.test points to your machine.').waitFor();
});
