import { createContext, use } from 'react';
import type { PageState, ShownPage, Site } from '../src/shared/page.ts';

/** The data that the server gives every page. Islands do not read it: in the browser there are only their props. */
export const SiteContext = /* @__PURE__ */ createContext<SiteValue | undefined>(undefined);

interface SiteValue {
  site: Site;
  page: ShownPage;
  visitor: PageState;
  nowMs: number;
}

/** The site's words, pictures and prices: the same for every visitor. */
export function useSite(): Site {
  return useSiteValue().site;
}

/** The page, which is the same for every visitor. */
export function usePage(): ShownPage {
  return useSiteValue().page;
}

/** The state of this request that its page shows; empty where the page is the same for every visitor. */
export function useVisitor(): PageState {
  return useSiteValue().visitor;
}

/** When the page is rendered, in milliseconds since 1970. */
export function useNow(): number {
  return useSiteValue().nowMs;
}

function useSiteValue(): SiteValue {
  const value = use(SiteContext);
  if (!value) throw new Error('The site is known while the server renders a page; an island must take it as props.');
  return value;
}
