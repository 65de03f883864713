import type { FastifyInstance } from 'fastify';
import t, { type Test } from 'tap';
import type { Plan } from '../../src/shared/fence/plan.ts';
import { build } from '../fixtures/app.ts';
import { examples, planOf } from '../fixtures/fence-plans.ts';
import { parsePage } from '../fixtures/parse.ts';
import { readPlain } from '../fixtures/plain-page.ts';
import { changedPlan, emptyForm, planForm, typeSides, wrongPosts } from '../fixtures/wrong-plans.ts';

const app = await build(t);

/** What the worked examples come to: low and high (docs/product.md, "Price my fence"). */
const ranges: Record<string, string> = {
  E1: '$2,200 to $2,800',
  E2: '$4,050 to $5,650',
  E3: '$6,500 to $9,000',
  E4: '$4,550 to $6,300',
  E5: '$4,950 to $6,400',
  E6: '$16,850 to $21,500',
  E7: '$11,750 to $17,650',
  E8: '$1,000 to $1,150',
  E9: '$2,600 to $4,700',
  E10: '$1,650 to $2,150',
  E11: '$167,900 to $251,900',
  E12: 'Wood privacy, 6 ft: about $22 to $28 a foot, installed',
};

function post(app: FastifyInstance, typed: Record<string, string>, button = 'show') {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
  const payload = new URLSearchParams({ ...typed, do: button }).toString();
  return app.inject({ method: 'POST', url: '/api/price-plan', headers, payload });
}

const call = (plan: unknown) => app.inject({ method: 'POST', url: '/api/price-plan', payload: { plan } });

function valuesOf({ body }: { body: string }): Record<string, string> {
  const form = parsePage(body).querySelector('[data-form="plan"]');
  const entries = [...(form?.querySelectorAll('input:not([type=radio]), select') ?? [])].map((control) => [
    control.getAttribute('name') ?? '',
    control.querySelector('option[selected]')?.getAttribute('value') ?? (control as unknown as { value: string }).value,
  ]);
  return Object.fromEntries(entries);
}

t.test('statement 1: the page shows the range of every example, and the call answers it', async (t) => {
  for (const [name, code] of Object.entries(examples)) {
    const { document } = readPlain(await app.inject({ url: `/price-my-fence?plan=${code}` }));
    t.equal(document.querySelector('[data-price="range"]')?.textContent, ranges[name], name);
    const answer = (await call(planOf(code))).json();
    t.equal(answer.code, code, name);
    if (name === 'E12') t.strictSame(answer, { code, status: 'empty' }, 'no number without a side');
    else
      t.equal(`$${answer.low.toLocaleString('en-US')} to $${answer.high.toLocaleString('en-US')}`, ranges[name], name);
  }
});

t.test('the call names money in dollars, items and parts', async (t) => {
  const answer = (await call(planOf(examples.E2))).json();

  t.match(answer, {
    middle: 4870,
    width: 16,
    items: [{ key: 'fence', amount: 4400 }, { amount: 400 }, { amount: 70 }],
  });
  t.match(answer.parts, {
    posts: { line: 19, corner: 2, end: 2, gate: 2 },
    rails: 69,
    boards: 387,
    panels: 0,
    bags: 52,
  });
});

t.test('statement 5: three sides and a gate by plain posts alone, then a change', async (t) => {
  const typed = emptyForm({ ...typeSides('50', '80', '50'), 'gate.1.width': '48', 'gate.1.side': '3' });
  const more = await post(app, typed, 'add-side');
  t.equal(more.statusCode, 200);
  t.match(valuesOf(more), { 'side.3.feet': '50', 'side.4.feet': '', 'gate.1.side': '3' });
  const fewer = await post(app, typed, 'remove-side-1');
  t.match(
    valuesOf(fewer),
    { 'side.1.feet': '80', 'side.2.feet': '50', 'gate.1.side': '2' },
    'rows move up, gates with them',
  );

  const shown = await post(app, typed);
  t.equal(shown.statusCode, 303);
  t.equal(shown.headers.location, `/price-my-fence?plan=${examples.E2}#price`);

  const page = readPlain(await app.inject({ url: shown.headers.location?.split('#')[0] ?? '' }));
  t.match(page.text, '$4,050 to $5,650');
  t.match(page.text, 'Side 2: 80 ft after a right turn.');
  t.match(page.text, 'Gate 1: 4 ft wide, 23 ft along side 3.');
  t.match(page.text, '25 posts: 19 line, 2 corner, 2 end, 2 gate');
  t.match(page.text, '8 ft tall instead of 6 ft: about $1,550 more.');
  t.equal(page.document.querySelectorAll('svg[role="img"]').length, 2, 'elevation and sketch');
});

