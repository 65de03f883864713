import type { ContentSection, HomeContent, ServiceContent, TownContent } from '../src/shared/content.ts';
import type { Site } from '../src/shared/page.ts';
import { filterProjects, projectsForHomePage, projectsOnPage, townSlug } from '../src/shared/pictures/projects.ts';
import type { PageRoute } from '../src/shared/site-map.ts';

/** The pictures that a public page shows, by their names in the site, for the sitemap. */
export function pagePictures(route: PageRoute, { content, gallery, projects }: Site): string[] {
  switch (route.screen) {
    case 'home':
      return homePictures(content.home, projects);
    case 'service':
      return [
        ...servicePictures(route.document),
        ...cardPictures(filterProjects(projects, { service: route.document.id }), projectsOnPage),
      ];
    case 'town':
      return [
        ...townPictures(route.document),
        ...cardPictures(filterProjects(projects, { town: townSlug(route.document.town) }), projectsOnPage),
      ];
    case 'gallery':
      return gallery.map(({ name }) => name);
    default:
      return [];
  }
}

function homePictures({ hero, features, services, about, gallery }: HomeContent, projects: Site['projects']): string[] {
  const always = [hero, ...features, ...services.cards, about].map(({ picture }) => picture.name);
  if (projects.length >= projectsForHomePage) return [...always, ...cardPictures(projects, projectsForHomePage)];
  return [...always, ...gallery.projects.map(({ picture }) => picture.name)];
}

/** The photo on the card of each of the first projects. */
function cardPictures(projects: Site['projects'], count: number): string[] {
  return projects.slice(0, count).flatMap(({ pictures }) => pictures.slice(0, 1).map(({ picture }) => picture.name));
}

function servicePictures({ picture, contentSections }: ServiceContent): string[] {
  return [picture.name, ...sectionPictures(contentSections)];
}

function townPictures({ picture, residential, sections = [] }: TownContent): string[] {
  return [picture.name, residential.picture.name, ...sectionPictures(sections)];
}

function sectionPictures(sections: readonly ContentSection[]): string[] {
  return sections.flatMap((section) => (section.kind === 'prose' && section.picture ? [section.picture.name] : []));
}
