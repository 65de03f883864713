import { once } from 'node:events';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import type { FastifyInstance } from 'fastify';
import t, { type Test } from 'tap';
import { pageBudget } from '../../src/operations/site-check/page-findings.ts';
import { findExpiring } from '../../src/operations/site-check/server-findings.ts';
import type { Finding, SiteCheckReport, SiteCheckState } from '../../src/shared/admin/site-check.ts';
import { catalogFileName } from '../../src/shared/routes.ts';
import { listedRoutes } from '../../src/shared/site-map.ts';
import { build, callAs, listen, signIn } from '../fixtures/app.ts';
import { writeCatalogPdf } from '../fixtures/catalog-pdf.ts';
import { makeCertificate, type OwnCertificate } from '../fixtures/certificate.ts';
import { contentCalls, planCalls } from '../fixtures/content.ts';
import { makeDirectory } from '../fixtures/directory.ts';
import { spoil } from '../fixtures/faulty-site.ts';
import { saveProfile } from '../fixtures/profile.ts';
import { upload } from '../fixtures/upload.ts';
import { startWebServer } from '../fixtures/web-server.ts';

const dayMs = 24 * 3600_000;

/** Checks a listening site as the owner does. */
async function checkNow(app: FastifyInstance): Promise<SiteCheckReport> {
  const call = callAs(app, await signIn(app));
  const { statusCode, body } = await call('POST', '/api/admin/site-check');
  if (statusCode !== 200) throw new Error(body);
  const { report, isWaiting }: SiteCheckState = JSON.parse(body);
  if (!report || isWaiting) throw new Error('There is no report');
  return report;
}

t.test('a fresh site has no findings, and Health shows none before the first check', async (t) => {
  const app = await build(t);
  await listen(app);
  const call = callAs(app, await signIn(app));
  t.strictSame((await call('GET', '/api/admin/site-check')).json(), { isWaiting: false });

  const { pages, findings, skipped, failingSince } = await checkNow(app);

  t.strictSame(findings, []);
  t.strictSame(skipped, []);
  t.equal(failingSince, undefined);
  t.equal(pages, listedRoutes(app.site.current.map).length);
  t.notOk((await app.watch.listAlarms()).some(({ id }) => id === 'site-check'));
});

/** Starts a site with one page of each kind, for checks that need no other pages. */
async function startSmall(...words: Parameters<typeof build>): Promise<FastifyInstance> {
  const app = await build(...words);
  await listen(app);
  const kept = new Set<string>();
  const others = listedRoutes(app.site.current.map).flatMap((route) => {
    if (!('document' in route) || !['service', 'town'].includes(route.screen)) return [];
    const isFirst = !kept.has(route.screen);
    kept.add(route.screen);
    return isFirst ? [] : [[route.document.id, { page: 'home' }] as const];
  });
  const { putPlan } = await planCalls(app);
  const { statusCode, body } = await putPlan(() => ({ hidden: Object.fromEntries(others) }));
  if (statusCode !== 200) throw new Error(body);
  return app;
}

const replace = (pattern: RegExp | string, text: string) => (html: string) => {
  const changed = html.replace(pattern, () => text);
  if (changed === html) throw new Error(`The page has no ${pattern}`);
  return changed;
};
const into = (html: string) => replace('</main>', `${html}</main>`);
const titlePattern = /<title>.*?<\/title>/;
const descriptionPattern = /<meta name="description" content="[^"]*"\/?>/;
const canonicalPattern = /<link rel="canonical" href="[^"]*"\/?>/;

