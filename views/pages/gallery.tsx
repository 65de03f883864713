import { sourceSet } from '../../src/shared/pictures.ts';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { CallToAction } from '../components/call-to-action.tsx';
import { FenceKinds } from '../components/fence-kinds.tsx';
import { Hero } from '../components/hero.tsx';
import { Layout } from '../components/layout.tsx';
import { Meta } from '../components/meta.tsx';
import { partLength } from '../components/plain-gallery.tsx';
import { Section } from '../components/section.tsx';
import { StructuredData } from '../components/structured-data.tsx';
import { Island } from '../island.tsx';
import { Gallery } from '../islands/gallery.tsx';
import { gallerySizes } from '../islands/gallery-sizes.ts';
import { usePage, useSite } from '../site.ts';
import { imageObject, type Thing, webPage } from '../structured-data.ts';
import { VisitorPart } from '../visitor-part.tsx';

/** The project gallery (docs/product.md, "Gallery"). */
export function GalleryPage() {
  const site = useSite();
  const { path } = usePage();
  const isEmpty = site.gallery.length === 0;
  const heading = 'Fence Installation Gallery';
  const title = 'Fence Photos & Project Gallery in the Triad, NC';
  const description = `See wood, vinyl, aluminum and chain link fences in the ${site.profile.region}, then ask us for a free estimate for your yard.`;
  return (
    <Layout>
      <Meta
        title={`${title} | ${site.profile.name}`}
        description={description}
        keywords="fence gallery, fence pictures, completed fence projects, privacy fence photos"
      />
      <StructuredData data={{ ...webPage(title, description, path, site), ...galleryPictures(site) }} />
      <GalleryPreloads />
      <Hero
        kind="plain"
        heading={heading}
        text={`Wood, vinyl, aluminum and chain link fences and gates from homes and businesses around the Triad.${isEmpty ? '' : ' Tap a photo to enlarge it.'}`}
      />
      <div className="frame">
        <Breadcrumb trail={[{ name: 'Home', path: '/' }]} current="Gallery" />
      </div>
      <Section heading="Our Completed Projects">
        <Island name="gallery" component={Gallery} props={{ expected: site.gallery.length }} wake="load" />
        <noscript>
          <VisitorPart name="gallery-part" />
        </noscript>
      </Section>
      <FenceKinds isFirst={isEmpty} />
      <CallToAction
        heading="Ready to Start Your Fence Project?"
        text={`Tell us which ${isEmpty ? 'kind' : 'photo'} is closest to what you have in mind. We’ll measure your yard and give you a price.`}
        action="Get Free Estimate"
        callLabel={`Call: ${site.profile.phone}`}
      />
    </Layout>
  );
}

/** The list and its first picture are asked for with the page, instead of one after the other behind the script. */
function GalleryPreloads() {
  const [first] = useSite().gallery;
  return (
    <>
      <link rel="preload" as="fetch" href="/api/images" crossOrigin="use-credentials" />
      {first?.picture?.formats.includes('avif') && (
        <link
          rel="preload"
          as="image"
          type="image/avif"
          imageSrcSet={sourceSet(first.picture, 'avif')}
          imageSizes={gallerySizes}
          fetchPriority="high"
        />
      )}
    </>
  );
}

/** An ImageGallery holds the first of the owner's pictures, each with a caption; without one it is a page like any other. */
function galleryPictures({ gallery, profile, publicUrl }: ReturnType<typeof useSite>): Partial<Thing> {
  const pictures = gallery
    .slice(0, partLength)
    .flatMap(({ alt, picture }) =>
      picture ? [imageObject(picture, alt || `Fence by ${profile.name}`, publicUrl)] : [],
    );
  return pictures.length > 0 ? { '@type': 'ImageGallery', image: pictures } : {};
}
