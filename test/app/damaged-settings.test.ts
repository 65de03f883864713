import t from 'tap';
import { build, callAs, signIn } from '../fixtures/app.ts';
import { collectRoutes } from '../fixtures/routes.ts';
import { isWhole } from '../fixtures/volume.ts';

const collected = collectRoutes();
const app = await build(t);
const call = callAs(app, await signIn(app));
// A backup and an export read every row; they have separate tests.
const readings = collected
  .filter(
    ({ method, url }) => method === 'GET' && url.startsWith('/api/admin/') && !/[:*]|backup|content-file|csv/.test(url),
  )
  .map(({ url }) => url);

const keys = [
  'push-keys',
  'calendar-feed',
  'digest',
  'jobs',
  'alarms',
  'installed',
  'delivery',
  'mail',
  'mail-domain',
  'seen-version',
  'site-check',
  'site-check-wanted',
  'disk-history',
  'set-up',
  'second-factor:pending',
  'backups',
  'copies',
  'copies-bucket',
  'copies-keys',
  'form-check',
  'waitingFile',
  'lastImport',
];
const odd: Record<string, string> = {
  'a text that was cut short': '{bad',
  nothing: 'null',
  'a number': '5',
  'a list': '[]',
  'a text': '"x"',
  'a deep list': '['.repeat(5000) + ']'.repeat(5000),
  'a key of the prototype': '{"__proto__":{"token":"x"}}',
  'fields of other types': '{"token":5,"publicKey":5,"privateKey":{},"secret":[],"ranAt":{},"id":[]}',
};

/** Damages all settings together in every way, and each one alone in one way, because one failure could hide another. */
const rounds = [
  ...Object.keys(odd).map((what) => ({ damaged: keys, what })),
  ...keys.flatMap((key, index) =>
    Object.keys(odd)
      .filter((_what, way, { length }) => isWhole || way === index % length)
      .map((what) => ({ damaged: [key], what })),
  ),
];

t.test('a damaged setting causes no 5xx for the owner, a calendar, or a visitor', async (t) => {
  t.ok(readings.length > 20, `${readings.length} readings`);
  for (const { damaged, what } of rounds) {
    const wrong: string[] = [];
    await app.db.deleteFrom('settings').where('key', 'in', keys).execute();
    const row = { value: odd[what] ?? '', version: 5, updatedAt: new Date(0).toISOString() };
    await app.db
      .insertInto('settings')
      .values(damaged.map((key) => ({ key, ...row })))
      .execute();
    for (const url of ['/', '/calendar/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.ics', ...readings]) {
      const { statusCode, body } = await call('GET', url);
      if (statusCode >= 500 || /node_modules|Error:/.test(body)) wrong.push(`${url} ${statusCode}`);
    }
    const confirmation = await call('PUT', '/api/admin/second-factor', { code: '123456' });
    if (confirmation.statusCode >= 500) wrong.push('PUT /api/admin/second-factor');
    t.strictSame(wrong, [], `${damaged.join(', ')}: ${what}`);
  }
});
