import { readFileSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import t from 'tap';
import { composeContent } from '../../src/shared/content/compose.ts';
import { type ContentDocument, type Documents, textSchemas } from '../../src/shared/content/documents.ts';
import { mapFields } from '../../src/shared/content/walk.ts';
import type { Site } from '../../src/shared/page.ts';
import type { Picture } from '../../src/shared/pictures/pictures.ts';
import { defaultProfile, type Profile } from '../../src/shared/profile.ts';
import { listedRoutes, mapSite } from '../../src/shared/site-map.ts';
import { renderPage } from '../../views/server.tsx';
import { build } from '../fixtures/app.ts';

const { current } = (await build(t)).site;

/**
 * The text that is the same on every site (docs/decisions.md, "Fixed text"), one text per line. All other text is the owner's. `*` stands
 * for the owner's text, `#` for numbers. After an intended change, `UPDATE=1` rewrites the file.
 */
const list = 'test/fixtures/fixed-text.txt';

/** The mark that replaces a text: a word that no page contains, in lowercase because pages lowercase some texts. */
const mark = /w\d+q/g;
const attribute = / (?:alt|title|aria-label|placeholder|data-column|label)="([^"]*)"/g;
const metaContent =
  /<meta (?:name="(?:description|keywords)"|property="og:(?:title|description|site_name|image:alt)") content="([^"]*)"/g;
const month = /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?:[a-z]+)?(?= \d)/g;

/** The site when it is new, and after the owner has added projects, checked the prices, and set an example of payments. */
const states: Site[] = [current, { ...current, ...worked(current) }];

t.test('each editable text is on a page, and all other text is on the list of fixed text', async (t) => {
  const seen = new Set<string>();
  const missing = new Set<string>(markSite(current).fields.values());
  for (const site of states) {
    const { marked, fields } = markSite(site);
    for (const html of await pagesOf(marked)) {
      for (const words of textOfPage(html)) seen.add(words);
      for (const [word] of html.matchAll(mark)) missing.delete(fields.get(word) ?? '');
    }
  }
  const words = [...seen].sort().join('\n');
  if (process.env.UPDATE === '1') writeFileSync(list, `${words}\n`);
  t.equal(`${words}\n`, readFileSync(list, 'utf8'));
  t.strictSame([...missing], []);
});

function pagesOf(site: Site): Promise<string[]> {
  const missing = { screen: 'not-found', path: '/no-such-page' } as const;
  const pages = [...listedRoutes(site.map), missing];
  return Promise.all(pages.map((page) => text(renderPage({ ...page, unlisted: false }, site, Date.now()))));
}

/** Six projects, a picture in the gallery, checked prices and an example of monthly payments. */
function worked({ pictures, prices }: Site): Partial<Site> {
  const own = 'w9001q';
  const picture = pictures['gallery-1.jpg'] as Picture;
  const project = {
    title: own,
    story: own,
    town: own,
    material: own,
    services: ['pool-fencing'],
    month: '2026-09',
    height: 6,
    feet: 180,
    pictures: [{ alt: own, picture }],
  };
  const projects = [1, 2, 3, 4, 5, 6].map((id) => ({ ...project, id }));
  const gallery = [{ name: own, path: `/images/${own}`, url: `/images/${own}`, alt: own, picture }];
  const financing = { ...prices.prices.financing, on: true };
  const checked = { ...prices, checkedAt: new Date().toISOString(), prices: { ...prices.prices, financing } };
  return { projects, gallery, prices: checked };
}

/** Replaces every editable text of a site with a mark. @returns the site, and the field of each mark */
function markSite(site: Site): { marked: Site; fields: Map<string, string> } {
  const fields = new Map<string, string>();
  const markText = (field: string) => {
    const word = `w${fields.size}q`;
    fields.set(word, field);
    return word;
  };
  const profile = markProfile(markText);
  const documents = markDocuments(site.documents, markText);
  const content = composeContent(documents);
  return { marked: { ...site, profile, documents, content, map: mapSite(content, profile) }, fields };
}

function markDocuments({ plan, byId }: Documents, markText: (field: string) => string): Documents {
  const marked = [...byId].map(([id, { kind, words }]): [string, ContentDocument] => {
    const shown = kind === 'bar' ? { ...words, on: true } : words;
    const texts = mapFields(textSchemas[kind], shown, ({ note, path, value }) =>
      note.control === 'line' || note.control === 'paragraph' ? markText(`${id} ${path}`) : value,
    );
    return [id, { id, kind, words: texts } as ContentDocument];
  });
  const homeTowns = plan.homeTowns.map((entry) => (byId.has(entry) ? entry : markText(`homeTowns ${entry}`)));
  return { plan: { ...plan, homeTowns }, byId: new Map(marked) };
}

/** Phone, email, addresses, and numbers keep their values, as does the region, which is only in texts. */
function markProfile(markText: (field: string) => string): Profile {
  const text = (field: string) => markText(`profile ${field}`);
  return {
    ...defaultProfile,
    name: text('name'),
    licenseBoard: text('board'),
    licenseNumber: text('number'),
    street: text('street'),
    city: text('city'),
    state: text('state'),
    testimonials: defaultProfile.testimonials.map((entry) => ({
      ...entry,
      quote: text('quote'),
      author: text('author'),
      location: text('location'),
    })),
  };
}

/**
 * Lists the texts of a page, including its head, its JSON-LD, and attributes that people read or hear. Values from data show as `*`, and
 * numbers as `#`.
 */
function textOfPage(html: string): string[] {
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => json,
  );
  const body = html.replace(/<(script|style)\b.*?<\/\1>/gs, '');
  const attributes = [...body.matchAll(attribute), ...body.matchAll(metaContent)].map(([, value = '']) => value);
  const texts = body.replace(/<!-- -->/g, '').split(/<[^>]*>/);
  return [...data.flatMap((json) => textsOf(JSON.parse(json))), ...attributes, ...texts]
    .map((text) => simplify(text))
    .filter((text) => /\p{L}/u.test(text));
}

/** Lists the texts of structured data. Keys with @, addresses, file names, and schema.org's own terms aren't texts. */
function textsOf(value: unknown, key = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => textsOf(entry, key));
  if (value !== null && typeof value === 'object')
    return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, name));
  const isCode = /^@|^(url|item|logo|contentUrl|image|openingHours|dayOfWeek|addressCountry|email)$/.test(key);
  return typeof value === 'string' && !isCode ? [value] : [];
}

function simplify(text: string): string {
  return text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(defaultProfile.email, '*')
    .replaceAll(defaultProfile.website.replace('https://', ''), '*')
    .replace(mark, '*')
    .replace(month, '(month)')
    .replace(/\d[\d,.]*/g, '#')
    .replace(/\s+/g, ' ')
    .trim();
}
