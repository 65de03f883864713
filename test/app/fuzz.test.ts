import fc from 'fast-check';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import t from 'tap';
import { build, listen, signIn } from '../fixtures/app.ts';
import { captureLog, type LogLine } from '../fixtures/log.ts';
import { onPostgres } from '../fixtures/postgres.ts';
import { collectRoutes } from '../fixtures/routes.ts';
import { sendRaw } from '../fixtures/socket.ts';
import { volume } from '../fixtures/volume.ts';

const collected = collectRoutes();
const { logger, lines } = captureLog();
const app = await build(t, {}, { logger });
const cookie = await signIn(app);
// Copied, because suites that share the process build more apps later.
const routes = [...collected];

/** A sample of what visitors type. No log may contain it. */
const typed = 'zq7-typed-by-a-visitor';
/** Another sample, which looks like SQL. The list of leads must show it unchanged. */
const statement = `$1'||(select value from secrets)||'`;
const visitors = ['203.0.113.77', '2001:db8:77::77'];

/** Texts that break careless code: empty, huge, malformed, or special to a database, a browser, or a file system. */
const texts = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1e99',
    '99999999999999999999',
    '9223372036854775808',
    'null',
    '__proto__',
    'constructor',
    '../../etc/passwd',
    '%00',
    "' or 1=1 --",
    '<script>',
    '\u0000',
    '\ud800',
    'x'.repeat(6000),
    typed,
    '{"a":'.repeat(2000),
    '['.repeat(2000) + ']'.repeat(2000),
    `[1e400,${'9'.repeat(400)}]`,
    statement,
    `'; drop table "submissions"; --`,
  ),
);
const names = fc.constantFrom(
  'name',
  'phone',
  'email',
  'message',
  'details',
  'service',
  'page',
  'referredBy',
  'address',
  'password',
  'code',
  'currentPassword',
  'newPassword',
  'status',
  'ids',
  'id',
  'version',
  'profile',
  'text',
  'order',
  'caption',
  'alt',
);
const anything = fc.oneof(texts, fc.jsonValue({ maxDepth: 3 }), fc.array(texts, { maxLength: 5 }));
const object = fc.dictionary(fc.oneof(names, texts), anything, { maxKeys: 8 });

/** Returns the names of a schema's fields, including nested ones. */
function namesIn(schema: unknown, depth = 0): string[] {
  const { def } = (schema ?? {}) as { def?: Record<string, unknown> };
  if (!def || depth > 6) return [];
  const within = ['innerType', 'element', 'in', 'out', 'valueType'].map((part) => def[part]);
  const options = Array.isArray(def.options) ? def.options : [];
  const shape = Object.entries((def.shape ?? {}) as object);
  return [
    ...shape.flatMap(([name, field]) => [name, ...namesIn(field, depth + 1)]),
    ...[...within, ...options].flatMap((part) => namesIn(part, depth + 1)),
  ];
}

/** Values of a field that no browser sends. */
const odd = fc.oneof(
  anything,
  fc.constantFrom<unknown>(
    { toString: 1 },
    { length: 3 },
    [[[[[[]]]]]],
    [null],
    1e308,
    -0,
    true,
    'https://%/x',
    'https://[/x',
  ),
);

/** Bodies with the fields of a route's schema. Each value is odd, or a text that is often valid. */
function bodiesFor(schema: unknown) {
  const fields = [...new Set(namesIn(schema))];
  if (fields.length === 0) return bodies;
  const right = fc.constantFrom<unknown>('Ann Carter', 'ann@example.com', '(336) 555-0187', 1, [1], {}, false);
  const value = fc.oneof({ weight: 2, arbitrary: right }, odd);
  const whole = fc.record(Object.fromEntries(fields.map((name) => [name, value])), { requiredKeys: [] });
  return fc.oneof({ weight: 2, arbitrary: whole.map((body) => json(JSON.stringify(body))) }, bodies);
}

/** Printable characters, which a header may contain. */
const headerTexts = fc.string({
  unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
  maxLength: 60,
});

