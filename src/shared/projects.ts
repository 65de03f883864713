import type { Documents } from './content/documents.ts';
import { withoutMarks } from './content/marks.ts';
import type { Picture } from './pictures.ts';
import type { ProjectFields } from './project-fields.ts';
import type { SiteMap } from './site-map.ts';

/** From this many published projects on, the home page shows real ones instead of its samples (docs/product.md, "Projects"). */
export const projectsForHomePage = 6;

/** How many projects a service page and a town page show. */
export const projectsOnPage = 3;

/** A project as the desk reads and writes it. */
export interface Project extends Omit<ProjectFields, 'pictures' | 'before' | 'after'> {
  id: number;
  version: number;
  pictures: readonly { id: number; alt: string; picture: Picture }[];
  before?: number;
  after?: number;
}

/** A published project as pages show it: its photos, the first one leading, each with its words. */
export interface ShownProject
  extends Pick<Project, 'id' | 'title' | 'services' | 'town' | 'month' | 'material' | 'height' | 'feet' | 'story'> {
  pictures: readonly ShownPicture[];
  pair?: { before: ShownPicture; after: ShownPicture };
}

export interface ShownPicture {
  alt: string;
  picture: Picture;
}

/** Which projects the gallery shows; an absent slug means all. */
export interface ProjectFilter {
  service?: string;
  town?: string;
}

export interface Choice {
  slug: string;
  name: string;
}

/** The services and towns that a project can name, in the menu's order and that of the towns. */
export function projectChoices({ services, townNames }: Pick<SiteMap, 'services' | 'townNames'>): {
  services: Choice[];
  towns: Choice[];
} {
  return {
    services: services.map(({ document: { id, menuName } }) => ({ slug: id, name: menuName })),
    towns: townNames.map((name) => ({ slug: townSlug(name), name })),
  };
}

/** A town's name in an address: `Winston-Salem` gives `winston-salem`. */
export function townSlug(name: string): string {
  return withoutMarks(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}

/** The name of a town with a page, also of a hidden one. */
export function townOfSlug({ byId }: Documents, slug: string): string | undefined {
  for (const document of byId.values())
    if (document.kind === 'town' && townSlug(document.words.town) === slug) return document.words.town;
  return undefined;
}

/** The projects of a service, a town or both. */
export function filterProjects<Found extends Pick<Project, 'services' | 'town'>>(
  projects: readonly Found[],
  { service, town }: ProjectFilter,
): Found[] {
  return projects.filter(
    (project) => (!service || project.services.includes(service)) && (!town || project.town === town),
  );
}
