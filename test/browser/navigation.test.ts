import t from 'tap';
import { build, listen } from '../fixtures/app.ts';
import { launch, openPage, waitUntilConnected } from '../fixtures/browser.ts';
import { siteMap } from '../fixtures/site-map.ts';
import { holdBack } from '../fixtures/visitor.ts';

const address = await listen(await build(t));
const browser = await launch(t);
const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const linksOf = (group: string) => siteMap.menu.find(({ key }) => key === group)?.items ?? [];

t.test('the header works on a wide screen', async (t) => {
  const page = await openPage(t, browser, { viewport: wide });
  await page.goto(`${address}/gallery`);
  await waitUntilConnected(page);
  const panel = (group: string) => page.locator(`#dropdown-${group}`);
  const trigger = (name: string) => page.getByRole('button', { name });
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());

  t.test('a dropdown opens and closes on its trigger, alone, and announces its state', async (t) => {
    await trigger('Residential').click();
    t.equal(await panel('residential').locator('a:visible').count(), linksOf('residential').length);
    await trigger('Commercial').click();
    t.notOk(await panel('residential').isVisible());
    t.ok(await panel('commercial').getByText('Commercial Fencing', { exact: true }).isVisible(), 'its title');
    await trigger('Commercial').click();
    t.notOk(await panel('commercial').isVisible());

    const states = await trigger('Residential').evaluate(async (summary: HTMLElement) => {
      summary.click();
      await Promise.resolve();
      const opened = summary.getAttribute('aria-expanded');
      summary.click();
      await Promise.resolve();
      return [opened, summary.getAttribute('aria-expanded')];
    });
    t.strictSame(states, ['true', 'false']);
  });

  t.test('a dropdown closes on an outside click and on a click on its link', async (t) => {
    const styles = panel('fenceStyles');
    await trigger('Fence Styles').click();
    await styles.locator('.dropdown__title').click();
    await page.evaluate(() => window.scrollBy(0, 200));
    t.ok(await styles.isVisible(), 'neither a press on its title nor scrolling closes it');
    await page.mouse.move(700, 700);
    await page.mouse.down();
    t.notOk(await styles.isVisible(), 'the press is enough, no click is needed');
    await page.mouse.up();

    await trigger('Fence Styles').click();
    // A link to the open page, or one that opens a tab, doesn't replace the page.
    await styles.getByRole('link', { name: 'Pool Fencing' }).evaluate((link: HTMLElement) => {
      link.addEventListener('click', (event) => event.preventDefault());
      link.click();
    });
    t.notOk(await styles.isVisible());
  });

  t.test('the keyboard opens a dropdown, moves through its links, and leaves it', async (t) => {
    const press = async (key: string, times = 1) => {
      for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
    };
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).focus();
    await press('Tab', 2);
    t.equal(await focused(), 'Commercial', 'a closed dropdown takes no Tab stop');
    await press('Enter');
    await press('Tab');
    t.equal(await focused(), 'Commercial Wood Fencing');

    await press('Escape');
    t.equal(await focused(), 'Commercial', 'Escape gives the focus back');
    t.notOk(await panel('commercial').isVisible());

    await press('Space');
    await press('Tab', linksOf('commercial').length + 1);
    t.equal(await focused(), 'Fence Styles');
    t.notOk(await panel('commercial').isVisible(), 'the focus that leaves closes it');
  });

  t.test('the header sticks with name, phone, and quote button in view', async (t) => {
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const header = page.getByRole('banner');
    t.equal((await header.boundingBox())?.y, 0);
    for (const part of [
      '.header__logo',
      'a[href="/"]',
      'a[href="tel:+13365550142"]',
      '.header__quote[href="/#contact"]',
    ])
      t.ok(await header.locator(part).first().isVisible(), part);
  });
});

