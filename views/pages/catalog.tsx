import { catalogFileName } from '../../src/shared/routes.ts';
import { telephoneLink } from '../../src/shared/telephone.ts';
import { CatalogPages } from '../components/catalog-pages.tsx';
import { Layout } from '../components/frame.tsx';
import { Meta } from '../components/meta.tsx';
import { useSite } from '../site.ts';

/** In pixels (docs/product.md, "Catalog viewer"). */
const frameHeight = 800;

/** The hidden catalog viewer (docs/product.md, "Catalog viewer"). */
export function CatalogPage() {
  const { profile, catalog } = useSite();
  const title = `${profile.catalogYear} ${profile.brandInitials} ${profile.retailerName} IHSS Catalogue`;
  const hasPages = catalog !== undefined && catalog.pages.length > 0;
  return (
    <Layout>
      <Meta title={title} description={title} />
      <div className="frame catalog stack">
        <h1>{title}</h1>
        {hasPages && (
          <a className="onward catalog__wide" href="#pages">
            Read it here page by page, or search it
          </a>
        )}
        {catalog ? <Viewer title={title} hasPages={hasPages} /> : <NoCatalog />}
        {hasPages && <CatalogPages catalog={catalog} />}
      </div>
    </Layout>
  );
}

/** With pages below, a phone goes without the frame, which shows nothing there, and does not fetch the PDF for it. */
function Viewer({ title, hasPages }: { title: string; hasPages: boolean }) {
  const fileName = catalogFileName(useSite().profile);
  const address = `/${encodeURIComponent(fileName)}`;
  return (
    <>
      <iframe
        className={hasPages ? 'catalog__frame catalog__wide' : 'catalog__frame'}
        src={address}
        title={title}
        loading="lazy"
        width="100%"
        height={frameHeight}
      />
      <p className={hasPages ? 'catalog__wide' : undefined}>
        If the PDF doesn't display above, you can download it directly:
      </p>
      <a className="button" href={address} download={fileName}>
        Download Catalog (PDF)
      </a>
    </>
  );
}

function NoCatalog() {
  const { profile } = useSite();
  return (
    <>
      <p className="catalog__none">
        We haven’t posted this catalog yet. Please check back soon, or call us and we’ll tell you what’s in it.
      </p>
      <a className="button" href={telephoneLink(profile.phone)}>
        Call {profile.phone}
      </a>
      <a className="onward" href="/gallery">
        Gallery
      </a>
    </>
  );
}
