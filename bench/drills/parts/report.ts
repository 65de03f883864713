import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import type { Outcome } from './drill.ts';
import { readVersions } from './programs.ts';

const file = 'bench/drills.md';
const tableHead = '| Statement | What was looked at | Seen | Bar |  |\n|---|---|---|---|---|\n';

/** What no drill on one machine can show. */
const limits = `## What this does not show

All parts ran on one machine: no wire between them was slow or cut in two, and no power failed. A killed process stands in for a dead
machine, a frozen one for a hung one, and the failover was commanded by the drill, not by a cluster manager with its votes. The balancer
was ours; no container was started. YugabyteDB, CockroachDB and managed services were not tried.
`;

/** Writes the whole report. @param load of the machine before the first drill */
export function writeReport(outcomes: readonly Outcome[], load: number): void {
  const machine = `${availableParallelism()} of ${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB of memory`;
  const minutes = outcomes.reduce((sum, { drill, seconds }) => sum + (drill.waits ? 0 : seconds), 0) / 60;
  writeFileSync(
    file,
    `# Drills past one machine

${new Date().toISOString().slice(0, 10)}, ${machine}, load ${load.toFixed(1)} before the first drill; ${readVersions()}. Written by \`npm run drill\`, which took ${minutes.toFixed(0)} minutes. Each
drill starts real site processes on a real PostgreSQL with a synchronous standby; a balancer of ours asks \`/servez\` once a second and tries nothing twice.

${tableHead}${outcomes.flatMap(toLines).join('\n')}

${limits}`,
  );
}

/** Puts the lines of some drills in the places of those before. @param load of the machine before the first of them */
export function keepOutcomes(outcomes: readonly Outcome[], load: number): void {
  if (!existsSync(file)) {
    writeReport(outcomes, load);
    return;
  }
  const [before = '', after = ''] = readFileSync(file, 'utf8').split(tableHead);
  const [table = '', rest = ''] = after.split(/\n\n(.*)/s);
  const again = new Set(outcomes.map(({ drill }) => drill.statement));
  const lines = table.split('\n').filter((line) => !again.has(numberOf(line)));
  const all = [...lines, ...outcomes.flatMap(toLines)].filter(Boolean);
  // The sort is stable, so that the lines of one drill stay in their order.
  all.sort((one, other) => numberOf(one) - numberOf(other));
  writeFileSync(file, `${before}${tableHead}${all.join('\n')}\n\n${rest}`);
}

function numberOf(line: string): number {
  return Number(/^\| (\d+)/.exec(line)?.[1]);
}

function toLines({ drill: { statement, title }, figures }: Outcome): string[] {
  return figures.map(({ what, seen, bar, isMet }) => {
    const cells = [`${statement} ${title}`, what, seen, bar, isMet ? '' : '**missed**'];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  });
}
