import { brotliCompressSync } from 'node:zlib';
import t from 'tap';
import { build } from '../fixtures/app.ts';
import { walkPages } from '../fixtures/walk.ts';

t.test('every service page has three drawings or more, each with a title, in at most 2 kB', async (t) => {
  const app = await build(t);
  const services = new Map(app.site.current.content.services.map((service) => [`/${service.slug}`, service]));

  for (const { path, html, document } of (await walkPages(app)).filter(({ path }) => services.has(path))) {
    for (const name of services.get(path)?.contentSections.flatMap(({ drawings = [] }) => drawings) ?? [])
      t.ok(document.getElementById(`${name}-title`), `${path}: there is a drawing ${name}`);
    const drawings = [...document.querySelectorAll('.style-drawings > li > svg')];
    t.ok(drawings.length >= 3, `${path} has ${drawings.length}`);
    for (const drawing of drawings) {
      const title = document.getElementById(drawing.getAttribute('aria-labelledby') ?? '');
      t.ok(title?.textContent, `${path}: a drawing has a title`);
      t.equal(drawing.getAttribute('role'), 'img');
    }
    const without = html.replace(/<ul class="style-drawings">.*?<\/ul>/gs, '');
    t.ok(brotliCompressSync(html).length - brotliCompressSync(without).length <= 2000, `${path}: their weight`);
  }
  t.equal(services.size, 18);
});
