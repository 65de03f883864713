import t from 'tap';
import { build, listen } from '../fixtures/app.ts';
import { launch, openPage, waitUntilConnected } from '../fixtures/browser.ts';
import { siteMap } from '../fixtures/site-map.ts';

const address = await listen(await build(t));
const browser = await launch(t);
const wide = { viewport: { width: 1440, height: 900 } };
const itemsOf = (group: string) => siteMap.menu.find(({ key }) => key === group)?.items ?? [];

t.test('the header sticks and holds name, telephone and quote', async (t) => {
  const page = await openPage(t, browser, wide);
  await page.goto(`${address}/pool-fencing`);
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
  const header = page.getByRole('banner');

  t.equal((await header.boundingBox())?.y, 0);
  t.equal(await header.getByRole('link', { name: 'Longleaf Fence Company' }).getAttribute('href'), '/');
  t.ok(await header.locator('.header__logo').isVisible());
  t.ok(await header.getByText('Call us today').isVisible());
  t.equal(await header.locator('.header__phone').getAttribute('href'), 'tel:+13365550142');
  t.equal(await header.locator('.header__quote').getAttribute('href'), '/#contact');
  t.equal(await header.locator('.header__quote').textContent(), 'Get a Free Quote');
});

t.test('a dropdown opens and closes on its trigger, one at a time', async (t) => {
  const page = await openPage(t, browser, wide);
  await page.goto(`${address}/gallery`);
  const residential = page.getByRole('button', { name: 'Residential' });
  const commercial = page.getByRole('button', { name: 'Commercial' });

  await residential.click();
  t.equal(await page.locator('#dropdown-residential a:visible').count(), itemsOf('residential').length);
  t.equal(await residential.getAttribute('aria-expanded'), 'true');

  await commercial.click();
  t.notOk(await page.locator('#dropdown-residential').isVisible());
  t.ok(await page.locator('.dropdown__title', { hasText: 'Commercial Fencing' }).isVisible(), 'it has a titled header');

  await commercial.click();
  t.notOk(await page.locator('#dropdown-commercial').isVisible());
});

t.test('a dropdown that opens is announced as open in the same moment', async (t) => {
  const page = await openPage(t, browser, wide);
  await page.goto(`${address}/gallery`);
  await waitUntilConnected(page);
  const states = await page.getByRole('button', { name: 'Residential' }).evaluate(async (trigger: HTMLElement) => {
    trigger.click();
    await Promise.resolve();
    const opened = trigger.getAttribute('aria-expanded');
    trigger.click();
    await Promise.resolve();
    return [opened, trigger.getAttribute('aria-expanded')];
  });
  t.strictSame(states, ['true', 'false']);
});

t.test('a dropdown closes on a press outside and when its link is chosen', async (t) => {
  const page = await openPage(t, browser, wide);
  await page.goto(`${address}/gallery`);
  const trigger = page.getByRole('button', { name: 'Fence Styles' });
  const panel = page.locator('#dropdown-fenceStyles');

  await trigger.click();
  await page.locator('#dropdown-fenceStyles .dropdown__title').click();
  await page.evaluate(() => window.scrollBy(0, 200));
  t.ok(await panel.isVisible(), 'neither a press on its title nor scrolling closes it');
  await page.mouse.move(700, 700);
  await page.mouse.down();
  t.notOk(await panel.isVisible(), 'the press is enough, no click is needed');
  await page.mouse.up();

  await trigger.click();
  // A link of the page that is open already, or one that opens a tab, leaves the page standing.
  await panel.getByRole('link', { name: 'Pool Fencing' }).evaluate((link: HTMLElement) => {
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
  });
  t.notOk(await panel.isVisible());
});

t.test('the keyboard alone opens a dropdown, walks its links and leaves it', async (t) => {
  const page = await openPage(t, browser, wide);
  await page.goto(`${address}/gallery`);
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).focus();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  t.equal(await focused(), 'Commercial', 'a closed dropdown takes no Tab stop');

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  t.equal(await focused(), 'Commercial Wood Fencing');

  await page.keyboard.press('Escape');
  t.equal(await focused(), 'Commercial', 'Escape gives the focus back');
  t.notOk(await page.locator('#dropdown-commercial').isVisible());

  await page.keyboard.press('Space');
  for (const _link of itemsOf('commercial')) await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  t.equal(await focused(), 'Fence Styles');
  t.notOk(await page.locator('#dropdown-commercial').isVisible(), 'the focus that leaves closes it');
});

t.test('on a phone the menu opens, keeps one group open and shuts', async (t) => {
  const page = await openPage(t, browser);
  await page.goto(`${address}/gallery`);
  const group = (name: string) => page.locator('.menu').getByRole('button', { name });

  await page.getByRole('button', { name: 'Open menu' }).click();
  for (const name of ['Home', 'About', 'Gallery', 'Areas We Serve', 'Financing', 'Contact'])
    t.ok(await page.locator('.menu').getByRole('link', { name, exact: true }).isVisible(), name);

  await group('Residential').click();
  await group('Commercial').click();
  t.notOk(await page.locator('#menu-residential').isVisible(), 'only one group is open');
  t.ok(await page.locator('#menu-commercial').isVisible());

  await group('Commercial').click();
  t.notOk(await page.locator('#menu-commercial').isVisible(), 'a tap on the open group closes it');

  await page.getByRole('button', { name: 'Close menu' }).click();
  t.notOk(await page.locator('#menu-panel').isVisible());
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 320, height: 480 },
  { width: 844, height: 390 },
])
  t.test(`the whole phone menu fits in 80% of ${viewport.width} × ${viewport.height} and scrolls inside`, async (t) => {
    const page = await openPage(t, browser, { viewport });
    await page.goto(`${address}/gallery`);

    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.locator('.menu').getByRole('button', { name: 'Commercial' }).click();
    await page.locator('.menu').getByRole('link', { name: 'Contact', exact: true }).scrollIntoViewIfNeeded();
    const panel = await page.locator('#menu-panel').boundingBox();

    t.ok(panel && panel.height <= viewport.height * 0.8, `it is ${panel?.height} px high`);
    t.ok(panel && panel.y + panel.height <= viewport.height, 'nothing of it is below the edge');
    t.ok(await page.locator('.menu__footer').getByRole('link', { name: 'Get a Free Quote' }).isVisible());
    t.ok(await page.locator('.menu__footer a[href="tel:+13365550142"]').isVisible());
  });

