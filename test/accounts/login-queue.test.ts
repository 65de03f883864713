import t from 'tap';
import { createLoginQueue } from '../../src/accounts/login-queue.ts';

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

t.test('an address, or its whole IPv6 network, waits with one check at a time', async (t) => {
  const queue = createLoginQueue();
  const first = openCheck();
  const running = queue.run('2001:db8::1', first.check);
  await first.started;

  await t.rejects(
    queue.run('2001:db8::2', async () => 'admin'),
    { code: 'LOGIN_BUSY' },
  );
  const other = queue.run('192.0.2.1', async () => 'admin');
  first.end();

  t.equal(await running, undefined);
  t.equal(await other, 'admin');
  t.equal(await queue.run('2001:db8::2', async () => 'admin'), 'admin', 'the place is free again');
});

t.test('a full queue refuses instead of growing, and a check that throws leaves its place', async (t) => {
  const queue = createLoginQueue({ waiting: 2, freeFailures: 30, windowSeconds: 900, pauseMs: 1 });
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

  t.equal(await queue.run('192.0.2.3', async () => 'admin'), 'admin');
});

t.test('after many failures anywhere each further one makes the next wait, and a success still comes', async (t) => {
  const queue = createLoginQueue({ waiting: 30, freeFailures: 3, windowSeconds: 900, pauseMs: 60 });
  const fail = async (address: string) => queue.run(address, async () => undefined);
  for (const last of [1, 2, 3]) await fail(`192.0.2.${last}`);

  const startedAt = performance.now();
  await fail('192.0.2.4');
  const result = await queue.run('198.51.100.1', async () => 'admin');

  t.equal(result, 'admin');
  t.ok(performance.now() - startedAt >= 55, 'the owner waited behind the pause');
});
