import t from 'tap';
import { hashOf } from '../../src/estimates/store.ts';
import { deleteOldSpam } from '../../src/leads/deletion.ts';
import { readCsv } from '../fixtures/csv.ts';
import { estimateStart, openEstimateSite } from '../fixtures/estimates.ts';

const site = await openEstimateSite(t);
const { app, call, clock } = site;
const dayMs = 24 * 3600_000;

async function sign(leadId?: number) {
  const sent = await site.send({}, leadId);
  const body = { version: 1, option: 0, addOns: [], total: 648_000, name: 'Jane Doe', agree: true };
  await app.inject({ method: 'POST', url: `${sent.path}/accept`, payload: body });
  return sent;
}

t.beforeEach(() => {
  clock.now = estimateStart;
});

t.test('a deleted lead leaves its signed estimate only if the owner keeps it', async (t) => {
  const [kept, gone] = [await sign(), await sign()];
  const unsigned = await site.send({}, kept.leadId);
  const answer = await call('DELETE', '/api/admin/leads', { ids: [kept.leadId], keepsSigned: true });
  t.strictSame(answer.json(), { deleted: 1, keptEstimates: 1 });
  const detail = await site.read(kept.id);
  t.match(detail, {
    leadId: null,
    link: null,
    state: 'accepted',
    acceptance: { name: 'Jane Doe', hash: detail.sent?.hash },
  });
  t.equal((await app.inject(kept.path)).statusCode, 404, 'its link ends');
  t.equal((await call('GET', `/api/admin/estimates/${unsigned.id}`)).statusCode, 404);
  t.match((await call('GET', `/api/admin/estimates?q=%23${kept.number}`)).json().estimates, [
    { id: kept.id, leadId: null },
  ]);

  t.match((await call('DELETE', '/api/admin/leads', { ids: [gone.leadId], keepsSigned: false })).json(), {
    deleted: 1,
  });
  t.equal((await call('GET', `/api/admin/estimates/${gone.id}`)).statusCode, 404);
  const outbox = await app.db.selectFrom('outbox').select('payload').execute();
  t.notOk(
    outbox.some(({ payload }) => payload.includes('Jane Doe')),
    'no message outlives its lead',
  );
});

t.test('a lead with a signed estimate stays in the spam tray', async (t) => {
  const { leadId, id } = await sign();
  await app.db.updateTable('submissions').set({ status: 'spam' }).where('id', '=', leadId).execute();
  await deleteOldSpam(app.db, estimateStart + 400 * dayMs);
  t.equal((await site.read(id)).leadId, leadId);
});

t.test('the CSV file lists the estimates of a lead and its signature', async (t) => {
  const lead = await site.addLead({ name: 'Csv Person' });
  await site.send({}, lead);
  const { number, id } = await sign(lead);
  const [titles = [], row = []] = readCsv((await call('GET', '/api/admin/leads.csv?search=csv%20person')).body);
  const cells = Object.fromEntries(titles.map((title, index) => [title, row[index]]));
  const { acceptance } = await site.read(id);
  t.match(cells, {
    Estimates: `#${number} accepted $6,480.00; #${number - 1} sent $6,480.00`,
    'Signed By': 'Jane Doe',
    'Signed (UTC)': '2026-11-27 17:00:00',
    'Signed Option': 'Vinyl privacy',
    'Signed Version': '1',
    'Signed Hash': acceptance?.hash,
    'Signed Text': acceptance?.consent,
    'Signed From': '127.0.0.1',
    'Signed Email': '',
  });
});

t.test('a sent estimate is due for a follow-up after 3 days and before it expires', async (t) => {
  const due = async () => (await call('GET', '/api/admin/leads?view=due')).json();
  const lead = await site.addLead();
  const { id } = await site.send({ validUntil: '2026-12-10' }, lead);
  const entryOf = async () => (await due()).leads.find((one: { id: number }) => one.id === lead);
  const count = (await due()).due.count;
  t.equal(await entryOf(), undefined);
  clock.now = estimateStart + 3 * dayMs;
  t.match(await entryOf(), { followUpSince: '2026-11-27T17:00:00.000Z' });
  await call('POST', `/api/admin/leads/${lead}/contacts`, { channel: 'call' });
  t.equal(await entryOf(), undefined);
  clock.now = Date.parse('2026-12-08T12:00:00Z');
  await call('POST', `/api/admin/leads/${lead}/contacts`, { channel: 'call' });
  const soon = await entryOf();
  t.match(soon, { estimateExpiresOn: '2026-12-10' });
  t.notOk(soon.followUpSince);
  t.ok((await due()).due.count > count);
  clock.now = Date.parse('2026-12-11T12:00:00Z');
  t.notOk((await entryOf())?.estimateExpiresOn, 'an expired one no longer expires soon');
  t.equal((await site.read(id)).isExpired, true);
});

t.test('the stored text of each version has its hash', async (t) => {
  const rows = await app.db.selectFrom('estimateVersions').select(['content', 'hash']).execute();
  t.ok(rows.length > 0);
  for (const { content, hash } of rows) t.equal(hashOf(content), hash);
});

t.test('the report counts estimates sent and won, by page and by material', async (t) => {
  const read = async () => (await call('GET', '/api/admin/estimates/report')).json();
  const before = await read();
  await site.send();
  const signed = await sign();
  const voided = [signed, await site.send()];
  for (const { id } of voided) {
    const { version } = await site.read(id);
    await call('POST', `/api/admin/estimates/${id}/void`, { version, reason: 'Wrong yard' });
  }
  const after = await read();
  t.strictSame([after.sent - before.sent, after.won - before.won], [2, 1], 'a voided one counts only if it was signed');
  t.equal(after.averageWon, 648_000);
  t.equal(after.winRate, Math.round((100 * after.won) / after.sent));
  const vinyl = after.byMaterial.find(({ label }: { label: string }) => label === 'Vinyl');
  t.equal(vinyl.won, after.won);
  t.match(
    after.byPage.map(({ label }: { label: string }) => label),
    ['Added by you', 'Unknown'],
    'a kept estimate has no lead',
  );
  t.match((await call('GET', '/api/admin/estimates/report?since=2030-01-01T00:00:00Z')).json(), {
    sent: 0,
    won: 0,
    byPage: [],
  });
});
