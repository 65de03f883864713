import { createHook } from 'node:async_hooks';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import SqliteDatabase from 'better-sqlite3';
import type { FastifyInstance } from 'fastify';
import t from 'tap';
import { securityHeaders } from '../../src/http/headers.ts';
import { type CachedPage, PageCache, unpack } from '../../src/pages/page-cache.ts';
import { listedRoutes } from '../../src/shared/site-map.ts';
import { build, contactRequest, postContact, signIn } from '../fixtures/app.ts';
import { until } from '../fixtures/until.ts';

const app = await build(t);
const behindCdn = await build(t, { CDN_SECONDS: '10' });
const shared = 'public, max-age=0, must-revalidate, s-maxage=10';
const paths = listedRoutes(app.site.current.map).map(({ path }) => path);

t.test('a cached page needs one lookup, no query, and no promise', async (t) => {
  const encodings = ['br', 'gzip'];
  for (const url of paths) await untilCached(app, url);
  const statements = watchStatements();
  t.teardown(statements.end);

  for (const path of paths)
    for (const encoding of encodings) {
      const [first, second] = [ask(path, { 'accept-encoding': encoding }), ask(path, { 'accept-encoding': encoding })];
      const known = ask(path, { 'accept-encoding': encoding, 'if-none-match': first.headers.etag ?? '' });
      t.match(first, { status: 200, promises: 0, headers: { ...securityHeaders, 'content-encoding': encoding } }, path);
      t.ok(first.body instanceof Buffer && first.body.length > 1000, path);
      t.equal(second.body, first.body, 'the same bytes, not a copy');
      t.match([second.promises, known], [0, { status: 304, body: undefined, promises: 0 }], path);
    }
  t.strictSame(statements.seen, []);
});

t.test('a page rendered across New Year is not cached with the old year', async (t) => {
  const cache = new PageCache();
  const newYearMs = new Date(2027, 0, 1).getTime();
  await cache.fill('/', 1, () => Readable.from([Buffer.from('© 2026')]), newYearMs);
  t.ok(cache.find('/', 1, newYearMs - 1));
  t.equal(cache.find('/', 1, newYearMs), undefined);
  await cache.fill('/', 1, () => Readable.from([Buffer.from('© 2027')]), newYearMs + 1000);
  t.equal(String(await unpack(cache.find('/', 1, newYearMs) as CachedPage)), '© 2027');
});

t.test('CDN_SECONDS sets how long a page that is the same for everyone may be cached', async (t) => {
  for (const time of ['fresh', 'cached']) {
    const page = await behindCdn.inject({ url: '/gallery', headers: { 'accept-encoding': 'br' } });
    t.equal('etag' in page.headers, time === 'cached', time);
    t.equal(page.headers['cache-control'], shared, time);
    t.equal(page.headers.vary, 'Accept-Encoding', time);
    t.notOk(page.headers['set-cookie'], time);
    await untilCached(behindCdn, '/gallery');
  }
  const { etag } = (await behindCdn.inject({ url: '/gallery' })).headers;
  const again = await behindCdn.inject({ url: '/gallery', headers: { 'if-none-match': String(etag) } });
  t.equal(again.statusCode, 304);
  t.equal(again.headers['cache-control'], shared, 'which a cache needs to know how long it may go on');
});

t.test('with CDN_SECONDS no page is cached that is personal or about to change', async (t) => {
  const cookie = await signIn(behindCdn);
  const plain = { 'content-type': 'application/x-www-form-urlencoded' };

  const get = (url: string) => behindCdn.inject({ url, headers: { cookie } });
  const answers = [
    ...['/?sent=ABC234', '/gallery?part=2', '/catalog?q=cedar', '/no-such-page', '/no-such-page', '/admin'].map(get),
    ...['/api/admin/leads', '/api/form-stamp', '/api/images', '/servez'].map(get),
    postContact(behindCdn, 'name=', plain),
    postContact(behindCdn, new URLSearchParams(contactRequest).toString(), plain),
  ];

  for (const { headers, body } of await Promise.all(answers))
    t.match(headers['cache-control'], /^no-(cache|store)$/, body.slice(0, 100));
});

/** A page is cached some time after the first request for it was answered; only a cached page has an ETag. */
function untilCached(site: FastifyInstance, url: string): Promise<void> {
  const request = { url, headers: { 'accept-encoding': 'br' } };
  return until(`${url} is cached`, async () => 'etag' in (await site.inject(request)).headers);
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: unknown;
  /** The number of promises made. */
  promises: number;
}

/** Passes a request to the server like a socket does. @returns the part of the response that was written synchronously */
function ask(url: string, headers: Record<string, string>): Answer {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url, headers });
  const answer: Answer = { status: 0, headers: {}, body: undefined, promises: 0 };
  const response = new ServerResponse(request);
  response.writeHead = (status: number, sent?: unknown) => {
    Object.assign(answer, { status, headers: sent });
    return response;
  };
  response.end = (body?: unknown) => {
    answer.body = body ?? undefined;
    return response;
  };
  const hook = createHook({
    init(_id, type) {
      if (type === 'PROMISE') answer.promises += 1;
    },
  });
  hook.enable();
  app.server.emit('request', request, response);
  hook.disable();
  return answer;
}

/** Records every statement that any database of this process prepares. */
function watchStatements(): { seen: string[]; end(): void } {
  const seen: string[] = [];
  const { prepare } = SqliteDatabase.prototype;
  SqliteDatabase.prototype.prepare = function (this: SqliteDatabase.Database, source: string) {
    seen.push(source);
    return prepare.call(this, source);
  } as typeof prepare;
  return {
    seen,
    end() {
      SqliteDatabase.prototype.prepare = prepare;
    },
  };
}
