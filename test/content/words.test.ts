import t from 'tap';
import { shippedContent } from '../../src/content/index.ts';
import { defaultProfile, fillPlaceholders } from '../../src/shared/profile.ts';

const { home, areas, financing, frame } = shippedContent;
const services = shippedContent.services.map((content) => ({ path: `/${content.slug}`, content }));
const towns = shippedContent.towns.map((content) => ({ path: `/${content.slug}`, content }));

/**
 * Keys whose values no reader sees as text of the page; a page's own `title` stands at its top, an item's in the text.
 * A rule's source is a citation, the same wherever the rule is.
 */
const unseenKeys = [
  'slug',
  'group',
  'menuName',
  'contactOption',
  'rank',
  'summary',
  'label',
  'description',
  'keywords',
  'kind',
  'name',
  'path',
  'alt',
  'source',
  'checked',
  'companions',
];

t.test('every service page has 600 to 1,100 words of its own', async (t) => {
  const counts = services.map(({ path, content }) => ({ path, count: words(textsOf(content)).length }));
  t.strictSame(
    counts.filter(({ count }) => count < 600 || count > 1100),
    [],
  );
});

t.test('every town page has at least 400 words of its own', async (t) => {
  const counts = towns.map(({ path, content }) => ({ path, count: words(textsOf(content)).length }));
  t.strictSame(
    counts.filter(({ count }) => count < 400),
    [],
  );
});

t.test('no two pages share a run of eight words', async (t) => {
  const pages = [...services, ...towns].map(({ path, content }) => ({ path, runs: shingles(textsOf(content), 8) }));
  const shared = pairs(pages).flatMap(([one, other]) =>
    [...one.runs].filter((run) => other.runs.has(run)).map((run) => [one.path, other.path, run]),
  );
  t.strictSame(shared, []);
});

t.test('no town page is another one with the name replaced', async (t) => {
  const pages = towns.map(({ path, content }) => {
    const names = new RegExp(towns.map((town) => town.content.town).join('|'), 'g');
    return {
      path,
      runs: shingles(
        textsOf(content).map((text) => text.replace(names, 'town')),
        3,
      ),
    };
  });
  const alike = pairs(pages).filter(([one, other]) => {
    const shared = [...one.runs].filter((run) => other.runs.has(run)).length;
    return shared / Math.min(one.runs.size, other.runs.size) >= 0.05;
  });
  t.strictSame(
    alike.map(([one, other]) => [one.path, other.path]),
    [],
  );
});

t.test('headings inside a page are unique', async (t) => {
  for (const { path, content } of services) {
    const headings = content.contentSections.map(({ heading }) => heading);
    t.equal(new Set(headings).size, headings.length, path);
  }
});

t.test("the sections of a town page are named in words that people search for, each in the page's own", async (t) => {
  const named = {
    about: /^About .*fenc/,
    residential: /[Rr]esidential|[Hh]omes/,
    commercial: /[Cc]ommercial|[Bb]usinesses/,
  };
  const seen = new Set<string>();
  for (const { path, content } of towns) {
    if (!content) throw new Error(`${path} has no words`);
    const { town, intro, about, residential, commercial, rules, whyChooseUs, process, closing } = content;
    for (const heading of [intro.heading, rules.heading, whyChooseUs.heading, closing.heading])
      t.ok(heading.includes(town), `${path}: "${heading}" names ${town}`);
    t.match(about.heading, named.about, path);
    t.match(residential.heading, named.residential, path);
    t.match(commercial.heading, named.commercial, path);
    t.match(whyChooseUs.heading, /^Why .* (choose|trust|hire|call) us/, path);
    if (process) t.match(process.heading, /[Oo]ur four-step process/, path);
    for (const { heading } of [
      intro,
      about,
      residential,
      commercial,
      rules,
      whyChooseUs,
      closing,
      process ?? [],
    ].flat()) {
      t.notOk(seen.has(heading), `"${heading}" stands on one page only`);
      seen.add(heading);
    }
  }
});

