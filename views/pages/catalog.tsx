import { catalogFileName } from '../../src/shared/routes.ts';
import { Layout } from '../components/layout.tsx';
import { Meta } from '../components/meta.tsx';
import { useSite } from '../site.ts';

/** The hidden catalogue viewer (specification, section 2.15). */
export function CatalogPage() {
  const { profile } = useSite();
  const title = `${profile.catalogYear} ${profile.brandInitials} ${profile.retailerName} IHSS Catalogue`;
  const address = `/${encodeURIComponent(catalogFileName(profile))}`;
  return (
    <Layout>
      <Meta title={title} description={title} />
      <h1>{title}</h1>
      <p>If the PDF doesn't display above, you can download it directly:</p>
      <a href={address} download={catalogFileName(profile)}>
        Download Catalog (PDF)
      </a>
    </Layout>
  );
}
