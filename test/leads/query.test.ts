import t from 'tap';
import { findTown, searchColumns, searchTermsOf, searchTextOf } from '../../src/leads/lead-row.ts';
import { saveLead } from '../../src/leads/store.ts';
import { type Lead, type LeadPage, leadPage } from '../../src/shared/lead/lead.ts';
import { type LeadFilter, leadFilterSchema } from '../../src/shared/lead/lead-schemas.ts';
import { build, callAs, signIn } from '../fixtures/app.ts';
import { explain } from '../fixtures/database.ts';
import { seedLeads } from '../fixtures/leads.ts';

const app = await build(t);
await seedLeads(app.db, 520);
await app.db.updateTable('submissions').set({ source: 'form-check' }).where('id', '=', 3).execute();
const call = callAs(app, await signIn(app));
const find = async (query: Record<string, string>): Promise<LeadPage> =>
  (await call('GET', `/api/admin/leads?${new URLSearchParams(query)}`)).json();
const idsOf = (leads: readonly Lead[]) => leads.map(({ id }) => id);
const statusesOf = async (query: Record<string, string>) => [
  ...new Set((await find({ ...query, limit: '500' })).leads.map(({ status }) => status)),
];

/** Returns the leads that match a filter and a status, in order, computed without the database. */
function matchAnyStatus(leads: readonly Lead[], filter: LeadFilter): Lead[] {
  const terms = searchTermsOf(filter.search);
  return leads.filter(
    (lead) =>
      (!filter.source || lead.source === filter.source) &&
      (!filter.page || leadPage(lead) === filter.page) &&
      (!filter.since || lead.createdAt >= filter.since) &&
      (terms.length === 0 || terms.some((term) => searchableText(lead).includes(term))),
  );
}

/** Returns the fields that a search looks at (docs/product.md, "Admin"). */
function searchableText({ name, email, phone, message, service = '', referredBy = '', address = '' }: Lead): string {
  return searchTextOf([name, email, phone, message, service, referredBy, address]);
}

const withStatus = (leads: readonly Lead[], wanted: LeadFilter['status']) =>
  leads.filter(({ status }) => (wanted ? status === wanted : status !== 'spam'));

t.test('a query finds and counts the matching leads, newest first', async (t) => {
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
    { search: 'siobhan' },
    { search: 'JOSE\u0301 herna\u0301ndez' },
    { search: "o'neal" },
    { search: '336.555.0187' },
    { search: '\u202a+1 336\u2011555\u20110187\u202c' },
    { search: '555 01' },
    { search: '\u0301' },
    { page: '/' },
    { source: 'quick-estimate', page: '/pool-fencing' },
    { since: new Date(Date.now() - 60 * 24 * 3600_000).toISOString() },
  ];
  for (const given of filters) {
    const filter = leadFilterSchema.parse(given);
    const anyStatus = matchAnyStatus(all, filter);

    const { leads, counts } = await find({ ...given, limit: '500' });

    const title = JSON.stringify(given);
    t.strictSame(idsOf(leads), idsOf(withStatus(anyStatus, filter.status)).slice(0, 500), title);
    for (const [name, status] of [['all', ''] as const, ['won', 'won'] as const, ['spam', 'spam'] as const])
      t.equal(counts[name], withStatus(anyStatus, status).length, `${title}: ${name}`);
  }
  t.ok((await find({ search: 'siobhÁn' })).leads.length > 10, 'whatever the case, also of letters beyond ASCII');
});

