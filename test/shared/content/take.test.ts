import t from 'tap';
import { shippedDocuments } from '../../../src/content/index.ts';
import { type TownWords, townWords } from '../../../src/shared/content/page-words.ts';
import { listTakes } from '../../../src/shared/content/take.ts';
import { setAt } from '../../../src/shared/content/walk.ts';

const before = shippedDocuments.byId.get('elon')?.words as TownWords;
const summarize = (after: TownWords, mine: TownWords) =>
  listTakes(townWords, before, after, mine).map(({ path, isWhole }) => (isWhole ? `${path}, whole` : path));

t.test('single fields are taken where they stand, and what one’s own words have beside them stays', (t) => {
  const mine = { ...before, tagline: 'Mine.' };
  const after = setAt(setAt(before, 'description', 'New.'), 'closing.text', 'New too.');
  t.strictSame(summarize(after, mine), ['description', 'closing.text']);
  const taken = listTakes(townWords, before, after, mine).reduce<unknown>(
    (words, { path, value }) => setAt(words, path, value),
    mine,
  );
  t.strictSame(taken, { ...after, tagline: 'Mine.' });
  t.end();
});

t.test('an entry of a list is taken by itself while the lists have the same entries', (t) => {
  const after = setAt(before, 'residential.items.1.text', 'New.');
  t.strictSame(summarize(after, before), ['residential.items.1.text']);
  const { items } = before.residential;
  const longer = setAt(before, 'residential.items', [{ title: 'Mine', text: 'Mine.' }, ...items]);
  t.strictSame(summarize(after, longer), ['residential.items, whole']);
  const turned = setAt(before, 'residential.items', items.toReversed());
  t.strictSame(summarize(after, turned), ['residential.items, whole'], 'another entry stands at its place');
  t.end();
});

t.test('a list whose entries came, went or moved is taken whole, once', (t) => {
  const { items } = before.whyChooseUs;
  const moved = setAt(before, 'whyChooseUs.items', items.toReversed());
  t.strictSame(summarize(moved, before), ['whyChooseUs.items, whole']);
  const more = setAt(setAt(before, 'whyChooseUs.items', items.slice(1)), 'title', 'New');
  t.strictSame(summarize(more, before), ['title', 'whyChooseUs.items, whole']);
  t.end();
});

t.test('a part that one’s own words left out comes whole, and one that the others left out goes', (t) => {
  const process = {
    heading: 'How',
    items: [
      { title: 'One', text: 'a' },
      { title: 'Two', text: 'b' },
    ],
  };
  const [with1, with2] = [
    { ...before, process },
    { ...before, process: { ...process, heading: 'New' } },
  ];
  const [take] = listTakes(townWords, with1, with2, setAt(before, 'process', undefined));
  t.match(take, { path: 'process', value: with2.process });
  const [gone] = listTakes(townWords, with1, setAt(with1, 'process', undefined), with1);
  t.match(gone, { path: 'process', value: undefined });
  t.end();
});
