import { createContext, use } from 'react';
import type { PageInput, Site } from '../src/shared/page.ts';

/** What the server gives every page. Islands do not read it: in the browser there are only their props. */
export const SiteContext = createContext<SiteValue | undefined>(undefined);

interface SiteValue {
  site: Site;
  page: PageInput;
  /** The page is rendered for all visitors at once; see visitor-part.tsx. */
  isTemplate?: boolean | undefined;
}

/** What the page is made from: the same for every visitor. */
export function useSite(): Site {
  return useContextValue().site;
}

/** Which page it is, and what this request left behind on it. */
export function usePage(): PageInput {
  return useContextValue().page;
}

/** Whether what differs between visitors is left out. */
export function useIsTemplate(): boolean {
  return useContextValue().isTemplate ?? false;
}

function useContextValue(): SiteValue {
  const value = use(SiteContext);
  if (!value) throw new Error('The site is known while the server renders a page; an island must take it as props.');
  return value;
}
