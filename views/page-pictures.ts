import type { Site } from '../src/shared/page.ts';
import { findRoute } from '../src/shared/routes.ts';
import { home } from './content/home.ts';
import type { ContentSection } from './content/section.ts';
import { findServiceContent } from './content/services/index.ts';
import { findTownContent } from './content/towns/index.ts';

/**
 * The pictures that a public page shows, by their names in the site, for the sitemap.
 * @param path an address of the route table
 */
export function pagePictures(path: string, site: Site): string[] {
  switch (findRoute(path, site.profile)?.screen) {
    case 'home':
      return homePictures();
    case 'service':
      return servicePictures(path.slice(1));
    case 'town':
      return townPictures(path.slice(1));
    case 'gallery':
      return site.gallery.map(({ name }) => name);
    default:
      return [];
  }
}

function homePictures(): string[] {
  const { hero, features, services, about, gallery } = home;
  const shown = [hero, ...features, ...services.cards, about, ...gallery.projects];
  return shown.map(({ picture }) => picture.name);
}

function servicePictures(slug: string): string[] {
  const content = findServiceContent(slug);
  return content ? [content.picture.name, ...sectionPictures(content.contentSections)] : [];
}

function townPictures(slug: string): string[] {
  const content = findTownContent(slug);
  if (!content) return [];
  return [content.picture.name, content.residential.picture.name, ...sectionPictures(content.sections ?? [])];
}

function sectionPictures(sections: readonly ContentSection[]): string[] {
  return sections.flatMap((section) => (section.kind === 'prose' && section.picture ? [section.picture.name] : []));
}
