import { sourceSet } from '../../src/shared/pictures/pictures.ts';
import { fillPlaceholders } from '../../src/shared/profile.ts';
import { Layout } from '../components/frame.tsx';
import { Gallery, type GallerySample, PlainGallery, partLength } from '../components/gallery.tsx';
import { GalleryProjects } from '../components/gallery-projects.tsx';
import { Hero } from '../components/hero.tsx';
import { Breadcrumb, CallToAction } from '../components/links.tsx';
import { Meta, StructuredData } from '../components/meta.tsx';
import { FenceKinds, Section } from '../components/sections.tsx';
import { gallerySizes } from '../islands/gallery/gallery-list.ts';
import { usePage, useSite, useVisitor } from '../site.ts';
import { imageObject, type Thing, webPage } from '../structured-data.ts';

/** The project gallery (docs/product.md, "Gallery"). */
export function GalleryPage() {
  const site = useSite();
  const { path } = usePage();
  const isFiltered = useVisitor().projectFilter !== undefined;
  const isEmpty = site.gallery.length === 0;
  const { title, description, keywords, hero, callToAction } = fillPlaceholders(site.content.gallery, site.profile);
  return (
    <Layout>
      <Meta title={`${title} | ${site.profile.name}`} description={description} keywords={keywords} />
      <StructuredData data={{ ...webPage(title, description, path, site), ...galleryPictures(site) }} />
      {!isFiltered && <GalleryPreloads />}
      <Hero kind="plain" heading={hero.heading} text={isEmpty ? hero.textWhileEmpty : hero.text} />
      <div className="frame">
        <Breadcrumb trail={[{ name: 'Home', path: '/' }]} current="Gallery" />
      </div>
      {(isFiltered || site.projects.length > 0) && <GalleryProjects />}
      {/* Before there are photos, visitors see fences first and then that photos will follow. */}
      {isEmpty && <FenceKinds isFirst />}
      {!isFiltered && (
        <Section heading="Our Completed Projects">
          <Gallery expected={site.gallery.length} samples={gallerySamples(site)} />
          <noscript>
            <PlainGallery />
          </noscript>
        </Section>
      )}
      {!isEmpty && <FenceKinds isFirst={false} />}
      <CallToAction
        heading={callToAction.heading}
        text={isEmpty ? callToAction.textWhileEmpty : callToAction.text}
        action="Get Free Estimate"
        callLabel={`Call: ${site.profile.phone}`}
      />
    </Layout>
  );
}

/** How many of the home page's sample projects stand for the gallery when its list cannot be fetched (docs/product.md, "Messages"). */
const sampleCount = 6;

function gallerySamples({ content, profile }: ReturnType<typeof useSite>): GallerySample[] {
  const { projects } = fillPlaceholders(content.home.gallery, profile);
  return projects
    .slice(0, sampleCount)
    .map(({ title, location, picture }) => ({ caption: `${title} - ${location}`, file: picture.name }));
}

/** Preloads the list and its first picture, which the browser would otherwise fetch one after the other once the script runs. */
function GalleryPreloads() {
  const { gallery, projects } = useSite();
  // Behind projects it is far below the first screen.
  const first = projects.length > 0 ? undefined : gallery[0];
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

/** The structured data of the owner's first pictures, each with a caption; empty while there are none. */
function galleryPictures({ gallery, profile, publicUrl }: ReturnType<typeof useSite>): Partial<Thing> {
  const pictures = gallery
    .slice(0, partLength)
    .flatMap(({ alt, picture }) =>
      picture ? [imageObject(picture, alt || `Fence by ${profile.name}`, publicUrl)] : [],
    );
  return pictures.length > 0 ? { '@type': 'ImageGallery', image: pictures } : {};
}
