import type { ReactNode } from 'react';
import { useRoutes } from 'react-router';
import type { FixedScreen } from '../src/shared/routes.ts';
import { findRoute, type PageRoute } from '../src/shared/site-map.ts';
import { AdminPage } from './pages/admin.tsx';
import { AreasPage } from './pages/areas.tsx';
import { CatalogPage } from './pages/catalog.tsx';
import { ErrorPage, NotFoundPage } from './pages/errors.tsx';
import { EstimatePage } from './pages/estimate.tsx';
import { FinancingPage } from './pages/financing.tsx';
import { FirstPasswordPage } from './pages/first-password.tsx';
import { GalleryPage } from './pages/gallery.tsx';
import { HomePage } from './pages/home.tsx';
import { LegalPage } from './pages/legal.tsx';
import { PricePage } from './pages/price.tsx';
import { ServicePage } from './pages/service.tsx';
import { TownPage } from './pages/town.tsx';
import { UploadCatalogPage, UploadImagesPage } from './pages/uploads.tsx';
import { WelcomePage } from './pages/welcome.tsx';
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

/** The page of the request. src/pages/routes.ts has already checked that there is one. Five screens can appear at any address. */
export function Screens() {
  const { screen } = usePage();
  if (screen === 'error') return <ErrorPage />;
  if (screen === 'not-found') return <NotFoundPage />;
  if (screen === 'estimate') return <EstimatePage />;
  if (screen === 'welcome') return <WelcomePage />;
  if (screen === 'first-password') return <FirstPasswordPage />;
  return <PageAtAddress />;
}

/** The server has already matched the address, so the router gets just one route. */
function PageAtAddress() {
  const { map } = useSite();
  const { path, screen } = usePage();
  const route = findRoute(map, path);
  return useRoutes([{ path: '*', element: route?.screen === screen ? pageOf(route) : null }]);
}

function pageOf(route: PageRoute): ReactNode {
  if (route.screen === 'service') return <ServicePage content={route.document} />;
  if (route.screen === 'town') return <TownPage content={route.document} />;
  if (route.screen === 'legal') return <LegalPage content={route.document} />;
  return fixedPages[route.screen];
}
