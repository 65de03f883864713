/** What must survive of a site, as it lies in a data directory: files, and folders with all that is in them. */
export const archivedFiles = { database: 'site.db', sessionKey: 'session.key' } as const;
export const archivedFolders: readonly string[] = ['images', 'catalog', 'lead-photos'];

/** All of it, the database last: a data directory with one is complete. */
export const archivedParts: readonly string[] = [...archivedFolders, archivedFiles.sessionKey, archivedFiles.database];

/** Backups of version 1.0.0 took along whatever lay in a data directory; of these, a site and the repository leave some there. */
const takenAlong = new Set(['.gitkeep', '.probe']);

/** True for a file that a backup holds, and a restore puts into place, by its name in a data directory. */
export function isArchived(name: string): boolean {
  const [first = '', ...rest] = name.split('/');
  if (rest.length > 0) return archivedFolders.includes(first);
  return Object.values<string>(archivedFiles).includes(name);
}

/** True for a name that an archive of any version of the site may hold beside its manifest. */
export function mayBeArchived(name: string): boolean {
  return isArchived(name) || takenAlong.has(name);
}
