/** Placeholders for any text, filled in from the business profile. */
const profilePlaceholders = ['product', 'phone', 'region', 'city', 'state', 'since', 'years'] as const;

/** Placeholders for any text, filled in from the site's pages. */
const sitePlaceholders = ['mainTowns', 'otherTowns'] as const;

/** Placeholders for what the site does, which only the legal pages need. The editor doesn't offer them. */
const operationPlaceholders = ['backupsKept'] as const;

/** Additional placeholders for town pages and for text that all town pages share. */
const townPlaceholders = ['town'] as const;

type PlaceholderName =
  | (typeof profilePlaceholders)[number]
  | (typeof sitePlaceholders)[number]
  | (typeof operationPlaceholders)[number]
  | (typeof townPlaceholders)[number];

export type PlaceholderValues = Partial<Record<PlaceholderName, string>>;
export type ProfileValues = Record<(typeof profilePlaceholders)[number], string>;
export type PageValues = Record<(typeof sitePlaceholders)[number], string>;

/** Lists the placeholder names that a text may contain. @param isOfTown whether only town pages show it */
export function listPlaceholders(isOfTown: boolean): readonly string[] {
  return [...profilePlaceholders, ...sitePlaceholders, ...(isOfTown ? townPlaceholders : [])];
}

/**
 * Lists the placeholder names that a text must not contain.
 * @param isOfTown whether only town pages show it
 */
export function wrongPlaceholders(text: string, isOfTown: boolean): string[] {
  const known = [...listPlaceholders(isOfTown), ...operationPlaceholders];
  return Array.from(text.matchAll(placeholder), ([, , name = '']) => name).filter((name) => !known.includes(name));
}

/**
 * Fills in placeholders in every text of a piece of content; those without a value stay.
 * @returns the same content if it has no placeholders, else a copy of the same shape
 */
export function fillTexts<Content>(content: Content, values: PlaceholderValues): Content {
  if (typeof content === 'string') return fillText(content, values) as Content;
  if (content === null || typeof content !== 'object') return content;
  const filled = Object.entries(content).map(([key, value]) => [key, fillTexts(value, values)] as const);
  if (filled.every(([key, value]) => value === content[key as keyof Content])) return content;
  return (Array.isArray(content) ? filled.map(([, value]) => value) : Object.fromEntries(filled)) as Content;
}

function fillText(text: string, values: PlaceholderValues): string {
  if (!text.includes('{')) return text;
  return text.replace(placeholder, (whole, article: string | undefined, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name as PlaceholderName] : undefined;
    if (value === undefined) return whole;
    // A region includes its article: "the {region}" must have it only once.
    return article ? article + value.replace(/^the /i, '') : value;
  });
}

const placeholder = /(\bthe )?\{(\w*)\}/gi;
