import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import manifest from '../package.json' with { type: 'json' };
import {
  deleteOtherSessions,
  deletePasskeys,
  deleteSecondFactor,
  findFirstOwner,
  makePassword,
  setPassword,
} from './accounts/index.ts';
import { type Config, ConfigError, loadConfig } from './config.ts';
import { connectDatabase, openDatabase } from './database/index.ts';
import { NoBackupFolderError } from './http/errors.ts';
import {
  backUpBeforeUpdate,
  backupSource,
  makeProvenBackup,
  openRemoteBackup,
  restoreBackup,
  restoreIntoDatabase,
  type UnpackBackup,
} from './operations/index.ts';

/**
 * The commands of the site: `npm run backup`, `node dist/server/commands.js backup` in the image, `./fence-contractor-site backup`. Each
 * command gets the arguments after its name, returns its output, and fails with one line.
 */
const commands: Record<string, { run(words: readonly string[]): Promise<string>; failed: string }> = {
  backup: { run: backUp, failed: 'No backup was made: ' },
  restore: { run: restore, failed: 'Nothing was restored: ' },
  'reset-password': { run: resetPassword, failed: '' },
  '--version': { run: async () => manifest.version, failed: '' },
};

// Only this process's user can read the files that it creates.
process.umask(0o077);
const [name = '', ...words] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
try {
  if (!command) throw new Error(`Use one of: ${Object.keys(commands).join(', ')}.`);
  process.stdout.write(`${await command.run(words)}\n`);
} catch (error) {
  process.stderr.write(`${command?.failed ?? ''}${(error as Error).message}\n`);
  process.exit(1);
}

/** Writes a backup, checks it by a test restore, and deletes expired backups. The server may be running. */
async function backUp(): Promise<string> {
  const config = loadConfig(process.env);
  const { dataDir, backupDir } = config;
  if (!backupDir) throw new NoBackupFolderError();
  const site = await connectDatabase(config);
  const making = backupSource(site).then((source) => makeProvenBackup(site.db, { dataDir, backupDir }, source));
  const record = await making.finally(site.close);
  if (record.problem) throw new Error(`The backup ${record.file} failed its check: ${record.problem}`);
  return `${backupDir}/${record.file}\n${record.bytes} bytes, ${record.leads} leads, ${record.files} files; the test restore passed.`;
}

/**
 * `restore FILE` or `restore --remote [NAME]`: fills an empty data directory, or the empty database in DATABASE_URL, and refuses a target
 * that contains data. A copy in the bucket is opened with the recovery key, which is read from the standard input.
 */
async function restore([file, name]: readonly string[]): Promise<string> {
  if (!file) throw new Error('Add the backup’s file name: restore site-20260101T030000Z.tar, or: restore --remote');
  const config = loadConfig(process.env);
  const source = file === '--remote' ? await openRemoteBackup(config, name, askForKey) : resolve(file);
  const { rows, files, createdAt } = await (config.databaseUrl
    ? fillDatabase(source, config)
    : restoreBackup(source, config.dataDir));
  return `${config.databaseUrl ? 'The database' : config.dataDir} now holds the site of ${createdAt}: ${rows.submissions ?? 0} leads, ${Object.keys(files).length} files.`;
}

/** Reads one line, from a terminal or a pipe. */
async function askForKey(name: string): Promise<string> {
  process.stderr.write(`Restoring ${name}.\nEnter the recovery key: `);
  for await (const line of createInterface({ input: process.stdin })) return line;
  return '';
}

/** The schema is created first, as during a normal start. */
async function fillDatabase(source: string | UnpackBackup, config: Config) {
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const log = { info: () => {}, warn: () => {} };
  const { shared, close } = await openDatabase(config, backUpBeforeUpdate(config, log));
  try {
    if (!shared) throw new Error('DATABASE_URL isn’t set to a shared database.');
    return await restoreIntoDatabase(source, config.dataDir, shared);
  } finally {
    await close();
  }
}

/**
 * `reset-password [--keep]`: makes a new password for the first owner, prints it once, and ends the owner's sessions. It also removes the
 * owner's passkeys and two-step sign-in, because a lost phone may mean lost recovery codes; `--keep` leaves both. It works while the
 * server runs: it doesn't lock the data directory, and the server reads people, passwords, and sessions for each request.
 */
async function resetPassword(words: readonly string[]): Promise<string> {
  const keeps = words[0] === '--keep';
  if (words.length > (keeps ? 1 : 0)) throw new ConfigError('Use reset-password, or reset-password --keep.');
  const config = loadConfig(process.env);
  const path = join(config.dataDir, 'site.db');
  if (!config.databaseUrl && !existsSync(path))
    throw new ConfigError(`${path} doesn’t exist. Start the site once, or set DATA_DIR.`);
  const { db, close } = await connectDatabase(config);
  try {
    const owner = await findFirstOwner(db);
    if (!owner) throw new ConfigError('This site has no people yet. Start it once.');
    const password = makePassword();
    await setPassword(db, owner.id, password, { reason: 'generated' });
    if (!keeps) {
      await deletePasskeys(db, owner.id);
      await deleteSecondFactor(db, owner.id);
    }
    const ended = await deleteOtherSessions(db, owner.id);
    const devices = ended === 1 ? '1 device was' : `${ended} devices were`;
    const rest = keeps ? 'Passkeys and two-step sign-in are unchanged.' : 'Passkeys and two-step sign-in were removed.';
    const email = owner.email ? ` with the email ${owner.email} and` : '';
    return [
      `\n  The new admin password is  ${password}`,
      `  It is shown only this once; ${devices} signed out. ${rest}`,
      `  Next: sign in at /admin${email || ' with'} this password, and choose your own password under Security.\n`,
    ].join('\n');
  } finally {
    await close();
  }
}