/** Adds one fault to a page, with the sentence that must name it. */
const pageFaults: [name: string, change: (html: string) => string, sentence: string][] = [
  [
    'a broken link',
    into('<a href="/no-such-fence">Cedar</a>'),
    'The link “Cedar” to /no-such-fence is broken: it returns error 404.',
  ],
  [
    'a link to a missing place',
    into('<a href="/gallery#nowhere">Photos</a>'),
    'The link “Photos” to /gallery#nowhere goes to a place that isn’t on that page.',
  ],
  ['a redirect loop', into('<a href="/round">Round</a>'), 'The link “Round” to /round redirects in a loop.'],
  [
    'a missing picture',
    into('<img src="/images/gone.jpg" alt="A gate">'),
    'The picture gone.jpg doesn’t load (error 404).',
  ],
  [
    'a missing size of a picture',
    into('<img src="/icons/icon-192.png" srcset="/images/variants/gone-800.jpg 800w" alt="A gate">'),
    'The picture gone-800.jpg doesn’t load (error 404).',
  ],
  ['a picture that is text', into('<img src="/robots.txt" alt="A gate">'), 'The picture robots.txt isn’t a picture.'],
  [
    'a picture without a description',
    into('<img src="/icons/icon-512.png">'),
    'The picture icon-512.png has no description for people who can’t see it.',
  ],
  ['a missing title', replace(titlePattern, ''), 'This page has no title for search engines.'],
  ['a missing description', replace(descriptionPattern, ''), 'This page has no description for search engines.'],
  [
    'a title that another page has',
    replace(titlePattern, '<title>Twin</title>'),
    'This page has the same title for search engines as NAME.',
  ],
  ['its twin', replace(titlePattern, '<title>Twin</title>'), ''],
  [
    'a description that another page has',
    replace(descriptionPattern, '<meta name="description" content="Twin">'),
    'This page has the same description for search engines as NAME.',
  ],
  ['its twin', replace(descriptionPattern, '<meta name="description" content="Twin">'), ''],
  [
    'a missing canonical address',
    replace(canonicalPattern, ''),
    'This page doesn’t tell search engines its own address.',
  ],
  [
    'a wrong canonical address',
    replace(canonicalPattern, '<link rel="canonical" href="https://old.example/">'),
    'This page tells search engines that its address is https://old.example/.',
  ],
  [
    'a page that hides from search engines',
    replace('</head>', '<meta name="robots" content="noindex"></head>'),
    'This page asks search engines to leave it out.',
  ],
  [
    'damaged data for search engines',
    into('<script type="application/ld+json">{"name": </script>'),
    'The data about your business that search engines read on this page is damaged.',
  ],
  [
    'a heading that skips a level',
    into('<h2>Wood</h2><h5>Posts</h5>'),
    'The heading “Posts” skips a level, which confuses screen readers.',
  ],
  ['two main headings', into('<h1>Again</h1>'), 'This page has 2 main headings. It should have one.'],
  [
    'a missing style sheet',
    replace('</head>', '<link rel="stylesheet" href="/assets/gone.css"></head>'),
    'The file gone.css of this page doesn’t load (error 404).',
  ],
  [
    'a heavy page',
    into(`<p>${'long '.repeat(pageBudget / 5)}</p>`),
    'This page loads NUMBER kB at once. Above 250 kB, it opens slowly on a phone.',
  ],
];

t.test('each fault of a page is one finding with its page and the screen to fix it', async (t) => {
  const app = await build(t);
  await listen(app);
  const { faults } = spoil(app);
  const routes = listedRoutes(app.site.current.map).filter(({ screen }) => ['service', 'town'].includes(screen));
  const broken = routes.pop();
  if (!broken || !('document' in broken)) return t.fail('there are pages');
  faults.set('/round', { status: 302, headers: { location: '/round' } });
  faults.set('/sitemap.xml', { status: 500 });
  faults.set(broken.path, { status: 500 });
  const expected: { text: string; path?: string; fix: string }[] = [
    { text: 'This page returns error 500.', path: broken.path, fix: `/admin/site/${broken.document.id}` },
    { text: 'Search engines can’t read /sitemap.xml (error 500).', fix: '/admin/site' },
  ];
  for (const [name, change, sentence] of pageFaults) {
    const route = routes.shift();
    if (!route || !('document' in route)) return t.fail('there are enough pages');
    faults.set(route.path, { change });
    const { id } = route.document;
    const last = expected.at(-1);
    // If two pages are equal, the second one is named.
    if (name === 'its twin' && last) Object.assign(last, { path: route.path, fix: `/admin/site/${id}` });
    else
      expected.push({
        text: sentence,
        path: route.path,
        fix: /picture/.test(name) ? '/admin/pictures' : `/admin/site/${id}`,
      });
  }
  t.ok(expected.length >= 20, `${expected.length} faults`);

  const { findings } = await checkNow(app);

  const seen = findings.map(({ text, page, fix }: Finding) => ({
    text: text.replace(/( engines as ).*/, '$1NAME.').replace(/loads \d+/, 'loads NUMBER'),
    ...(page && { path: page.path }),
    fix: fix.path,
  }));
  const byText = (one: { text: string }, other: { text: string }) => one.text.localeCompare(other.text);
  t.strictSame(seen.sort(byText), expected.sort(byText));
  t.match(await app.watch.listAlarms(), [
    { id: 'site-check', title: `Your website has ${expected.length} problems`, link: { path: '/admin/health' } },
  ]);

  faults.clear();
  t.strictSame((await checkNow(app)).findings, [], 'the findings end with the faults');
});

