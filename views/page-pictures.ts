import type { Site } from '../src/shared/page.ts';
import { findRoute } from '../src/shared/routes.ts';
import { home } from './content/home.ts';
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
      return [findTownContent(path.slice(1))?.picture.name ?? []].flat();
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
  if (!content) return [];
  const inSections = content.contentSections.flatMap((section) =>
    section.kind === 'prose' && section.picture ? [section.picture.name] : [],
  );
  return [content.picture.name, ...inSections];
}
