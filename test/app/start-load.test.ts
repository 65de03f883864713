import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import t from 'tap';
import { adminPassword } from '../fixtures/app.ts';
import { startCommand } from '../fixtures/start-command.ts';

/** Megabytes. */
const idleLimit = 120;
/** What is loaded when it is first used, by the names of packages; the first backup, which loads one too, follows the start at once. */
const later = ['@embedpdf', 'libheif-js', 'nodemailer', 'otplib', 'pg', 'prom-client', 'qrcode', 'sharp'];

t.test(
  'statement 9: a start loads nothing that it does not need, and the idle site stays below 120 MB (npm run bench has its time)',
  async (t) => {
    const directory = t.testdir();
    const loaded = join(directory, 'loaded');
    const preload = ['--import', './test/fixtures/loaded-modules.mjs'];
    // The test runner's options would load the tests' compiler into it.
    const alone = [
      '-c',
      'unset NODE_OPTIONS; exec "$@"',
      'sh',
      process.execPath,
      ...startCommand.arguments.toSpliced(-1, 0, ...preload),
    ];
    const site = spawn('sh', alone, {
      env: {
        PATH: process.env.PATH,
        ...startCommand.environment,
        LOADED_MODULES: loaded,
        PORT: '0',
        DATA_DIR: join(directory, 'data'),
        ADMIN_PASSWORD: adminPassword,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(site, 'exit');
    t.teardown(async () => {
      site.kill('SIGKILL');
      await ended;
    });
    for await (const line of createInterface({ input: site.stdout })) if (line.startsWith('The site is ready')) break;

    const sources = [...new Set(readFileSync(loaded, 'utf8').split('\n'))].flatMap(sourcesOf);
    t.ok(
      sources.some((source) => source.includes('node_modules/fastify/')),
      'what is in a file of the build is known',
    );
    t.strictSame(
      sources.filter((source) => later.some((name) => source.includes(`node_modules/${name}/`))),
      [],
    );
    t.strictSame(
      sources.filter((source) => /views\/desk\/(words|pages|set-up)\/|src\/database\/postgres\/open/.test(source)),
      [],
    );
    const memory = residentMegabytes(site.pid);
    t.ok(memory < idleLimit, `${memory} MB`);
  },
);

/** The files that a loaded one was built from, or itself. */
function sourcesOf(url: string): string[] {
  if (!url.startsWith('file:')) return [];
  const path = fileURLToPath(url);
  if (!path.includes('/dist/server/')) return [path];
  return JSON.parse(readFileSync(`${path}.map`, 'utf8')).sources;
}

/** Zero where the system does not tell. */
function residentMegabytes(pid: number | undefined): number {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
  } catch {
    return 0;
  }
}
