import t, { type Test } from 'tap';
import { holdActions } from '../../views/waking.ts';
import { openDocument } from '../fixtures/dom.ts';

/** An island that sleeps until the test wakes it, or tells it that it cannot wake. */
function openIsland(t: Test) {
  openDocument(
    t,
    <div id="island">
      <a href="#away">Our pictures</a>
      <button type="button">Button</button>
    </div>,
  );
  const element = document.getElementById('island') as HTMLElement;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const clicks: string[] = [];
  holdActions(element, () => promise);
  element.addEventListener('click', ({ target }) => void clicks.push((target as Element).textContent ?? ''));
  const click = (selector: string, options: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options });
    element.querySelector(selector)?.dispatchEvent(event);
    return event;
  };
  const settled = () => new Promise((done) => setTimeout(() => setTimeout(done)));
  return { element, clicks, click, settled, wake: resolve, fail: reject };
}

t.test('a click on a sleeping island is held, and done once when it is awake', async (t) => {
  const { element, clicks, click, settled, wake } = openIsland(t);

  const first = click('button');
  click('button');
  t.ok(first.defaultPrevented);
  t.strictSame(clicks, []);
  element.dataset.awake = 'yes';
  wake();
  await settled();

  t.strictSame(clicks, ['Button'], 'impatient clicks count once');
  click('button');
  t.strictSame(clicks, ['Button', 'Button'], 'an island that is awake answers by itself');
});

t.test('when waking fails, the browser gets the click after all', async (t) => {
  const { clicks, click, settled, fail } = openIsland(t);

  click('button');
  fail();
  await settled();

  t.strictSame(clicks, ['Button']);
});

t.test("a link is the browser's, and so is a click that asks for more than the button", async (t) => {
  const { click } = openIsland(t);

  t.notOk(click('a').defaultPrevented);
  t.notOk(click('button', { ctrlKey: true }).defaultPrevented);
});
