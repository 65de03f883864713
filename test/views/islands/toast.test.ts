import { mock } from 'node:test';
import t from 'tap';
import { addToast, dismissToast, removeToast, toasts } from '../../../views/islands/toast.ts';
import { openDocument } from '../../fixtures/dom.ts';

t.beforeEach((t) => {
  openDocument(t);
  mock.timers.enable({ apis: ['setTimeout'] });
});
t.afterEach(() => {
  removeToast();
  mock.timers.reset();
});

t.test('a notification is open and default by default, and the next one replaces it', async (t) => {
  const first = addToast({ title: 'One' });
  t.match(toasts.get(), [{ id: first, open: true, variant: 'default' }]);
  const second = addToast({ title: 'Two', variant: 'destructive' });
  t.equal(Number(second), Number(first) + 1);
  t.equal(toasts.get().length, 1);
  t.match(toasts.get(), [{ id: second, title: 'Two', open: true, variant: 'destructive' }]);
});

t.test('a notification is dismissed by its id, and all of them without one', async (t) => {
  const id = addToast({ title: 'Success' });
  dismissToast('no-such-id');
  removeToast('no-such-id');
  t.match(toasts.get(), [{ id, open: true }]);
  dismissToast();
  t.match(toasts.get(), [{ open: false }]);
  removeToast();
  t.strictSame(toasts.get(), []);
});

t.test('a dismissed notification closes at once and is removed after 1,000,000 ms', async (t) => {
  const id = addToast({ title: 'Success' });
  dismissToast(id);
  t.match(toasts.get(), [{ id, open: false }]);
  mock.timers.tick(500_000);
  dismissToast(id);
  mock.timers.tick(499_999);
  t.equal(toasts.get().length, 1, 'not a millisecond earlier');
  mock.timers.tick(1);
  t.equal(toasts.get().length, 0);
});
