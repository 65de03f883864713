import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Drill, Figure, Outcome } from './drill.ts';
import { type StageOptions, setStage } from './stage.ts';

/** Much longer than any drill takes on an idle machine. */
const usualLimitMinutes = 10;

export interface PerformanceOptions extends Omit<StageOptions, 'figures'> {
  /** The factor by which a drill may take longer than usual. */
  patience: number;
}

/** Runs one drill until it ends, fails, or times out. Then it cleans up and prints the results. */
export async function perform(drill: Drill, options: PerformanceOptions): Promise<Outcome> {
  const figures: Figure[] = [];
  const begin = performance.now();
  const { stage, clear } = setStage({ ...options, folder: join(options.folder, `drill-${drill.number}`), figures });
  const { limitMinutes = usualLimitMinutes } = drill;
  const deadline = new AbortController();
  try {
    await Promise.race([drill.run(stage), failAfter(limitMinutes * options.patience, deadline.signal)]);
  } catch (error) {
    figures.push(describeFailure(error as Error));
    process.stdout.write(`${(error as Error).stack}\n`);
  } finally {
    deadline.abort();
    for (const problem of await clear()) process.stdout.write(`  (after ${drill.number}: ${problem.message})\n`);
  }
  const seconds = (performance.now() - begin) / 1000;
  print(drill, figures, seconds);
  return { drill, figures, seconds };
}

async function failAfter(minutes: number, signal: AbortSignal): Promise<void> {
  await setTimeout(minutes * 60_000, undefined, { signal });
  throw new Error(`it was not over after ${minutes} minutes`);
}

function describeFailure({ message }: Error): Figure {
  return { what: 'the drill', seen: `broke off: ${message}`, bar: 'runs to its end', isMet: false };
}

function print({ number, title }: Drill, figures: readonly Figure[], seconds: number): void {
  process.stdout.write(`${number}: ${title} (${seconds.toFixed(0)} s)\n`);
  for (const { what, seen, bar, isMet } of figures)
    process.stdout.write(`  ${isMet ? 'ok  ' : 'MISS'} ${what}: ${seen}${bar && ` (${bar})`}\n`);
}
