import type { AnsweredAddresses } from '../../http/answered-addresses.ts';
import { toPath } from '../../shared/content/addresses.ts';
import type { Profile } from '../../shared/profile.ts';
import { catalogFileName, catalogPath, fixedRoutes } from '../../shared/routes.ts';

/** The owners of addresses that no page and no redirect may have. */
export interface AddressOwners {
  answered: AnsweredAddresses;
  profile: Pick<Profile, 'retailerSlug' | 'catalogYear' | 'brandInitials'>;
}

/** True if no page may have this address (docs/product.md, "Pages of the site"). @param slug without the slash */
export function isReserved(slug: string, owners: AddressOwners): boolean {
  return slug.includes('.') || isAnswered(`/${slug}`, owners);
}

/** True if the program serves an address itself, so that it can't redirect. @param path as `toPath` writes it */
export function isAnswered(path: string, { answered, profile }: AddressOwners): boolean {
  const fixed = [...fixedRoutes.listed, ...fixedRoutes.unlisted].some((route) => route.path === path);
  const catalog = [catalogPath(profile), toPath(`/${catalogFileName(profile)}`)];
  return fixed || catalog.includes(path) || answered.has(decodeURI(path));
}
