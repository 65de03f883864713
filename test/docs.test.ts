import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import t from 'tap';
import { leaseMs } from '../src/cluster/pulse.ts';
import { loadConfig } from '../src/config.ts';
import { limits } from '../src/http/rate-limit.ts';
import { archivedFiles, archivedFolders } from '../src/operations/archive.ts';
import { tooFastMs } from '../src/shared/lead/form-signs.ts';
import { photoLimits } from '../src/shared/lead/lead-photos.ts';

/** A citation: docs/product.md, "Form rules" and "States". */
const citation = /\b((?:docs\/)?[\w-]+\.md), ((?:"[^"]+"(?:, | and )?)+)/g;

const pages = [
  'docs/product.md',
  'docs/decisions.md',
  'docs/operations.md',
  'docs/moving.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'README.md',
  'test/README.md',
];

/** Patterns of citations of sources outside the repository. */
const foreign =
  /\b(?:specification|decisions), sections?\b|\(sections? \d|\.md, sections? \d|\bissue "|\(architecture[,)]|\.\.\/shared\/(?:spec|design|review)/;

const files = execFileSync('git', ['ls-files', '-z', 'src', 'views', 'test', 'build.mjs'], { encoding: 'utf8' })
  .split('\0')
  .filter((file) => /\.(tsx?|mjs|css)$/.test(file) && file !== 'test/docs.test.ts' && existsSync(file));

t.test('the README has one picture of at most 150 kB', (t) => {
  const pictures = [...readFileSync('README.md', 'utf8').matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(
    ([, file = '']) => file,
  );
  t.strictSame(pictures, ['docs/site.webp']);
  t.ok(statSync('docs/site.webp').size <= 150_000);
  t.end();
});

t.test('every citation names an existing heading', async (t) => {
  const citations = files.flatMap((file) =>
    [...readComments(file).matchAll(citation)].flatMap(([, page = '', headings = '']) =>
      [...headings.matchAll(/"([^"]+)"/g)].map(([, heading = '']) => ({ file, page, heading })),
    ),
  );
  const known = new Map(
    [...new Set(citations.map(({ page }) => page))].map((page) => [page, existsSync(page) ? listHeadings(page) : []]),
  );

  t.ok(citations.length > 100, `${citations.length} citations`);
  t.strictSame(
    citations.filter(({ page, heading }) => !known.get(page)?.includes(heading)),
    [],
  );
});

t.test('nothing cites a file outside the repository', async (t) => {
  t.strictSame(
    files.filter((file) => foreign.test(readComments(file))),
    [],
    'say it in docs/ and cite that',
  );
});

t.test('every file that a document or comment names exists', async (t) => {
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

t.test('no heading is twice on a page', async (t) => {
  for (const page of pages) {
    const headings = listHeadings(page);
    t.strictSame(headings, [...new Set(headings)], page);
  }
});

t.test('the figures in docs/decisions.md match the code', async (t) => {
  const page = readFileSync('docs/decisions.md', 'utf8').replaceAll(/\s+/g, ' ');
  const { form, photo, upload, login } = limits;
  const often = ({ max, timeWindow }: typeof form, what = '') => `${max}${what} in ${timeWindow / 60_000} minutes`;
  const { stopSeconds, cacheBytes } = loadConfig({});
  const kept = [...Object.values(archivedFiles), ...archivedFolders.map((folder) => `${folder}/`)];
  const listed = kept.map((name) => `\`${name}\``).join(', ');
  for (const claim of [
    `Contact, estimate and price requests: ${often(form, ' accepted posts')} from an address, all together`,
    `Photos with requests: ${often(photo)} from an address`,
    `Uploads: ${often(upload)} in a session`,
    `Login: ${often(login, ' failures')} from an address`,
    `another process takes the lease ${leaseMs / 1000} seconds later`,
    `A backup contains ${listed.replace(/, (?=[^,]*$)/, ' and ')}`,
    `within STOP_SECONDS (${stopSeconds})`,
    `up to CACHE_MB (${cacheBytes / 1024 / 1024})`,
  ])
    t.ok(page.includes(claim), claim);
  t.equal(tooFastMs, 2000, 'under two seconds');
  t.equal(photoLimits.count, 6, 'at most six photos');
});

/** Returns a file's text without line breaks in comments, because a citation may span lines. */
function readComments(file: string): string {
  return readFileSync(file, 'utf8').replace(/\n\s*(?:\*(?!\/)|\/\/)\s?/g, ' ');
}

function listHeadings(page: string): string[] {
  return Array.from(readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm), ([, heading = '']) => heading.trim());
}
