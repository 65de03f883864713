import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import type { Row } from './row.ts';

const file = 'test/bench/results.md';
const tableHead = '| What | This site | Beside it | Ratio | Bar |\n|---|---|---|---|---|\n';

/** Writes the table that docs/operations.md links to. @param load of the machine before the first measurement */
export function writeResults(rows: readonly Row[], load: number): void {
  const processors = cpus();
  const machine = `${availableParallelism()} of ${processors.length} cores (${processors[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB of memory, Node ${process.version}, ${process.platform}`;
  writeFileSync(
    file,
    `# Measured

${new Date().toISOString().slice(0, 10)}, ${machine}; load ${load.toFixed(1)} before the first measurement. Each figure is the median of its rounds; figures side by side were measured in alternation. Processor time is the lowest of several rounds, because other work on the machine hardly affects it.

${tableHead}${rows.map(toLine).join('\n')}
`,
  );
}

/** Replaces the rows of the same measurements, and adds new rows at the end of the table. */
export function keepRows(rows: readonly Row[]): void {
  const [before = '', after = ''] = readFileSync(file, 'utf8').split(tableHead);
  const lines = after.trim().split('\n');
  for (const row of rows) {
    const place = lines.findIndex((line) => line.startsWith(`| ${row.what} |`));
    lines.splice(place === -1 ? lines.length : place, place === -1 ? 0 : 1, toLine(row));
  }
  writeFileSync(file, `${before}${tableHead}${lines.join('\n')}\n`);
}

function toLine({ what, figure, beside, ratio, bar }: Row): string {
  return `| ${[what, figure, beside, ratio, bar].join(' | ')} |`;
}
