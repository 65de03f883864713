import { openingHoursByDay } from '../src/shared/hours.ts';
import type { Site } from '../src/shared/page.ts';
import type { Picture } from '../src/shared/pictures/pictures.ts';
import type { Profile } from '../src/shared/profile.ts';
import { internationalPhone } from '../src/shared/telephone.ts';

/** A schema.org thing, without its context. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** The business as the home page tells it (docs/product.md, "Home page" and "Figures"), in every town it serves. */
export function localBusiness(site: Site): Thing {
  return { ...business(site), areaServed: placesServed(site.map.townNames, site.profile) };
}

/** The business with all that a search engine needs to know it by; pages that offer something repeat it, since each is read alone. */
function business({ profile, publicUrl, pictures }: Site): Thing {
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
    openingHours: profile.openingHours,
    openingHoursSpecification: openingHoursByDay(profile.openingHours).map((span) => ({
      '@type': 'OpeningHoursSpecification',
      ...span,
    })),
    paymentAccepted: 'Cash, Credit Card',
    geo: { '@type': 'GeoCoordinates', latitude: profile.latitude, longitude: profile.longitude },
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

export interface ServiceWords {
  name: string;
  /** What is offered, in words that differ from page to page where the service does. */
  serviceType: string;
  description: string;
  path: string;
  areaServed: readonly string[];
  picture: { name: string; alt: string };
}

/** A service page or a town page: what is offered, where, by whom. */
export function service(words: ServiceWords, site: Site): Thing {
  const { profile, publicUrl, pictures } = site;
  const picture = pictures[words.picture.name];
  return {
    '@type': 'Service',
    name: words.name,
    serviceType: words.serviceType,
    description: words.description,
    url: `${publicUrl}${words.path}`,
    areaServed: placesServed(words.areaServed, profile),
    provider: business(site),
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

/** A page that is none of the above. */
export function webPage(name: string, description: string, path: string, site: Site): Thing {
  return {
    '@type': 'WebPage',
    name,
    description,
    url: `${site.publicUrl}${path}`,
    publisher: business(site),
  };
}

/** The unvaried address under which a picture of the site is found. */
export function imageAddress(publicUrl: string, name: string): string {
  return `${publicUrl}/images/${encodeURIComponent(name)}`;
}

const businessId = (publicUrl: string) => `${publicUrl}/#business`;

/** The towns, or the home town while the owner has named none. */
const placesServed = (towns: readonly string[], { city, state }: Profile) =>
  (towns.length > 0 ? towns : [city]).map((town) => ({ '@type': 'City', name: `${town}, ${state}` }));
