import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const migrations = 'src/database/migrations';

/**
 * Builds a program like the next release, with a different script and style sheet, and a migration that adds a column.
 * @returns the folder of the build
 */
export function buildNewerVersion(folder: string): string {
  const program = join(folder, 'newer');
  const options = { encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
  const files = execFileSync('git', ['ls-files', '-z'], options).split('\0').filter(Boolean);
  for (const file of files) {
    mkdirSync(dirname(join(program, file)), { recursive: true });
    cpSync(file, join(program, file));
  }
  symlinkSync(resolve('node_modules'), join(program, 'node_modules'));
  // Copies the built pictures and fonts, because making them takes minutes.
  cpSync('dist', join(program, 'dist'), { recursive: true });
  change(program);
  execFileSync(process.execPath, ['build.mjs'], { cwd: program, stdio: 'pipe' });
  return program;
}

function change(program: string): void {
  appendFileSync(join(program, 'views/client.tsx'), "\ndocument.documentElement.dataset.release = 'next';\n");
  appendFileSync(join(program, 'views/styles/index.css'), '\n:root { --release: next; }\n');
  writeFileSync(
    join(program, migrations, '901-release.ts'),
    `import type { SchemaBuilder } from './builder.ts';
export const up = ({ addColumn, emptyText }: SchemaBuilder) => addColumn('submissions', 'release', emptyText);
`,
  );
  const list = join(program, 'src/database/migrate.ts');
  const text = readFileSync(list, 'utf8').replace(
    /(const migrations: .*? = \{.*?)^\};$/ms,
    "$1  '901-release': release,\n};",
  );
  writeFileSync(list, `import * as release from './migrations/901-release.ts';\n${text}`);
}
