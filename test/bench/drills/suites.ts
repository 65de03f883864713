import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { planRuns } from '../../suites.ts';
import type { Drill } from './parts/drill.ts';
import { startPart } from './parts/process.ts';
import { programs } from './parts/programs.ts';

/** Runs the suites of `npm run test:postgres`, and those that only this drill runs, on the oldest supported PostgreSQL. */
export const suites: Drill = {
  number: 2,
  title: 'The suites of both engines on PostgreSQL 15',
  limitMinutes: 30,
  async run(stage) {
    const options = ['--jobs=2', '--disable-coverage', '--timeout=900', '--reporter=terse'];
    const part = startPart(process.execPath, [resolve('test/runner/main.ts'), '--postgres', '--drill', ...options], {
      env: { ...process.env, TEST_POSTGRES: programs.postgres },
    });
    stage.onEnd(() => part.end('SIGKILL'));
    const code = await part.ended;

    const text = stripVTControlCharacters(part.lines.join('\n'));
    const [, passed = '0', failed = '0'] = /.*Asserts:\s+(\d+) pass\s+(\d+) fail/s.exec(text) ?? [];
    if (code !== 0) process.stdout.write(`${text}\n`);
    stage.report('Files that ran', planRuns('postgres', undefined, true).flatMap(({ files }) => files).length);
    stage.report('Assertions that passed', passed);
    stage.expect('Assertions that failed', Number(failed), 0);
    stage.expect('The runner exited with', String(code), '0');
  },
};
