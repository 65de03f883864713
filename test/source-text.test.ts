import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import t from 'tap';

t.test('SQL as text stands with the engines alone, and transactions begin in one place', async (t) => {
  const finding = (pattern: RegExp, allowed: RegExp) =>
    globSync('src/**/*.ts').filter((file) => !allowed.test(file) && pattern.test(readFileSync(file, 'utf8')));

  t.strictSame(
    finding(/import \{[^}]*\bsql\b[^}]*\} from 'kysely'/, /^src\/(database|cluster)\//),
    [],
    'what one engine understands, the other one may not',
  );
  t.strictSame(
    finding(/\.transaction\(\)/, /^src\/(database\/transaction|cluster\/copy-rows)\.ts$/),
    [],
    'inTransaction tries again where PostgreSQL asks for it',
  );
});

t.test('nothing that is committed names a package registry or an address to fetch packages from', async (t) => {
  const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { resolved?: string }>;
  };

  const addressed = Object.entries(lock.packages).filter(([, { resolved }]) => resolved);
  t.strictSame(
    addressed.map(([name]) => name),
    [],
    'the lock file works with whatever registry npm is set up with',
  );
  t.strictSame(
    tracked.filter((file) => /(^|\/)\.(npmrc|yarnrc|yarnrc\.yml)$/.test(file)),
    ['.npmrc'],
  );
  const settings = readFileSync('.npmrc', 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith(';'));
  t.strictSame(
    settings.map((line) => line.split('=')[0]),
    ['min-release-age'],
    'no registry is configured',
  );
  const registry = new RegExp(['registry', 'npmjs', 'org'].join('\\.'));
  const texts = tracked.filter((file) => /\.(ts|tsx|mjs|json|md|ya?ml|css)$|(^|\/)(Dockerfile|run)$/.test(file));
  t.strictSame(
    texts.filter((file) => registry.test(readFileSync(file, 'utf8'))),
    [],
  );
});
