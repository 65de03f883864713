// Runs the first part of `npm run soak`: tests that try only a tenth in `npm test` try everything here.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';

const files = globSync('test/**/*.test.{ts,tsx}').filter((file) => /volume\(|isWhole/.test(readFileSync(file, 'utf8')));
const { status } = spawnSync(
  process.execPath,
  ['test/runner/main.ts', '--jobs=2', '--timeout=7200', '--reporter=terse', ...files],
  {
    env: { ...process.env, VOLUME: 'whole' },
    stdio: 'inherit',
  },
);
process.exitCode = status ?? 1;
