import type { FixedScreen } from '../src/shared/routes.ts';
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
import { usePage } from './site.ts';

const screens: Record<FixedScreen | 'error', React.ComponentType> = {
  home: HomePage,
  gallery: GalleryPage,
  financing: FinancingPage,
  price: PricePage,
  areas: AreasPage,
  catalog: CatalogPage,
  admin: AdminPage,
  'upload-images': UploadImagesPage,
  'upload-catalog': UploadCatalogPage,
  'not-found': NotFoundPage,
  error: ErrorPage,
};

/** The screen that the server chose; src/shared/site-map.ts is the only place where an address is matched. */
export function Screen() {
  const page = usePage();
  if (page.screen === 'service') return <ServicePage content={page.document} />;
  if (page.screen === 'town') return <TownPage content={page.document} />;
  const Page = screens[page.screen];
  return <Page />;
}
