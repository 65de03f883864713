import { text } from 'node:stream/consumers';
import t from 'tap';
import { VisitorPages } from '../../src/pages/visitor-pages.ts';
import type { PageInput, PageState, Site } from '../../src/shared/page.ts';
import { findRoute } from '../../src/shared/site-map.ts';
import { fillTemplate, renderPage, renderTemplate } from '../../views/server.tsx';
import { build } from '../fixtures/app.ts';

const app = await build(t);
const site: Site = {
  ...app.site.current,
  gallery: Array.from({ length: 80 }, (_none, index) => ({
    name: `Fence ${index}`,
    path: `/images/fence-${index}.jpg`,
    url: `/images/fence-${index}.jpg`,
  })),
};

function page(path: string, state: PageState): PageInput {
  const route = findRoute(site.map, path);
  if (!route) throw new Error(`no page at ${path}`);
  return { ...route, unlisted: false, ...state };
}

const values = {
  name: 'A <b>bold</b> name',
  message: '</template><template data-visitor-part="contact-form"></template>',
};
const pages = {
  'a refused contact form': page('/', {
    formState: { form: 'contact', values, fields: { email: ['Please enter an e-mail address'] } },
  }),
  'a confirmed contact form': page('/', { formState: { form: 'contact', reference: 'ABC234' } }),
  'a refused estimate form': page('/pool-fencing', {
    formState: { form: 'estimate', values, fields: { phone: ['Please enter a phone number'] } },
  }),
  'the second part of the gallery': page('/gallery', { galleryPart: 2 }),
  'a part that the gallery does not have': page('/gallery', { galleryPart: 99 }),
};

t.test('a page for one visitor is what rendering all of it gives', async (t) => {
  const visitors = new VisitorPages({ renderTemplate, fillTemplate });
  for (const [name, input] of Object.entries(pages))
    t.equal(await visitors.render(input, site), await text(renderPage(input, site)), name);
});

t.test('nothing of one visitor is kept for the next, and a change of the site shows at once', async (t) => {
  const visitors = new VisitorPages({ renderTemplate, fillTemplate });
  const { 'a refused contact form': refused, 'a confirmed contact form': confirmed } = pages;
  await visitors.render(refused, site);

  const next = await visitors.render(confirmed, site);
  const changed = { ...site, version: site.version + 1, profile: { ...site.profile, phone: '(336) 555-0199' } };
  const later = await visitors.render(confirmed, changed);

  t.notMatch(next, 'bold');
  t.match(next, 'ABC234');
  t.notMatch(next, '(336) 555-0199');
  t.match(later, '(336) 555-0199');
});

t.test('a render that fails is tried again by the next visitor', async (t) => {
  const visitors = new VisitorPages({ renderTemplate, fillTemplate });
  const { 'a refused contact form': refused } = pages;
  const broken = { ...site, profile: undefined } as unknown as Site;

  await t.rejects(visitors.render(refused, broken), TypeError);

  t.match(await visitors.render(refused, site), 'A &lt;b&gt;bold');
});
