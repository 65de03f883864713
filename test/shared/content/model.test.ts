import t from 'tap';
import { shippedDocuments } from '../../../src/content/index.ts';
import { starterText } from '../../../src/content/plan/starter.ts';
import { findProblems, readText } from '../../../src/content/problems.ts';
import { textSchemas } from '../../../src/shared/content/documents.ts';
import { findMark, markedPaths, markTexts, withoutMarks } from '../../../src/shared/content/marks.ts';
import { fieldsOf, labelsAt, mapFields, setAt, valueAt } from '../../../src/shared/content/walk.ts';
import { defaultProfile } from '../../../src/shared/profile.ts';

const documents = [...shippedDocuments.byId.values()];
const context = { documents: shippedDocuments, hasPicture: () => true };
const textOf = (id: string) => shippedDocuments.byId.get(id)?.words;
const home = textOf('home');
/** Returns the problems of a changed home page. */
const readHome = (change: object) => readText('home', { ...home, ...change });

t.test('the original text of every document fits its schema and has no problem', async (t) => {
  for (const { id, kind, words } of documents) {
    t.strictSame(readText(kind, words), { words, shape: [], limits: [] }, id);
    t.strictSame(findProblems(id, kind, words, context), [], id);
  }
});

t.test('a walk visits every text once, and an empty change copies nothing', async (t) => {
  for (const { id, kind, words } of documents) {
    const paths = [...fieldsOf(textSchemas[kind], words)].map(({ path }) => path);
    t.equal(new Set(paths).size, paths.length, id);
    t.strictSame(
      mapFields(textSchemas[kind], words, ({ value }) => value),
      words,
      id,
    );
  }
});

t.test('each text has a mark that names its field and is removed without a trace', async (t) => {
  for (const { id, kind, words } of documents) {
    const schema = textSchemas[kind];
    const marked = markTexts(schema, words);
    const paths = markedPaths(schema, words);
    const texts = [...fieldsOf(schema, marked)].filter(({ note: { control } }) => /^(line|paragraph)$/.test(control));
    t.strictSame(
      texts.map(({ value }) => paths[findMark(String(value)) ?? -1]),
      texts.map(({ path }) => path),
      id,
    );
    t.strictSame(JSON.parse(withoutMarks(JSON.stringify(marked))), words, id);
  }
});

t.test('broken links, missing alt text, and wrong placeholders are errors', async (t) => {
  const hero = {
    headline: 'Fences for {Product}',
    text: 'See [our pools](page:pools).',
    picture: { name: 'a.jpg', alt: '' },
  };
  const found = findProblems('home', 'home', { ...home, hero }, context);

  t.strictSame(
    found.map(({ path, code, level, message }) => [path, code, level, message]),
    [
      ['hero.picture.alt', 'limits', 'error', 'Describe what the picture shows.'],
      ['hero.headline', 'placeholder', 'error', 'There is no {Product}.'],
      ['hero.text', 'link', 'error', 'This link goes to a page that’s hidden or removed.'],
    ],
  );
  const absent = findProblems('home', 'home', home, { ...context, hasPicture: (name) => name !== 'hero-image.jpg' });
  t.strictSame(
    absent.map(({ path, code }) => [path, code]),
    [['hero.picture.name', 'picture']],
  );
});

t.test('a field is named by its labels and those of its parents', async (t) => {
  for (const [path, labels] of [
    ['services.cards.1.page', 'Services, service 2, Links to'],
    ['hero.picture.alt', 'Top section, Picture, What the picture shows'],
    ['', ''],
    ['nothing.here', ''],
  ] as const)
    t.equal(labelsAt(textSchemas.home, path, home).join(', '), labels, path);
});

t.test('a hidden page counts as removed', async (t) => {
  const plan = { ...shippedDocuments.plan, hidden: { 'residential-wood-fencing': { page: 'home' } } };
  const found = findProblems('home', 'home', home, { ...context, documents: { ...shippedDocuments, plan } });

  t.strictSame(
    found.map(({ path, code }) => [path, code]),
    [['services.cards.0.page', 'link']],
  );
});

t.test('a new town with its own text passes, and a borrowed sentence is reported', async (t) => {
  const mebane = { kind: 'town', name: 'Mebane', place: 'other' } as const;
  const blank = starterText(mebane, { profile: defaultProfile, documents: shippedDocuments });
  const told = (words: unknown) =>
    findProblems('t-mebane', 'town', words, context)
      .filter(({ code }) => ['copied', 'similar', 'repeated'].includes(code))
      .map(({ code, path }) => [code, path]);
  const borrow = (words: unknown, path: string) => setAt(words, path, valueAt(textOf('burlington'), path));
  const own = 'Mebane grew along the railroad, so the lots near the depot are narrow and those past the outlets wide. ';
  const borrowing = borrow(setAt(blank, 'intro.paragraphs.0', own.repeat(2)), 'tagline');

  t.strictSame(told(blank), [], 'the headings that it begins with do not count');
  t.strictSame(told(borrowing), [['repeated', 'tagline']]);
  const half = told(borrow(borrow(borrowing, 'about'), 'intro'));
  t.strictSame(
    half.filter(([code]) => code !== 'repeated'),
    [['copied', '']],
    'the half of another page',
  );
});

t.test('text of the wrong shape is distinguished from unfinished text', async (t) => {
  const pathsOf = ({ shape }: { shape: readonly { path: string }[] }) => shape.map(({ path }) => path);
  t.strictSame(pathsOf(readHome({ title: 7 })), ['title']);
  t.match(readHome({ title: '' }).limits, [{ path: 'title', message: 'Search title is required.' }]);
  const video = { ...textOf('pool-fencing'), contentSections: [{ kind: 'video', heading: 'A' }] };
  t.strictSame(pathsOf(readText('service', video)), ['contentSections.0.kind']);
});

t.test('a text may not contain characters that break the page or look like a mark', async (t) => {
  const refused = [
    ['\u0000', 'U+0000, a control character'],
    ['\u001b', 'U+001B, a control character'],
    ['\u007f', 'U+007F, a control character'],
    ['\ue000', 'U+E000, a character of one font alone'],
    ['\u{f0000}', 'U+F0000, a character of one font alone'],
    ['\ud83d', 'U+D83D, half of an emoji'],
    ['\uffff', 'U+FFFF, no character at all'],
  ];
  for (const [character, words] of refused)
    t.strictSame(
      readHome({ title: `Fences${character} and gates` }).limits.map(({ message }) => message),
      [`Search title has a character that cannot be shown: ${words}, after “Fences”. Please delete it.`],
    );
  const title = (text: string) => (readHome({ title: text }).words as { title: string }).title;
  t.equal(title('\u202aCedar\u202c non\u2011breaking\u00a0soft\u00adhyphen\u200b'), 'Cedar non-breaking softhyphen');
  t.equal(title('\uf0b7\tCedar\n\uf0a7\tPine\n\uf0ab\tOak'), '• Cedar ▪ Pine • Oak');
  t.strictSame(readHome({ title: 'Fences 🏡 <b> "quoted"' }).limits, []);
});
