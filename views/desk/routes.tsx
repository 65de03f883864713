import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router';
import { type AdminSectionName, adminSections } from '../../src/shared/admin-sections.ts';
import { SectionFailure } from './load-failure.tsx';
import { Loading } from './loading.tsx';
import { loadNotices } from './notices.tsx';
import { Shell, ShellFrame } from './shell.tsx';

/** What the module of a section exports: its component, and what is read before it shows. */
interface SectionModule {
  Component: ComponentType;
  loader?: LoaderFunction;
  shouldRevalidate?: ShouldRevalidateFunction;
}

/** The module of each section, a chunk of its own; the addresses stand in `src/shared/admin-sections.ts`. */
const sections: Record<AdminSectionName, () => Promise<SectionModule>> = {
  leads: () => import('./leads/leads-section.tsx'),
  lead: () => import('./leads/lead-section.tsx'),
  site: () => import('./content/site-section.tsx'),
  document: () => import('./content/document-section.tsx'),
  redirects: () => import('./content/redirects-section.tsx'),
  profile: () => import('./profile/profile-section.tsx'),
  setUp: () => import('./set-up/set-up-section.tsx'),
  passwords: () => import('./accounts/passwords-section.tsx'),
  reports: () => import('./leads/reports-section.tsx'),
  projects: () => import('./projects/projects-section.tsx'),
  project: () => import('./projects/project-section.tsx'),
  pictures: () => import('./pictures/pictures-section.tsx'),
  prices: () => import('./prices/prices-section.tsx'),
  catalog: () => import('./catalog/catalog-section.tsx'),
  security: () => import('./accounts/security-section.tsx'),
  'content-file': () => import('./content-file/content-file-section.tsx'),
  activity: () => import('./content/activity-section.tsx'),
  delivery: () => import('./delivery/delivery-section.tsx'),
};

/** Who uses the desk, and on which site. */
export interface Owner {
  /** The business's name. */
  product: string;
  /** The owner has signed out. */
  onSignedOut(): Promise<void>;
}

/** Every address of the desk with its section, in the frame around them all. */
export function deskRoutes(owner: Owner): RouteObject[] {
  return [
    {
      // Beside each section's own data, so that nothing moves once the section shows.
      loader: loadNotices,
      shouldRevalidate: ({ currentUrl, nextUrl }) =>
        currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname,
      element: <Shell {...owner} />,
      errorElement: <SectionFailure />,
      hydrateFallbackElement: (
        <ShellFrame {...owner}>
          <Loading />
        </ShellFrame>
      ),
      children: adminSections.map(({ name, path }) => ({
        id: name,
        path,
        lazy: sections[name],
        errorElement: <SectionFailure />,
      })),
    },
  ];
}
