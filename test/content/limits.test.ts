import t from 'tap';
import { shippedDocuments } from '../../src/content/index.ts';
import { starterText } from '../../src/content/plan/starter.ts';
import { findProblems } from '../../src/content/problems.ts';
import type { DocumentKind } from '../../src/shared/content/documents.ts';
import type { Problem } from '../../src/shared/content/walk.ts';
import { defaultProfile } from '../../src/shared/profile.ts';

const pool = shippedDocuments.byId.get('pool-fencing')?.words as unknown as Record<string, unknown> & {
  contentSections: object[];
};
const [prose] = pool.contentSections;
const table = (rows: number, columns: number, cell = 'x') => ({
  kind: 'table',
  heading: 'Heights',
  columns: Array(columns).fill('Height'),
  rows: Array(rows).fill(Array(columns).fill(cell)),
});
const picture = (alt: string) => ({ ...(pool.picture as object), alt });
const withSection = (section: object) => ({ contentSections: [...pool.contentSections, section] });

/** Returns the problems of a text, on a site with every picture. */
const problemsOf = (id: string, kind: DocumentKind, words: unknown) =>
  findProblems(id, kind, words, { documents: shippedDocuments, hasPicture: () => true });
const messagesOf = (problems: readonly Problem[], level: Problem['level']) =>
  problems.filter((problem) => problem.level === level).map(({ message }) => message);

/** Changed text of pool fencing, and its problem. */
const limits: [what: string, change: object, message: string][] = [
  ['a line', { serviceTitle: 'x'.repeat(121) }, 'Headline is too long. Keep it to 120 characters.'],
  ['a line without words', { serviceTitle: ' ' }, 'Headline is required.'],
  [
    'a sentence',
    { serviceDescription: 'x'.repeat(601) },
    'Sentence under the headline is too long. Keep it to 600 characters.',
  ],
  ['a search title', { title: 'x'.repeat(71) }, 'Search title is too long. Keep it to 70 characters.'],
  [
    'a search description',
    { description: 'x'.repeat(201) },
    'Search description is too long. Keep it to 200 characters.',
  ],
  [
    'many words for a picture',
    { picture: picture('x'.repeat(251)) },
    'What the picture shows is too long. Keep it to 250 characters.',
  ],
  ['sections', { contentSections: Array(25).fill(prose) }, 'A page can have up to 24 sections.'],
  ['rows of a table', withSection(table(21, 2)), 'Rows: you can add up to 20.'],
  ['columns of a table', withSection(table(2, 7)), 'Columns: you can add up to 6.'],
  ['a cell', withSection(table(1, 2, 'x'.repeat(201))), 'Cell is too long. Keep it to 200 characters.'],
];

t.test('each limit of a page is an error with its own sentence', async (t) => {
  for (const [what, change, message] of limits)
    t.match(messagesOf(problemsOf('pool-fencing', 'service', { ...pool, ...change }), 'error'), [message], what);
});

t.test('the problems of a town page name text that it shares and ask for its own text', async (t) => {
  const burlington = JSON.stringify(shippedDocuments.byId.get('burlington')?.words);
  const page = { kind: 'town', name: 'Mebane', place: 'other' } as const;
  const blank = starterText(page, { documents: shippedDocuments, profile: defaultProfile });
  t.match(
    messagesOf(problemsOf('mebane', 'town', blank), 'warning').at(-1),
    /^A town page needs about 200 words of its own\. This page has \d+\.$/,
  );

  const copied = problemsOf('mebane', 'town', JSON.parse(burlington.replaceAll('Burlington', 'Mebane')));
  t.match(messagesOf(copied, 'error'), [
    /^(9\d|100)% of this page is the same as Burlington’s\. Say what is different in Mebane\.$/,
  ]);
  const message = 'The Burlington page has the same sentence.';
  t.ok(messagesOf(copied, 'warning').includes(message));

  const { tagline } = JSON.parse(burlington);
  t.strictSame(problemsOf('elon', 'town', { ...shippedDocuments.byId.get('elon')?.words, tagline }), [
    { path: 'tagline', code: 'repeated', level: 'warning', message },
  ]);
});
