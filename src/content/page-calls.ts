import * as z from 'zod/mini';
import { newPageSchemas } from '../shared/content/new-page.ts';
import { slug } from '../shared/content/page-names.ts';
import { targetSchema } from '../shared/content/redirects.ts';

/** The bodies of the calls that add and remove pages. They stand apart because browsers check less: each schema brings its part of zod. */
export const newPageSchema = z.discriminatedUnion(
  'kind',
  [newPageSchemas.service, newPageSchemas.town],
  'Choose a service or a town.',
);

/** Where visitors of a removed page go. */
export const removalSchema = z.nullish(z.object({ target: z.optional(targetSchema) }));

/** A page out of the bin, under another address where its own was given away. */
export const returnSchema = z.nullish(z.object({ slug: z.optional(slug) }));
