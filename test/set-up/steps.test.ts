import t from 'tap';
import { adminPassword, build, callAs, signIn } from '../fixtures/app.ts';
import { startMailServer } from '../fixtures/mail-server.ts';
import { saveProfile } from '../fixtures/profile.ts';
import { doneOf, ohio, setUpCalls } from '../fixtures/set-up.ts';

t.test('a site as it is shipped has every step open but the password that the machine was given', async (t) => {
  const app = await build(t);
  const { read } = await setUpCalls(app);
  const { steps, tasks, fields } = await read();

  t.equal(steps.length, 9);
  t.strictSame(doneOf({ ...(await read()) }), ['password']);
  t.match(fields.business, { name: 'Longleaf Fence Company', brandInitials: 'LFC', asksWebsite: true });
  t.equal(fields.services.groups.flatMap(({ services }) => services).length, 18);
  t.equal(fields.towns.withPage.length, 8);
  t.ok(tasks.some(({ text }) => text.startsWith('The reviews on your home page are samples.')));
});

t.test('each step saves by itself, shows on the next request and is taken back by one undo', async (t) => {
  const app = await build(t);
  const { save, undo, call } = await setUpCalls(app);
  const home = async () => (await app.inject({ url: '/' })).body;

  const saved = await save('business', ohio.business);
  t.ok(doneOf(saved).includes('business'));
  t.match(await home(), /Buckeye Fence Works[\s\S]*\(614\) 555-0123/);
  t.match(app.site.current.profile, { years: new Date().getFullYear() - 1998, brandInitials: 'BFW' });
  t.equal((await undo({ json: () => ({ undo: saved.undo ?? '' }) })).statusCode, 200);
  t.notMatch(await home(), /Buckeye/);
  t.notOk(doneOf((await call('GET', '/api/admin/set-up')).json()).includes('business'));

  const hours = await save('hours', { week: 'weekdays' });
  t.ok(doneOf(hours).includes('hours'));
  t.match(await home(), /Monday - Friday[\s\S]*8:00 AM - 5:00 PM/);
  t.equal(app.site.current.profile.openingHours, 'Mo-Fr 08:00-17:00');
  const lines = (await call('GET', '/api/admin/changes?subject=set-up')).json();
  t.equal(JSON.stringify(lines).match(/"Set up: |"set-up"/g) !== null, true);
});

t.test('the time zone follows the state, and the owner’s choice stays within it', async (t) => {
  const app = await build(t);
  const { save } = await setUpCalls(app);
  const zone = () => app.site.current.profile.timeZone;
  t.equal(zone(), 'America/New_York');

  await save('place', { ...ohio.place, zip: '85001' });
  t.equal(zone(), 'America/Phoenix');
  await saveProfile(app, { ...app.site.current.profile, timeZone: 'America/Denver' });
  await save('place', { ...ohio.place, zip: '85701' });
  t.equal(zone(), 'America/Denver');
  await save('place', { ...ohio.place, zip: '90001' });
  t.equal(zone(), 'America/Los_Angeles');
});

t.test('where the machine is told the address of the site, it is not asked for', async (t) => {
  const app = await build(t, { PUBLIC_URL: 'https://fences.example' });
  const { read, save } = await setUpCalls(app);
  const { website: _website, ...business } = ohio.business;

  t.equal((await read()).fields.business.asksWebsite, false);
  await save('business', { ...business, brandInitials: 'BF' });
  t.match(app.site.current.profile, { website: 'https://fences.example', brandInitials: 'BF' });
  await save('business', business);
  t.equal(app.site.current.profile.brandInitials, 'BF', 'initials of the owner’s own stay');
});

t.test('what was changed since is not taken back', async (t) => {
  const app = await build(t);
  const { save, undo } = await setUpCalls(app);
  const first = await save('business', ohio.business);
  await save('hours', { week: 'saturday' });

  const refused = await undo({ json: () => ({ undo: first.undo ?? '' }) });
  t.equal(refused.statusCode, 409, 'a later step changed the same');
});

t.test('a step that is kept, or saved without a change, is done', async (t) => {
  const { save } = await setUpCalls(await build(t));

  t.ok(doneOf(await save('look', { keep: true })).includes('look'));
  t.ok(doneOf(await save('hours', { week: 'half-saturday' })).includes('hours'));
  t.ok(doneOf(await save('mail', { keep: true })).includes('mail'), 'later, and then kept as it is');
});

t.test(
  'Undo of a step that was saved without a change opens it again, and a step that was done has nothing to undo',
  async (t) => {
    const app = await build(t);
    const { save, undo, read } = await setUpCalls(app);
    for (const [step, body] of [
      ['hours', { week: 'half-saturday' }],
      [
        'services',
        { shown: (await read()).fields.services.groups.flatMap(({ services }) => services.map(({ id }) => id)) },
      ],
    ] as const) {
      const saved = await save(step, body);
      t.ok(doneOf(saved).includes(step), step);
      t.equal((await undo({ json: () => ({ undo: saved.undo ?? '' }) })).statusCode, 200, step);
      t.notOk(doneOf(await read()).includes(step), step);
    }
    await save('business', ohio.business);
    t.equal((await save('business', ohio.business)).undo, undefined, 'the same once more');
  },
);

t.test('a business that begins this year speaks of one year, and is told that the words may not fit', async (t) => {
  const app = await build(t);
  const { save, put } = await setUpCalls(app);
  const year = new Date().getFullYear();
  const ahead = await put('business', { ...ohio.business, since: year + 1 });
  t.match([ahead.statusCode, ahead.json().fields], [400, { since: ['The year in which you began lies ahead.'] }]);
  const { tasks } = await save('business', { ...ohio.business, since: year });
  t.equal(app.site.current.profile.years, 1);
  t.ok(tasks.some(({ text }) => text.startsWith('Your pages say “1+ Years”')));
});

t.test('what is wrong is told by field, and nothing is stored', async (t) => {
  const app = await build(t);
  const { put, read } = await setUpCalls(app);
  const fieldsOf = async (step: string, body: object) => {
    const response = await put(step, body);
    t.equal(response.statusCode, 400, `${step} ${response.body}`);
    return response.json().fields;
  };
  const before = await read();

  t.strictSame(await fieldsOf('business', { ...ohio.business, phone: '12', since: 1 }), {
    phone: ['Please enter a valid phone number.'],
    since: ['The year in which you began has four digits, such as 2008.'],
  });
  t.strictSame(await fieldsOf('place', { ...ohio.place, zip: '00000' }), { zip: ['There is no such ZIP code.'] });
  t.strictSame(await fieldsOf('place', { ...ohio.place, zip: '4321' }), { zip: ['A ZIP code has five digits.'] });
  t.ok(await fieldsOf('hours', { week: 'never' }));
  t.strictSame(await fieldsOf('services', { shown: [] }), { shown: ['Check at least one service.'] });
  t.strictSame(await fieldsOf('towns', { towns: [] }), { towns: ['Check at least one town.'] });
  const many = Array.from({ length: 25 }, (_none, index) => ({ name: `Town ${index}` }));
  t.strictSame(await fieldsOf('towns', { towns: many }), { towns: ['The home page has room for 24 towns.'] });
  t.ok((await fieldsOf('look', { accent: 'red' })).accent);
  t.ok((await fieldsOf('password', { currentPassword: 'wrong', newPassword: 'long enough it is' })).currentPassword);
  t.ok((await fieldsOf('mail', { version: 0 })).host);
  t.equal((await put('weather', {})).statusCode, 404);
  t.strictSame(await read(), before);
});

t.test('a step over another window’s change is refused with 409', async (t) => {
  const { read, save, put } = await setUpCalls(await build(t));
  const { seen } = await read();
  await save('hours', { week: 'weekdays', seen: seen.hours });

  t.equal((await put('hours', { week: 'saturday', seen: seen.hours })).statusCode, 409);
  t.equal((await put('services', { shown: ['pool-fencing'], seen: seen.services })).statusCode, 200, 'another field');
});

t.test('services that are not ticked are hidden, and come back', async (t) => {
  const app = await build(t);
  const { read, save, ask } = await setUpCalls(app);
  const all = (await read()).fields.services.groups.flatMap(({ services }) => services.map(({ id }) => id));
  const some = all.filter((id) => !id.startsWith('commercial') && id !== 'pool-fencing');

  t.ok(doneOf(await save('services', { shown: some })).includes('services'));
  t.strictSame(await ask('/pool-fencing'), [302, '/decorative-fencing']);
  t.strictSame(await ask('/commercial-wood-fencing'), [302, '/']);
  t.notMatch((await app.inject({ url: '/sitemap.xml' })).body, /<loc>[^<]*\/(pool-fencing|commercial-)/);
  await save('services', { shown: all });
  t.strictSame(await ask('/pool-fencing'), [200, undefined]);
});

t.test('towns here: those without a page get one while there is room, those not chosen are hidden', async (t) => {
  const app = await build(t);
  const { save, ask, readPlan, undo, call } = await setUpCalls(app);
  const towns = ['Greensboro', 'High Point', 'Oak Ridge', 'Clemmons'].map((name) => ({ name }));
  const saved = await save('towns', { towns });

  t.strictSame(saved.fields.towns.chosen, ['Greensboro', 'High Point', 'Oak Ridge', 'Clemmons']);
  t.strictSame(saved.fields.towns.withPage.sort(), ['Clemmons', 'Greensboro', 'High Point', 'Oak Ridge']);
  t.strictSame(await ask('/elon-fence-installation'), [302, '/areas-we-serve']);
  t.strictSame(await ask('/clemmons-fence-installation'), [404, undefined], 'a draft that no visitor sees');
  t.ok(saved.tasks.some(({ text }) => text.startsWith('2 town pages wait')));
  const { plan } = await readPlan();
  t.strictSame(plan.strip, ['greensboro', 'high-point', 'Oak Ridge', 'Clemmons']);
  const again = await save('towns', { towns });
  t.equal(
    (await readPlan()).plan.main.length + (await readPlan()).plan.other.length,
    10,
    'no second draft of one town',
  );

  t.equal((await undo({ json: () => ({ undo: again.undo ?? '' }) })).statusCode, 404, 'nothing had changed');
  t.equal((await call('POST', `/api/admin/batches/${saved.undo}/reversal`)).statusCode, 200);
  t.strictSame(await ask('/elon-fence-installation'), [200, undefined]);
});

t.test('the password is changed as in the accounts', async (t) => {
  const app = await build(t);
  const { save } = await setUpCalls(app);
  const other = callAs(app, await signIn(app));

  t.ok(await save('password', { currentPassword: adminPassword, newPassword: 'a fence is a good neighbor' }));
  t.equal((await other('GET', '/api/admin/set-up')).statusCode, 401, 'other devices are signed out');
});

t.test('the mail server is the one of the desk', async (t) => {
  const server = await startMailServer(t, 'open sesame');
  const { save, call } = await setUpCalls(await build(t, { MAIL_PRIVATE: 'true' }));
  const port = Number(new URL(server.url).port);
  const settings = { version: 0, host: '127.0.0.1', port, security: 'none', user: 'site', password: 'open sesame' };
  const saved = await save('mail', { ...settings, from: 'site@example.com', to: 'owner@example.com' });

  t.ok(doneOf(saved).includes('mail'));
  t.notMatch(JSON.stringify(saved), /open sesame|sealed/);
  t.match((await call('GET', '/api/admin/mail')).json(), { host: '127.0.0.1', hasPassword: true });
});
