import type { Migration } from 'kysely/migration';
import * as init from './001-init.ts';
import * as leads from './002-leads.ts';
import * as delivery from './003-delivery.ts';
import * as imageHistory from './004-image-history.ts';
import * as leadSearch from './005-lead-search.ts';
import * as deliveryClaims from './006-delivery-claims.ts';
import * as catalogPages from './007-catalog-pages.ts';
import * as prices from './008-prices.ts';
import * as leadPhotos from './009-lead-photos.ts';
import * as projects from './010-projects.ts';
import * as content from './011-content.ts';
import * as locks from './012-locks.ts';
import * as activity from './016-activity.ts';
import * as profile from './016-profile.ts';
import * as footerLinks from './018-footer-links.ts';
import * as foldedSearch from './019-folded-search.ts';

/** Every migration in order, listed by hand and frozen once landed. */
export const migrations: Record<string, Migration> = {
  '001-init': init,
  '002-leads': leads,
  '003-delivery': delivery,
  '004-image-history': imageHistory,
  '005-lead-search': leadSearch,
  '006-delivery-claims': deliveryClaims,
  '007-catalog-pages': catalogPages,
  '008-prices': prices,
  '009-lead-photos': leadPhotos,
  '010-projects': projects,
  '011-content': content,
  '012-locks': locks,
  '016-activity': activity,
  '016-profile': profile,
  '018-footer-links': footerLinks,
  '019-folded-search': foldedSearch,
};
