import t from 'tap';
import { checkAccessibility } from '../fixtures/accessibility.ts';
import { untilFocused } from '../fixtures/browser.ts';
import { examples } from '../fixtures/fence-plans.ts';
import { openAdmin } from '../fixtures/owner.ts';

const { app, address, open } = await openAdmin(t);
const page = await open(t, '/admin/prices', { expected: /status of (400|409)/ });
const perFoot = 'Wood privacy, 6 ft, per foot ($)';
const field = (label: string) => page.getByLabel(label, { exact: true });
const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();

async function request(fields: object): Promise<void> {
  const payload = { name: 'Ann Carter', phone: '(336) 555-0187', plan: examples.E2, ...fields };
  const { id } = (await app.inject({ method: 'POST', url: '/api/price-request', payload })).json();
  await page.goto(`${address}/admin/leads/${id}`);
}

t.test('the screen says that the prices are not the owner’s yet', () => page.getByText('not your own').waitFor());

t.test('a wrong number is reported at its field, which gets the focus above the save bar', async (t) => {
  const gate = field('Wood picket, 3 ft, walk gate ($)');
  await gate.fill('many');
  await save();

  await page.getByText('Enter a number from 0 to 20,000.').waitFor();
  await untilFocused(gate);
  const [input, bar] = [await gate.boundingBox(), await page.locator('.save-bar').boundingBox()];
  t.ok((input?.y ?? 0) + (input?.height ?? 0) <= (bar?.y ?? 0), 'above the bar');
  await checkAccessibility(t, page, 'a wrong price');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  t.equal(await gate.inputValue(), '275');
});

t.test('a big change needs a confirmation, shows in the examples, and is saved', async () => {
  await field(perFoot).fill('$40');
  await page.getByText('Was 25. Is that right?').waitFor();
  await field('Wood privacy, 8 ft, per foot ($)').fill('48');
  await page.getByText('$6,300 to $8,750').waitFor();
  await field('Note for the history').fill('Lumber went up');
  await save();

  await page.getByText('You last checked them on').waitFor();
  await page.getByText('Lumber went up').waitFor();
  await page.getByText('2 changes').waitFor();
});

t.test('a second window shows the differences, and leaving unsaved prices asks first', async (t) => {
  const other = await open(t, '/admin/prices', { expected: /status of 409/ });
  const corner = other.getByLabel('Per corner ($)', { exact: true });
  await corner.fill('36');
  await field('Minimum job price ($)').fill('1100');
  await save();
  await page.getByText('Version 2', { exact: true }).waitFor();

  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await other.getByText('These differ: Per corner; Minimum job price.').waitFor();
  await checkAccessibility(t, other, 'a conflict of two windows');
  await other.getByRole('button', { name: 'Keep all of theirs' }).click();
  t.equal(await other.getByLabel('Minimum job price ($)', { exact: true }).inputValue(), '1100');
  t.equal(await corner.inputValue(), '35');

  const asked: string[] = [];
  other.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.dismiss();
  });
  await corner.click();
  await corner.fill('37');
  await other.getByText('Not saved yet.').waitFor();
  const dialog = other.waitForEvent('dialog');
  await other.evaluate(() => location.assign('/'));
  await dialog;
  t.strictSame(asked, ['beforeunload']);
  t.equal(await corner.inputValue(), '37', 'staying on the page loses nothing');
  await other.getByRole('button', { name: 'Discard changes' }).click();
  await other.getByText('Not saved yet.').waitFor({ state: 'detached' });
  await other.goto(`${address}/gallery`);
  t.strictSame(asked, ['beforeunload'], 'nothing to lose, nothing asked');
});

t.test('restoring loads a version into the editor, and a material sets all its fences', async (t) => {
  // The notification about the last save is under the pointer, which keeps it open.
  await page.mouse.move(10, 400);
  await page.locator('.toast').first().waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Restore the typical prices' }).click();
  await page.getByText('Not saved yet.').waitFor();
  t.equal(await field(perFoot).inputValue(), '25');
  await page.getByLabel('Offer vinyl fences').uncheck();
  t.equal(await page.getByLabel('Offer vinyl ranch').isChecked(), false);
  await save();

  await page.getByText('Version 3', { exact: true }).waitFor();
  const { prices } = await app.prices.current();
  t.equal(prices.kinds['vinyl-picket'].offered, false);
  t.equal(prices.kinds['wood-privacy'].heights[72]?.perFoot, 25);
});

t.test('the lead shows the price the visitor saw next to the price today', async (t) => {
  await request({ prices: 1 });
  await page.getByText('$6,300 to $8,750').waitFor();
  await page.getByText('Price today: $4,050 to $5,650').waitFor();
  await page.getByRole('img', { name: 'Sketch of the fence from above' }).waitFor();
  await page.getByRole('img', { name: 'Wood privacy fence, 6 ft tall' }).waitFor();
  await page.getByText('Gate 1: 4 ft wide, 23 ft along side 3.', { exact: true }).waitFor();
  await checkAccessibility(t, page, 'a lead with a plan');
  await page.getByRole('link', { name: 'All leads' }).click();
  await page.getByText('180 ft wood privacy, 6 ft, 1 gate: $6,300 to $8,750').waitFor();
});

t.test('hostile text and a hostile plan are harmless on the lead’s page', async (t) => {
  const hostile = '"><img src=x onerror="document.title=1"><script>document.title=1</script>';
  for (const plan of [examples.E2, `${examples.E2}${hostile}`]) {
    await request({ name: hostile, details: hostile, prices: 0, plan });
    await page.getByRole('heading', { level: 1 }).getByText(hostile).waitFor();

    t.equal(await page.locator('main img[src="x"], main script').count(), 0);
    t.not(await page.title(), '1');
  }
});