t.test(
  'statement 6: every wrong value has its words at its field, in the list on top, and stays as typed',
  async (t) => {
    for (const { typed, at, words } of wrongPosts) {
      const response = await post(app, typed);
      const document = parsePage(response.body);
      t.equal(response.statusCode, 400, words);
      const message = document.getElementById(`${at === 'oldFeet' ? 'old-feet' : at.replaceAll('.', '-')}-message`);
      t.equal(message?.textContent, words, `${at}: ${words}`);
      t.match(document.getElementById('problems')?.textContent ?? '', words);
      t.match(document.title, /^Error: /);
      const shown = valuesOf(response);
      for (const [name, value] of Object.entries(typed))
        if (/\.feet$|\.at$|^oldFeet$/.test(name)) t.equal(shown[name], value, name);
    }
  },
);

t.test('statement 6: a call gets the same words under the path of the plan', async (t) => {
  const side = (plan: Plan) => plan.lines[0]?.runs[2] as Plan['lines'][0]['runs'][0];
  const wrong: [string, string, unknown][] = [
    [
      'lines.0.runs.2.feet',
      'Write the length in feet, such as 50.',
      changedPlan((plan) => Object.assign(side(plan), { feet: 'abc' })),
    ],
    [
      'lines.0.runs.2.feet',
      'Please give feet; 15 m is about 50 ft.',
      changedPlan((plan) => Object.assign(side(plan), { feet: '15 m' })),
    ],
    [
      'lines.0.runs.2.feet',
      'A side is at least 1 foot.',
      changedPlan((plan) => Object.assign(side(plan), { feet: 0 })),
    ],
    [
      'lines.0.runs.2.feet',
      'A side is at most 1,000 feet; please split it.',
      changedPlan((plan) => Object.assign(side(plan), { feet: 1001 })),
    ],
    [
      'lines.0.runs.2.turn',
      'Please choose how the fence turns here.',
      changedPlan((plan) => Object.assign(side(plan), { turn: 'north' })),
    ],
    ['kind', 'Please choose one of the fences.', changedPlan((plan) => Object.assign(plan, { kind: 'hedge' }))],
    ['slope', 'Please choose one of the answers.', changedPlan((plan) => Object.assign(plan, { slope: 'cliff' }))],
    [
      'old.feet',
      'Write the feet of old fence, from 1 to 3,000, or leave it empty.',
      changedPlan((plan) => Object.assign(plan, { old: { kind: 'light', feet: 0 } })),
    ],
    [
      'lines.0.runs.2.gates.0.at',
      'Side 3 is 50 ft long: a 4 ft gate does not fit (48 ft from its start).',
      changedPlan((plan) => Object.assign(side(plan).gates[0] ?? {}, { at: 48 })),
    ],
    [
      'lines',
      'For more than 3,000 feet please call us at (336) 555-0142: that is priced on the ground.',
      changedPlan((plan) =>
        plan.lines[0]?.runs.push(...Array.from({ length: 3 }, () => ({ feet: 1000, turn: 0, gates: [] }))),
      ),
    ],
  ];
  for (const [path, words, plan] of wrong) {
    const response = await call(plan);
    t.equal(response.statusCode, 400, words);
    t.strictSame(response.json().fields[path], [words], path);
  }
});

t.test('statement 7: a length is read kindly', async (t) => {
  for (const feet of [`49' 6"`, '49.5', '50 ft', "50'", ' 50 '])
    t.match((await post(app, emptyForm(typeSides(feet)))).headers.location, 'x0y0r50#price', feet);
});

t.test(
  'statement 15: a damaged link, 513 characters and another version answer 400 with a page that works',
  async (t) => {
    for (const code of ['1.wp72p', `${examples.E1}${'z'.repeat(513)}`, '2.wp72p.hlnt.0', '', '%3Cscript%3E']) {
      const response = await app.inject({ url: `/price-my-fence?plan=${code}` });
      t.equal(response.statusCode, 400, code.slice(0, 20));
      const { document, text } = readPlain(response);
      t.match(
        text,
        'This link is damaged or comes from a newer page, so the plan could not be read. Nothing was sent.',
      );
      t.ok(document.querySelector('[name="side.1.feet"]'), 'the empty form is there');
    }
  },
);

