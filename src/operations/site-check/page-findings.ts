import type { Finding } from '../../shared/admin/site-check.ts';
import type { Site } from '../../shared/page.ts';
import { catalogFileName } from '../../shared/routes.ts';
import { type PageFacts, type PagePicture, readPage } from './page-facts.ts';
import type { Visitor } from './visitor.ts';
import type { WalkedPage } from './walk.ts';

/**
 * The most that a page may load before the visitor scrolls, in bytes on the wire: text, styles, scripts, fonts, and the first pictures. A
 * phone with 1 Mbit/s loads that in two seconds.
 */
export const pageBudget = 250_000;

/** A problem of one page, before the same problem on other pages is added to it. */
type PageFinding = Pick<Finding, 'key' | 'text'> & { fix?: Finding['fix'] };

interface Context {
  site: Site;
  visitor: Visitor;
  byPath: ReadonlyMap<string, WalkedPage>;
}

/** Judges the walked pages as a visitor and a search engine would. */
export async function findPageProblems(site: Site, pages: readonly WalkedPage[], visitor: Visitor): Promise<Finding[]> {
  const context = { site, visitor, byPath: new Map(pages.map((page) => [page.path, page])) };
  const findings: Finding[] = [];
  for (const page of pages) {
    const found = page.answer.status === 200 ? await judge(page, context) : [brokenPage(page)];
    findings.push(...found.map((each) => ({ ...each, page: toLink(page), fix: each.fix ?? fixOf(page) })));
  }
  const shared = [
    ...findShared(pages, 'title', ({ titles }) => titles[0]),
    ...findShared(pages, 'description', ({ descriptions }) => descriptions[0]),
  ];
  return joinSame([...findings, ...shared], pages.length);
}

const toLink = ({ name, path }: WalkedPage) => ({ name, path });

function brokenPage({ path, answer: { status } }: WalkedPage): PageFinding {
  const text = status === 0 ? 'This page redirects in a loop.' : `This page returns error ${status}.`;
  return { key: `status ${path}`, text };
}

async function judge(page: WalkedPage, context: Context): Promise<PageFinding[]> {
  return [
    ...judgeHead(page, context.site.publicUrl),
    ...judgeHeadings(page.facts),
    ...judgeDescriptions(page.facts),
    ...(await judgeLinks(page, context)),
    ...(await judgePictures(page.facts, context)),
    ...(await judgeFiles(page, context)),
  ];
}

/** Judges the lines for search engines. */
function judgeHead({ path, isListed, facts }: WalkedPage, publicUrl: string): PageFinding[] {
  const { titles, descriptions, canonicals, isUnlisted, unreadableData } = facts;
  const found: PageFinding[] = [];
  const add = (key: string, text: string) => void found.push({ key: `${key} ${path}`, text });
  if (!titles[0]) add('title', 'This page has no title for search engines.');
  if (unreadableData > 0) add('data', 'The data about your business that search engines read on this page is damaged.');
  if (!isListed) return found;
  if (!descriptions[0]) add('description', 'This page has no description for search engines.');
  const [canonical] = canonicals;
  if (canonicals.length !== 1) add('canonical', 'This page doesn’t tell search engines its own address.');
  else if (canonical !== publicUrl + path)
    add('canonical', `This page tells search engines that its address is ${canonical}.`);
  if (isUnlisted) add('unlisted', 'This page asks search engines to leave it out.');
  return found;
}

function judgeHeadings({ headings }: PageFacts): PageFinding[] {
  const main = headings.filter(({ level }) => level === 1).length;
  const found: PageFinding[] = [];
  if (main === 0) found.push({ key: 'no main heading', text: 'This page has no main heading.' });
  if (main > 1) found.push({ key: 'main headings', text: `This page has ${main} main headings. It should have one.` });
  const skipping = headings.find(({ level }, index) => level > (headings[index - 1]?.level ?? 1) + 1);
  if (skipping)
    found.push({
      key: `heading ${skipping.text}`,
      text: `The heading “${skipping.text}” skips a level, which confuses screen readers.`,
    });
  return found;
}

function judgeDescriptions({ pictures }: PageFacts): PageFinding[] {
  const bare = pictures.filter(({ isDescribed }) => !isDescribed);
  return bare.map(({ phoneAddress }) => ({
    key: `alt ${phoneAddress}`,
    text: `The picture ${fileOf(phoneAddress)} has no description for people who can’t see it.`,
    fix: photosFix,
  }));
}

/** Follows the links to this site's own addresses. */
async function judgeLinks({ path, facts: { links } }: WalkedPage, context: Context): Promise<PageFinding[]> {
  const { publicUrl } = context.site;
  const found = new Map<string, PageFinding>();
  for (const { href, text } of links) {
    const url = URL.canParse(href, publicUrl + path) ? new URL(href, publicUrl + path) : undefined;
    if (url && url.origin !== new URL(publicUrl).origin) continue;
    const problem = url ? await judgeLink(url, context) : 'isn’t a web address';
    if (problem) found.set(href, { key: `link ${href}`, text: `The link ${quote(text)}to ${href} ${problem}.` });
  }
  return [...found.values()];
}

const quote = (text: string) => (text ? `“${text.slice(0, 60)}” ` : '');

