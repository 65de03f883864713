import { type OldAddressProposals, oldAddressLimits, type ProposedRedirect } from '../../shared/admin/old-addresses.ts';
import { toPath } from '../../shared/content/addresses.ts';

/** A page that an old address may redirect to. */
export interface KnownPage {
  id: string;
  name: string;
  path: string;
}

interface KnownAddresses {
  pages: readonly KnownPage[];
  /** True if the site already responds at this address, so that it needs no redirect. */
  isAnswered(path: string): boolean;
  /** True if the address redirects already. */
  isRedirected(path: string): boolean;
}

/**
 * Reads the addresses of an old website and proposes a page for each (docs/product.md, "Old addresses").
 * @param text a sitemap, or a list of addresses in any order
 */
export function proposeRedirects(
  text: string,
  { pages, isAnswered, isRedirected }: KnownAddresses,
): OldAddressProposals {
  const found = /<sitemapindex[\s>]/.test(text) ? [] : readAddresses(text);
  const host = findMainHost(found);
  const findPage = createMatcher(pages);
  const known = new Set<string>();
  const proposals: ProposedRedirect[] = [];
  const skipped = { answered: 0, redirected: 0, elsewhere: 0, tooLong: 0, beyondLimit: 0 };
  for (const address of found) {
    if (address.host && address.host !== host) {
      skipped.elsewhere += 1;
      continue;
    }
    const from = toPath(decoded(address.path));
    if (!from || from === '/') continue;
    // Redirects ignore the case of an address.
    if (known.has(from.toLowerCase())) continue;
    known.add(from.toLowerCase());
    if (from.length > oldAddressLimits.path) skipped.tooLong += 1;
    else if (isAnswered(from)) skipped.answered += 1;
    else if (isRedirected(from)) skipped.redirected += 1;
    else if (proposals.length >= oldAddressLimits.proposals) skipped.beyondLimit += 1;
    else {
      const page = findPage(from);
      proposals.push({ from, ...(page && { page }) });
    }
  }
  return {
    ...(/<sitemapindex[\s>]/.test(text) && { isIndex: true }),
    ...(host && { host }),
    proposals: [...proposals.filter(({ page }) => page), ...proposals.filter(({ page }) => !page)],
    skipped,
  };
}

interface OldAddress {
  /** Without `www.`; empty for a path alone. */
  host: string;
  path: string;
}

/** Returns the page addresses of a sitemap, or each address in a text. Pictures of a sitemap have elements of their own. */
function readAddresses(text: string): OldAddress[] {
  const isSitemap = /<(?:\w+:)?urlset[\s>]/.test(text) || /<loc\s*>/.test(text);
  const words = isSitemap
    ? [...text.matchAll(/<loc\s*>\s*(?:<!\[CDATA\[)?([^<\]]*)/g)].map(([, address = '']) => decodeXml(address.trim()))
    : text.split(/[\s,;"'<>]+/);
  return words.flatMap((word) => readAddress(word) ?? []);
}

function readAddress(word: string): OldAddress | undefined {
  if (/^\/(?!\/)/.test(word)) return { host: '', path: word.split(/[?#]/, 1)[0] ?? '' };
  const full = /^https?:\/\//i.test(word)
    ? word
    : /^[a-z0-9-]+(\.[a-z0-9-]+)+\/\S*$/i.test(word)
      ? `http://${word}`
      : '';
  if (!full || !URL.canParse(full)) return undefined;
  const { hostname, pathname } = new URL(full);
  return { host: hostname.replace(/^www\./, ''), path: pathname };
}

/** The five entities of XML and numbers. Entities that a document defines itself are left as they are. */
function decodeXml(text: string): string {
  const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name) return named[name] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Returns the host of most addresses: the old website's. */
function findMainHost(addresses: readonly OldAddress[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { host } of addresses) if (host) counts.set(host, (counts.get(host) ?? 0) + 1);
  return [...counts].toSorted(([, first], [, second]) => second - first)[0]?.[0];
}

/** Names that other websites use for these pages. Their words count in full. */
const otherNames: Readonly<Record<string, string>> = {
  home: 'about about-us contact contact-us reviews testimonials',
  gallery: 'gallery photos portfolio our-work projects pictures',
  financing: 'financing finance payment-options',
  price: 'price prices pricing cost quote estimate free-estimate calculator',
  areas: 'areas service-areas locations towns cities',
};

/** Words that every fence company uses in its addresses. */
const emptyWords = new Set(
  'residential the and of in for our a to index home page pages html htm php aspx asp www nc company companies contractor contractors best service services install installation installer installers'
    .split(' ')
    .map(stem),
);

/** A proposal needs at least this part of the words in common. */
const leastScore = 0.45;

/** If homes and businesses each have a page, an address that doesn't mention businesses matches the page for homes. */
const forBusinesses = stem('commercial');
const unaskedPart = 0.7;

/** Returns a function that finds the page whose words match an address best. Words that few pages have count more. */
function createMatcher(pages: readonly KnownPage[]): (path: string) => string | undefined {
  const known = pages.map(({ id, name, path }) => ({
    id,
    own: new Set(wordsOf(`${path} ${name}`)),
    others: new Set((otherNames[id] ?? '').split(' ').filter(Boolean)),
  }));
  const counts = new Map<string, number>();
  for (const { own } of known) for (const word of own) counts.set(word, (counts.get(word) ?? 0) + 1);
  const weightOf = (word: string) => Math.log(1 + known.length / (counts.get(word) ?? known.length));
  const sum = (words: Iterable<string>) => [...words].reduce((total, word) => total + weightOf(word), 0);

  return (path) => {
    const last =
      path
        .split('/')
        .at(-1)
        ?.replace(/\.\w{2,5}$/, '')
        .toLowerCase() ?? '';
    const named = known.find(({ others }) => others.has(last));
    if (named) return named.id;
    const old = new Set(wordsOf(path));
    if (old.size === 0) return undefined;
    let best: { id: string; rank: number } | undefined;
    for (const { id, own } of known) {
      const shared = [...old].filter((word) => own.has(word));
      const all = sum(own) + sum(old);
      const score = shared.length > 0 && all > 0 ? (2 * sum(shared)) / all : 0;
      const rank = own.has(forBusinesses) && !old.has(forBusinesses) ? score * unaskedPart : score;
      if (score >= leastScore && rank > (best?.rank ?? 0)) best = { id, rank };
    }
    return best?.id;
  };
}

/** Returns the words of an address or a name, without plurals and endings. */
function wordsOf(text: string): string[] {
  const plain = decoded(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\.\w{2,5}(?=$|\s|\/)/g, '');
  return plain
    .split(/[^a-z0-9]+/)
    .map(stem)
    .filter((word) => word && !emptyWords.has(word) && !/^\d+$/.test(word));
}

function stem(word: string): string {
  if (word.length < 4) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/(ing|s)$/, '')
    .replace(/e$/, '');
}
