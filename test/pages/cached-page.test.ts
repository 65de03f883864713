import { createHook } from 'node:async_hooks';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import SqliteDatabase from 'better-sqlite3';
import t from 'tap';
import { securityHeaders } from '../../src/http/headers.ts';
import { listedRoutes } from '../../src/shared/site-map.ts';
import { build, contactRequest, postContact, signIn } from '../fixtures/app.ts';

const app = await build(t);
const behindCdn = await build(t, { CDN_SECONDS: '10' });
const shared = 'public, max-age=0, must-revalidate, s-maxage=10';
const paths = listedRoutes(app.site.current.map).map(({ path }) => path);

t.test(
  'statement 7: a cached page is one look-up and kept bytes: no query and no promise (npm run bench has its rate)',
  async (t) => {
    for (const path of paths)
      for (const encoding of ['br', 'gzip']) await app.inject({ url: path, headers: { 'accept-encoding': encoding } });
    const statements = watchStatements();
    t.teardown(statements.end);

    for (const path of paths)
      for (const encoding of ['br', 'gzip']) {
        const first = ask(path, { 'accept-encoding': encoding });
        const second = ask(path, { 'accept-encoding': encoding });
        const known = ask(path, { 'accept-encoding': encoding, 'if-none-match': first.headers.etag ?? '' });
        const hasBytes = first.body instanceof Buffer && first.body.length > 1000 && second.body === first.body;
        t.match(
          { ...first, hasBytes, again: second.promises, known: [known.status, known.body ?? 'none', known.promises] },
          {
            status: 200,
            headers: { ...securityHeaders, 'content-encoding': encoding },
            promises: 0,
            hasBytes: true,
            again: 0,
            known: [304, 'none', 0],
          },
          path,
        );
      }
    t.strictSame(statements.seen, []);
  },
);

t.test(
  'with CDN_SECONDS a page that is the same for everyone may be shown for so long, from the first on',
  async (t) => {
    for (const time of ['fresh', 'cached', 'cached']) {
      const page = await behindCdn.inject({ url: '/gallery', headers: { 'accept-encoding': 'br' } });
      t.equal(page.headers['cache-control'], shared, time);
      t.equal(page.headers.vary, 'Accept-Encoding', time);
      t.notOk(page.headers['set-cookie'], time);
    }
    const { etag } = (await behindCdn.inject({ url: '/gallery' })).headers;
    const again = await behindCdn.inject({ url: '/gallery', headers: { 'if-none-match': String(etag) } });
    t.equal(again.statusCode, 304);
    t.equal(again.headers['cache-control'], shared, 'which a cache needs to know how long it may go on');
  },
);

t.test('with CDN_SECONDS nothing is kept that is for one visitor, may come in a moment, or is no page', async (t) => {
  const cookie = await signIn(behindCdn);
  const plain = { 'content-type': 'application/x-www-form-urlencoded' };

  const answers = {
    confirmation: await behindCdn.inject({ url: '/?sent=ABC234' }),
    laterPart: await behindCdn.inject({ url: '/gallery?part=2' }),
    search: await behindCdn.inject({ url: '/catalog?q=cedar' }),
    refused: await postContact(behindCdn, 'name=', plain),
    sent: await postContact(behindCdn, new URLSearchParams(contactRequest).toString(), plain),
    unknown: await behindCdn.inject({ url: '/no-such-page' }),
    unknownAgain: await behindCdn.inject({ url: '/no-such-page' }),
    desk: await behindCdn.inject({ url: '/admin', headers: { cookie } }),
    call: await behindCdn.inject({ url: '/api/admin/leads', headers: { cookie } }),
    stamp: await behindCdn.inject({ url: '/api/form-stamp' }),
    pictures: await behindCdn.inject({ url: '/api/images' }),
    ready: await behindCdn.inject({ url: '/servez' }),
  };

  for (const [name, { headers }] of Object.entries(answers)) {
    t.match(headers['cache-control'], /^no-(cache|store)$/, name);
    t.notMatch(headers['cache-control'], 's-maxage', name);
  }
});

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: unknown;
  /** How many were made on the way. */
  promises: number;
}

/** Hands the server a request as its socket does, and takes what it has answered when the call returns. */
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

/** Notes every statement that any database of this process prepares. */
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
