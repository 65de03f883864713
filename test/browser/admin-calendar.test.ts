import t from 'tap';
import { saveLead } from '../../src/leads/store.ts';
import { checkAccessibility } from '../fixtures/accessibility.ts';
import { callAs, signIn } from '../fixtures/app.ts';
import { checkOverflow } from '../fixtures/layout.ts';
import { openAdmin } from '../fixtures/owner.ts';

const { app, open } = await openAdmin(t);
const call = callAs(app, await signIn(app));
const longName = 'Robert Alexander Montgomery-Worthington III of Kernersville';

/** Adds a lead with an appointment, or with a next step. */
async function add(name: string, path: 'visit' | 'next-step', plan: object): Promise<void> {
  const message = 'A fence around our yard, please.';
  const fields = { source: 'contact', page: '/', phone: '(336) 555-0187', email: '', service: '', referredBy: '' };
  await saveLead(app.db, { ...fields, name, message } as Parameters<typeof saveLead>[1]);
  const { leads } = (await call('GET', '/api/admin/leads')).json();
  const { id, version } = leads.find((lead: { name: string }) => lead.name === name);
  const { statusCode, body } = await call('PUT', `/api/admin/leads/${id}/${path}`, { ...plan, version });
  if (statusCode !== 200) throw new Error(body);
}

await add('Ann Carter', 'visit', { startsAt: '2030-08-05T13:00:00Z', minutes: 120 });
await add(longName, 'visit', { startsAt: '2030-08-05T13:30:00Z', minutes: 60 });
await add('Bo Diaz', 'visit', { startsAt: '2030-08-07T17:00:00Z', minutes: 60 });
await add('Cy Young', 'next-step', { text: 'Send the estimate', dueOn: '2020-01-06' });

t.test('the week grid shows simultaneous appointments side by side', async (t) => {
  const page = await open(t, '/admin/calendar?from=2030-08-05', { viewport: { width: 1440, height: 900 } });
  const boxOf = async (name: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name, exact: true }) })
      .boundingBox();
  await page.getByRole('link', { name: 'Ann Carter' }).waitFor();
  const [ann, other, bo] = [await boxOf('Ann Carter'), await boxOf(longName), await boxOf('Bo Diaz')];
  const hours = await page.locator('.calendar__hours span').allTextContents();
  t.strictSame([hours[0], hours.at(-1), hours.length], ['7 AM', '6 PM', 12]);
  if (!ann || !other || !bo) return t.fail('an appointment is missing');
  t.ok(Math.abs(ann.height - 2 * bo.height) < 4, `${ann.height} px for two hours, ${bo.height} px for one`);
  t.ok(other.x >= ann.x + ann.width && other.y > ann.y && other.y < ann.y + ann.height, 'side by side');
  t.ok(bo.x > other.x + other.width, 'Wednesday is right of Monday');
  const grid = await page.locator('.calendar__week').boundingBox();
  t.ok(grid && grid.y + grid.height <= 900, `the week ends at ${grid && grid.y + grid.height} px`);
  for (const width of [1440, 1024, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await checkOverflow(t, page, `the calendar at ${width} px`);
    await checkAccessibility(t, page, `the calendar at ${width} px`);
  }
  const days = page.getByRole('region', { name: /^(Mon|Wed), Aug/ });
  const [monday, wednesday] = [await days.first().boundingBox(), await days.last().boundingBox()];
  t.ok(monday && wednesday && wednesday.y > monday.y + monday.height, 'one day below the other on a phone');
});

t.test('a due step is checked off in its row', async (t) => {
  const page = await open(t, '/admin/due', { viewport: { width: 1440, height: 900 } });
  const overdue = page.getByRole('region', { name: 'Overdue' });
  const row = await overdue.getByRole('listitem').boundingBox();
  t.ok(row && row.height <= 48, `${row?.height} px`);
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await checkOverflow(t, page, `what is due at ${width} px`);
    await checkAccessibility(t, page, `what is due at ${width} px`);
  }
  await overdue.getByRole('button', { name: 'Done: Cy Young' }).click();
  await page.getByText('Nothing is due.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await overdue.getByRole('link', { name: 'Cy Young' }).waitFor();
});
