import t from 'tap';
import { build } from '../../fixtures/app.ts';
import { readPlain } from '../../fixtures/parse.ts';
import { siteMap } from '../../fixtures/site-map.ts';

const app = await build(t);
const pages = await Promise.all(
  siteMap.services.map(async ({ path, document: words }) => ({
    path,
    words,
    document: readPlain(await app.inject({ url: path })).document,
  })),
);

t.test("a service page's sections are all there in their order, the first of them beside the sidebar", async (t) => {
  for (const { path, words, document } of pages) {
    const headings = (place: string) =>
      Array.from(document.querySelectorAll(`${place} h2`), (heading) => heading.textContent);
    const beside = headings('.service__main');
    const wide = headings('.wide-sections');
    t.same(
      [...beside, ...wide],
      words.contentSections.map(({ heading }) => heading),
      path,
    );
    t.ok(beside.length >= 2 && wide.length >= 3, `${path}: ${beside.length} beside the sidebar, ${wide.length} wide`);
  }
});

t.test('a related service is told by its benefit, and its path is the address of its link alone', async (t) => {
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