t.test('on a phone the menu closes when the window scrolls, a link is tapped or Escape is pressed', async (t) => {
  // A page that still scrolls to its section closes the menu that is opened meanwhile.
  const page = await openPage(t, browser, { hasTouch: true, reducedMotion: 'reduce' });
  await page.goto(address);
  const panel = page.locator('#menu-panel');

  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.evaluate(() => window.scrollBy(0, 200));
  await panel.waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.locator('.menu').getByRole('link', { name: 'Contact', exact: true }).tap();
  await panel.waitFor({ state: 'hidden' });
  t.equal(new URL(page.url()).hash, '#contact');

  const trigger = page.getByRole('button', { name: 'Open menu' });
  await trigger.tap();
  await page.locator('.menu').getByRole('link', { name: 'Home', exact: true }).focus();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  // Escape gives the focus back, once the menu has closed.
  await trigger.and(page.locator(':focus')).waitFor();
});

t.test('a section that a link leads to has its heading below the sticky header, from every page', async (t) => {
  for (const viewport of [wide.viewport, { width: 390, height: 844 }]) {
    const page = await openPage(t, browser, { viewport, reducedMotion: 'reduce' });
    for (const anchor of ['services', 'about', 'gallery', 'contact']) {
      await page.goto(`${address}/areas-we-serve`);
      await page.evaluate((hash) => location.assign(`/#${hash}`), anchor);
      await page.waitForURL(`**/#${anchor}`, { waitUntil: 'load' });

      const [header, heading] = await Promise.all([
        page.locator('.header').boundingBox(),
        page.locator(`#${anchor} h2`).first().boundingBox(),
      ]);

      t.equal(header?.y, 0, 'the header sticks');
      t.ok(heading && header && heading.y >= header.height, `#${anchor} at ${viewport.width} px: ${heading?.y}`);
      t.ok(heading && heading.y + heading.height < viewport.height, `#${anchor} is in sight`);
    }
  }
});

t.test('a page fades in though its style sheet comes late', async (t) => {
  const page = await openPage(t, browser);
  await page.addInitScript(() => {
    window.addEventListener('pagereveal', ({ viewTransition }) => {
      void viewTransition?.ready.then(() => document.documentElement.setAttribute('data-faded', 'yes'));
    });
  });
  await page.goto(`${address}/pool-fencing`);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.css', async (route) => {
    await released;
    await route.continue();
  });

  await page.evaluate(() => location.assign('/gallery'));
  await page.waitForURL('**/gallery', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('link[rel="stylesheet"]'), undefined, { polling: 20 });
  await page.evaluate(() => getComputedStyle(document.documentElement).color);
  release();

  await page.locator('[data-faded]').waitFor({ state: 'attached' });
  t.equal(new URL(page.url()).pathname, '/gallery');
});

t.test('without JavaScript every destination stays reachable', async (t) => {
  for (const options of [{ viewport: { width: 390, height: 844 } }, wide]) {
    const page = await openPage(t, browser, { ...options, javaScriptEnabled: false });
    await page.goto(`${address}/gallery`);
    const isPhone = options.viewport.width < 1024;

    if (isPhone) await page.locator('.menu__toggle').click();
    for (const { key, items } of siteMap.menu) {
      await page.locator(`summary[aria-controls="${isPhone ? 'menu' : 'dropdown'}-${key}"]`).click();
      for (const { name } of items) t.ok(await page.getByRole('link', { name, exact: true }).first().isVisible(), name);
    }
  }
});

t.test('a section that another page links to stands there at once; a click within a page scrolls to it', async (t) => {
  for (const viewport of [wide.viewport, { width: 390, height: 844 }]) {
    const page = await openPage(t, browser, { viewport });
    await page.addInitScript(() => {
      const places: number[] = [];
      Object.assign(window, { places });
      const look = () => {
        if (places.at(-1) !== scrollY) places.push(scrollY);
        requestAnimationFrame(look);
      };
      look();
    });
    const places = () => page.evaluate(() => (window as unknown as { places: number[] }).places);
    const link = page.locator(':is(.header__quote, .phone-bar a[href="/#contact"]):visible').first();
    const arrive = () =>
      page.waitForFunction(() => (document.querySelector('#contact')?.getBoundingClientRect().top ?? 999) < 200);

    await page.goto(`${address}/fence-financing`);
    await waitUntilConnected(page);
    await link.click();
    await page.waitForURL(`${address}/#contact`);
    await arrive();
    t.ok((await places()).length <= 4, `${viewport.width}: it stands there at once, over ${await places()}`);

    await page.goto('about:blank');
    await page.goto(`${address}/`);
    await waitUntilConnected(page);
    await link.click();
    await arrive();
    t.ok((await places()).length > 6, `${viewport.width}: it scrolls, over ${(await places()).length} places`);
    t.equal(await page.locator('html[data-clicked]').count(), 0);
  }
});
