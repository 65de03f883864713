import t from 'tap';
import { build, callAs, contactRequest, postContact, signIn } from '../fixtures/app.ts';

t.test('what brings leads is kept with them and counted', async (t) => {
  const app = await build(t);
  const call = callAs(app, await signIn(app));
  const post = (visit: string, change: object = {}) =>
    postContact(app, { ...contactRequest, ...change }, { 'x-visit': visit, referer: 'https://any.example/' });

  await post('landingPage=%2Fpool-fencing&referrer=www.google.com');
  await post('landingPage=%2Fhigh-point-fence-installation&referrer=');
  await post('landingPage=%2Fpool-fencing&referrer=www.google.com', { message: 'A fence in Oak Ridge, please.' });

  const { total, byPage, byTown, byReferrer, byService, byWeek } = (await call('GET', '/api/admin/report')).json();
  t.equal(total, 3);
  t.strictSame(byPage, [
    { label: '/pool-fencing', count: 2 },
    { label: '/high-point-fence-installation', count: 1 },
  ]);
  t.strictSame(byTown, [
    { label: 'High Point', count: 1 },
    { label: 'Oak Ridge', count: 1 },
    { label: 'Not known', count: 1 },
  ]);
  t.strictSame(byReferrer, [
    { label: 'www.google.com', count: 2 },
    { label: 'Direct', count: 1 },
  ]);
  t.strictSame(byService, [{ label: contactRequest.service, count: 3 }]);
  t.strictSame(
    byWeek.map(({ count }: { count: number }) => count),
    [3],
  );
  t.equal((await call('GET', '/api/admin/report?since=yesterday')).statusCode, 400);
});

t.test(
  'statement 5: what the owner added stands apart from pages, and what was answered at once is not timed',
  async (t) => {
    const clock = { now: Date.parse('2026-11-20T15:00:00Z') };
    const app = await build(t, {}, { now: () => clock.now });
    const call = callAs(app, await signIn(app));
    const typed = { name: 'Dana Field', phone: '336 555 0108', came: 'phone' };
    await postContact(app, contactRequest, { 'x-visit': 'landingPage=%2Fpool-fencing&referrer=' });
    await call('POST', '/api/admin/leads', { ...typed, contacted: true });
    const { medianFirstContactMs: none } = (await call('GET', '/api/admin/report')).json();
    t.equal(none, undefined);

    const { id } = (await call('POST', '/api/admin/leads', { ...typed, contacted: false })).json();
    clock.now += 60_000;
    await call('POST', `/api/admin/leads/${id}/contacts`, { channel: 'call' });

    const { total, byPage, byReferrer, medianFirstContactMs } = (await call('GET', '/api/admin/report')).json();
    t.equal(total, 3);
    t.strictSame(byPage, [
      { label: '/pool-fencing', count: 1 },
      { label: 'Added by you', count: 2 },
    ]);
    t.strictSame(byReferrer, [
      { label: 'Direct', count: 1 },
      { label: 'Added by you', count: 2 },
    ]);
    t.equal(medianFirstContactMs, 60_000);
  },
);

t.test('a forged or missing visit costs nobody a message and stores nothing foreign', async (t) => {
  const app = await build(t);
  const call = callAs(app, await signIn(app));
  const forged = `landingPage=${encodeURIComponent('/admin<script>')}&referrer=${encodeURIComponent('x y/../"')}`;

  const responses = [
    await postContact(app, contactRequest, { 'x-visit': forged }),
    await postContact(app, contactRequest, { 'x-visit': 'x'.repeat(5000) }),
    await postContact(app, contactRequest, { referer: 'https://any.example/?q=secret#x' }),
    await postContact(app, contactRequest, { referer: 'not an address' }),
  ];

  t.ok(responses.every(({ statusCode }) => statusCode === 201));
  const list = (await call('GET', '/api/contact-submissions')).json();
  for (const { landingPage, referrer } of list) t.strictSame([landingPage, referrer], [undefined, undefined]);
  t.strictSame(
    list.map(({ page }: { page?: string }) => page),
    [undefined, '/', undefined, undefined],
  );
});
