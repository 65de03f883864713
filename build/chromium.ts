import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** How to start the unpacked browser; both are options of Playwright's `launch`. */
export interface Chromium {
  executablePath: string;
  env: Record<string, string | undefined>;
}

/** The browser, its software graphics, and the libraries of NSS, which a slim system image does not have. */
const archives = ['chromium.br', 'swiftshader.tar.br', 'al2023.tar.br'];

/**
 * Unpacks the Chromium of `@sparticuz/chromium`, once for each version of the package. Processes may call this at the same time:
 * each unpacks into a folder of its own and then renames it, so that a browser is either there as a whole or not at all.
 * @param parent where the versions lie; by default in a folder of the checkout that git ignores
 */
export async function unpackChromium(parent = join(import.meta.dirname, '../dist/chromium')): Promise<Chromium> {
  const manifest = findPackageJSON('@sparticuz/chromium', import.meta.url);
  if (!manifest) throw new Error('@sparticuz/chromium is not installed. Run: npm install');
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
  const folder = join(resolve(parent), version);
  if (!existsSync(folder)) await unpack(join(dirname(manifest), 'bin'), folder);
  return {
    executablePath: join(folder, 'chromium'),
    env: { ...process.env, LD_LIBRARY_PATH: join(folder, 'al2023/lib') },
  };
}

async function unpack(packed: string, folder: string): Promise<void> {
  const parent = dirname(folder);
  await mkdir(parent, { recursive: true });
  const unfinished = await mkdtemp(join(parent, 'unfinished-'));
  try {
    await inflate(
      archives.map((archive) => join(packed, archive)),
      unfinished,
    );
    await rename(unfinished, folder).catch((error) => {
      // Another process was faster and has put the same files there.
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/**
 * The package inflates into the system's temporary folder and nowhere else (its lambdafs.js), so a process with another temporary
 * folder does it. That process also never starts anything while it writes, which would end in ETXTBSY.
 */
async function inflate(files: readonly string[], folder: string): Promise<void> {
  const code = "import { inflate } from '@sparticuz/chromium'; await Promise.all(process.argv.slice(1).map(inflate));";
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code, ...files], {
    cwd: import.meta.dirname,
    env: { ...process.env, TMPDIR: folder },
  });
}

if (import.meta.main) process.stdout.write(`${(await unpackChromium(process.argv[2])).executablePath}\n`);
