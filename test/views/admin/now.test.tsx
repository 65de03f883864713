import t from 'tap';
import { loadTestingLibrary } from '../../fixtures/testing-library.ts';

const { cleanup, render } = await loadTestingLibrary(t);
const { useNow } = await import('../../../views/admin/now.ts');
t.afterEach(cleanup);

function Clock() {
  return <output>{useNow()}</output>;
}

const shownTime = () => Number(render(<Clock />).getByRole('status').textContent);

t.test('a screen that asks for the time after a pause gets the current time at once', (t) => {
  const first = shownTime();
  cleanup();
  while (Date.now() <= first) {}
  const before = Date.now();

  t.ok(shownTime() >= before, 'not the time at which the clock stopped');
  t.end();
});
