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
