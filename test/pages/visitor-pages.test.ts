import { gunzipSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import t from 'tap';
import { VisitorPages } from '../../src/pages/visitor-pages.ts';
import { postedMessages } from '../../src/shared/fence/posted-messages.ts';
import type { PageInput, PageState, Site } from '../../src/shared/page.ts';
import type { ShownProject } from '../../src/shared/projects.ts';
import { listedRoutes, type PageRoute } from '../../src/shared/site-map.ts';
import { renderPage, renderPart, renderTemplate } from '../../views/server.tsx';
import { SiteContext, useVisitor } from '../../views/site.ts';
import { build } from '../fixtures/app.ts';
import { examples, planOf } from '../fixtures/fence-plans.ts';

const app = await build(t);
const [picture] = Object.values(app.site.current.pictures);
if (!picture) throw new Error('the site has pictures');

/** A site with more pictures and projects than one page shows. */
const site: Site = {
  ...app.site.current,
  gallery: Array.from({ length: 80 }, (_none, index) => ({
    name: `Fence ${index}`,
    path: `/images/fence-${index}.jpg`,
    url: `/images/fence-${index}.jpg`,
    ...(index % 2 && { picture }),
  })),
  projects: Array.from({ length: 20 }, (_none, index) => project(index)),
};

function project(id: number): ShownProject {
  return {
    id,
    title: `Fence <${id}>`,
    services: [id % 2 ? 'privacy-fencing' : 'pool-fencing'],
    town: id % 3 ? 'greensboro' : 'winston-salem',
    month: '2026-09',
    material: 'Cedar',
    height: 6,
    feet: 180,
    story: 'The old fence leaned.\nWe set new posts.',
    pictures: [{ alt: `Fence ${id}`, picture: picture as NonNullable<typeof picture> }],
  };
}

const values = {
  name: 'A <b>bold</b> name',
  message: '</template><template data-visitor-part="contact-form"></template>',
  details: '$& $1 $$',
};
const email = ['Please enter an email address'];

/** Of all that a request can leave behind, each kind; the compiler asks for those of a new field. */
const kinds: { [Key in keyof Required<PageState>]: NonNullable<PageState[Key]>[] } = {
  formState: (['contact', 'estimate', 'price'] as const).flatMap((form) => [
    { form, values, fields: { email, phone: email, service: email, photos: email, details: email, message: email } },
    { form, values, message: 'It could not be stored.' },
    { form, reference: 'ABC234' },
    { form, reference: 'ABC234', photos: { sent: 1, refused: [{ name: '<x>.pdf', reason: 'This is no photo.' }] } },
  ]),
  planState: [
    { plan: planOf(examples.E1) },
    { plan: planOf(examples.E7), took: 54 },
    { message: postedMessages.link },
    { plan: planOf(examples.E5), typed: { kind: 'vinyl-privacy', height: 'x' }, fields: { height: email } },
  ],
  uploadOutcome: [{ success: false, message: 'Nothing was stored.', signedOut: true }],
  signInFailure: [{ message: 'Wrong', secondStep: true }],
  signedIn: [true],
  plainDesk: [{ lead: undefined }],
  message: ['It went wrong.'],
  galleryPart: [2, 99],
  projectFilter: [{ service: 'pool-fencing' }, { town: 'greensboro', service: 'privacy-fencing' }, { town: 'nowhere' }],
  projectPart: [2, 99],
  catalogCitation: [{ page: 3, version: '2026' }],
  catalogSearch: [{ query: 'post', found: [{ page: 3, excerpt: 'a post' }] }],
};

/** Each kind by itself, and some that come together. */
const states: PageState[] = [
  ...Object.entries(kinds).flatMap(([name, examples]) => examples.map((example) => ({ [name]: example }))),
  { projectFilter: { service: 'pool-fencing' }, projectPart: 2, galleryPart: 2 },
  { planState: { plan: planOf(examples.E2) }, formState: { form: 'price', values, fields: { email } } },
  { catalogCitation: { page: 3, version: '2026' }, formState: { form: 'contact', values, fields: { email } } },
];

function inputOf(route: PageRoute, state: PageState): PageInput {
  return { ...route, unlisted: false, ...state };
}

function pageAt(path: string, state: PageState): PageInput {
  const route = site.map.routes.get(path);
  if (!route) throw new Error(`no page at ${path}`);
  return inputOf(route, state);
}

const refused = pageAt('/', { formState: { form: 'contact', values, fields: { email } } });
const confirmed = pageAt('/', { formState: { form: 'contact', reference: 'ABC234' } });

function render(visitors: VisitorPages, input: PageInput, from: Site): string {
  const html = visitors.render(input, from, 'identity').toString();
  t.equal(gunzipSync(visitors.render(input, from, 'gzip')).toString(), html, 'both encodings hold the same');
  return html;
}

function newVisitorPages(): VisitorPages {
  return new VisitorPages({ renderTemplate, renderPart });
}

t.test('every page for one visitor, in every state, is byte by byte what rendering all of it gives', (t) => {
  const visitors = newVisitorPages();
  for (const route of listedRoutes(site.map)) {
    const different: PageState[] = [];
    for (const state of [{}, ...states]) {
      const input = inputOf(route, state);
      if (render(visitors, input, site) !== renderPage(input, site)) different.push(state);
    }
    t.strictSame(different, [], route.path);
  }
  t.end();
});

t.test('the same holds for a site without pictures and projects', (t) => {
  const visitors = newVisitorPages();
  const empty: Site = { ...site, gallery: [], projects: [] };
  for (const path of ['/', '/gallery', '/pool-fencing'])
    for (const state of states) {
      const input = pageAt(path, state);
      t.equal(render(visitors, input, empty), renderPage(input, empty), path);
    }
  t.end();
});

t.test(
  'a part that all visitors see alike cannot ask what one visitor left behind, in a template or without one',
  (t) => {
    const Still = () => createElement('p', null, JSON.stringify(useVisitor()));
    const page = { screen: 'home', path: '/', unlisted: false, shape: 'whole' } as const;
    for (const visitor of [undefined, { galleryPart: 2 }])
      t.throws(
        () => renderToString(createElement(SiteContext, { value: { site, page, visitor } }, createElement(Still))),
        /known in a <VisitorPart> alone/,
      );
    t.end();
  },
);

t.test('nothing of one visitor is kept for the next, and a change of the site shows at once', (t) => {
  const visitors = newVisitorPages();
  render(visitors, refused, site);

  const next = render(visitors, confirmed, site);
  const changed = { ...site, version: site.version + 1, profile: { ...site.profile, phone: '(336) 555-0199' } };
  const later = render(visitors, confirmed, changed);

  t.notMatch(next, 'bold');
  t.match(next, 'ABC234');
  t.notMatch(next, '(336) 555-0199');
  t.match(later, '(336) 555-0199');
  t.end();
});

t.test('a render that fails is tried again by the next visitor', (t) => {
  const visitors = newVisitorPages();
  const broken = { ...site, profile: undefined } as unknown as Site;

  t.throws(() => render(visitors, refused, broken), TypeError);

  t.match(render(visitors, refused, site), 'A &lt;b&gt;bold');
  t.end();
});
