import type { Browser, CDPSession, Page } from 'playwright-core';
import { inBrowser, slowDown } from './browser.ts';
import { type Change, changes, check, largest } from './planner-changes.ts';
import { median, type Row, row } from './row.ts';

/** The factor by which the phone is slower than this machine. */
const slowdown = 4;
const rounds = 5;
const barMs = 100;

/** Measures the time from each input to the frame with its effect, on a slow phone with the largest plan. */
export async function measurePlanner(): Promise<Row[]> {
  const measured = await inBrowser(async (site, browser) => {
    const { page, session } = await openLargest(browser, site.url);
    const measured: Measured[] = [];
    for (const change of changes) measured.push(await measureChange(page, session, change));
    return measured;
  });
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
  /** Processor time of the page's main thread, including work after the response. */
  work: number;
}

async function openLargest(browser: Browser, url: string): Promise<{ page: Page; session: CDPSession }> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await page.addInitScript(watchInputs);
  await page.goto(`${url}/price-my-fence?plan=${largest}`);
  await page.getByLabel('Length in feet').first().focus();
  await page.locator('[data-island="price-planner"][data-awake="yes"]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Draw it instead' }).click();
  await check('tool', 'move')(page);
  const session = await slowDown(page, slowdown);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
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

/** Waits until all effects of an input are painted. @returns milliseconds of each input since the last call */
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

/** Runs in the page: records the time from each real input to its frame. */
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
