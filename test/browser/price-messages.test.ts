import type { Page } from 'playwright-core';
import t from 'tap';
import { build, listen } from '../fixtures/app.ts';
import { launch } from '../fixtures/browser.ts';
import { openPlanner, type PlannerPage } from '../fixtures/planner.ts';

const app = await build(t);
const address = await listen(app);
const browser = await launch(t);

const sides = (count: number, feet: number) => Array.from({ length: count }, () => `r${feet}`).join('');

/** What somebody types whom the planner must tell: the plan, what is done to it, the control, its words and what it keeps. */
const mistakes: readonly {
  plan?: string;
  make(planner: PlannerPage): Promise<unknown>;
  at: string;
  words: string;
  keeps?: string;
}[] = [
  {
    make: ({ page }) => page.getByRole('button', { name: 'Show the price' }).click(),
    at: 'side-1-feet',
    words: 'Type the length of at least one side, in feet.',
    keeps: '',
  },
  ...[
    ['abc', 'Write the length in feet, such as 50.'],
    ['15 m', 'Please give feet; 15 m is about 50 ft.'],
    ['0', 'A side is at least 1 foot.'],
    ['1001', 'A side is at most 1,000 feet; please split it.'],
  ].map(([typed = '', words = '']) => ({
    make: (planner: PlannerPage) => leave(planner.page, 'side.1.feet', typed),
    at: 'side-1-feet',
    words,
    keeps: typed,
  })),
  {
    plan: `1.wp72p.hlnp.0.x0y0${sides(3, 1000)}`,
    make: (planner) => addSide(planner, 4, '1'),
    at: 'side-4-feet',
    words: 'For more than 3,000 feet please call us at (336) 555-0142: that is priced on the ground.',
    keeps: '1',
  },
  {
    plan: `1.wp72p.hlnp.0.x0y0${sides(24, 10)}`,
    make: (planner) => addSide(planner, 25, '10'),
    at: 'side-25-feet',
    words: 'At most 24 sides.',
    keeps: '10',
  },
  {
    plan: `1.wp72p.hlnp.0.${[0, 20, 40, 60, 80, 100].map((y) => `x0y${y}r10`).join('.')}`,
    async make(planner) {
      await planner.page.getByRole('button', { name: 'Add a side' }).click();
      await planner.page.locator('[name="side.7.turn"]').selectOption('new');
      await leave(planner.page, 'side.7.feet', '10');
    },
    at: 'side-7-feet',
    words: 'At most 6 separate lines.',
    keeps: '10',
  },
  {
    plan: `1.wp72p.hlnp.0.x0y0${Array.from({ length: 4 }, () => 'r100g36a0g36a10g36a20').join('')}`,
    make: (planner) => addGate(planner, 13, '4'),
    at: 'gate-13-width',
    words: 'At most 12 gates.',
    keeps: '48',
  },
  {
    plan: '1.wp72p.hlnp.0.x0y0r100g36a0g36a10g36a20g36a30r50t90',
    make: (planner) => addGate(planner, 5, '1'),
    at: 'gate-5-side',
    words: 'At most 4 gates in one side.',
    keeps: '1',
  },
  {
    plan: '1.wp72p.hlnp.0.x0y0r50r50t90r50t90z',
    async make(planner) {
      await planner.page.getByRole('button', { name: 'Add a side' }).click();
      await planner.page.locator('[name="side.4.turn"]').selectOption('90');
      await leave(planner.page, 'side.4.feet', '10');
    },
    at: 'side-4-feet',
    words: 'Only the last side of a line can close it.',
    keeps: '10',
  },
  {
    plan: '1.wp72p.hlnp.0.x0y0r50r50t90',
    make: (planner) =>
      planner.page
        .getByRole('button', { name: 'Add a gate' })
        .click()
        .then(() => planner.page.locator('.price__show').click()),
    at: 'gate-1-side',
    words: 'Say which side the gate is in.',
    keeps: '',
  },
  {
    plan: '1.wp72p.hlnp.0.x0y0r50r50t90r6t90',
    async make(planner) {
      await planner.page.getByRole('button', { name: 'Add a gate' }).click();
      await planner.page.locator('[name="gate.1.width"]').selectOption('96');
      await leave(planner.page, 'gate.1.at', '45');
      await planner.page.locator('[name="gate.1.side"]').selectOption('3');
    },
    at: 'gate-1-at',
    words: 'Side 3 is 6 ft long: an 8 ft gate does not fit (45 ft from its start).',
    keeps: '45',
  },
  {
    plan: '1.wp72p.hlnp.s.x0y0r50',
    make: (planner) => leave(planner.page, 'oldFeet', '4000'),
    at: 'old-feet',
    words: 'Write the feet of old fence, from 1 to 3,000, or leave it empty.',
    keeps: '4000',
  },
];

t.test('statement 7: lengths are read kindly', async (t) => {
  const planner = await openPlanner(t, browser, address);
  const { page } = planner;
  const field = page.locator('[name="side.1.feet"]');
  await page.getByRole('button', { name: 'Show the price' }).click();
  await page.getByText('Type the length of at least one side, in feet.').waitFor();
  t.equal(await page.evaluate(() => document.activeElement?.id), 'side-1-feet', 'the first wrong field has the focus');
  for (const typed of [`49' 6"`, '49.5', '50 ft', "50'"]) {
    await field.fill(typed);
    await field.blur();
    t.equal(await page.locator('#side-1-feet-message').count(), 0);
    t.equal(await planner.range(), '$1,050 to $1,450', typed);
  }
});

t.test('statement 6: in the browser each mistake has its words at its field and stays as it was typed', async (t) => {
  for (const { plan, make, at, words, keeps = '' } of mistakes) {
    const planner = await openPlanner(t, browser, address, plan && `?plan=${plan}`);
    const { page } = planner;
    const range = await planner.range();
    await make(planner);
    await page.locator(`#${at}-message`).getByText(words, { exact: true }).waitFor();
    const control = page.locator(`#${at}`);
    t.equal(await control.getAttribute('aria-describedby'), `${at}-message`, words);
    t.equal(await control.getAttribute('aria-invalid'), 'true');
    t.equal(await control.inputValue(), keeps);
    t.equal(await planner.range(), range, 'the plan stays');
    await page.context().close();
  }
});

async function leave(page: Page, name: string, typed: string): Promise<void> {
  const field = page.locator(`[name="${name}"]`);
  await field.fill(typed);
  await field.blur();
}

async function addSide({ page }: PlannerPage, side: number, feet: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a side' }).click();
  await leave(page, `side.${side}.feet`, feet);
}

async function addGate({ page }: PlannerPage, gate: number, side: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a gate' }).click();
  await page.locator(`[name="gate.${gate}.side"]`).selectOption(side);
}
