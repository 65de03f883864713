import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Config, loadConfig } from '../config.ts';
import { openDatabase } from '../database/index.ts';
import { restoreBackup, restoreIntoDatabase } from '../upkeep/index.ts';

/** `npm run restore FILE`: fills an empty data directory, or the empty database in DATABASE_URL, and refuses what holds data. */
process.umask(0o077);
try {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error('Name the backup: npm run restore site-20260101T030000Z.tar');
  const config = loadConfig(process.env);
  const restored = await (config.databaseUrl
    ? fillDatabase(file, config)
    : restoreBackup(resolve(file), config.dataDir));
  const { rows, files, createdAt } = restored;
  process.stdout.write(
    `${config.databaseUrl ? 'The database' : config.dataDir} now holds the site of ${createdAt}: ${rows.submissions ?? 0} leads, ${Object.keys(files).length} files.\n`,
  );
} catch (error) {
  process.stderr.write(`Nothing was restored: ${(error as Error).message}\n`);
  process.exit(1);
}

/** The schema is made first, as at a start. */
async function fillDatabase(file: string, config: Config) {
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const { shared, close } = await openDatabase(config);
  try {
    if (!shared) throw new Error('DATABASE_URL names no database that processes share.');
    return await restoreIntoDatabase(resolve(file), config.dataDir, shared);
  } finally {
    await shared?.close();
    await close();
  }
}
