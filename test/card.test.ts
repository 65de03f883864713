import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { Kysely } from 'kysely';
import { createElement, Suspense, use } from 'react';
import t from 'tap';
import { loadConfig } from '../src/config.ts';
import { build, configOf, contactRequest, listen, postContact, signIn } from './fixtures/app.ts';
import { takePhoto } from './fixtures/pictures.ts';
import { openSocket } from './fixtures/socket.ts';
import { upload } from './fixtures/upload.ts';

// The customer's card, with one test for each line.

const app = await build(t);

interface SlowPage {
  last: PromiseWithResolvers<string>;
  rendered: string[];
}
const slowPages: SlowPage[] = [];

app.get<{ Params: { index: number } }>('/slow/:index', (request, reply) => {
  const { last, rendered } = slowPages[request.params.index] as SlowPage;
  const Last = () => {
    rendered.push(use(last.promise));
    return 'The last component';
  };
  const message = createElement(Suspense, { fallback: 'One moment' }, createElement(Last));
  return reply.page(request, { screen: 'error', message: message as unknown as string });
});
const address = await listen(app);

/** Renders a page of the real site whose last component waits until the test releases it. */
function openSlowPage() {
  const page: SlowPage = { last: Promise.withResolvers(), rendered: [] };
  const path = `/slow/${slowPages.push(page) - 1}`;
  const ask = (encoding: string) => fetch(address + path, { headers: { 'accept-encoding': encoding } });
  return { ...page, path, ask, finish: () => page.last.resolve('done') };
}

t.test('STREAMS: a page arrives in chunks, the first before the last component is done', async (t) => {
  const { path, finish, rendered } = openSlowPage();
  const socket = openSocket(address).setEncoding('utf8');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);

  let text = '';
  for await (const chunk of socket) {
    text += chunk;
    if (rendered.length > 0 || !text.includes('One moment')) continue;
    t.notMatch(text, 'The last component');
    finish();
  }

  t.match(text, /^HTTP\/1.1 200 OK\r\n[\s\S]*\r\ntransfer-encoding: chunked\r\n/i);
  t.match(text, /The last component[\s\S]*<\/html>\r\n0\r\n\r\n$/);
});

t.test('STREAMS: a compressed first chunk is sent before the last component is done', async (t) => {
  for (const encoding of ['br', 'gzip']) {
    const { ask, finish } = openSlowPage();
    const response = await ask(encoding);
    t.equal(response.headers.get('content-encoding'), encoding);
    let text = '';
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      if (text.includes('One moment')) finish();
    }
    t.match(text, 'The last component');
  }
});

t.test('STREAMS: a failure after the first byte closes the connection', async (t) => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const { ask, last } = openSlowPage();
    const response = await ask(encoding);
    last.reject(new Error('The last component failed'));
    await t.rejects(response.text(), encoding);
  }
});

t.test('STREAMS: uncached pages are sent in chunks, each listed page and the 404 page', async (t) => {
  for (const path of ['/', '/pool-fencing', '/gallery?part=2', '/?sent=ABC234', '/admin', '/no-such-page']) {
    const response = await fetch(address + path);
    const seen = [response.status, response.headers.get('transfer-encoding')];
    t.strictSame(seen, [path === '/no-such-page' ? 404 : 200, 'chunked'], path);
    t.match(await response.text(), /<\/html>$/, path);
  }
});

t.test('StaticRouter: it renders each page of the site map, which decides the status', async (t) => {
  t.match(read('views/server.tsx'), /import { StaticRouter } from 'react-router';[\s\S]*<StaticRouter location=/);
  t.match(read('views/routes.tsx'), /useRoutes\(/);
  for (const [path, status] of [
    ['/galery', 404],
    ['/Gallery', 308],
    ['/gallery/', 308],
  ] as const)
    t.equal((await app.inject(path)).statusCode, status, path);
  for (const { path, screen } of app.site.current.map.routes.values()) {
    const { statusCode, body } = await app.inject(path);
    t.equal(statusCode, 200, path);
    t.match(body, /<h1|data-island="admin"/, `${path} shows a page: ${screen}`);
  }
});

t.test('HYDRATES: the client takes over server HTML (test/browser/public-pages.test.ts)', async (t) => {
  const { inputs } = JSON.parse(read('dist/browser.json'));
  const own = Object.keys(inputs).filter((file) => file.startsWith('views/'));

  t.ok(own.some((file) => /\bhydrateRoot\(/.test(read(file))));
});

t.test('JSON ENDPOINTS: a zod schema checks each body and reports mistakes by field', async (t) => {
  for (const url of ['/api/contact', '/api/estimate', '/api/admin/login']) {
    const refused = await app.inject({ method: 'POST', url, payload: {} });
    t.match([refused.statusCode, refused.headers['content-type']], [400, /^application\/json/], url);
    t.ok(Object.keys(refused.json().fields).length > 0, url);
  }
  for (const file of globSync('src/**/*.ts'))
    for (const [, part] of read(file).matchAll(/\b(body|params|querystring): \{ ?type:/g))
      t.fail(`${file}: the schema of ${part} is JSON Schema instead of zod`);
});

t.test('SQLITE THROUGH KYSELY: a submission is a row of site.db, and an upload a file', async (t) => {
  const { dataDir } = configOf(app);
  t.equal(loadConfig({}).dataDir, resolve('data'), 'the folder of the card, unless DATA_DIR names another');

  await postContact(app, contactRequest);
  await upload(address, await signIn(app), await takePhoto(), 'yard.jpg');

  t.ok(app.db instanceof Kysely);
  const db = new SqliteDatabase(join(dataDir, 'site.db'), { readonly: true });
  t.teardown(() => db.close());
  t.strictSame(db.prepare('select name from submissions').pluck().all(), [contactRequest.name]);
  t.match(readdirSync(dataDir, { recursive: true }).join('\n'), /^images\/variants\/yard-/m);
});

t.test('ONE DOCKER IMAGE: its last stage has only the built site and starts one process', async (t) => {
  const final =
    read('Dockerfile')
      .split(/^(?=FROM )/m)
      .at(-1) ?? '';

  t.match(final, /^COPY --from=\w+ \/app\/dist /m);
  t.notMatch(final, /\bnpm (ci|install|run)\b/);
  t.match(final, /^VOLUME \/data$/m);
  t.match(final, /^CMD \["node", [^\n]*"dist\/server\/main\.js"\]$/m);
  t.equal(final.match(/^CMD /gm)?.length, 1);
});

/** The packages of the card and where each is used. */
const packages = {
  'src/**/*.ts':
    'fastify @fastify/multipart @fastify/secure-session @fastify/static @fastify/rate-limit zod kysely better-sqlite3 pino',
  'views/**/*.{ts,tsx}': 'react react-dom react-router',
  '{build.mjs,build/*.ts}': 'esbuild',
  'test/**/*.{ts,tsx}': 'tap happy-dom',
};

t.test('PACKAGES: each one is declared and imported for its purpose', async (t) => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'));
  for (const [files, names] of Object.entries(packages)) {
    const text = globSync(files).map(read).join('\n');
    for (const name of names.split(' ')) {
      t.ok({ ...dependencies, ...devDependencies }[name], `package.json names ${name}`);
      const importing = new RegExp(`^(?:import(?! type)|export)\\b[^;]*? from '${name}['/]|import\\('${name}['/]`, 'm');
      t.ok(importing.test(text), `${files} import ${name}`);
    }
  }
});

function read(file: string): string {
  return readFileSync(file, 'utf8');
}
