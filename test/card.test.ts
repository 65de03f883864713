import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import SqliteDatabase from 'better-sqlite3';
import { Kysely } from 'kysely';
import { createElement, Suspense, use } from 'react';
import t, { type Test } from 'tap';
import { loadConfig } from '../src/config.ts';
import { build, configOf, contactRequest, listen, postContact, signIn } from './fixtures/app.ts';
import { takePhoto } from './fixtures/pictures.ts';
import { openSocket } from './fixtures/socket.ts';
import { upload } from './fixtures/upload.ts';

// The customer's card, a test for each of its lines.

/** A page of the real site whose last component waits until the test lets it go. */
async function openSlowPage(t: Test) {
  const app = await build(t);
  const last = Promise.withResolvers<string>();
  const left = Promise.withResolvers<void>();
  const rendered: string[] = [];
  const Last = () => {
    rendered.push(use(last.promise));
    return 'The last component';
  };
  const message = createElement(Suspense, { fallback: 'One moment' }, createElement(Last));
  app.get('/slow', (request, reply) => {
    reply.raw.once('close', left.resolve);
    return reply.page(request, { screen: 'error', message: message as unknown as string });
  });
  return {
    address: await listen(app),
    finish: () => last.resolve('done'),
    fail: last.reject,
    left: left.promise,
    rendered,
  };
}

t.test('STREAMS: on a socket the page comes in chunks, the first before the last component is done', async (t) => {
  const { address, finish, rendered } = await openSlowPage(t);
  const socket = openSocket(address).setEncoding('utf8');
  socket.write('GET /slow HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');

  let text = '';
  for await (const chunk of socket) {
    text += chunk;
    if (rendered.length > 0 || !text.includes('One moment')) continue;
    t.notMatch(text, 'The last component');
    finish();
  }

  t.match(text, /^HTTP\/1.1 200 OK\r\n[\s\S]*\r\ntransfer-encoding: chunked\r\n/i);
  t.match(text, 'The last component');
  t.match(text, /<\/html>\r\n0\r\n\r\n$/);
});

for (const encoding of ['br', 'gzip'])
  t.test(
    `STREAMS: the first chunk leaves before the last component is done, compressed as ${encoding} too`,
    async (t) => {
      const { address, finish } = await openSlowPage(t);

      const response = await fetch(`${address}/slow`, { headers: { 'accept-encoding': encoding } });
      t.equal(response.headers.get('content-encoding'), encoding);
      let text = '';
      for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        text += chunk;
        if (text.includes('One moment')) finish();
      }

      t.match(text, 'The last component');
    },
  );

t.test(
  'STREAMS: a failure after the first byte cuts the answer, so that nobody takes a part for the whole',
  async (t) => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { address, fail } = await openSlowPage(t);

      const response = await fetch(`${address}/slow`, { headers: { 'accept-encoding': encoding } });
      fail(new Error('The last component failed'));

      await t.rejects(response.text(), encoding);
    }
  },
);

t.test('STREAMS: a visitor who leaves ends the rendering', async (t) => {
  const { address, finish, left, rendered } = await openSlowPage(t);
  const leaving = new AbortController();

  await fetch(`${address}/slow`, { signal: leaving.signal });
  leaving.abort();
  await left;
  finish();
  for (let turn = 0; turn < 3; turn += 1) await setImmediate();

  t.strictSame(rendered, []);
});

t.test('STREAMS: a page that no cache holds goes out in chunks, each listed address and the 404 alike', async (t) => {
  const app = await build(t);
  const address = await listen(app);

  for (const [path, status] of [
    ['/', 200],
    ['/pool-fencing', 200],
    ['/gallery?part=2', 200],
    ['/?sent=ABC234', 200],
    ['/admin', 200],
    ['/no-such-page', 404],
  ] as const) {
    const response = await fetch(address + path);
    t.equal(response.status, status, path);
    t.equal(response.headers.get('transfer-encoding'), 'chunked', path);
    t.match(await response.text(), /<\/html>$/, path);
  }
});

