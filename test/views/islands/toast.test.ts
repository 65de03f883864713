import { mock } from 'node:test';
import t, { type Test } from 'tap';
import {
  addToast,
  currentToasts,
  dismissToast,
  removeToast,
  subscribeToToasts,
  updateToast,
} from '../../../views/islands/toast.ts';
import { openDocument } from '../../fixtures/dom.ts';

const removeDelayMs = 1_000_000;

t.test('ids count up and a notification is open and default unless it says otherwise', async (t) => {
  prepare(t);

  const first = addToast({ title: 'Success' });
  const second = addToast({ title: 'Error', variant: 'destructive' });

  t.equal(Number(second), Number(first) + 1);
  t.match(currentToasts(), [{ id: second, title: 'Error', open: true, variant: 'destructive' }]);
  t.equal(addToast({ title: 'Success' }) && currentToasts()[0]?.variant, 'default');
});

t.test('at most one notification is kept', async (t) => {
  prepare(t);

  for (const title of ['One', 'Two', 'Three']) addToast({ title });

  t.same(
    currentToasts().map(({ title }) => title),
    ['Three'],
  );
});

t.test('a notification can be changed while it is shown', async (t) => {
  prepare(t);
  const id = addToast({ title: 'Uploading' });

  updateToast(id, { title: 'Success', description: 'Image uploaded successfully' });

  t.match(currentToasts(), [{ id, title: 'Success', description: 'Image uploaded successfully', open: true }]);
});

t.test('a dismissed notification is closed at once and removed after 1,000,000 ms', async (t) => {
  prepare(t);
  const id = addToast({ title: 'Success' });

  dismissToast(id);
  t.match(currentToasts(), [{ id, open: false }]);

  mock.timers.tick(removeDelayMs - 1);
  t.equal(currentToasts().length, 1, 'not a millisecond earlier');

  mock.timers.tick(1);
  t.equal(currentToasts().length, 0);
});

t.test('dismissing a second time does not put the removal off', async (t) => {
  prepare(t);
  const id = addToast({ title: 'Success' });

  dismissToast(id);
  mock.timers.tick(removeDelayMs / 2);
  dismissToast(id);
  mock.timers.tick(removeDelayMs / 2);

  t.equal(currentToasts().length, 0);
});

t.test('dismissing and removing without an id mean all of them', async (t) => {
  prepare(t);
  addToast({ title: 'Success' });

  dismissToast();
  t.match(currentToasts(), [{ open: false }]);

  removeToast();
  t.same(currentToasts(), []);
});

t.test('another id leaves a notification alone', async (t) => {
  prepare(t);
  const id = addToast({ title: 'Success' });

  dismissToast('no-such-id');
  removeToast('no-such-id');

  t.match(currentToasts(), [{ id, open: true }]);
});

t.test('listeners hear of every change until they unsubscribe', async (t) => {
  prepare(t);
  let changes = 0;
  const unsubscribe = subscribeToToasts(() => {
    changes += 1;
  });

  const id = addToast({ title: 'Success' });
  dismissToast(id);
  unsubscribe();
  removeToast(id);

  t.equal(changes, 2);
});

/** An empty store, a page, and a clock of the test's own. */
function prepare(t: Test): void {
  openDocument(t);
  mock.timers.enable({ apis: ['setTimeout'] });
  t.teardown(() => {
    removeToast();
    mock.timers.reset();
  });
}
