import { createHash } from 'node:crypto';
import {
  existsSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  type Stats,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  ProgramBusyError,
  ProgramDamagedError,
  ProgramFolderError,
  ProgramFolderOpenError,
  ProgramVolumeError,
} from '../http/errors.ts';

/** A file of the site in the single executable file. */
interface ArchivedFile {
  /** Its path below the product's root, with `/`. */
  name: string;
  bytes: number;
}

/**
 * The archive that `npm run binary` appends to Node: the contents of the files, their index, its length, and the checksum of everything
 * before it.
 */
interface Archive {
  /** The first 16 hex digits of the checksum. */
  version: string;
  files: readonly ArchivedFile[];
  /** @throws ProgramDamagedError unless the executable file is byte for byte what was packed */
  check(): void;
  /** @yields each file with its content */
  read(): Iterable<[file: ArchivedFile, content: Buffer]>;
}

const lengthBytes = 8;
/** SHA-256 */
const sumBytes = 32;
const stepBytes = 1024 * 1024;

/** @returns the index and its length, which follow the contents of the files, in the order of `files`, and precede the checksum */
export function writeIndex(files: readonly ArchivedFile[]): Buffer {
  const index = Buffer.from(JSON.stringify(files));
  const length = Buffer.alloc(lengthBytes);
  length.writeBigUInt64LE(BigInt(index.length));
  return Buffer.concat([index, length]);
}

/**
 * Opens the archive at the end of an executable file. The file is read, not mapped into memory as Node does with its own assets. In a
 * truncated copy, touching missing mapped memory would kill the process by a signal (SIGBUS), without a message.
 * @throws ProgramDamagedError if the file doesn't end with an archive
 */
export function openArchive(path: string): Archive {
  const descriptor = openSync(path, 'r');
  const sumStart = fstatSync(descriptor).size - sumBytes;
  const read = (start: number, length: number) => {
    if (start < 0 || start + length > sumStart + sumBytes) throw new ProgramDamagedError(path);
    const bytes = Buffer.alloc(length);
    if (readSync(descriptor, bytes, 0, length, start) < length) throw new ProgramDamagedError(path);
    return bytes;
  };
  const indexEnd = sumStart - lengthBytes;
  const indexStart = indexEnd - Number(read(indexEnd, lengthBytes).readBigUInt64LE());
  const files = parseIndex(read(indexStart, indexEnd - indexStart));
  if (!files) throw new ProgramDamagedError(path);
  const sum = read(sumStart, sumBytes);
  return {
    version: sum.toString('hex').slice(0, 16),
    files,
    check() {
      const hash = createHash('sha256');
      for (let start = 0; start < sumStart; start += stepBytes)
        hash.update(read(start, Math.min(stepBytes, sumStart - start)));
      if (!hash.digest().equals(sum)) throw new ProgramDamagedError(path);
    },
    *read() {
      let start = indexStart - files.reduce((total, { bytes }) => total + bytes, 0);
      for (const file of files) {
        yield [file, read(start, file.bytes)];
        start += file.bytes;
      }
    },
  };
}

function parseIndex(index: Buffer): ArchivedFile[] | undefined {
  try {
    const files: unknown = JSON.parse(index.toString());
    return Array.isArray(files) && files.every(isFile) ? files : undefined;
  } catch {
    return undefined;
  }
}

/** True if an entry's path is within its version's folder. */
function isFile(entry: Partial<ArchivedFile> | null): entry is ArchivedFile {
  const { name, bytes } = entry ?? {};
  const isInside = typeof name === 'string' && name.split('/').every((part) => !['', '.', '..'].includes(part));
  return isInside && !name.includes('\0') && Number.isSafeInteger(bytes) && Number(bytes) >= 0;
}

/** Limit of a start's wait for another process that unpacks. */
const waitMs = 120_000;
/** SQLite's code for a file that another process has locked. */
const busy = 5;

/**
 * Unpacks the files of this version once, even if other processes start or die meanwhile. Deletes versions that no process uses. This
 * process counts as a user of its version until it ends.
 * @param home the folder of all versions; created with mode 0700 if it is missing
 * @returns the folder of this version
 * @throws ProgramFolderError, ProgramFolderOpenError, ProgramVolumeError, ProgramDamagedError, and the system's errors if the disk refuses
 */
export function unpack(archive: Archive, home: string): string {
  makeOwnFolder(home);
  const lock = takeLock(join(home, 'unpacking.db'), 'exclusive', waitMs);
  if (!lock) throw new ProgramBusyError(home);
  try {
    const folder = join(home, archive.version);
    // Old versions are deleted first, to make space for this one.
    for (const version of listVersions(home)) if (version !== archive.version) removeUnused(join(home, version));
    if (!isWhole(archive, folder)) write(archive, folder);
    const use = takeLock(`${folder}.db`, 'shared', 0);
    process.once('exit', () => use?.close());
    return folder;
  } finally {
    lock.close();
  }
}

