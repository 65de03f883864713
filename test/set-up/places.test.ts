import t from 'tap';
import { build, signIn } from '../fixtures/app.ts';

const app = await build(t);
const cookie = await signIn(app);

const ask = (query: string, session = cookie) =>
  app.inject({ url: `/api/admin/places${query}`, headers: { cookie: session } });
const namesOf = (body: { towns: { name: string }[] }) => body.towns.map(({ name }) => name);

t.test('a ZIP code gives its place and the towns around it, those with the most ZIP codes first', async (t) => {
  const places = (await ask('?zip=27284')).json();

  t.match(places, { city: 'Kernersville', state: 'NC', latitude: 36.1165, longitude: -80.0831 });
  t.strictSame(namesOf(places).slice(0, 3), ['Greensboro', 'Winston-Salem', 'High Point']);
  const [greensboro] = places.towns;
  t.ok(Math.abs(greensboro.latitude - 36.07) < 0.1 && Math.abs(greensboro.longitude + 79.79) < 0.1);
  t.ok(namesOf(places).includes('Oak Ridge') && namesOf(places).includes('McLeansville'));
  t.notOk(namesOf(places).includes('Charlotte'), 'that lies 60 miles away');
});

t.test('the distance decides which towns are near, also across a degree of latitude', async (t) => {
  const near = namesOf((await ask('?zip=43215&miles=5')).json());
  const far = namesOf((await ask('?zip=43215&miles=30')).json());

  t.equal(near[0], 'Columbus');
  t.notOk(near.includes('Delaware'));
  t.ok(far.includes('Delaware') && far.includes('Circleville'), 'one north of 40 degrees, one south');
  t.ok(far.length > near.length && far.length <= 60);
  t.strictSame(namesOf((await ask('?zip=96970')).json()), ['Ebeye'], 'an island alone in its sea');
});

t.test('a ZIP code that does not exist is unknown, and what is none is refused by field', async (t) => {
  t.equal((await ask('?zip=00000')).statusCode, 404);
  t.equal((await ask('?zip=09001')).statusCode, 404, 'a military post office abroad');
  t.strictSame((await ask('?zip=2728')).json().fields, { zip: ['A ZIP code has five digits.'] });
  t.strictSame((await ask('')).json().fields, { zip: ['Please enter a ZIP code.'] });
  t.strictSame((await ask('?zip=27284&miles=61')).json().fields, { miles: ['Choose between 1 and 60 miles.'] });
});
