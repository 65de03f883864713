import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import t from 'tap';
import { leaseMs } from '../src/cluster/pulse.ts';
import { loadConfig } from '../src/config.ts';
import { limits } from '../src/http/rate-limit.ts';
import { tooFastMs } from '../src/shared/lead/form-signs.ts';
import { photoLimits } from '../src/shared/lead/lead-photos.ts';
import { formerFormMs } from '../src/shared/page.ts';
import { archivedFiles, archivedFolders } from '../src/upkeep/archive.ts';

/** Such as: docs/product.md, "Form rules" and "States". */
const citation = /\b((?:docs\/)?[\w-]+\.md), ((?:"[^"]+"(?:, | and )?)+)/g;

const pages = [
  'docs/product.md',
  'docs/decisions.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'README.md',
  'docs/operations.md',
];

/** The ways in which comments used to cite, or might cite, what the repository does not hold. */
const foreign =
  /\b(?:specification|decisions), sections?\b|\(sections? \d|\.md, sections? \d|\bissue "|\(architecture[,)]|\.\.\/shared\/(?:spec|design|review)/;

const files = execFileSync('git', ['ls-files', '-z', 'src', 'views', 'test', 'build.mjs'], {
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => /\.(tsx?|mjs|css)$/.test(file) && file !== 'test/docs.test.ts' && existsSync(file));

t.test('every citation names a heading of a page that is in the repository', async (t) => {
  const known = new Map<string, string[]>();
  let found = 0;
  const wrong: string[] = [];
  for (const file of files)
    for (const [, page = '', headings = ''] of readComments(file).matchAll(citation)) {
      found += 1;
      if (!known.has(page)) known.set(page, existsSync(page) ? listHeadings(page) : []);
      for (const [, heading = ''] of headings.matchAll(/"([^"]+)"/g))
        if (!known.get(page)?.includes(heading)) wrong.push(`${file} cites ${page}, "${heading}"`);
    }
  t.ok(found > 100, `${found} citations`);
  t.strictSame(wrong, []);
});

t.test('nothing cites what is not in the repository', async (t) => {
  t.strictSame(
    files.filter((file) => foreign.test(readComments(file))),
    [],
    'say it in docs/ and cite that',
  );
});

t.test('every file that a page of the documentation or a comment names is there', async (t) => {
  const missing: string[] = [];
  for (const page of pages)
    for (const [, path = ''] of readFileSync(page, 'utf8').matchAll(/`((?:src|views|test|docs|static)\/[\w./-]+)`/g))
      if (!existsSync(path) && !existsSync(`test/${path}`)) missing.push(`${page} names ${path}`);
  for (const file of files)
    for (const [, comment = ''] of readComments(file).matchAll(/\/\*\*? (.*?)\*\//g))
      for (const [name] of comment.matchAll(/(?<![\w.*/-])[\w-]+(?:\/[\w-]+)*(?:\.test)?\.tsx?\b/g))
        if (name !== 'test.ts' && !files.some((known) => `/${known}`.endsWith(`/${name}`)))
          missing.push(`${file} names ${name}`);
  t.strictSame(missing, []);
});

t.test('no heading stands twice on a page, so that a citation names one place', async (t) => {
  for (const page of pages) {
    const headings = listHeadings(page);
    t.strictSame(headings, [...new Set(headings)], page);
  }
});

t.test('the figures of docs/decisions.md are those of the code', async (t) => {
  const page = readFileSync('docs/decisions.md', 'utf8').replaceAll(/\s+/g, ' ');
  const { form, photo, upload, login } = limits;
  const minutes = ({ timeWindow }: { timeWindow: number }) => timeWindow / 60_000;
  for (const claim of [
    `Contact, estimate and price requests: ${form.max} accepted posts in ${minutes(form)} minutes from an address, all together`,
    `Photos with requests: ${photo.max} in ${minutes(photo)} minutes from an address`,
    `Uploads: ${upload.max} in ${minutes(upload)} minutes in a session`,
    `Login: ${login.max} failures in ${minutes(login)} minutes from an address`,
    `which another takes ${leaseMs / 1000} seconds after its death`,
    `is accepted for ${formerFormMs / 86_400_000} days from forms that were open`,
    `A backup holds ${[...Object.values(archivedFiles), ...archivedFolders.map((folder) => `${folder}/`)]
      .map((name) => `\`${name}\``)
      .join(', ')
      .replace(/, (?=[^,]*$)/, ' and ')}`,
    `within STOP_SECONDS (${loadConfig({}).stopSeconds})`,
    `CACHE_MB at most (${loadConfig({}).cacheBytes / 1024 / 1024})`,
  ])
    if (!page.includes(claim)) t.fail(claim);
  t.equal(tooFastMs, 2000, 'under two seconds');
  t.equal(photoLimits.count, 6, 'at most six photos');
});

/** A file's text with the breaks within its comments taken out: a citation may run over the end of a line. */
function readComments(file: string): string {
  return readFileSync(file, 'utf8').replace(/\n\s*(?:\*(?!\/)|\/\/)\s?/g, ' ');
}

function listHeadings(page: string): string[] {
  return Array.from(readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm), ([, heading = '']) => heading.trim());
}