t.test('the menu works on a phone', async (t) => {
  const page = await openPage(t, browser, { viewport: phone, hasTouch: true, reducedMotion: 'reduce' });
  await page.goto(address);
  const panel = page.locator('#menu-panel');
  const toggle = page.getByRole('button', { name: 'Open menu' });
  const group = (name: string) => panel.getByRole('button', { name });
  const link = (name: string) => panel.getByRole('link', { name, exact: true });

  t.test('the menu opens, keeps one group open, and closes', async (t) => {
    await toggle.tap();
    for (const name of ['Home', 'About', 'Gallery', 'Areas We Serve', 'Financing', 'Contact'])
      t.ok(await link(name).isVisible(), name);
    await group('Residential').tap();
    await group('Commercial').tap();
    t.notOk(await page.locator('#menu-residential').isVisible(), 'only one group is open');
    t.ok(await page.locator('#menu-commercial').isVisible());
    await group('Commercial').tap();
    t.notOk(await page.locator('#menu-commercial').isVisible(), 'a tap on the open group closes it');
    await page.getByRole('button', { name: 'Close menu' }).tap();
    t.notOk(await panel.isVisible());
  });

  t.test('the menu closes on Escape, on a scroll, and on a tapped link', async (t) => {
    await toggle.tap();
    await link('Home').focus();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    // Escape returns the focus after the menu has closed.
    await toggle.and(page.locator(':focus')).waitFor();

    await toggle.tap();
    await page.evaluate(() => window.scrollBy(0, 200));
    await panel.waitFor({ state: 'hidden' });

    // Runs last, because a page that is still scrolling closes a menu that opens meanwhile.
    await toggle.tap();
    await link('Contact').tap();
    await panel.waitFor({ state: 'hidden' });
    t.equal(new URL(page.url()).hash, '#contact');
  });

  t.test('the menu fits in 80% of the screen and scrolls inside', async (t) => {
    for (const [width, height] of [
      [390, 844],
      [320, 480],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`${address}/gallery`);
      await toggle.tap();
      await group('Commercial').tap();
      await link('Contact').scrollIntoViewIfNeeded();
      const box = await panel.boundingBox();
      t.ok(box && box.height <= height * 0.8, `${box?.height} of ${height} px high`);
      t.ok(box && box.y + box.height <= height, 'nothing of it is below the edge');
      t.ok(await link('Get a Free Quote').isVisible());
      t.ok(await panel.locator('.menu__footer a[href="tel:+13365550142"]').isVisible());
    }
  });
});

t.test('every page can be reached without JavaScript', async (t) => {
  const page = await openPage(t, browser, { javaScriptEnabled: false });
  for (const [viewport, block] of [
    [phone, 'menu'],
    [wide, 'dropdown'],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.goto(`${address}/gallery`);
    if (block === 'menu') await page.locator('.menu__toggle').click();
    for (const { key, items } of siteMap.menu) {
      await page.locator(`summary[aria-controls="${block}-${key}"]`).click();
      t.equal(await page.locator(`#${block}-${key} a:visible`).count(), items.length, `${block} ${key}`);
    }
  }
});

t.test('a link to a section leaves its heading below the sticky header, from every page', async (t) => {
  const page = await openPage(t, browser, { reducedMotion: 'reduce' });
  for (const viewport of [wide, phone]) {
    await page.setViewportSize(viewport);
    for (const anchor of ['services', 'about', 'gallery', 'contact']) {
      await page.goto('about:blank');
      await page.goto(`${address}/#${anchor}`);
      const header = await page.locator('.header').boundingBox();
      const heading = await page.locator(`#${anchor} h2`).first().boundingBox();
      const where = `#${anchor} at ${viewport.width} px: ${heading?.y}`;
      t.equal(header?.y, 0, 'the header sticks');
      t.ok(heading && header && heading.y >= header.height, where);
      t.ok(heading && heading.y + heading.height < viewport.height, `${where} is in sight`);
    }
  }
});

t.test('a link from another page jumps to a section; a link on the page scrolls to it', async (t) => {
  const page = await openPage(t, browser);
  await page.addInitScript(() => {
    const places: number[] = [];
    Object.assign(window, { places });
    const look = () => {
      if (places.at(-1) !== scrollY) places.push(scrollY);
      requestAnimationFrame(look);
    };
    look();
  });
  const follow = async () => {
    await waitUntilConnected(page);
    await page.locator('.phone-bar a[href="/#contact"]').click();
    await page.waitForURL(`${address}/#contact`);
    await page.waitForFunction(() => (document.querySelector('#contact')?.getBoundingClientRect().top ?? 999) < 200);
    return page.evaluate(() => (window as unknown as { places: number[] }).places);
  };

  await page.goto(`${address}/fence-financing`);
  const fromElsewhere = await follow();
  t.ok(fromElsewhere.length <= 4, `it stands there at once, over ${fromElsewhere}`);

  await page.goto('about:blank');
  await page.goto(address);
  const within = await follow();
  t.ok(within.length > 6, `it scrolls, over ${within.length} places`);
  t.equal(await page.locator('html[data-clicked]').count(), 0);
});

t.test('a page fades in even if its style sheet is late', async (t) => {
  const page = await openPage(t, browser);
  await page.addInitScript(() => {
    window.addEventListener('pagereveal', ({ viewTransition }) => {
      void viewTransition?.ready.then(() => document.documentElement.setAttribute('data-faded', 'yes'));
    });
  });
  await page.goto(`${address}/pool-fencing`);
  const letGo = await holdBack(page, '**/*.css');
  await page.evaluate(() => location.assign('/gallery'));
  await page.waitForURL('**/gallery', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('link[rel="stylesheet"]'), undefined, { polling: 20 });
  await page.evaluate(() => getComputedStyle(document.documentElement).color);
  letGo();
  await page.locator('[data-faded]').waitFor({ state: 'attached' });
  t.equal(new URL(page.url()).pathname, '/gallery');
});
