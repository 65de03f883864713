import t from 'tap';
import { defaultPrices } from '../../src/prices/default-prices.ts';
import { honeypotName } from '../../src/shared/lead/form-signs.ts';
import { build, callAs, signIn } from '../fixtures/app.ts';
import { readCsv } from '../fixtures/csv.ts';
import { examples } from '../fixtures/fence-plans.ts';

const publicUrl = 'https://fences.example';
const app = await build(t, { PUBLIC_URL: publicUrl });
const call = callAs(app, await signIn(app));
let address = 0;
const person = { name: 'Ann Carter', phone: '(336) 555-0187' };
const seen = { ...person, plan: examples.E2, prices: 0 };

/** Posts like the island, from a new address so that no limit applies. */
function send(payload: object | string, headers: Record<string, string> = {}) {
  address += 1;
  return app.inject({
    method: 'POST',
    url: '/api/price-request',
    payload,
    headers,
    remoteAddress: `10.1.0.${address}`,
  });
}

/** Posts as the plain form does. */
const post = (fields: Record<string, string>) =>
  send(new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    accept: 'text/html',
  });

/** Sends a request that is accepted. @returns its response */
const sendOne = async (payload: object, headers: Record<string, string> = {}) => (await send(payload, headers)).json();

const readLead = async (id: number) => (await call('GET', `/api/admin/leads/${id}`)).json().submission;
const readPlan = async (id: number) => (await call('GET', `/api/admin/leads/${id}/plan`)).json();

t.test('a request is one lead with its plan, figures, and price version', async (t) => {
  const answer = await send({ ...seen, details: 'The gate sticks.' });
  const { id, reference } = answer.json();

  t.equal(answer.statusCode, 201);
  t.match(reference, /^[A-Z2-9]{6}$/);
  t.strictSame(Object.keys(answer.json()), ['id', 'reference'], 'this form takes no photos');
  t.match(await readLead(id), {
    source: 'price-plan',
    page: '/price-my-fence',
    service: 'Residential Wood Fencing',
    message: 'The gate sticks.',
    plan: {
      code: examples.E2,
      url: `/price-my-fence?plan=${examples.E2}`,
      priceVersion: 0,
      summary: '180 ft wood privacy, 6 ft, 1 gate: $4,050 to $5,650',
      feet: 180,
      gates: 1,
      low: 4050,
      high: 5650,
    },
  });
  t.match(await readPlan(id), {
    code: examples.E2,
    priceVersion: 0,
    pricesSavedAt: null,
    figures: {
      rules: 1,
      status: 'priced',
      low: 4050,
      high: 5650,
      middle: 4870,
      width: 16,
      items: [{ key: 'fence', amount: 4400 }, { amount: 400 }, { amount: 70 }],
      parts: { posts: { line: 19, corner: 2, end: 2, gate: 2 }, rails: 69, boards: 387, bags: 52 },
    },
    today: { status: 'priced', low: 4050, high: 5650 },
  });
});

t.test('wrong fields are reported by plain post and JSON, and input is kept', async (t) => {
  const fields = { name: ['Name must be at least 2 characters.'], phone: ['Please enter a valid phone number.'] };
  t.match((await send({ ...seen, name: 'A', phone: '1' })).json(), { fields });

  const page = await post({ name: 'A', phone: '1', details: 'Sloped <yard>', plan: examples.E2, prices: '0' });

  t.equal(page.statusCode, 400);
  for (const words of [...fields.name, ...fields.phone, 'Sloped &lt;yard&gt;', '$4,050', '$5,650'])
    t.match(page.body, words);
});

t.test('a plain post returns to its plan with the reference', async (t) => {
  const answer = await post({ ...person, details: '', plan: examples.E2, prices: '0' });

  t.equal(answer.statusCode, 303);
  const { location = '' } = answer.headers;
  t.match(location, new RegExp(`^/price-my-fence\\?plan=${examples.E2}&sent=[A-Z2-9]{6}#send$`));
  const page = await app.inject({ url: String(location).split('#')[0] ?? '' });
  t.match(page.body, 'Message Sent!');
  t.match(page.body, /sent=([A-Z2-9]{6})/.exec(String(location))?.[1]);
});

t.test('the lead has the price that the visitor saw, even if prices changed meanwhile', async (t) => {
  const dearer = structuredClone(defaultPrices);
  Object.assign(dearer.kinds['wood-privacy'].heights[72] ?? {}, { perFoot: 30 });
  await call('PUT', '/api/admin/prices', { prices: dearer, version: 0 });

  const before = await sendOne(seen);
  const after = await sendOne({ ...seen, prices: '1' });
  const unknown = await sendOne({ ...seen, prices: 99 });

  t.match(await readPlan(before.id), {
    priceVersion: 0,
    figures: { low: 4050, high: 5650 },
    today: { low: 4800, high: 6700 },
  });
  t.match(await readPlan(after.id), { priceVersion: 1, figures: { low: 4800, high: 6700 }, pricesSavedAt: String });
  t.match(await readPlan(unknown.id), { priceVersion: 1 }, 'a version that never was counts as the newest');
  t.match((await readLead(before.id)).plan, { low: 4050, high: 5650 }, 'older leads stay as they were');
});

