import t from 'tap';
import { createLoginQueue } from '../../src/accounts/login.ts';

/** A check that ends when the test says so. */
function openCheck() {
  let end: (result: string | undefined) => void = () => {};
  const started = Promise.withResolvers<void>();
  const check = () => {
    started.resolve();
    return new Promise<string | undefined>((resolve) => {
      end = resolve;
    });
  };
  return { check, started: started.promise, end: (result?: string) => end(result) };
}

t.test('checks run one after the other', async (t) => {
  const queue = createLoginQueue();
  const first = openCheck();
  const second = openCheck();

  const results = [queue.run('192.0.2.1', first.check), queue.run('192.0.2.2', second.check)];
  await first.started;
  let secondStarted = false;
  void second.started.then(() => {
    secondStarted = true;
  });
  await new Promise(setImmediate);
  t.notOk(secondStarted);
  first.end('admin');
  await second.started;
  second.end();

  t.strictSame(await Promise.all(results), ['admin', undefined]);
});

t.test('the checks of one address, or of its whole IPv6 network, wait for one another in one place', async (t) => {
  const queue = createLoginQueue({ addresses: 2, perAddress: 3, freeFailures: 30, windowMs: 900_000, pauseMs: 1 });
  const first = openCheck();
  const order: string[] = [];
  const note = (name: string) => async () => {
    order.push(name);
    return 'admin';
  };
  const running = queue.run('2001:db8::1', first.check);
  await first.started;

  const same = queue.run('2001:db8::2', note('second of the address'));
  const third = queue.run('2001:db8::3', note('third of the address'));
  await t.rejects(queue.run('2001:db8::4', note('fourth')), { code: 'LOGIN_BUSY' }, 'a full line');
  const other = queue.run('192.0.2.1', note('the owner'));
  first.end('admin');

  t.strictSame(await Promise.all([running, same, third, other]), ['admin', 'admin', 'admin', 'admin']);
  t.equal(
    order.indexOf('the owner') < 2,
    true,
    'one address has one place before the owner, however many checks it sent',
  );
});

t.test('a full queue refuses instead of growing, and a check that throws leaves its place', async (t) => {
  const queue = createLoginQueue({ addresses: 2, perAddress: 10, freeFailures: 30, windowMs: 900_000, pauseMs: 1 });
  const first = openCheck();
  const running = queue.run('192.0.2.1', first.check);
  const failing = t.rejects(
    queue.run('192.0.2.2', () => Promise.reject(new Error('disk'))),
    { message: 'disk' },
  );

  await t.rejects(
    queue.run('192.0.2.3', async () => 'admin'),
    { code: 'LOGIN_BUSY' },
  );
  await first.started;
  first.end('admin');
  await running;
  await failing;
  await new Promise(setImmediate);

  t.equal(await queue.run('192.0.2.3', async () => 'admin'), 'admin');
});

t.test('after many failures anywhere each further one makes the next wait, and a success still comes', async (t) => {
  const queue = createLoginQueue({ addresses: 30, perAddress: 10, freeFailures: 3, windowMs: 900_000, pauseMs: 60 });
  const fail = async (address: string) => queue.run(address, async () => undefined);
  for (const last of [1, 2, 3, 4]) await fail(`192.0.2.${last}`);

  const startedAt = performance.now();
  await fail('192.0.2.5');
  const result = await queue.run('198.51.100.1', async () => 'admin');

  t.equal(result, 'admin');
  t.ok(performance.now() - startedAt >= 55, 'the owner waited behind the pause');
});
