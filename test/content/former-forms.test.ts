import t from 'tap';
import { build, contactRequest, forgetPosts, postContact } from '../fixtures/app.ts';
import { planCalls, showPage } from '../fixtures/content.ts';

const wood = 'residential-wood-fencing';
const ann = { name: 'Ann Carter', phone: '(336) 555-0187' };

/** Each test changes different services. */
const clock = { now: Date.now() };
const app = await build(t, {}, { now: () => clock.now });
const { call, add, hide, show, change, rename, remove, undo, ask, open, publish, saveDraft } = await planCalls(app);
t.beforeEach(() => forgetPosts(app));

const postEstimate = (body: object) => app.inject({ method: 'POST', url: '/api/estimate', payload: body });
/** Posts like a form without JavaScript. */
const postPlain = (url: string, body: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(body).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
  });

t.test('leads of a renamed page are one line in reports', async (t) => {
  const post = (name: string, page: string) => postEstimate({ ...ann, name, service: '', page });
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
  const report = async () => (await call('GET', '/api/admin/report')).json().byPage;
  t.strictSame(await report(), lines);
  t.equal((await call('GET', '/api/admin/leads?page=/fences-for-pools')).json().leads.length, 3, 'and one filter');
  await hide('pool-fencing', { page: 'ranch-fencing' });
  t.strictSame(await report(), lines, 'also while it is hidden');
  await show('pool-fencing');
});

t.test('an estimate from a renamed page is stored, and a plain post returns to it', async (t) => {
  await change('picket-fencing', { menuName: 'Picket Fences' });
  await rename('picket-fencing', 'pickets');
  const body = { ...ann, service: 'Picket Fencing', page: '/picket-fencing' };

  t.equal((await postEstimate(body)).statusCode, 201);
  const plain = await postPlain('/api/estimate', { ...body, details: 'A plain post.' });
  t.match([plain.statusCode, plain.headers.location], [303, /^\/pickets\?sent=/]);
  const removed = await remove('picket-fencing');
  t.equal((await postEstimate({ ...body, name: 'Bo Lee' })).statusCode, 201);
  await undo(removed);
});

t.test('the forms of a new page work without JavaScript', async (t) => {
  const { id } = (
    await add({ kind: 'service', name: 'Bamboo Fencing', place: 'commercial', copyOf: 'privacy-fencing' })
  ).json();
  const { words, draftVersion } = await open(id);
  await saveDraft(id, { ...words, contactOption: 'Bamboo' }, draftVersion);
  t.equal((await publish(id, draftVersion + 1)).statusCode, 200);

  const estimate = { ...ann, service: 'Bamboo Fencing', page: '/bamboo-fencing' };
  const sent = await postPlain('/api/estimate', estimate);
  t.match([sent.statusCode, sent.headers.location], [303, /^\/bamboo-fencing\?sent=[A-Z2-9]{6}#quick-estimate$/]);
  t.equal((await app.inject({ url: String(sent.headers.location).split('#')[0] })).statusCode, 200);
  const refused = await postPlain('/api/estimate', { ...estimate, phone: '1' });
  t.equal(refused.statusCode, 400);
  t.match(refused.body, /Bamboo Fencing[\s\S]*Please enter a valid phone number/);
  t.equal((await postPlain('/api/contact', { ...contactRequest, service: 'Bamboo' })).statusCode, 303);
});

t.test('an older form keeps the text that it showed', async (t) => {
  const offered = async () => /<option>(Wood Fence Installation|Cedar Fences)</.exec(await showPage(app, '/'))?.[1];
  t.equal(await offered(), 'Wood Fence Installation');
  await change(wood, { contactOption: 'Cedar Fences' });
  t.equal(await offered(), 'Cedar Fences');
  const hidden = await hide(wood, { page: 'privacy-fencing' });
  t.equal(await offered(), undefined);
  t.strictSame(await ask(`/${wood}`), [302, '/privacy-fencing']);

  for (const service of ['Wood Fence Installation', 'Cedar Fences', 'Bamboo fences']) {
    const { statusCode, json } = await postContact(app, { ...contactRequest, service });
    t.equal(statusCode, 201, service);
    t.equal((await call('GET', `/api/admin/leads/${json().id}`)).json().submission.service, service);
  }
  await undo(hidden);
});

t.test('no request is refused for its service', async (t) => {
  const stored = async (service: unknown) => {
    const { statusCode, json } = await postContact(app, { ...contactRequest, service } as never);
    t.equal(statusCode, 201, JSON.stringify(service));
    return (await call('GET', `/api/admin/leads/${json().id}`)).json().submission.service ?? '';
  };
  for (const [sent, kept] of [
    ['  Gates\n& more ', 'Gates & more'],
    ['x'.repeat(5000), 'x'.repeat(100)],
    [undefined, ''],
    [null, ''],
    [7, ''],
    [['Wood Fence Installation'], ''],
    [{ name: 'Wood' }, ''],
  ] as const) {
    t.equal(await stored(sent), kept);
    forgetPosts(app);
  }
});
