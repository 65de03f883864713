import { usePage, useSite } from '../site.ts';
import { imageAddress } from '../structured-data.ts';

export interface MetaProps {
  /** The whole title, business name included. */
  title: string;
  description: string;
  keywords?: string | undefined;
  /** Name of the picture that a shared link shows. */
  picture?: string | undefined;
}

/** Title, description, canonical address and share tags of a page; React lifts them into the head. */
export function Meta({ title, description, keywords, picture = 'og-image.jpg' }: MetaProps) {
  const { publicUrl, profile, pictures } = useSite();
  const { path, unlisted, screen } = usePage();
  const hidden = unlisted || screen === 'error' || screen === 'not-found';
  const address = `${publicUrl}${path}`;
  const shared = pictures[picture];
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
      <meta property="og:image" content={imageAddress(publicUrl, picture)} />
      {shared && <meta property="og:image:width" content={String(shared.width)} />}
      {shared && <meta property="og:image:height" content={String(shared.height)} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
