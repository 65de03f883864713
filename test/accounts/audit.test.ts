import { generate } from 'otplib';
import t from 'tap';
import type { ChangeRule } from '../../src/accounts/index.ts';
import { defaultPrices } from '../../src/prices/default-prices.ts';
import { hasSentence } from '../../src/shared/desk/changes.ts';
import { adminPassword, build, callAs, listen, postContact, signIn, staffPassword } from '../fixtures/app.ts';
import { planCalls } from '../fixtures/content.ts';
import { fileCalls } from '../fixtures/content-file.ts';
import { refuseRows } from '../fixtures/database.ts';
import { writePdf } from '../fixtures/pdf.ts';
import { drawPicture } from '../fixtures/pictures.ts';
import { projectOf, uploadPhotos } from '../fixtures/projects.ts';
import { startPushService } from '../fixtures/push-service.ts';
import { collectRoutes } from '../fixtures/routes.ts';
import { upload } from '../fixtures/upload.ts';

const routes = collectRoutes();
const app = await build(t, { PUSH_PRIVATE: 'true' });
const pushService = await startPushService(t);
const address = await listen(app);
const calls = await planCalls(app);
const { call, at, open } = calls;
const cookie = await signIn(app);
const staff = await signIn(app, staffPassword);
await postContact(app);
const photos = await uploadPhotos(address, cookie, 2);
const [photo = 0] = photos.map(({ id }) => id);
const picture = await drawPicture(300, 200).jpeg().toBuffer();

const version = async (id: string) => (await open(id)).draftVersion;
const draft = async (id: string) => {
  const { words, draftVersion } = await open(id);
  return (await calls.saveDraft(id, { ...words, title: `Fences ${draftVersion}` }, draftVersion)).json().version;
};
const replacement = () => {
  const body = new FormData();
  body.append('image', new Blob([new Uint8Array(picture)]), 'any.jpg');
  return body;
};
const reorder = async () => {
  const { gallery } = (await call('GET', '/api/admin/images')).json();
  return call('PUT', '/api/admin/images/order', { ids: gallery.map(({ id }: { id: number }) => id) });
};
const mailServer = {
  ...{ version: 0, host: 'smtp.example.com', port: 465, security: 'tls', user: '' },
  ...{ from: 'site@example.com', to: 'owner@example.com' },
};
const planLead = async (method: 'PUT' | 'POST' | 'DELETE', part: string, body: object = {}) => {
  const { version } = (await call('GET', '/api/admin/leads/1')).json().submission;
  return call(method, `/api/admin/leads/1/${part}`, { ...body, version });
};
/** What steps leave for later ones. */
const kept = { undo: '', project: { id: 0, version: 0 }, page: '', secret: '', picture: 0 };

