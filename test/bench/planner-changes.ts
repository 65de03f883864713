import type { Page } from 'playwright-core';

/** The sides of the largest plan: 24 in one line, with 12 gates. */
const sides = Array.from({ length: 24 }, (_, side) => {
  const turn = side ? `t${[90, -90, -45, 45][side % 4]}` : '';
  return `r${100 + side}${turn}${side % 2 ? 'g48a23' : ''}`;
});
/** The largest plan's code. */
export const largest = `1.wp72p.hlnp.l.x0y0${sides.join('')}`;

/** A kind of change that keeps the size of the plan. */
export interface Change {
  name: string;
  prepare?(page: Page): Promise<unknown>;
  make(page: Page): Promise<unknown>;
  /** Undoes the change, unmeasured. */
  restore?(page: Page): Promise<unknown>;
}

const pressTool = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const undo = (page: Page) => pressTool(page, 'Undo');
/** Returns an action that chooses a value of a control. */
export const check = (name: string, value: string) => (page: Page) =>
  page.locator(`[name="${name}"][value="${value}"]`).check();
const choose = (name: string, value: string, other: string): Change => ({
  name: `${name} ${value}`,
  make: check(name, value),
  restore: check(name, other),
});

/** All kinds of changes on the planner's page. */
export const changes: readonly Change[] = [
  {
    name: 'a digit of a length',
    async make(page) {
      await page.locator('[name="side.12.feet"]').focus();
      await page.keyboard.press('End');
      await page.keyboard.press('Backspace');
      await page.keyboard.press('7');
    },
    restore: undo,
  },
  {
    name: 'another turn',
    async make(page) {
      await page.locator('[name="side.12.turn"]').focus();
      await page.keyboard.press('ArrowDown');
    },
    restore: undo,
  },
  {
    name: 'a side removed',
    make: (page) => page.locator('[value="remove-side-12"]').click(),
    restore: undo,
  },
  {
    name: 'a side added',
    async make(page) {
      await page.locator('[value="add-side"]').click();
      await page.keyboard.press('5');
    },
  },
  {
    name: 'a gate removed',
    make: (page) => page.locator('[value="remove-gate-6"]').click(),
    restore: undo,
  },
  {
    name: 'a gate widened',
    async make(page) {
      await page.locator('[name="gate.6.width"]').focus();
      await page.keyboard.press('ArrowDown');
    },
    restore: undo,
  },
  {
    name: 'a gate moved along its side',
    async make(page) {
      await page.locator('[name="gate.6.at"]').fill('40');
      await page.keyboard.press('Enter');
    },
    restore: undo,
  },
  choose('kind', 'chain-link', 'wood-privacy'),
  choose('kind', 'vinyl-picket', 'wood-privacy'),
  choose('height', '96', '72'),
  choose('finish', 'cedar', 'pine'),
  choose('property', 'business', 'home'),
  choose('slope', 'steep', 'level'),
  choose('ground', 'rock', 'soil'),
  choose('measured', 'guess', 'paced'),
  choose('old', 'solid', 'light'),
  {
    name: 'a digit of the old fence',
    async make(page) {
      await page.locator('[name="oldFeet"]').focus();
      await page.keyboard.press('5');
    },
    async restore(page) {
      await page.keyboard.press('Backspace');
    },
  },
  { name: 'undo', make: undo, restore: (page) => pressTool(page, 'Redo') },
  {
    name: 'zoom',
    make: (page) => pressTool(page, 'Zoom in'),
    restore: (page) => pressTool(page, 'Fit'),
  },
  {
    name: 'the crosshair moved',
    async make(page) {
      await page.getByRole('application').focus();
      await page.keyboard.press('ArrowRight');
    },
  },
  { name: 'another tool', make: check('tool', 'gate'), restore: check('tool', 'move') },
  {
    name: 'a corner dragged',
    make: (page) => drag(page, 'corner 0 12'),
    restore: undo,
  },
  {
    name: 'a gate dragged',
    async make(page) {
      await check('tool', 'gate')(page);
      await drag(page, 'gate 5');
    },
    async restore(page) {
      await undo(page);
      await check('tool', 'move')(page);
    },
  },
];

async function drag(page: Page, handle: string): Promise<void> {
  const { x, y } = await middleOf(page, handle);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const step of [8, 16, 24]) await page.mouse.move(x + step, y + step / 2);
  await page.mouse.up();
}

async function middleOf(page: Page, handle: string): Promise<{ x: number; y: number }> {
  const place = page.locator(`[data-handle="${handle}"]`);
  await place.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}