const ofType = (type: string) => (payload: string) => ({ type, payload });
const json = ofType('application/json');
const form = ofType('application/x-www-form-urlencoded');
/** Bodies with content types that may not match. */
const bodies = fc.oneof(
  fc.oneof(object, fc.jsonValue()).map((value) => json(JSON.stringify(value))),
  texts.map(json),
  fc.dictionary(names, texts, { maxKeys: 8 }).map((value) => form(new URLSearchParams(value).toString())),
  texts.map(form),
  fc.tuple(fc.constantFrom('image', 'catalog', 'file'), headerTexts, texts).map(([field, fileName, content]) => {
    const disposition = `form-data; name="${field}"; filename="${fileName}"`;
    const payload = `--b\r\nContent-Disposition: ${disposition}\r\n\r\n${content}\r\n--b--\r\n`;
    return ofType('multipart/form-data; boundary=b')(payload);
  }),
  fc
    .tuple(headerTexts, texts)
    .map(([boundary, payload]) => ofType(`multipart/form-data; boundary=${boundary}`)(payload)),
  fc.tuple(headerTexts, texts).map(([type, payload]) => ofType(type)(payload)),
);

/** Headers that the server reads, with strange values. */
const headers = fc.dictionary(
  fc.constantFrom(
    'accept',
    'accept-encoding',
    'accept-language',
    'idempotency-key',
    'if-none-match',
    'if-modified-since',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'range',
    'referer',
    'user-agent',
    'host',
    'cookie',
    'expect',
  ),
  fc.oneof(headerTexts, fc.constantFrom(...visitors)),
  { maxKeys: 4 },
);
/** Names that routes read, and arbitrary ones. */
const queryNames = fc.oneof(fc.constantFrom('sent', 'view', 'term', 'status', 'cursor', 'from', 'to'), texts);

const requestsOf = (schema: unknown) =>
  fc.record({
    values: fc.array(texts, { minLength: 1, maxLength: 3 }),
    query: fc.dictionary(queryNames, texts, { maxKeys: 4 }),
    given: headers,
    body: bodiesFor(schema),
    remoteAddress: fc.oneof(fc.constantFrom(...visitors), fc.ipV4()),
    isOwner: fc.boolean(),
  });

/** Returns an address of the route with a strange value for each parameter. */
function fillAddress(url: string, values: readonly string[]): string {
  let index = -1;
  return url.replace(/:\w+(\([^/]*\))?|\*/g, () => {
    index += 1;
    return encodeURIComponent((values[index % values.length] ?? '').toWellFormed());
  });
}

/** Text that would reveal the server's internals to a visitor. */
const insides =
  /\bat [^\n]*:\d+:\d+|node_modules|\/src\/|\.ts:\d|select .* from|insert into|SQLITE_|SqliteError|PG_|PostgreSQL|PostgresError|fence-postgres|violates|relation "|syntax error/i;

/** Text that no log may contain: SQL, the database's location, and a visitor's input and address. */
const secrets = new RegExp(
  `${typed}|203\\.0\\.113\\.|2001:db8:77|fence-postgres|postgres://|\\b(select|insert|update|delete)\\b.+\\b(from|into|set)\\b`,
  'i',
);

/** Routes that end sessions come last, so that the others are tried with a session. */
const endsSessions = (url: string) => Number(/logout|sessions|passwords|restore|login/.test(url));
/** The engines differ only in their statements, so the second one is tried less often. */
const runs = onPostgres ? 6 : volume(100);

