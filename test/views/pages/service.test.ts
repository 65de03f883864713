import { brotliCompressSync, constants } from 'node:zlib';
import t from 'tap';
import { build } from '../../fixtures/app.ts';
import { townNames } from '../../fixtures/expectations/towns.ts';
import { siteMap } from '../../fixtures/site-map.ts';
import { structuredData, walkPage } from '../../fixtures/walk.ts';

const app = await build(t);
const pages = await Promise.all(
  siteMap.services.map(async ({ path, document: words }) => ({ ...(await walkPage(app, path)), path, words })),
);

/** Returns the compressed size in bytes, with a setting 20 times as fast as the site's and slightly less effective. */
const compress = (html: string) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

t.test('a service page has all sections in order, the first one next to the sidebar', async (t) => {
  for (const { path, words, document } of pages) {
    const headings = (place: string) =>
      Array.from(document.querySelectorAll(`${place} h2`), (heading) => heading.textContent);
    const beside = headings('.service__main');
    const wide = headings('.wide-sections');
    const sections = words.contentSections.map(({ heading }) => heading);
    t.strictSame([...beside, ...wide], sections, path);
    t.ok(beside.length >= 2 && wide.length >= 3, `${path}: ${beside.length} beside the sidebar, ${wide.length} wide`);
  }
});

t.test('a related service shows its benefit, and only its link has the address', async (t) => {
  for (const { path, document } of pages) {
    const links = Array.from(document.querySelectorAll('.related__list a'));
    t.ok(links.length >= 4, path);
    for (const link of links) {
      const related = link.getAttribute('href') ?? '';
      const benefit = siteMap.services.find((service) => service.path === related)?.document.benefit ?? '';
      t.ok(benefit.length > 0 && benefit.length <= 80, related);
      t.ok(link.textContent.endsWith(benefit), `${path} tells the benefit of ${related}`);
      t.notOk(link.textContent.includes(related), `${path} shows no path`);
    }
  }
});

t.test('every service page has three or more titled drawings of at most 2 kB', async (t) => {
  for (const { path, words, html, document } of pages) {
    const drawings = [...document.querySelectorAll('.style-drawings > li > svg')];
    const isTitled = (drawing: (typeof drawings)[number]) =>
      drawing.getAttribute('role') === 'img' &&
      document.getElementById(drawing.getAttribute('aria-labelledby') ?? '')?.textContent;
    const without = html.replace(/<ul class="style-drawings">.*?<\/ul>/gs, '');
    const named = words.contentSections.flatMap(({ drawings = [] }) => drawings);
    const facts = {
      missing: named.filter((name) => !document.getElementById(`${name}-title`)),
      areTitled: drawings.every(isTitled),
      areEnough: drawings.length >= 3,
      areLight: compress(html) - compress(without) <= 2000,
    };
    t.strictSame(facts, { missing: [], areTitled: true, areEnough: true, areLight: true }, path);
  }
});

t.test('all 18 services are offered in all eight towns by a business with an address', async (t) => {
  const kinds = new Set<unknown>();
  for (const page of pages) {
    const offered = structuredData(page).find((thing) => thing['@type'] === 'Service');
    kinds.add(offered?.serviceType);
    for (const town of Object.values(townNames))
      t.ok(JSON.stringify(offered?.areaServed).includes(`"${town}, NC"`), `${page.path} in ${town}`);
    const address = { streetAddress: '218 Mill Creek Road' };
    t.match(offered?.provider, { address, telephone: '+1 (336) 555-0142', geo: { latitude: 36.1199 } }, page.path);
  }
  t.equal(kinds.size, 18);
});
