import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { adoptSharedKey } from '../accounts/index.ts';
import type { SharedDatabase } from '../database/index.ts';
import { ArchiveDamagedError, type Manifest } from './archive.ts';
import { archivedFiles, isArchived } from './archived-names.ts';
import { withUnpackedBackup } from './restore.ts';

/** What of an archive goes into the tables, and not among the files. */
const { database: databaseFile, sessionKey: keyFile } = archivedFiles;

/**
 * Fills an empty PostgreSQL database from a backup, of either kind of site: everything or nothing.
 * @param dataDir where it is unpacked meanwhile
 * @throws DatabaseFullError when the database holds data, ArchiveDamagedError when the backup is not whole
 */
export function restoreIntoDatabase(path: string, dataDir: string, shared: SharedDatabase): Promise<Manifest> {
  return withUnpackedBackup(path, dataDir, async (folder, manifest) => {
    await shared.loadFrom(folder, async (transaction) => {
      if (keyFile in manifest.files)
        await adoptSharedKey(transaction, shared, (await readFile(join(folder, keyFile), 'utf8')).trim());
      for (const name of Object.keys(manifest.files).filter(isArchived)) {
        if (name === databaseFile || name === keyFile) continue;
        await shared.blobs.write(transaction, name, join(folder, name));
        if ((await shared.blobs.hash(transaction, name)) !== manifest.files[name]?.sha256)
          throw new ArchiveDamagedError(`The file ${name} in the database is not what was in the archive.`);
      }
    });
    return manifest;
  });
}
