import t from 'tap';
import type { ChangeRule } from '../../src/http/change-rule.ts';
import { hasSentence } from '../../src/shared/admin/changes.ts';
import { build, callAs, postContact, signIn, signInAs } from '../fixtures/app.ts';
import { planCalls } from '../fixtures/content.ts';
import { refuseRows } from '../fixtures/database.ts';
import { formHeaders, writeForm } from '../fixtures/multipart.ts';
import { writePdf } from '../fixtures/pdf.ts';
import { startPushService } from '../fixtures/push-service.ts';
import { collectRoutes } from '../fixtures/routes.ts';
import { fileCalls } from '../fixtures/transfer.ts';

const routes = collectRoutes();
const app = await build(t, { PUSH_PRIVATE: 'true' });
const pushService = await startPushService(t);
const calls = await planCalls(app);
const { call, at, open } = calls;
const staff = await signInAs(app, 'crew');
const owner = await signIn(app);
await postContact(app);

const draft = async (id: string) => {
  const { words, draftVersion } = await open(id);
  return (await calls.saveDraft(id, { ...words, title: `Fences ${draftVersion}` }, draftVersion)).json().version;
};
/** Values that later steps need. */
const kept = { undo: '', page: '', person: 0, import: 0 };

/**
 * Requests that write their own log line or name its subject, and some whose line the hook of `src/accounts/activity.ts` writes. They are
 * in an order in which each one succeeds, and their preparations don't write a line.
 */
