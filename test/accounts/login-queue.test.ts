import t from 'tap';
import { createLoginQueue } from '../../src/accounts/login.ts';

const limits = { addresses: 2, perAddress: 3, freeFailures: 30, windowMs: 900_000, pauseMs: 1 };
const succeed = async () => 'admin';
const fail = async () => undefined;
const busy = { code: 'LOGIN_BUSY' };

/** Opens a password check that the test ends. */
function openCheck() {
  const started = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<string | undefined>();
  const check = () => {
    started.resolve();
    return ended.promise;
  };
  return { check, started: started.promise, end: ended.resolve };
}

t.test('checks run one after the other', async (t) => {
  const queue = createLoginQueue();
  const [first, second] = [openCheck(), openCheck()];
  let secondStarted = false;
  void second.started.then(() => {
    secondStarted = true;
  });

  const results = [queue.run('192.0.2.1', first.check), queue.run('192.0.2.2', second.check)];
  await first.started;
  await new Promise(setImmediate);
  t.notOk(secondStarted);
  first.end('admin');
  await second.started;
  second.end(undefined);

  t.strictSame(await Promise.all(results), ['admin', undefined]);
});

t.test('password checks from one address or IPv6 network take one place in the queue', async (t) => {
  const queue = createLoginQueue(limits);
  const first = openCheck();
  const order: string[] = [];
  const run = (address: string) =>
    queue.run(address, async () => {
      order.push(address);
      return 'admin';
    });
  const running = queue.run('2001:db8::1', first.check);
  await first.started;

  const waiting = [run('2001:db8::2'), run('2001:db8::3')];
  await t.rejects(queue.run('2001:db8::4', succeed), busy, 'a full line');
  waiting.push(run('192.0.2.1'));
  first.end('admin');

  t.strictSame(await Promise.all([running, ...waiting]), ['admin', 'admin', 'admin', 'admin']);
  t.ok(order.indexOf('192.0.2.1') < 2, 'one address has one place before the owner, however many checks it sent');
});

t.test('a full queue refuses checks, and a check that throws frees its place', async (t) => {
  const queue = createLoginQueue(limits);
  const first = openCheck();
  const running = queue.run('192.0.2.1', first.check);
  const failing = t.rejects(
    queue.run('192.0.2.2', () => Promise.reject(new Error('disk'))),
    { message: 'disk' },
  );

  await t.rejects(queue.run('192.0.2.3', succeed), busy);
  await first.started;
  first.end('admin');
  await Promise.all([running, failing]);
  await new Promise(setImmediate);

  t.equal(await queue.run('192.0.2.3', succeed), 'admin');
});

t.test('many failures delay each further check, and a correct password still gets in', async (t) => {
  const queue = createLoginQueue({ ...limits, freeFailures: 3, pauseMs: 60 });
  for (const last of [1, 2, 3, 4]) await queue.run(`192.0.2.${last}`, fail);

  const startedAt = performance.now();
  await queue.run('192.0.2.5', fail);

  t.equal(await queue.run('198.51.100.1', succeed), 'admin');
  t.ok(performance.now() - startedAt >= 55, 'the owner waited behind the pause');
});
