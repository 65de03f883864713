/** The three groups of service pages (specification, section 2.2). */

export interface NavigationItem {
  name: string;
  path: string;
}

export type NavigationGroup = 'residential' | 'commercial' | 'fenceStyles';

export const navigation = {
  residential: [
    { name: 'Residential Wood Fencing', path: '/residential-wood-fencing' },
    { name: 'Residential Vinyl Fencing', path: '/residential-vinyl-fencing' },
    { name: 'Residential Aluminum Fencing', path: '/residential-aluminum-fencing' },
    { name: 'Residential Chain Link Fencing', path: '/residential-chain-link-fencing' },
    { name: 'Fence Repair & Replacement', path: '/fence-repair-replacement' },
  ],
  commercial: [
    { name: 'Commercial Wood Fencing', path: '/commercial-wood-fencing' },
    { name: 'Commercial Vinyl Fencing', path: '/commercial-vinyl-fencing' },
    { name: 'Commercial Aluminum Fencing', path: '/commercial-aluminum-fencing' },
    { name: 'Commercial Chain Link Fencing', path: '/commercial-chain-link-fencing' },
    { name: 'Commercial Fence Repair', path: '/commercial-fence-repair' },
    { name: 'Security Fencing', path: '/commercial-security-fencing' },
    { name: 'Electronic Fencing', path: '/commercial-electronic-fencing' },
  ],
  fenceStyles: [
    { name: 'Decorative Fencing', path: '/decorative-fencing' },
    { name: 'Ranch Fencing', path: '/ranch-fencing' },
    { name: 'Picket Fencing', path: '/picket-fencing' },
    { name: 'Pool Fencing', path: '/pool-fencing' },
    { name: 'Security Fencing', path: '/security-fencing' },
    { name: 'Privacy Fencing', path: '/privacy-fencing' },
  ],
} as const satisfies Record<NavigationGroup, readonly NavigationItem[]>;

export const navigationGroups: readonly { key: NavigationGroup; label: string }[] = [
  { key: 'residential', label: 'Residential' },
  { key: 'commercial', label: 'Commercial' },
  { key: 'fenceStyles', label: 'Fence Styles' },
];

/** Every service page, in the order of the groups. */
export const serviceItems: readonly NavigationItem[] = navigationGroups.flatMap(({ key }) => [...navigation[key]]);

/**
 * The other items of the group that holds `/{slug}` (specification, section 2.2, related-services rule).
 * @returns an empty list when the slug is in no group
 */
export function relatedServices(slug: string): { title: string; path: string }[] {
  const path = `/${slug}`;
  const group = navigationGroups.find(({ key }) => navigation[key].some((item) => item.path === path));
  if (!group) return [];
  return navigation[group.key].filter((item) => item.path !== path).map(({ name, path }) => ({ title: name, path }));
}

/** The navigation name of a service page, or `undefined` for a slug in no group. */
export function serviceName(slug: string): string | undefined {
  return serviceItems.find((item) => item.path === `/${slug}`)?.name;
}
