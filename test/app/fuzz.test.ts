import fc from 'fast-check';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import t from 'tap';
import { build, listen, signIn } from '../fixtures/app.ts';
import { captureLog, type LogLine } from '../fixtures/log.ts';
import { onPostgres } from '../fixtures/postgres.ts';
import { collectRoutes } from '../fixtures/routes.ts';
import { sendRaw } from '../fixtures/socket.ts';

const collected = collectRoutes();
const { logger, lines } = captureLog();
const app = await build(t, {}, { logger });
const cookie = await signIn(app);
// Suites that share the process build apps of their own later.
const routes = [...collected];
/** The engines share all but their statements, so the second one is tried less often. */
const runs = onPostgres ? 6 : 25;

/** What would show a visitor the inside of the server. */
const insides = new RegExp(
  [
    ...[
      '\\bat [^\\n]*:\\d+:\\d+',
      'node_modules',
      '/src/',
      '\\.ts:\\d',
      'select .* from',
      'insert into',
      'SQLITE_',
      'SqliteError',
    ],
    ...['PG_', 'PostgreSQL', 'PostgresError', 'fence-postgres', 'violates', 'relation "', 'syntax error'],
  ].join('|'),
  'i',
);

/** What a log may not hold: a statement, where the database is, what a visitor sent, and where it came from. */
const typed = 'zq7-typed-by-a-visitor';
const visitors = ['203.0.113.77', '2001:db8:77::77'];
const secrets = new RegExp(
  `${typed}|203\\.0\\.113\\.|2001:db8:77|fence-postgres|postgres://|\\b(select|insert|update|delete)\\b.+\\b(from|into|set)\\b`,
  'i',
);

const text = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1e99',
    '99999999999999999999',
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
    '9223372036854775808',
    '{"a":'.repeat(2000),
    '['.repeat(2000) + ']'.repeat(2000),
    `[1e400,${'9'.repeat(400)}]`,
    `'; drop table "submissions"; --`,
    `$1'||(select value from secrets)||'`,
    typed,
  ),
);
const names = fc.constantFrom(
  ...['name', 'phone', 'email', 'message', 'details', 'service', 'page', 'referredBy', 'password', 'code'],
  ...['currentPassword', 'newPassword', 'status', 'ids', 'id', 'version', 'profile', 'text', 'order', 'caption', 'alt'],
);
const anything = fc.oneof(text, fc.jsonValue({ maxDepth: 3 }), fc.array(text, { maxLength: 5 }));
const object = fc.dictionary(fc.oneof(names, text), anything, { maxKeys: 8 });
const headerText = fc.string({
  unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
  maxLength: 60,
});

const body = fc.oneof(
  object.map((value) => ({ type: 'application/json', payload: JSON.stringify(value) })),
  fc.jsonValue().map((value) => ({ type: 'application/json', payload: JSON.stringify(value) })),
  text.map((payload) => ({ type: 'application/json', payload })),
  fc
    .dictionary(names, text, { maxKeys: 8 })
    .map((value) => ({ type: 'application/x-www-form-urlencoded', payload: new URLSearchParams(value).toString() })),
  text.map((payload) => ({ type: 'application/x-www-form-urlencoded', payload })),
  fc.tuple(fc.constantFrom('image', 'catalog', 'file'), headerText, text).map(([field, fileName, content]) => ({
    type: 'multipart/form-data; boundary=b',
    payload: `--b\r\nContent-Disposition: form-data; name="${field}"; filename="${fileName}"\r\n\r\n${content}\r\n--b--\r\n`,
  })),
  fc
    .tuple(headerText, text)
    .map(([boundary, payload]) => ({ type: `multipart/form-data; boundary=${boundary}`, payload })),
  fc.tuple(headerText, text).map(([type, payload]) => ({ type, payload })),
);

const headers = fc.dictionary(
  fc.constantFrom(
    ...[
      'accept',
      'accept-encoding',
      'accept-language',
      'idempotency-key',
      'if-none-match',
      'if-modified-since',
      'range',
    ],
    ...[
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-proto',
      'referer',
      'user-agent',
      'host',
      'cookie',
      'expect',
    ],
  ),
  fc.oneof(headerText, fc.constantFrom(...visitors)),
  { maxKeys: 4 },
);

const query = fc.dictionary(
  fc.oneof(fc.constantFrom('sent', 'view', 'term', 'status', 'cursor', 'from', 'to'), text),
  text,
  {
    maxKeys: 4,
  },
);
const address = fc.oneof(fc.constantFrom(...visitors), fc.ipV4());

