import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import type { Outcome } from './drill.ts';
import { readVersions } from './programs.ts';

const tableHead = '| Drill | What was looked at | Seen | Bar |  |\n|---|---|---|---|---|\n';

/** Claims that `npm test` proves, and ones that no drill on one machine can prove. */
const limits = `\`npm test\` and \`npm run test:postgres\` show the rest: without \`DATABASE_URL\` nothing changes, both engines have one schema, hostile texts
are stored alike, and no address of a visitor is kept. Drill 2 runs the tests that open a database on version 15 again.

## What this does not show

All parts ran on one machine: no wire between them was slow or cut in two, and no power failed. A killed process stands in for a dead
machine, a frozen one for a hung one, and the failover was commanded by the drill, not by a cluster manager with its votes. The balancer
was ours; no container was started. YugabyteDB, CockroachDB and managed services were not tried.
`;

/** Facts about a run as a whole. */
export interface Run {
  /** The machine's load before the first drill. */
  load: number;
  minutes: number;
  /** The fraction of each drill's repetitions to run; 1 for all. */
  share: number;
}

/** Writes the whole report. @param file its path */
export function writeReport(file: string, outcomes: readonly Outcome[], { load, minutes, share }: Run): void {
  const machine = `${availableParallelism()} of ${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB of memory`;
  writeFileSync(
    file,
    `# Drills past one machine

${new Date().toISOString().slice(0, 10)}, ${machine}, load ${load.toFixed(1)} before the first drill; ${readVersions()}. Written by \`npm run drill\`, which took ${minutes.toFixed(0)} minutes${share === 1 ? '' : `, with ${share} of the repetitions`}. Each
drill starts real site processes on a real PostgreSQL with a synchronous standby; our balancer requests \`/servez\` once a second and retries nothing.

${tableHead}${outcomes.flatMap(toLines).join('\n')}

${limits}`,
  );
}

/** Replaces the lines of these drills in the report. @param file the path of the report */
export function keepOutcomes(file: string, outcomes: readonly Outcome[], run: Run): void {
  if (!existsSync(file)) {
    writeReport(file, outcomes, run);
    return;
  }
  const [before = '', after = ''] = readFileSync(file, 'utf8').split(tableHead);
  const [table = '', rest = ''] = after.split(/\n\n(.*)/s);
  const again = new Set(outcomes.map(({ drill }) => drill.number));
  const lines = table.split('\n').filter((line) => !again.has(numberOf(line)));
  const all = [...lines, ...outcomes.flatMap(toLines)].filter(Boolean);
  // The sort is stable, so the lines of each drill stay in order.
  all.sort((one, other) => numberOf(one) - numberOf(other));
  writeFileSync(file, `${before}${tableHead}${all.join('\n')}\n\n${rest}`);
}

function numberOf(line: string): number {
  return Number(/^\| (\d+)/.exec(line)?.[1]);
}

function toLines({ drill: { number, title }, figures }: Outcome): string[] {
  return figures.map(({ what, seen, bar, isMet }) => {
    const cells = [`${number} ${title}`, what, seen, bar, isMet ? '' : '**missed**'];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  });
}
