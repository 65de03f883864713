import sharp from 'sharp';
import t from 'tap';
import { defaultProfile } from '../../../src/shared/profile.ts';
import { catalogPath } from '../../../src/shared/routes.ts';
import { build } from '../../fixtures/app.ts';
import { expectations } from '../../fixtures/expectations/index.ts';
import { retiredPhrases } from '../../fixtures/retired-phrases.ts';
import { siteMap } from '../../fixtures/site-map.ts';
import {
  addressesOf,
  internalLinks,
  mainLinks,
  oneLine,
  structuredData,
  type WalkedPage,
  walkPage,
  walkPages,
} from '../../fixtures/walk.ts';

t.test('the public pages', async (t) => {
  const app = await build(t);
  const pages = await walkPages(app);
  const byPath = new Map(pages.map((page) => [page.path, page]));

  t.test('each has a title, a description and one h1 that no other page has', async (t) => {
    for (const read of [title, description, heading]) {
      const values = pages.map(read);
      t.notOk(values.includes(''), `${read.name} is never empty`);
      t.strictSame(duplicates(values), [], `${read.name} is unique`);
    }
    for (const { path, document } of pages) t.equal(document.querySelectorAll('h1').length, 1, `one h1 on ${path}`);
  });

  t.test('descriptions fit a search result, and titles end with the business name', async (t) => {
    for (const page of pages) {
      t.ok(description(page).length >= 100 && description(page).length <= 170, `${page.path}: ${description(page)}`);
      t.match(title(page), new RegExp(` \\| ${defaultProfile.name}$`));
    }
  });

  t.test('each says the same to those who share it', async (t) => {
    for (const page of pages) {
      t.equal(property(page, 'og:title'), title(page));
      t.equal(property(page, 'og:description'), description(page));
      t.equal(property(page, 'og:type'), 'website');
      t.equal(property(page, 'og:url'), `${defaultProfile.website}${page.path}`);
      t.match(property(page, 'og:image'), /^https:\/\/.+\/images\/.+\.jpg$/);
      const [width, height] = shareSizeOf(page);
      t.ok(width >= 600 && height >= 315, `${page.path}: ${width}x${height} is enough for a large card`);
      t.ok(Math.abs(width / height - 1200 / 630) < 0.01, `${page.path}: ${width}x${height} is shown whole`);
      t.ok(property(page, 'og:image:alt').length > 20, page.path);
      t.equal(page.document.querySelector('link[rel=canonical]')?.getAttribute('href'), property(page, 'og:url'));
    }
  });

  t.test(
    'the picture of a shared link has the size that the page says, which is that of the original at most',
    async (t) => {
      const shared = new Map(pages.map((page) => [property(page, 'og:image'), shareSizeOf(page)]));
      const originals = Object.values(app.site.current.pictures);
      for (const [address, size] of shared) {
        const { rawPayload } = await app.inject({ url: new URL(address).pathname });
        const { width, height, format } = await sharp(rawPayload).metadata();
        t.same([format, width, height], ['jpeg', ...size], address);
        const original = originals.find(({ hash }) => address.includes(hash));
        t.ok(original && width <= original.width && height <= original.height, `${address} is not enlarged`);
      }
      t.same(
        [...new Set([...shared.values()].map(([width]) => width))].sort(),
        [1200, 800],
        'large and small originals',
      );
    },
  );

  t.test(
    'pages of the same work, the towns, the gallery and financing lead to one another in their text',
    async (t) => {
      const linked = (path: string) => new Set(mainLinks(byPath.get(path)));
      const townPaths = pages.map(({ path }) => path).filter((path) => path.endsWith('-fence-installation'));
      t.equal(townPaths.length, 8);
      for (const path of ['/', ...siteMap.services.map((item) => item.path)])
        for (const town of townPaths) t.ok(linked(path).has(town), `${path} leads to ${town}`);
      for (const path of [...townPaths, ...siteMap.services.map((item) => item.path)])
        for (const target of ['/gallery', '/fence-financing'])
          t.ok(linked(path).has(target), `${path} leads to ${target}`);
      for (const path of townPaths)
        t.ok(
          townPaths.filter((other) => other !== path && linked(path).has(other)).length >= 3,
          `${path} leads to others`,
        );
      for (const path of ['/residential-wood-fencing', '/residential-vinyl-fencing'])
        t.ok(linked(path).has('/privacy-fencing'), path);
      for (const path of ['/residential-aluminum-fencing', '/commercial-aluminum-fencing'])
        t.ok(linked(path).has('/pool-fencing'), path);
    },
  );

  t.test('no page says what readers of the first version stumbled over', async (t) => {
    for (const { path, text } of pages)
      t.strictSame(
        retiredPhrases.filter((phrase) => text.includes(phrase)),
        [],
        path,
      );
  });

  t.test('every internal link and every fragment leads somewhere', async (t) => {
    const extra = await Promise.all(['/admin', '/upload-images', '/upload-catalog'].map((path) => walkPage(app, path)));
    const known = new Map([...byPath, ...extra.map((page) => [page.path, page] as const)]);
    for (const page of pages) {
      for (const href of internalLinks(page)) {
        const { pathname, hash } = new URL(href, `http://site.example${page.path}`);
        const target = known.get(pathname);
        if (target && hash) t.ok(target.document.getElementById(hash.slice(1)), `${page.path} links to ${href}`);
        if (!target) t.equal((await app.inject({ url: pathname })).statusCode, 200, `${page.path} links to ${href}`);
      }
    }
  });

  t.test('no picture is missing, and each has words and a size', async (t) => {
    const addresses = new Set<string>();
    for (const { path, document } of pages) {
      for (const image of document.querySelectorAll('img')) {
        addresses.add(image.getAttribute('src') ?? '');
        t.ok(image.hasAttribute('alt') && image.getAttribute('width') && image.getAttribute('height'), path);
      }
    }
    for (const url of addresses) t.equal((await app.inject({ method: 'HEAD', url })).statusCode, 200, url);
  });

  t.test('the first picture comes early, the others when they are near', async (t) => {
    for (const { path, document } of pages) {
      const eager = [...document.querySelectorAll('main img')].filter(
        (image) => image.getAttribute('loading') !== 'lazy',
      );
      t.ok(eager.length <= 1, `${path} has at most one eager picture in its content`);
      for (const image of eager) t.equal(image.getAttribute('fetchpriority'), 'high', path);
    }
  });

  t.test('what a phone with three pixels per point fetches first weighs at most 80 kB', async (t) => {
    for (const { path, document } of pages) {
      const source = document.querySelector('main picture:has(img[fetchpriority=high]) > source[type="image/avif"]');
      if (!source) continue;
      const width = (390 * 3 * Number.parseFloat(source.getAttribute('sizes')?.split(',').at(-1) ?? '')) / 100;
      const address = widthDescriptors(source.getAttribute('srcset') ?? '').find(
        (offer) => offer.width >= width,
      )?.address;
      const { rawPayload } = await app.inject({ url: address ?? '' });
      t.ok(
        rawPayload.length > 1000 && rawPayload.length <= 80 * 1024,
        `${path}: ${address} has ${rawPayload.length} bytes`,
      );
    }
  });

  t.test('no placeholder is left unfilled', async (t) => {
    for (const { path, text, document } of pages) {
      t.notMatch(text, /\{(product|phone|region|city|name|email)\}/, path);
      for (const meta of document.querySelectorAll('meta[content], title')) t.notMatch(meta.outerHTML, /\{\w+\}/, path);
    }
  });

  t.test('each carries structured data, and every address in it is absolute', async (t) => {
    for (const page of pages) {
      const things = structuredData(page);
      t.ok(things.length > 0, page.path);
      for (const address of addressesOf(things)) t.match(address, /^https:\/\//, `${page.path}: ${address}`);
    }
  });

  t.test('unlisted pages are linked from none', async (t) => {
    for (const page of pages)
      for (const href of internalLinks(page))
        t.notMatch(href, new RegExp(`^(/admin|/upload-|${catalogPath(defaultProfile)})`), page.path);
  });

  t.test('every figure, label and count stands where it belongs', async (t) => {
    for (const { path, says = [], links = [], counts = [] } of expectations) {
      const page = byPath.get(path);
      if (!page) throw new Error(`${path} is not in the route table`);
      for (const words of says) t.ok(page.text.includes(words), `${path} says ${words}`);
      for (const [name, href] of links) t.ok(hasLink(page, name, href), `${path} has the link ${name} to ${href}`);
      for (const [selector, count] of counts)
        t.equal(page.document.querySelectorAll(selector).length, count, `${path} has ${count} × ${selector}`);
    }
  });

  t.test('the sections of the home page stand in the specified order', async (t) => {
    const text = byPath.get('/')?.text ?? '';
    const order = [
      'Your trusted fence installation and repair experts',
      'Quality Craftsmanship',
      'What We Build and Repair',
      'Years Experience',
      'Our Recent Projects',
      'What Our Customers Say',
      'Get Your Free Estimate',
      'Get In Touch',
      'Proudly Serving the Triad Area of North Carolina',
      'Quick Links',
    ].map((words) => text.indexOf(words));
    t.notOk(order.includes(-1));
    t.strictSame(
      order,
      [...order].sort((a, b) => a - b),
    );
  });
});

function title({ document }: WalkedPage): string {
  return document.title;
}

function description({ document }: WalkedPage): string {
  return document.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
}

function heading({ document }: WalkedPage): string {
  return oneLine(document.querySelector('h1')?.textContent ?? '');
}

function property({ document }: WalkedPage, name: string): string {
  return document.querySelector(`meta[property="${name}"]`)?.getAttribute('content') ?? '';
}

/** Width and height that the page says. */
function shareSizeOf(page: WalkedPage): [width: number, height: number] {
  return [Number(property(page, 'og:image:width')), Number(property(page, 'og:image:height'))];
}

/** `a.avif 400w, b.avif 800w` as data, narrowest first. */
function widthDescriptors(srcset: string): { address: string; width: number }[] {
  return srcset.split(', ').map((offer) => {
    const [address = '', width = ''] = offer.split(' ');
    return { address, width: Number.parseInt(width, 10) };
  });
}

function duplicates(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function hasLink({ document }: WalkedPage, name: string, href: string): boolean {
  return [...document.querySelectorAll('a[href]')].some(
    (link) => link.getAttribute('href') === href && oneLine(link.textContent).startsWith(name),
  );
}
