import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { deleteOtherSessions, makePassword, removeSecondFactor, setPassword } from '../accounts/index.ts';
import { type Config, ConfigError, loadConfig } from '../config.ts';
import { connectDatabase } from '../database/index.ts';
import type { Role } from '../shared/login.ts';

/**
 * `npm run reset-password [admin|staff]`: makes a new password, prints it once, ends the role's sessions.
 * For the admin it also switches the second factor off: who has lost the telephone may have lost the recovery codes too.
 * It works while the server runs: it does not lock the data directory, and the server reads passwords and sessions at each request.
 */
const [role = 'admin'] = process.argv.slice(2);

try {
  if (role !== 'admin' && role !== 'staff') throw new ConfigError('Name one of: admin, staff.');
  const { password, ended } = await resetPassword(loadConfig(process.env), role);
  const devices = ended === 1 ? '1 device was' : `${ended} devices were`;
  process.stdout.write(
    `\n  The new ${role} password is  ${password}\n  It is shown only this once; ${devices} signed out.\n\n`,
  );
} catch (error) {
  process.stderr.write(`${describe(error)}\n`);
  process.exitCode = 1;
}

async function resetPassword(config: Config, role: Role): Promise<{ password: string; ended: number }> {
  const path = join(config.dataDir, 'site.db');
  if (!config.databaseUrl && !existsSync(path))
    throw new ConfigError(`There is no ${path}. Start the site once, or set DATA_DIR.`);
  const { db, close } = await connectDatabase(config);
  try {
    const password = makePassword();
    await setPassword(db, role, password, { reason: 'generated' });
    if (role === 'admin') await removeSecondFactor(db);
    return { password, ended: await deleteOtherSessions(db, role) };
  } finally {
    await close();
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
