import PQueue from 'p-queue';
import t from 'tap';
import { type FairOptions, FairQueue } from '../../src/pictures/fair-queue.ts';

/** Adds jobs while another one runs. @returns the order in which they run */
async function orderOf(jobs: readonly (FairOptions & { name: string })[]): Promise<string[]> {
  const queue = new PQueue<FairQueue, FairOptions>({ concurrency: 1, queueClass: FairQueue });
  const gate = Promise.withResolvers<void>();
  const order: string[] = [];
  void queue.add(() => gate.promise);
  for (const { name, ...options } of jobs) void queue.add(async () => void order.push(name), options);
  gate.resolve();
  await queue.onIdle();
  return order;
}

const photo = (name: string, ...senders: string[]) => ({ name, priority: 3, senders });

t.test('addresses take turns, then their leads, each in its own order', async (t) => {
  const order = await orderOf([
    ...[1, 2, 3, 4].map((number) => photo(`a1-${number}`, 'a', 'lead 1')),
    ...[1, 2].map((number) => photo(`a2-${number}`, 'a', 'lead 2')),
    photo('b-1', 'b', 'lead 3'),
    photo('c-1', 'c', 'lead 4'),
    photo('b-2', 'b', 'lead 3'),
  ]);

  t.strictSame(order, ['a1-1', 'b-1', 'c-1', 'a2-1', 'b-2', 'a1-2', 'a2-2', 'a1-3', 'a1-4']);
});

t.test('a photo waits for at most one photo of each other lead', async (t) => {
  const flood = Array.from({ length: 60 }, (_none, number) => photo(`flood ${number}`, 'a', `lead ${number % 10}`));

  const [sameAddress, otherAddress] = await Promise.all([
    orderOf([...flood, photo('honest', 'a', 'lead 99')]),
    orderOf([...flood, photo('honest', 'b', 'lead 99')]),
  ]);

  t.ok(sameAddress.indexOf('honest') <= 10, `${sameAddress.indexOf('honest')} before it from its own address`);
  t.equal(otherAddress.indexOf('honest'), 1);
});

t.test('a higher priority comes first, and a canceled job leaves the queue', async (t) => {
  const given = AbortSignal.abort();
  const queue = new PQueue<FairQueue, FairOptions>({ concurrency: 1, queueClass: FairQueue });
  await t.rejects(queue.add(async () => {}, { signal: given }));
  const gate = Promise.withResolvers<void>();
  const ending = new AbortController();
  void queue.add(() => gate.promise);
  const waiting = queue.add(async () => 'never', { signal: ending.signal, senders: ['a'] });
  t.equal(queue.size, 1);
  ending.abort();
  await t.rejects(waiting);
  t.equal(queue.size, 0);
  gate.resolve();

  const order = await orderOf([photo('low', 'a'), { name: 'high', priority: 4 }, { name: 'none' }]);
  t.strictSame(order, ['high', 'low', 'none']);
});
