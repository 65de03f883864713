import type { ReactNode } from 'react';
import { type RouteObject, useRoutes } from 'react-router';
import { adminSections } from '../src/shared/desk/admin-sections.ts';
import type { FixedScreen } from '../src/shared/routes.ts';
import type { PageRoute, SiteMap } from '../src/shared/site-map.ts';
import { AdminPage } from './pages/admin.tsx';
import { AreasPage } from './pages/areas.tsx';
import { CatalogPage } from './pages/catalog.tsx';
import { ErrorPage, NotFoundPage } from './pages/errors.tsx';
import { FinancingPage } from './pages/financing.tsx';
import { GalleryPage } from './pages/gallery.tsx';
import { HomePage } from './pages/home.tsx';
import { LegalPage } from './pages/legal.tsx';
import { PricePage } from './pages/price.tsx';
import { ServicePage } from './pages/service.tsx';
import { TownPage } from './pages/town.tsx';
import { UploadCatalogPage, UploadImagesPage } from './pages/uploads.tsx';
import { usePage, useSite } from './site.ts';

const fixedPages: Record<FixedScreen, ReactNode> = {
  home: <HomePage />,
  gallery: <GalleryPage />,
  financing: <FinancingPage />,
  price: <PricePage />,
  areas: <AreasPage />,
  catalog: <CatalogPage />,
  admin: <AdminPage />,
  'upload-images': <UploadImagesPage />,
  'upload-catalog': <UploadCatalogPage />,
  'not-found': <NotFoundPage />,
};

/** The page of the request. src/pages/routes.ts has decided before that there is one; two screens answer at any address. */
export function Screens() {
  const { screen } = usePage();
  if (screen === 'error') return <ErrorPage />;
  if (screen === 'not-found') return <NotFoundPage />;
  return <PageAtAddress />;
}

function PageAtAddress() {
  return useRoutes(routeTable(useSite().map));
}

/** The desk's addresses with a record's number or key in them, which the site map does not list. */
const sectionsOfRecords = adminSections.filter(({ path }) => path.includes(':'));

const tables = new WeakMap<SiteMap, RouteObject[]>();

/** Every address of the site and of the desk with the page that answers there, made once for each version of the site. */
function routeTable(map: SiteMap): RouteObject[] {
  const table = tables.get(map) ?? [
    ...[...map.routes.values()].map((route) => ({ path: route.path, element: pageOf(route) })),
    ...sectionsOfRecords.map(({ path }) => ({ path, element: fixedPages.admin })),
  ];
  tables.set(map, table);
  return table;
}

function pageOf(route: PageRoute): ReactNode {
  if (route.screen === 'service') return <ServicePage content={route.document} />;
  if (route.screen === 'town') return <TownPage content={route.document} />;
  if (route.screen === 'legal') return <LegalPage content={route.document} />;
  return fixedPages[route.screen];
}
