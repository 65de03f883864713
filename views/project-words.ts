import { formatMonth } from '../src/shared/dates.ts';
import type { Site } from '../src/shared/page.ts';
import { projectChoices, type ShownProject, townOfSlug } from '../src/shared/projects.ts';
import type { ListedProject } from './components/projects.tsx';

/** Where a project stands, such as "Winston-Salem, NC". */
export function locationOf({ town }: Pick<ShownProject, 'town'>, { map, documents, profile }: Site): string {
  const name = projectChoices(map).towns.find(({ slug }) => slug === town)?.name ?? townOfSlug(documents, town);
  return `${name ?? town}, ${profile.state}`;
}

/** A project in the words that the gallery shows. */
export function describeProject(project: ShownProject, site: Site): ListedProject {
  const { id, title, services, month, material, height, feet, story, pictures, pair } = project;
  const location = locationOf(project, site);
  const known = [
    month && formatMonth(month),
    material,
    height && `${height} ft tall`,
    feet && `${groupDigits(feet)} ft long`,
  ];
  return {
    ...{ id, title, location, pictures, pair },
    facts: known.filter((fact): fact is string => typeof fact === 'string' && fact !== ''),
    story: story.split(/\n+/).filter(Boolean),
    services: services.flatMap((slug) =>
      site.map.services
        .filter(({ document }) => document.id === slug)
        .map(({ path, document }) => ({ name: document.menuName, path })),
    ),
    caption: `${title} - ${location}`,
  };
}

/** Such as 1,200. */
function groupDigits(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',');
}
