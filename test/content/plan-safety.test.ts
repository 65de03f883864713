import t from 'tap';
import { build } from '../fixtures/app.ts';
import { planCalls } from '../fixtures/content.ts';

t.test('statement 18: the second of two who change the plan gets 409 with the first one’s plan', async (t) => {
  const { call, readPlan, rename } = await planCalls(await build(t));
  const seen = await readPlan();
  await rename('pool-fencing', 'pools');

  const second = await call('PUT', '/api/admin/plan', seen);
  t.equal(second.statusCode, 409);
  t.match(second.json(), {
    message: /^The owner changed the list of pages in the meantime\. Nothing of yours is lost/,
    theirs: { words: { slugs: { 'pool-fencing': 'pools' } }, version: Number, by: 'The owner', at: String },
  });
  t.equal((await readPlan()).plan.slugs['pool-fencing'], 'pools');
});

t.test('statement 18: of two plans at once one is refused, whole', async (t) => {
  const { call, readPlan, ask } = await planCalls(await build(t));
  const { plan, version } = await readPlan();
  const put = (slug: string) =>
    call('PUT', '/api/admin/plan', { plan: { ...plan, slugs: { ...plan.slugs, 'pool-fencing': slug } }, version });
  const codes = await Promise.all(['one', 'two', 'three'].map(put));

  t.strictSame(codes.map(({ statusCode }) => statusCode).sort(), [200, 409, 409]);
  const { slugs } = (await readPlan()).plan;
  t.strictSame(await ask('/pool-fencing'), [308, `/${slugs['pool-fencing']}`]);
});

t.test('statement 24: each change of pages and redirects leaves one line in the audit log', async (t) => {
  const app = await build(t);
  const { call, rename, hide, add, remove, undo } = await planCalls(app);
  await undo(await rename('pool-fencing', 'pools'));
  await hide('elon', { page: 'burlington' });
  const { id } = (await add({ kind: 'service', name: 'Bamboo Fencing', place: 'fenceStyles' })).json();
  await undo(await remove('ranch-fencing', { target: { page: 'pool-fencing' } }));
  await call('POST', '/api/admin/redirects', { from: '/old', page: 'elon' });
  await call('PATCH', '/api/admin/redirects/%2Fold', { page: 'home' });
  await call('DELETE', '/api/admin/redirects/%2Fold');

  const changes = (await call('GET', '/api/admin/changes')).json().reverse();
  t.strictSame(
    changes.map(({ action, subject, detail }: Record<string, string>) => [action, subject, detail]),
    [
      ['plan', 'plan', '/pool-fencing leads to /pools'],
      ['undo', 'plan', 'publish'],
      ['plan', 'plan', 'Elon is hidden'],
      ['add', id, '/bamboo-fencing'],
      ['remove', 'ranch-fencing', 'Ranch Fencing'],
      ['undo', 'plan', 'publish'],
      ['redirect', '/old', 'leads to elon'],
      ['redirect', '/old', 'leads to home'],
      ['redirect', '/old', 'deleted'],
    ],
  );
});
