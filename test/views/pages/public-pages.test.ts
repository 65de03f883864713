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
  /** The addresses of the pages that break a rule. */
  const where = (isWrong: (page: WalkedPage) => boolean) => pages.filter(isWrong).map(({ path }) => path);

  t.test('each has a title, a description and one h1 that no other page has', async (t) => {
    for (const read of [title, description, heading]) {
      const values = pages.map(read);
      t.notOk(values.includes(''), `${read.name} is never empty`);
      t.strictSame(duplicates(values), [], `${read.name} is unique`);
    }
    t.strictSame(
      where(({ document }) => document.querySelectorAll('h1').length !== 1),
      [],
      'one h1',
    );
  });

  t.test('descriptions fit a search result, and titles end with the business name', async (t) => {
    t.strictSame(
      where((page) => description(page).length < 100 || description(page).length > 170),
      [],
    );
    t.strictSame(
      where((page) => !title(page).endsWith(` | ${defaultProfile.name}`)),
      [],
    );
  });

  t.test('each says the same to those who share it', async (t) => {
    const address = ({ path }: WalkedPage) => `${defaultProfile.website}${path}`;
    for (const [rule, holds] of Object.entries<(page: WalkedPage) => boolean>({
      'og:title': (page) => property(page, 'og:title') === title(page),
      'og:description': (page) => property(page, 'og:description') === description(page),
      'og:type': (page) => property(page, 'og:type') === 'website',
      'og:url': (page) => property(page, 'og:url') === address(page),
      canonical: (page) => page.document.querySelector('link[rel=canonical]')?.getAttribute('href') === address(page),
      'og:image': (page) => /^https:\/\/.+\/images\/.+\.jpg$/.test(property(page, 'og:image')),
      'enough for a large card': (page) => shareSizeOf(page)[0] >= 600 && shareSizeOf(page)[1] >= 315,
      'shown whole': (page) => Math.abs(shareSizeOf(page)[0] / shareSizeOf(page)[1] - 1200 / 630) < 0.01,
      'og:image:alt': (page) => property(page, 'og:image:alt').length > 20,
    }))
      t.strictSame(
        where((page) => !holds(page)),
        [],
        rule,
      );
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
      const services = siteMap.services.map((item) => item.path);
      for (const [from, to] of [
        [['/', ...services], townPaths],
        [
          [...townPaths, ...services],
          ['/gallery', '/fence-financing'],
        ],
        [['/residential-wood-fencing', '/residential-vinyl-fencing'], ['/privacy-fencing']],
        [['/residential-aluminum-fencing', '/commercial-aluminum-fencing'], ['/pool-fencing']],
      ] as const)
        t.strictSame(
          from.filter((path) => !to.every((target) => linked(path).has(target))),
          [],
          `each leads to ${to}`,
        );
      t.strictSame(
        townPaths.filter((path) => townPaths.filter((other) => other !== path && linked(path).has(other)).length < 3),
        [],
        'a town leads to others',
      );
    },
  );

  t.test('no page says what readers of the first version stumbled over', async (t) => {
    t.strictSame(
      where(({ text }) => retiredPhrases.some((phrase) => text.includes(phrase))),
      [],
    );
  });

  t.test('every internal link and every fragment leads somewhere', async (t) => {
    const extra = await Promise.all(['/admin', '/upload-images', '/upload-catalog'].map((path) => walkPage(app, path)));
    const known = new Map([...byPath, ...extra.map((page) => [page.path, page] as const)]);
    const links = pages.flatMap((page) => internalLinks(page).map((href) => ({ from: page.path, href })));
    const dead: object[] = [];
    for (const { from, href } of links) {
      const { pathname, hash } = new URL(href, `http://site.example${from}`);
      const target = known.get(pathname);
      const leads = target
        ? !hash || target.document.getElementById(hash.slice(1))
        : (await app.inject({ url: pathname })).statusCode === 200;
      if (!leads) dead.push({ from, href });
    }
    t.ok(links.length > 1000, `${links.length} links`);
    t.strictSame(dead, []);
  });

  t.test('no picture is missing, and each has words and a size', async (t) => {
    const images = pages.flatMap(({ document }) => [...document.querySelectorAll('img')]);
    const isWhole = (image: (typeof images)[number]) =>
      image.hasAttribute('alt') && image.getAttribute('width') && image.getAttribute('height');
    t.strictSame(
      images.filter((image) => !isWhole(image)).map(({ outerHTML }) => outerHTML),
      [],
    );
    const missing: string[] = [];
    for (const url of new Set(images.map((image) => image.getAttribute('src') ?? '')))
      if ((await app.inject({ method: 'HEAD', url })).statusCode !== 200) missing.push(url);
    t.strictSame(missing, []);
  });

  t.test('the first picture comes early, the others when they are near', async (t) => {
    const eager = ({ document }: WalkedPage) => [...document.querySelectorAll('main img:not([loading=lazy])')];
    t.strictSame(
      where((page) => eager(page).length > 1),
      [],
    );
    t.strictSame(
      where((page) => eager(page).some((image) => image.getAttribute('fetchpriority') !== 'high')),
      [],
    );
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
    t.strictSame(
      where(({ text }) => /\{(product|phone|region|city|name|email)\}/.test(text)),
      [],
    );
    const heads = ({ document }: WalkedPage) => [...document.querySelectorAll('meta[content], title')];
    t.strictSame(
      where((page) => heads(page).some(({ outerHTML }) => /\{\w+\}/.test(outerHTML))),
      [],
    );
  });

  t.test('each carries structured data, and every address in it is absolute', async (t) => {
    t.strictSame(
      where((page) => structuredData(page).length === 0),
      [],
    );
    const isRelative = (address: string) => !address.startsWith('https://');
    t.strictSame(
      where((page) => addressesOf(structuredData(page)).some(isRelative)),
      [],
    );
  });

  t.test('unlisted pages are linked from none', async (t) => {
    const unlisted = new RegExp(`^(/admin|/upload-|${catalogPath(defaultProfile)})`);
    t.strictSame(
      where((page) => internalLinks(page).some((href) => unlisted.test(href))),
      [],
    );
  });

  t.test('every figure, label and count stands where it belongs', async (t) => {
    for (const { path, says = [], links = [], counts = [] } of expectations) {
      const page = byPath.get(path);
      if (!page) throw new Error(`${path} is not in the route table`);
      const missing = {
        words: says.filter((words) => !page.text.includes(words)),
        links: links.filter(([name, href]) => !hasLink(page, name, href)),
        counts: counts.filter(([selector, count]) => page.document.querySelectorAll(selector).length !== count),
      };
      t.strictSame(missing, { words: [], links: [], counts: [] }, path);
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
