import { PassThrough, type Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { type PageInput, type PageState, type ShownPage, type Site, splitPage } from '../src/shared/page.ts';
import { Document } from './document.tsx';
import { Screen } from './routes.tsx';
import { SiteContext, VisitorContext } from './site.ts';
import { type VisitorPartName, visitorParts } from './visitor-part.tsx';

export { pagePictures } from './page-pictures.ts';

/**
 * Renders one page for one request.
 * @returns the HTML as a stream that starts at once; an error while rendering ends the stream with that error
 */
export function renderPage(input: PageInput, site: Site): Readable {
  const { page, visitor } = splitPage(input);
  const tree = <WholePage page={page} site={site} visitor={visitor} />;
  // What staff see, and what went wrong, is one visitor's as a whole: no template is made of it.
  if (!page.unlisted && page.screen !== 'error') return stream(tree);
  return stream(<VisitorContext value={visitor}>{tree}</VisitorContext>);
}

function stream(tree: ReactNode): Readable {
  const output = new PassThrough();
  const { pipe } = renderToPipeableStream(tree, {
    onShellReady: () => void pipe(output),
    onShellError: fail,
    onError: fail,
  });
  return output;

  function fail(error: unknown): void {
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  }
}

/** A page without what differs between visitors: its HTML, and after each piece but the last the part that stands there. */
export interface PageTemplate {
  pieces: readonly string[];
  parts: readonly VisitorPartName[];
}

const placePattern = /<template data-visitor-part="([\w-]+)"><\/template>/;

/** Renders what all visitors see of a page. @throws what a component throws, also one that asks for the visitor */
export async function renderTemplate(page: ShownPage, site: Site): Promise<PageTemplate> {
  const split = (await text(stream(<WholePage page={page} site={site} />))).split(placePattern);
  return {
    pieces: split.filter((_piece, index) => index % 2 === 0),
    parts: split.filter((_part, index) => index % 2 === 1) as VisitorPartName[],
  };
}

/** Renders a part of a page for one visitor. @throws what a component throws */
export function renderPart(name: VisitorPartName, input: PageInput, site: Site): string {
  const { page, visitor } = splitPage(input);
  const Part = visitorParts[name];
  return renderToString(
    <Surroundings page={page} site={site} visitor={visitor}>
      <VisitorContext value={visitor}>
        <Part />
      </VisitorContext>
    </Surroundings>,
  );
}

interface Shown {
  page: ShownPage;
  site: Site;
  visitor?: PageState | undefined;
}

function WholePage(shown: Shown) {
  return (
    <Surroundings {...shown}>
      <Document>
        <Screen />
      </Document>
    </Surroundings>
  );
}

function Surroundings({ page, site, visitor, children }: Shown & { children: ReactNode }) {
  return (
    <SiteContext value={{ site, page, visitor }}>
      <StaticRouter location={page.path}>{children}</StaticRouter>
    </SiteContext>
  );
}