t.test('a phone number is found in any spelling, and a name with or without accents', async (t) => {
  const save = async (fields: object) =>
    (await saveLead(app.db, { source: 'contact', name: 'Bo', phone: '', email: '', message: '', ...fields })).id;
  const written: [lead: object, searches: string][] = [
    [
      { phone: '336-555-2984' },
      '(336) 555-2984|336.555.2984|+1 336 555 2984|13365552984|555 2984|1-336-555-2984|3365552984|336-555-2984' +
        '|\u202a(336) 555-2984\u202c|３３６５５５２９８４|Mobile: 336 555 2984|2984',
    ],
    [{ phone: '+1 (336) 555.2985' }, '336-555-2985|+1 (336) 555.2985|555-2985|+13365552985'],
    [{ phone: '336-555-2986 ext 214' }, '(336) 555-2986|+1 336 555 2986|ext 214'],
    [{ phone: 'no phone please', message: 'Call my wife at (336) 555 2987.' }, '336-555-2987|5552987'],
    [{ phone: '３３６－５５５－２９８８' }, '336-555-2988|555.2988'],
    [{ phone: '+49 (0)170 1234567' }, '+49 170 1234567|011 49 170 1234567|0049 170 1234567|170 123 4567'],
    [{ name: 'Zoë Núñez-Đặng' }, `nunez-dang|Núñez|${'NÚÑEZ'.normalize('NFD')}|nunez‑Đặng`],
    [{ name: 'Zoë Lindstro\u0308m'.normalize('NFD') }, 'lindstrom|Lindström|zoë lind|zo\u200be lind'],
    [{ name: 'Xiomara Pena' }, 'Peña|pena'],
    [{ idempotencyKey: 'new number' }, '336 555 2989'],
  ];
  const ids: number[] = [];
  for (const [lead] of written) ids.push(await save(lead));
  await save({ idempotencyKey: 'new number', phone: '(336) 555-2989' });

  for (const [index, [lead, searches]] of written.entries())
    for (const search of searches.split('|')) {
      const { leads } = await find({ search, limit: '500' });
      t.ok(idsOf(leads).includes(ids[index] ?? 0), `${JSON.stringify(lead)}: ${search}`);
    }
  t.strictSame(idsOf((await find({ search: '(336) 555-2984' })).leads), ids.slice(0, 1), 'and nobody else');
});

t.test('a town comes from the page or the message, and a phone number has ten digits', async (t) => {
  const leads: [phone: string, message: string, landingPage: string, phoneTail: string, town: string][] = [
    ['(336) 555-0187', 'We live in OAK RIDGE.', '/pool-fencing', '3365550187', 'Oak Ridge'],
    ['+1 336.555.0187 ext. 12', 'Winston Salem or Elon', '', '3365550187', 'Winston-Salem'],
    ['555-01', 'ÉLODIE', '/high-point-fence-installation', '', 'High Point'],
  ];
  for (const [phone, message, landingPage, phoneTail, town] of leads) {
    const row = { phone, message, landingPage, page: '/' };
    t.equal(searchColumns(row).phoneTail, phoneTail, phone);
    t.equal(findTown(app.site.current.map, row), town, message);
  }
});

t.test('a view picks the statuses if none is chosen', async (t) => {
  t.strictSame((await statusesOf({ view: 'open' })).toSorted(), ['contacted', 'new', 'quoted']);
  t.strictSame(await statusesOf({ view: 'spam' }), ['spam']);
  t.ok((await statusesOf({ view: 'all' })).includes('spam'));
  t.notOk((await statusesOf({ view: '' })).includes('spam'));
  t.strictSame(await statusesOf({ view: 'spam', status: 'won' }), ['won']);
});

t.test('pages have no duplicates and no gaps, and the last one says so', async (t) => {
  const ids: number[] = [];
  let page = await find({ search: 'kowalski', limit: '20' });
  const { counts } = page;
  for (;;) {
    ids.push(...idsOf(page.leads));
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
  t.equal((await find({ view: 'all', limit: '9999' })).leads.length, 500, 'five hundred at most');
});

t.test('a bad query is refused with the reason', async (t) => {
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

t.test('a changed text is found, and a town named only there is counted', async (t) => {
  const post = { source: 'contact', name: 'Zo Amend', phone: '', email: '', idempotencyKey: 'amend' } as const;
  const { id } = await saveLead(app.db, { ...post, message: 'A fence, please.' });
  const message = 'A fence in KERNERSVILLE, please.';
  await saveLead(app.db, { ...post, message, town: findTown(app.site.current.map, { message }) });

  t.strictSame(idsOf((await find({ search: 'kernersville, please' })).leads), [id]);
  const row = await app.db.selectFrom('submissions').select('town').where('id', '=', id).executeTakeFirst();
  t.equal(row?.town, 'Kernersville');
});

t.test('the same person is found by indexes, without reading every lead', async (t) => {
  const details = await explain(
    app.db,
    `select "id" from "submissions"
    where "id" <> 1 and "source" <> 'form-check' and (lower("email") = 'x@example.com' or "phoneTail" = '3365550187')`,
  );

  t.match(details, /leadsByEmail/);
  t.match(details, /leadsByPhone/);
  t.notMatch(details, /SCAN submissions|Seq Scan/);
});
