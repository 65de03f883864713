import t from 'tap';
import { build } from '../fixtures/app.ts';
import { doneOf, forgetSetUp, ohio, setupCalls } from '../fixtures/set-up.ts';

const app = await build(t);
const { call, read, save, ask, readPlan, open, undo, hide } = await setupCalls(app);
const readPlaces = (query: string) => call('GET', `/api/admin/places${query}`);
const findPlaces = async (query: string) => {
  const { towns, ...place } = (await readPlaces(query)).json();
  return { place, towns, names: towns.map(({ name }: { name: string }) => name) };
};
t.beforeEach(() => forgetSetUp(app));

t.test('a ZIP code gives its place and nearby towns, the largest ones first', async (t) => {
  const { place, towns, names } = await findPlaces('?zip=27284');

  t.match(place, { city: 'Kernersville', state: 'NC', latitude: 36.1165, longitude: -80.0831 });
  t.strictSame(names.slice(0, 3), ['Greensboro', 'Winston-Salem', 'High Point']);
  const [greensboro] = towns;
  t.ok(Math.abs(greensboro.latitude - 36.07) < 0.1 && Math.abs(greensboro.longitude + 79.79) < 0.1);
  t.ok(names.includes('Oak Ridge') && names.includes('McLeansville'));
  t.notOk(names.includes('Charlotte'), 'that lies 60 miles away');
});

t.test('the distance decides which towns are near, at any latitude', async (t) => {
  const { names: near } = await findPlaces('?zip=43215&miles=5');
  const { names: far } = await findPlaces('?zip=43215&miles=30');

  t.equal(near[0], 'Columbus');
  t.notOk(near.includes('Delaware'));
  t.ok(far.includes('Delaware') && far.includes('Circleville'), 'one north of 40 degrees, one south');
  t.ok(far.length > near.length && far.length <= 60);
  t.strictSame((await findPlaces('?zip=96970')).names, ['Ebeye'], 'an island alone in its sea');
});

t.test('an unknown ZIP code is reported, and a malformed one is refused by field', async (t) => {
  const refused: [query: string, status: number, fields?: Record<string, string[]>][] = [
    ['?zip=00000', 404],
    ['?zip=09001', 404, undefined], // A military post office abroad.
    ['?zip=2728', 400, { zip: ['Enter a 5-digit ZIP code.'] }],
    ['', 400, { zip: ['Enter a ZIP code.'] }],
    ['?zip=27284&miles=61', 400, { miles: ['Choose between 1 and 60 miles.'] }],
  ];
  for (const [query, status, fields] of refused) {
    const { statusCode, json } = await readPlaces(query);
    t.strictSame([statusCode, json().fields], [status, fields], query);
  }
});

t.test('a place in another region hides the original towns and changes the text', async (t) => {
  const saved = await save('place', ohio.place);

  t.match(saved.fields.place, { zip: '43215', city: 'Columbus', state: 'OH', region: 'Central Ohio' });
  const { latitude, longitude } = app.site.current.profile;
  t.ok(Math.abs(latitude - 39.96) < 0.1 && Math.abs(longitude + 83) < 0.1);
  const { plan } = await readPlan();
  t.equal(plan.region, 'any');
  t.strictSame(plan.homeTowns, ['Columbus']);
  t.notOk(doneOf(await read()).includes('towns'), 'the home town alone is no choice');
  t.strictSame(await ask('/greensboro-fence-installation'), [302, '/areas-we-serve']);

  t.equal((await undo({ json: () => ({ undo: saved.undo ?? '' }) })).statusCode, 200);
  t.equal((await readPlan()).plan.region, 'home');
  t.equal(app.site.current.profile.city, 'Kernersville');
  t.strictSame(await ask('/greensboro-fence-installation'), [200, undefined]);
});

t.test('a place in the same region keeps towns and text, and a return restores them', async (t) => {
  const near = { zip: '27401', street: '1 Elm Street', region: 'Greensboro and around' };
  const savePlace = async (place: object) => {
    await save('place', place);
    return (await readPlan()).plan;
  };

  const { region, homeTowns } = await savePlace(near);
  t.strictSame([region, homeTowns.length], ['home', 12]);
  const away = await savePlace({ ...near, zip: '28202' });
  t.equal(away.region, 'any', 'Charlotte lies in the same state and on other soil');
  const back = await savePlace(near);
  t.strictSame([back.region, back.homeTowns.length, back.hidden], ['home', 12, {}]);
  t.strictSame(await ask('/greensboro-fence-installation'), [200, undefined]);
});

t.test('a hidden town keeps the redirect that the owner chose', async (t) => {
  await hide('elon', { page: 'burlington' });
  await save('towns', { towns: [{ name: 'Greensboro' }] });
  const { hidden } = (await readPlan()).plan;
  t.match(hidden, { elon: { page: 'burlington' }, burlington: { page: 'areas' } });
});

t.test('the first eight chosen towns get a page draft, and all are on the home page', async (t) => {
  await save('place', ohio.place);
  const point = { latitude: 40.1, longitude: -83.1 };
  const saved = await save('towns', { towns: ohio.towns.map((name) => ({ name, ...point })) });

  t.strictSame(saved.fields.towns.chosen, ohio.towns);
  t.equal(saved.fields.towns.withPage.length, 8);
  t.notOk(saved.fields.towns.withPage.includes('Marysville'));
  const { plan } = await readPlan();
  const [id = ''] = plan.main.filter((entry) => entry.startsWith('p-'));
  t.match((await open(id)).words, { town: 'Columbus', point });
  t.equal(plan.slugs[id], 'columbus-fence-installation');
  t.match((await app.inject({ url: '/' })).body, /Westerville[\s\S]*Marysville/);
});