/** Each call that leaves a line, in an order in which each one succeeds; what is needed before it leaves none. */
const steps: Record<string, () => Promise<unknown>> = {
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
  'PUT /api/admin/content/:id/news': async () => {
    const older = { documentId: 'gallery', hash: 'older', body: '{}', firstSeenAt: '2026-01-01T00:00:00.000Z' };
    await app.db.insertInto('shippedWords').values(older).execute();
    return call('PUT', at('gallery', '/news'), { answer: 'keep' });
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
  'POST /api/admin/redirects': () => call('POST', '/api/admin/redirects', { from: '/old', page: 'elon' }),
  'PATCH /api/admin/redirects/:from': () => call('PATCH', '/api/admin/redirects/%2Fold', { page: 'home' }),
  'DELETE /api/admin/redirects/:from': () => call('DELETE', '/api/admin/redirects/%2Fold'),
  'PUT /api/admin/mail': () => call('PUT', '/api/admin/mail', mailServer),
  'PATCH /api/admin/leads/:id': () => call('PATCH', '/api/admin/leads/1', { status: 'quoted', version: 1 }),
  'PUT /api/admin/leads/:id/address': () =>
    call('PUT', '/api/admin/leads/1/address', { address: '1 Elm Street', version: 2 }),
  'POST /api/admin/leads': () =>
    call('POST', '/api/admin/leads', {
      ...{ name: 'Dana Field', phone: '336 555 0108', email: 'dana@example.com' },
      ...{ came: 'phone', contacted: false },
    }),
  'POST /api/admin/leads/:id/notes': () => call('POST', '/api/admin/leads/1/notes', { text: 'Ann Carter has a dog' }),
  'POST /api/admin/leads/:id/contacts': () => call('POST', '/api/admin/leads/1/contacts', { channel: 'call' }),
  'PUT /api/admin/leads/:id/next-step': () => planLead('PUT', 'next-step', { text: 'Call Ann', dueOn: '2030-01-01' }),
  'DELETE /api/admin/leads/:id/next-step': () => planLead('DELETE', 'next-step'),
  'PUT /api/admin/leads/:id/visit': () => planLead('PUT', 'visit', { startsAt: '2030-01-01T15:00:00Z', minutes: 60 }),
  'POST /api/admin/leads/:id/invitation': () => planLead('POST', 'invitation'),
  'DELETE /api/admin/leads/:id/visit': () => planLead('DELETE', 'visit'),
  'POST /api/admin/calendar-feed': () => call('POST', '/api/admin/calendar-feed'),
  'DELETE /api/admin/leads': () => call('DELETE', '/api/admin/leads', { ids: [1] }),
  'POST /api/upload': async () => {
    const { status, body } = await upload(address, staff, picture, 'one.jpg');
    kept.picture = body.image?.id ?? 0;
    return { statusCode: status };
  },
  'PATCH /api/admin/images/:id': () => call('PATCH', `/api/admin/images/${kept.picture}`, { alt: 'A cedar fence' }),
  'PUT /api/admin/images/order': () => reorder(),
  'PUT /api/admin/images/:id/file': async () => {
    const url = `${address}/api/admin/images/${kept.picture}/file`;
    const { status } = await fetch(url, { method: 'PUT', body: replacement(), headers: { cookie } });
    return { statusCode: status };
  },
  'DELETE /api/admin/images/:id': () => call('DELETE', `/api/admin/images/${kept.picture}`),
  'POST /api/admin/images/:id/restoration': () => call('POST', `/api/admin/images/${kept.picture}/restoration`),
  'POST /api/admin/projects': async () => {
    const answer = await call('POST', '/api/admin/projects', projectOf([photo]));
    kept.project = answer.json();
    return answer;
  },
  'PUT /api/admin/projects/:id': () =>
    call('PUT', `/api/admin/projects/${kept.project.id}`, projectOf([photo], { version: kept.project.version })),
  'DELETE /api/admin/projects/:id': () => call('DELETE', `/api/admin/projects/${kept.project.id}`),
  'PUT /api/admin/prices': () => call('PUT', '/api/admin/prices', { prices: defaultPrices, version: 0 }),
  'POST /api/admin/prices/checked': () => call('POST', '/api/admin/prices/checked', { version: 1 }),
  'POST /api/upload-catalog': async () => {
    const field = { field: 'catalog', path: '/api/upload-catalog' };
    return { statusCode: (await upload(address, staff, writePdf(), 'any.pdf', field)).status };
  },
  'DELETE /api/admin/catalog': () => call('DELETE', '/api/admin/catalog'),
  'POST /api/admin/catalog/restoration': () => call('POST', '/api/admin/catalog/restoration'),
  'PUT /api/admin/delivery/settings': () =>
    call('PUT', '/api/admin/delivery/settings', { version: 0, acknowledge: false, webhookUrl: '' }),
  'POST /api/admin/delivery/retries': () => call('POST', '/api/admin/delivery/retries'),
  'DELETE /api/admin/delivery/failures': () => call('DELETE', '/api/admin/delivery/failures'),
  'POST /api/admin/leads/:id/replies': () => call('POST', '/api/admin/leads/2/replies', { text: 'Hi Dana' }),
  'POST /api/admin/leads/:id/review-request': async () => {
    const link = 'https://reviews.example.com/longleaf';
    await calls.saveProfile({ reviewLinks: [{ label: 'Google', address: link }] });
    await app.db.updateTable('submissions').set({ status: 'won', version: 9 }).where('id', '=', 2).execute();
    return call('POST', '/api/admin/leads/2/review-request', { by: 'text', link, version: 9 });
  },
  'PUT /api/admin/templates': async () =>
    call('PUT', '/api/admin/templates', (await call('GET', '/api/admin/templates')).json()),
  'POST /api/admin/notifications/devices': () =>
    call('POST', '/api/admin/notifications/devices', pushService.subscribe('phone')),
  'DELETE /api/admin/notifications/devices/:id': () => call('DELETE', '/api/admin/notifications/devices/1'),
  'DELETE /api/admin/mail': () => call('DELETE', '/api/admin/mail', { version: 1 }),
  'PUT /api/admin/set-up/:step': () => call('PUT', '/api/admin/set-up/hours', { keep: true }),
  'POST /api/admin/delivery/proofs': () => call('POST', '/api/admin/delivery/proofs'),
  'POST /api/admin/backups': () => call('POST', '/api/admin/backups'),
  'POST /api/admin/backups/proofs': () => call('POST', '/api/admin/backups/proofs'),
  'POST /api/admin/links': () => call('POST', '/api/admin/links'),
  'DELETE /api/admin/settings/:key': () => call('DELETE', '/api/admin/settings/links', { version: 1 }),
  'PUT /api/admin/passwords/:role': () =>
    call('PUT', '/api/admin/passwords/staff', { currentPassword: adminPassword, newPassword: 'set in concrete' }),
  'DELETE /api/admin/sessions': () => call('DELETE', '/api/admin/sessions'),
  'PUT /api/admin/second-factor': async () => {
    const { secret } = (await call('POST', '/api/admin/second-factor', { currentPassword: adminPassword })).json();
    kept.secret = secret;
    return call('PUT', '/api/admin/second-factor', { code: await generate({ secret }) });
  },
  'POST /api/admin/second-factor/recovery-codes': async () => {
    // Of the step after the present one, because a code is taken once.
    const code = await generate({ secret: kept.secret, epoch: Date.now() / 1000 + 30 });
    const answer = await call('POST', '/api/admin/second-factor/recovery-codes', {
      currentPassword: adminPassword,
      code,
    });
    kept.undo = answer.json().recoveryCodes?.[0];
    return answer;
  },
  'POST /api/admin/second-factor/removal': () =>
    call('POST', '/api/admin/second-factor/removal', { currentPassword: adminPassword, code: kept.undo }),
};

/** Steps that need another change before theirs, which leaves a line too. */
const prepared = new Set(['DELETE /api/admin/content/:id/publication', 'POST /api/admin/leads/:id/review-request']);

const writing = routes.filter(
  ({ method, url, change }) =>
    change !== undefined || (!['GET', 'HEAD'].includes(method) && url.startsWith('/api/admin/')),
);

t.test(
  'statement 24: each admin write leaves one line in the log of changes, by whom and in plain words',
  async (t) => {
    for (const [name, step] of Object.entries(steps)) {
      const before = await readLines();
      const { statusCode, body } = (await step()) as { statusCode: number; body: string };
      const lines = (await readLines()).slice(before.length);

      t.ok(statusCode < 300, `${name} answers ${statusCode} ${body}`);
      t.equal(lines.length, prepared.has(name) ? 2 : 1, name);
      const line = lines.at(-1) ?? { role: '', action: '', subject: '' };
      t.equal(line.role, name.startsWith('POST /api/upload') ? 'crew' : 'owner', name);
      t.ok(hasSentence(line), `src/shared/desk/changes.ts has a sentence for "${line.subject} ${line.action}"`);
      const { change } = routes.find(({ method, url }) => `${method} ${url}` === name) ?? {};
      if (typeof change === 'object') t.match(line, withoutDetail(change), name);
    }
  },
);

t.test('statement 24: every call of the desk that writes is among them, or says why it leaves no line', async (t) => {
  t.ok(writing.length > 40, `${writing.length} routes`);
  for (const { method, url, change } of writing) {
    const name = `${method} ${url}`;
    if (isSilent(change)) t.ok(change.none.length > 10, name);
    else t.ok(Object.hasOwn(steps, name), `the steps of this test bring ${name} about`);
  }
  t.strictSame(
    writing.flatMap(({ method, url, change }) => (isSilent(change) ? `${method} ${url}` : [])).sort(),
    [
      'DELETE /api/admin/content/:id/draft',
      'POST /api/admin/content-file',
      'POST /api/admin/content/:id/preview',
      'POST /api/admin/delivery/pings',
      'POST /api/admin/login',
      'POST /api/admin/logout',
      'POST /api/admin/mail/tests',
      'POST /api/admin/notifications/tests',
      'POST /api/admin/second-factor',
      'PUT /api/admin/content/:id/draft',
    ],
    'what leaves none is listed here too, so that a reason is looked at twice',
  );
});

t.test('statement 24: the app does not start with a writing call below /api/admin that says nothing', async (t) => {
  const other = await build(t);
  const forgotten = async () => ({});
  t.throws(() => other.post('/api/admin/forgotten', forgotten), /config\.change must say/);
  t.doesNotThrow(() => other.get('/api/admin/read', forgotten));
});

t.test('statement 24: a refused call leaves no line, and no line has a word of a visitor', async (t) => {
  const before = await readLines();
  t.equal((await call('DELETE', '/api/admin/images/999')).statusCode, 404);
  t.equal((await call('PUT', '/api/admin/plan', { plan: {}, version: 0 })).statusCode, 409);
  t.equal((await callAs(app)('DELETE', '/api/admin/leads', { ids: [1] })).statusCode, 401);
  const lines = await readLines();

  t.strictSame(lines, before);
  t.notMatch(JSON.stringify(lines), /Ann|Carter|555-0187|example\.com|dog/);
  t.ok(await version('home'));
});

t.test('statement 24: a call whose line cannot be written does not answer as if all were well', async (t) => {
  const release = await refuseRows(t, app, 'changes');

  t.equal((await call('POST', '/api/admin/prices/checked', { version: 1 })).statusCode, 503);

  await release();
  t.equal((await call('POST', '/api/admin/prices/checked', { version: 1 })).statusCode, 200);
});

async function readLines() {
  return app.db.selectFrom('changes').selectAll().orderBy('id').execute();
}

const isSilent = (change: ChangeRule | undefined) => typeof change === 'object' && 'none' in change;

function withoutDetail(change: object): object {
  const { detail: _detail, ...said } = change as { detail?: unknown };
  return said;
}
