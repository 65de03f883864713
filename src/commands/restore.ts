import { resolve } from 'node:path';
import { loadConfig } from '../config.ts';
import { restoreBackup } from '../upkeep/index.ts';

/** `npm run restore FILE`: fills an empty data directory, and refuses one that holds data. */
process.umask(0o077);
try {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error('Name the backup: npm run restore site-20260101T030000Z.tar');
  const { dataDir } = loadConfig(process.env);
  const { rows, files, createdAt } = await restoreBackup(resolve(file), dataDir);
  process.stdout.write(
    `${dataDir} now holds the site of ${createdAt}: ${rows.submissions ?? 0} leads, ${Object.keys(files).length} files.\n`,
  );
} catch (error) {
  process.stderr.write(`Nothing was restored: ${(error as Error).message}\n`);
  process.exit(1);
}
