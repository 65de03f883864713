import t from 'tap';
import { build, postContact, signIn } from '../fixtures/app.ts';

const app = await build(t);
const cookie = await signIn(app);

function call(method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object) {
  return app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
}

t.test('a site without mail says so, and has no alarm', async (t) => {
  const response = await call('GET', '/api/admin/delivery');

  t.match(response.json(), {
    alarms: [],
    outbox: { mail: false, queued: 0 },
    backups: [],
    settings: { version: 0, acknowledge: false, webhookUrl: '' },
  });
});

t.test('the owner sets a webhook, sees its secret once, and every request is queued for it', async (t) => {
  const saved = await call('PUT', '/api/admin/delivery/settings', {
    version: 0,
    acknowledge: false,
    webhookUrl: 'https://hooks.example/fence',
  });
  const again = await call('GET', '/api/admin/delivery');
  const { id } = (await postContact(app)).json();

  t.match(saved.json(), { version: 1, webhookUrl: 'https://hooks.example/fence', webhookSecret: /^whsec_.{44}$/ });
  t.notOk('webhookSecret' in again.json().settings);
  const lead = await call('GET', `/api/admin/leads/${id}`);
  t.match(lead.json().submission.deliveries, [{ kind: 'webhook', state: /queued|sending/ }]);
});

t.test('a webhook without encryption, and a change over somebody else’s, are refused', async (t) => {
  const plain = await call('PUT', '/api/admin/delivery/settings', {
    version: 1,
    acknowledge: false,
    webhookUrl: 'http://hooks.example/fence',
  });
  const old = await call('PUT', '/api/admin/delivery/settings', { version: 0, acknowledge: true, webhookUrl: '' });

  t.equal(plain.statusCode, 400);
  t.strictSame(plain.json().fields, { webhookUrl: ['The address must begin with https://.'] });
  t.equal(old.statusCode, 409);
});

t.test('what was given up can be sent again, or put away once it was read', async (t) => {
  await app.db.updateTable('outbox').set({ state: 'failed', failingSinceMs: 1, lastError: 'No such host' }).execute();

  const before = await call('GET', '/api/admin/delivery');
  const retried = await call('POST', '/api/admin/delivery/retries');
  await app.db.updateTable('outbox').set({ state: 'unconfirmed' }).execute();
  const dismissed = await call('DELETE', '/api/admin/delivery/failures');

  t.match(before.json().outbox, { failed: 1, lastError: 'No such host' });
  t.match(retried.json().outbox, { failed: 0 });
  t.match(dismissed.json().outbox, { unconfirmed: 0, queued: 0 });
});
