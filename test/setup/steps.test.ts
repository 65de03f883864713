import t from 'tap';
import { defaultPrices } from '../../src/prices/default-prices.ts';
import type { SavedStep, Setup } from '../../src/shared/admin/setup.ts';
import type { TimeZone } from '../../src/shared/hours.ts';
import { yearIn } from '../../src/shared/moments.ts';
import { adminPassword, build, callAs, postContact, signIn } from '../fixtures/app.ts';
import { startMailServer } from '../fixtures/mail-server.ts';
import { saveProfile } from '../fixtures/profile.ts';
import { doneOf, forgetSetUp, ohio, setupCalls } from '../fixtures/set-up.ts';
import { weekOf } from '../fixtures/week.ts';

const app = await build(t, { MAIL_PRIVATE: 'true' });
const { call, read, save, put, ask, readPlan, undo } = await setupCalls(app);
const undoStep = async ({ undo: batch = '' }: SavedStep) => (await undo({ json: () => ({ undo: batch }) })).statusCode;
const home = async () => (await app.inject({ url: '/' })).body;
const profile = () => app.site.current.profile;
const thisYear = () => yearIn(Date.now(), profile().timeZone);
const listServices = async () =>
  (await read()).fields.services.groups.flatMap(({ services }) => services.map(({ id }) => id));
t.beforeEach(() => forgetSetUp(app));

t.test('a new site has every step open except a password from the environment', async (t) => {
  const shipped = await read();
  const { steps, tasks, fields } = shipped;

  t.equal(steps.length, 9);
  t.strictSame(doneOf(shipped), ['password']);
  t.match(fields.business, { name: 'Longleaf Fence Company', brandInitials: 'LFC', asksWebsite: true });
  t.equal((await listServices()).length, 18);
  t.equal(fields.towns.withPage.length, 8);
  t.ok(tasks.some(({ text }) => text.startsWith('The reviews on your home page are samples.')));
});

t.test('a site without setup keeps its text, and opening the setup stores nothing', async (t) => {
  const before = await home();
  await read();

  t.match(before, 'Triad');
  t.equal(await home(), before);
  t.strictSame(await app.db.selectFrom('contentDocuments').select('id').execute(), []);
  const keys = app.db.selectFrom('settings').select('key').where('key', 'in', ['profile', 'set-up', 'mail']);
  t.strictSame(await keys.execute(), []);
  t.equal((await postContact(app)).statusCode, 201);
});

