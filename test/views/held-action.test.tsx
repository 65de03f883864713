import t, { type Test } from 'tap';
import { holdActions } from '../../views/waking.ts';
import { openDocument } from '../fixtures/dom.ts';

/** Opens an island that waits until the test wakes it or makes its start fail. */
function openIsland(t: Test) {
  openDocument(
    t,
    <div id="island">
      <a href="#away">Our pictures</a>
      <button type="button">Button</button>
    </div>,
  );
  const element = document.getElementById('island') as HTMLElement;
  const { promise, resolve: wake, reject: fail } = Promise.withResolvers<void>();
  const clicks: unknown[] = [];
  holdActions(element, () => promise);
  element.addEventListener('click', ({ target }) => void clicks.push((target as Element).localName));
  const click = (selector: string, options: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options });
    element.querySelector(selector)?.dispatchEvent(event);
    return event.defaultPrevented ? 'held' : 'let go';
  };
  const settled = () => new Promise((done) => setTimeout(() => setTimeout(done)));
  return { element, clicks, click, settled, wake, fail };
}

t.test('a click on a sleeping island is held and done once after it wakes', async (t) => {
  const { element, clicks, click, settled, wake } = openIsland(t);
  t.equal(click('button'), 'held');
  click('button');
  t.strictSame(clicks, []);
  element.dataset.awake = 'yes';
  wake();
  await settled();
  t.strictSame(clicks, ['button'], 'impatient clicks count once');
  click('button');
  t.strictSame(clicks, ['button', 'button'], 'an island that is awake answers automatically');
});

t.test('the browser gets the click if the island fails to start or never responds', async (t) => {
  const { clicks, click, settled, fail } = openIsland(t);
  t.equal(click('a'), 'let go');
  t.equal(click('button', { ctrlKey: true }), 'let go');
  t.equal(click('button'), 'held');
  fail();
  await settled();
  t.strictSame(clicks, ['a', 'button', 'button']);
});
