import { pathOfPage } from '../shared/content/compose.ts';
import {
  type ContentDocument,
  type DocumentKind,
  type Documents,
  shownTowns,
  textSchemas,
} from '../shared/content/documents.ts';
import { type AnnouncementText, endsTooEarly } from '../shared/content/header-footer-text.ts';
import { type LinkTarget, linkTargets, readTarget } from '../shared/content/inline.ts';
import { wrongPlaceholders } from '../shared/content/placeholders.ts';
import { profileProblems } from '../shared/content/profile-text.ts';
import { type FoundField, fieldsOf, type Problem } from '../shared/content/walk.ts';
import type { Profile } from '../shared/profile.ts';
import {
  copiedShare,
  countWords,
  likeness,
  paragraphsOfPage,
  runsOf,
  similarShare,
  textsOfPage,
  wordsNeeded,
} from './likeness.ts';

export interface ProblemContext {
  documents: Documents;
  hasPicture(name: string): boolean;
}

/** Parses text of a kind. `shape` lists faults that no editor form can produce, such as a missing key, or a number instead of text. */
export function readText(
  kind: DocumentKind,
  words: unknown,
): { words?: ContentDocument['words']; shape: Problem[]; limits: Problem[] } {
  const result = textSchemas[kind].safeParse(words);
  if (result.success) return { words: result.data, shape: [], limits: [] };
  const found = result.error.issues.map(({ code, path, message }) => ({
    isShape: shapeCodes.has(code),
    problem: { path: path.join('.'), code: 'limits', level: 'error', message } as const,
  }));
  return {
    shape: found.filter(({ isShape }) => isShape).map(({ problem }) => problem),
    limits: found.filter(({ isShape }) => !isShape).map(({ problem }) => problem),
  };
}

const shapeCodes = new Set<string>([
  'invalid_type',
  'invalid_value',
  'invalid_union',
  'unrecognized_keys',
  'invalid_key',
]);

/** Lists every error and warning about well-formed text, based on the text itself and on the other pages. */
export function findProblems(id: string, kind: DocumentKind, words: unknown, context: ProblemContext): Problem[] {
  const live = context.documents.byId.get(id)?.words;
  return [
    ...findErrors(kind, words, context, live),
    ...(kind === 'town' ? townProblems(id, words, context.documents) : []),
  ];
}

/**
 * Finds problems in the fields themselves, without other pages. It is a hundred times faster, so the overview runs it for every page.
 * @param live the published text; its links to hidden pages are only warnings, because hiding a page must not block other changes
 */
export function findErrors(
  kind: DocumentKind,
  words: unknown,
  context: Pick<ProblemContext, 'documents' | 'hasPicture'>,
  live?: unknown,
): Problem[] {
  const { words: parsed, limits } = readText(kind, words);
  const known = live === undefined ? [] : goneLinks(kind, live, context.documents);
  return [
    ...limits,
    ...[...fieldsOf(textSchemas[kind], words)].flatMap((field) => [
      ...fieldProblems(kind, field, context),
      ...linkProblems(field, context.documents, known),
    ]),
    ...(kind === 'bar' ? barProblems(words as AnnouncementText) : []),
    ...(kind === 'profile' && parsed ? profileProblems(parsed as Profile, context.documents.plan) : []),
  ];
}

function fieldProblems(
  kind: DocumentKind,
  field: FoundField,
  context: Pick<ProblemContext, 'documents' | 'hasPicture'>,
): Problem[] {
  const { path, note, value } = field;
  if (typeof value !== 'string') return [];
  const error = (code: Problem['code'], message: string): Problem => ({ path, code, level: 'error', message });
  const placeholders = () =>
    wrongPlaceholders(value, kind === 'town' || path.startsWith('townPage.')).map((name) =>
      error('placeholder', `There is no {${name}}.`),
    );
  switch (note.control) {
    case 'pictureName':
      return context.hasPicture(value) ? [] : [error('picture', 'This picture isn’t on the site. Choose another one.')];
    case 'line':
    case 'paragraph':
      return placeholders();
    default:
      return [];
  }
}

