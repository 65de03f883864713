import t from 'tap';
import { shippedDocuments } from '../../src/content/index.ts';
import type { Problem } from '../../src/shared/content/walk.ts';
import { build } from '../fixtures/app.ts';
import { planCalls } from '../fixtures/content.ts';

const app = await build(t);
const { call, at, open, saveDraft, putPlan } = await planCalls(app);

const pool = shippedDocuments.byId.get('pool-fencing')?.words as unknown as Record<string, unknown> & {
  contentSections: object[];
};
const burlington = shippedDocuments.byId.get('burlington')?.words as unknown as Record<string, unknown>;
const mebane = JSON.parse(JSON.stringify(burlington).replaceAll('Burlington', 'Mebane'));
const [prose] = pool.contentSections;
const table = (rows: number, columns: number, cell = 'x') => ({
  ...{ kind: 'table', heading: 'Heights', columns: Array(columns).fill('Height') },
  rows: Array(rows).fill(Array(columns).fill(cell)),
});
const picture = (alt: string) => ({ ...(pool.picture as object), alt });
const withSection = (section: object) => ({ contentSections: [...pool.contentSections, section] });

/** Words of pool fencing with a change, and what is said of it. */
const limits: [what: string, change: object, message: string][] = [
  ['a line', { serviceTitle: 'x'.repeat(121) }, 'Headline has at most 120 characters.'],
  ['a line without words', { serviceTitle: ' ' }, 'Headline is required.'],
  ['a sentence', { serviceDescription: 'x'.repeat(601) }, 'Sentence under the headline has at most 600 characters.'],
  [
    'characters',
    { serviceTitle: 'Fences \uf8ff' },
    'Headline has a character that cannot be shown: U+F8FF, a character of one font alone, after “Fences”. Please delete it.',
  ],
  ['a search title', { title: 'x'.repeat(71) }, 'Search title has at most 70 characters.'],
  ['a search description', { description: 'x'.repeat(201) }, 'Search description has at most 200 characters.'],
  ['words for a picture', { picture: picture('a') }, 'Please say what the picture shows.'],
  [
    'many words for a picture',
    { picture: picture('x'.repeat(251)) },
    'What the picture shows has at most 250 characters.',
  ],
  ['sections', { contentSections: Array(25).fill(prose) }, 'A page has at most 24 sections.'],
  ['rows of a table', withSection(table(21, 2)), 'Rows: there is room for 20.'],
  ['columns of a table', withSection(table(2, 7)), 'Columns: there is room for 6.'],
  ['a cell', withSection(table(1, 2, 'x'.repeat(201))), 'Cell has at most 200 characters.'],
  ['a link', { serviceDescription: 'See [pools](page:pools).' }, 'This link leads to a page that is hidden or gone.'],
  ['a placeholder', { serviceTitle: 'Fences in {foo}' }, 'There is no {foo}.'],
  [
    'a picture',
    { picture: { name: 'none.jpg', alt: 'A fence' } },
    'This picture is not on the site. Choose another one.',
  ],
];

t.test('statement 38: each limit of a page stops its publication with its own sentence', async (t) => {
  for (const [what, change, message] of limits) {
    const { draftVersion } = await open('pool-fencing');
    const saved = await saveDraft('pool-fencing', { ...pool, ...change }, draftVersion);
    t.equal(saved.statusCode, 200, `${what} may be a draft: ${saved.body}`);
    const refused = await call('POST', at('pool-fencing', '/publication'), { version: saved.json().version });
    t.equal(refused.statusCode, 422, what);
    t.match(messagesOf(refused.json().problems, 'error'), [message], what);
  }
});

