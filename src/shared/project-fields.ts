import * as z from 'zod/mini';
import { onLines, onOneLine } from './clean-line.ts';
import { formFields } from './form-field.ts';
import { shownText } from './shown-text.ts';

/** What a project holds at most (docs/product.md, "Projects"): characters, services and photos. */
export const projectLimits = { title: 80, story: 600, services: 3, pictures: 20, alt: 250, feet: 100_000 } as const;

const altMessage = 'Please say what the photo shows.';

const projectPictureSchema = z.object({
  id: z.int('A photo has a whole number.'),
  alt: z._default(
    z
      .string(altMessage)
      .check(onOneLine(), z.maxLength(projectLimits.alt, `At most ${projectLimits.alt} characters.`), shownText()),
    '',
  ),
});

/** What the owner writes of one job; a published one must say what each photo shows. Heights and lengths are in feet. */
const fieldsSchema = z.object({
  title: line('a title', projectLimits.title)
    .check(z.minLength(1, 'Please give the project a title.'))
    .register(formFields, { label: 'Title', limited: true }),
  services: z.array(z.string(), 'Please choose a service.').check(
    z.minLength(1, 'Please choose a service.'),
    z.maxLength(projectLimits.services, `At most ${projectLimits.services} services.`),
    z.refine((slugs) => new Set(slugs).size === slugs.length, 'A service stands twice.'),
  ),
  town: z
    .string('Please choose a town.')
    .check(z.minLength(1, 'Please choose a town.'))
    .register(formFields, { label: 'Town', required: true }),
  month: z
    ._default(z.string().check(z.regex(/^(\d{4}-(0[1-9]|1[0-2]))?$/, 'The month looks like 2026-09.')), '')
    .register(formFields, { label: 'Month', kind: 'month' }),
  material: z._default(line('Material', 80), '').register(formFields, {
    ...{ label: 'Material', limited: true, placeholder: 'Western red cedar' },
  }),
  height: measure('The height is a number of feet, such as 6.', 30, 0.5).register(formFields, {
    label: 'Height in feet',
    kind: 'feet',
  }),
  feet: measure('The length is a number of feet, such as 180.', projectLimits.feet, 1).register(formFields, {
    label: 'Length in feet',
    kind: 'feet',
  }),
  story: z
    ._default(
      z
        .string()
        .check(
          onLines(),
          z.maxLength(projectLimits.story, `The story has at most ${projectLimits.story} characters.`),
          shownText(),
        ),
      '',
    )
    .register(formFields, { label: 'Story', rows: 4, limited: true }),
  pictures: z.array(projectPictureSchema, 'Please add a photo.').check(
    z.minLength(1, 'Please add a photo.'),
    z.maxLength(projectLimits.pictures, `At most ${projectLimits.pictures} photos.`),
    z.refine((pictures) => new Set(pictures.map(({ id }) => id)).size === pictures.length, 'A photo stands twice.'),
  ),
  before: z.nullish(z.int('A photo has a whole number.')),
  after: z.nullish(z.int('A photo has a whole number.')),
  published: z._default(z.boolean(), false),
});

export const projectSchema = fieldsSchema.check(({ value: { published, pictures, before, after }, issues }) => {
  for (const [index, { alt }] of published ? pictures.entries() : [])
    if (alt.length < 3)
      issues.push({ code: 'custom', message: altMessage, path: ['pictures', index, 'alt'], input: alt });
  if (!isPair(before, after, pictures))
    issues.push({
      code: 'custom',
      message: 'Please choose two different photos of this project for before and after, or none.',
      path: ['before'],
      input: before,
    });
});

/** A change carries the version that was edited. */
export const projectVersionSchema = z.object({ version: z.int('The version that was edited is missing.') });

/** Deleting may carry the version that the owner saw. */
export const projectDeletionSchema = z.object({ version: z.optional(z.int('The version is a whole number.')) });

export type ProjectFields = z.infer<typeof projectSchema>;

function isPair(before: unknown, after: unknown, pictures: readonly { id: number }[]): boolean {
  if (before == null && after == null) return true;
  const has = (id: unknown) => pictures.some((picture) => picture.id === id);
  return before !== after && has(before) && has(after);
}

function line(name: string, longest: number) {
  return z
    .string(`Please write ${name}.`)
    .check(onOneLine(), z.maxLength(longest, `At most ${longest} characters.`), shownText());
}

/** A number of feet, also written as "6 ft"; null where nothing is given. */
function measure(message: string, most: number, least: number) {
  return z._default(
    z.pipe(
      z.transform((input) => readFeet(input)),
      z.nullable(z.number(message).check(z.minimum(least, message), z.maximum(most, message))),
    ),
    null,
  );
}

function readFeet(input: unknown): unknown {
  if (input === '' || input === undefined) return null;
  if (typeof input !== 'string') return input;
  const [, number] = /^\s*(\d+(?:\.\d+)?)\s*(?:ft|feet|foot|')?\.?\s*$/i.exec(input) ?? [];
  return number === undefined ? input : Number(number);
}
