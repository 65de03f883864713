import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import t from 'tap';
import { setPassword } from '../../src/accounts/index.ts';
import { openingHoursText } from '../../src/shared/hours.ts';
import { adminPassword, cheap, ownerId } from '../fixtures/app.ts';
import { startMailServer } from '../fixtures/mail-server.ts';
import { openAdmin } from '../fixtures/owner.ts';
import { ohio } from '../fixtures/set-up.ts';

const server = await startMailServer(t, 'open sesame');
const { app, address, open } = await openAdmin(t, { MAIL_PRIVATE: 'true' });
await setPassword(app.db, await ownerId(app), adminPassword, { cost: cheap.passwordCost, reason: 'generated' });
/** Expected errors: a connection cut for a moment, and the answer to a missing year. */
const page = await open(t, '/admin', { expected: /ERR_INTERNET_DISCONNECTED|status of 400/ });

/** Counts taps and inputs. Typing in a field counts as one of each. */
const counts = { inputs: 0, taps: 0 };
async function tap(target: Locator): Promise<void> {
  counts.taps += 1;
  await target.click();
}
async function type(label: string, text: string): Promise<void> {
  counts.taps += 1;
  counts.inputs += 1;
  await page.getByLabel(label).first().fill(text);
}
const press = (name: string) => tap(page.getByRole('button', { name, exact: true }));
const isAsked = (title: string) => page.getByRole('heading', { name: title }).waitFor();
const isSaved = (step: string) => page.getByText(`${step}: saved.`).waitFor();
const save = (step: string) => press('Continue').then(() => isSaved(step));

/** Reopens the setup, which shows the first open step. */
async function resume(title: string): Promise<void> {
  await isAsked(title);
  await page.goto(`${address}/admin/set-up`);
  await isAsked(title);
}

t.test('the setup at 390 px takes at most 40 inputs and 60 taps and resumes at each step', async (t) => {
  await tap(page.getByRole('link', { name: 'Set up the site' }));

  await resume('What is your business called?');
  await type('Business name', ohio.business.name);
  await type('Phone', ohio.business.phone);
  await type('Email', ohio.business.email);
  await page.reload();
  t.equal(await page.getByLabel('Phone').inputValue(), ohio.business.phone, 'what was typed outlives a reload');
  await press('Continue');
  await page.getByText('Enter the year you started').waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'since');
  await type('In business since', '1998');
  await type('Website address', ohio.business.website);
  await save('Business');
  await page.frameLocator('iframe').getByText(ohio.business.name).first().waitFor();

  await resume('Where are you?');
  await type('ZIP code', ohio.place.zip);
  await page.getByText('Columbus, OH').waitFor();
  await type('Street address', ohio.place.street);
  await type('Name of your region', ohio.place.region);
  await page.context().setOffline(true);
  await press('Continue');
  await page.getByText('No connection.').waitFor();
  await page.context().setOffline(false);
  await isSaved('Place');
  t.equal(app.site.current.profile.city, 'Columbus', 'the step went out automatically');

  await resume('When can people reach you?');
  await tap(page.getByLabel('Monday to Friday 8 to 5'));
  await save('Hours');

  await resume('What do you build?');
  await tap(page.getByLabel('Ranch'));
  await save('Services');

  await resume('Which towns do you work in?');
  await page.getByLabel('Westerville').waitFor();
  await page.getByText('8 of 24 chosen').waitFor();
  await type('Another town', 'Plain City');
  await press('Add');
  await save('Towns');
  await page.frameLocator('iframe').getByText('Columbus').first().waitFor();

  await resume('How should it look?');
  const logo = sharp({ create: { width: 400, height: 100, channels: 3, background: '#336699' } }).png();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await logo.toBuffer() });
  await page.getByText('Your logo is on every page.').waitFor();
  await isAsked('How should it look?');
  await tap(page.getByLabel('Lake'));
  await save('Look');

  await resume('A password only you know');
  await type('Current password', adminPassword);
  await type('New password', 'a gate in every fence');
  await save('Password');

  await resume('Where should leads go?');
  await type('Mail server', '127.0.0.1');
  await page.getByLabel('Security').selectOption('none');
  await type('Username', 'site@buckeyefence.example');
  await type('Mailbox password', 'open sesame');
  await tap(page.getByText('Port and sender'));
  await type('Port', new URL(server.url).port);
  await press('Send a test email');
  await page.getByText('The test email was sent.').waitFor();
  await save('Email');

  await resume('Are these true for your business?');
  await tap(page.getByText('Read: Privacy Policy'));
  await page.frameLocator('iframe[title="Privacy Policy"]').getByText('The website sets no cookies').waitFor();
  await press('Publish them');
  await isAsked('Connect your domain');
  await page.getByRole('button', { name: 'Done for now' }).click();
  await isAsked('Your website is set up');
  t.equal((await app.inject('/privacy-policy')).statusCode, 200);

  t.strictSame(server.mails.at(-1)?.recipients, [ohio.business.email]);
  t.ok(counts.inputs <= 40 && counts.taps <= 60, JSON.stringify(counts));
  await page.getByText('town pages need your own text').waitFor();
  await page.goto(`${address}/admin/health`);
  await page.getByText('The reviews on your home page are samples.').waitFor();
  t.equal(await page.getByText(/^Setup \d of 9/).count(), 0);
});

t.test('a step that is saved with the Enter key can be undone', async (t) => {
  await page.goto(`${address}/admin/set-up`);
  await page.getByRole('button', { name: /^Hours/ }).click();
  await page.getByLabel('Monday to Saturday 7 to 6').check();
  await page.keyboard.press('Enter');
  await isSaved('Hours');
  t.equal(openingHoursText(app.site.current.profile.hours), 'Mo-Sa 07:00-18:00');
  await page.getByRole('button', { name: 'Undo' }).click();
  await isAsked('When can people reach you?');
  t.equal(openingHoursText(app.site.current.profile.hours), 'Mo-Fr 08:00-17:00');
});
