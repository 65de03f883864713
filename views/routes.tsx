import { Route, Routes } from 'react-router';
import { catalogPath, pageRoutes, type Screen } from '../src/shared/routes.ts';
import { AdminPage } from './pages/admin.tsx';
import { AreasPage } from './pages/areas.tsx';
import { CatalogPage } from './pages/catalog.tsx';
import { ErrorPage } from './pages/error.tsx';
import { FinancingPage } from './pages/financing.tsx';
import { GalleryPage } from './pages/gallery.tsx';
import { HomePage } from './pages/home.tsx';
import { NotFoundPage } from './pages/not-found.tsx';
import { PricePage } from './pages/price.tsx';
import { ServicePage } from './pages/service.tsx';
import { TownPage } from './pages/town.tsx';
import { UploadCatalogPage } from './pages/upload-catalog.tsx';
import { UploadImagesPage } from './pages/upload-images.tsx';
import { usePage, useSite } from './site.ts';

const screens: Record<Screen, React.ComponentType> = {
  home: HomePage,
  gallery: GalleryPage,
  service: ServicePage,
  financing: FinancingPage,
  price: PricePage,
  areas: AreasPage,
  town: TownPage,
  catalog: CatalogPage,
  admin: AdminPage,
  'upload-images': UploadImagesPage,
  'upload-catalog': UploadCatalogPage,
  'not-found': NotFoundPage,
};

/** Path to screen. A failed request shows its error whatever its path. */
export function Screens() {
  const { profile } = useSite();
  const { screen } = usePage();
  if (screen === 'error') return <ErrorPage />;
  if (screen === 'not-found') return <NotFoundPage />;
  return (
    <Routes>
      {pageRoutes.map((route) => {
        const Page = screens[route.screen];
        return <Route key={route.path} path={route.path} element={<Page />} />;
      })}
      <Route path="/admin/*" element={<AdminPage />} />
      <Route path={catalogPath(profile)} element={<CatalogPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