t.test('a link that is broken in every footer is one finding that links to the footer', async (t) => {
  const app = await build(t);
  await listen(app);
  const { faults } = spoil(app);
  const routes = listedRoutes(app.site.current.map);
  for (const { path } of routes) faults.set(path, { change: replace('</footer>', '<a href="/old">Old</a></footer>') });

  t.match((await checkNow(app)).findings, [
    { text: /“Old” to \/old is broken/, others: routes.length - 1, fix: { path: '/admin/site/frame' } },
  ]);
});

t.test('a link to a redirect that leaves the site isn’t a finding', async (t) => {
  const app = await startSmall(t);
  const { call } = await planCalls(app);
  await call('POST', '/api/admin/redirects', { from: '/shop', address: 'https://shop.example/fences' });
  const { faults } = spoil(app);
  faults.set('/gallery', { change: into('<a href="/shop">Shop</a>') });

  t.strictSame((await checkNow(app)).findings, []);
});

t.test('a catalog that can’t be opened is found', async (t) => {
  const app = await startSmall(t);
  const { faults } = spoil(app);
  const asCatalog = { field: 'catalog', path: '/api/upload-catalog', type: 'application/pdf' };
  const pdf = await writeCatalogPdf(2);
  t.match(await upload(app.listeningOrigin, await signIn(app), pdf, 'a.pdf', asCatalog), { status: 201 });
  t.strictSame((await checkNow(app)).findings, []);

  const { profile, map } = app.site.current;
  faults.set(`/${encodeURIComponent(catalogFileName(profile))}`, { status: 404 });
  // Search engines don't list the viewer.
  const viewer = [...map.routes.values()].find(({ screen }) => screen === 'catalog')?.path ?? '';
  for (const path of ['/gallery', viewer]) faults.set(path, { change: replace(titlePattern, '<title>Twin</title>') });

  const { findings } = await checkNow(app);
  t.match(findings, [{ text: 'The catalog PDF can’t be opened (error 404).', fix: { path: '/admin/catalog' } }]);
  t.equal(findings.length, 1);
});

