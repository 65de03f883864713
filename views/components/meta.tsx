import type { ContentPicture } from '../../src/shared/content.ts';
import { daysOffAhead } from '../../src/shared/days-off.ts';
import { openingHoursText, openingSpans } from '../../src/shared/hours.ts';
import type { Site } from '../../src/shared/page.ts';
import { type Picture, shareName, shareSize } from '../../src/shared/pictures/pictures.ts';
import type { Profile } from '../../src/shared/profile.ts';
import { internationalPhone } from '../../src/shared/telephone.ts';
import { useNow, usePage, useSite } from '../site.ts';

interface MetaProps {
  /** The whole title, business name included. */
  title: string;
  description: string;
  keywords?: string | undefined;
  /** The picture of a shared link; by default the picture for all pages. */
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
      <ShareImage {...(picture ?? content.frame.sharePicture)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/**
 * The head of a public page: its title with the business's name, and its description.
 * @param props.data structured data for search engines, if the page has any
 */
export function PageHead(props: { words: MetaProps; data?: readonly Thing[] }) {
  const { title, description, keywords, picture } = props.words;
  const site = useSite();
  const { path } = usePage();
  const nowMs = useNow();
  const things = props.data ?? [webPage(title, description, path, site, nowMs)];
  return (
    <>
      <Meta title={`${title} | ${site.profile.name}`} description={description} keywords={keywords} picture={picture} />
      {things.map((thing) => (
        <StructuredData key={thing['@type']} data={thing} />
      ))}
    </>
  );
}

/** The share picture: a built-in one in the size that messengers show completely, an owner's photo in its own size. */
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

/** Structured data for search engines (JSON-LD). A `<` is written as an escape, so that no text can end the element. */
export function StructuredData({ data }: { data: Thing }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** A schema.org thing, without its context. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** Structured data of the business for the home page (docs/product.md, "Home page" and "Figures"), with every town it serves. */
export function localBusiness(site: Site, nowMs: number): Thing {
  return { ...business(site, nowMs), areaServed: placesServed(site.map.townNames, site.profile) };
}

/**
 * Describes the business with everything that search engines use to identify it. Each page with an offer repeats this, because search
 * engines read pages one at a time.
 */
function business({ profile, publicUrl, pictures }: Site, nowMs: number): Thing {
  return {
    '@type': 'LocalBusiness',
    '@id': businessId(publicUrl),
    name: profile.name,
    url: `${publicUrl}/`,
    image: pictures['hero-image.jpg'] && imageAddress(publicUrl, 'hero-image.jpg'),
    logo: `${publicUrl}/icons/icon-512.png`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: profile.street,
      addressLocality: profile.city,
      addressRegion: profile.state,
      postalCode: profile.zip,
      addressCountry: 'US',
    },
    telephone: internationalPhone(profile.phone),
    email: profile.email,
    priceRange: '$$',
    ...openingTimes(profile, nowMs),
    paymentAccepted: 'Cash, Credit Card',
    ...(profile.reviewLinks.length > 0 && { sameAs: profile.reviewLinks.map(({ address }) => address) }),
    geo: { '@type': 'GeoCoordinates', latitude: profile.latitude, longitude: profile.longitude },
  };
}

/** Opening hours and days off. A business that works by appointment has none. A day off opens and closes at midnight. */
function openingTimes(profile: Profile, nowMs: number) {
  const spans = openingSpans(profile.hours);
  const daysOff = daysOffAhead(profile, nowMs);
  return {
    ...(spans.length > 0 && {
      openingHours: openingHoursText(profile.hours),
      openingHoursSpecification: spans.map((span) => ({ '@type': 'OpeningHoursSpecification', ...span })),
    }),
    ...(daysOff.length > 0 && {
      specialOpeningHoursSpecification: daysOff.map(({ from, until, reason }) => ({
        '@type': 'OpeningHoursSpecification',
        ...(reason && { name: reason }),
        opens: '00:00',
        closes: '00:00',
        validFrom: from,
        validThrough: until || from,
      })),
    }),
  };
}

/** The site itself: the name that a search result shows above the address. */
export function webSite({ profile, publicUrl }: Site): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${publicUrl}/#website`,
    name: profile.name,
    url: `${publicUrl}/`,
    publisher: { '@id': businessId(publicUrl) },
  };
}

export interface ServiceText {
  name: string;
  /** The kind of service; a town page names all services together. */
  serviceType: string;
  description: string;
  path: string;
  areaServed: readonly string[];
  picture: { name: string; alt: string };
}

/** Structured data of a service page or a town page: what is offered, where, and by whom. */
export function service(words: ServiceText, site: Site, nowMs: number): Thing {
  const { profile, publicUrl, pictures } = site;
  const picture = pictures[words.picture.name];
  return {
    '@type': 'Service',
    name: words.name,
    serviceType: words.serviceType,
    description: words.description,
    url: `${publicUrl}${words.path}`,
    areaServed: placesServed(words.areaServed, profile),
    provider: business(site, nowMs),
    image: picture && imageObject(picture, words.picture.alt, publicUrl),
  };
}

/** A picture with its true size. */
export function imageObject(picture: Picture, caption: string, publicUrl: string): Thing {
  return {
    '@type': 'ImageObject',
    contentUrl: imageAddress(publicUrl, picture.name),
    caption,
    width: picture.width,
    height: picture.height,
  };
}

/** @param trail the pages above, the home page first */
export function breadcrumbList(
  trail: readonly { name: string; path: string }[],
  current: string,
  publicUrl: string,
): Thing {
  const items = trail.map(({ name, path }) => ({ name, item: `${publicUrl}${path}` }));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...items, { name: current }].map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...item,
    })),
  };
}

/** Structured data of any other page. */
export function webPage(name: string, description: string, path: string, site: Site, nowMs: number): Thing {
  return {
    '@type': 'WebPage',
    name,
    description,
    url: `${site.publicUrl}${path}`,
    publisher: business(site, nowMs),
  };
}

/** The stable address of a picture, without its hash. */
function imageAddress(publicUrl: string, name: string): string {
  return `${publicUrl}/images/${encodeURIComponent(name)}`;
}

const businessId = (publicUrl: string) => `${publicUrl}/#business`;

/** The towns, or the home town if the owner hasn't named any. */
const placesServed = (towns: readonly string[], { city, state }: Profile) =>
  (towns.length > 0 ? towns : [city]).map((town) => ({ '@type': 'City', name: `${town}, ${state}` }));