/** Creates the folder, or checks its owner: its files run as this user's own program, so no one else may have written them. */
function makeOwnFolder(home: string): void {
  mkdirSync(dirname(home), { recursive: true, mode: 0o700 });
  const isNew = makeFolder(home);
  const found = lstatSync(home);
  if (!isOwn(found)) {
    const isLawless = found.isDirectory() && !keepsOwners(dirname(home));
    if (isNew) rmdirSync(home);
    throw isLawless ? new ProgramVolumeError(home) : new ProgramFolderError(home);
  }
  const above = dirname(resolve(home));
  // A symbolic link is as safe as the folder that it points to.
  for (const folder of [above, realpathSync(above)]) requireClosed(folder);
}

const modes = { groupWrites: 0o020, othersWrite: 0o002, sticky: 0o1000 };

/**
 * Checks that no other user may rename files in a folder or its parents, and so replace this program. The sticky bit prevents renaming, as
 * in `/tmp`.
 * @throws ProgramFolderOpenError
 */
function requireClosed(folder: string): void {
  const { mode, gid } = statSync(folder);
  // The group of this process's own user usually has no other member.
  const isOpen = (mode & modes.othersWrite) !== 0 || ((mode & modes.groupWrites) !== 0 && gid !== process.getgid?.());
  if (isOpen && (mode & modes.sticky) === 0) throw new ProgramFolderOpenError(folder);
  if (dirname(folder) !== folder) requireClosed(dirname(folder));
}

/** @returns whether it was created */
function makeFolder(path: string): boolean {
  try {
    mkdirSync(path, 0o700);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

const isOwn = (folder: Stats): boolean =>
  folder.isDirectory() && folder.uid === process.getuid?.() && (folder.mode & 0o077) === 0;

/**
 * Checks that a volume stores the owner and mode of a new folder. Memory cards, Windows volumes, and some network drives report the same
 * owner and mode for every file.
 */
function keepsOwners(parent: string): boolean {
  const probe = mkdtempSync(join(parent, 'program-'));
  try {
    return isOwn(lstatSync(probe));
  } finally {
    rmdirSync(probe);
  }
}

/**
 * Locks a file while the database is open. The system releases a SQLite lock however its process ends, and the lock also works across
 * containers, where a process number (PID) means nothing.
 * @returns nothing if another process holds the lock
 */
function takeLock(path: string, kind: 'exclusive' | 'shared', timeout: number): DatabaseSync | undefined {
  // The file is created here first: if the disk refuses, the system's error explains why, and SQLite's would not.
  if (!existsSync(path)) writeFileSync(path, '');
  const database = new DatabaseSync(path, { timeout });
  try {
    // A journal in memory: on a full disk there is room for the lock, but for no other file.
    database.exec('PRAGMA journal_mode = memory');
    database.exec(kind === 'exclusive' ? 'BEGIN EXCLUSIVE' : 'BEGIN; SELECT * FROM sqlite_schema');
    return database;
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === busy) return undefined;
    throw error;
  }
}

/** Every unpacked file has this modification time, 2001-09-09, so that a later change is visible. */
const unpackedAtMs = 1e12;

/**
 * Checks only sizes and times, which a power cut, a cleanup tool, or an editor would change: reading everything would double the startup
 * time.
 */
function isWhole({ files }: Archive, folder: string): boolean {
  return files.every(({ name, bytes }) => {
    const found = statSync(join(folder, name), { throwIfNoEntry: false });
    return found?.size === bytes && found.mtimeMs === unpackedAtMs;
  });
}

function write(archive: Archive, folder: string): void {
  const unfinished = `${folder}.new`;
  archive.check();
  for (const path of [unfinished, folder]) rmSync(path, { recursive: true, force: true });
  try {
    for (const [{ name }, content] of archive.read()) {
      mkdirSync(dirname(join(unfinished, name)), { recursive: true });
      writeFileSync(join(unfinished, name), content);
      utimesSync(join(unfinished, name), unpackedAtMs / 1000, unpackedAtMs / 1000);
    }
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
}

function listVersions(home: string): string[] {
  return readdirSync(home).flatMap((name) => /^[\da-f]{16}(?=\.|$)/.exec(name)?.[0] ?? []);
}

/** Deletes old versions. A folder that can't be deleted now only uses space; the next start tries again. */
function removeUnused(folder: string): void {
  try {
    const lock = takeLock(`${folder}.db`, 'exclusive', 0);
    if (!lock) return;
    lock.close();
    for (const path of [`${folder}.new`, folder, `${folder}.db`]) rmSync(path, { recursive: true, force: true });
  } catch {}
}