t.test('each step is saved separately, shows on the next request, and can be undone', async (t) => {
  const saved = await save('business', ohio.business);
  t.ok(doneOf(saved).includes('business'));
  t.match(await home(), /Buckeye Fence Works[\s\S]*\(614\) 555-0123/);
  t.match(profile(), { years: thisYear() - 1998, brandInitials: 'BFW' });
  t.equal(await undoStep(saved), 200);
  t.notMatch(await home(), /Buckeye/);
  t.notOk(doneOf(await read()).includes('business'));

  const hours = await save('hours', { week: 'weekdays' });
  t.ok(doneOf(hours).includes('hours'));
  t.match(await home(), /Monday - Friday[\s\S]*8:00 AM - 5:00 PM/);
  t.strictSame(profile().hours, weekOf('Mo-Fr 08:00-17:00'));
  t.match((await call('GET', '/api/admin/changes?subject=set-up')).body, /"Set up: |"set-up"/);
});

t.test('the time zone follows every move until the owner chooses another one', async (t) => {
  const zoneOf = async (zip: string, timeZone?: TimeZone) => {
    await save('place', { ...ohio.place, zip, ...(timeZone && { timeZone }) });
    return profile().timeZone;
  };
  t.equal(profile().timeZone, 'America/New_York');
  t.equal(await zoneOf('75201'), 'America/Chicago');
  t.equal(await zoneOf('79901'), 'America/Denver', 'within Texas');
  t.equal(await zoneOf('85001'), 'America/Phoenix');
  t.equal(await zoneOf('85001', 'America/Denver'), 'America/Denver', 'chosen on this screen');
  t.equal(await zoneOf('85701'), 'America/Denver', 'and kept');
  t.equal((await read()).fields.place.timeZone, 'America/Denver');
  await saveProfile(app, { ...profile(), timeZone: 'America/Phoenix' });
  t.equal(await zoneOf('90001'), 'America/Los_Angeles', 'the zone of the ZIP code follows again');
  t.equal((await put('place', { ...ohio.place, timeZone: 'Europe/Paris' })).statusCode, 400);
});

t.test('the setup shows hours of every kind as they were saved', async (t) => {
  for (const text of [
    'Mo-Fr 08:00-12:00, Mo-Fr 13:00-17:00',
    'Mo-Su by appointment',
    'Fr-Sa 20:00-02:00, Su by appointment',
    'Mo-Su 00:00-24:00',
  ]) {
    const { fields } = await save('hours', { week: weekOf(text) });
    t.strictSame(fields.hours.week, weekOf(text), text);
    t.equal((await save('hours', fields.hours)).undo, undefined, 'saved as it is, it stays');
  }
  const refused = await put('hours', { week: weekOf('Mo 08:00-12:00, Mo 11:00-17:00') });
  t.match(
    [refused.statusCode, refused.json().fields],
    [400, { 'week.Mo.spans': ['The hours of a day can’t overlap.'] }],
  );
});

t.test('the setup doesn’t ask for a site address that the environment sets', async (t) => {
  const named = await build(t, { PUBLIC_URL: 'https://fences.example' });
  const calls = await setupCalls(named);
  const { website: _website, ...business } = ohio.business;

  t.equal((await calls.read()).fields.business.asksWebsite, false);
  await calls.save('business', { ...business, brandInitials: 'BF' });
  t.match(named.site.current.profile, { website: 'https://fences.example', brandInitials: 'BF' });
  await calls.save('business', business);
  t.equal(named.site.current.profile.brandInitials, 'BF', 'initials of the owner’s own stay');
});

t.test('Undo doesn’t revert later changes, and a second one does nothing', async (t) => {
  const first = await save('business', ohio.business);
  t.equal((await save('business', ohio.business)).undo, undefined, 'the same once more');
  await save('hours', { week: 'saturday' });

  t.equal(await undoStep(first), 409, 'a later step changed the same');
});

t.test('a step that is kept or saved unchanged is done, and Undo reopens it', async (t) => {
  for (const step of ['look', 'mail'])
    t.ok(doneOf(await save(step, { keep: true })).includes(step as 'look'), `${step}: later, and then kept as it is`);
  const unchanged: [step: 'hours' | 'services', body: object][] = [
    ['hours', { week: 'half-saturday' }],
    ['services', { shown: await listServices() }],
  ];
  for (const [step, body] of unchanged) {
    const saved = await save(step, body);
    t.ok(doneOf(saved).includes(step), step);
    t.equal(await undoStep(saved), 200, step);
    t.notOk(doneOf(await read()).includes(step), step);
  }
});

t.test('a town is stored without the state of the business', async (t) => {
  await save('towns', {
    towns: ['Elon, NC', 'Mebane, North Carolina', 'Haw River NC', 'Mebane'].map((name) => ({ name })),
  });
  t.strictSame((await readPlan()).plan.homeTowns, ['elon', 'Mebane', 'Haw River']);
  const refused = await put('towns', { towns: [{ name: 'Danville, VA' }] });
  t.match(
    [refused.statusCode, refused.json().fields],
    [400, { towns: ['Enter only the name of the town, without a comma.'] }],
  );
});

t.test('a business that starts this year says one year and is warned about its text', async (t) => {
  const year = thisYear();
  const ahead = await put('business', { ...ohio.business, since: year + 1 });
  t.match([ahead.statusCode, ahead.json().fields], [400, { since: ['The year you started can’t be in the future.'] }]);
  const { tasks } = await save('business', { ...ohio.business, since: year });
  t.equal(profile().years, 1);
  t.ok(tasks.some(({ text }) => text.startsWith('Your pages say “1+ Years”')));
});

t.test('on New Year’s Eve the years of a business are those in its time zone', async (t) => {
  const late = await build(t, {}, { now: () => Date.UTC(2027, 0, 1, 3) });
  const calls = await setupCalls(late);
  await calls.save('business', { ...ohio.business, since: 2025 });
  t.equal(late.site.current.profile.years, 1);
});

t.test('mistakes in a step are shown by field, and nothing is stored', async (t) => {
  const before = await read();
  const towns = Array.from({ length: 25 }, (_none, index) => ({ name: `Town ${index}` }));
  const wrong: [step: string, body: object, fields: Record<string, unknown>][] = [
    [
      'business',
      { ...ohio.business, phone: '12', since: 1 },
      {
        phone: ['Please enter a valid phone number.'],
        since: ['Enter the year you started with four digits, like 2008.'],
      },
    ],
    ['place', { ...ohio.place, zip: '00000' }, { zip: ['That ZIP code doesn’t exist.'] }],
    ['place', { ...ohio.place, zip: '4321' }, { zip: ['Enter a 5-digit ZIP code.'] }],
    ['hours', { week: 'never' }, { body: Array }],
    ['services', { shown: [] }, { shown: ['Check at least one service.'] }],
    ['towns', { towns: [] }, { towns: ['Check at least one town.'] }],
    ['towns', { towns }, { towns: ['You can list up to 24 towns.'] }],
    ['look', { accent: 'red' }, { accent: Array }],
    ['password', { currentPassword: 'wrong', newPassword: 'long enough it is' }, { currentPassword: Array }],
    ['mail', { version: 0 }, { host: Array }],
  ];
  for (const [step, body, fields] of wrong) {
    const answer = await put(step, body);
    t.match([answer.statusCode, answer.json().fields], [400, fields], `${step} ${answer.body}`);
  }
  t.equal((await put('weather', {})).statusCode, 404);
  t.strictSame(await read(), before);
});

t.test('unchecked services are hidden and can be restored', async (t) => {
  const all = await listServices();
  const some = all.filter((id) => !id.startsWith('commercial') && id !== 'pool-fencing');

  const { seen } = await read();
  await save('hours', { week: 'weekdays', seen: seen.hours });

  const saved = await save('services', { shown: some, seen: seen.services });
  t.ok(doneOf(saved).includes('services'), 'another field that changed meanwhile is no conflict');
  t.strictSame(await ask('/pool-fencing'), [302, '/decorative-fencing']);
  t.strictSame(await ask('/commercial-wood-fencing'), [302, '/']);
  t.notMatch((await app.inject({ url: '/sitemap.xml' })).body, /<loc>[^<]*\/(pool-fencing|commercial-)/);
  await save('services', { shown: all });
  t.strictSame(await ask('/pool-fencing'), [200, undefined]);
});

t.test('a material that only the price planner offers is named', async (t) => {
  const named = (tasks: Setup['tasks']) =>
    tasks.filter(({ link }) => link.path === '/admin/prices').map(({ text }) => text);
  const all = await listServices();
  t.strictSame(named((await read()).tasks), []);
  const one = await save('services', { shown: all.filter((id) => id !== 'residential-vinyl-fencing') });
  t.strictSame(named(one.tasks), [], 'another page has vinyl');
  const none = await save('services', { shown: all.filter((id) => !/vinyl|chain-link|security/.test(id)) });
  t.match(named(none.tasks), [/offers vinyl and chain link fences, but none of your service pages does/]);
  const kinds = Object.entries(defaultPrices.kinds).map(([kind, row]) => [
    kind,
    /vinyl|chain/.test(kind) ? { ...row, offered: false } : row,
  ]);
  const prices = { ...defaultPrices, kinds: Object.fromEntries(kinds) };
  t.equal((await call('PUT', '/api/admin/prices', { prices, version: 0 })).statusCode, 200);
  t.strictSame(named((await read()).tasks), [], 'the owner turned them off');
  await save('services', { shown: all });
});

t.test('chosen towns without a page get one while there is room, and others are hidden', async (t) => {
  const names = ['Greensboro', 'High Point', 'Oak Ridge', 'Clemmons'];
  const towns = names.map((name) => ({ name }));
  const saved = await save('towns', { towns });

  t.strictSame(saved.fields.towns.chosen, names);
  t.strictSame(saved.fields.towns.withPage.toSorted(), names.toSorted());
  t.strictSame(await ask('/elon-fence-installation'), [302, '/areas-we-serve']);
  t.strictSame(await ask('/clemmons-fence-installation'), [404, undefined], 'a draft that no visitor sees');
  t.ok(saved.tasks.some(({ text }) => text.startsWith('2 town pages need')));
  t.strictSame((await readPlan()).plan.homeTowns, ['greensboro', 'high-point', 'Oak Ridge', 'Clemmons']);
  const again = await save('towns', { towns });
  const { main, other } = (await readPlan()).plan;
  t.equal(main.length + other.length, 10, 'no second draft of one town');

  t.equal(await undoStep(again), 404, 'nothing had changed');
  t.equal(await undoStep(saved), 200);
  t.strictSame(await ask('/elon-fence-installation'), [200, undefined]);
});

t.test('the setup saves the same mail server as the admin', async (t) => {
  const server = await startMailServer(t, 'open sesame');
  const port = Number(new URL(server.url).port);
  const settings = { version: 0, host: '127.0.0.1', port, security: 'none', user: 'site', password: 'open sesame' };
  const saved = await save('mail', { ...settings, from: 'site@example.com', to: 'owner@example.com' });

  t.ok(doneOf(saved).includes('mail'));
  t.notMatch(JSON.stringify(saved), /open sesame|sealed/);
  t.match((await call('GET', '/api/admin/mail')).json(), { host: '127.0.0.1', hasPassword: true });
});

t.test('the setup changes the password by the rules of the Security page', async (t) => {
  const other = callAs(app, await signIn(app));

  t.ok(await save('password', { currentPassword: adminPassword, newPassword: 'a fence is a good neighbor' }));
  t.equal((await other('GET', '/api/admin/set-up')).statusCode, 401, 'other devices are signed out');
});
