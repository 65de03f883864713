import { Layout } from '../components/layout.tsx';
import { Meta } from '../components/meta.tsx';
import { useSite } from '../site.ts';

export function UploadCatalogPage() {
  const { profile } = useSite();
  return (
    <Layout>
      <Meta title={`Upload Catalog | ${profile.name}`} description="For staff." />
      <h1>Upload Catalog</h1>
    </Layout>
  );
}