const steps: Record<string, () => Promise<{ statusCode: number; body: string }>> = {
  'PUT /api/admin/estimates/settings': async () => {
    const { settings, version } = (await call('GET', '/api/admin/estimates/settings')).json();
    return call('PUT', '/api/admin/estimates/settings', { settings, version });
  },
  'PUT /api/admin/digest': () => call('PUT', '/api/admin/digest', { isOn: false }),
  'POST /api/admin/content/:id/publication': async () => calls.publish('home', await draft('home')),
  'DELETE /api/admin/content/:id/publication': async () => {
    const soon = new Date(Date.now() + 3600_000).toISOString();
    await calls.publish('areas', await draft('areas'), { at: soon });
    return call('DELETE', at('areas', '/publication'));
  },
  'POST /api/admin/content/:id/restoration': async () => {
    const { published } = await open('home');
    const answer = await call('POST', at('home', '/restoration'), { from: 'shipped', published });
    kept.undo = answer.json().undo;
    return answer;
  },
  'POST /api/admin/batches/:batch/reversal': () => call('POST', `/api/admin/batches/${kept.undo}/reversal`),
  'PUT /api/admin/content/:id/update': async () => {
    const older = { documentId: 'gallery', hash: 'older', body: '{}', firstSeenAt: '2026-01-01T00:00:00.000Z' };
    await app.db.insertInto('defaultText').values(older).execute();
    return call('PUT', at('gallery', '/update'), { answer: 'keep' });
  },
  'PUT /api/admin/plan': () => calls.rename('pool-fencing', 'pools'),
  'POST /api/admin/content': async () => {
    const answer = await calls.add({ kind: 'service', name: 'Bamboo Fencing', place: 'fenceStyles' });
    kept.page = answer.json().id;
    return answer;
  },
  'DELETE /api/admin/content/:id': () => calls.remove(kept.page, {}),
  'POST /api/admin/content/:id/return': () => call('POST', at(kept.page, '/return')),
  'POST /api/admin/content-file/:import/application': async () => {
    const files = await fileCalls(app);
    return files.apply((await files.bring(await files.save())).json());
  },
  'PUT /api/admin/redirects': () =>
    call('PUT', '/api/admin/redirects', { redirects: [{ from: '/older', page: 'gallery' }] }),
  'POST /api/admin/redirects': () => call('POST', '/api/admin/redirects', { from: '/old', page: 'elon' }),
  'PATCH /api/admin/redirects/:from': () => call('PATCH', '/api/admin/redirects/%2Fold', { page: 'home' }),
  'DELETE /api/admin/redirects/:from': () => call('DELETE', '/api/admin/redirects/%2Fold'),
  'PATCH /api/admin/leads/:id': () => call('PATCH', '/api/admin/leads/1', { status: 'quoted', version: 1 }),
  'POST /api/admin/leads': () =>
    call('POST', '/api/admin/leads', {
      name: 'Dana Field',
      phone: '336 555 0108',
      email: 'dana@example.com',
      came: 'phone',
      contacted: false,
    }),
  'POST /api/admin/leads/:id/notes': () => call('POST', '/api/admin/leads/1/notes', { text: 'Ann Carter has a dog' }),
  'POST /api/admin/leads/import': async () => {
    const content = 'Name,Email\nGia Hill,gia@example.com\n';
    const payload = writeForm([
      { name: 'file', fileName: 'customers.csv', content: Buffer.from(content) },
      { name: 'columns', content: JSON.stringify(['name', 'email']) },
    ]);
    const headers = { ...formHeaders, cookie: owner };
    const answer = await app.inject({ method: 'POST', url: '/api/admin/leads/import', payload, headers });
    kept.import = answer.json().id;
    return answer;
  },
  'DELETE /api/admin/leads/import/:id': () => call('DELETE', `/api/admin/leads/import/${kept.import}`),
  'DELETE /api/admin/leads': () => call('DELETE', '/api/admin/leads', { ids: [1] }),
  'POST /api/upload-catalog': () => {
    const payload = writeForm([{ name: 'catalog', fileName: 'any.pdf', content: writePdf() }]);
    const headers = { ...formHeaders, cookie: staff };
    return app.inject({ method: 'POST', url: '/api/upload-catalog', payload, headers });
  },
  'PUT /api/admin/templates': async () =>
    call('PUT', '/api/admin/templates', (await call('GET', '/api/admin/templates')).json()),
  'POST /api/admin/notifications/devices': () =>
    call('POST', '/api/admin/notifications/devices', pushService.subscribe('phone')),
  'POST /api/admin/people': async () => {
    const answer = await call('POST', '/api/admin/people', { name: 'Bo', email: 'bo@example.com', role: 'office' });
    kept.person = answer.json().id;
    return answer;
  },
  'PUT /api/admin/people/:id': () =>
    call('PUT', `/api/admin/people/${kept.person}`, { version: 1, name: 'Bo', email: 'bo@example.com', role: 'crew' }),
  'POST /api/admin/people/:id/link': () => call('POST', `/api/admin/people/${kept.person}/link`),
  'DELETE /api/admin/people/:id': () => call('DELETE', `/api/admin/people/${kept.person}`),
  'PUT /api/admin/set-up/:step': () => call('PUT', '/api/admin/set-up/hours', { keep: true }),
};

/** Runs a step that needs an earlier change, which also writes a line. */
const prepared = 'DELETE /api/admin/content/:id/publication';

const writing = routes.filter(
  ({ method, url, change }) =>
    change !== undefined || (!['GET', 'HEAD'].includes(method) && url.startsWith('/api/admin/')),
);
const isSilent = (change: ChangeRule | undefined) => typeof change === 'object' && 'none' in change;
const readLines = () => app.db.selectFrom('changes').selectAll().orderBy('id').execute();

t.test('each admin request that writes adds one activity line with its author', async (t) => {
  for (const [name, step] of Object.entries(steps)) {
    const before = await readLines();
    const { statusCode, body } = await step();
    const lines = (await readLines()).slice(before.length);

    t.ok(statusCode < 300, `${name} answers ${statusCode} ${body}`);
    t.equal(lines.length, name === prepared ? 2 : 1, name);
    const line = lines.at(-1) ?? { role: '', action: '', subject: '' };
    t.equal(line.role, name.startsWith('POST /api/upload') ? 'crew' : 'owner', name);
    t.ok(hasSentence(line), `src/shared/admin/changes.ts has a sentence for "${line.subject} ${line.action}"`);
    const { change } = routes.find(({ method, url }) => `${method} ${url}` === name) ?? {};
    if (typeof change === 'object' && 'action' in change)
      t.match(line, { action: change.action, subject: change.subject }, name);
  }
  const note = (await readLines()).find(({ action }) => action === 'note');
  t.equal(note?.detail, '1', 'the parameters of an address are the detail');
});

