import t from 'tap';
import { shippedContent } from '../../src/content/index.ts';
import { defaultProfile, fillPlaceholders } from '../../src/shared/profile.ts';

const services = shippedContent.services.map((content) => ({ path: `/${content.slug}`, content }));
const towns = shippedContent.towns.map((content) => ({ path: `/${content.slug}`, content }));

/** Keys whose values no reader sees as text of the page; a page's own `title` stands at its top, an item's in the text. */
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
];

t.test('every service page has 600 to 1,100 words of its own', async (t) => {
  for (const { path, content } of services) {
    const count = words(textsOf(content)).length;
    t.ok(count >= 600 && count <= 1100, `${path} has ${count} words`);
  }
});

t.test('every town page has at least 400 words of its own', async (t) => {
  for (const { path, content } of towns) {
    const count = words(textsOf(content)).length;
    t.ok(count >= 400, `${path} has ${count} words`);
  }
});

t.test('no two pages share a run of eight words', async (t) => {
  const pages = [...services, ...towns].map(({ path, content }) => ({ path, runs: shingles(textsOf(content), 8) }));
  for (const [one, other] of pairs(pages)) {
    const shared = [...one.runs].filter((run) => other.runs.has(run));
    t.strictSame(shared, [], `${one.path} and ${other.path}`);
  }
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
  for (const [one, other] of pairs(pages)) {
    const shared = [...one.runs].filter((run) => other.runs.has(run)).length;
    const likeness = shared / Math.min(one.runs.size, other.runs.size);
    t.ok(likeness < 0.05, `${one.path} and ${other.path} share ${(likeness * 100).toFixed(1)}%`);
  }
});

t.test('headings inside a page are unique', async (t) => {
  for (const { path, content } of services) {
    const headings = content.contentSections.map(({ heading }) => heading);
    t.equal(new Set(headings).size, headings.length, path);
  }
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