t.test(
  'StaticRouter: it renders each page, by the routes of the site map, after the exact map has decided the status',
  async (t) => {
    const app = await build(t);
    const ask = async (url: string) => (await app.inject({ url })).statusCode;

    t.match(read('views/server.tsx'), /import { StaticRouter } from 'react-router';[\s\S]*<StaticRouter location=/);
    t.match(read('views/routes.tsx'), /useRoutes\(/);
    t.strictSame([await ask('/gallery'), await ask('/Gallery'), await ask('/gallery/')], [200, 404, 308]);
    t.strictSame([await ask('/admin/leads/7'), await ask('/admin/leads/x'), await ask('/admin/x')], [200, 404, 404]);
    for (const { path, screen } of app.site.current.map.routes.values()) {
      const { statusCode, body } = await app.inject({ url: path });
      t.equal(statusCode, 200, path);
      t.match(body, /<h1|data-island="admin"/, `${path} shows a page: ${screen}`);
    }
  },
);

t.test(
  'HYDRATES: the client bundle takes over the HTML of the server (test/browser/public-pages.test.ts does it)',
  async (t) => {
    const { inputs } = JSON.parse(read('dist/browser.json')) as Metafile;
    const own = Object.keys(inputs).filter((file) => file.startsWith('views/'));

    t.ok(own.some((file) => /\bhydrateRoot\(/.test(read(file))));
  },
);

t.test('JSON ENDPOINTS: a body is checked by its zod schema, and what is wrong is told by field', async (t) => {
  const app = await build(t);
  for (const url of ['/api/contact', '/api/estimate', '/api/admin/login']) {
    const refused = await app.inject({ method: 'POST', url, payload: {} });
    t.equal(refused.statusCode, 400, url);
    t.match(refused.headers['content-type'], /^application\/json/);
    t.ok(Object.keys(refused.json().fields).length > 0, url);
  }
  for (const file of globSync('src/**/*.ts'))
    for (const [, part] of read(file).matchAll(/\b(body|params|querystring): \{ ?type:/g))
      t.fail(`${file}: the schema of ${part} is JSON Schema instead of zod`);
});

t.test('SQLITE THROUGH KYSELY: a submission is a row of site.db, and what is uploaded a file beside it', async (t) => {
  const app = await build(t);
  const { dataDir } = configOf(app);
  t.equal(loadConfig({}).dataDir, resolve('data'), 'the folder of the card, unless DATA_DIR names another');

  await postContact(app, contactRequest);
  await upload(await listen(app), await signIn(app), await takePhoto(), 'yard.jpg');

  t.ok(app.db instanceof Kysely);
  const db = new SqliteDatabase(join(dataDir, 'site.db'), { readonly: true });
  t.teardown(() => db.close());
  t.strictSame(db.prepare('select name from submissions').pluck().all(), [contactRequest.name]);
  t.match(readdirSync(dataDir, { recursive: true }).join('\n'), /^images\/variants\/yard-/m);
});

t.test('ONE DOCKER IMAGE: its last stage holds the built site alone and starts one process', async (t) => {
  const stages = read('Dockerfile').split(/^(?=FROM )/m);
  const final = stages.at(-1) ?? '';

  t.match(final, /^COPY --from=\w+ \/app\/dist /m);
  t.notMatch(final, /\bnpm (ci|install|run)\b/);
  t.match(final, /^VOLUME \/data$/m);
  t.match(final, /^CMD \["node", [^\n]*"dist\/server\/main\.js"\]$/m);
  t.equal(final.match(/^CMD /gm)?.length, 1);
});

/** The packages of the card and where each is used. */
const packages = {
  'src/**/*.ts': [
    ...['fastify', '@fastify/multipart', '@fastify/secure-session', '@fastify/static', '@fastify/rate-limit'],
    ...['zod', 'kysely', 'better-sqlite3', 'pino'],
  ],
  'views/**/*.{ts,tsx}': ['react', 'react-dom', 'react-router'],
  '{build.mjs,build/*.ts}': ['esbuild'],
  'test/**/*.{ts,tsx}': ['tap', 'happy-dom'],
};

t.test('PACKAGES: each one is declared, and imported by what it is there for', async (t) => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'));
  for (const [files, names] of Object.entries(packages)) {
    const imported = new Set(globSync(files).flatMap((file) => importsOf(read(file))));
    for (const name of names) {
      t.ok({ ...dependencies, ...devDependencies }[name], `package.json names ${name}`);
      t.ok(imported.has(name), `${files} import ${name}`);
    }
  }
});

interface Metafile {
  inputs: Record<string, unknown>;
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}

/** The packages that a file imports, types aside. */
function importsOf(text: string): string[] {
  const found = [
    ...text.matchAll(/^(?:import(?! type)|export)\b[^;]*? from '([^'.][^']*)'|import\('([^'.][^']*)'\)/gm),
  ];
  return found.map(([, name = '', lazy = '']) => {
    const [scope = '', rest] = (name || lazy).split('/');
    return scope.startsWith('@') ? `${scope}/${rest}` : scope;
  });
}
