import t from 'tap';
import { findTown } from '../../src/leads/search.ts';
import { saveLead } from '../../src/leads/store.ts';
import type { Lead, LeadPage } from '../../src/shared/lead.ts';
import { type LeadFilter, leadFilterSchema } from '../../src/shared/lead-filter.ts';
import { matchAnyStatus, matchStatus } from '../../views/islands/admin/leads/lead-match.ts';
import { build, callAs, signIn } from '../fixtures/app.ts';
import { explain } from '../fixtures/database.ts';
import { seedLeads } from '../fixtures/leads.ts';

const total = 700;
const app = await build(t);
await seedLeads(app.db, total);
await app.db.updateTable('submissions').set({ source: 'canary' }).where('id', '=', 3).execute();
const call = callAs(app, await signIn(app));
const find = async (query: Record<string, string>): Promise<LeadPage> =>
  (await call('GET', `/api/admin/leads?${new URLSearchParams(query)}`)).json();

t.test('the database lets through what the list on the screen would, in the same order, and counts it', async (t) => {
  const all: Lead[] = (await call('GET', '/api/contact-submissions')).json();
  const filters: Partial<LeadFilter>[] = [
    {},
    { status: 'won' },
    { status: 'spam' },
    { search: 'KOWALSKI' },
    { search: 'siobhÁn' },
    { search: '3365550187' },
    { search: '555-01', source: 'contact' },
    { search: '%' },
    { search: 'a_n' },
    { search: 'a neighbor', status: 'lost' },
    { page: '/' },
    { source: 'quick-estimate', page: '/pool-fencing' },
    { since: new Date(Date.now() - 60 * 24 * 3600_000).toISOString() },
  ];
  for (const given of filters) {
    const filter = leadFilterSchema.parse(given);
    const anyStatus = matchAnyStatus(all, filter);
    const expected = matchStatus(anyStatus, filter.status);

    const { leads, counts } = await find({ ...given, limit: '500' });

    const title = JSON.stringify(given);
    t.strictSame(
      leads.map(({ id }) => id),
      expected.slice(0, 500).map(({ id }) => id),
      title,
    );
    t.equal(counts.all, matchStatus(anyStatus, '').length, title);
    t.equal(counts.won, matchStatus(anyStatus, 'won').length, title);
    t.equal(counts.spam, matchStatus(anyStatus, 'spam').length, title);
  }
  t.ok((await find({ search: 'siobhÁn' })).leads.length > 10, 'whatever the case, also of letters beyond ASCII');
});

t.test('a view chooses the statuses where none is chosen', async (t) => {
  const statusesOf = async (view: string) =>
    new Set((await find({ view, limit: '500' })).leads.map((lead) => lead.status));

  t.strictSame(await statusesOf('open'), new Set(['new', 'contacted', 'quoted']));
  t.strictSame(await statusesOf('spam'), new Set(['spam']));
  t.ok((await statusesOf('all')).has('spam'));
  t.notOk((await statusesOf('')).has('spam'));
  t.strictSame(
    new Set((await find({ view: 'spam', status: 'won' })).leads.map((lead) => lead.status)),
    new Set(['won']),
  );
});

t.test('pages follow one another without a duplicate or a hole, and the last one says so', async (t) => {
  const ids: number[] = [];
  let page = await find({ search: 'kowalski', limit: '20' });
  const { counts } = page;
  for (;;) {
    ids.push(...page.leads.map(({ id }) => id));
    if (!page.nextBefore) break;
    t.equal(page.leads.length, 20);
    page = await find({ search: 'kowalski', limit: '20', before: String(page.nextBefore) });
  }

  t.equal(ids.length, counts.all);
  t.strictSame(
    ids,
    [...new Set(ids)].sort((one, other) => other - one),
  );
  t.equal((await find({})).leads.length, 50, 'fifty where no number is given');
  t.equal((await find({ limit: '9999' })).leads.length, 500, 'five hundred at most');
});

t.test('the call is the owner’s alone, private, and names what is wrong with a query', async (t) => {
  t.equal((await app.inject('/api/admin/leads')).statusCode, 401);
  t.equal((await call('GET', '/api/admin/leads')).headers['cache-control'], 'no-store');
  for (const [query, field] of [
    ['status=sold', 'status'],
    ['view=mine', 'view'],
    ['since=yesterday', 'since'],
    ['before=0', 'before'],
    ['limit=all', 'limit'],
    [`search=${'x'.repeat(201)}`, 'search'],
  ] as const) {
    const response = await call('GET', `/api/admin/leads?${query}`);
    t.equal(response.statusCode, 400, query);
    t.strictSame(Object.keys(response.json().fields), [field]);
  }
});

t.test('a changed text is found too, and a town that only it names is counted', async (t) => {
  const post = { source: 'contact', name: 'Zo Amend', phone: '', email: '', idempotencyKey: 'amend' } as const;
  const { id } = await saveLead(app.db, { ...post, message: 'A fence, please.' });
  const message = 'A fence in KERNERSVILLE, please.';
  await saveLead(app.db, { ...post, message, town: findTown(app.site.current.map, { message }) });

  t.strictSame(
    (await find({ search: 'kernersville, please' })).leads.map((lead) => lead.id),
    [id],
  );
  const row = await app.db.selectFrom('submissions').select('town').where('id', '=', id).executeTakeFirst();
  t.equal(row?.town, 'Kernersville');
});

t.test('the same person is found by indexes, not by reading every lead', async (t) => {
  const details = await explain(
    app.db,
    `select "id" from "submissions"
    where "id" <> 1 and "source" <> 'canary' and (lower("email") = 'x@example.com' or "phoneTail" = '3365550187')`,
  );

  t.match(details, /leadsByEmail/);
  t.match(details, /leadsByPhone/);
  t.notMatch(details, /SCAN submissions|Seq Scan/);
});
