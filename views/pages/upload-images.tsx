import { Layout } from '../components/layout.tsx';
import { Meta } from '../components/meta.tsx';
import { useSite } from '../site.ts';

export function UploadImagesPage() {
  const { profile } = useSite();
  return (
    <Layout>
      <Meta title={`Image Uploader | ${profile.name}`} description="For staff." />
      <h1>Image Uploader</h1>
    </Layout>
  );
}
