import type { ContentPicture } from '../../src/shared/content.ts';
import { shareName, shareSize } from '../../src/shared/pictures/pictures.ts';
import { fillPlaceholders } from '../../src/shared/profile.ts';
import { usePage, useSite } from '../site.ts';
import { imageAddress, type Thing } from '../structured-data.ts';

interface MetaProps {
  /** The whole title, business name included. */
  title: string;
  description: string;
  keywords?: string | undefined;
  /** What a shared link shows; without it the picture of all pages. */
  picture?: ContentPicture | undefined;
}

/** Title, description, canonical address and share tags of a page; React lifts them into the head. */
export function Meta({ title, description, keywords, picture }: MetaProps) {
  const { publicUrl, profile, content } = useSite();
  const { path, unlisted, screen } = usePage();
  const hidden = unlisted || screen === 'error' || screen === 'not-found';
  const address = `${publicUrl}${path}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords} />}
      {hidden ? <meta name="robots" content="noindex, nofollow" /> : <link rel="canonical" href={address} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={profile.name} />
      <ShareImage {...(picture ?? fillPlaceholders(content.frame.sharePicture, profile))} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** A built-in picture in the size that messengers show whole; an owner's photograph in its own. */
function ShareImage({ name, alt }: ContentPicture) {
  const { publicUrl, pictures } = useSite();
  const picture = pictures[name];
  const address = picture?.share
    ? `${publicUrl}/images/variants/${encodeURIComponent(shareName(picture))}`
    : imageAddress(publicUrl, name);
  const size = picture?.share ? shareSize(picture) : picture;
  return (
    <>
      <meta property="og:image" content={address} />
      <meta property="og:image:alt" content={alt} />
      {size && <meta property="og:image:width" content={String(size.width)} />}
      {size && <meta property="og:image:height" content={String(size.height)} />}
    </>
  );
}

/** What search engines read (JSON-LD). A `<` is written as an escape, so that no text can end the element. */
export function StructuredData({ data }: { data: Thing }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
