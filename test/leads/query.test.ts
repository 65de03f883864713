import t from 'tap';
import { findTown, searchColumns } from '../../src/leads/lead-row.ts';
import { saveLead } from '../../src/leads/store.ts';
import type { Lead, LeadPage } from '../../src/shared/lead/lead.ts';
import { type LeadFilter, leadFilterSchema } from '../../src/shared/lead/lead-schemas.ts';
import { build, callAs, signIn } from '../fixtures/app.ts';
import { explain } from '../fixtures/database.ts';
import { matchAnyStatus, matchStatus } from '../fixtures/lead-match.ts';
import { seedLeads } from '../fixtures/leads.ts';

const total = 700;
const app = await build(t);
await seedLeads(app.db, total);
await app.db.updateTable('submissions').set({ source: 'canary' }).where('id', '=', 3).execute();
const call = callAs(app, await signIn(app));
const find = async (query: Record<string, string>): Promise<LeadPage> =>
  (await call('GET', `/api/admin/leads?${new URLSearchParams(query)}`)).json();

t.test('the database lets through what matches, newest first, and counts it', async (t) => {
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

t.test(
  'a number is found however it was written, there or in the search, and a name with or without its accents',
  async (t) => {
    const id = async (fields: object) =>
      (await saveLead(app.db, { source: 'contact', name: 'Bo', phone: '', email: '', message: '', ...fields })).id;
    const known = {
      dashes: await id({ phone: '336-555-2984' }),
      country: await id({ phone: '+1 (336) 555.2985' }),
      extension: await id({ phone: '336-555-2986 ext 214' }),
      words: await id({ phone: 'no phone please', message: 'Call my wife at (336) 555 2987.' }),
      wide: await id({ phone: '３３６－５５５－２９８８' }),
      abroad: await id({ phone: '+49 (0)170 1234567' }),
      composed: await id({ name: 'Zoë Núñez-Đặng' }),
      decomposed: await id({ name: 'Zoë Lindstro\u0308m'.normalize('NFD') }),
      plain: await id({ name: 'Xiomara Pena' }),
      amended: await id({ idempotencyKey: 'new number' }),
    };
    await id({ idempotencyKey: 'new number', phone: '(336) 555-2989' });
    const searches: [found: keyof typeof known, ...searches: string[]][] = [
      ['dashes', '(336) 555-2984', '336.555.2984', '+1 336 555 2984', '13365552984', '555 2984', '1-336-555-2984'],
      [
        'dashes',
        '3365552984',
        '336-555-2984',
        '\u202a(336) 555-2984\u202c',
        '３３６５５５２９８４',
        'Mobile: 336 555 2984',
        '2984',
      ],
      ['country', '336-555-2985', '+1 (336) 555.2985', '555-2985', '+13365552985'],
      ['extension', '(336) 555-2986', '+1 336 555 2986', 'ext 214'],
      ['words', '336-555-2987', '5552987'],
      ['wide', '336-555-2988', '555.2988'],
      ['abroad', '+49 170 1234567', '011 49 170 1234567', '0049 170 1234567', '170 123 4567'],
      ['composed', 'nunez-dang', 'Núñez', 'NÚÑEZ'.normalize('NFD'), 'nunez‑Đặng'],
      ['decomposed', 'lindstrom', 'Lindström', 'zoë lind', 'zo\u200be lind'],
      ['plain', 'Peña', 'pena'],
      ['amended', '336 555 2989'],
    ];
    for (const [found, ...asked] of searches)
      for (const search of asked)
        t.ok(
          (await find({ search, limit: '500' })).leads.some(({ id }) => id === known[found]),
          `${found}: ${search}`,
        );
    const shortest = await find({ search: '(336) 555-2984' });
    t.strictSame(
      shortest.leads.map(({ id }) => id),
      [known.dashes],
    );

    const row = await app.db.selectFrom('submissions').select('phoneTail').where('id', '=', known.extension).execute();
    t.strictSame(row, [{ phoneTail: '3365552986' }]);
  },
);

t.test(
  'a town comes from the page, else from the message, and a telephone number has ten digits or none',
  async (t) => {
    const columns = (fields: Record<'phone' | 'message' | 'landingPage', string>) => {
      const empty = {
        name: '',
        email: '',
        referredBy: '',
        service: '',
        referrer: '',
        catalogPage: '',
        catalogVersion: '',
      };
      const row = { ...empty, page: '/', ...fields };
      return { ...searchColumns(row), town: findTown(app.site.current.map, row) };
    };
    const elsewhere = '/pool-fencing';
    t.match(columns({ phone: '(336) 555-0187', message: 'We live in OAK RIDGE.', landingPage: elsewhere }), {
      phoneTail: '3365550187',
      town: 'Oak Ridge',
    });
    t.match(columns({ phone: '+1 336.555.0187 ext. 12', message: 'Winston Salem or Elon', landingPage: '' }), {
      phoneTail: '3365550187',
      town: 'Winston-Salem',
    });
    t.match(columns({ phone: '555-01', message: 'ÉLODIE', landingPage: '/high-point-fence-installation' }), {
      phoneTail: '',
      town: 'High Point',
    });
  },
);

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
