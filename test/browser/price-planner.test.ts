import t from 'tap';
import { checkAccessibility } from '../fixtures/accessibility.ts';
import { build, listen } from '../fixtures/app.ts';
import { launch, openPage, waitUntilAwake } from '../fixtures/browser.ts';
import { examples, ranges } from '../fixtures/fence-plans.ts';
import { checkOverflow } from '../fixtures/layout.ts';
import { openPlanner } from '../fixtures/planner.ts';

const app = await build(t);
const address = await listen(app);
const browser = await launch(t);

t.test(
  'statement 2: three digits on a phone give a range before anything asks for a name, without the network too',
  async (t) => {
    const planner = await openPlanner(t, browser, address);
    const { page } = planner;
    await page.context().setOffline(true);

    await page.keyboard.type('1');
    t.equal(await planner.range(), '$1,000 to $1,200', 'the smallest job');
    await page.keyboard.type('50');
    t.equal(await planner.range(), '$3,150 to $4,350');
    await page.getByRole('radio', { name: 'Cedar' }).check();
    t.equal(await planner.range(), '$3,900 to $5,450');
    const asked = await page.evaluate(() => {
      const price = document.getElementById('price') as HTMLElement;
      return Array.from(document.querySelectorAll('[name="name"], [name="phone"], [name="email"]')).filter(
        (field) => field.compareDocumentPosition(price) & Node.DOCUMENT_POSITION_FOLLOWING,
      ).length;
    });
    t.equal(asked, 0);
  },
);

t.test(
  'statement 3: its script is fetched once the page has loaded, without a touch, and nothing comes from elsewhere',
  async (t) => {
    const page = await openPage(t, browser);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto(`${address}/price-my-fence`);
    await waitUntilAwake(page, 'price-planner');

    const [loadedMs, fetchedMs] = await page.evaluate(() => {
      const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const script = performance.getEntriesByType('resource').find(({ name }) => /\/planner-\w+\.js$/.test(name));
      return [page?.loadEventStart ?? Number.NaN, script?.startTime ?? Number.NaN];
    });
    t.ok(fetchedMs >= loadedMs, `loaded after ${loadedMs} ms, the planner fetched after ${fetchedMs} ms`);
    await page.getByLabel('Length in feet').first().click();
    await page.keyboard.type('150');
    await page.getByRole('button', { name: 'Show the price' }).click();
    t.equal(await page.locator('.price-range').textContent(), '$3,150 to $4,350');
    t.strictSame(
      fetched.filter((url) => !url.startsWith(address)),
      [],
      'no request leaves the site',
    );
  },
);

