import { PassThrough, type Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { PageInput, Site } from '../src/shared/page.ts';
import { Document } from './document.tsx';
import { Screen } from './routes.tsx';
import { SiteContext } from './site.ts';
import { type VisitorPartName, visitorParts } from './visitor-part.tsx';

export { pagePictures } from './page-pictures.ts';

/**
 * Renders one page.
 * @param isTemplate leaves out what differs between visitors
 * @returns the HTML as a stream that starts at once; an error while rendering ends the stream with that error
 */
export function renderPage(page: PageInput, site: Site, isTemplate = false): Readable {
  const output = new PassThrough();
  const tree = (
    <Surroundings page={page} site={site} isTemplate={isTemplate}>
      <Document>
        <Screen />
      </Document>
    </Surroundings>
  );
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

/** Renders what all visitors see of a page. @throws what a component throws */
export async function renderTemplate(page: PageInput, site: Site): Promise<PageTemplate> {
  const split = (await text(renderPage(page, site, true))).split(placePattern);
  return {
    pieces: split.filter((_piece, index) => index % 2 === 0),
    parts: split.filter((_part, index) => index % 2 === 1) as VisitorPartName[],
  };
}

/** Renders a page for one visitor, which takes a fraction of rendering the whole. @throws what a component throws */
export function fillTemplate({ pieces, parts }: PageTemplate, page: PageInput, site: Site): string {
  const filled = parts.map((name) => {
    const Part = visitorParts[name];
    return renderToString(
      <Surroundings page={page} site={site}>
        <Part />
      </Surroundings>,
    );
  });
  return pieces.map((piece, index) => piece + (filled[index] ?? '')).join('');
}

interface SurroundingsProps {
  page: PageInput;
  site: Site;
  isTemplate?: boolean;
  children: ReactNode;
}

function Surroundings({ page, site, isTemplate, children }: SurroundingsProps) {
  return (
    <SiteContext value={{ site, page, isTemplate }}>
      <StaticRouter location={page.path}>{children}</StaticRouter>
    </SiteContext>
  );
}
