import t from 'tap';
import { shippedDocuments } from '../../../src/content/index.ts';
import { findProblems } from '../../../src/content/problems.ts';
import { composeContent, valuesOfTowns } from '../../../src/shared/content/compose.ts';
import { type ContentDocument, type Documents, listHomeTowns } from '../../../src/shared/content/documents.ts';
import type { PagePlan } from '../../../src/shared/content/page-plan.ts';
import { fillTexts, wrongPlaceholders } from '../../../src/shared/content/placeholders.ts';
import { defaultProfile, fillPlaceholders } from '../../../src/shared/profile.ts';

const { plan } = shippedDocuments;

function withPlan(change: Partial<PagePlan>): Documents {
  return { ...shippedDocuments, plan: { ...plan, ...change } };
}

t.test('a text is filled in from the profile and the towns, and other braces stay', async (t) => {
  const text = '{product} of {city}, {state}: {years} years, since {since}, {phone}, {region} {constructor} {} {town}';

  t.equal(
    fillPlaceholders(text, defaultProfile),
    'Longleaf Fence Company of Kernersville, NC: 15 years, since 2008, (336) 555-0142, the Triad Area of North Carolina {constructor} {} {town}',
  );
  const words = { list: ['We dig.', { text: 'In {town}' }] };
  t.strictSame(fillTexts(words, { town: 'Elon' }), { list: ['We dig.', { text: 'In Elon' }] });
  t.equal(fillTexts(words, { mainTowns: 'Elon' }), words, 'what holds none of them is not copied');
});

t.test('a region has one article, from the owner or from the text', (t) => {
  for (const [region, words] of [
    ['Triad Area of North Carolina', 'the Triad Area of North Carolina'],
    ['Miami Valley', 'the Miami Valley'],
    ['the Miami Valley', 'the Miami Valley'],
    ['The Columbus Area', 'The Columbus Area'],
    ['Central Ohio', 'Central Ohio'],
    ['Greater Columbus', 'Greater Columbus'],
  ] as const)
    t.equal(fillPlaceholders('{region}', { ...defaultProfile, region }), words);
  for (const region of ['Miami Valley', 'the Miami Valley', 'The Miami Valley'])
    t.equal(fillPlaceholders('across the {region}', { ...defaultProfile, region }), 'across the Miami Valley');
  t.end();
});

t.test('{mainTowns} and {otherTowns} follow the plan and stay true without any towns', async (t) => {
  t.strictSame(valuesOfTowns(shippedDocuments), {
    mainTowns: 'Greensboro, Winston-Salem, High Point and Kernersville',
    otherTowns: 'Archdale, Clemmons, Jamestown, Lewisville, Oak Ridge, Summerfield, Thomasville and Walkertown',
  });
  const hidden = { greensboro: { page: 'areas' }, 'high-point': { page: 'areas' } };
  t.equal(valuesOfTowns(withPlan({ hidden })).mainTowns, 'Winston-Salem and Kernersville');
  const homeTowns = ['Dayton', 'Xenia', 'Troy', 'Piqua', 'Eaton'];
  for (const [towns, mainTowns, otherTowns] of [
    [homeTowns, 'Dayton, Xenia, Troy and Piqua', 'Eaton'],
    [[], '{city}', 'the towns nearby'],
  ] as const)
    t.strictSame(valuesOfTowns(withPlan({ main: [], homeTowns: [...towns] })), { mainTowns, otherTowns });
});

t.test('a home page town with an unpublished page is left out', (t) => {
  const homeTowns = ['kernersville', 'p-ab23cd45', 'Oak Ridge'];
  const other = [...plan.other, 'p-ab23cd45'];
  t.strictSame(listHomeTowns(withPlan({ other, homeTowns })), ['Kernersville', 'Oak Ridge']);
  const hidden = { kernersville: { page: 'areas' } };
  t.strictSame(listHomeTowns(withPlan({ other, homeTowns, hidden })), ['Oak Ridge']);
  t.end();
});

t.test('{town} is the name of the page’s own town', async (t) => {
  const { towns } = composeContent(shippedDocuments);
  for (const { town, heading } of towns) t.equal(heading, `Fence Installation in ${town}, NC`);
});

t.test('an unknown placeholder stops publishing, as does {town} outside of town pages', async (t) => {
  const context = { documents: shippedDocuments, hasPicture: () => true };
  const problemsOf = (id: string, change: object) => {
    const { kind, words } = shippedDocuments.byId.get(id) as ContentDocument;
    const found = findProblems(id, kind, { ...words, ...change }, context);
    return found.filter(({ code }) => code === 'placeholder').map(({ path, message }) => `${path}: ${message}`);
  };

  t.strictSame(wrongPlaceholders('{foo} {since} {mainTowns} {town} {}', false), ['foo', 'town', '']);
  t.strictSame(problemsOf('home', { title: 'Fences in {foo}' }), ['title: There is no {foo}.']);
  t.strictSame(problemsOf('home', { title: 'Fences in {town}' }), ['title: There is no {town}.']);
  t.strictSame(problemsOf('elon', { title: 'Fences in {town}, {state}, near {otherTowns}' }), []);
  t.strictSame(problemsOf('frame', { townPage: { neighbors: { headingStart: 'Beyond {town}, near' } } }), []);
});
