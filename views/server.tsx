import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type PageInput, type PageState, type ShownPage, type Site, splitPage } from '../src/shared/page.ts';
import { Document } from './document.tsx';
import { Screen } from './routes.tsx';
import { SiteContext, VisitorContext } from './site.ts';
import { type VisitorPartName, visitorParts } from './visitor-part.tsx';

export { pagePictures } from './page-pictures.ts';

/** Renders the HTML of one page for one request. @throws what a component throws */
export function renderPage(input: PageInput, site: Site): string {
  const { page, visitor } = splitPage(input);
  const whole = <WholePage page={page} site={site} visitor={visitor} />;
  // What staff see, and what went wrong, is one visitor's as a whole: no template is made of it.
  const isOneVisitors = page.unlisted || page.screen === 'error';
  return renderDocument(isOneVisitors ? <VisitorContext value={visitor}>{whole}</VisitorContext> : whole);
}

/** A page without what differs between visitors: its HTML, and after each piece but the last the part that stands there. */
export interface PageTemplate {
  pieces: readonly string[];
  parts: readonly VisitorPartName[];
}

const placePattern = /<template data-visitor-part="([\w-]+)"><\/template>/;

/** Renders what all visitors see of a page. @throws what a component throws, also one that asks for the visitor */
export function renderTemplate(page: ShownPage, site: Site): PageTemplate {
  const split = renderDocument(<WholePage page={page} site={site} />).split(placePattern);
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
    <SiteContext value={{ site, page, visitor }}>
      <VisitorContext value={visitor}>
        <Part />
      </VisitorContext>
    </SiteContext>,
  );
}

/** No part of a page waits for anything, so a stream would send nothing earlier, and take twice the processor's time. */
function renderDocument(document: ReactNode): string {
  return `<!DOCTYPE html>${renderToString(document)}`;
}

interface Shown {
  page: ShownPage;
  site: Site;
  visitor?: PageState | undefined;
}

function WholePage(shown: Shown) {
  return (
    <SiteContext value={shown}>
      <Document>
        <Screen />
      </Document>
    </SiteContext>
  );
}
