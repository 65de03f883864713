import { readFileSync } from 'node:fs';
import t from 'tap';
import { parseChangelog, releasesBetween } from '../../src/operations/changelog.ts';
import { build, callAs, signIn } from '../fixtures/app.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const releases = parseChangelog(readFileSync('CHANGELOG.md', 'utf8'));

t.test('a new site shows its version and no changes', async (t) => {
  const app = await build(t);
  const call = callAs(app, await signIn(app));

  t.strictSame((await call('GET', '/api/admin/release')).json(), { version, news: [] });
});

t.test('an update shows what changed until the owner presses “Got it”', async (t) => {
  const app = await build(t);
  const call = callAs(app, await signIn(app));
  const value = JSON.stringify('1.0.0');
  await app.db.updateTable('settings').set({ value }).where('key', '=', 'seen-version').execute();

  const { news } = (await call('GET', '/api/admin/release')).json();

  t.equal(news[0].version, version);
  t.strictSame(
    news.map((each: { version: string }) => each.version),
    releases.map((each) => each.version).filter((each) => each !== '1.0.0'),
  );
  t.ok(news[0].items.includes('New leads can go to several email addresses.'));
  t.strictSame((await call('POST', '/api/admin/release/seen')).json(), { version, news: [] });
  t.strictSame((await call('GET', '/api/admin/release')).json(), { version, news: [] });
});

t.test('the changelog is read release by release, with items of several lines', async (t) => {
  const text = [
    '# Changelog',
    '## [Unreleased]',
    '- Later',
    '## [2.10.0] - 2027-02-01',
    '### Added',
    'Leads:',
    '- One that',
    '  goes on.',
    '- Two.',
    '## [2.9.0] - 2027-01-01',
    '- Three.',
    '[2.10.0]: https://fences.example',
  ].join('\n');
  const [newest, ...others] = parseChangelog(text);

  t.strictSame(newest, { version: '2.10.0', date: '2027-02-01', items: ['One that goes on.', 'Two.'] });
  t.strictSame(others, [{ version: '2.9.0', date: '2027-01-01', items: ['Three.'] }]);
  const between = (after: string, until: string) =>
    releasesBetween(parseChangelog(text), after, until).map((each) => each.version);
  t.strictSame(between('2.9.0', '2.10.0'), ['2.10.0']);
  t.strictSame(between('2.8.1', '2.9.5'), ['2.9.0']);
  t.strictSame(between('2.10.0', '2.9.0'), [], 'an earlier version again');
});

t.test('the README has two commands for an update in each way of running the site', async (t) => {
  const [, part = ''] = readFileSync('README.md', 'utf8').split(/^## Update$/m);
  const section = part.split(/^## /m)[0] ?? '';
  const blocks = section.match(/(^ {4}\S.*\n)+/gm)?.map((block) => block.trim().split('\n')) ?? [];

  t.equal(blocks.length, 4, 'npm, Docker Compose, Docker, and the single executable file');
  for (const block of blocks) t.equal(block.length, 2, block.join('\n'));
});
