import t from 'tap';
import { batchRows } from '../../src/database/transaction.ts';
import { changeLeadStatus, deleteLeads, findLeadDetail, recordContact } from '../../src/leads/desk-store.ts';
import { saveLead } from '../../src/leads/store.ts';
import { seedLeads } from '../fixtures/leads.ts';
import { openStore } from '../fixtures/store.ts';

const request = {
  source: 'contact',
  name: 'Ann Carter',
  phone: '(336) 555-0187',
  email: 'ann@example.com',
  message: 'A cedar fence, please.',
} as const;

t.test('leads in a database', async (t) => {
  const db = await openStore(t);

  await t.test('of several changes of one version exactly one is taken', async (t) => {
    const { id } = await saveLead(db, request);

    const outcomes = await Promise.allSettled(
      (['contacted', 'quoted', 'won', 'lost'] as const).map((status) => changeLeadStatus(db, id, status, 1)),
    );

    t.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1);
    const lead = await findLeadDetail(db, id);
    t.equal(lead?.submission.version, 2);
    t.strictSame(
      lead?.notes.map(({ kind, text }) => [kind, text]),
      [['status', lead?.submission.status]],
      'and only that one is among the notes',
    );
  });

  await t.test('calls at the same moment stamp one first contact and are all kept', async (t) => {
    const { id } = await saveLead(db, request);

    const stamped = await Promise.all([1, 2, 3].map(() => recordContact(db, id, 'call')));

    t.equal(new Set(stamped.map((lead) => lead?.firstContactAt)).size, 1);
    t.equal((await findLeadDetail(db, id))?.notes.length, 3);
  });

  await t.test('a contact never takes a lead back to an earlier status', async (t) => {
    const { id } = await saveLead(db, request);
    await changeLeadStatus(db, id, 'won', 1);

    t.equal((await recordContact(db, id, 'mail'))?.status, 'won');
  });

  await t.test(
    'marking as spam holds what waits, unmarking sends it at once, and nothing else touches it',
    async (t) => {
      const { id } = await saveLead(db, { ...request, status: 'spam' }, ['notification', 'webhook'], 1);
      const other = await saveLead(db, { ...request, status: 'spam' }, ['notification'], 1);
      const read = (submissionId: number) =>
        db
          .selectFrom('outbox')
          .select(['state', 'createdAtMs', 'nextAttemptAtMs'])
          .where('submissionId', '=', submissionId)
          .orderBy('id')
          .execute();
      const held = { state: 'held', createdAtMs: 1, nextAttemptAtMs: 1 } as const;
      const released = { state: 'queued', createdAtMs: 5000, nextAttemptAtMs: 0 } as const;

      await t.rejects(changeLeadStatus(db, id, 'new', 7, 5000), { message: /changed in another window/ });
      t.strictSame(await read(id), [held, held], 'a refused change leaves them');
      await changeLeadStatus(db, id, 'new', 1, 5000);
      t.strictSame(await read(id), [released, released]);
      await db
        .updateTable('outbox')
        .set({ state: 'sent' })
        .where('submissionId', '=', id)
        .where('kind', '=', 'webhook')
        .execute();
      await changeLeadStatus(db, id, 'quoted', 2, 6000);
      await recordContact(db, id, 'call', 6500);
      t.strictSame(await read(id), [released, { ...released, state: 'sent' }], 'another status is no release');
      await changeLeadStatus(db, id, 'spam', 4, 7000);
      t.strictSame(await read(id), [
        { ...released, state: 'held' },
        { ...released, state: 'sent' },
      ]);
      t.strictSame(await read(other.id), [held], 'another lead keeps its own');
    },
  );

  await t.test('an unknown number is no lead', async (t) => {
    t.equal(await findLeadDetail(db, 999_999), undefined);
    t.equal(await changeLeadStatus(db, 999_999, 'won', 1), undefined);
    t.equal(await recordContact(db, 999_999, 'call'), undefined);
    t.equal(await deleteLeads(db, [999_999]), 0);
  });

  await t.test('the same person is found however many others came between', async (t) => {
    const person = { ...request, email: 'Long.Ago@example.com', phone: '' };
    const first = await saveLead(db, person);
    await seedLeads(db, 3 * batchRows);
    const second = await saveLead(db, { ...person, email: 'long.ago@example.com' });

    t.strictSame(
      (await findLeadDetail(db, second.id))?.samePerson.map(({ id }) => id),
      [first.id],
    );
    await db.deleteFrom('submissions').execute();
  });

  await t.test('people who share nothing but a short number are not one person', async (t) => {
    await seedLeads(db, 20);
    const { id } = await saveLead(db, { ...request, email: 'x@example.com', phone: 'ext. 55501 or call' });
    const other = await saveLead(db, { ...request, email: '', phone: 'ext. 55501 at noon' });

    t.strictSame((await findLeadDetail(db, id))?.samePerson, []);
    t.strictSame((await findLeadDetail(db, other.id))?.samePerson, []);
  });
});