/** @param known links of the published text to hidden or removed pages; each one that the field repeats is removed from the list */
function linkProblems(field: FoundField, documents: Documents, known: string[]): Problem[] {
  const gone = goneLinksOf(field, documents);
  if (gone.length === 0) return [];
  const added = gone.filter((id) => {
    const at = known.indexOf(id);
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
  return [{ path: field.path, code: 'link', level: added.length > 0 ? 'error' : 'warning', message: goneMessage }];
}

/** Lists the ids of the hidden or removed pages that a text links to, once for each link. */
function goneLinks(kind: DocumentKind, words: unknown, documents: Documents): string[] {
  return [...fieldsOf(textSchemas[kind], words)].flatMap((field) => goneLinksOf(field, documents));
}

function goneLinksOf({ note: { control }, value }: FoundField, documents: Documents): string[] {
  if (typeof value !== 'string') return [];
  return linkedPages(control, value).filter((id) => pathOfPage(documents, id) === undefined);
}

function linkedPages(control: string, value: string): string[] {
  const pageOf = (target: LinkTarget | undefined) => (target?.kind === 'page' ? [target.id] : []);
  if (control === 'page') return [value];
  if (control === 'target') return pageOf(readTarget(value));
  return control === 'paragraph' ? linkTargets(value).flatMap(pageOf) : [];
}

const goneMessage = 'This link goes to a page that’s hidden or removed.';

function barProblems(words: AnnouncementText): Problem[] {
  if (!endsTooEarly(words)) return [];
  return [
    { path: 'until', code: 'limits', level: 'error', message: 'The announcement’s end must be after its start.' },
  ];
}

/** A town page needs text of its own: search engines drop pages that differ only by a name (docs/product.md, "Town pages"). */
function townProblems(id: string, words: unknown, documents: Documents): Problem[] {
  const texts = paragraphsOfPage(textSchemas.town, words);
  const others = shownTowns(documents).filter((other) => other.id !== id);
  const names = [...others.map(({ words }) => words.town), nameOfTown(words)];
  const name = nameOfTown(words);
  const found: Problem[] = [];
  for (const other of others) {
    const share = likeness(texts, paragraphsOfPage(textSchemas.town, other.words), names);
    if (share < similarShare) continue;
    const message = `${Math.round(share * 100)}% of this page is the same as ${other.words.town}’s. Say what is different in ${name}.`;
    found.push({
      path: '',
      ...(share >= copiedShare ? { code: 'copied', level: 'error' } : { code: 'similar', level: 'warning' }),
      message,
    });
  }
  const count = countWords(texts);
  if (count < wordsNeeded) {
    const message = `A town page needs about ${wordsNeeded} words of its own. This page has ${count}.`;
    found.push({ path: '', code: 'short', level: 'warning', message });
  }
  return [...found, ...repeatedSentences(words, others)];
}

const nameOfTown = (words: unknown): string => String((words as { town?: unknown } | null)?.town ?? '');

/** This many consecutive words in common count as the same sentence. */
const sentenceWords = 8;

function repeatedSentences(words: unknown, others: ReturnType<typeof shownTowns>): Problem[] {
  const runs = others.map((other) => ({
    town: other.words.town,
    runs: runsOf(textsOfPage(textSchemas.town, other.words), sentenceWords),
  }));
  return [...fieldsOf(textSchemas.town, words)].flatMap(({ path, note, value }): Problem[] => {
    if (note.control !== 'paragraph' || typeof value !== 'string') return [];
    const own = runsOf([value], sentenceWords);
    const other = runs.find(({ runs }) => [...own].some((run) => runs.has(run)));
    if (!other) return [];
    return [{ path, code: 'repeated', level: 'warning', message: `The ${other.town} page has the same sentence.` }];
  });
}
