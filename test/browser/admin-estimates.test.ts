import t from 'tap';
import { checkAccessibility } from '../fixtures/accessibility.ts';
import { postContact } from '../fixtures/app.ts';
import { openPage } from '../fixtures/browser.ts';
import { examples } from '../fixtures/fence-plans.ts';
import { checkOverflow } from '../fixtures/layout.ts';
import { openAdmin } from '../fixtures/owner.ts';

const { app, address, browser, open } = await openAdmin(t);

t.test('an estimate is priced from the plan, given options, and sent as a link', async (t) => {
  const payload = { name: 'Jane Doe', phone: '(336) 555-0187', email: 'jane@example.com', plan: examples.E2 };
  const { id } = (await app.inject({ method: 'POST', url: '/api/price-request', payload })).json();
  const page = await open(t, `/admin/leads/${id}`);
  const total = (index: number) => page.locator('.estimate-sums__total dd').nth(index).textContent();

  await t.test('one tap prices the plan, and two add another material', async (t) => {
    await page.getByRole('button', { name: 'Create estimate' }).click();
    await page.getByLabel('Option name').waitFor();
    t.equal(await page.getByLabel('Item of line 1').inputValue(), 'Wood privacy, 6 ft, installed');
    t.equal(await page.getByLabel('Unit price of line 1').inputValue(), '25.00');
    const first = await total(0);

    await page.getByText('Add an option', { exact: true }).click();
    await page.getByRole('button', { name: /^Vinyl privacy, 6 ft/ }).click();
    await page.getByRole('group', { name: 'Option 2' }).waitFor();
    t.not(await total(1), first, 'the other material has a price of its own');
    await page.getByText('Saved', { exact: true }).waitFor();
    await checkAccessibility(t, page, 'the editor of an estimate');
  });

  await t.test('a line is added by keyboard, moved, and totaled while it is typed', async (t) => {
    const option = page.getByRole('group', { name: 'Option 1' });
    await option.getByRole('button', { name: 'Add a line' }).press('Enter');
    await option.getByLabel('Item of line 4').fill('Haul away the old fence');
    await option.getByLabel('Unit price of line 4').fill('250');
    t.equal(await total(0), '$5,120.00');
    await option.getByRole('button', { name: 'Up: Haul away the old fence' }).press('Enter');
    t.equal(await option.getByLabel('Item of line 3').inputValue(), 'Haul away the old fence');
    await option.getByLabel('Unit price of line 3').fill('a lot');
    await page.getByText('Not saved: check the highlighted fields.').waitFor();
    await page.getByRole('button', { name: 'Send estimate' }).click();
    await page.getByRole('button', { name: 'Just create the link' }).click();
    await page.getByText('Your last changes couldn’t be saved. Check the highlighted fields.').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await option.getByLabel('Unit price of line 3').fill('250.00');
    await option.getByLabel('Item of line 3').fill('Wood privacy, 6 ft, installed');
    t.equal(await option.getByLabel('Unit price of line 3').inputValue(), '250.00', 'a typed price stays');
    await option.getByLabel('Item of line 3').fill('Haul away the old fence');
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.reload();
    t.equal(await option.getByLabel('Item of line 3').inputValue(), 'Haul away the old fence', 'it is stored');
  });

  await t.test('sending asks once, gives the number, and offers the link', async (t) => {
    await page.getByRole('button', { name: 'Send estimate' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send this estimate?' });
    t.match(await dialog.textContent(), /Wood privacy, 6 ft\$5,120\.00/);
    await checkAccessibility(t, page, 'the question before sending');
    await dialog.getByRole('button', { name: 'Just create the link' }).click();
    await page.getByRole('heading', { name: 'Estimate #1001', exact: true }).waitFor();
    const text = await page.getByRole('link', { name: 'Text the link' }).getAttribute('href');
    t.match(text, /^sms:\+13365550187\?&body=Here%E2%80%99s%20your%20estimate/);
    await checkAccessibility(t, page, 'an estimate that was sent');
  });

  await t.test('a revision leaves the sent version in force, and voiding asks why', async () => {
    await page.getByRole('button', { name: 'Revise' }).click();
    await page.getByText('Your customer sees version 1 until you send this one.').waitFor();
    await page.getByRole('button', { name: 'Void', exact: true }).click();
    await page.getByLabel('Reason').fill('They sold the house');
    await page.getByRole('button', { name: 'Void estimate' }).click();
    await page.getByRole('heading', { name: 'Voided' }).waitFor();
  });

  await t.test('the list finds an estimate by number and by state, and the lead shows it', async (t) => {
    await page.goto(`${address}/admin/estimates`);
    await page.getByLabel('Search estimates').fill('1001');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Estimate #1001 Jane Doe' }).waitFor();
    await page.getByRole('button', { name: 'Accepted' }).click();
    await page.getByText('No estimates match.').waitFor();
    await page.getByRole('button', { name: 'Voided' }).click();
    await checkAccessibility(t, page, 'the list of estimates');
    await page.goto(`${address}/admin/leads/${id}`);
    t.match(await page.getByRole('region', { name: 'Estimates' }).textContent(), /Estimate #1001\s*Voided/);
  });
});

t.test('without a mail server, an estimate is sent as a link', async (t) => {
  const { id } = (await postContact(app)).json();
  const page = await open(t, `/admin/leads/${id}`);
  await page.getByRole('button', { name: 'Create estimate' }).click();
  await page.getByRole('button', { name: 'Send estimate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send this estimate?' });
  t.match(await dialog.textContent(), /Email isn’t set up yet\. Create the link, then text it or copy it\./);
  t.equal(await dialog.getByRole('button', { name: 'Send email' }).count(), 0);
});

t.test('a customer accepts on a phone without JavaScript, and the owner sees who signed', async (t) => {
  const payload = { name: 'Bo Diaz', phone: '(336) 555-0188', plan: examples.E2 };
  const { id } = (await app.inject({ method: 'POST', url: '/api/price-request', payload })).json();
  const owner = await open(t, `/admin/leads/${id}`);
  await owner.getByRole('button', { name: 'Create estimate' }).click();
  await owner.getByText('Add an option', { exact: true }).click();
  await owner.getByRole('button', { name: /^Vinyl privacy, 6 ft/ }).click();
  await owner.getByRole('button', { name: 'Send estimate' }).click();
  await owner.getByRole('button', { name: 'Just create the link' }).click();
  const link = await owner.getByLabel('Link for your customer').inputValue();

  const phone = { javaScriptEnabled: false, viewport: { width: 390, height: 844 } };
  const customer = await openPage(t, browser, phone, /400/);
  await customer.goto(new URL(new URL(link).pathname, address).href);
  await checkOverflow(t, customer, 'the estimate at 390 px');
  await customer.getByRole('radio', { name: 'Choose this option : Vinyl privacy, 6 ft' }).check();
  await customer.getByRole('button', { name: 'See my total and accept' }).click();
  await customer.locator('#accept-name').fill('Bo Diaz');
  await customer.getByRole('checkbox', { name: /I agree to sign electronically/ }).check();
  await customer.getByRole('button', { name: /^Accept/ }).click();
  await customer.getByText(/You accepted this estimate/).waitFor();

  await owner.reload();
  const signature = owner.getByRole('region', { name: 'Signature' });
  await signature.waitFor();
  t.match(await signature.textContent(), /Signed byBo DiazOptionVinyl privacy, 6 ftTotal\$6,755\.00/);
  await checkAccessibility(t, owner, 'an estimate that was accepted');
});
