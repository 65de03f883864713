import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import t from 'tap';
import { defaultTextFor, shippedDocuments } from '../../src/content/index.ts';
import { countWords, likeness, runsOf, textsOfPage } from '../../src/content/likeness.ts';
import { findProblems } from '../../src/content/problems.ts';
import { findShippedFaults } from '../../src/content/shipped-schemas.ts';
import { type ContentDocument, type DocumentKind, textSchemas } from '../../src/shared/content/documents.ts';
import { pagesOf as idsOf, type Region } from '../../src/shared/content/page-plan.ts';
import type { ServiceText, TownText } from '../../src/shared/content/page-text.ts';
import { fieldsOf } from '../../src/shared/content/walk.ts';
import { defaultProfile, fillPlaceholders } from '../../src/shared/profile.ts';
import { homeRegion, ohioProfile } from '../fixtures/elsewhere.ts';
import { retiredPhrases, retiredServicePhrases } from '../fixtures/retired-phrases.ts';

/** The original text of a document in one region. */
interface Page<Words = unknown> {
  id: string;
  kind: DocumentKind;
  words: Words;
  /** The visible text of a page. */
  texts: string[];
  /** All text of a page, including text for search engines. */
  whole: string;
}

const files = globSync('src/content/shipped/**/*.json');
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const { plan } = shippedDocuments;

const home = pagesOf('home');
/** Town pages describe the home region, and the profile is the owner's own after the setup. */
const elsewhere = pagesOf('any').filter(({ kind }) => kind !== 'town' && kind !== 'profile');
const all = [...home, ...elsewhere];
const services = home.filter(({ kind }) => kind === 'service') as Page<ServiceText>[];
const towns = home.filter(({ kind }) => kind === 'town') as Page<TownText>[];
const only = (...ids: string[]) => home.filter(({ id }) => ids.includes(id));
const pool = only('pool-fencing');
const speakingOf = (subject: RegExp) => services.filter(({ whole }) => subject.test(whole));
const withGates = speakingOf(/automatic gate|gate operator|gate opener is/i);
const codeList = services.flatMap((page) =>
  page.words.contentSections
    .filter(({ heading }) => heading === 'Code-compliance list')
    .map((section) => ({ ...page, whole: JSON.stringify(section) })),
);
/** Returns the text about a service in search results and at the top of its page. */
const headsOf = (id: string) =>
  services
    .filter((page) => page.id === id)
    .map(({ words, ...page }) => ({
      ...page,
      words,
      whole: `${words.description}\n${words.serviceDescription}\n${words.benefit}\n`,
    }));
const titlesOf = (pages: readonly Page<ServiceText>[]) => pages.map((page) => ({ ...page, whole: page.words.title }));

/** Words that no local contractor says, such as British ones; "round" may only describe a shape. */
const foreignWords =
  /\b(offcuts?|autumn|reversing|mend(s|ed|ing)?|tyres?|whilst|meanwhile(?!,)|amongst|tarmac|colours?|grey|kerbs?|back[- ]yards?|binds? you|(all|comes?|go|goes|pass|grown|wind) round|round (the|a|an|town))\b/i;

type Rule = [why: string, where: readonly Page[], pattern: RegExp, times: 'never' | 'once' | 'somewhere'];

/** The whole rule about fences around pools. */
const poolRules = [
  'self-closing',
  'self-latching',
  '54 inches or higher',
  'open outward',
  'at least 48 inches tall',
  'at most 2 inches over soil',
  'under 4 inches',
  'at least 45 inches apart',
  'on the pool side',
  'at most 1¾ inches',
  'covered by the pool’s own permit',
];