t.test('an unreadable plan, or one without sides, loses no lead', async (t) => {
  const newer = '2.wp72p.hlnt.0.x0y0r100';
  for (const plan of [newer, '<script>alert(1)</script>', '1.'.repeat(300), '1.wp72p.hlnt.0.x0y0r9999']) {
    const answer = await send({ ...person, details: 'Call me.', plan, prices: 0 });
    t.equal(answer.statusCode, 201, plan);
    const lead = await readLead(answer.json().id);
    t.ok(lead.message.startsWith('Call me.\n\n'), plan);
    t.ok(lead.message.includes(plan), plan);
    t.equal(lead.plan, undefined);
    t.equal((await call('GET', `/api/admin/leads/${lead.id}/plan`)).statusCode, 404);
  }
  for (const plan of [{ v: 1 }, ['x'], 7, null])
    t.equal((await send({ ...person, plan })).statusCode, 201, JSON.stringify(plan));
  const { id } = await sendOne({ ...person, plan: examples.E12, prices: 0 });
  t.match((await readLead(id)).plan, { summary: 'No length yet, wood privacy, 6 ft', feet: 0, gates: 0 });
  t.same((await readPlan(id)).figures, { rules: 1, status: 'empty' });
  const without = await post({ ...person, details: 'No plan at all', plan: '', prices: '' });
  t.match(without.headers.location, /^\/price-my-fence\?sent=[A-Z2-9]{6}#send$/);
});

t.test('the same key is one lead, which shows the newest plan and its changes', async (t) => {
  const key = { 'idempotency-key': 'one-plan' };
  const first = await sendOne(seen, key);
  t.same(await sendOne(seen, key), first);
  t.equal((await readLead(first.id)).message, '', 'the same again says nothing');

  t.same(await sendOne({ ...seen, plan: examples.E8 }, key), first);
  const lead = await readLead(first.id);
  t.equal(lead.plan.code, examples.E8);
  t.match(lead.message, '--- Sent again with changes ---');
  t.match(lead.message, 'plan: 20 ft wood picket, 3 ft, 1 gate: $1,000 to $1,150 (before: 180 ft wood privacy');
});

t.test('the same plan without a message is not spam, from any sender', async (t) => {
  for (const [index, letter] of [...'abcdefgh'].entries()) {
    const visitor = { name: `Visitor ${letter} Brown`, phone: `(336) 555-01${index}0` };
    const { status, spamReasons } = await readLead((await sendOne({ ...visitor, plan: examples.E6, prices: 1 })).id);
    t.strictSame([status, spamReasons], ['new', undefined], letter);
  }
  const trapped = await sendOne({ ...seen, [honeypotName]: 'http://spam.example' });
  t.equal((await readLead(trapped.id)).status, 'spam', 'the hidden field counts here too');
});

t.test('the list and the export end with the plan and its full address', async (t) => {
  const { id } = await sendOne({ ...seen, prices: 0 });
  const url = `${publicUrl}/price-my-fence?plan=${examples.E2}`;
  const [newest] = (await call('GET', '/api/contact-submissions')).json();
  t.match(newest, {
    id,
    plan: { code: examples.E2, url, feet: 180, gates: 1, low: 4050, high: 5650, priceVersion: 0 },
  });

  const [titles = [], row = []] = readCsv((await call('GET', '/api/admin/leads.csv')).body);

  t.strictSame(titles.slice(-16, -9), [
    'Fence',
    'Length (ft)',
    'Gates',
    'Price Low',
    'Price High',
    'Price Version',
    'Plan',
  ]);
  t.strictSame(row.slice(-16, -9), ['Wood privacy, 6 ft', '180', '1', '4050', '5650', '0', url]);
});

t.test('hostile text and a hostile plan are harmless in the export', async (t) => {
  const hostile = '=HYPERLINK("http://evil.example")';
  await send({ ...person, name: hostile, details: '@SUM(1)', plan: hostile, prices: 0 });

  const [titles = [], row = []] = readCsv((await call('GET', '/api/admin/leads.csv')).body);

  t.ok(row.some((cell) => cell.includes('HYPERLINK')));
  for (const cell of row) t.notMatch(cell, /^[=+@\t\r]/, 'no spreadsheet takes it for a formula');
  const start = titles.indexOf('Fence');
  t.strictSame(row.slice(start, start + 7), ['', '', '', '', '', '', ''], 'an unreadable plan fills no column');
});

t.test('deleting a lead deletes its plan', async (t) => {
  const { id } = await sendOne(seen);
  await call('DELETE', '/api/admin/leads', { ids: [id] });
  t.strictSame(await app.db.selectFrom('leadPlans').selectAll().where('submissionId', '=', id).execute(), []);
});

t.test('a fence that isn’t offered has no price, and requests with the tool off are kept', async (t) => {
  const { prices, version } = (await call('GET', '/api/admin/prices')).json();
  prices.kinds['wood-privacy'].offered = false;
  prices.enabled = false;
  await call('PUT', '/api/admin/prices', { prices, version });

  const { id } = await sendOne({ ...seen, prices: version + 1 });
  t.match(await readPlan(id), {
    figures: { status: 'unpriced', parts: { rails: 69 } },
    today: { status: 'unpriced' },
  });
  t.equal((await readLead(id)).plan.summary, '180 ft wood privacy, 6 ft, 1 gate');
  const answer = await post({ ...person, plan: examples.E2, prices: '0' });
  t.equal(answer.statusCode, 303);
  t.match(answer.headers.location, /^\/\?sent=[A-Z2-9]{6}#contact$/);
});
