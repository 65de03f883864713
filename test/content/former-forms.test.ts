import t from 'tap';
import { build, contactRequest, postContact } from '../fixtures/app.ts';
import { planCalls } from '../fixtures/content.ts';

const dayMs = 24 * 3600_000;
const wood = 'residential-wood-fencing';

t.test('statement 35: a form that was opened before its choice went is stored for 30 days', async (t) => {
  let nowMs = Date.now();
  const app = await build(t, {}, { now: () => nowMs });
  const { hide, change, ask } = await planCalls(app);
  const post = (service: string) => postContact(app, { ...contactRequest, service });
  const offered = async () => (await app.inject({ url: '/' })).body;
  t.match(await offered(), '<option>Wood Fence Installation</option>');

  await change(wood, { contactOption: 'Cedar Fences' });
  t.notMatch(await offered(), '<option>Wood Fence Installation</option>');
  t.match(await offered(), '<option>Cedar Fences</option>');
  await hide(wood, { page: 'privacy-fencing' });
  t.notMatch(await offered(), '<option>Cedar Fences</option>');
  t.strictSame(await ask(`/${wood}`), [302, '/privacy-fencing']);

  for (const service of ['Wood Fence Installation', 'Cedar Fences', 'Other'])
    t.equal((await post(service)).statusCode, 201, service);
  t.equal((await post('Bamboo')).statusCode, 400);
  nowMs += 29 * dayMs;
  t.equal((await post('Cedar Fences')).statusCode, 201);
  nowMs += 2 * dayMs;
  for (const service of ['Wood Fence Installation', 'Cedar Fences']) {
    const refused = await post(service);
    t.equal(refused.statusCode, 400, service);
    t.strictSame(refused.json().fields, { service: ['Please choose one of the services.'] });
  }
});

t.test(
  'statement 35: so is an estimate of a service page that was renamed, and a plain post returns to it',
  async (t) => {
    const app = await build(t);
    const { rename, change, remove } = await planCalls(app);
    await change('pool-fencing', { menuName: 'Pool Fences' });
    await rename('pool-fencing', 'pools');
    const body = { name: 'Ann Carter', phone: '(336) 555-0187', service: 'Pool Fencing', page: '/pool-fencing' };

    t.equal((await app.inject({ method: 'POST', url: '/api/estimate', payload: body })).statusCode, 201);
    const plain = await app.inject({
      method: 'POST',
      url: '/api/estimate',
      payload: new URLSearchParams({ ...body, details: 'A plain post.' }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    t.equal(plain.statusCode, 303);
    t.match(plain.headers.location, /^\/pools\?sent=/);
    await remove('pool-fencing');
    t.equal(
      (await app.inject({ method: 'POST', url: '/api/estimate', payload: { ...body, name: 'Bo Lee' } })).statusCode,
      201,
    );
  },
);

t.test('statement 35: so is a choice of a page that was removed long after its last change', async (t) => {
  let nowMs = Date.now();
  const app = await build(t, {}, { now: () => nowMs });
  const { change, remove } = await planCalls(app);
  await change(wood, { contactOption: 'Cedar Fences' });
  nowMs += 100 * dayMs;
  await remove(wood);
  const post = () => postContact(app, { ...contactRequest, service: 'Cedar Fences' });
  t.equal((await post()).statusCode, 201);
  nowMs += 31 * dayMs;
  t.equal((await post()).statusCode, 400);
});

t.test('a choice that an undo brings back is offered and accepted as before', async (t) => {
  const app = await build(t);
  const { hide, undo } = await planCalls(app);
  await undo(await hide(wood, { page: 'home' }));
  t.equal((await postContact(app)).statusCode, 201);
  t.equal(app.site.current.map.contactOptions[0], 'Wood Fence Installation');
});

t.test('statement 34: leads of a renamed page are one line in reports', async (t) => {
  const app = await build(t);
  const { call, rename, hide } = await planCalls(app);
  const post = (name: string, page: string) =>
    app.inject({
      method: 'POST',
      url: '/api/estimate',
      payload: { name, phone: '(336) 555-0187', service: '', page },
    });
  await post('Ann Carter', '/pool-fencing');
  await rename('pool-fencing', 'pools');
  await post('Bo Lee', '/pools');
  await rename('pool-fencing', 'fences-for-pools');
  await post('Cy Young', '/fences-for-pools');
  await post('Di Ross', '/ranch-fencing');

  const lines = [
    { label: '/fences-for-pools', count: 3 },
    { label: '/ranch-fencing', count: 1 },
  ];
  t.strictSame((await call('GET', '/api/admin/report')).json().byPage, lines);
  t.equal((await call('GET', '/api/admin/leads?page=/fences-for-pools')).json().leads.length, 3, 'and one filter');
  await hide('pool-fencing', { page: 'ranch-fencing' });
  t.strictSame((await call('GET', '/api/admin/report')).json().byPage, lines, 'also while it is hidden');
});

t.test('statement 36: the forms of a new page work without JavaScript', async (t) => {
  const app = await build(t);
  const { add, open, publish, saveDraft } = await planCalls(app);
  const { id } = (
    await add({ kind: 'service', name: 'Bamboo Fencing', place: 'commercial', copyOf: 'pool-fencing' })
  ).json();
  const { words, draftVersion } = await open(id);
  await saveDraft(id, { ...words, contactOption: 'Bamboo' }, draftVersion);
  t.equal((await publish(id, draftVersion + 1)).statusCode, 200);
  const plain = (url: string, body: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(body).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    });

  const estimate = { name: 'Ann Carter', phone: '(336) 555-0187', service: 'Bamboo Fencing', page: '/bamboo-fencing' };
  const sent = await plain('/api/estimate', estimate);
  t.match([sent.statusCode, sent.headers.location], [303, /^\/bamboo-fencing\?sent=[A-Z2-9]{6}#quick-estimate$/]);
  t.equal((await app.inject({ url: String(sent.headers.location).split('#')[0] })).statusCode, 200);
  const refused = await plain('/api/estimate', { ...estimate, phone: '1' });
  t.equal(refused.statusCode, 400);
  t.match(refused.body, /Bamboo Fencing[\s\S]*Please enter a valid phone number/);
  const contact = await plain('/api/contact', { ...contactRequest, service: 'Bamboo' });
  t.equal(contact.statusCode, 303);
});