/** Phrases that pages must or must not have. */
const rules: Rule[] = [
  ['the pages speak plain American English', all, foreignWords, 'never'],
  ['no service page is a riddle', services, new RegExp(retiredServicePhrases.join('|'), 'i'), 'never'],
  ['no page says what readers stumbled over', all, new RegExp(retiredPhrases.join('|')), 'never'],
  ['no text for other regions names the home region', elsewhere, homeRegion, 'never'],
  ['every title names the place', titlesOf(services), /Triad/, 'once'],
  ['each of these jobs digs', services, /\b811\b/, 'somewhere'],
  ['the notice that North Carolina asks for', services, /three full working days/, 'once'],
  ['each town asks for it once', towns, /\b811\b/, 'once'],
  ['and for its three days', towns, /three full working days/, 'once'],
  ['a share of posts has one name', services, /one post in|one in (?:three|four) posts/i, 'never'],
  ['which is', only('fence-repair-replacement', 'commercial-fence-repair'), /about a third of the posts/i, 'somewhere'],
  ['in town too', only('burlington'), /a third of the posts/, 'somewhere'],
  ['and no other', only('burlington'), /one post in four/, 'never'],
  ['a pool fence keeps out no more than a picket fence', pool, /\bdeer\b/i, 'never'],
  ['which keeps out no deer', only('picket-fencing'), /Deer jump any picket fence/, 'somewhere'],
  ['automatic gates have a standard', withGates, /UL 325/, 'somewhere'],
  ['and another', withGates, /ASTM F2200/, 'somewhere'],
  ['along water, ask', speakingOf(/\bcreek|stormwater ponds?/i), /flood-hazard area/, 'somewhere'],
  ['one security page speaks to homes', headsOf('security-fencing'), /(.*home.*\n){3}/i, 'once'],
  ['the other to businesses', headsOf('commercial-security-fencing'), /(.*businesses.*\n){3}/i, 'once'],
  ...poolRules.map((rule): Rule => ['the whole rule about pools', codeList, new RegExp(rule), 'somewhere']),
  [
    'what is known',
    only('high-point'),
    /Zoning Fence Permit is needed for any fence, at a home or a business/,
    'somewhere',
  ],
  ['of floods', only('high-point'), /In a flood-hazard area, the city has to approve the fence first/, 'somewhere'],
  ['also there', only('greensboro', 'burlington'), /flood(plain| area).*before|[Bb]efore .*flood/, 'somewhere'],
  ['what is not known is not claimed', only('kernersville'), /cap height at six|six feet at most/, 'never'],
  ['but asked', only('kernersville'), /Ask your HOA how tall you may go/, 'somewhere'],
];

t.test('required phrases are on the pages and forbidden ones aren’t, in both regions', async (t) => {
  t.ok(home.length > 35 && elsewhere.length > 25);
  for (const [why, where, pattern, times] of rules) {
    const count = ({ whole }: Page) => [...whole.matchAll(new RegExp(pattern, `${pattern.flags}g`))].length;
    const holds = { never: (found: number) => found === 0, once: (found: number) => found === 1, somewhere: Boolean };
    t.ok(where.length > 0, why);
    t.strictSame(
      where.filter((page) => !holds[times](count(page))).map(({ id }) => id),
      [],
      `${why}: ${pattern.source.slice(0, 60)} ${times}`,
    );
  }
});

const headOf = ({ words }: Page, region: Region) =>
  fillPlaceholders(
    words as { title?: string; description?: string; benefit?: string },
    region === 'home' ? defaultProfile : ohioProfile,
  );
const titleOf = (region: Region) => (page: Page) => headOf(page, region).title?.length ?? 0;
const descriptionOf = (region: Region) => (page: Page) => headOf(page, region).description?.length ?? 0;

/** The limits of texts, in characters or words. */
const lengths: [what: string, where: readonly Page[], measure: (page: Page) => number, least: number, most: number][] =
  [
    ['words of its own on a service page', services, ({ texts }) => countWords(texts), 600, 1100],
    ['words of its own on a town page', towns, ({ texts }) => countWords(texts), 400, 2000],
    ['title before the business name', home, titleOf('home'), 0, 60],
    ['title elsewhere', elsewhere, titleOf('any'), 0, 60],
    ['description of a service', services, descriptionOf('home'), 110, 160],
    ['description elsewhere', elsewhere.filter(({ kind }) => kind === 'service'), descriptionOf('any'), 70, 165],
    ['benefit in one line', services, (page) => headOf(page, 'home').benefit?.length ?? 0, 20, 80],
  ];

t.test('every service page has 600 to 1,100 unique words, and its titles fit', async (t) => {
  for (const [what, where, measure, least, most] of lengths) {
    const measured = where.map((page): [string, number] => [page.id, measure(page)]);
    t.strictSame(
      measured.filter(([, length]) => length < least || length > most),
      [],
      what,
    );
  }
});

t.test('no two pages of a region share eight words in a row, and town pages differ', async (t) => {
  for (const pages of [[...services, ...towns], elsewhere.filter(({ kind }) => kind === 'service')]) {
    const runs = pages.flatMap(({ id, texts }) => [...runsOf(texts, 8)].map((run) => ({ id, run })));
    t.ok(runs.length > 10_000, `${runs.length} runs`);
    const shared = [...Map.groupBy(runs, ({ run }) => run).values()].filter((found) => found.length > 1);
    t.strictSame(shared, []);
  }
  const names = towns.map(({ words }) => words.town);
  for (const [index, one] of towns.entries())
    for (const other of towns.slice(index + 1))
      t.ok(likeness(one.texts, other.texts, names) < 0.05, `${one.id} and ${other.id}`);
});

t.test('titles, benefits, menu names, and a page’s headings are unique', async (t) => {
  const listed = (list: 'residential' | 'commercial' | 'fenceStyles') =>
    services.filter(({ id }) => shippedDocuments.plan[list].includes(id)).map(({ words }) => words.menuName);
  for (const values of [
    services.map(({ words }) => words.title),
    services.map(({ words }) => words.benefit),
    listed('residential'),
    listed('commercial'),
    listed('fenceStyles'),
    ...services.map(({ words }) => words.contentSections.map(({ heading }) => heading)),
  ])
    t.equal(new Set(values).size, values.length, String(values[0]));
});

