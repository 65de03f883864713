import * as z from 'zod/mini';
import { onOneLine, shownText } from '../shown-text.ts';
import type { DocumentKind } from './documents.ts';
import { documentId, serviceLists, slug, townLists } from './plan.ts';
import { targetSchema } from './redirects.ts';

/** The kinds of pages that the owner adds and removes. */
export const pageKinds = ['service', 'town'] as const;
export type PageKind = (typeof pageKinds)[number];

/** The kind of a page that may be added and removed; `undefined` for the others. */
export const pageKindOf = (kind: DocumentKind): PageKind | undefined => pageKinds.find((each) => each === kind);

const name = z
  .string('Please write a name.')
  .check(
    onOneLine(),
    z.minLength(2, 'Please write a name.'),
    z.maxLength(60, 'A name has at most 60 characters.'),
    z.regex(shownText, 'The name has characters that cannot be shown.'),
  );
const shared = { name, slug: z.optional(slug), copyOf: z.optional(documentId) };
const placeMessage = 'Choose the list in which the page stands.';

/** A page to add; `place` is the list that it stands in, at its end. */
export const newPageSchema = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('service'), place: z.enum(serviceLists, placeMessage), ...shared }),
    z.object({ kind: z.literal('town'), place: z.enum(townLists, placeMessage), ...shared }),
  ],
  'Choose a service or a town.',
);
export type NewPage = z.infer<typeof newPageSchema>;

/** Where visitors of a removed page go. */
export const removalSchema = z.nullish(z.object({ target: z.optional(targetSchema) }));
