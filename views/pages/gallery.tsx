import type { GalleryPicture } from '../../src/shared/page.ts';
import { sourceSet } from '../../src/shared/pictures.ts';
import { fillPlaceholders } from '../../src/shared/profile.ts';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { CallToAction } from '../components/call-to-action.tsx';
import { FenceKinds } from '../components/fence-kinds.tsx';
import { Hero } from '../components/hero.tsx';
import { Layout } from '../components/layout.tsx';
import { Meta } from '../components/meta.tsx';
import { Picture } from '../components/picture.tsx';
import { Section } from '../components/section.tsx';
import { StructuredData } from '../components/structured-data.tsx';
import { Island } from '../island.tsx';
import { Gallery, GalleryEmpty } from '../islands/gallery.tsx';
import { gallerySizes } from '../islands/gallery-sizes.ts';
import { usePage, useSite } from '../site.ts';
import { imageObject, type Thing, webPage } from '../structured-data.ts';

/** The project gallery (docs/product.md, "Gallery"). */
export function GalleryPage() {
  const site = useSite();
  const { path } = usePage();
  const isEmpty = site.gallery.length === 0;
  const { title, description, keywords, hero, callToAction } = fillPlaceholders(site.content.gallery, site.profile);
  return (
    <Layout>
      <Meta title={`${title} | ${site.profile.name}`} description={description} keywords={keywords} />
      <StructuredData data={{ ...webPage(title, description, path, site), ...galleryPictures(site) }} />
      <GalleryPreloads />
      <Hero kind="plain" heading={hero.heading} text={isEmpty ? hero.textWhileEmpty : hero.text} />
      <div className="frame">
        <Breadcrumb trail={[{ name: 'Home', path: '/' }]} current="Gallery" />
      </div>
      <Section heading="Our Completed Projects">
        <Island name="gallery" component={Gallery} props={{ expected: site.gallery.length }} wake="load" />
        <noscript>
          <PlainGallery />
        </noscript>
      </Section>
      <FenceKinds isFirst={isEmpty} />
      <CallToAction
        heading={callToAction.heading}
        text={isEmpty ? callToAction.textWhileEmpty : callToAction.text}
        action="Get Free Estimate"
        callLabel={`Call: ${site.profile.phone}`}
      />
    </Layout>
  );
}

/** Preloads the list and its first picture, which the browser would otherwise fetch one after the other once the script runs. */
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

/** How many pictures one page without JavaScript shows, so that its size does not grow with the gallery. */
const partLength = 36;

/** The same list for visitors without JavaScript (docs/decisions.md, "Without JavaScript"), in parts. */
function PlainGallery() {
  const { gallery } = useSite();
  const parts = Math.ceil(gallery.length / partLength);
  const part = Math.min(usePage().galleryPart ?? 1, parts);
  if (gallery.length === 0)
    return (
      <div className="gallery__empty">
        <GalleryEmpty />
      </div>
    );
  return (
    <>
      <ul className="gallery__grid">
        {gallery.slice((part - 1) * partLength, part * partLength).map((image) => (
          <PlainPicture key={image.path} {...image} />
        ))}
      </ul>
      {parts > 1 && <PartLinks part={part} parts={parts} />}
    </>
  );
}

function PlainPicture({ name, path, url, picture }: GalleryPicture) {
  return (
    <li>
      <a className="gallery__link" href={path}>
        {picture ? (
          <Picture picture={picture} alt={name} sizes="25rem" className="gallery__picture" />
        ) : (
          <img src={url} alt={name} loading="lazy" className="gallery__picture" />
        )}
      </a>
    </li>
  );
}

function PartLinks({ part, parts }: { part: number; parts: number }) {
  const address = (target: number) => (target === 1 ? '/gallery' : `/gallery?part=${target}`);
  return (
    <nav className="gallery__parts" aria-label="Gallery pages">
      {part > 1 && (
        <a className="button button--quiet" rel="prev" href={address(part - 1)}>
          Newer pictures
        </a>
      )}
      <span>
        Page {part} of {parts}
      </span>
      {part < parts && (
        <a className="button button--quiet" rel="next" href={address(part + 1)}>
          More pictures
        </a>
      )}
    </nav>
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