t.test('section headings of a town page use search terms in the page’s own words', async (t) => {
  const seen = new Set<string>();
  for (const { id, words } of towns) {
    const { town, intro, about, residential, commercial, rules, whyChooseUs, process, closing } = words;
    for (const { heading } of [intro, rules, whyChooseUs, closing]) t.ok(heading.includes(town), `${id}: ${heading}`);
    t.match(about.heading, /^About .*fenc/, id);
    t.match(residential.heading, /[Rr]esidential|[Hh]omes/, id);
    t.match(commercial.heading, /[Cc]ommercial|[Bb]usinesses/, id);
    t.match(whyChooseUs.heading, /^Why .* (choose|trust|hire|call) us/, id);
    if (process) t.match(process.heading, /[Oo]ur four-step process/, id);
    const own = [intro, about, residential, commercial, rules, whyChooseUs, closing, ...(process ? [process] : [])];
    for (const { heading } of own) {
      t.notOk(seen.has(heading), `"${heading}" stands on one page only`);
      seen.add(heading);
    }
  }
});

t.test('every rule of a town has its source and the month it was checked', async (t) => {
  for (const { id, words } of towns) {
    t.match(words.rules.intro, /ask|check with|can tell you/i, `${id} sends its reader to the town for the rest`);
    t.strictSame(
      words.rules.items.filter(
        ({ source, checked }) => source.length <= 10 || !/^20\d\d-(0[1-9]|1[0-2])$/.test(checked),
      ),
      [],
      id,
    );
  }
});

t.test('the text for other regions differs from the original and can be published', async (t) => {
  const byId = defaultTextFor('any');
  const changed = [...byId.values()].filter((document) => document !== shippedDocuments.byId.get(document.id));
  t.ok(changed.length >= 23);
  for (const { id, kind, words } of changed) {
    t.notSame(words, shippedDocuments.byId.get(id)?.words, id);
    const context = { documents: { ...shippedDocuments, byId }, hasPicture: () => true };
    t.strictSame(findProblems(id, kind, words, context), [], id);
  }
});

t.test('the plan lists each service, town, and legal page with a file and its address', async (t) => {
  const ids = files.filter((file) => /services|towns|legal/.test(file)).map((file) => basename(file, '.json'));

  t.strictSame(idsOf(plan).toSorted(), ids.toSorted());
  t.strictSame(Object.keys(plan.slugs).toSorted(), ids.toSorted());
  t.equal(new Set(Object.values(plan.slugs)).size, ids.length, 'each its own');
});

t.test('the schemas accept the text of both regions and reject a fault', async (t) => {
  const elon = shippedDocuments.byId.get('elon') as ContentDocument;
  const faultsOf = (change: object) =>
    findShippedFaults([{ ...elon, words: { ...elon.words, ...change } } as ContentDocument], plan);

  t.strictSame(findShippedFaults([...shippedDocuments.byId.values(), ...defaultTextFor('any').values()], plan), []);
  t.strictSame(faultsOf({ heading: '' }), ['elon: heading: Headline is required.']);
  t.match(faultsOf({ headline: 'Fences' }), [/^elon: holds a key/]);
  t.match(findShippedFaults([], { ...plan, main: ['High Point'] }), [/^plan: main\.0: /]);
});

t.test('an editor can check each file against its schema, even with text by region', async (t) => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, code: { optimize: false } });
  const validators = new Map<string, ReturnType<typeof ajv.compile>>();
  const check = (file: string, change: object = {}) => {
    const words = read(file);
    const schema = join(dirname(file), words.$schema);
    const validate = validators.get(schema) ?? ajv.compile(read(schema));
    validators.set(schema, validate);
    return validate({ ...words, ...change }) ? undefined : ajv.errorsText(validate.errors);
  };

  t.equal(files.length, 38);
  for (const file of files) t.notOk(check(file), `${file}: ${check(file)}`);
  const town = 'src/content/shipped/towns/elon.json';
  t.ok(check(town, { headline: 'Fences' }), 'a mistyped key');
  t.ok(check(town, { heading: { home: 'Fences' } }), 'a text for one region alone');
  t.notOk(check(town, { heading: { home: 'Fences', any: 'Fences' } }));
  t.ok(check(town, { point: { latitude: '36', longitude: -79, label: 'above' } }), 'a text for a number');
});

function pagesOf(region: Region): Page[] {
  return [...defaultTextFor(region).values()].map(({ id, kind, words }) => {
    const values = [...fieldsOf(textSchemas[kind], words)].map(({ value }) => value);
    const whole = values.filter((value) => typeof value !== 'object').join('\n');
    return { id, kind, words, texts: textsOfPage(textSchemas[kind], words), whole };
  });
}
