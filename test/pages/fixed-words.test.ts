import { readFileSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import t from 'tap';
import type { Site } from '../../src/shared/page.ts';
import type { Picture } from '../../src/shared/pictures/pictures.ts';
import { listedRoutes } from '../../src/shared/site-map.ts';
import { renderPage } from '../../views/server.tsx';
import { build } from '../fixtures/app.ts';
import { mark, markSite, wordsOfPage } from '../fixtures/marked-site.ts';

const { current } = (await build(t)).site;

/**
 * The words that stay as they are on every site (docs/decisions.md, "Fixed words"), one text a line. Everything else on a page is the
 * owner's. `*` stands for the owner's words, `#` for numbers. `UPDATE=1` writes the file anew, after a change that is meant to be read.
 */
const list = 'test/fixtures/fixed-words.txt';

/** The site while it is new, and when the owner has shown work, checked the prices and set an example of payments. */
const states: Site[] = [current, { ...current, ...worked(current) }];

t.test(
  'statement 2: with every editable text replaced by a mark, pages show no words but the fixed words',
  async (t) => {
    const seen = new Set<string>();
    for (const site of states) {
      const { marked } = markSite(site);
      for (const [, html] of await pagesOf(marked)) for (const words of wordsOfPage(html)) seen.add(words);
    }
    const words = [...seen].sort().join('\n');
    if (process.env.UPDATE === '1') writeFileSync(list, `${words}\n`);
    t.equal(`${words}\n`, readFileSync(list, 'utf8'));
  },
);

t.test('statement 2: each editable text stands on a page, in its head or in its JSON-LD', async (t) => {
  const missing = new Set<string>(markSite(current).fields.values());
  for (const site of states) {
    const { marked, fields } = markSite(site);
    for (const [, html] of await pagesOf(marked))
      for (const [word] of html.matchAll(mark)) missing.delete(fields.get(word) ?? '');
  }
  t.strictSame([...missing], []);
});

async function pagesOf(site: Site): Promise<[path: string, html: string][]> {
  const missing = { screen: 'not-found', path: '/no-such-page' } as const;
  const shown = [...listedRoutes(site.map), missing];
  const render = async (page: (typeof shown)[number]): Promise<[string, string]> => [
    page.path,
    await text(renderPage({ ...page, unlisted: false }, site)),
  ];
  return Promise.all(shown.map(render));
}

/** Six projects, a picture in the gallery, checked prices and an example of monthly payments. */
function worked({ pictures, prices }: Site): Partial<Site> {
  const picture = pictures['gallery-1.jpg'] as Picture;
  const shown = { alt: 'w9001q', picture };
  const project = {
    services: ['pool-fencing'],
    town: 'w9001q',
    month: '2026-09',
    material: 'w9001q',
    height: 6,
    feet: 180,
  };
  const projects = [1, 2, 3, 4, 5, 6].map((id) => ({
    ...{ ...project, id, title: 'w9001q', story: 'w9001q', pictures: [shown] },
  }));
  const file = { name: 'w9001q', path: '/images/w9001q', url: '/images/w9001q', alt: 'w9001q', picture };
  const financing = { ...prices.prices.financing, on: true };
  const checked = { ...prices, checkedAt: new Date().toISOString(), prices: { ...prices.prices, financing } };
  return { projects, gallery: [file], prices: checked };
}