t.test('no route returns a 5xx or shows internals', async (t) => {
  for (const { method, url, body: schema } of routes.toSorted(
    (one, other) => endsSessions(one.url) - endsSessions(other.url),
  )) {
    const hasBody = method !== 'GET' && method !== 'HEAD';
    // A login costs a quarter of a second on purpose, and HEAD is answered by the handler of GET.
    const isSlow = /login|password/.test(url);
    const share = method === 'HEAD' ? 0.2 : 1;
    const numRuns = isSlow ? 5 : Math.ceil(runs * share);
    await fc.assert(
      fc.asyncProperty(requestsOf(schema), async ({ values, query, given, body, remoteAddress, isOwner }) => {
        const wellFormed = Object.entries(query).map((entry) => entry.map((text) => text.toWellFormed()));
        const { expect: _expect, host: _host, ...rest } = given;
        const response = await app.inject({
          method,
          remoteAddress,
          url: `${fillAddress(url, values)}?${new URLSearchParams(wellFormed)}`,
          headers: { ...rest, ...(isOwner && { cookie }), ...(hasBody && { 'content-type': body.type }) },
          ...(hasBody && { payload: body.payload }),
        } as InjectOptions);
        if (response.statusCode >= 500 || insides.test(visible(response)))
          throw new Error(`${response.statusCode} ${response.body.slice(0, 300)}`);
      }),
      { numRuns, endOnFailure: true },
    );
  }
  t.ok(routes.length > 20, `${routes.length} routes`);
  const known = routes.flatMap(({ body }) => namesIn(body));
  for (const name of ['endpoint', 'p256dh', 'former', 'came', 'contacted', 'tellsVisitors'])
    t.ok(known.includes(name), `the fields of the routes are known: ${name}`);
});

t.test('log and tables contain no visitor’s address, and the log contains no values', async (t) => {
  t.ok(lines.length > 100, `${lines.length} lines`);
  t.strictSame(
    lines.map(withoutPath).filter((line) => secrets.test(line)),
    [],
  );
  // This process shares its database with others and has no backup folder, which it reports.
  const isExpected = ({ msg }: LogLine) => onPostgres && msg === 'backup failed';
  const faults = lines.filter((line) => line.level >= 50 && !isExpected(line));
  t.strictSame(faults, [], 'nothing that was sent was a fault of the site');
  const tables = (await app.db.introspection.getTables()).map(({ name }) => name);
  t.ok(tables.includes('submissions') && (!onPostgres || tables.includes('limits')));
  for (const table of tables) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(app.db);
    t.notMatch(JSON.stringify(rows), /203\.0\.113\.|2001:db8:77/, table);
  }
});

t.test('no malformed request line causes a 5xx', async (t) => {
  const origin = await listen(app);
  const target = fc.oneof(
    headerTexts,
    fc.constantFrom('*', '//', '///evil.example/', '/\\evil.example/', 'http://x/gallery', 'https://x'),
    fc.constantFrom('/%', '/%zz', '/%c0%ae', '/..%2f..'),
    headerTexts.map((rest) => `/${rest}`),
    headerTexts.map((rest) => `//${rest}/`),
  );
  const methods = fc.constantFrom(
    'GET',
    'HEAD',
    'POST',
    'PUT',
    'DELETE',
    'OPTIONS',
    'PATCH',
    'TRACE',
    'PROPFIND',
    'BREW',
    'get',
  );

  await fc.assert(
    fc.asyncProperty(methods, target, headers, async (method, path, given) => {
      const fields = Object.entries({ host: 'x', ...given }).map(([name, value]) => `${name}: ${value}\r\n`);
      const answer = await sendRaw(origin, `${method} ${path} HTTP/1.1\r\n${fields.join('')}Connection: close\r\n\r\n`);
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
      if (status >= 500 && status !== 501) throw new Error(answer.slice(0, 300));
      const location = /\r\nlocation: ([^\r]*)/i.exec(answer)?.[1];
      if (location && !/^\/(?![/\\])/.test(location)) throw new Error(`leads away: ${location}`);
    }),
    { numRuns: volume(500), endOnFailure: true },
  );
  t.pass('request lines');
});

/** The log contains the address of a request unchanged, without its query. */
function withoutPath({ req, ...line }: LogLine): string {
  return JSON.stringify({ ...line, req: { ...(req as object), path: '' } });
}

/** Returns the part of a response that must not show the server's insides. Pages repeat typed text, and a backup holds the database. */
function visible({ headers, body }: LightMyRequestResponse): string {
  return /^(text\/html|application\/x-tar)/.test(String(headers['content-type'])) ? '' : body.replaceAll(statement, '');
}
