import t, { type Test } from 'tap';
import { build, listen } from '../fixtures/app.ts';
import { launch } from '../fixtures/browser.ts';
import { examples } from '../fixtures/fence-plans.ts';
import { openPlanner, type PlannerPage } from '../fixtures/planner.ts';

const app = await build(t);
const address = await listen(app);
const browser = await launch(t);

const announcement = 'Gate 1 is 4 feet wide, 23 feet along side 3. 180 feet in all. About $4,050 to $5,650.';

async function isE2(t: Test, planner: PlannerPage): Promise<void> {
  await planner.hasCode(examples.E2);
  t.equal(await planner.range(), '$4,050 to $5,650');
  await planner.hears(announcement);
  const { page } = planner;
  t.strictSame(
    await page.locator('[name$=".feet"]').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
    ['50', '80', '50'],
  );
  t.strictSame(
    await page.locator('[name^="gate.1."]').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
    ['48', '3', '23'],
  );
}

t.test('statement 8: E2 by list, taps, drags and keys is the same code, list, range and announcement', async (t) => {
  t.test('in the list', async (t) => {
    const planner = await openPlanner(t, browser, address);
    for (const [side, feet] of [
      [1, '50'],
      [2, '80'],
      [3, '50'],
    ] as const)
      await planner.typeSide(side, feet);
    await planner.page.getByRole('button', { name: 'Add a gate' }).click();
    await planner.page.getByLabel('Which side').selectOption('3');
    await isE2(t, planner);
  });

  t.test('by taps of a thumb', async (t) => {
    const planner = await openPlanner(t, browser, address);
    await planner.openSketch();
    await planner.tap([0, 0], [50, 0], [50, 78], [0, 78], [0, 78]);
    await planner.take('Move');
    await planner.tap([50, 78], [50, 80], [0, 78], [0, 80]);
    await planner.take('Gate');
    await planner.tap([25, 80]);
    await isE2(t, planner);
  });

  t.test('by drags of a mouse', async (t) => {
    const planner = await openPlanner(t, browser, address, '', { viewport: { width: 1440, height: 900 } });
    await planner.openSketch();
    await planner.tap([0, 0]);
    await planner.drag([0, 0], [50, 0]);
    await planner.drag([50, 0], [50, 70]);
    await planner.drag([50, 70], [10, 70]);
    await planner.take('Move');
    await planner.drag([50, 70], [50, 80]);
    await planner.drag([10, 70], [0, 80]);
    await planner.take('Gate');
    await planner.tap([40, 80]);
    await planner.drag([40, 80], [25, 80]);
    await isE2(t, planner);
  });

  t.test('by keys', async (t) => {
    const planner = await openPlanner(t, browser, address, '', { viewport: { width: 768, height: 1024 } });
    const { keyboard } = planner.page;
    await planner.openSketch();
    await planner.page.getByRole('application').focus();
    const press = async (key: string, times: number) => {
      for (let time = 0; time < times; time += 1) await keyboard.press(key);
    };
    await keyboard.press('Enter');
    await press('Shift+ArrowRight', 5);
    await keyboard.press('Enter');
    await press('Shift+ArrowDown', 8);
    await keyboard.press('Enter');
    await press('Shift+ArrowLeft', 5);
    await keyboard.press('Enter');
    await keyboard.press('Escape');
    await keyboard.press('g');
    await press('ArrowRight', 25);
    await keyboard.press('Enter');
    await isE2(t, planner);
  });
});
