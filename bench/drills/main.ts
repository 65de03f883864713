import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { drills } from './list.ts';
import type { Drill, Figure, Outcome } from './parts/drill.ts';
import { requirePrograms } from './parts/programs.ts';
import { keepOutcomes, writeReport } from './parts/report.ts';
import { setStage, startPair } from './parts/stage.ts';

/**
 * `npm run drill`: shows on real parts what happens past one machine, and writes bench/drills.md. Some alone, such as
 * `npm run drill -- 14 20`, are only printed; with `--keep` they take their lines' places in the table. `--share=0.1` repeats a tenth as often.
 */
requirePrograms();
const numbers = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const share = Number(process.argv.find((argument) => argument.startsWith('--share='))?.slice('--share='.length) ?? 1);
const chosen = drills.filter(({ statement }) => numbers.length === 0 || numbers.includes(String(statement)));

// What a drill that broke off has left behind must not end the others.
process.on('unhandledRejection', (error) => process.stdout.write(`  (left behind: ${(error as Error).message})\n`));

const [loadBefore = 0] = loadavg();
const folder = mkdtempSync(join(tmpdir(), 'drill-'));
// PostgreSQL runs as somebody else where this runs as root.
chmodSync(folder, 0o755);
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const { primary, standby } = await startPair(folder);

const beside = chosen.filter(({ waits }) => waits).map(perform);
const outcomes: Outcome[] = [];
for (const drill of chosen.filter(({ waits }) => !waits)) outcomes.push(await perform(drill));
outcomes.push(...(await Promise.all(beside)));
outcomes.sort((one, other) => one.drill.statement - other.drill.statement);

await primary.stop();
await standby.stop();
if (numbers.length === 0 && share === 1) writeReport(outcomes, loadBefore);
else if (process.argv.includes('--keep')) keepOutcomes(outcomes, loadBefore);
const missed = outcomes.filter(({ figures }) => figures.some(({ isMet }) => !isMet));
process.stdout.write(`${outcomes.length - missed.length} of ${outcomes.length} drills show what they should.\n`);
process.exit(missed.length === 0 ? 0 : 1);

async function perform(drill: Drill): Promise<Outcome> {
  const figures: Figure[] = [];
  const begin = performance.now();
  const { stage, clear } = setStage({
    postgres: primary,
    folder: join(folder, `drill-${drill.statement}`),
    share,
    figures,
  });
  try {
    await drill.run(stage);
  } catch (error) {
    figures.push({
      what: 'the drill',
      seen: `broke off: ${(error as Error).message}`,
      bar: 'runs to its end',
      isMet: false,
    });
    process.stdout.write(`${(error as Error).stack}\n`);
  } finally {
    await clear().catch((error) => process.stdout.write(`${(error as Error).stack}\n`));
  }
  const seconds = (performance.now() - begin) / 1000;
  print(drill, figures, seconds);
  return { drill, figures, seconds };
}

function print({ statement, title }: Drill, figures: readonly Figure[], seconds: number): void {
  process.stdout.write(`${statement}: ${title} (${seconds.toFixed(0)} s)\n`);
  for (const { what, seen, bar, isMet } of figures)
    process.stdout.write(`  ${isMet ? 'ok  ' : 'MISS'} ${what}: ${seen}${bar && ` (${bar})`}\n`);
}
