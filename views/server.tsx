import { Duplex, type Readable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { ContentSection, HomeContent } from '../src/shared/content.ts';
import { type PageInput, pageTransitionStyle, type Site, splitPage } from '../src/shared/page.ts';
import { filterProjects, projectsForHomePage, projectsOnPage, townSlug } from '../src/shared/pictures/projects.ts';
import type { PageRoute } from '../src/shared/site-map.ts';
import { DemoBar } from './demo-bar.tsx';
import { Screens } from './routes.tsx';
import { SiteContext, usePage, useSite, useVisitor } from './site.ts';

/**
 * Renders one page for one request.
 * @param nowMs milliseconds since 1970
 * @returns a stream of its HTML in UTF-8. If a component throws, the stream fails, before the first byte unless the component is in a
 * `<Suspense>`. Destroying the stream ends the rendering
 */
export function renderPage(input: PageInput, site: Site, nowMs: number): Readable {
  const { page, visitor } = splitPage(input);
  const html = new Html();
  const { pipe } = renderToPipeableStream(
    <SiteContext value={{ site, page, visitor, nowMs }}>
      <StaticRouter location={page.path}>
        <Document>
          <Screens />
        </Document>
      </StaticRouter>
    </SiteContext>,
    { onError: (error) => void html.destroy(error instanceof Error ? error : new Error(String(error))) },
  );
  return pipe(html);
}

/** A stream of React’s output. Each chunk holds everything until React pauses, because each one costs a flush of the compression. */
class Html extends Duplex {
  #pieces: Buffer[] = [];

  override _write(piece: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#pieces.push(piece);
    done();
  }

  /** React calls this when it pauses. */
  flush(): void {
    if (this.#pieces.length > 0) this.push(Buffer.concat(this.#pieces.splice(0)));
  }

  override _final(done: () => void): void {
    this.flush();
    this.push(null);
    done();
  }

  override _read(): void {}
}

/** The shell around every page; the parts that differ between pages are in <Meta>, which React moves into the head. */
function Document({ children }: { children: ReactNode }) {
  const { assets, themeColor, isDemo } = useSite();
  const { screen, unlisted } = usePage();
  const { estimate } = useVisitor();
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColor} />
        <link rel="preload" href={assets.font} as="font" type="font/woff2" crossOrigin="anonymous" />
        {unlisted && <link rel="preload" href={assets.textFont} as="font" type="font/woff2" crossOrigin="anonymous" />}
        {!unlisted && <style>{pageTransitionStyle}</style>}
        <link rel="stylesheet" href={assets.style} />
        {assets.accentStyle && <link rel="stylesheet" href={assets.accentStyle} />}
        {screen === 'price' && <link rel="stylesheet" href={assets.priceStyle} />}
        {screen === 'estimate' && <link rel="stylesheet" href={assets.estimateStyle} />}
        {unlisted && screen !== 'estimate' && <link rel="stylesheet" href={assets.adminStyle} />}
        {/* The script's imports aren't preloaded: if one failed, WebKit would keep the failure and run no script in that tab again
           (webkit.org/b/270357). */}
        {estimate?.path !== '' && <script type="module" src={assets.script} fetchPriority="low" />}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href={screen === 'admin' ? '/admin.webmanifest' : '/site.webmanifest'} />
      </head>
      <body>
        {isDemo && <DemoBar />}
        {children}
      </body>
    </html>
  );
}

/** The pictures that a public page shows, by their names in the site, for the sitemap. */
export function pagePictures(route: PageRoute, { content, gallery, projects }: Site): string[] {
  switch (route.screen) {
    case 'home':
      return homePictures(content.home, projects);
    case 'service':
      return [
        route.document.picture.name,
        ...sectionPictures(route.document.contentSections),
        ...cardPictures(filterProjects(projects, { service: route.document.id }), projectsOnPage),
      ];
    case 'town':
      return [
        route.document.picture.name,
        route.document.residential.picture.name,
        ...sectionPictures(route.document.sections),
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

function sectionPictures(sections: readonly ContentSection[] = []): string[] {
  return sections.flatMap((section) => (section.kind === 'prose' && section.picture ? [section.picture.name] : []));
}
