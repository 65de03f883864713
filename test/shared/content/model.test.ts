import t from 'tap';
import { shippedDocuments } from '../../../src/content/index.ts';
import { starterWords } from '../../../src/content/plan/starter.ts';
import { findProblems, readWords } from '../../../src/content/problems.ts';
import { wordSchemas } from '../../../src/shared/content/documents.ts';
import { findMark, markedPaths, markTexts, withoutMarks } from '../../../src/shared/content/marks.ts';
import { fieldsOf, mapFields, setAt, valueAt } from '../../../src/shared/content/walk.ts';
import { defaultProfile } from '../../../src/shared/profile.ts';

const documents = [...shippedDocuments.byId.values()];
const context = { documents: shippedDocuments, hasPicture: () => true };
const problemsOf = (id: string, words: unknown) => {
  const document = shippedDocuments.byId.get(id);
  if (!document) throw new Error(`There is no ${id}.`);
  return findProblems(id, document.kind, words, context);
};
const homeWith = (change: object) => ({ ...shippedDocuments.byId.get('home')?.words, ...change });

t.test('the shipped words of every document fit the schema of its kind and have no problem', async (t) => {
  for (const { id, kind, words } of documents) {
    t.strictSame(readWords(kind, words), { words, shape: [], limits: [] }, id);
    t.strictSame(problemsOf(id, words), [], id);
  }
});

t.test('a walk meets every text once, and a change of nothing copies the words', async (t) => {
  for (const { id, kind, words } of documents) {
    const paths = [...fieldsOf(wordSchemas[kind], words)].map(({ path }) => path);
    t.equal(new Set(paths).size, paths.length, id);
    t.strictSame(
      mapFields(wordSchemas[kind], words, ({ value }) => value),
      words,
      id,
    );
  }
});

t.test('each text carries a mark of its own, which tells its field and comes off without a trace', async (t) => {
  for (const { id, kind, words } of documents) {
    const schema = wordSchemas[kind];
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

t.test(
  'statement 38: broken links, missing alt texts and wrong placeholders are errors, each at its field',
  async (t) => {
    const home = shippedDocuments.byId.get('home')?.words;
    const hero = {
      headline: 'Fences for {Product}',
      text: 'See [our pools](page:pools).',
      picture: { name: 'a.jpg', alt: '' },
    };
    const found = problemsOf('home', { ...home, hero });

    t.strictSame(
      found.map(({ path, code, level, message }) => [path, code, level, message]),
      [
        ['hero.picture.alt', 'limits', 'error', 'Please say what the picture shows.'],
        ['hero.headline', 'placeholder', 'error', 'There is no {Product}.'],
        ['hero.text', 'link', 'error', 'This link leads to a page that is hidden or gone.'],
      ],
    );
    const absent = findProblems('home', 'home', home, { ...context, hasPicture: (name) => name !== 'hero-image.jpg' });
    t.strictSame(
      absent.map(({ path, code }) => [path, code]),
      [['hero.picture.name', 'picture']],
    );
  },
);

t.test('statement 38: a page that is hidden counts as gone', async (t) => {
  const plan = { ...shippedDocuments.plan, hidden: { 'residential-wood-fencing': { page: 'home' } } };
  const found = findProblems('home', 'home', shippedDocuments.byId.get('home')?.words, {
    ...context,
    documents: { ...shippedDocuments, plan },
  });

  t.strictSame(
    found.map(({ path, code }) => [path, code]),
    [['services.cards.0.page', 'link']],
  );
});

t.test('statement 39: a town copied under a new name is refused; a short page is a warning', async (t) => {
  const burlington = shippedDocuments.byId.get('burlington')?.words;
  const copy = JSON.parse(JSON.stringify(burlington).replaceAll('Burlington', 'Mebane'));
  const found = findProblems('t-mebane', 'town', copy, context);
  const copied = found.find(({ code }) => code === 'copied');

  t.match(copied, { level: 'error', path: '' });
  t.match(copied?.message, /^\d+% of this page is the same as Burlington’s\. Say what is different in Mebane\.$/);
  t.ok(found.some(({ code, level }) => code === 'repeated' && level === 'warning'));
});

t.test(
  'statement 39: a new town with words of its own passes, however few, and one borrowed sentence is told of at its place',
  async (t) => {
    const profile = defaultProfile;
    const blank = starterWords(
      { kind: 'town', name: 'Mebane', place: 'other' },
      { profile, documents: shippedDocuments },
    );
    const likes = (words: unknown) =>
      findProblems('t-mebane', 'town', words, context).filter(({ code }) => code === 'copied' || code === 'similar');
    t.strictSame(likes(blank), [], 'the headings that it begins with do not count');
    const own =
      'Mebane grew along the railroad, so the lots near the depot are narrow and the ones past the outlets are wide. ';
    const tagline = valueAt(shippedDocuments.byId.get('burlington')?.words, 'tagline');
    const borrowing = setAt(setAt(blank, 'intro.paragraphs.0', own.repeat(2)), 'tagline', tagline);
    t.strictSame(likes(borrowing), []);
    t.match(
      findProblems('t-mebane', 'town', borrowing, context).filter(({ code }) => code === 'repeated'),
      [{ path: 'tagline' }],
    );
    const about = valueAt(shippedDocuments.byId.get('burlington')?.words, 'about');
    const intro = valueAt(shippedDocuments.byId.get('burlington')?.words, 'intro');
    t.match(
      likes(setAt(setAt(borrowing, 'about', about), 'intro', intro)),
      [{ code: 'copied' }],
      'the half of another page',
    );
  },
);

t.test('words of another shape are told from words that are not finished', async (t) => {
  t.strictSame(
    readWords('home', homeWith({ title: 7 })).shape.map(({ path }) => path),
    ['title'],
  );
  t.strictSame(
    readWords('home', homeWith({ title: '' })).limits.map(({ path, message }) => [path, message]),
    [['title', 'Search title is required.']],
  );
  const service = {
    ...shippedDocuments.byId.get('pool-fencing')?.words,
    contentSections: [{ kind: 'video', heading: 'A' }],
  };
  t.strictSame(
    readWords('service', service).shape.map(({ path }) => path),
    ['contentSections.0.kind'],
  );
});

t.test('a text may not hold what would break the page or be taken for a mark', async (t) => {
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
      readWords('home', homeWith({ title: `Fences${character} and gates` })).limits.map(({ message }) => message),
      [`Search title has a character that cannot be shown: ${words}, after “Fences”. Please delete it.`],
    );
  const title = (text: string) => (readWords('home', homeWith({ title: text })).words as { title: string }).title;
  t.equal(title('\u202aCedar\u202c non\u2011breaking\u00a0soft\u00adhyphen\u200b'), 'Cedar non-breaking softhyphen');
  t.equal(title('\uf0b7\tCedar\n\uf0a7\tPine\n\uf0ab\tOak'), '• Cedar ▪ Pine • Oak');
  t.strictSame(readWords('home', homeWith({ title: 'Fences 🏡 <b> "quoted"' })).limits, []);
});
