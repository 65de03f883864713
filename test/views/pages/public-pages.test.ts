import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import t from 'tap';
import { defaultProfile } from '../../../src/shared/profile.ts';
import { catalogPath, staffRoutes } from '../../../src/shared/routes.ts';
import { build, signIn } from '../../fixtures/app.ts';
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

/** Checks only the rules of the HTML standard. The package doesn't know one of them: `main` may only be inside plain containers. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  elements: ['html5', { main: { flow: true, permittedParent: ['body', 'div', 'form'] } }],
});

t.test('the public pages follow all rules for pages', async (t) => {
  const app = await build(t);
  const pages = await walkPages(app);
  const byPath = new Map(pages.map((page) => [page.path, page]));

  t.test('every page is valid HTML as the server sends it, even unlisted ones', async (t) => {
    for (const { path, html } of pages) t.strictSame(await listFaults(html), [], path);
    const staffPaths = staffRoutes.map(({ path }) => path).filter((path) => !path.includes(':'));
    for (const url of [...staffPaths, catalogPath(defaultProfile), '/no-such-page'])
      t.strictSame(await listFaults((await app.inject({ url })).body), [], url);
    const cookie = await signIn(app);
    for (const url of staffPaths)
      t.strictSame(await listFaults((await app.inject({ url, headers: { cookie } })).body), [], `${url}, signed in`);
  });

  t.test('each page has a unique title, description, and heading', async (t) => {
    for (const read of [title, description, heading]) {
      const values = pages.map(read);
      t.notOk(values.includes(''), `${read.name} is never empty`);
      t.strictSame(duplicates(values), [], `${read.name} is unique`);
    }
  });

  const address = ({ path }: WalkedPage) => `${defaultProfile.website}${path}`;
  const heads = ({ document }: WalkedPage) => [...document.querySelectorAll('meta[content], title')];
  const eager = ({ document }: WalkedPage) => [...document.querySelectorAll('main img:not([loading=lazy])')];
  const unlisted = new RegExp(`^(/admin|/upload-|${catalogPath(defaultProfile)})`);
  const rules: Record<string, (page: WalkedPage) => boolean> = {
    'one h1': ({ document }) => document.querySelectorAll('h1').length === 1,
    'the description fits a search result': (page) =>
      description(page).length >= 100 && description(page).length <= 170,
    'the title ends with the business name': (page) => title(page).endsWith(` | ${defaultProfile.name}`),
    'og:title says the same': (page) => property(page, 'og:title') === title(page),
    'og:description says the same': (page) => property(page, 'og:description') === description(page),
    'og:type is a website': (page) => property(page, 'og:type') === 'website',
    'og:url is its address': (page) => property(page, 'og:url') === address(page),
    'canonical is its address': (page) =>
      page.document.querySelector('link[rel=canonical]')?.getAttribute('href') === address(page),
    'og:image is a JPEG of the site': (page) => /^https:\/\/.+\/images\/.+\.jpg$/.test(property(page, 'og:image')),
    'it is enough for a large card': (page) => shareSizeOf(page)[0] >= 600 && shareSizeOf(page)[1] >= 315,
    'it is shown whole': (page) => Math.abs(shareSizeOf(page)[0] / shareSizeOf(page)[1] - 1200 / 630) < 0.01,
    'it has its words': (page) => property(page, 'og:image:alt').length > 20,
    'no more than the first picture comes early': (page) => eager(page).length <= 1,
    'and that one first of all': (page) => eager(page).every((image) => image.getAttribute('fetchpriority') === 'high'),
    'no placeholder is left in the text': ({ text }) => !/\{(product|phone|region|city|name|email)\}/.test(text),
    'no placeholder is left in the head': (page) => !heads(page).some(({ outerHTML }) => /\{\w+\}/.test(outerHTML)),
    'it carries structured data': (page) => structuredData(page).length > 0,
    'every address in that is absolute': (page) =>
      addressesOf(structuredData(page)).every((each) => each.startsWith('https://')),
    'it links to no unlisted page': (page) => !internalLinks(page).some((href) => unlisted.test(href)),
    'it says nothing that readers of the first version stumbled over': ({ text }) =>
      !retiredPhrases.some((phrase) => text.includes(phrase)),
  };
  t.test('each page follows the rules for search engines, sharing, and readers', async (t) => {
    for (const [rule, holds] of Object.entries(rules))
      t.strictSame(
        pages.filter((page) => !holds(page)).map(({ path }) => path),
        [],
        rule,
      );
  });

  t.test('the picture for shared links has the stated size, at most the original’s', async (t) => {
    const shared = new Map(pages.map((page) => [property(page, 'og:image'), shareSizeOf(page)]));
    const originals = Object.values(app.site.current.pictures);
    for (const [address, size] of shared) {
      const { rawPayload } = await app.inject({ url: new URL(address).pathname });
      const { width, height, format } = await sharp(rawPayload).metadata();
      t.same([format, width, height], ['jpeg', ...size], address);
      const original = originals.find(({ hash }) => address.includes(hash));
      t.ok(original && width <= original.width && height <= original.height, `${address} is not enlarged`);
    }
    const widths = new Set([...shared.values()].map(([width]) => width));
    t.strictSame([...widths].sort(), [1200, 800], 'large and small originals');
  });

  t.test('related service pages, towns, the gallery, and financing link to one another', async (t) => {
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
  });

  t.test('every internal link and fragment has a target', async (t) => {
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

  t.test('no picture is missing, and each has alternative text and a size', async (t) => {
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

  t.test('the first images for a phone with three pixels per point weigh at most 80 kB', async (t) => {
    for (const { path, document } of pages) {
      const source = document.querySelector('main picture:has(img[fetchpriority=high]) > source[type="image/avif"]');
      if (!source) continue;
      const width = (390 * 3 * Number.parseFloat(source.getAttribute('sizes')?.split(',').at(-1) ?? '')) / 100;
      const offers = widthDescriptors(source.getAttribute('srcset') ?? '');
      const address = offers.find((offer) => offer.width >= width)?.address ?? '';
      const bytes = (await app.inject({ url: address })).rawPayload.length;
      t.ok(bytes > 1000 && bytes <= 80 * 1024, `${path}: ${address} has ${bytes} bytes`);
    }
  });

  t.test('every number, label, and count is in the right place', async (t) => {
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

  t.test('the sections of the home page are in the specified order', async (t) => {
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
    t.ok(
      order.every((place, index) => index === 0 || place > Number(order[index - 1])),
      `${order}`,
    );
  });
});

t.test('the validator finds known mistakes', async (t) => {
  const faultsOf = (body: string) =>
    listFaults(`<!doctype html><html lang="en"><head><title>x</title></head><body>${body}</body></html>`);
  t.strictSame(await faultsOf('<main><p>text</p></main>'), []);
  for (const body of [
    '<address><h2>Contact</h2></address>',
    '<noscript><main>text</main></noscript>',
    '<p><div>text</div></p>',
    '<ul><p>text</p></ul>',
    '<a href="/"><button type="button">text</button></a>',
    '<p id="one">text</p><p id="one">text</p>',
  ])
    t.not((await faultsOf(body)).length, 0, body);
});

/** Returns the mistakes of a page, each with its place. */
async function listFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  // HTML reserves `street-address` for several lines. The yard's address is one line, and browsers fill it in anyway.
  const isFault = ({ message }: { message: string }) => !message.startsWith('"street-address" cannot be used');
  return results.flatMap(({ messages }) =>
    messages.filter(isFault).map(({ message, selector }) => `${message} (${selector})`),
  );
}

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

/** Returns the width and height that the page declares. */
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
