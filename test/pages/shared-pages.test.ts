import { brotliDecompressSync } from 'node:zlib';
import t from 'tap';
import { PageReads } from '../../src/pages/page-reads.ts';
import { SharedPages } from '../../src/pages/shared-pages.ts';
import { composeContent } from '../../src/shared/content/compose.ts';
import type { Documents } from '../../src/shared/content/documents.ts';
import type { Site } from '../../src/shared/page.ts';
import type { Picture } from '../../src/shared/pictures.ts';
import { listedRoutes, mapSite } from '../../src/shared/site-map.ts';
import { renderPage } from '../../views/server.tsx';
import { build } from '../fixtures/app.ts';

const poolPicture = 'style-pool.jpg';

type Change = (site: Site) => Partial<Site>;

/** Changes some words of one document, as a publication does. */
const words =
  (id: string, change: (words: Record<string, unknown>) => object): Change =>
  ({ documents }) => {
    const document = documents.byId.get(id);
    if (!document) throw new Error(`there is no ${id}`);
    const changed = { ...document, words: { ...document.words, ...change(document.words as Record<string, unknown>) } };
    return { documents: { ...documents, byId: new Map(documents.byId).set(id, changed as never) } };
  };

const changes: Record<string, { change: Change; concerns?: string[] }> = {
  nothing: { change: () => ({}), concerns: [] },
  'the telephone number': { change: ({ profile }) => ({ profile: { ...profile, phone: '(336) 555-0199' } }) },
  'the headline of the home page': {
    change: words('home', ({ hero }) => ({ hero: { ...(hero as object), headline: 'Other words' } })),
    concerns: ['/'],
  },
  'the first section of a service': {
    change: words('pool-fencing', ({ contentSections }) => ({
      contentSections: (contentSections as object[]).slice(1),
    })),
    concerns: ['/pool-fencing'],
  },
  'the name of a service in the menu': { change: words('pool-fencing', () => ({ menuName: 'Pools' })) },
  'the summary of a town': {
    change: words('greensboro', () => ({ summary: 'Other words' })),
    concerns: ['/areas-we-serve', '/greensboro-fence-installation'],
  },
  'the announcement': { change: words('bar', () => ({ text: 'Closed on Friday.', on: true })) },
  'a hidden town': {
    change: ({ documents }) => ({
      documents: {
        ...documents,
        plan: { ...documents.plan, hidden: { ...documents.plan.hidden, elon: { page: 'home' } } },
      },
    }),
  },
  'the address of a service': {
    change: ({ documents: { plan, byId } }) => ({
      documents: { byId, plan: { ...plan, slugs: { ...plan.slugs, 'pool-fencing': 'pool-fences' } } },
    }),
  },
  'prices that are off': {
    change: ({ prices }) => ({ prices: { ...prices, prices: { ...prices.prices, enabled: !prices.prices.enabled } } }),
  },
  'the width of a picture': {
    change: ({ pictures }) => {
      const { [poolPicture]: picture, ...others } = pictures;
      return { pictures: { ...others, [poolPicture]: { ...(picture as Picture), width: 1 } } };
    },
  },
  'a photo in the gallery': {
    change: () => ({
      gallery: [{ name: 'gate.jpg', path: 'gallery/gate.jpg', url: '/images/gate.jpg', alt: 'A gate' }],
    }),
    concerns: ['/gallery'],
  },
  'a redirect': { change: () => ({ redirects: new Map() }), concerns: [] },
};

t.test('statement 6: after a change the cache keeps no page but those that come out the same', async (t) => {
  const { site } = await build(t);
  const before = site.current;

  for (const [name, { change, concerns }] of Object.entries(changes)) {
    const after = changeSite(before, change);
    const shared = await renderAll(before);

    shared.carryOver(before, after);

    const voided: string[] = [];
    for (const route of listedRoutes(after.map)) {
      const page = shared.find(route.path, after);
      const html = renderPage({ ...route, unlisted: false }, after);
      if (!page) voided.push(route.path);
      else if (brotliDecompressSync(page.variants.br.body ?? '').toString() !== html)
        t.fail(`${name}: ${route.path} is stale`);
    }
    if (concerns) t.same(voided.sort(), concerns, name);
    else t.ok(voided.length > 0, `${name}: ${voided.length} pages`);
  }
});

/** A site of the next version with a change, and all that is derived from it. */
function changeSite(site: Site, change: Change): Site {
  const changed = { ...site, ...change(site), version: site.version + 1 };
  const content = composeContent(structuredClone(changed.documents) as Documents);
  return { ...changed, content, map: mapSite(content, changed.profile) };
}

async function renderAll(site: Site): Promise<SharedPages> {
  const shared = new SharedPages(renderPage, 0);
  for (const route of listedRoutes(site.map)) await shared.render({ ...route, unlisted: false }, site).done;
  return shared;
}

t.test('a rendering over a site that notes what is read of it gives the same page', async (t) => {
  const { site } = await build(t);
  const reads = new PageReads();

  for (const route of listedRoutes(site.current.map)) {
    const input = { ...route, unlisted: false };
    const noted = reads.note(site.current, (watched) => renderPage(input, watched));
    t.equal(noted.result, renderPage(input, site.current), route.path);
  }
});

t.test('every question that can be asked of a record, a list or a map is noted', async (t) => {
  const before = { list: [1, 2], record: { a: 1 }, map: new Map([['a', { deep: 1 }]]), gone: undefined };
  const questions: Record<string, { ask(site: typeof before): unknown; after: object }> = {
    'a member': { ask: ({ record }) => record.a, after: { record: { a: 2 } } },
    'the length of a list': { ask: ({ list }) => list.length, after: { list: [1] } },
    'a walk through a list': { ask: ({ list }) => list.map(String), after: { list: [1, 3] } },
    'the names of a record': { ask: ({ record }) => Object.keys(record), after: { record: { a: 1, b: 2 } } },
    'a spread': { ask: ({ record }) => ({ ...record }), after: { record: { a: 3 } } },
    'whether a record has a name': { ask: ({ record }) => 'b' in record, after: { record: { a: 1, b: 2 } } },
    'whether it has it of its own': { ask: ({ record }) => Object.hasOwn(record, 'b'), after: { record: { b: 2 } } },
    'what is not there yet': { ask: ({ gone }) => gone, after: { gone: 1 } },
    'an entry of a map': { ask: ({ map }) => map.get('a')?.deep, after: { map: new Map([['a', { deep: 2 }]]) } },
    'whether a map has an entry': { ask: ({ map }) => map.has('b'), after: { map: new Map([['b', 1]]) } },
    'the size of a map': { ask: ({ map }) => map.size, after: { map: new Map() } },
    'a walk through a map': { ask: ({ map }) => [...map], after: { map: new Map([['a', { deep: 2 }]]) } },
    'all of it as JSON': { ask: (site) => JSON.stringify(site), after: { record: { a: 1, b: 1 } } },
    'a map that became a record': { ask: ({ map }) => map.get('a'), after: { map: {} } },
  };

  for (const [name, { ask, after }] of Object.entries(questions)) {
    const reads = new PageReads();
    const { result, reads: noted } = reads.note(before as unknown as Site, (site) =>
      ask(site as unknown as typeof before),
    );
    t.same(result, ask(before), `${name}: the answer`);
    const changed = reads.findChanged(before as unknown as Site, { ...before, ...after } as unknown as Site);
    t.ok(
      noted.some((part) => changed.has(part)),
      name,
    );
    t.equal(
      reads.findChanged(before as unknown as Site, structuredClone(before) as unknown as Site).size,
      0,
      `${name}: as before`,
    );
  }
});
