import t from 'tap';
import { defaultPrices } from '../../src/prices/default-prices.ts';
import { encodePlan } from '../../src/shared/fence/plan.ts';
import { changesOf } from '../../src/shared/fence/price.ts';
import { build } from '../fixtures/app.ts';
import { examples, planOf, ranges } from '../fixtures/fence-plans.ts';
import { parsePage, readPlain } from '../fixtures/parse.ts';
import { callPlan, postPlan, valuesOf } from '../fixtures/plan-posts.ts';
import { emptyForm, planForm, typeSides } from '../fixtures/wrong-plans.ts';

const app = await build(t);

const post = (typed: Record<string, string>, button?: string) => postPlan(app, typed, button);
const call = (plan: unknown) => callPlan(app, plan);
const get = (query: string) => app.inject({ url: `/price-my-fence${query}` });
const planned = `?plan=${examples.E2}`;

/** Returns the page after a post. */
async function follow({ headers }: Awaited<ReturnType<typeof post>>) {
  return readPlain(await app.inject({ url: String(headers.location).split('#')[0] ?? '' }));
}

t.test('the page and the call have the same range for every example', async (t) => {
  for (const [name, code] of Object.entries(examples)) {
    const [, range] = /class="price-range[^>]*>(.*?)</.exec((await get(`?plan=${code}`)).body) ?? [];
    t.equal(range, ranges[name], name);
    const answer = (await call(planOf(code))).json();
    if (name === 'E12') t.strictSame(answer, { code, status: 'empty' }, 'no number without a side');
    else
      t.equal(`$${answer.low.toLocaleString('en-US')} to $${answer.high.toLocaleString('en-US')}`, ranges[name], name);
  }
});

t.test('the price call returns dollars, items, and parts', async (t) => {
  t.match((await call(planOf(examples.E2))).json(), {
    code: examples.E2,
    middle: 4870,
    width: 16,
    items: [{ key: 'fence', amount: 4400 }, { amount: 400 }, { amount: 70 }],
    parts: { posts: { line: 19, corner: 2, end: 2, gate: 2 }, rails: 69, boards: 387, panels: 0, bags: 52 },
  });
});

t.test('three sides and a gate are entered by plain posts and then changed', async (t) => {
  const typed = emptyForm({ ...typeSides(`49' 6"`, '80', '50 ft'), 'gate.1.width': '48', 'gate.1.side': '3' });
  const more = await post(typed, 'add-side');
  t.equal(more.statusCode, 200);
  t.match(valuesOf(more), { 'side.3.feet': '50 ft', 'side.4.feet': '', 'gate.1.side': '3' });
  const fewer = valuesOf(await post(typed, 'remove-side-1'));
  t.match(fewer, { 'side.1.feet': '80', 'side.2.feet': '50 ft', 'gate.1.side': '2' }, 'rows move up, gates with them');

  const shown = await post(typed);
  t.equal(shown.statusCode, 303);
  t.equal(shown.headers.location, `/price-my-fence${planned}#price`);

  const { text, document } = await follow(shown);
  for (const words of [
    '$4,050 to $5,650',
    'Side 2: 80 ft after a right turn.',
    'Gate 1: 4 ft wide, 23 ft along side 3.',
    '25 posts: 19 line, 2 corner, 2 end, 2 gate',
  ])
    t.match(text, words);
  t.equal(document.querySelectorAll('svg[role="img"]').length, 2, 'elevation and sketch');
});

t.test('a damaged, oversized, or unknown link returns 400 with a page that works', async (t) => {
  for (const code of ['1.wp72p', `${examples.E1}${'z'.repeat(513)}`, '2.wp72p.hlnt.0', '', '%3Cscript%3E']) {
    const { statusCode, body } = await get(`?plan=${code}`);
    t.equal(statusCode, 400, code.slice(0, 20));
    t.match(
      body,
      'This link is damaged or was made by a newer version of this page, so we couldn’t read the plan. Nothing was sent.',
    );
    t.match(body, 'name="side.1.feet"', 'the empty form is there');
  }
});

t.test('another fence keeps sides and gates with the nearest height, as the page says', async (t) => {
  const response = await post({ ...planForm(examples.E2), kind: 'wood-picket' });

  t.equal(response.headers.location, '/price-my-fence?plan=1.wk48p.hlnp.0.x0y0r50r80t90r50t90g48a23&height=72#price');
  t.match((await follow(response)).text, 'Picket fences come in 3, 3½ or 4 ft heights, so we used 4 ft.');
});

t.test('each change is a link that opens its plan', async (t) => {
  for (const code of [examples.E3, examples.E12]) {
    const { document } = readPlain(await get(`?plan=${code}`));
    const links = [...document.querySelectorAll('.price-changes a')].map((link) => ({
      text: link.textContent,
      code: new URL(link.getAttribute('href') ?? '', 'http://site').searchParams.get('plan'),
      rel: link.getAttribute('rel'),
    }));

    const changes = changesOf(planOf(code), defaultPrices);
    t.strictSame(
      links,
      changes.map(({ text, plan }) => ({ text, code: encodePlan(plan), rel: 'nofollow' })),
    );
  }
});

t.test('the disclosures are on the page without JavaScript', async (t) => {
  const { text } = readPlain(await get(planned));

  for (const line of [
    'This is a range, not a quote. It covers materials, labor, concrete and cleanup for what you entered. Our firm price is in your written estimate. The estimate is free, and we write it after we measure.',
    'Not included: permit and HOA fees, a survey, clearing, moving private utility lines, masonry, stain or paint, gate openers, or digging in rock unless you choose “Rock or big roots” above.',
    'Before anyone digs, call 811 to get buried lines marked. If we build your fence, we’ll make that call for you.',
    'First ask your town and HOA how tall your fence can be and where it can go.',
    'The price could be 16% higher or lower: 12% to start, plus 4% because the lengths were paced.',
    'We haven’t posted our own prices yet, so these are typical 2025 prices for the Piedmont.',
    'This is what ends up in your fence. We order 5 to 10% more to cover cuts and waste.',
  ])
    t.match(text, line);
});

t.test('hostile values are harmless in every field and in the link', async (t) => {
  const hostile = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
  const typed = Object.fromEntries(Object.keys(planForm(examples.E4)).map((name) => [name, hostile]));
  const encoded = encodeURIComponent(hostile);
  const pages = [
    await post(typed),
    await post(typed, 'add-side'),
    await post({ ...typed, [hostile]: hostile, 'side.99999.feet': '1', '__proto__.x': '1' }, hostile),
    await get(`?plan=${encoded}&height=${encoded}&sent=${encoded}`),
  ];
  for (const { body, statusCode } of pages) {
    t.ok(statusCode < 500);
    t.notMatch(body, /<script>alert|<img src=x/);
    t.equal(parsePage(body).querySelectorAll('[onerror]').length, 0);
  }
  for (const plan of [null, 7, [], { lines: 'x' }, { ...planOf(examples.E2), lines: [{ runs: [{}] }] }])
    t.equal((await call(plan)).statusCode, 400);
});

t.test('a page with a plan is never cached, and its canonical address has no plan', async (t) => {
  const page = await get(planned);

  t.match(page.body, '$4,050 to $5,650');
  t.notOk(page.headers.etag);
  t.match(page.body, /<link rel="canonical" href="[^"?]*\/price-my-fence"/);
  t.notMatch((await get('')).body, '$4,050');
});
