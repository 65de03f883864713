import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import t from 'tap';

/** Such as: docs/product.md, "Form rules" and "States". */
const citation = /\b((?:docs\/)?[\w-]+\.md), ((?:"[^"]+"(?:, | and )?)+)/g;

const pages = ['docs/product.md', 'docs/decisions.md', 'CONTRIBUTING.md', 'SECURITY.md', 'README.md'];

/** The ways in which comments used to cite, or might cite, what the repository does not hold. */
const foreign =
  /\b(?:specification|decisions), sections?\b|\(sections? \d|\.md, sections? \d|\bissue "|\(architecture[,)]|\.\.\/shared\/(?:spec|design|review)/;

const files = execFileSync('git', ['ls-files', '-z', 'src', 'views', 'test', 'build.mjs'], {
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => /\.(tsx?|mjs|css)$/.test(file) && file !== 'test/docs.test.ts' && existsSync(file));

t.test('every citation names a heading of a page that is in the repository', async (t) => {
  let found = 0;
  for (const file of files)
    for (const [, page = '', headings = ''] of readComments(file).matchAll(citation)) {
      found += 1;
      const known = existsSync(page) ? listHeadings(page) : [];
      for (const [, heading = ''] of headings.matchAll(/"([^"]+)"/g))
        t.ok(known.includes(heading), `${file} cites ${page}, "${heading}"`);
    }
  t.ok(found > 100, `${found} citations`);
});

t.test('nothing cites what is not in the repository', async (t) => {
  for (const file of files) {
    const cited = foreign.exec(readComments(file))?.[0];
    t.notOk(cited, `${file} cites "${cited}": say it in docs/ and cite that`);
  }
});

t.test('every file that a page of the documentation or a comment names is there', async (t) => {
  for (const page of pages)
    for (const [, path = ''] of readFileSync(page, 'utf8').matchAll(/`((?:src|views|test|docs|static)\/[\w./-]+)`/g))
      t.ok(existsSync(path) || existsSync(`test/${path}`), `${page} names ${path}`);
  for (const file of files)
    for (const [, comment = ''] of readComments(file).matchAll(/\/\*\*? (.*?)\*\//g))
      for (const [name] of comment.matchAll(/(?<![\w.*/-])[\w-]+(?:\/[\w-]+)*(?:\.test)?\.tsx?\b/g))
        t.ok(name === 'test.ts' || files.some((known) => `/${known}`.endsWith(`/${name}`)), `${file} names ${name}`);
});

t.test('no heading stands twice on a page, so that a citation names one place', async (t) => {
  for (const page of pages) {
    const headings = listHeadings(page);
    t.strictSame(headings, [...new Set(headings)], page);
  }
});

/** A file's text with the breaks within its comments taken out: a citation may run over the end of a line. */
function readComments(file: string): string {
  return readFileSync(file, 'utf8').replace(/\n\s*(?:\*(?!\/)|\/\/)\s?/g, ' ');
}

function listHeadings(page: string): string[] {
  return Array.from(readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm), ([, heading = '']) => heading.trim());
}
