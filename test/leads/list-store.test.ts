import type { Kysely } from 'kysely';
import t, { type Test } from 'tap';
import type { Database } from '../../src/database/tables.ts';
import { batchRows } from '../../src/database/transaction.ts';
import { enqueueDeliveries } from '../../src/delivery/outbox-store.ts';
import { deleteLeads } from '../../src/leads/desk-store.ts';
import { listLeadsWithDeliveries } from '../../src/leads/list-store.ts';
import { saveLead } from '../../src/leads/store.ts';
import type { Lead } from '../../src/shared/lead/lead.ts';
import type { LeadRange } from '../../src/shared/lead/lead-schemas.ts';
import { seedLeads } from '../fixtures/leads.ts';
import { openStore } from '../fixtures/store.ts';

const count = 3 * batchRows + 10;
const request = { source: 'contact', name: 'Ann Carter', phone: '(336) 555-0187', email: '', message: '' } as const;

t.test('the whole list comes in short batches, newest first, and everybody else has a turn between them', async (t) => {
  const { db } = await arrange(t);
  const ids: number[] = [];
  const sizes: number[] = [];
  let turns = 0;

  for await (const batch of listLeadsWithDeliveries(db)) {
    t.equal(turns, sizes.length, 'what was waiting came first');
    setImmediate(() => {
      turns += 1;
    });
    sizes.push(batch.length);
    ids.push(...batch.map(({ id }) => id));
  }

  t.strictSame(sizes, [batchRows, batchRows, batchRows, 10]);
  t.strictSame(ids, newestFirst(count));
});

t.test('what comes in, goes or changes while the list is read makes neither a duplicate nor a hole', async (t) => {
  const { db } = await arrange(t);
  const batches = listLeadsWithDeliveries(db);
  const first = (await batches.next()).value as Lead[];

  const { id } = await saveLead(db, request);
  await deleteLeads(db, [first[0]?.id ?? 0, 5]);
  const rest = await collect(batches);

  t.notOk(rest.some((lead) => lead.id === id));
  t.strictSame(
    [...first, ...rest].map((lead) => lead.id),
    newestFirst(count).filter((number) => number !== 5),
  );
});

t.test('a part of the list is as long as was asked for and goes on below a number', async (t) => {
  const { db } = await arrange(t);
  const idsOf = async (range: LeadRange) => (await collect(listLeadsWithDeliveries(db, range))).map((lead) => lead.id);

  t.strictSame(await idsOf({ limit: 3 }), [count, count - 1, count - 2]);
  t.strictSame(await idsOf({ before: 4 }), [3, 2, 1]);
  t.strictSame(await idsOf({ before: 400, limit: 2 }), [399, 398]);
  t.strictSame(await idsOf({ before: 1 }), []);
  t.equal((await idsOf({ limit: batchRows + 5 })).length, batchRows + 5);
  t.equal((await idsOf({ limit: 10 * count })).length, count);
});

t.test('spam is in the list and the canary is not, wherever a batch ends', async (t) => {
  const { db } = await arrange(t);
  await db
    .updateTable('submissions')
    .set({ source: 'canary' })
    .where('id', 'in', [1, count - batchRows])
    .execute();
  await db.updateTable('submissions').set({ status: 'spam' }).where('id', '=', 2).execute();

  const leads = await collect(listLeadsWithDeliveries(db));

  t.equal(leads.length, count - 2);
  t.match(leads.at(-1), { id: 2, status: 'spam' });
});

t.test('every lead carries its own deliveries, and an empty list is none', async (t) => {
  const { db } = await arrange(t);
  const ids = [1, 2, count - batchRows, count - batchRows + 1, count];
  await enqueueDeliveries(
    db,
    ids.map((submissionId) => ({ kind: 'notification', submissionId })),
    Date.now(),
  );

  const told = (await collect(listLeadsWithDeliveries(db))).filter(({ deliveries }) => deliveries);

  t.strictSame(
    told.map(({ id, deliveries }) => [id, deliveries?.length]),
    ids.toReversed().map((id) => [id, 1]),
  );
  await db.deleteFrom('submissions').execute();
  t.strictSame(await collect(listLeadsWithDeliveries(db)), []);
});

async function arrange(t: Test): Promise<{ db: Kysely<Database> }> {
  const db = await openStore(t);
  await seedLeads(db, count);
  return { db };
}

async function collect(batches: AsyncIterable<Lead[]>): Promise<Lead[]> {
  const leads: Lead[] = [];
  for await (const batch of batches) leads.push(...batch);
  return leads;
}

function newestFirst(newest: number): number[] {
  return Array.from({ length: newest }, (_none, index) => newest - index);
}