/** An address of the route with something strange for each of its parameters. */
function fill(url: string, values: readonly string[]): string {
  let index = -1;
  return url.replace(/:\w+(\([^/]*\))?|\*/g, () => {
    index += 1;
    return encodeURIComponent((values[index % values.length] ?? '').toWellFormed());
  });
}

/** Everything that ends sessions comes last, so that the others are tried signed in. */
const endsSessions = (url: string) => Number(/logout|sessions|passwords|restore|login/.test(url));

t.test('no route answers anything with a 5xx or shows its insides', async (t) => {
  const ordered = [...routes].sort((one, other) => endsSessions(one.url) - endsSessions(other.url));

  for (const { method, url } of ordered) {
    // A login costs a quarter of a second on purpose.
    const numRuns = /login|password/.test(url) ? 5 : runs;
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(fc.array(text, { minLength: 1, maxLength: 3 }), query, headers, body, address, fc.boolean()),
        async ([values, parameters, given, { type, payload }, remoteAddress, signedIn]) => {
          const wellFormed = Object.entries(parameters).map(([key, value]) => [
            key.toWellFormed(),
            value.toWellFormed(),
          ]);
          const { expect: _expect, host: _host, ...rest } = given;
          const response = await app.inject({
            method,
            url: `${fill(url, values)}?${new URLSearchParams(wellFormed)}`,
            remoteAddress,
            headers: {
              ...rest,
              ...(signedIn && { cookie }),
              ...(method !== 'GET' && method !== 'HEAD' && { 'content-type': type }),
            },
            ...(method !== 'GET' && method !== 'HEAD' && { payload }),
          } as InjectOptions);
          if (response.statusCode >= 500 || insides.test(visible(response)))
            throw new Error(`${response.statusCode} ${response.body.slice(0, 300)}`);
        },
      ),
      { numRuns, endOnFailure: true },
    );
    t.pass(`${method} ${url}`);
  }

  t.ok(routes.length > 20, `${routes.length} routes`);
});

t.test(
  "28: neither the log nor any table tells a visitor's address, and the log no statement, host or value",
  async (t) => {
    t.ok(lines.length > 100, `${lines.length} lines`);
    t.strictSame(
      lines.map(withoutPath).filter((line) => secrets.test(line)),
      [],
    );
    // Where processes share a database, this one was given no folder for backups, and says so.
    const isExpected = ({ msg }: LogLine) => onPostgres && msg === 'a backup could not be made';
    const faults = lines.filter((line) => line.level >= 50 && !isExpected(line));
    t.strictSame(faults, [], 'nothing that was sent was a fault of the site');
    const tables = (await app.db.introspection.getTables()).map(({ name }) => name);
    t.ok(tables.includes('submissions') && (!onPostgres || tables.includes('limits')));
    for (const table of tables) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(app.db);
      t.notMatch(JSON.stringify(rows), /203\.0\.113\.|2001:db8:77/, table);
    }
  },
);

t.test('no request line, however strange, is answered with a 5xx', async (t) => {
  const origin = await listen(app);
  const target = fc.oneof(
    headerText,
    fc.constantFrom(
      '*',
      '//',
      '///evil.example/',
      '/\\evil.example/',
      'http://x/gallery',
      'https://x',
      '/%',
      '/%zz',
      '/%c0%ae',
      '/..%2f..',
    ),
    headerText.map((rest) => `/${rest}`),
    headerText.map((rest) => `//${rest}/`),
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
      const lines = Object.entries({ host: 'x', ...given }).map(([name, value]) => `${name}: ${value}`);
      const answer = await sendRaw(
        origin,
        `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`,
      );
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
      if (status >= 500 && status !== 501) throw new Error(answer.slice(0, 300));
      const location = /\r\nlocation: ([^\r]*)/i.exec(answer)?.[1];
      if (location && !/^\/(?![/\\])/.test(location)) throw new Error(`leads away: ${location}`);
    }),
    { numRuns: 150, endOnFailure: true },
  );

  t.pass('150 request lines');
});

/** The address of a request is logged as it came, without its query. */
function withoutPath({ req, ...line }: LogLine): string {
  return JSON.stringify({ ...line, req: { ...(req as object), path: '' } });
}

/** A page shows what was typed, and a backup is the owner's own database; every other answer may not show the server's insides. */
function visible({ headers, body }: LightMyRequestResponse): string {
  return /^(text\/html|application\/x-tar)/.test(String(headers['content-type'])) ? '' : body;
}