t.test('a page above 15 kB on the wire is a warning, which is accepted by its code', async (t) => {
  const words = {
    ...pool,
    contentSections: [...pool.contentSections, ...Array.from({ length: 8 }, (_, index) => noise(index))],
  };
  const { draftVersion } = await open('pool-fencing');
  const { version, problems } = (await saveDraft('pool-fencing', words, draftVersion)).json();

  t.strictSame(problems, [
    { path: '', code: 'heavy', level: 'warning', message: 'This page is heavy for a weak line.' },
  ]);
  t.equal((await call('POST', at('pool-fencing', '/publication'), { version })).statusCode, 422);
  t.equal((await call('POST', at('pool-fencing', '/publication'), { version, accept: ['heavy'] })).statusCode, 200);
  for (const id of ['home', 'gallery', 'elon', 'frame', 'profile']) t.strictSame((await open(id)).problems, [], id);
});

t.test(
  'statement 39: a town page is told what it shares with others, and whether it has words of its own',
  async (t) => {
    const made = await call('POST', '/api/admin/content', { kind: 'town', name: 'Mebane', place: 'other' });
    const { id } = made.json();
    const blank = await open(id);
    const problems = async (words: object) =>
      (await saveDraft(id, words, (await open(id)).draftVersion)).json().problems as Problem[];

    t.match(
      messagesOf(blank.problems, 'warning').at(-1),
      /^A town page needs about 200 words of its own; this has \d+\.$/,
    );
    const copied = await problems(mebane);
    t.match(messagesOf(copied, 'error'), [
      /^(9\d|100)% of this page is the same as Burlington’s\. Say what is different in Mebane\.$/,
    ]);
    t.ok(messagesOf(copied, 'warning').includes('This sentence also stands on the page of Burlington.'));
  },
);

t.test('a sentence of another town is a warning at its field', async (t) => {
  const elon = await open('elon');
  const words = { ...(elon.words as object), tagline: burlington.tagline };
  const { version, problems } = (await saveDraft('elon', words, elon.draftVersion)).json();

  const message = 'This sentence also stands on the page of Burlington.';
  t.strictSame(problems, [{ path: 'tagline', code: 'repeated', level: 'warning', message }]);
  t.equal((await call('POST', at('elon', '/publication'), { version, accept: ['repeated'] })).statusCode, 200);
});

t.test('addresses, redirects and moments have a sentence each', async (t) => {
  const taken = await putPlan(({ slugs }) => ({ slugs: { ...slugs, 'pool-fencing': 'picket-fencing' } }));
  t.match(taken.body, 'Another page has this address.');
  const reserved = await putPlan(({ slugs }) => ({ slugs: { ...slugs, 'pool-fencing': 'admin' } }));
  t.match(reserved.body, 'The site needs this address itself.');
  const long = await putPlan(({ slugs }) => ({ slugs: { ...slugs, 'pool-fencing': 'x'.repeat(61) } }));
  t.match(long.body, 'An address has at most 60 characters.');
  const { draftVersion } = await open('areas');
  const { version } = (await saveDraft('areas', (await open('areas')).words, draftVersion)).json();
  for (const moment of ['2000-01-01T00:00:00.000Z', '2999-01-01T00:00:00.000Z']) {
    const late = await call('POST', at('areas', '/publication'), { version, at: moment });
    t.match(late.body, 'Choose a time between a minute and a year from now.');
  }
  const redirects = Array.from({ length: 500 }, (_, index) => ({
    ...{ fromPath: `/old-${index}`, page: 'home', address: null, automatic: 0 as const, at: '', by: 'The owner' },
  }));
  await app.db.insertInto('redirects').values(redirects).execute();
  const full = await call('POST', '/api/admin/redirects', { from: '/one-more', page: 'home' });
  t.match(full.body, 'There is room for 500 redirects.');
});

function messagesOf(problems: readonly Problem[], level: Problem['level']): string[] {
  return problems.filter((problem) => problem.level === level).map(({ message }) => message);
}

/** Text that no compression makes smaller by much. */
function noise(seed: number): object {
  let state = seed + 1;
  const word = () => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return state.toString(36);
  };
  return {
    kind: 'table',
    heading: `Heights ${seed}`,
    columns: ['One', 'Two'],
    rows: Array.from({ length: 20 }, () => [text(word), text(word)]),
  };
}

const text = (word: () => string) => Array.from({ length: 8 }, word).join(' ');
