import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { unpackChromium } from '../build/chromium.ts';
import { median, type Row, row } from './row.ts';
import { startSite } from './site.ts';

/** How many times slower than this machine the phone is. */
const slowdown = 4;
const rounds = 5;
const barMs = 100;

/** As much as a plan can hold: 24 sides in a line, 12 gates. */
const sides = Array.from({ length: 24 }, (_, side) => {
  const turn = side ? `t${[90, -90, -45, 45][side % 4]}` : '';
  return `r${100 + side}${turn}${side % 2 ? 'g48a23' : ''}`;
});
const largest = `1.wp72p.hlnp.l.x0y0${sides.join('')}`;

/** One kind of change; it leaves the plan as large as it was. */
interface Change {
  name: string;
  prepare?(page: Page): Promise<unknown>;
  make(page: Page): Promise<unknown>;
  /** Takes it back, unmeasured. */
  restore?(page: Page): Promise<unknown>;
}

const undo = (page: Page) => page.locator('[data-do="undo"]').click();
const check = (name: string, value: string) => (page: Page) =>
  page.locator(`[name="${name}"][value="${value}"]`).check();
const choose = (name: string, value: string, other: string): Change => ({
  name: `${name} ${value}`,
  make: check(name, value),
  restore: check(name, other),
});

const changes: readonly Change[] = [
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
  { name: 'undo', make: undo, restore: (page) => page.locator('[data-do="redo"]').click() },
  {
    name: 'zoom',
    make: (page) => page.locator('[data-do="zoom-in"]').click(),
    restore: (page) => page.locator('[data-do="fit"]').click(),
  },
  {
    name: 'the crosshair moved',
    async make(page) {
      await page.locator('[data-price="frame"]').focus();
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

/** What somebody with a slow phone and the largest plan waits for: from each input to the frame that shows what it did. */
export async function measurePlanner(): Promise<Row[]> {
  const site = await startSite();
  await site.warm;
  const browser = await chromium.launch({ ...(await unpackChromium()), args: ['--no-sandbox', '--disable-gpu'] });
  const { page, session } = await openLargest(browser, site.url);
  const measured: Measured[] = [];
  for (const change of changes) measured.push(await measureChange(page, session, change));
  await browser.close();
  await site.stop();
  const slowest = measured.toSorted((one, other) => other.most - one.most)[0] as Measured;
  return [
    row(
      `Planner with 24 sides, sketch open, processor ${slowdown} times slower: the slowest change`,
      `${slowest.most} ms at most, ${slowest.name}`,
      {
        beside: measured
          .map(({ name, least, middle, most, work }) => `${name} ${least}, ${middle}, ${most} (${work})`)
          .join(', '),
        bar: `within ${barMs} ms; beside it median, most and (processor time with all that follows) of each change`,
      },
    ),
  ];
}

interface Measured {
  name: string;
  least: number;
  middle: number;
  most: number;
  /** Processor time of the page's thread, with what it did after the answer. */
  work: number;
}

async function openLargest(browser: Browser, url: string): Promise<{ page: Page; session: CDPSession }> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await page.addInitScript(watchInputs);
  await page.goto(`${url}/price-my-fence?plan=${largest}`);
  await page.getByLabel('Length in feet').first().focus();
  await page.locator('[data-island="price-planner"][data-awake="yes"]').waitFor({ state: 'attached' });
  await page.locator('[data-do="sketch"]').click();
  await check('tool', 'move')(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, session };
}

async function measureChange(page: Page, session: CDPSession, { name, prepare, make, restore }: Change) {
  const slowest: number[] = [];
  const works: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await prepare?.(page);
    await settle(page);
    const before = await readWorkMs(session);
    await make(page);
    slowest.push(Math.max(...(await settle(page))));
    works.push((await readWorkMs(session)) - before);
    await restore?.(page);
  }
  const [least, middle, most, work] = [
    Math.min(...slowest),
    median(slowest),
    Math.max(...slowest),
    Math.min(...works),
  ].map(Math.round);
  return { name, least, middle, most, work } as Measured;
}

/** Waits until all that an input set off is painted. @returns how long each answer took since the last call, in milliseconds */
function settle(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(() => requestAnimationFrame(() => setTimeout(resolve)), 250));
    return (window as unknown as { answers: number[] }).answers.splice(0);
  });
}

async function readWorkMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** Runs in the page: notes how long after each real input its frame was made. */
function watchInputs(): void {
  const answers: number[] = [];
  (window as unknown as { answers: number[] }).answers = answers;
  for (const type of ['keydown', 'click', 'pointermove'])
    window.addEventListener(
      type,
      (event) => {
        if (!event.isTrusted || (type === 'pointermove' && !(event as PointerEvent).buttons)) return;
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => answers.push(performance.now() - event.timeStamp);
          port2.postMessage('');
        });
      },
      { capture: true, passive: true },
    );
}

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
