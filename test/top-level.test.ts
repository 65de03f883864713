import { execFileSync } from 'node:child_process';
import t from 'tap';

/** The folders and files that the customer named, what the ecosystem expects beside them, and dotfiles. */
const expected = [
  ...['Dockerfile', 'build.mjs', 'data', 'package.json', 'src', 'static', 'test', 'tsconfig.json', 'views'],
  ...['CHANGELOG.md', 'CONTRIBUTING.md', 'README.md', 'SECURITY.md', 'compose.yaml', 'docs', 'package-lock.json'],
];

t.test('the top level of the repository holds what the customer named, and nothing that nobody expects', async (t) => {
  const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
  const names = new Set(tracked.map((file) => file.split('/', 1)[0] ?? ''));

  t.strictSame([...names].filter((name) => !name.startsWith('.')).sort(), expected.sort());
});
