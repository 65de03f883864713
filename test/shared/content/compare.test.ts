import t from 'tap';
import { shippedDocuments } from '../../../src/content/index.ts';
import { readText } from '../../../src/content/problems.ts';
import { compareDocumentTexts } from '../../../src/shared/content/compare.ts';
import { textSchemas } from '../../../src/shared/content/documents.ts';
import { blankOf, setAt, valueAt } from '../../../src/shared/content/walk.ts';
import { compareTexts } from '../../../views/admin/content/text-diff.ts';

const pool = shippedDocuments.byId.get('pool-fencing')?.words;
const sections = valueAt(pool, 'contentSections') as unknown[];
const differences = (after: unknown) =>
  compareDocumentTexts(textSchemas.service, pool, after).map(({ kind, labels, path }) => [
    kind,
    labels.join(' > '),
    path,
  ]);

t.test('only the moved item is named as moved', async (t) => {
  const [first, second, third, ...others] = sections;
  t.strictSame(differences({ ...pool, contentSections: [second, third, first, ...others] }), [
    ['moved', 'Sections, section 3', 'contentSections.2'],
  ]);
});

t.test('additions, removals, and changes are named by the labels of their fields', async (t) => {
  t.strictSame(differences(pool), []);
  t.strictSame(differences(setAt(pool, 'closing.action', 'Call us')), [
    ['changed', 'Closing section > Button text', 'closing.action'],
  ]);
  t.strictSame(differences({ ...pool, contentSections: sections.slice(1) }), [
    ['removed', 'Sections, section 1', 'contentSections.0'],
  ]);
  t.strictSame(
    differences({ ...pool, contentSections: [...sections, { kind: 'prose', heading: 'New', paragraphs: ['A'] }] }),
    [['added', `Sections, section ${sections.length + 1}`, `contentSections.${sections.length}`]],
  );
  t.strictSame(differences(setAt(pool, 'contentSections.1.items.0', 'Another point')), [
    ['changed', 'Sections, section 2 > Checklist > Points, point 1', 'contentSections.1.items.0'],
  ]);
});

t.test('no label is repeated if a field has the name of its group', async (t) => {
  const labelsOf = (kind: 'home' | 'service', words: unknown, path: string) =>
    compareDocumentTexts(textSchemas[kind], words, setAt(words, path, 'Another'))[0]?.labels.join(' > ');
  const home = shippedDocuments.byId.get('home')?.words;
  const steps = sections.findIndex((section) => valueAt(section, 'kind') === 'steps');

  t.equal(
    labelsOf('service', pool, `contentSections.${steps}.items.0.title`),
    `Sections, section ${steps + 1} > Steps > step 1 > Title`,
  );
  t.equal(labelsOf('home', home, 'services.cards.0.text'), 'Services > service 1 > Text');
  t.equal(labelsOf('home', home, 'hero.picture.name'), 'Top section > Picture');
  t.equal(labelsOf('home', home, 'about.paragraphs.0'), 'About us > Paragraphs, paragraph 1');
});

t.test('a value is shown as in the form: on or off, page names, and local times', async (t) => {
  const names = {
    pageName: (id: string) => (id === 'gallery' ? 'Gallery' : undefined),
    moment: (at: string) => `the moment ${at}`,
  };
  const shown = (kind: 'bar' | 'town', before: unknown, after: unknown) =>
    compareDocumentTexts(textSchemas[kind], before, after, names).map((change) => [change.before, change.after]);
  const bar = { text: 'Closed.', on: false };
  t.strictSame(shown('bar', bar, { ...bar, on: true }), [['Off', 'On']]);
  t.strictSame(shown('bar', { ...bar, target: 'page:gallery' }, { ...bar, target: 'page:home#contact' }), [
    ['Gallery', 'A hidden or deleted page, at “contact”'],
  ]);
  t.strictSame(shown('bar', { ...bar, target: 'phone' }, { ...bar, target: 'email' }), [
    ['A call to us', 'An email to us'],
  ]);
  t.strictSame(shown('bar', bar, { ...bar, until: '2026-12-01T08:00:00.000Z' }), [
    ['', 'the moment 2026-12-01T08:00:00.000Z'],
  ]);
  const elon = shippedDocuments.byId.get('elon')?.words;
  const items = valueAt(elon, 'residential.items') as object[];
  const added = setAt(elon, 'residential.items', [...items, { page: 'gallery', name: 'Gates', text: 'Of cedar.' }]);
  t.match(shown('town', elon, added), [['', /Gallery/]]);
});

t.test('two texts are compared word by word', async (t) => {
  t.strictSame(compareTexts('We dig deep holes', 'We dig very deep'), [
    { kind: 'same', text: 'We dig ' },
    { kind: 'added', text: 'very ' },
    { kind: 'same', text: 'deep' },
    { kind: 'removed', text: 'holes' },
  ]);
  t.strictSame(compareTexts('', 'New'), [{ kind: 'added', text: 'New' }]);
});

t.test('setting a value keeps the earlier text unchanged, and new entries fit the schema', async (t) => {
  const changed = setAt(pool, 'contentSections.0.items.1.title', 'Steel');
  t.equal(valueAt(changed, 'contentSections.0.items.1.title'), 'Steel');
  t.equal(valueAt(pool, 'contentSections.0.items.1.title'), 'Glass');
  t.strictSame(setAt(changed, 'contentSections.0.items.1.title', 'Glass'), pool);
  t.equal(valueAt(setAt(pool, 'contactOption', undefined), 'contactOption'), undefined);
  // A profile and templates never start blank: their forms open with the defaults.
  const { profile: _profile, templates: _templates, ...schemas } = textSchemas;
  for (const [kind, schema] of Object.entries(schemas))
    t.strictSame(
      readText(kind as 'home', blankOf(schema)).shape.filter(({ path }) => path !== 'map'),
      [],
      kind,
    );
});
