import t from 'tap';
import { build } from '../fixtures/app.ts';
import { ohio, setUpCalls } from '../fixtures/set-up.ts';

t.test('a place in another region hides the shipped towns and changes the words', async (t) => {
  const app = await build(t);
  const { save, ask, readPlan, undo } = await setUpCalls(app);
  const saved = await save('place', ohio.place);

  t.match(saved.fields.place, { zip: '43215', city: 'Columbus', state: 'OH', region: 'Central Ohio' });
  const { latitude, longitude } = app.site.current.profile;
  t.ok(Math.abs(latitude - 39.96) < 0.1 && Math.abs(longitude + 83) < 0.1);
  const { plan } = await readPlan();
  t.equal(plan.region, 'any');
  t.strictSame(plan.strip, ['Columbus']);
  t.strictSame(await ask('/greensboro-fence-installation'), [302, '/areas-we-serve']);

  t.equal((await undo({ json: () => ({ undo: saved.undo ?? '' }) })).statusCode, 200);
  t.equal((await readPlan()).plan.region, 'home');
  t.equal(app.site.current.profile.city, 'Kernersville');
  t.strictSame(await ask('/greensboro-fence-installation'), [200, undefined]);
});

t.test('a place in the same region keeps towns and words, and who comes back finds them again', async (t) => {
  const { save, ask, readPlan } = await setUpCalls(await build(t));
  const near = { zip: '27401', street: '1 Elm Street', region: 'Greensboro and around' };

  await save('place', near);
  t.equal((await readPlan()).plan.region, 'home');
  t.equal((await readPlan()).plan.strip.length, 12);
  await save('place', { ...near, zip: '28202' });
  t.equal((await readPlan()).plan.region, 'any', 'Charlotte lies in the same state and on other soil');
  await save('place', near);
  t.match((await readPlan()).plan, { region: 'home', hidden: {} });
  t.equal((await readPlan()).plan.strip.length, 12);
  t.strictSame(await ask('/greensboro-fence-installation'), [200, undefined]);
});

t.test('the first eight of the chosen towns get a draft of a page, all of them stand in the strip', async (t) => {
  const app = await build(t);
  const { save, readPlan, open } = await setUpCalls(app);
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
