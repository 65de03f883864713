import fc from 'fast-check';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import t from 'tap';
import { build, listen, signIn } from '../fixtures/app.ts';
import { captureLog, type LogLine } from '../fixtures/log.ts';
import { onPostgres } from '../fixtures/postgres.ts';
import { collectRoutes } from '../fixtures/routes.ts';
import { sendRaw } from '../fixtures/socket.ts';
import {
  addresses,
  bodies,
  fillAddress,
  headers,
  headerTexts,
  queries,
  statement,
  texts,
  typed,
} from '../fixtures/strange-requests.ts';
import { volume } from '../fixtures/volume.ts';

const collected = collectRoutes();
const { logger, lines } = captureLog();
const app = await build(t, {}, { logger });
const cookie = await signIn(app);
// Suites that share the process build apps of their own later.
const routes = [...collected];
/** The engines share all but their statements, so the second one is tried less often. */
const runs = onPostgres ? 6 : volume(100);

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

/** What a log may not hold: a statement, where the database is, what a visitor sent, and the visitor's address. */
const secrets = new RegExp(
  `${typed}|203\\.0\\.113\\.|2001:db8:77|fence-postgres|postgres://|\\b(select|insert|update|delete)\\b.+\\b(from|into|set)\\b`,
  'i',
);

/** Everything that ends sessions comes last, so that the others are tried signed in. */
const endsSessions = (url: string) => Number(/logout|sessions|passwords|restore|login/.test(url));

t.test('no route answers anything with a 5xx or shows its insides', async (t) => {
  const ordered = [...routes].sort((one, other) => endsSessions(one.url) - endsSessions(other.url));

  for (const { method, url } of ordered) {
    // A login costs a quarter of a second on purpose.
    const numRuns = /login|password/.test(url) ? 5 : runs;
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(fc.array(texts, { minLength: 1, maxLength: 3 }), queries, headers, bodies, addresses, fc.boolean()),
        async ([values, parameters, given, { type, payload }, remoteAddress, signedIn]) => {
          const wellFormed = Object.entries(parameters).map(([key, value]) => [
            key.toWellFormed(),
            value.toWellFormed(),
          ]);
          const { expect: _expect, host: _host, ...rest } = given;
          const response = await app.inject({
            method,
            url: `${fillAddress(url, values)}?${new URLSearchParams(wellFormed)}`,
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
    headerTexts,
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
    { numRuns: volume(500), endOnFailure: true },
  );

  t.pass('request lines');
});

/** The address of a request is logged as it came, without its query. */
function withoutPath({ req, ...line }: LogLine): string {
  return JSON.stringify({ ...line, req: { ...(req as object), path: '' } });
}

/** Where the server's insides may not show: a page shows what was typed, lists the statement that was, and a backup the database. */
function visible({ headers, body }: LightMyRequestResponse): string {
  return /^(text\/html|application\/x-tar)/.test(String(headers['content-type'])) ? '' : body.replaceAll(statement, '');
}
