import t from 'tap';
import { build, listen } from '../fixtures/app.ts';
import { launch, openPage, untilFocused, waitUntilAwake } from '../fixtures/browser.ts';
import { examples, ranges } from '../fixtures/fence-plans.ts';
import { openPlanner } from '../fixtures/planner.ts';
import { holdBack } from '../fixtures/visitor.ts';

const address = await listen(await build(t));
const browser = await launch(t);

t.test('three digits on a phone give a range without a name and without the network', async (t) => {
  const planner = await openPlanner(t, browser, address);
  const { page } = planner;
  await page.context().setOffline(true);

  await page.keyboard.type('1');
  t.equal(await planner.range(), '$1,000 to $1,200', 'the smallest job');
  await page.keyboard.type('50');
  t.equal(await planner.range(), '$3,150 to $4,350');
  await page.getByRole('radio', { name: 'Cedar' }).check();
  t.equal(await planner.range(), '$3,900 to $5,450');
  const isAskedLater = await page.locator('#price').evaluate((price) => {
    const fields = [...document.querySelectorAll('[name="name"], [name="phone"], [name="email"]')];
    return fields.every((field) => price.compareDocumentPosition(field) === Node.DOCUMENT_POSITION_FOLLOWING);
  });
  t.ok(isAskedLater);
});

t.test('the planner’s script loads after the page, without a touch, from this site only', async (t) => {
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
  t.strictSame(
    fetched.filter((url) => !url.startsWith(address)),
    [],
  );
});

t.test('input made before the script has loaded is kept and gets a price', async (t) => {
  const page = await openPage(t, browser);
  const letGo = await holdBack(page, /\/assets\/planner-/);
  await page.goto(`${address}/price-my-fence`);
  await page.getByLabel('Length in feet').first().fill('50');
  await page.getByRole('radio', { name: 'Cedar' }).check();
  await page.getByRole('button', { name: 'Add a side' }).click();
  t.equal(await page.locator('.price-row:visible').count(), 1, 'held');
  letGo();

  await page.locator('[name="side.2.feet"]:focus').waitFor();
  await page.keyboard.type('80');
  await page.waitForURL(`${address}/price-my-fence?plan=1.wp72c.hlnp.0.x0y0r50r80t90`);
});

/** One control of each kind; test/prices/plan-form.test.ts covers every row of the table. */
const mistakes: { plan: string; press?: string; set: Record<string, string>; at: string; words: string }[] = [
  {
    plan: '1.wp72p.hlnp.0',
    set: { 'side.1.feet': '15 m' },
    at: 'side-1-feet',
    words: 'Please enter feet. 15 m is about 50 ft.',
  },
  {
    plan: '1.wp72p.hlnp.0.x0y0r1000r1000r1000',
    press: 'Add a side',
    set: { 'side.4.feet': '1' },
    at: 'side-4-feet',
    words: 'For more than 3,000 feet, please call us at (336) 555-0142. We price jobs that size in person.',
  },
  {
    plan: `1.wp72p.hlnp.0.x0y0${'r100g36a0g36a10g36a20'.repeat(4)}`,
    press: 'Add a gate',
    set: { 'gate.13.side': '4' },
    at: 'gate-13-width',
    words: 'You can add up to 12 gates.',
  },
  {
    plan: '1.wp72p.hlnp.0.x0y0r100g36a0g36a10g36a20g36a30r50t90',
    press: 'Add a gate',
    set: { 'gate.5.side': '1' },
    at: 'gate-5-side',
    words: 'You can add up to 4 gates to a side.',
  },
  {
    plan: '1.wp72p.hlnp.0.x0y0r50r50t90',
    press: 'Add a gate',
    set: {},
    at: 'gate-1-side',
    words: 'Choose a side for the gate.',
  },
  {
    plan: '1.wp72p.hlnp.0.x0y0r50r50t90r6t90',
    press: 'Add a gate',
    set: { 'gate.1.width': '96', 'gate.1.at': '45', 'gate.1.side': '3' },
    at: 'gate-1-at',
    words: 'Side 3 is 6 ft long, so an 8 ft gate doesn’t fit (45 ft from its start).',
  },
  {
    plan: '1.wp72p.hlnp.s.x0y0r50',
    set: { oldFeet: '4000' },
    at: 'old-feet',
    words: 'Enter the length of the old fence (1 to 3,000 feet), or leave it blank.',
  },
];

