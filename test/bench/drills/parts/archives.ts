import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';

/** Makes a backup of a stopped or running site. @returns its path */
export function backUp(environment: Record<string, string>): string {
  const { status, stdout, stderr } = run('backup', environment);
  if (status !== 0) throw new Error(`the backup ended with ${status}: ${stderr}`);
  return stdout.split('\n', 1)[0] ?? '';
}

/** Restores a backup. @returns the command's output */
export function restore(environment: Record<string, string>, file: string): string {
  const { stdout, stderr } = run('restore', environment, file);
  return stdout + stderr;
}

function run(command: string, environment: Record<string, string>, ...values: string[]) {
  return spawnSync(process.execPath, ['dist/server/commands.js', command, ...values], {
    env: { PATH: process.env.PATH, BACKUP_DIR: `${environment.DATA_DIR}/backups`, ...environment },
    encoding: 'utf8',
  });
}

/** Checksums of an archive: one for the rows of all tables, and one for the names and bytes of its other files. */
export interface ArchiveSums {
  rows: string;
  files: string;
}

/** Computes the checksums of an archive. @param path of its file */
export function readArchive(path: string): ArchiveSums {
  return inArchive(path, (folder) => {
    const { files } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
    const sums = Object.entries<{ sha256: string }>(files)
      .filter(([name]) => name !== 'site.db')
      .map(([name, { sha256 }]) => `${name} ${sha256}`);
    const db = new SqliteDatabase(join(folder, 'site.db'), { readonly: true });
    const rows = listTables(db).flatMap((table) => listRows(db, table));
    db.close();
    return { rows: sum(rows), files: sum(sums) };
  });
}

/** Queries the database in an archive. */
export function queryArchive<Row>(path: string, text: string): Row[] {
  return inArchive(path, (folder) => {
    const db = new SqliteDatabase(join(folder, 'site.db'), { readonly: true });
    const rows = db.prepare(text).all() as Row[];
    db.close();
    return rows;
  });
}

function inArchive<Result>(path: string, read: (folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'drill-archive-'));
  try {
    execFileSync('tar', ['-xf', path, '-C', folder]);
    return read(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function listTables(db: SqliteDatabase.Database): string[] {
  const text = "select name from sqlite_master where type = 'table' and name not like 'kysely%' order by name";
  return db.prepare(text).pluck().all() as string[];
}

/** Lists the rows of a table. It skips the setting that names the live PDF, which a site in a directory doesn't need. */
function listRows(db: SqliteDatabase.Database, table: string): string[] {
  const rows = db.prepare(`select * from "${table}"`).all() as { key?: string }[];
  const kept = rows.filter(({ key }) => table !== 'settings' || key !== 'catalog');
  return kept.map((row) => `${table} ${JSON.stringify(row)}`);
}

/** Returns the number of lines, and a checksum that doesn't depend on their order. */
function sum(lines: string[]): string {
  const hash = createHash('sha256').update(lines.sort().join('\n')).digest('hex').slice(0, 12);
  return `${lines.length}, ${hash}`;
}
