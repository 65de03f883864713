import t from 'tap';
import { build } from '../../fixtures/app.ts';
import { readPlain } from '../../fixtures/plain-page.ts';
import { siteMap } from '../../fixtures/site-map.ts';

t.test("a service page's sections are all there in their order, the first of them beside the sidebar", async (t) => {
  const app = await build(t);

  for (const { path, document: content } of siteMap.services) {
    const { document } = readPlain(await app.inject({ url: path }));

    const headings = (place: string) =>
      Array.from(document.querySelectorAll(`${place} h2`), (heading) => heading.textContent);
    const beside = headings('.service__main');
    const wide = headings('.wide-sections');
    t.same(
      [...beside, ...wide],
      content.contentSections.map(({ heading }) => heading),
      path,
    );
    t.ok(beside.length >= 2 && wide.length >= 3, `${path}: ${beside.length} beside the sidebar, ${wide.length} wide`);
  }
});
