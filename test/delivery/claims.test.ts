import t from 'tap';
import {
  claimDelivery,
  enqueueDeliveries,
  listDueDeliveries,
  markFailed,
  markSent,
  markUncertain,
} from '../../src/delivery/outbox-store.ts';
import { startMailServer } from '../fixtures/mail-server.ts';
import { countArrivals, listStates, openOutbox, storeLead } from '../fixtures/outbox.ts';

t.test('more deliveries than one batch leave in one run, in their order', async (t) => {
  const server = await startMailServer(t);
  const site = await openOutbox(t, server);
  const alarms = Array.from({ length: 5 }, (_none, index) => ({
    kind: 'alarm' as const,
    payload: { subject: `alarm ${index}`, text: 'One of many.' },
  }));
  await enqueueDeliveries(site.db, alarms, site.clock.now);

  await site.makeWorker('site', 2).run();

  t.strictSame(
    server.mails.map(({ subject }) => subject?.match(/alarm \d/)?.[0]),
    ['alarm 0', 'alarm 1', 'alarm 2', 'alarm 3', 'alarm 4'],
  );
});

t.test(
  'what another worker is sending is left to it for two minutes, and counts as uncertain after that',
  async (t) => {
    const server = await startMailServer(t);
    const site = await openOutbox(t, server);
    await storeLead(site.db);
    const [row] = await listDueDeliveries(site.db, site.clock.now, 1);
    await claimDelivery(site.db, row?.id ?? 0, 'other', site.clock.now);

    site.clock.now += 119_000;
    await site.worker.run();
    t.strictSame(await listStates(site.db), [{ state: 'sending', uncertain: 0 }]);
    site.clock.now += 1000;
    await site.worker.run();

    t.strictSame(await listStates(site.db), [{ state: 'queued', uncertain: 1 }]);
    t.equal(server.mails.length, 0);
  },
);

t.test('two workers send each delivery once, whichever claims it first', async (t) => {
  const server = await startMailServer(t);
  const site = await openOutbox(t, server);
  for (const name of ['Ann Carter', 'Ben Howell', 'Cora Díaz', 'Dan Ito']) await storeLead(site.db, { name });

  await Promise.all([site.makeWorker('one').run(), site.makeWorker('two').run()]);

  t.strictSame(await countArrivals(site.db, server), [1, 1, 1, 1]);
  t.ok((await listStates(site.db)).every(({ state }) => state === 'sent'));
});

t.test('a worker that was frozen while another took its delivery over settles nothing', async (t) => {
  const site = await openOutbox(t, await startMailServer(t));
  await storeLead(site.db);
  const [row] = await listDueDeliveries(site.db, site.clock.now, 1);
  if (!row) throw new Error('nothing is due');
  await claimDelivery(site.db, row.id, 'frozen', site.clock.now);
  const failure = { error: 'No answer', nowMs: site.clock.now, retryAtMs: site.clock.now };
  await markUncertain(site.db, row, 'frozen', failure);
  await claimDelivery(site.db, row.id, 'other', site.clock.now);

  await markSent(site.db, row, 'frozen', site.clock.now);
  await markFailed(site.db, row, 'frozen', failure);
  await markUncertain(site.db, row, 'frozen', failure);

  const claimed = await site.db.selectFrom('outbox').select(['state', 'claim', 'attempts']).executeTakeFirst();
  t.strictSame(claimed, { state: 'sending', claim: 'other', attempts: 1 });
});
