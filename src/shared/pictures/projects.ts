import * as z from 'zod/mini';
import type { Documents } from '../content/documents.ts';
import { withoutMarks } from '../content/marks.ts';
import { fieldNotes } from '../field.ts';
import { inLikelyYear } from '../likely-years.ts';
import type { SiteMap } from '../site-map.ts';
import { onLines, onOneLine, shownText } from '../text-rules.ts';
import type { Picture } from './pictures.ts';

/** The limits of a project (docs/product.md, "Projects"): characters, services and photos. */
export const projectLimits = { title: 80, story: 600, services: 3, pictures: 20, alt: 250, feet: 100_000 } as const;

/** A fence was built within a working life, or will be soon. */
const builtYears = { past: 60, ahead: 1 };

const altMessage = 'Describe what the photo shows.';

const projectPictureSchema = z.object({
  id: z.int('The photo’s number must be a whole number.'),
  alt: z._default(
    z
      .string(altMessage)
      .check(onOneLine(), z.maxLength(projectLimits.alt, `At most ${projectLimits.alt} characters.`), shownText()),
    '',
  ),
});

/** The fields of one project; a published one must describe each photo. Heights and lengths are in feet. */
const fieldsSchema = z.object({
  title: line('a title', projectLimits.title)
    .check(z.minLength(1, 'Enter a title for the project.'))
    .register(fieldNotes, { label: 'Title', limit: 'stops' }),
  services: z.array(z.string(), 'Choose a service.').check(
    z.minLength(1, 'Choose a service.'),
    z.maxLength(projectLimits.services, `At most ${projectLimits.services} services.`),
    z.refine((slugs) => new Set(slugs).size === slugs.length, 'A service is listed twice.'),
  ),
  town: z
    .string('Choose a town.')
    .check(z.minLength(1, 'Choose a town.'))
    .register(fieldNotes, { label: 'Town', required: true }),
  month: z
    ._default(
      z
        .string()
        .check(z.regex(/^(\d{4}-(0[1-9]|1[0-2]))?$/, 'Enter the month like 2026-09.'), inLikelyYear(builtYears)),
      '',
    )
    .register(fieldNotes, { label: 'Month', kind: 'month' }),
  material: z._default(line('Material', 80), '').register(fieldNotes, {
    label: 'Material',
    limit: 'stops',
    placeholder: 'Western red cedar',
  }),
  height: measure('Enter the height in feet, like 6.', 30, 0.5).register(fieldNotes, {
    label: 'Height in feet',
    kind: 'feet',
  }),
  feet: measure('Enter the length in feet, like 180.', projectLimits.feet, 1).register(fieldNotes, {
    label: 'Length in feet',
    kind: 'feet',
  }),
  story: z
    ._default(
      z
        .string()
        .check(
          onLines(),
          z.maxLength(projectLimits.story, `Keep the story to ${projectLimits.story} characters or less.`),
          shownText(),
        ),
      '',
    )
    .register(fieldNotes, { label: 'Story', rows: 4, limit: 'stops' }),
  pictures: z.array(projectPictureSchema, 'Add a photo.').check(
    z.minLength(1, 'Add a photo.'),
    z.maxLength(projectLimits.pictures, `At most ${projectLimits.pictures} photos.`),
    z.refine((pictures) => new Set(pictures.map(({ id }) => id)).size === pictures.length, 'A photo is listed twice.'),
  ),
  before: z.nullish(z.int('The photo’s number must be a whole number.')),
  after: z.nullish(z.int('The photo’s number must be a whole number.')),
  published: z._default(z.boolean(), false),
});

export const projectSchema = fieldsSchema.check(({ value: { published, pictures, before, after }, issues }) => {
  for (const [index, { alt }] of published ? pictures.entries() : [])
    if (alt.length < 3)
      issues.push({ code: 'custom', message: altMessage, path: ['pictures', index, 'alt'], input: alt });
  if (!isPair(before, after, pictures))
    issues.push({
      code: 'custom',
      message: 'Choose two different photos of this project for before and after, or choose none.',
      path: ['before'],
      input: before,
    });
});

/** A change contains the version that was edited. */
export const projectVersionSchema = z.object({ version: z.int('The version you edited is missing.') });

/** Deleting may include the version that the owner saw. */
export const projectDeletionSchema = z.object({ version: z.optional(z.int('The version must be a whole number.')) });

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

/** A number of feet, also written as "6 ft"; null if empty. */
function measure(message: string, most: number, least: number) {
  return z._default(
    z.pipe(
      z.transform((input) => readNumber(input)),
      z.nullable(z.number(message).check(z.minimum(least, message), z.maximum(most, message))),
    ),
    null,
  );
}

function readNumber(input: unknown): unknown {
  if (input === '' || input === undefined) return null;
  if (typeof input !== 'string') return input;
  const [, number] = /^\s*(\d+(?:\.\d+)?)\s*(?:ft|feet|foot|')?\.?\s*$/i.exec(input) ?? [];
  return number === undefined ? input : Number(number);
}

/** From this many published projects on, the home page shows them instead of its samples (docs/product.md, "Projects"). */
export const projectsForHomePage = 6;

/** The number of projects on a service page and on a town page. */
export const projectsOnPage = 3;

/** A project as the admin reads and writes it. */
export interface Project extends Omit<ProjectFields, 'pictures' | 'before' | 'after'> {
  id: number;
  version: number;
  pictures: readonly { id: number; alt: string; picture: Picture }[];
  before?: number;
  after?: number;
}

/** A project as its editor shows it, with its last change. */
export interface EditedProject extends Project {
  /** The time in ISO 8601, UTC, and the person; absent while only one person has worked on the site. */
  lastChange?: { at: string; by: string };
}

/** A published project as pages show it: its photos with their captions, the main one first. */
export interface ShownProject
  extends Pick<Project, 'id' | 'title' | 'services' | 'town' | 'month' | 'material' | 'height' | 'feet' | 'story'> {
  pictures: readonly ShownPicture[];
  pair?: { before: ShownPicture; after: ShownPicture };
}

export interface ShownPicture {
  alt: string;
  picture: Picture;
}

/** The projects that the gallery shows; an absent slug means all. */
export interface ProjectFilter {
  service?: string;
  town?: string;
}

export interface Choice {
  slug: string;
  name: string;
}

/** Returns the services and towns that a project can name, in the order of the menu and of the towns. */
export function projectChoices({ services, townNames }: Pick<SiteMap, 'services' | 'townNames'>): {
  services: Choice[];
  towns: Choice[];
} {
  return {
    services: services.map(({ document: { id, menuName } }) => ({ slug: id, name: menuName })),
    towns: townNames.map((name) => ({ slug: townSlug(name), name })),
  };
}

/** Converts a town's name for use in an address: `Winston-Salem` gives `winston-salem`. */
export function townSlug(name: string): string {
  return withoutMarks(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}

/** Returns the name of a town with a page, which may be hidden. */
export function townOfSlug({ byId }: Documents, slug: string): string | undefined {
  for (const document of byId.values())
    if (document.kind === 'town' && townSlug(document.words.town) === slug) return document.words.town;
  return undefined;
}

/** Returns the projects of a service, a town, or both. */
export function filterProjects<Found extends Pick<Project, 'services' | 'town'>>(
  projects: readonly Found[],
  { service, town }: ProjectFilter,
): Found[] {
  return projects.filter(
    (project) => (!service || project.services.includes(service)) && (!town || project.town === town),
  );
}
