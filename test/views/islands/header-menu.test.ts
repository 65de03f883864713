import t, { type Test } from 'tap';
import { connectHeaderMenu } from '../../../views/islands/header-menu-controller.ts';
import { build } from '../../fixtures/app.ts';
import { openDocument } from '../../fixtures/dom.ts';
import { walkPage } from '../../fixtures/walk.ts';

const { document: page } = await walkPage(await build(t), '/');

t.test('the navigation stands in the specified order', async (t) => {
  openMenu(t);

  const entries = document.querySelectorAll('.navigation__item > a, .navigation__item > details > summary');
  const links = Array.from(document.querySelectorAll('.navigation__item > a'), (link) => link.getAttribute('href'));

  t.same(
    Array.from(entries, (entry) => entry.textContent?.trim()),
    ['Home', 'Residential', 'Commercial', 'Fence Styles', 'About', 'Gallery', 'Areas We Serve', 'Financing', 'Contact'],
  );
  t.same(links, ['/', '/#about', '/gallery', '/areas-we-serve', '/fence-financing', '/#contact']);
});

t.test('a press outside closes a dropdown, a press inside does not', async (t) => {
  const { dropdown } = connected(t);
  dropdown(0).open = true;

  press(dropdown(0).querySelector('.dropdown__title') as Element);
  t.ok(dropdown(0).open, 'a press on its title');

  press(document.body);
  t.notOk(dropdown(0).open, 'a press on the page');
});

t.test('a chosen link closes the dropdown and the phone menu', async (t) => {
  const { dropdown, menu } = connected(t);
  for (const overlay of [dropdown(0), menu]) {
    overlay.open = true;
    const link = overlay.querySelector('a') as HTMLElement;
    link.addEventListener('click', (event) => event.preventDefault());

    link.click();

    t.notOk(overlay.open);
  }
});

t.test('Escape closes and gives the focus back to the trigger', async (t) => {
  const { dropdown, menu } = connected(t);
  for (const overlay of [dropdown(2), menu]) {
    overlay.open = true;
    overlay.querySelector('a')?.focus();

    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));

    t.notOk(overlay.open);
    t.equal(document.activeElement, trigger(overlay));
  }
});

t.test('scrolling the window closes the phone menu and leaves a dropdown open', async (t) => {
  const { dropdown, menu } = connected(t);
  dropdown(0).open = true;
  menu.open = true;

  window.dispatchEvent(new Event('scroll'));

  t.notOk(menu.open);
  t.ok(dropdown(0).open);
});

t.test('the focus that leaves a dropdown closes it', async (t) => {
  const { dropdown } = connected(t);
  dropdown(0).open = true;
  dropdown(0).querySelector('a')?.focus();

  trigger(dropdown(1)).focus();

  t.notOk(dropdown(0).open);
});

/** The menu as the site sends it with its pages. */
function openMenu(t: Test): void {
  openDocument(t);
  document.body.innerHTML = page.querySelector('.header')?.innerHTML ?? '';
}

function connected(t: Test) {
  openMenu(t);
  connectHeaderMenu(document.body);
  return {
    dropdown: (index: number) => document.querySelectorAll('details.dropdown')[index] as HTMLDetailsElement,
    menu: document.querySelector('details.menu') as HTMLDetailsElement,
  };
}

function press(target: Element): void {
  target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
}

function trigger(details: HTMLDetailsElement): HTMLElement {
  return details.querySelector(':scope > summary') as HTMLElement;
}
