import { setTimeout } from 'node:timers/promises';
import { listVariants } from '../../../src/shared/pictures/pictures.ts';
import type { Drill } from './parts/drill.ts';
import type { Replica } from './parts/replica.ts';
import type { DrillDatabase } from './parts/stage.ts';
import { Uploads } from './parts/uploads.ts';

/** Uploads that are timed without a kill, each at a new process. */
const trials = 3;
/** The killed process's lease must end before another process sweeps, which first looks for due jobs a minute after its start. */
const sweepMs = 90_000;

/** Shows that a process that dies during an upload never leaves a picture without its files, and that its stray files are soon deleted. */
export const killedUploads: Drill = {
  number: 13,
  title: 'kill -9 in uploads',
  async run(stage) {
    const database = await stage.makeDatabase();
    let replica = await stage.startReplica({ databaseUrl: database.url });
    const uploads = new Uploads();
    // The timed uploads make sure that some kills come before the response and some after it, even on a busy machine.
    const times: number[] = [];
    for (let trial = 0; trial < trials; trial += 1) {
      times.push(await timeUpload(uploads, replica));
      await replica.end('SIGKILL');
      replica = await stage.restart(replica);
    }
    const latestMs = 2 * Math.min(...times);
    let taken = 0;
    const rounds = stage.times(50);
    for (let round = 0; round < rounds; round += 1) {
      const upload = uploads.send(replica.url).catch(() => undefined);
      await setTimeout(Math.random() * latestMs);
      await replica.end('SIGKILL');
      if ((await upload)?.status === 201) taken += 1;
      replica = await stage.restart(replica);
    }
    const { rows, missing } = await findMissing(database);
    // Makes the daily sweep due, even if one of the killed processes had started it.
    await database.query("delete from settings where key = 'jobs'");
    const left = await untilSwept(database, replica);

    stage.expect(
      `Uploads that were answered before their kill, of ${rounds}`,
      taken,
      'some',
      taken > 0 && taken < rounds,
    );
    stage.report('Picture rows', rows);
    stage.expect('Picture rows with a missing file', missing, 0);
    stage.expect('Files without a row after the sweep', left, 0);
  },
};

/** @returns milliseconds */
async function timeUpload(uploads: Uploads, { url }: Replica): Promise<number> {
  const begin = performance.now();
  const { status, body } = await uploads.send(url);
  if (status !== 201) throw new Error(`an upload was answered ${status}: ${body}`);
  return performance.now() - begin;
}

interface Names {
  rows: number;
  /** The files of every picture. */
  needed: Set<string>;
  /** The AVIF files of every picture, which are made after the response. */
  later: Set<string>;
}

async function readNames(database: DrillDatabase): Promise<Names> {
  const rows =
    await database.query<Record<'name' | 'file' | 'hash' | 'widths' | 'formats', string>>('select * from images');
  const list = (formatsOf: (formats: string) => string) =>
    new Set(
      rows.flatMap((row) => {
        const parsed = { widths: JSON.parse(row.widths), formats: JSON.parse(formatsOf(row.formats)) };
        const picture = { ...row, ...parsed, width: 0, height: 0 };
        return [`images/originals/${row.file}`, ...listVariants(picture).map(({ file }) => `images/variants/${file}`)];
      }),
    );
  return { rows: rows.length, needed: list((formats) => formats), later: list(() => '["avif"]') };
}

async function listStored(database: DrillDatabase): Promise<string[]> {
  return (await database.query<{ name: string }>("select name from blobs where name like 'images/%'")).map(
    ({ name }) => name,
  );
}

async function findMissing(database: DrillDatabase): Promise<{ rows: number; missing: number }> {
  const { rows, needed } = await readNames(database);
  const stored = new Set(await listStored(database));
  return { rows, missing: [...needed].filter((name) => !stored.has(name)).length };
}

/** @returns how many files without a row are left when the runner has swept */
async function untilSwept(database: DrillDatabase, replica: Replica): Promise<number> {
  for (const end = performance.now() + sweepMs; ; ) {
    const { needed, later } = await readNames(database);
    const left = (await listStored(database)).filter((name) => !needed.has(name) && !later.has(name)).length;
    if ((left === 0 && (await replica.readMetric('runner')) === 1) || performance.now() > end) return left;
    await setTimeout(500);
  }
}
