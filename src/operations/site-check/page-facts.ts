import type { DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** The parts of a page's HTML that the check judges. */
export interface PageFacts {
  titles: string[];
  descriptions: string[];
  canonicals: string[];
  /** The page asks search engines to leave it out. */
  isUnlisted: boolean;
  /** The places of the page that a link can name after `#`. */
  places: ReadonlySet<string>;
  links: { href: string; text: string }[];
  pictures: PagePicture[];
  /** Style sheets, scripts, and fonts that load at once. */
  files: string[];
  headings: { level: number; text: string }[];
  /** The number of blocks of data for search engines that can't be read. */
  unreadableData: number;
}

/** A picture with all addresses that a browser may choose from. */
export interface PagePicture {
  addresses: string[];
  /** The address that a phone loads. */
  phoneAddress: string;
  /** The picture has a description, which is empty for a mere decoration. */
  isDescribed: boolean;
  /** The picture loads before the visitor scrolls to it. */
  loadsAtOnce: boolean;
}

const htmlNamespace = 'http://www.w3.org/1999/xhtml';
/** A phone's screen is 400 points wide, and has two pixels for each. */
const phonePixels = 800;

/** Reads a page as a browser does. The parser is loaded for the check only, because it takes memory that visitors' requests don't need. */
export async function readPage(html: string): Promise<PageFacts> {
  const { parse } = await import('parse5');
  const places = new Set<string>();
  const facts: PageFacts = {
    titles: [],
    descriptions: [],
    canonicals: [],
    isUnlisted: false,
    places,
    links: [],
    pictures: [],
    files: [],
    headings: [],
    unreadableData: 0,
  };
  for (const element of elementsOf(parse(html))) {
    const id = attribute(element, 'id');
    if (id) places.add(id);
    if (element.namespaceURI === htmlNamespace) readers[element.tagName]?.(element, facts);
  }
  return facts;
}

const readHeading = (element: Element, { headings }: PageFacts) =>
  void headings.push({ level: Number(element.tagName.slice(1)), text: textOf(element) });

/** Functions by element name, each of which adds the facts of an element to its page's. */
const readers: Record<string, (element: Element, facts: PageFacts) => void> = {
  title: (element, { titles }) => void titles.push(textOf(element)),
  meta(element, facts) {
    const name = attribute(element, 'name') ?? attribute(element, 'property');
    const content = attribute(element, 'content') ?? '';
    if (name === 'description') facts.descriptions.push(content.trim());
    if (name === 'robots' && /\bnoindex\b/.test(content)) facts.isUnlisted = true;
    if (name === 'og:image') facts.pictures.push(shareImage(content));
  },
  link(element, facts) {
    const href = attribute(element, 'href') ?? '';
    const kinds = (attribute(element, 'rel') ?? '').split(/\s+/);
    if (kinds.includes('canonical')) facts.canonicals.push(href);
    const isFont = kinds.includes('preload') && attribute(element, 'as') === 'font';
    if (kinds.includes('stylesheet') || kinds.includes('modulepreload') || isFont) facts.files.push(href);
    if (kinds.includes('icon')) facts.pictures.push(shareImage(href));
  },
  script(element, facts) {
    const source = attribute(element, 'src');
    if (source) facts.files.push(source);
    if (attribute(element, 'type') === 'application/ld+json' && !isReadable(textOf(element))) facts.unreadableData += 1;
  },
  a(element, { links }) {
    const href = attribute(element, 'href');
    if (href !== undefined) links.push({ href, text: textOf(element) || (attribute(element, 'aria-label') ?? '') });
  },
  img(element, { pictures }) {
    const source = attribute(element, 'src') ?? '';
    const parent = element.parentNode;
    const sources = parent && 'tagName' in parent && parent.tagName === 'picture' ? sourcesOf(parent) : [];
    const sets = [...sources, attribute(element, 'srcset') ?? ''].map(readSet).filter(({ length }) => length > 0);
    pictures.push({
      addresses: [...new Set([source, ...sets.flat().map(({ address }) => address)])],
      phoneAddress: chooseForPhone(sets[0] ?? []) ?? source,
      isDescribed: attribute(element, 'alt') !== undefined,
      loadsAtOnce: attribute(element, 'loading') !== 'lazy',
    });
  },
  h1: readHeading,
  h2: readHeading,
  h3: readHeading,
  h4: readHeading,
  h5: readHeading,
  h6: readHeading,
};

/** A picture that only other programs show, such as an icon. */
const shareImage = (address: string): PagePicture => ({
  addresses: [address],
  phoneAddress: address,
  isDescribed: true,
  loadsAtOnce: false,
});

function sourcesOf({ childNodes }: Element): string[] {
  return childNodes.flatMap((child) =>
    'tagName' in child && child.tagName === 'source' ? (attribute(child, 'srcset') ?? []) : [],
  );
}

interface Candidate {
  address: string;
  /** In pixels; 0 if the page doesn't say. */
  width: number;
}

/** Reads a `srcset`. The site's own addresses contain no commas or spaces. */
function readSet(set: string): Candidate[] {
  return set
    .split(',')
    .map((part) => part.trim().split(/\s+/))
    .flatMap(([address = '', size = '']) => (address ? { address, width: Number.parseInt(size, 10) || 0 } : []));
}

function chooseForPhone(candidates: readonly Candidate[]): string | undefined {
  const byWidth = candidates.toSorted((one, other) => one.width - other.width);
  return (byWidth.find(({ width }) => width >= phonePixels) ?? byWidth.at(-1))?.address;
}

function isReadable(json: string): boolean {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}

function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((each) => each.name === name)?.value;
}

function textOf(node: Element): string {
  const texts: string[] = [];
  for (const each of nodesOf(node)) if (each.nodeName === '#text' && 'value' in each) texts.push(each.value);
  return texts.join('').replace(/\s+/g, ' ').trim();
}

/** Returns all nodes below a node in the order of the page. */
function* nodesOf(node: Node): Generator<Node> {
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) {
    yield child;
    yield* nodesOf(child);
  }
}

function* elementsOf(root: Node): Generator<Element> {
  for (const node of nodesOf(root)) if ('tagName' in node) yield node;
}
