import t from 'tap';
import { catalogPath } from '../../src/shared/routes.ts';
import { listedRoutes } from '../../src/shared/site-map.ts';
import { build, contactRequest, postContact } from '../fixtures/app.ts';
import { showPage } from '../fixtures/content.ts';
import { homeRegion } from '../fixtures/elsewhere.ts';
import { startMailServer } from '../fixtures/mail-server.ts';
import { ohio, setupCalls } from '../fixtures/set-up.ts';

const server = await startMailServer(t, 'open sesame');
const app = await build(t, { MAIL_PRIVATE: 'true' });
const { save, call } = await setupCalls(app);

t.before(async () => {
  const { towns: around } = (await call('GET', `/api/admin/places?zip=${ohio.place.zip}`)).json();
  const towns = around.slice(0, 24);
  await save('business', ohio.business);
  await save('place', ohio.place);
  await save('hours', { week: 'weekdays' });
  await save('services', { keep: true });
  await save('towns', { towns });
  await save('look', { accent: '#1d6e9d' });
  await save('password', { keep: true });
  const port = Number(new URL(server.url).port);
  await save('mail', {
    version: 0,
    host: '127.0.0.1',
    port,
    security: 'none',
    user: 'site',
    password: 'open sesame',
    from: 'site@buckeyefence.example',
    to: 'owner@buckeyefence.example',
  });
});

t.test('a site set up for Ohio has no page with the Triad, its towns, NC, or its clay', async (t) => {
  const routes = listedRoutes(app.site.current.map);
  for (const { path } of routes) t.notMatch(await showPage(app, path), homeRegion, path);
  for (const url of [
    '/no-such-page',
    catalogPath(app.site.current.profile),
    '/sitemap.xml',
    '/robots.txt',
    '/site.webmanifest',
  ])
    t.notMatch((await app.inject({ url })).body, homeRegion, url);
  t.ok(routes.length > 20, `${routes.length} pages`);
  const home = await showPage(app, '/');
  t.match(home, 'Central Ohio');
  t.match(home, '"addressRegion":"OH"');
  t.match(home, 'Westerville');
});

t.test('a site set up for Ohio names no Triad fact in mail or the planner', async (t) => {
  await call('PUT', '/api/admin/delivery/settings', { version: 0, acknowledge: true, webhookUrl: '' });
  await postContact(app, { ...contactRequest, phone: '(614) 555-0187' });
  await app.outbox.run();
  t.equal(server.mails.length, 2);
  for (const { subject, text, html } of server.mails) t.notMatch(`${subject} ${text} ${html}`, homeRegion);
  t.ok(server.mails.some(({ recipients }) => recipients[0] === contactRequest.email));

  const planned = await app.inject({ method: 'POST', url: '/api/price-plan', payload: { plan: {} } });
  t.notMatch(planned.body, homeRegion);
  t.notMatch((await app.inject({ url: '/price-my-fence?kind=wood' })).body, homeRegion);
});
