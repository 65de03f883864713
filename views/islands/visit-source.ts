import { visitSourceHeader, writeVisitSource } from '../../src/shared/lead/form-signs.ts';
import { isAddress } from '../../src/shared/web-address.ts';

/** Stored as long as the tab is open: the first page of the visit, and the site that linked to it. */
const key = 'visit';

/** Notes the first page of the visit; later pages change nothing. */
export function rememberVisitSource(): void {
  try {
    if (sessionStorage.getItem(key)) return;
    const visit = writeVisitSource({ landingPage: location.pathname, referrer: otherHost(document.referrer) });
    sessionStorage.setItem(key, visit);
  } catch {
    // Without storage the server falls back to the form's own page.
  }
}

/** Returns the header that a form sends with a request. */
export function visitSourceHeaders(): Record<string, string> {
  try {
    const visit = sessionStorage.getItem(key);
    return visit ? { [visitSourceHeader]: visit } : {};
  } catch {
    return {};
  }
}

function otherHost(referrer: string): string {
  const host = isAddress(referrer) ? new URL(referrer).hostname : '';
  return host === location.hostname ? '' : host;
}
