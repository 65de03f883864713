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

t.test(
  'a notification is open and default unless it says otherwise, its id counts up, and only the last is kept',
  async (t) => {
    prepare(t);

    const first = addToast({ title: 'One' });
    t.match(currentToasts(), [{ id: first, open: true, variant: 'default' }]);
    const second = addToast({ title: 'Two', variant: 'destructive' });

    t.equal(Number(second), Number(first) + 1);
    t.match(currentToasts(), [{ id: second, title: 'Two', open: true, variant: 'destructive' }]);
    t.equal(currentToasts().length, 1);
  },
);

t.test('one is changed, dismissed and removed by its id, and all of them without one', async (t) => {
  prepare(t);
  const id = addToast({ title: 'Uploading' });
  updateToast(id, { title: 'Success', description: 'Image uploaded successfully' });
  dismissToast('no-such-id');
  removeToast('no-such-id');
  t.match(currentToasts(), [{ id, title: 'Success', description: 'Image uploaded successfully', open: true }]);

  dismissToast();
  t.match(currentToasts(), [{ open: false }]);
  removeToast();
  t.same(currentToasts(), []);
});

t.test(
  'a dismissed one is closed at once and removed after 1,000,000 ms; a second time puts nothing off',
  async (t) => {
    prepare(t);
    const id = addToast({ title: 'Success' });

    dismissToast(id);
    t.match(currentToasts(), [{ id, open: false }]);
    mock.timers.tick(removeDelayMs / 2);
    dismissToast(id);
    mock.timers.tick(removeDelayMs / 2 - 1);
    t.equal(currentToasts().length, 1, 'not a millisecond earlier');
    mock.timers.tick(1);
    t.equal(currentToasts().length, 0);
  },
);

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
