import type { Site } from '../src/shared/page.ts';
import type { Picture } from '../src/shared/pictures.ts';

/** A schema.org thing, without its context. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** The business as the home page tells it (specification, sections 2.5 and 9). */
export function localBusiness({ profile, publicUrl, pictures }: Site, areaServed: readonly string[]): Thing {
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
    areaServed: areaServed.map((town) => place(town, profile.state)),
    telephone: profile.phone,
    email: profile.email,
    priceRange: '$$',
    openingHours: profile.openingHours,
    paymentAccepted: 'Cash, Credit Card',
    geo: { '@type': 'GeoCoordinates', latitude: profile.latitude, longitude: profile.longitude },
  };
}

export interface ServiceWords {
  name: string;
  description: string;
  path: string;
  areaServed: readonly string[];
  picture: { name: string; alt: string };
}

/** A service page or a town page: what is offered, where, by whom. */
export function service(words: ServiceWords, { profile, publicUrl, pictures }: Site): Thing {
  const picture = pictures[words.picture.name];
  return {
    '@type': 'Service',
    name: words.name,
    serviceType: 'Fence installation and repair',
    description: words.description,
    url: `${publicUrl}${words.path}`,
    areaServed: words.areaServed.map((town) => place(town, profile.state)),
    provider: { '@type': 'LocalBusiness', '@id': businessId(publicUrl), name: profile.name, telephone: profile.phone },
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
export function webPage(name: string, description: string, path: string, { publicUrl, profile }: Site): Thing {
  return {
    '@type': 'WebPage',
    name,
    description,
    url: `${publicUrl}${path}`,
    publisher: { '@type': 'LocalBusiness', '@id': businessId(publicUrl), name: profile.name },
  };
}

/** The unvaried address under which a picture of the site is found. */
export function imageAddress(publicUrl: string, name: string): string {
  return `${publicUrl}/images/${encodeURIComponent(name)}`;
}

const businessId = (publicUrl: string) => `${publicUrl}/#business`;

const place = (town: string, state: string) => ({ '@type': 'City', name: `${town}, ${state}` });
