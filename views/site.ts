import { createContext, use } from 'react';
import type { PageState, ShownPage, Site } from '../src/shared/page.ts';

/** What the server gives every page. Islands do not read it: in the browser there are only their props. */
export const SiteContext = createContext<SiteValue | undefined>(undefined);

interface SiteValue {
  site: Site;
  page: ShownPage;
  /** Absent while the page is rendered for all visitors at once. */
  visitor?: PageState | undefined;
}

/** What one request left behind, where a component may know it. */
export const VisitorContext = createContext<PageState | undefined>(undefined);

/** What the page is made from: the same for every visitor. */
export function useSite(): Site {
  return useSiteValue().site;
}

/** Which page it is: the same for every visitor. */
export function usePage(): ShownPage {
  return useSiteValue().page;
}

/**
 * What this request left behind on its page.
 * @throws {Error} outside of a `VisitorPart`, even where the whole page is rendered: the rest of a listed page is rendered once for all
 */
export function useVisitor(): PageState {
  const visitor = use(VisitorContext);
  if (!visitor)
    throw new Error('What one visitor left behind is known in a <VisitorPart> alone; see views/visitor-part.tsx.');
  return visitor;
}

/** For visitor-part.tsx and server.tsx. */
export function useSiteValue(): SiteValue {
  const value = use(SiteContext);
  if (!value) throw new Error('The site is known while the server renders a page; an island must take it as props.');
  return value;
}
