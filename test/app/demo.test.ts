import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { createDemoClock, fillDemo, prepareDemo } from '../../src/demo/index.ts';
import { storyLeads, storyProjects } from '../../src/demo/story.ts';
import { leadStatuses } from '../../src/shared/lead/lead.ts';
import { callAs, configOf, signIn, start, testConfig } from '../fixtures/app.ts';
import { makeDirectory } from '../fixtures/directory.ts';
import { startMailServer } from '../fixtures/mail-server.ts';
import { callRunning, followProcess, runSite, untilLine } from '../fixtures/site-process.ts';
import { until } from '../fixtures/until.ts';

/** Starts a demo at a given time, in this process. */
async function openDemo(nowMs: number) {
  const clock = createDemoClock();
  const config = prepareDemo({ ...(await testConfig(t, { ADMIN_PASSWORD: '' })), isDemo: true });
  const app = await start(t, config, { now: clock.now });
  await fillDemo(app, { staticDir: config.staticDir, setClock: clock.set, nowMs });
  clock.set(nowMs);
  return { app, call: callAs(app, await signIn(app, 'demo')) };
}

const nowMs = Date.parse('2026-11-29T23:30:00-05:00');
const { app, call } = await openDemo(nowMs);

t.test('a demo has 40 leads in all states, and estimates that were accepted and declined', async (t) => {
  const { leads, counts } = (await call('GET', '/api/admin/leads?view=all')).json();

  t.equal(storyLeads.length, 40);
  t.equal(leads.length, 40);
  t.strictSame(
    [...new Set(leads.map(({ status }: { status: string }) => status))].toSorted(),
    [...leadStatuses].toSorted(),
  );
  t.ok(counts);
  const { estimates } = (await call('GET', '/api/admin/estimates')).json();
  const states = new Set(estimates.map(({ state }: { state: string }) => state));
  for (const state of ['draft', 'sent', 'accepted', 'declined']) t.ok(states.has(state), state);
  t.equal((await call('GET', '/api/admin/changes')).json().length, 50, 'the first part of the activity log is full');
});

t.test('the demo’s appointments are in this week, even late on a Sunday', async (t) => {
  const { from, today, visits } = (await call('GET', '/api/admin/visits')).json();

  t.strictSame([from, today], ['2026-11-23', '2026-11-29']);
  t.equal(visits.length, storyLeads.filter(({ visit }) => visit).length);
});

t.test('every page of a demo says so, and its card shows the password', async (t) => {
  const bar = 'This is a demo. Everything resets when it restarts.';
  const paths = [
    '/',
    '/gallery',
    '/price-my-fence',
    '/pool-fencing',
    '/admin',
    '/admin/leads',
    '/upload-images',
    '/nothing-here',
  ];
  for (const url of paths) t.match((await app.inject({ url, headers: { accept: 'text/html' } })).body, bar, url);
  t.match((await app.inject({ url: '/admin' })).body, 'The password of this demo is <strong>demo</strong>');
  t.match((await app.inject({ url: '/api/admin/session' })).json(), { signIn: { demo: true } });
});

t.test('a demo can’t send mail, notifications, or webhooks, and keeps its sign-in', async (t) => {
  const mail = await startMailServer(t);
  const host = new URL(mail.url);
  const server = {
    host: host.hostname,
    port: Number(host.port),
    security: 'none',
    user: '',
    password: '',
    from: 'a@example.com',
    to: 'b@example.com',
    version: 0,
  };
  const calls = [
    ['PUT', 'mail', server],
    ['POST', 'mail/tests', server],
    ['PUT', 'delivery/settings', { webhookUrl: 'https://example.com/hook' }],
    ['POST', 'delivery/pings'],
    ['POST', 'notifications/devices', {}],
    ['POST', 'notifications/tests'],
    ['PUT', 'copies/bucket', {}],
    ['POST', 'copies/tests', {}],
    ['POST', 'site-check'],
    ['POST', 'people', { name: 'A', email: 'a@example.com', role: 'owner' }],
    ['PUT', 'password', { currentPassword: 'demo', newPassword: 'another gate' }],
    ['POST', 'second-factor', { currentPassword: 'demo' }],
    ['POST', 'passkeys/registration/options', {}],
  ] as const;
  for (const [method, path, body] of calls) {
    const answer = await call(method, `/api/admin/${path}`, body);
    t.match([answer.statusCode, answer.json().message], [403, /^This is a demo/], path);
  }
  await app.outbox.run();
  t.equal(mail.mails.length, 0);
  t.notOk((await call('GET', '/api/admin/mail')).json().host);
});

t.test('a demo doesn’t start on existing data and says so in one sentence', async (t) => {
  const dataDir = makeDirectory(t);
  for (const name of ['DATABASE_URL', 'BACKUP_DIR']) {
    const environment = {
      DEMO: '1',
      DATA_DIR: '',
      ADMIN_PASSWORD: '',
      [name]: name === 'BACKUP_DIR' ? dataDir : 'postgres://a:b@127.0.0.1:1/c',
    };
    const { code, lines } = await runSite(t, '', { environment });
    t.match([code, lines.length, lines[0]], [1, 1, `${name} must not be set for a demo`]);
  }
  for (const setting of ['DEMO', 'npm_config_demo']) {
    const environment = { [setting]: setting === 'DEMO' ? '1' : 'true', ADMIN_PASSWORD: '' };
    const { code, lines } = await runSite(t, dataDir, { environment });
    t.match([code, lines.length, lines[0]], [1, 1, 'DATA_DIR must not be set for a demo'], setting);
  }
  t.notOk(existsSync(join(dataDir, 'site.db')));
});

t.test('npm start with --demo shows the story on this machine, and leaves no files', async (t) => {
  const environment = { PATH: process.env.PATH, PORT: '0', TMPDIR: makeDirectory(t) };
  const child = spawn(process.execPath, ['dist/server/main.js', '--demo'], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const site = followProcess(t, child);
  await untilLine(site, 'The site is ready');
  const address = /The site is ready: (\S+)/.exec(site.lines.join('\n'))?.[1] ?? '';
  t.match(address, /^http:\/\/localhost:\d+$/);
  const ask = await callRunning(address, 'demo');
  t.equal((await ask('GET', '/api/admin/leads?view=all')).leads.length, 40);
  await until(
    'the projects are added',
    async () => (await ask('GET', '/api/admin/projects')).projects.length === storyProjects.length,
    // Several photos are decoded and encoded.
    240_000,
  );
  child.kill('SIGTERM');
  t.equal(await site.ended, 0);
  t.strictSame(readdirSync(environment.TMPDIR), []);
});

t.test('a real site has neither the bar nor the demo’s limits', async (t) => {
  const real = await start(t, await testConfig(t));
  t.equal(configOf(real).isDemo, false);
  t.notMatch((await real.inject({ url: '/' })).body, 'This is a demo');
  t.notMatch((await real.inject({ url: '/api/admin/session' })).body, 'demo');
});
