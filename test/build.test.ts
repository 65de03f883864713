import { spawnSync } from 'node:child_process';
import t from 'tap';

t.test('a Node that reads no TypeScript ends the build with one line that names the way out', async (t) => {
  const { NODE_OPTIONS: _ofTheTests, ...env } = process.env;

  const { status, stdout, stderr } = spawnSync(process.execPath, ['--no-strip-types', 'build.mjs'], {
    encoding: 'utf8',
    env,
  });

  t.equal(status, 1);
  t.equal(stdout, '');
  t.match(stderr, /^The build needs Node 26; this is v[\d.]+\. Run it with: npm run build\n$/);
});
