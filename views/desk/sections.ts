import { type ComponentType, lazy } from 'react';
import type { AdminSectionName } from '../../src/shared/admin-sections.ts';

/** The props of every section; `id` if the address contains a record's number. */
export interface SectionProps {
  product: string;
  id?: number | undefined;
  /** Where its address names a document of the site. */
  documentKey?: string | undefined;
}

/** The component of each section, as a chunk of its own; the addresses stand in `src/shared/admin-sections.ts`. */
export const sectionComponents: Record<AdminSectionName, ComponentType<SectionProps>> = {
  leads: lazy(() => import('./leads/leads-section.tsx').then(({ LeadsSection }) => ({ default: LeadsSection }))),
  lead: lazy(() => import('./leads/lead-section.tsx').then(({ LeadSection }) => ({ default: LeadSection }))),
  site: lazy(() => import('./content/site-section.tsx').then(({ SiteSection }) => ({ default: SiteSection }))),
  document: lazy(() =>
    import('./content/document-section.tsx').then(({ DocumentSection }) => ({ default: DocumentSection })),
  ),
  redirects: lazy(() =>
    import('./content/redirects-section.tsx').then(({ RedirectsSection }) => ({ default: RedirectsSection })),
  ),
  profile: lazy(() =>
    import('./profile/profile-section.tsx').then(({ ProfileSection }) => ({ default: ProfileSection })),
  ),
  setUp: lazy(() => import('./set-up/set-up-section.tsx').then(({ SetUpSection }) => ({ default: SetUpSection }))),
  passwords: lazy(() =>
    import('./accounts/passwords-section.tsx').then(({ PasswordsSection }) => ({ default: PasswordsSection })),
  ),
  reports: lazy(() =>
    import('./leads/reports-section.tsx').then(({ ReportsSection }) => ({ default: ReportsSection })),
  ),
  projects: lazy(() =>
    import('./projects/projects-section.tsx').then(({ ProjectsSection }) => ({ default: ProjectsSection })),
  ),
  project: lazy(() =>
    import('./projects/project-section.tsx').then(({ ProjectSection }) => ({ default: ProjectSection })),
  ),
  pictures: lazy(() =>
    import('./pictures/pictures-section.tsx').then(({ PicturesSection }) => ({ default: PicturesSection })),
  ),
  prices: lazy(() => import('./prices/prices-section.tsx').then(({ PricesSection }) => ({ default: PricesSection }))),
  catalog: lazy(() =>
    import('./catalog/catalog-section.tsx').then(({ CatalogSection }) => ({ default: CatalogSection })),
  ),
  security: lazy(() =>
    import('./accounts/security-section.tsx').then(({ SecuritySection }) => ({ default: SecuritySection })),
  ),
  'content-file': lazy(() =>
    import('./content-file/content-file-section.tsx').then(({ ContentFileSection }) => ({
      default: ContentFileSection,
    })),
  ),
  activity: lazy(() =>
    import('./content/activity-section.tsx').then(({ ActivitySection }) => ({ default: ActivitySection })),
  ),
  delivery: lazy(() =>
    import('./delivery/delivery-section.tsx').then(({ DeliverySection }) => ({ default: DeliverySection })),
  ),
};
