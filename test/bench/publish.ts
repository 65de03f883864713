import autocannon from 'autocannon';
import type SqliteDatabase from 'better-sqlite3';
import { shippedDocuments } from '../../src/content/shipped.ts';
import { serviceLists } from '../../src/shared/content/page-plan.ts';
import { fixedRoutes } from '../../src/shared/routes.ts';
import { type Row, row } from './row.ts';
import { adminPassword, startSite } from './site.ts';

/** The number of pages, most of them copies of services. */
const pages = 120;
const publications = 100;
const visitors = 20;

/** Measures publishing a page and requesting it, while visitors read all pages. */
export async function measurePublish(): Promise<Row[]> {
  const site = await startSite(addPages);
  await site.warm;
  const call = await signIn(site.url);
  const { plan } = await call('GET', '/api/admin/content');
  const paths = [
    ...fixedRoutes.listed.map(({ path }) => path),
    ...Object.values<string>(plan.slugs).map((slug) => `/${slug}`),
  ];
  const load = autocannon({
    url: site.url,
    connections: visitors,
    duration: 600,
    requests: paths.map((path) => ({ path, headers: { 'accept-encoding': 'br' } })),
  });
  const times: number[] = [];
  for (let count = 0; count < publications; count += 1) times.push(await timePublication(site.url, call, count));
  load.stop();
  await load;
  await site.stop();
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => `${(sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN).toFixed(0)} ms`;
  return [
    row(`A publication until the page shows it, ${paths.length} pages under load, median`, at(0.5)),
    row('The same, 99 of 100', at(0.99), { bar: 'under 400 ms' }),
    row('The same, the slowest', at(1), { bar: 'under 2000 ms' }),
  ];
}

type Call = Awaited<ReturnType<typeof signIn>>;

async function timePublication(url: string, call: Call, count: number): Promise<number> {
  const { words, draftVersion } = await call('GET', '/api/admin/content/home');
  const headline = `Fences, edition ${count}`;
  const change = { ...words, hero: { ...words.hero, headline } };
  const { version } = await call('PUT', '/api/admin/content/home/draft', { words: change, version: draftVersion });
  const begin = performance.now();
  await call('POST', '/api/admin/content/home/publication', { version });
  const html = await (await fetch(url)).text();
  const took = performance.now() - begin;
  if (!html.includes(headline)) throw new Error('the next request does not show the publication');
  return took;
}

async function signIn(url: string) {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ password: adminPassword });
  const login = await fetch(`${url}/api/admin/login`, { method: 'POST', headers, body });
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return async (method: string, path: string, body?: object) => {
    const response = await fetch(url + path, {
      method,
      headers: { cookie, ...(body && headers) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
}

/** Copies a service until the site has `pages` pages. */
function addPages(db: SqliteDatabase.Database): void {
  const shipped = db.prepare("select body from defaultText where documentId = 'pool-fencing'").pluck().get() as string;
  const addVersion = db.prepare(
    "insert into contentVersions (documentId, body, origin, shippedHash, \"by\", at) values (?, ?, 'publish', '', 'bench', '')",
  );
  const addDocument = db.prepare('insert into contentDocuments (id, kind) values (?, ?)');
  const addPage = (id: string, kind: string, words: unknown) => {
    addDocument.run(id, kind);
    addVersion.run(id, JSON.stringify(words));
  };
  const words = JSON.parse(shipped);
  const plan = structuredClone(shippedDocuments.plan);
  // Five pages have fixed addresses.
  for (let count = Object.keys(plan.slugs).length + 5; count < pages; count += 1) {
    const id = `p-${String(count).padStart(8, '0')}`;
    addPage(id, 'service', { ...words, menuName: `Fence ${count}` });
    const list = serviceLists[count % serviceLists.length] ?? serviceLists[0];
    plan[list] = [...plan[list], id];
    plan.slugs[id] = `fence-${count}`;
  }
  addPage('plan', 'plan', plan);
}
