import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import manifest from '../../package.json' with { type: 'json' };
import { adviseOn } from '../start-advice.ts';
import { openArchive, unpack } from './archive.ts';

/**
 * The entry point of the single executable that `npm run binary` makes. It unpacks itself into PROGRAM_DIR, or into the data directory, and
 * runs the site or a command from there. It is bundled into one script that imports only Node modules (src/binary/pack.ts).
 */
const commands = ['backup', 'restore', 'reset-password'];
const [word, mark] = process.argv.slice(2);

// Only this process's user can read the files that it creates.
process.umask(0o077);
run().catch((error: Error) => {
  process.stderr.write(`${adviseOn(error) ?? error.stack}\n`);
  process.exit(1);
});

async function run(): Promise<unknown> {
  if (!word) limitMemory();
  // A picture process of the site (src/pictures/picture-maker.ts): Node has started this file again, with the script as an argument.
  if (word && mark === '--picture-process') return load(resolve(word, '../../../..'), word);
  const archive = openArchive(process.execPath);
  if (word === '--version') return process.stdout.write(`${manifest.version} (${archive.version})\n`);
  if (word !== undefined && !commands.includes(word)) {
    process.stderr.write(`Use one of: ${commands.join(', ')}, --version. Without a command, the site starts.\n`);
    return process.exit(1);
  }
  const folder = unpack(archive, resolve(readPath('PROGRAM_DIR') ?? join(readPath('DATA_DIR') ?? 'data', 'program')));
  const addon = archive.files.find(({ name }) => /better-sqlite3.*\.node$/.test(name));
  // Loads one native module early: on a volume that forbids programs (noexec), startup ends here with a one-line error.
  if (addon) process.dlopen({ exports: {} }, join(folder, addon.name));
  return load(folder, join(folder, word ? 'dist/server/commands.js' : 'dist/server/main.js'));
}

/** Must match src/config.ts. */
function readPath(name: string): string | undefined {
  return process.env[name]?.replace(/[\r\n]+$/, '') || undefined;
}

/**
 * `npm start` and the image set this for the C library, which reads it before any code runs (docs/operations.md, "Performance"). So the
 * process replaces itself with the same program and the setting. Its process id stays the same, so that a supervisor can still signal it.
 */
function limitMemory(): void {
  if (process.env.MALLOC_ARENA_MAX) return;
  process.execve?.(process.execPath, [process.execPath], { ...process.env, MALLOC_ARENA_MAX: '1' });
}

function load(folder: string, script: string): Promise<unknown> {
  return createRequire(script)(join(folder, 'src/binary/boot.cjs'))(pathToFileURL(script).href);
}
