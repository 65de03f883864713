import type { HomeContent, ServiceContent, TownContent } from '../src/shared/content.ts';
import type { ContentSection } from '../src/shared/content-sections.ts';
import type { Site } from '../src/shared/page.ts';
import type { PageRoute } from '../src/shared/site-map.ts';

/** The pictures that a public page shows, by their names in the site, for the sitemap. */
export function pagePictures(route: PageRoute, { content, gallery }: Site): string[] {
  switch (route.screen) {
    case 'home':
      return homePictures(content.home);
    case 'service':
      return servicePictures(route.document);
    case 'town':
      return townPictures(route.document);
    case 'gallery':
      return gallery.map(({ name }) => name);
    default:
      return [];
  }
}

function homePictures({ hero, features, services, about, gallery }: HomeContent): string[] {
  const shown = [hero, ...features, ...services.cards, about, ...gallery.projects];
  return shown.map(({ picture }) => picture.name);
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
