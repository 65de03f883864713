import { Layout } from '../components/layout.tsx';
import { Meta } from '../components/meta.tsx';
import { useSite } from '../site.ts';

/** The project gallery (specification, section 2.7). */
export function GalleryPage() {
  const { profile } = useSite();
  return (
    <Layout>
      <Meta
        title={`Fence Installation Gallery | ${profile.name}`}
        description={`Completed fences in the ${profile.region}: wood, vinyl, aluminum and more. Look through recent projects and ask for a free estimate.`}
        keywords="fence gallery, fence pictures, completed fence projects, privacy fence photos"
      />
      <h1>Fence Installation Gallery</h1>
      <h2>Our Completed Projects</h2>
    </Layout>
  );
}