/** @returns the end of a sentence about the link, or nothing if it works */
async function judgeLink({ pathname, search, hash }: URL, context: Context): Promise<string | undefined> {
  const { site, visitor, byPath } = context;
  const place = decode(hash.slice(1));
  const walked = search ? undefined : byPath.get(pathname)?.answer;
  // A page or catalog that fails is named itself, and not every link to it.
  if (walked && walked.status !== 200) return undefined;
  if (decode(pathname) === `/${catalogFileName(site.profile)}`) return undefined;
  const answer = walked ?? (await (place ? visitor.open(pathname + search) : visitor.look(pathname + search)));
  if (answer.status === 0) return 'redirects in a loop';
  if (answer.status >= 400) return `is broken: it returns error ${answer.status}`;
  if (!place || place === 'top' || !answer.type.startsWith('text/html')) return undefined;
  const places = byPath.get(answer.path)?.facts.places;
  if (places?.has(place) || (await readPage(answer.body)).places.has(place)) return undefined;
  return 'goes to a place that isn’t on that page';
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

async function judgePictures({ pictures }: PageFacts, { site, visitor }: Context): Promise<PageFinding[]> {
  const found: PageFinding[] = [];
  for (const address of new Set(pictures.flatMap(({ addresses }) => addresses))) {
    const path = ownPath(address, site.publicUrl);
    if (path === undefined) continue;
    const { status, type } = await visitor.look(path);
    if (status === 200 && type.startsWith('image/')) continue;
    const why = status === 200 ? 'isn’t a picture' : `doesn’t load (error ${status})`;
    found.push({ key: `picture ${path}`, text: `The picture ${fileOf(path)} ${why}.`, fix: photosFix });
  }
  return found;
}

/** Judges styles, scripts, and fonts, and the weight of everything that loads at once. */
async function judgeFiles({ path, answer, facts }: WalkedPage, { site, visitor }: Context): Promise<PageFinding[]> {
  const found: PageFinding[] = [];
  let bytes = answer.bytes;
  for (const file of new Set([...facts.files, ...facts.pictures.filter(loadsAtOnce).map(toPhoneAddress)])) {
    const own = ownPath(file, site.publicUrl);
    if (own === undefined) continue;
    const { status, bytes: size } = await visitor.look(own);
    bytes += size;
    if (status !== 200 && facts.files.includes(file))
      found.push({ key: `file ${own}`, text: `The file ${fileOf(own)} of this page doesn’t load (error ${status}).` });
  }
  if (bytes > pageBudget)
    found.push({
      key: `weight ${path}`,
      text: `This page loads ${toKilobytes(bytes)} at once. Above ${toKilobytes(pageBudget)}, it opens slowly on a phone.`,
    });
  return found;
}

const loadsAtOnce = (picture: PagePicture) => picture.loadsAtOnce;
const toPhoneAddress = ({ phoneAddress }: PagePicture) => phoneAddress;
const toKilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;

/** @returns the path of an address of this site; `undefined` for data and other websites */
function ownPath(address: string, publicUrl: string): string | undefined {
  if (!URL.canParse(address, publicUrl)) return address;
  const { origin, pathname, search } = new URL(address, publicUrl);
  return origin === new URL(publicUrl).origin ? pathname + search : undefined;
}

const fileOf = (path: string) => path.slice(path.lastIndexOf('/') + 1) || path;
const photosFix = { path: '/admin/pictures', label: 'Open Photos' };

/** Finds pages of the sitemap that search engines can't tell apart. */
function findShared(
  pages: readonly WalkedPage[],
  part: 'title' | 'description',
  read: (facts: PageFacts) => string | undefined,
): Finding[] {
  const listed = pages.filter(({ isListed, answer }) => isListed && answer.status === 200);
  const groups = Map.groupBy(listed, ({ facts }) => read(facts) ?? '');
  return [...groups].flatMap(([text, [first, second, ...others]]) => {
    if (!text || !first || !second) return [];
    const also = others.length > 0 ? ` and ${others.length} more` : '';
    return {
      key: `same ${part} ${text}`,
      text: `This page has the same ${part} for search engines as ${first.name}${also}.`,
      page: toLink(second),
      fix: fixOf(second),
    };
  });
}

/** Returns the admin's screen for a page's text. */
function fixOf({ path, document }: WalkedPage): Finding['fix'] {
  if (document) return { path: `/admin/site/${document}`, label: 'Edit' };
  return path.includes('-ihss-') ? catalogFix : { path: '/admin/site', label: 'Open Pages' };
}

const catalogFix = { path: '/admin/catalog', label: 'Open Catalog' };
const frameFix = { path: '/admin/site/frame', label: 'Edit Header and footer' };

/** Joins findings about the same thing. A problem on most pages is in the header or the footer. */
function joinSame(findings: readonly Finding[], pageCount: number): Finding[] {
  return [...Map.groupBy(findings, ({ key }) => key).values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    if (others.length === 0) return first;
    const isEverywhere = others.length + 1 > pageCount / 2 && first.key.startsWith('link ');
    return { ...first, others: others.length, ...(isEverywhere && { fix: frameFix }) };
  });
}

/** Checks that visitors can open the catalog's PDF and that search engines can read the list of pages. */
export async function findFileProblems({ catalog, profile }: Site, visitor: Visitor): Promise<Finding[]> {
  const findings: Finding[] = [];
  if (catalog) {
    const { status, type } = await visitor.look(`/${encodeURIComponent(catalogFileName(profile))}`);
    if (status !== 200 || !type.startsWith('application/pdf'))
      findings.push({ key: 'catalog', text: `The catalog PDF can’t be opened (error ${status}).`, fix: catalogFix });
  }
  for (const path of ['/robots.txt', '/sitemap.xml']) {
    const { status } = await visitor.look(path);
    if (status !== 200)
      findings.push({
        key: path,
        text: `Search engines can’t read ${path} (error ${status}).`,
        fix: { path: '/admin/site', label: 'Open Pages' },
      });
  }
  return findings;
}
