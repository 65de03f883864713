import { brotliCompressSync, constants } from 'node:zlib';
import t from 'tap';
import { build } from '../fixtures/app.ts';
import { walkPage } from '../fixtures/walk.ts';

/** Bytes on the wire, by a compression a twentieth as slow as the site's and a little less good. */
const compress = (html: string) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

t.test('every service page has three drawings or more, each with a title, in at most 2 kB', async (t) => {
  const app = await build(t);
  const services = new Map(app.site.current.content.services.map((service) => [`/${service.slug}`, service]));

  for (const [path, { contentSections }] of services) {
    const { html, document } = await walkPage(app, path);
    const names = contentSections.flatMap(({ drawings = [] }) => drawings);
    const drawings = [...document.querySelectorAll('.style-drawings > li > svg')];
    const untitled = drawings.filter(
      (drawing) =>
        drawing.getAttribute('role') !== 'img' ||
        !document.getElementById(drawing.getAttribute('aria-labelledby') ?? '')?.textContent,
    );
    const without = html.replace(/<ul class="style-drawings">.*?<\/ul>/gs, '');
    const facts = {
      missing: names.filter((name) => !document.getElementById(`${name}-title`)),
      untitled: untitled.length,
      areEnough: drawings.length >= 3,
      areLight: compress(html) - compress(without) <= 2000,
    };
    t.strictSame(facts, { missing: [], untitled: 0, areEnough: true, areLight: true }, path);
  }
  t.equal(services.size, 18);
});