t.test('every admin route that writes adds a log line or is a listed exception', async (t) => {
  t.ok(writing.length > 40, `${writing.length} routes`);
  for (const { method, url, change } of writing) {
    const name = `${method} ${url}`;
    if (isSilent(change)) t.ok(change.none.length > 10, name);
    else if (typeof change === 'object' && !change.detail)
      t.ok(hasSentence(change), `${name}, whose line the hook writes`);
    else t.ok(Object.hasOwn(steps, name), `the steps of this test bring ${name} about`);
  }
  t.strictSame(
    writing.flatMap(({ method, url, change }) => (isSilent(change) ? `${method} ${url}` : [])).sort(),
    [
      'DELETE /api/admin/content/:id/draft',
      'POST /api/admin/content-file',
      'POST /api/admin/content/:id/preview',
      'POST /api/admin/copies/recovery-key',
      'POST /api/admin/copies/tests',
      'POST /api/admin/delivery/pings',
      'POST /api/admin/domain',
      'POST /api/admin/login',
      'POST /api/admin/logout',
      'POST /api/admin/mail/domain',
      'POST /api/admin/mail/tests',
      'POST /api/admin/notifications/tests',
      'POST /api/admin/passkeys/authentication/options',
      'POST /api/admin/passkeys/authentication/verify',
      'POST /api/admin/passkeys/registration/options',
      'POST /api/admin/redirects/proposals',
      'POST /api/admin/second-factor',
      'PUT /api/admin/content/:id/draft',
      'PUT /api/admin/estimates/:id',
    ],
    'what leaves none is listed here too, so that a reason is looked at twice',
  );
});

t.test('the app doesn’t start if an admin route that writes is in neither list', async (t) => {
  const other = await build(t);
  const forgotten = async () => ({});
  t.throws(() => other.post('/api/admin/forgotten', { role: 'anyone' }, forgotten), /config\.change must say/);
  t.doesNotThrow(() => other.get('/api/admin/read', { role: 'anyone' }, forgotten));
});

t.test('a refused request adds no line, and no line contains a visitor’s text', async (t) => {
  const before = await readLines();
  t.equal((await call('DELETE', '/api/admin/images/999')).statusCode, 404);
  t.equal((await call('PUT', '/api/admin/plan', { plan: {}, version: 0 })).statusCode, 409);
  t.equal((await callAs(app)('DELETE', '/api/admin/leads', { ids: [1] })).statusCode, 401);

  t.strictSame(await readLines(), before);
  t.notMatch(JSON.stringify(before), /Ann|Carter|555-0187|example\.com|dog/);
});

t.test('simultaneous changes add one line each', async (t) => {
  const before = await readLines();
  const names = Array.from({ length: 8 }, (_none, index) => `Customer ${index}`);
  const answers = await Promise.all(
    names.map((name) =>
      call('POST', '/api/admin/leads', { name, phone: '336 555 0190', email: '', came: 'phone', contacted: false }),
    ),
  );
  t.ok(answers.every(({ statusCode }) => statusCode === 201));
  t.equal((await readLines()).length - before.length, names.length);
});

t.test('a change succeeds even if its log line can’t be written until later', async (t) => {
  const release = await refuseRows(t, app, 'changes');
  const before = await readLines();

  t.equal((await call('DELETE', '/api/admin/sessions')).statusCode, 200);
  t.strictSame(await readLines(), before);

  await release();
  t.equal((await call('DELETE', '/api/admin/sessions')).statusCode, 200);
  const lines = (await readLines()).slice(before.length);
  t.strictSame(
    lines.map(({ subject }) => subject),
    ['sessions', 'sessions'],
  );
});