/** Serves the public address with certificates that this process trusts, and also over http. */
async function openPublicAddress(t: Test, first: OwnCertificate) {
  const trusted = getCACertificates('default');
  const server: Server = createServer(first, (_request, response) => void response.end());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(() => {
    setDefaultCACertificates(trusted);
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const publicUrl = `https://localhost:${port}`;
  let plain: readonly [number, Record<string, string>] = [301, { location: `${publicUrl}/` }];
  const { port: httpPort } = await startWebServer(t, () => plain);
  setDefaultCACertificates([...trusted, first.cert]);
  return {
    publicUrl,
    httpPort,
    show(certificate: OwnCertificate, isTrusted = true) {
      server.setSecureContext(certificate);
      setDefaultCACertificates([...trusted, ...(isTrusted ? [certificate.cert] : [])]);
    },
    stopRedirecting() {
      plain = [200, {}];
    },
  };
}

t.test('a certificate that ends soon or is refused is found, like a missing redirect', async (t) => {
  const { publicUrl, httpPort, show, stopRedirecting } = await openPublicAddress(t, makeCertificate('localhost', 30));
  const app = await startSmall(t, { PUBLIC_URL: publicUrl }, { siteCheck: { httpPort } });
  const readTexts = async () => {
    const { findings, skipped } = await checkNow(app);
    t.strictSame(skipped, []);
    t.ok(findings.every(({ fix }) => fix.path === '/admin/health#health-server'));
    return findings.map(({ text }) => text.replace(/[A-Z][a-z]{2} \d+, \d+/, 'DAY'));
  };
  t.strictSame(await readTexts(), []);

  for (const [certificate, isTrusted, sentence] of [
    [makeCertificate('localhost', 5.5), true, 'The security certificate of localhost expires in 5 days, on DAY.'],
    [makeCertificate('localhost', -1), true, 'The security certificate of localhost expired DAY.'],
    [
      makeCertificate('other.example', 30),
      true,
      'Browsers warn visitors away from localhost: its security certificate is for another name.',
    ],
    [
      makeCertificate('localhost', 30),
      false,
      'Browsers warn visitors away from localhost: its security certificate isn’t from a trusted authority.',
    ],
  ] as const) {
    show(certificate, isTrusted);
    t.strictSame(await readTexts(), [sentence]);
  }

  show(makeCertificate('localhost', 5, 1), true);
  t.strictSame(await readTexts(), [], 'a certificate that is made for six days');
  stopRedirecting();
  t.strictSame(await readTexts(), [
    'http://localhost doesn’t redirect to https, so visitors may use the site unencrypted.',
  ]);
});

t.test('a public address that refuses is a finding, and one that doesn’t respond isn’t', async (t) => {
  const { port } = await startWebServer(t, () => undefined);
  const siteCheck = { httpPort: port, timeoutMs: 200 };
  const app = await startSmall(t, { PUBLIC_URL: 'https://127.0.0.1:1' }, { siteCheck });

  t.match(await checkNow(app), {
    findings: [{ text: 'https://127.0.0.1 refuses connections.' }],
    skipped: ['The redirect to https: 127.0.0.1 can’t be reached from this server.'],
  });
});

t.test('a filling disk, a wrong clock, expiring papers, and dead links are found', async (t) => {
  const behindMs = 14 * 60_000;
  const { address } = await startWebServer(t, ({ url }) => [
    url === '/lender' ? 200 : 404,
    { date: new Date(Date.now() + behindMs).toUTCString() },
  ]);
  const app = await startSmall(t, { WEBHOOK_PRIVATE: 'true' });
  const day = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
  await saveProfile(app, {
    licenseExpires: day(20),
    insuranceExpires: day(-3),
    financingUrl: `${address}/lender`,
    privacyUrl: `${address}/gone`,
  });
  const { disk } = (await callAs(app, await signIn(app))('GET', '/api/admin/delivery')).json();
  // Together with today's reading, one more than the site keeps.
  const history = Array.from({ length: 14 }, (_none, index) => ({
    atMs: Date.now() - (index === 0 ? 60 : 23 - index) * dayMs,
    freeBytes: 2 * disk.free,
  }));
  const row = { key: 'disk-history', value: JSON.stringify(history), version: 1, updatedAt: day(0) };
  await app.db.insertInto('settings').values(row).execute();
  app.siteCheck.add(async () => [
    { key: 'copies', text: 'The last copy is late.', fix: { path: '/admin/backups', label: 'Open Backups' } },
  ]);

  const { findings } = await checkNow(app);

  t.match(findings, [
    { text: /^The disk will be full in about (21|22) days: \S+ [GMT]B are free, and \S+ [GM]B are used each day\.$/ },
    { text: 'The server’s clock is 14 minutes slow.', fix: { path: '/admin/health#health-server' } },
    { text: 'The last copy is late.', fix: { path: '/admin/backups' } },
    { text: /^Your license expires on .* Renew it/, fix: { path: '/admin/profile' } },
    { text: /^Your insurance expired on .* Renew it/, fix: { path: '/admin/profile' } },
    {
      text: `Business profile links to ${address}/gone, but it returns error 404.`,
      fix: { path: '/admin/profile' },
    },
  ]);
  t.equal(findings.length, 6);
  const lastDay = { licenseExpires: '2026-12-01', insuranceExpires: '', timeZone: 'America/New_York' } as const;
  const evening = Date.parse('2026-12-02T03:00:00Z');
  t.match(findExpiring(lastDay, evening), [{ text: /^Your license expires on Dec/ }]);
  t.match(findExpiring(lastDay, evening + 3 * 3600_000), [{ text: /^Your license expired on Dec/ }]);
});

t.test('each outside link is asked once, and an unfinished draft’s links are not', async (t) => {
  const { address, asked } = await startWebServer(t, () => [200]);
  const clock = { now: Date.now() };
  const app = await startSmall(t, { WEBHOOK_PRIVATE: 'true' }, { now: () => clock.now });
  const { change, open, saveDraft, saveProfile: save } = await contentCalls(app);
  await change('frame', { services: [{ name: 'Wood', target: `${address}/lender` }] });
  await save({ financingUrl: `${address}/lender` });
  await change('bar', { text: 'Look here', target: 'https://127.0.0.1:1/closed' });
  const { words, draftVersion } = await open('bar');
  await saveDraft('bar', { ...words, target: `${address}/draft` }, draftVersion);

  await checkNow(app);
  t.strictSame(
    asked.map(({ url }) => url),
    ['/lender'],
  );
  clock.now += dayMs;

  t.match((await checkNow(app)).findings, [
    { text: /^Announcement links to https:\/\/127\.0\.0\.1:1\/closed, but there’s no response\./ },
  ]);
});

t.test('a link to a server that is down is found when it fails on a second day', async (t) => {
  let status: number | undefined = 503;
  const { address } = await startWebServer(t, () => (status === undefined ? undefined : [status]));
  const clock = { now: Date.now() };
  const app = await startSmall(t, { WEBHOOK_PRIVATE: 'true' }, { now: () => clock.now });
  await saveProfile(app, { financingUrl: `${address}/lender`, privacyUrl: 'http://127.0.0.1:1/closed' });
  const readTexts = async (hours: number) => {
    clock.now += hours * 3600_000;
    return (await checkNow(app)).findings.map(({ text }) => text.replace(/.*, but /, ''));
  };

  t.strictSame(await readTexts(0), [], 'one night');
  t.strictSame(await readTexts(8), [], 'the same night');
  const refused = 'there’s no response. The server refuses the connection.';
  t.strictSame((await readTexts(16)).sort(), ['it returns error 503.', refused].sort());
  status = 200;
  t.strictSame(await readTexts(24), [refused]);
  status = 500;
  t.strictSame(await readTexts(24), [refused], 'a new outage');
  status = 404;
  t.strictSame((await readTexts(1)).sort(), ['it returns error 404.', refused].sort(), 'a page that is gone, at once');
});

t.test('no outside link reaches the local network', async (t) => {
  const { address, asked } = await startWebServer(t, () => [200]);
  const app = await startSmall(t);
  await saveProfile(app, { financingUrl: `${address}/lender` });

  t.match((await checkNow(app)).findings, [{ text: /private network/ }]);
  t.strictSame(asked, []);
});

t.test('60 pages are checked in at most 30 seconds of one processor core', async (t) => {
  const app = await build(t);
  await listen(app);
  const { add, open, saveDraft, publish } = await planCalls(app);
  while (listedRoutes(app.site.current.map).length < 60) {
    const number = listedRoutes(app.site.current.map).length;
    const page = { kind: 'service', name: `Fence ${number}`, place: 'residential', copyOf: 'residential-wood-fencing' };
    const { id } = (await add(page)).json();
    const { words, draftVersion } = await open(id);
    const own = { ...words, serviceTitle: `Fence ${number}`, contactOption: `Fence ${number}` };
    const saved = await saveDraft(id, own, draftVersion);
    const accepted = { accept: ['short', 'similar', 'repeated'] };
    const { statusCode, body } = await publish(id, saved.json().version, accepted);
    if (statusCode !== 200) throw new Error(body);
  }
  const before = process.cpuUsage();

  const { pages, tookMs } = await checkNow(app);

  const { user, system } = process.cpuUsage(before);
  t.equal(pages, 60);
  const seconds = (user + system) / 1e6;
  t.comment(`${seconds.toFixed(1)} s of processor time, ${tookMs} ms in all`);
  t.ok(seconds <= 30);
});

t.test('the check runs at 4:00 AM each night and never during a backup', async (t) => {
  const night = new Date(2026, 10, 27, 12);
  const clock = { now: night.getTime() };
  const app = await startSmall(t, { BACKUP_DIR: makeDirectory(t) }, { now: () => clock.now });
  const { asked } = spoil(app);
  await app.jobs.runDue();
  t.ok(asked.splice(0).includes('/'), 'the first check is soon after the start');

  clock.now = new Date(2026, 10, 28, 3, 59).getTime();
  await app.jobs.runDue();
  t.notOk(asked.splice(0).includes('/gallery'), 'not before four');
  clock.now = new Date(2026, 10, 28, 4, 1).getTime();
  await app.jobs.runDue();
  t.ok(asked.splice(0).includes('/gallery'), 'then once');
  clock.now += 60_000;
  const wanted = { key: 'site-check-wanted', value: String(clock.now), version: 1, updatedAt: '' };
  await app.db.insertInto('settings').values(wanted).execute();
  clock.now += 60_000;
  await app.jobs.runDue();
  t.ok(asked.splice(0).includes('/gallery'), 'and when the owner asked another process');

  const order: string[] = [];
  const backup = app.backups.run().then(() => order.push(`backup, ${asked.length} requests`));
  const checks = [app.siteCheck.ask(), app.siteCheck.ask()];
  await Promise.all([backup, ...checks]);
  t.strictSame(order, ['backup, 0 requests'], 'the check waits for the backup');
  t.equal(asked.splice(0).filter((path) => path === '/gallery').length, 1, 'two calls share one check');

  const before = (await app.backups.read()).backups.length;
  clock.now += 1000;
  const check = app.siteCheck.ask().then(async () => (await app.backups.read()).backups.length);
  const later = app.backups.run();
  t.equal(await check, before, 'the backup waits for the check');
  await later;
});