t.test('every rule of a town carries its source and the month it was read there', async (t) => {
  for (const { path, content } of towns) {
    const { items = [], intro = '' } = content?.rules ?? {};
    t.match(intro, /ask|check with|can tell you/i, `${path} sends its reader to the town for the rest`);
    t.strictSame(
      items.filter(({ source, checked }) => source.length <= 10 || !/^20\d\d-(0[1-9]|1[0-2])$/.test(checked)),
      [],
      path,
    );
  }
});

t.test('every town page asks once for the three full working days of 811', async (t) => {
  for (const { path, content } of towns) {
    const texts = textsOf(content).join('\n');
    t.equal(texts.match(/\b811\b/g)?.length, 1, path);
    t.match(texts, 'three full working days', path);
  }
});

t.test('what is known of a town is told, and what is not is asked', async (t) => {
  const textOf = (town: string) => textsOf(towns.find(({ content }) => content?.town === town)?.content).join('\n');
  t.match(textOf('High Point'), /Zoning Fence Permit is needed for any fence, at a home or a business/);
  t.match(textOf('High Point'), /In a flood-hazard area, the city has to approve the fence first/);
  for (const town of ['Greensboro', 'Burlington'])
    t.match(textOf(town), /flood(plain| area).*before|[Bb]efore .*flood/, town);
  t.notMatch(textOf('Kernersville'), /cap height at six|six feet at most/);
  t.match(textOf('Kernersville'), /Ask your HOA how tall you may go/);
  t.match(textOf('Burlington'), /a third of the posts/);
  t.notMatch(textOf('Burlington'), /one post in four/);
});

/** What no local contractor says: British words, and riddles where a plain sentence does. */
const foreignWords =
  /\b(offcuts?|autumn|reversing|mend(s|ed|ing)?|tyres?|whilst|meanwhile|tarmac)\b|\bback yards?\b|\b(all|comes?|go|goes|pass|grown|wind) round\b|\bround (the|a|an|town)\b|\bbinds? you\b/i;

t.test('the pages speak plain American English', async (t) => {
  const texts = [home, frame, areas, financing, ...towns.map(({ content }) => content)].flatMap((page) =>
    textsOf(page),
  );
  t.ok(texts.length > 500);
  t.strictSame(
    texts.filter((text) => foreignWords.test(text)),
    [],
  );
});

t.test('titles have at most 60 characters before the business name', async (t) => {
  for (const { title } of [home, areas, financing, ...towns.flatMap(({ content }) => content ?? [])])
    t.ok(title.length <= 60, `${title}: ${title.length}`);
});

t.test('filling the placeholders leaves none', async (t) => {
  const filled = JSON.stringify(fillPlaceholders(shippedContent, defaultProfile));

  t.notMatch(filled, /\{\w+\}/);
});

/** Every text of a piece of content that a reader of the page sees. */
function textsOf(content: unknown, key = ''): string[] {
  if (typeof content === 'string') return unseenKeys.includes(key) ? [] : [content];
  if (Array.isArray(content)) return content.flatMap((item) => textsOf(item, key));
  if (content === null || typeof content !== 'object') return [];
  return Object.entries(content).flatMap(([name, value]) => textsOf(value, name));
}

function words(texts: string[]): string[] {
  return texts.flatMap((text) => text.split(/\s+/)).filter(Boolean);
}

function shingles(texts: string[], length: number): Set<string> {
  const runs = new Set<string>();
  for (const text of texts) {
    const list = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}-]*/gu) ?? [];
    for (let start = 0; start + length <= list.length; start += 1)
      runs.add(list.slice(start, start + length).join(' '));
  }
  return runs;
}

function pairs<Item>(items: readonly Item[]): [Item, Item][] {
  return items.flatMap((one, index) => items.slice(index + 1).map((other): [Item, Item] => [one, other]));
}
