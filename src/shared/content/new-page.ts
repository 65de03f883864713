import * as z from 'zod/mini';
import { onOneLine, shownText } from '../text-rules.ts';
import { toSlug } from './addresses.ts';
import type { DocumentKind } from './documents.ts';
import { documentId, serviceLists, slug, townLists } from './page-plan.ts';

/** The kinds of pages that the owner can add and remove. */
const pageKinds = ['service', 'town'] as const;
export type PageKind = (typeof pageKinds)[number];

/** Returns the kind of a page that can be added and removed; `undefined` for others. */
export const pageKindOf = (kind: DocumentKind): PageKind | undefined => pageKinds.find((each) => each === kind);

/** Proposes the address of a page from its name; it may be empty. */
export const proposeSlug = (kind: PageKind, name: string): string =>
  toSlug(kind === 'town' && name.trim() ? `${name} fence installation` : name);

const name = z
  .string('Enter a name.')
  .check(
    onOneLine(),
    z.minLength(2, 'Enter a name.'),
    z.maxLength(60, 'Keep the name to 60 characters or less.'),
    shownText('The name'),
  );
/** Questions for the owner about a new town. Each answer becomes text of the draft. */
export const townQuestions = {
  lots: { ask: 'What kind of place is it? Its lots, its streets, how old the houses are.', max: 2000 },
  ground: { ask: 'What is the ground like? Clay, rock, sand, slopes, wet corners.', max: 2000 },
  rules: { ask: 'What does the town ask for before a fence is built? Permits, heights, whom to call.', max: 600 },
  homes: { ask: 'Which fences do homeowners there ask you for, and why?', max: 600 },
  businesses: { ask: 'What do you build or repair for businesses there?', max: 600 },
  job: { ask: 'Describe one job you did there: what was hard about it, and how did it turn out?', max: 600 },
} as const;
export type TownQuestion = keyof typeof townQuestions;

const answer = ({ max }: { max: number }) =>
  z.optional(
    z
      .string()
      .check(onOneLine(), z.maxLength(max, `Keep this answer to ${max} characters or less.`), shownText('This answer')),
  );
/** The answers, each under its own key, so that a message finds its field. */
const townAnswers = {
  lots: answer(townQuestions.lots),
  ground: answer(townQuestions.ground),
  rules: answer(townQuestions.rules),
  homes: answer(townQuestions.homes),
  businesses: answer(townQuestions.businesses),
  job: answer(townQuestions.job),
} satisfies Record<TownQuestion, unknown>;

const shared = { name, slug: z.optional(slug), copyOf: z.optional(documentId) };
const placeMessage = 'Choose the list for this page.';

/** A page to add, by kind; `place` is the list to which it is appended. */
export const newPageSchemas = {
  service: z.object({ kind: z.literal('service'), place: z.enum(serviceLists, placeMessage), ...shared }),
  town: z.object({ kind: z.literal('town'), place: z.enum(townLists, placeMessage), ...shared, ...townAnswers }),
};
export type NewPage = z.infer<(typeof newPageSchemas)[PageKind]>;