t.test('the planner opens one plan after another', async (t) => {
  const planner = await openPlanner(t, browser, address);
  const { page } = planner;

  t.test('the browser computes the prices that the specification states', async (t) => {
    for (const name of ['E3', 'E6', 'E12'] as const) {
      await planner.open(examples[name]);
      const choice = page.locator(name === 'E12' ? '[name="finish"]' : '[name="measured"]');
      const chosen = await choice.evaluateAll((all) => all.findIndex((one) => (one as HTMLInputElement).checked));
      // Changing an answer replaces the server's price. Changing it back shows the price that the browser computes.
      await choice.nth(chosen === 1 ? 0 : 1).check();
      t.not(await planner.range(), ranges[name], `${name} changed`);
      await choice.nth(chosen).check();
      t.equal(await planner.range(), ranges[name], name);
      t.equal(await page.locator('.price-bar strong').textContent(), ranges[name]);
    }
  });

  t.test('a drawn angle is listed among the turns, before “New line”', async (t) => {
    const turn = page.locator('[name="side.2.turn"]');
    const choices = () => turn.locator('option').allTextContents();
    const named = ['Right', 'Left', 'Straight', 'Slight right', 'Slight left'];
    await page.goto(`${address}/price-my-fence?plan=1.wp72p.hlnp.0.x0y0r50r80t63`);
    t.strictSame(await choices(), [...named, 'Right 63°', 'New line'], 'as the server sends it');

    await planner.open('1.wp72p.hlnp.0.x0y0r50r80t63');
    await turn.selectOption({ label: 'Slight left' });
    t.strictSame(await choices(), [...named, 'New line'], 'a turn of the list replaces it');
    await planner.openSketch();
    await planner.press('Undo');
    t.strictSame(await choices(), [...named, 'Right 63°', 'New line'], 'undone, it is back at its place');
    t.equal(await turn.locator('optgroup').getAttribute('label'), 'Elsewhere in the yard');
  });

  t.test('each change is announced in one sentence after it settles', async (t) => {
    await planner.open(examples.E2);
    const heard = await page.locator('.price > [role="status"]').evaluateHandle((status) => {
      const sentences: (string | null)[] = [];
      const observer = new MutationObserver(() => sentences.push(status.textContent));
      observer.observe(status, { childList: true, characterData: true, subtree: true });
      return sentences;
    });
    await planner.side(2).fill('');
    await planner.side(2).pressSequentially('100');
    const sentence = 'Side 2 is 100 feet. 200 feet in all. About $4,500 to $6,250.';
    await planner.hears(sentence);
    t.strictSame(await heard.jsonValue(), [sentence], 'nothing between digits');
  });

  t.test('the first wrong field gets the focus, and lengths are parsed leniently', async (t) => {
    await planner.open();
    await page.locator('.price__show').click();
    await page.getByText('Enter the length of at least one side, in feet.').waitFor();
    await untilFocused(planner.side(1));
    await planner.side(1).fill(`49' 6"`);
    await planner.side(1).blur();
    t.equal(await page.locator('#side-1-feet-message').count(), 0);
    t.equal(await planner.range(), '$1,050 to $1,450');
  });

  t.test('each mistake has its message at its control, and the input stays as typed', async (t) => {
    for (const { plan, press, set, at, words } of mistakes) {
      await planner.open(plan);
      const range = await planner.range();
      if (press) await planner.press(press);
      for (const [name, value] of Object.entries(set)) await planner.set(name, value);
      await page.locator('.price__show').click();
      await page.locator(`#${at}-message`).getByText(words, { exact: true }).waitFor();
      const control = page.locator(`#${at}`);
      t.equal(await control.getAttribute('aria-describedby'), `${at}-message`, words);
      t.equal(await control.getAttribute('aria-invalid'), 'true', words);
      for (const [name, value] of Object.entries(set))
        t.equal(await page.locator(`[name="${name}"]`).inputValue(), value, words);
      t.equal(await planner.range(), range, `${words} The plan stays.`);
    }
  });
});
