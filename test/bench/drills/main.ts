import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { drills } from './list.ts';
import type { Outcome } from './parts/drill.ts';
import { readOrder } from './parts/order.ts';
import { perform } from './parts/performance.ts';
import { requirePrograms } from './parts/programs.ts';
import { keepOutcomes, writeReport } from './parts/report.ts';
import { startPair } from './parts/stage.ts';

/**
 * Runs the drills (`npm run drill`) on several real processes and databases, and writes test/bench/drills.md or the file of
 * `--report=FILE`. With numbers, such as `npm run drill -- 14 20`, it runs only those drills and prints the results. With `--keep` it also
 * updates their lines in the report. `--share=0.1` runs a tenth of the repetitions, and `--patience=3` triples the time limits.
 */
const { chosen, share, isWhole, isKept, report, patience } = readOrder(drills);
requirePrograms();

// A rejection left behind by an aborted drill must not end the others.
process.on('unhandledRejection', (error) => process.stdout.write(`  (left behind: ${(error as Error).message})\n`));

const [loadBefore = 0] = loadavg();
const folder = mkdtempSync(join(tmpdir(), 'drill-'));
// If this runs as root, PostgreSQL runs as another user, who needs access.
chmodSync(folder, 0o755);
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const { primary, standby } = await startPair(folder);
const begin = performance.now();
const options = { postgres: primary, folder, share, patience };
const beside = chosen.filter(({ waits }) => waits).map((drill) => perform(drill, options));
const outcomes: Outcome[] = [];
for (const drill of chosen.filter(({ waits }) => !waits)) outcomes.push(await perform(drill, options));
outcomes.push(...(await Promise.all(beside)));
outcomes.sort((one, other) => one.drill.number - other.drill.number);

await Promise.all([primary.stop(), standby.stop()]);
const run = { load: loadBefore, minutes: (performance.now() - begin) / 60_000, share };
if (isWhole) writeReport(report, outcomes, run);
else if (isKept) keepOutcomes(report, outcomes, run);
const missed = outcomes.filter(({ figures }) => figures.some(({ isMet }) => !isMet));
process.stdout.write(`${outcomes.length - missed.length} of ${outcomes.length} drills show what they should.\n`);
// Ending this process also ends processes that hang (parts/process.ts).
process.exit(missed.length === 0 ? 0 : 1);
