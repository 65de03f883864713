import type { ComponentType } from 'react';
import { type LoaderFunction, type RouteObject, redirect } from 'react-router';
import {
  type AdminSection,
  type AdminSectionName,
  adminSections,
  formerSectionPaths,
} from '../../src/shared/admin/admin-sections.ts';
import { homeOf, maySee } from '../../src/shared/admin/section-roles.ts';
import { MissingScriptError, SectionFailure } from './load-failure.tsx';
import { Loading } from './loading.tsx';
import { loadNotices, noticesRoute } from './notices.tsx';
import { NoticedSection, type Owner, Shell } from './shell.tsx';

/** The exports of a section's module: its component and its loader. */
interface SectionModule {
  Component: ComponentType;
  loader?: LoaderFunction;
}

/** The module of each section, loaded as its own chunk. The addresses are in `src/shared/admin/admin-sections.ts`. */
const sections: Record<AdminSectionName, () => Promise<SectionModule>> = {
  leads: () => import('./leads/list.tsx'),
  today: () => import('./leads/today.tsx'),
  due: () => import('./leads/due.tsx'),
  addLead: () => import('./leads/add.tsx'),
  import: () => import('./leads/import.tsx'),
  lead: () => import('./leads/lead.tsx'),
  site: () => import('./pages/list.tsx'),
  document: () => import('./content/editor.tsx'),
  redirects: () => import('./pages/redirects.tsx'),
  people: () => import('./people/section.tsx'),
  profile: () => import('./profile/section.tsx'),
  templates: () => import('./templates.tsx'),
  setUp: () => import('./setup/section.tsx'),
  calendar: () => import('./leads/calendar.tsx'),
  estimates: () => import('./estimates/list.tsx'),
  estimate: () => import('./estimates/estimate.tsx'),
  reports: () => import('./leads/reports.tsx'),
  projects: () => import('./projects/list.tsx'),
  project: () => import('./projects/project.tsx'),
  pictures: () => import('./pictures/gallery.tsx'),
  prices: () => import('./prices/editor.tsx'),
  catalog: () => import('./catalog.tsx'),
  security: () => import('./security/section.tsx'),
  'content-file': () => import('./transfer.tsx'),
  activity: () => import('./activity.tsx'),
  email: () => import('./email/section.tsx'),
  health: () => import('./health/section.tsx'),
  backups: () => import('./backups/section.tsx'),
  notifications: () => import('./notifications/section.tsx'),
};

/** Every address of the admin with its section, in the frame around them all. A section that the role may not open redirects to the role's first one. */
export function adminRoutes(owner: Owner): RouteObject[] {
  const { role } = owner.person;
  const sectionRoutes = adminSections.map((section: AdminSection & { name: AdminSectionName }) =>
    maySee(role, section)
      ? sectionRoute(section.name, section.path)
      : { path: section.path, loader: () => redirect(homeOf(role)) },
  );
  const formerRoutes = Object.entries(formerSectionPaths).map(
    ([path, next]): RouteObject => ({ path, loader: () => redirect(next) }),
  );
  return [
    {
      element: <Shell {...owner} />,
      children: [
        {
          id: noticesRoute,
          // Loaded together with the section's own data, so that nothing shifts once the section shows.
          loader: () => loadNotices(role),
          shouldRevalidate: ({ currentUrl, nextUrl }) =>
            currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname,
          element: <NoticedSection />,
          errorElement: <SectionFailure />,
          hydrateFallbackElement: <Loading />,
          children: [...sectionRoutes, ...formerRoutes],
        },
      ],
    },
  ];
}

/**
 * The route of a section, whose script loads with its data. The router's own `lazy` isn't used: while a script is missing, it
 * shows nothing, not even its `errorElement`.
 */
function sectionRoute(name: AdminSectionName, path: string): RouteObject {
  let section: SectionModule | undefined;
  return {
    id: name,
    path,
    loader: async (call) => {
      section ??= await sections[name]().catch((cause: unknown) => {
        throw new MissingScriptError('', { cause });
      });
      return (await section.loader?.(call)) ?? null;
    },
    Component: () => section && <section.Component />,
    errorElement: <SectionFailure />,
  };
}
