import { Layout } from '../components/layout.tsx';
import { Meta } from '../components/meta.tsx';
import { Picture } from '../components/picture.tsx';
import { Island } from '../island.tsx';
import { Gallery, GalleryEmpty } from '../islands/gallery.tsx';
import { useSite } from '../site.ts';

/** The project gallery (specification, section 2.7). */
export function GalleryPage() {
  const { profile, gallery } = useSite();
  return (
    <Layout>
      <Meta
        title={`Fence Installation Gallery | ${profile.name}`}
        description={`Completed fences in the ${profile.region}: wood, vinyl, aluminum and more. Look through recent projects and ask for a free estimate.`}
        keywords="fence gallery, fence pictures, completed fence projects, privacy fence photos"
      />
      <h1>Fence Installation Gallery</h1>
      <section className="section">
        <h2>Our Completed Projects</h2>
        <Island name="gallery" component={Gallery} props={{ expected: gallery.length }} wake="load" />
        <noscript>
          <PlainGallery />
        </noscript>
      </section>
    </Layout>
  );
}

/** The same list for visitors without JavaScript (decisions, section 6). */
function PlainGallery() {
  const { gallery } = useSite();
  if (gallery.length === 0) return <GalleryEmpty />;
  return (
    <ul className="gallery__grid">
      {gallery.map(({ name, path, url, picture }) => (
        <li key={path}>
          <a className="gallery__link" href={path}>
            {picture ? (
              <Picture picture={picture} alt={name} sizes="25rem" className="gallery__picture" />
            ) : (
              <img src={url} alt={name} loading="lazy" className="gallery__picture" />
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
