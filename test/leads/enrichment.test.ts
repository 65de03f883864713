import t from 'tap';
import { build, contactRequest, postContact } from '../fixtures/app.ts';
import { planCalls } from '../fixtures/content.ts';
import { breakSchema } from '../fixtures/database.ts';
import { examples } from '../fixtures/fence-plans.ts';
import { captureLog } from '../fixtures/log.ts';

const { logger, lines } = captureLog('error');
const app = await build(t, {}, { logger });
const { putPlan } = await planCalls(app);

const readLead = (id: number) =>
  app.db.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const logged = (text: string) => lines.some(({ msg }) => msg === text);

/** Names the towns on the home page, as the owner does. */
async function nameTowns(...homeTowns: string[]) {
  const answer = await putPlan(() => ({ homeTowns }));
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

t.test('any town name can be stored and is found as people write it', async (t) => {
  const named = ['Ash (north', 'Birch)', '*Cedar', 'Dogwood+', 'Elm?', '[Fir', 'G{2', 'Hazel|', 'Ivy\\', 'St. Juniper'];
  await nameTowns(...named, '***', 'Oak  Ridge Mill', 'Pine-Top');
  for (const [message, town] of [
    ['Our yard is in Ash (north, by the mill.', 'Ash (north'],
    ['We moved to birch in May.', 'Birch)'],
    ['CEDAR, please.', '*Cedar'],
    ['The lot in dogwood has a slope.', 'Dogwood+'],
    ['Elm is where we live.', 'Elm?'],
    ['We live in [Fir].', '[Fir'],
    ['A gate in G{2}.', 'G{2'],
    ['Near Hazel.', 'Hazel|'],
    ['Near Ivy Lane.', 'Ivy\\'],
    ['We are in St Juniper.', 'St. Juniper'],
    ['oak ridge\u00a0 \n mill road', 'Oak Ridge Mill'],
    ['Pine\u2009Top', 'Pine-Top'],
    ['Pine\u2013top', 'Pine-Top'],
    ['Beside the Birches *** and the Elms', ''],
  ] as const) {
    const response = await postContact(app, { ...contactRequest, message: `${message} 100 feet.` });
    t.equal(response.statusCode, 201, message);
    t.equal((await readLead(response.json().id)).town, town, message);
    app.rateLimitStore.delete('form:127.0.0.1');
  }
});

t.test('a failing spam score is logged, and the lead is stored without it', async (t) => {
  const { rateLimitStore } = app;
  const fail = () => Promise.reject(new Error('the counts are gone'));
  app.shareRateLimits({
    count: (key, windowMs) => rateLimitStore.count(key, windowMs),
    find: fail,
    refund: fail,
    takeTurn: fail,
  });
  const response = await postContact(app);
  app.shareRateLimits(rateLimitStore);

  t.equal(response.statusCode, 201);
  t.match(await readLead(response.json().id), { name: contactRequest.name, status: 'new', spamScore: 0 });
  t.ok(logged('lead stored without its spam score'));
});

t.test('a plan that can’t be priced or stored leaves its code in the lead', async (t) => {
  const person = { name: 'Ann Carter', phone: '(336) 555-0187', plan: examples.E2, details: 'The gate sticks.' };
  const send = () => app.inject({ method: 'POST', url: '/api/price-request', payload: person });
  for (const [table, reason] of [
    ['leadPlans', 'no row can be written for it'],
    ['priceVersions', 'no price can be read'],
  ] as const) {
    const mend = await breakSchema(t, app, table);
    const response = await send();
    await mend();
    t.equal(response.statusCode, 201, reason);
    t.match((await readLead(response.json().id)).message, new RegExp(`^The gate sticks\\.[^]*${examples.E2}$`), reason);
  }
  t.ok(logged('lead stored without its plan'));
});

t.test('an estimate from an unlisted page is stored without the page', async (t) => {
  const estimate = { name: 'Ann Carter', phone: '(336) 555-0187' };
  for (const page of ['/roofing', '/pool-fencing?fbclid=1', `/${'a'.repeat(3000)}`]) {
    const response = await app.inject({ method: 'POST', url: '/api/estimate', payload: { ...estimate, page } });
    t.equal(response.statusCode, 201, page.slice(0, 40));
    t.equal((await readLead(response.json().id)).page, '');
  }
});
