import fc from 'fast-check';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import t from 'tap';
import { build, listen, signIn } from '../fixtures/app.ts';
import { collectRoutes } from '../fixtures/routes.ts';
import { sendRaw } from '../fixtures/socket.ts';

const routes = collectRoutes();

let app: FastifyInstance;
let cookie = '';
t.before(async () => {
  app = await build(t);
  cookie = await signIn(app);
});

/** What would show a visitor the inside of the server. */
const insides = /\bat [^\n]*:\d+:\d+|node_modules|SQLITE_|SqliteError|\/src\/|\.ts:\d|select .* from/i;

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
  headerText,
  { maxKeys: 4 },
);

const query = fc.dictionary(
  fc.oneof(fc.constantFrom('sent', 'view', 'term', 'status', 'cursor', 'from', 'to'), text),
  text,
  {
    maxKeys: 4,
  },
);
const address = fc.ipV4();

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
    const numRuns = /login|password/.test(url) ? 5 : 25;
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

/** A page shows what was typed, and a backup is the owner's own database; every other answer may not show the server's insides. */
function visible({ headers, body }: LightMyRequestResponse): string {
  return /^(text\/html|application\/x-tar)/.test(String(headers['content-type'])) ? '' : body;
}
