import { parseArgs } from 'node:util';
import type { Drill } from './drill.ts';

/** The drills to run. */
export interface Order {
  chosen: readonly Drill[];
  /** The fraction of each drill's repetitions to run; 1 for all. */
  share: number;
  /** True if all drills run in full, so that the report is rewritten. */
  isWhole: boolean;
  /** True if the lines of the chosen drills are updated in the report. */
  isKept: boolean;
  report: string;
  /** The factor by which a drill may take longer than usual on a busy machine. */
  patience: number;
}

/** Reads the command line. Ends the process if an argument is unknown, so that nothing is silently ignored. */
export function readOrder(drills: readonly Drill[]): Order {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        share: { type: 'string', default: '1' },
        keep: { type: 'boolean', default: false },
        patience: { type: 'string', default: '1' },
        report: { type: 'string', default: 'test/bench/drills.md' },
      },
    });
    const share = Number(values.share);
    if (!(share > 0 && share <= 1)) throw new Error(`--share is a part of 1, such as 0.2, not ${values.share}`);
    const patience = Number(values.patience);
    if (!(patience > 0)) throw new Error(`--patience is a number of times, such as 3, not ${values.patience}`);
    const chosen = choose(drills, positionals);
    const isWhole = positionals.length === 0 && share === 1;
    return { chosen, share, isWhole, isKept: values.keep, patience, report: values.report };
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
}

function choose(drills: readonly Drill[], numbers: readonly string[]): readonly Drill[] {
  const known = new Set(drills.map(({ number }) => String(number)));
  const unknown = numbers.filter((number) => !known.has(number));
  if (unknown.length > 0) throw new Error(`No drill shows ${unknown.join(', ')}. There are ${[...known].join(', ')}.`);
  return drills.filter(({ number }) => numbers.length === 0 || numbers.includes(String(number)));
}