t.test('what is typed, chosen and pressed before the script is there is taken over and answered', async (t) => {
  const page = await openPage(t, browser);
  const script = Promise.withResolvers<void>();
  await page.route(/\/assets\/planner-/, async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto(`${address}/price-my-fence`);
  await page.getByLabel('Length in feet').first().fill('50');
  await page.getByRole('radio', { name: 'Cedar' }).check();
  await page.getByRole('button', { name: 'Add a side' }).click();
  t.equal(await page.locator('.price-row:visible').count(), 1, 'held');
  script.resolve();
  await waitUntilAwake(page, 'price-planner');

  await page.locator('[name="side.2.feet"]').waitFor();
  t.equal(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'side.2.feet');
  await page.keyboard.type('80');
  await page.waitForURL((url) => url.searchParams.get('plan') === '1.wp72c.hlnp.0.x0y0r50r80t90');
  t.equal(new URL(page.url()).pathname, '/price-my-fence', 'the page stayed');
});

t.test('a drawn angle stands among the turns, before the new line elsewhere in the yard', async (t) => {
  const planner = await openPlanner(t, browser, address);
  const { page } = planner;
  const turn = page.locator('[name="side.2.turn"]');
  const choices = () => turn.locator('option').allTextContents();
  const named = ['Right', 'Left', 'Straight', 'Slight right', 'Slight left'];
  await page.goto(`${address}/price-my-fence?plan=1.wp72p.hlnp.0.x0y0r50r80t63`);
  t.strictSame(await choices(), [...named, 'Right 63°', 'New line'], 'as the server sends it');

  await page.getByLabel('Length in feet').first().focus();
  await waitUntilAwake(page, 'price-planner');
  await turn.selectOption({ label: 'Slight left' });
  t.strictSame(await choices(), [...named, 'New line'], 'a turn of the list replaces it');
  await page.getByRole('button', { name: 'Draw it instead' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  t.strictSame(await choices(), [...named, 'Right 63°', 'New line'], 'undone, it is back at its place');
  t.equal(await turn.locator('optgroup').getAttribute('label'), 'Elsewhere in the yard');
});

t.test('statement 1: the browser counts every example as the specification does', async (t) => {
  const planner = await openPlanner(t, browser, address);
  const { page } = planner;
  for (const [name, code] of Object.entries(examples)) {
    await page.goto(`${address}/price-my-fence?plan=${code}`);
    await page.getByLabel('Length in feet').first().focus();
    await waitUntilAwake(page, 'price-planner');
    const choice = page.locator(name === 'E12' ? '[name="finish"]' : '[name="measured"]');
    const chosen = await choice.evaluateAll((all) => all.findIndex((one) => (one as HTMLInputElement).checked));
    // The server's words go, and come back as the browser counts them.
    await choice.nth(chosen === 1 ? 0 : 1).check();
    t.not(await planner.range(), ranges[name], `${name} changed`);
    await choice.nth(chosen).check();
    t.equal(await planner.range(), ranges[name], name);
    t.equal(await page.locator('.price-bar strong').textContent(), ranges[name]);
  }
});

t.test('statement 9: whatever is undone to the start gives the first code, and redone the last', async (t) => {
  const planner = await openPlanner(t, browser, address, `?plan=${examples.E2}`, {
    viewport: { width: 768, height: 1024 },
  });
  const { page } = planner;
  await planner.openSketch();
  await planner.take('Move');
  await planner.tap([50, 80], [60, 90]);
  await planner.take('Gate');
  await planner.tap([25, 0]);
  await planner.take('Remove');
  await planner.tap([57, 45]);
  await page.getByRole('radio', { name: 'Cedar' }).check();
  await page.waitForURL(/wp72c/);
  await page.locator('.price > [role="status"]').getByText('Cedar.').waitFor({ state: 'attached' });
  const last = new URL(page.url()).searchParams.get('plan') ?? '';

  for (const step of [1, 2, 3, 4])
    await page.getByRole('button', { name: 'Undo' }).click({ clickCount: step > 0 ? 1 : 0 });
  await planner.hasCode(examples.E2);
  for (const _ of [1, 2, 3, 4]) await page.getByRole('button', { name: 'Redo' }).click();
  await planner.hasCode(last);
});

t.test('statement 11: filled, drawn and wrong, the page has no fault that axe finds', async (t) => {
  for (const width of [320, 390, 1440]) {
    const planner = await openPlanner(t, browser, address, '', { viewport: { width, height: 844 } });
    const { page } = planner;
    const isNarrowest = width === 320;
    await checkOverflow(t, page, '/price-my-fence');
    await page.getByRole('button', { name: 'Show the price' }).click();
    await checkAccessibility(t, page, `with a message at ${width}`);
    await page.goto(`${address}/price-my-fence?plan=${examples.E4}`);
    await page.getByLabel('Length in feet').first().focus();
    await waitUntilAwake(page, 'price-planner');
    await planner.openSketch();
    await checkOverflow(t, page, 'the sketch');
    if (isNarrowest) continue;
    await checkAccessibility(t, page, `filled, with the sketch, at ${width}`);
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await checkAccessibility(t, page, `in forced colors at ${width}`, '.price');
    await page.context().close();
  }
});

t.test('with forced colors a chosen card has another ground than the others', async (t) => {
  for (const width of [390, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await openPage(t, browser, {
        viewport: { width, height: 900 },
        forcedColors: 'active',
        colorScheme,
      });
      await page.goto(`${address}/price-my-fence`);
      for (const cards of ['.price-card', '.choice > input + span']) {
        const grounds = await page.locator(cards).evaluateAll((all) =>
          all.map((card) => {
            const isChosen = card.querySelector(':checked') ?? card.parentElement?.querySelector(':scope > :checked');
            return `${isChosen ? 'chosen' : 'other'} ${getComputedStyle(card).backgroundColor}`;
          }),
        );
        const [chosen, other] = ['chosen', 'other'].map(
          (kind) => new Set(grounds.flatMap((ground) => ground.split(`${kind} `)[1] ?? [])),
        );
        t.ok(
          chosen?.size === 1 && other?.size === 1 && ![...chosen].some((ground) => other.has(ground)),
          `${width} ${colorScheme} ${grounds}`,
        );
      }
    }
});
