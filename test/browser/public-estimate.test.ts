import t from 'tap';
import { checkAccessibility } from '../fixtures/accessibility.ts';
import { listen } from '../fixtures/app.ts';
import { launch, openPage, waitUntilAwake } from '../fixtures/browser.ts';
import { estimateLine } from '../fixtures/estimate-contents.ts';
import { openEstimateSite } from '../fixtures/estimates.ts';
import { examples } from '../fixtures/fence-plans.ts';
import { takePhoto } from '../fixtures/pictures.ts';

const site = await openEstimateSite(t);
const address = await listen(site.app);
const browser = await launch(t);

const content = {
  options: ['Wood privacy, 6 ft', 'Vinyl privacy, 6 ft', 'Aluminum decorative, 6 ft'].map((name, index) => ({
    name,
    description: index === 1 ? 'White' : '',
    lines: [
      estimateLine({ text: `${name}, installed`, quantity: 17_600, unit: 'ft', unitPrice: 2500 + index * 1000 }),
      estimateLine({ text: 'Gate, 4 ft, single gate', unit: 'each', unitPrice: 40_000 }),
    ],
  })),
  addOns: [{ text: 'Copper post caps', price: 18_000, taxable: true }],
  taxPercent: 725,
  deposit: { kind: 'percent' as const, value: 3000 },
  showDrawing: true,
  cancellationNotice: true,
};

t.test('a customer accepts an estimate on a phone without JavaScript', async (t) => {
  const lead = await site.addLead({ plan: examples.E3, address: '12 Elm St' });
  const { path, id } = await site.send(content, lead);
  const page = await openPage(t, browser, { javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto(address + path);
  const shots = process.env.SHOTS;
  if (shots) await page.screenshot({ path: `${shots}/390.png`, fullPage: true });
  await page.getByLabel('Choose this option').nth(1).check();
  await page.getByLabel('Copper post caps').check();
  await page.getByRole('button', { name: 'See my total and accept' }).click();
  await page.locator('#sign').getByLabel('Your full name').fill('Jane Doe');
  await page.getByLabel('I agree to sign electronically').check();
  if (shots) await page.screenshot({ path: `${shots}/390-sign.png`, fullPage: true });
  await page.getByRole('button', { name: 'Accept for $7,228.65' }).click();
  await page.getByText('Thank you. You accepted this estimate.').waitFor();
  if (shots) await page.screenshot({ path: `${shots}/390-done.png`, fullPage: true });
  t.match(await site.read(id), { state: 'accepted', acceptance: { option: 1, addOns: [0], total: 722_865 } });
});

t.test('the page has no accessibility faults and doesn’t scroll sideways at any width', async (t) => {
  const lead = await site.addLead({ plan: examples.E3 });
  const { path } = await site.send(content, lead);
  const shots = process.env.SHOTS;
  for (const width of [320, 390, 768, 1440]) {
    const page = await openPage(t, browser, { viewport: { width, height: 900 } });
    await page.goto(`${address}${path}?option=1`);
    t.ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), `${width} px`);
    const tops = await page
      .locator('.estimate-option')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
    t.equal(new Set(tops).size, width >= 768 ? 1 : 3, 'cards are side by side from a tablet on');
    if (shots) await page.screenshot({ path: `${shots}/${width}.png`, fullPage: true });
    if (width === 390) await checkAccessibility(t, page, 'an open estimate');
    if (shots && width === 1440) await page.pdf({ path: `${shots}/letter.pdf`, format: 'Letter' });
  }
});

t.test('photos of an estimate are sent one by one by a script that only its form loads', async (t) => {
  const lead = await site.addLead();
  const { path } = await site.send({}, lead);
  const page = await openPage(t, browser, { viewport: { width: 390, height: 844 } });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(address + path);
  await page.keyboard.press('End');
  await page.getByText('Ask a question').waitFor();
  t.equal(scripts.length, 1, 'the page alone needs no other script');

  await page.getByText('Add photos or a gate code').click();
  await waitUntilAwake(page, 'estimate-photos');
  await page.getByLabel('Gate code').fill('1234');
  const buffer = await takePhoto(400, 300);
  await page.getByLabel('Photos (optional)').setInputFiles([
    { name: 'yard.jpg', mimeType: 'image/jpeg', buffer },
    { name: 'gate.jpg', mimeType: 'image/jpeg', buffer: await takePhoto(401, 300) },
  ]);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('2 of 2 photos sent').waitFor();
  await page.getByText('Thank you. We received it.').waitFor();
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/photos.png`, fullPage: true });

  const { notes, photos } = (await site.call('GET', `/api/admin/leads/${lead}`)).json();
  t.equal(photos.length, 2);
  t.match(
    notes.find(({ text }: { text: string }) => text.startsWith('Note about')),
    { text: /1234/ },
  );
});
