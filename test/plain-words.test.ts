import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import t from 'tap';

/** Words that readers had to read twice, with the word to use (CONTRIBUTING.md, "Style"). */
const retired: readonly (readonly [pattern: RegExp, use: string])[] = [
  [/\bof before\b/i, 'earlier, existing, or previous'],
  [/\bnobody yet\b/i, 'no one'],
  [/\bby itself\b/i, 'automatically, alone, or separately'],
  [/\bfor good\b/i, 'permanently'],
  [/\banew\b/i, 'again'],
  [/\blies ahead\b/i, 'in the future'],
  [/\bhears? of\b/i, 'is notified of'],
  [/\b(takes?|taking|took|taken) back\b/i, 'undo, or restore'],
  [/\bcall(s|ed)? off\b/i, 'cancel'],
  [/\b(shipped|stored) words\b/i, 'original text, or text'],
  [/\bwhoever\b/i, 'anyone who, or the person who'],
  [/\b(leads?|led) (there|them|visitors)\b/i, 'redirect, or send to'],
  [/\b(upkeep|canary|desk)\b/i, 'operations, form check, admin'],
  [/\bdaily proof\b/i, 'form check'],
  [/\bstatement \d+/i, 'a heading of docs'],
];

/** Texts where a retired word means something else. */
const exceptions: readonly (readonly [file: RegExp, text: RegExp])[] = [
  [/^src\/content\/shipped\//, /./],
  [/^test\/fixtures\/(admin-record|before|expectations|spam|files|fixed-text)/, /./],
  [/^test\/plain-words\.test\.ts$/, /./],
  // The word isn't a verb here, or it is a variable in a loop.
  [/^test\/.*leads\//, /many leads there/],
  [/\.tsx?$/, /\bof before[.[)]/],
];

t.test('strings, comments, titles, and documents avoid the retired words', async (t) => {
  const files = execFileSync('git', ['ls-files', 'src', 'views', 'test', 'docs', '*.md', 'build.mjs'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.(ts|tsx|mjs|css|md)$/.test(file) && !file.startsWith('docs/THIRD_PARTY'));
  t.ok(files.length > 500, 'the tree is read');
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        retired
          .filter(([pattern]) => pattern.test(line))
          .filter(() => !exceptions.some(([where, text]) => where.test(file) && text.test(line)))
          .map(([pattern, use]) => `${file}:${index + 1}: ${pattern.exec(line)?.[0]} -> ${use}`),
      ),
  );
  t.strictSame(found, []);
});

/** The beginning of `t.test` with its title. Placeholders of a template don't count toward its length. */
const titles = /(?<![\w.])t\.test\(\s*(?:'((?:[^'\\\n]|\\.)*)'|`([^`]*)`)/g;
const longestTitle = 80;

t.test('a title has at most 80 characters and starts with its subject', async (t) => {
  const files = execFileSync('git', ['ls-files', 'test'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.test\.tsx?$/.test(file));
  const found = files.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(titles), ([, plain, template]) => plain ?? template ?? '').map(
      (title) => ({ file, title, length: title.replaceAll(/\$\{[^}]*\}/g, '').replaceAll('\\', '').length }),
    ),
  );
  t.ok(found.length > 1000, 'the titles are read');
  const faults = found.filter(
    ({ title, length }) =>
      length > longestTitle || /^(so|and|also|what|whatever|whether|how|who|whoever)\b/i.test(title),
  );
  t.strictSame(
    faults.map(({ file, title }) => `${file}: ${title}`),
    [],
  );
});