t.test(
  'statement 16: another fence keeps sides and gates, takes the nearest height, and the page says so',
  async (t) => {
    const response = await post(app, { ...planForm(examples.E2), kind: 'wood-picket' });

    t.equal(response.headers.location, '/price-my-fence?plan=1.wk48p.hlnp.0.x0y0r50r80t90r50t90g48a23&took=72#price');
    const page = readPlain(await app.inject({ url: response.headers.location?.split('#')[0] ?? '' }));
    t.match(page.text, 'Picket fences come 3, 3½ or 4 ft tall; we took 4 ft.');
  },
);

t.test('statement 17: each change opens a plan whose middle differs by the stated amount', async (t) => {
  const { document } = readPlain(await app.inject({ url: `/price-my-fence?plan=${examples.E2}` }));
  const links = [...document.querySelectorAll('[data-price="changes"] a')];
  const { middle } = (await call(planOf(examples.E2))).json();

  t.equal(links.length, 4);
  for (const link of links) {
    const [, amount = '', more] = /about \$([\d,]+) (more|less)/.exec(link.textContent) ?? [];
    const code = new URL(link.getAttribute('href') ?? '', 'http://site').searchParams.get('plan') ?? '';
    const other = (await call(planOf(code))).json();
    const difference = Math.round(Math.abs(other.middle - middle) / 50) * 50;
    t.equal(difference, Number(amount.replace(',', '')), link.textContent);
    t.equal(other.middle > middle, more === 'more');
    t.match(link.getAttribute('rel'), 'nofollow');
  }
});

t.test('statement 30: the honesty lines stand in the plain page', async (t) => {
  const { text } = readPlain(await app.inject({ url: `/price-my-fence?plan=${examples.E2}` }));

  for (const line of [
    'This is a range, not a quote. It covers materials, labor, concrete and cleanup for what you entered. The price that binds us is the written estimate, free, after we have measured.',
    'Not in it: permit and HOA fees, a survey, clearing, moving private lines, masonry, stain or paint, gate openers, rock.',
    'Call 811 and ask your town and HOA first.',
    '12 % either way, and 4 more because lengths were paced.',
    'These are typical prices of 2025 for the Piedmont, not yet our own.',
    'Counted without spares; we order 5 to 10 % more.',
  ])
    t.match(text, line);
});

t.test('statement 32: hostile values are inert in every field and in the link', async (t) => {
  const hostile = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
  const typed = Object.fromEntries(Object.keys(planForm(examples.E4)).map((name) => [name, hostile]));
  const pages = [
    await post(app, typed),
    await post(app, typed, 'add-side'),
    await post(app, { ...typed, [hostile]: hostile, 'side.99999.feet': '1', '__proto__.x': '1' }, hostile),
    await app.inject({
      url: `/price-my-fence?plan=${encodeURIComponent(hostile)}&took=${encodeURIComponent(hostile)}&sent=${encodeURIComponent(hostile)}`,
    }),
  ];
  for (const { body, statusCode } of pages) {
    t.ok(statusCode < 500);
    t.notMatch(body, /<script>alert|<img src=x/);
    t.equal(parsePage(body).querySelectorAll('[onerror]').length, 0);
  }
  for (const plan of [null, 7, [], { lines: 'x' }, { ...planOf(examples.E2), lines: [{ runs: [{}] }] }])
    t.equal((await call(plan)).statusCode, 400);
});

t.test('the page with a plan is never kept, and its canonical address is the bare one', async (t: Test) => {
  const url = `/price-my-fence?plan=${examples.E2}`;
  const [bare, planned] = [await app.inject({ url: '/price-my-fence' }), await app.inject({ url })];

  t.notMatch(bare.body, '$4,050');
  t.match(planned.body, '$4,050 to $5,650');
  t.notOk(planned.headers.etag);
  t.equal(
    parsePage(planned.body).querySelector('link[rel="canonical"]')?.getAttribute('href')?.endsWith('/price-my-fence'),
    true,
  );
  t.notMatch((await app.inject({ url: '/price-my-fence' })).body, '$4,050');
});
