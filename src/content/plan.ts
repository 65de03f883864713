import type { SitePlan } from '../shared/content/plan.ts';
import { serviceGroups, services } from './services/index.ts';
import { townGroups, towns } from './towns/index.ts';

/** The pages that the site is shipped with: all of `services` and `towns`, each where its index lists it. */
export const plan = {
  residential: Object.keys(serviceGroups.residential),
  commercial: Object.keys(serviceGroups.commercial),
  fenceStyles: Object.keys(serviceGroups.fenceStyles),
  main: Object.keys(townGroups.main),
  other: Object.keys(townGroups.other),
  strip: [
    'kernersville',
    'greensboro',
    'winston-salem',
    'high-point',
    'Oak Ridge',
    'Summerfield',
    'Walkertown',
    'Clemmons',
    'Lewisville',
    'Archdale',
    'Jamestown',
    'Thomasville',
  ],
  slugs: {
    ...fromIds(Object.keys(services), (id) => id),
    ...fromIds(Object.keys(towns), (id) => `${id}-fence-installation`),
  },
  hidden: {},
  ground: 'here',
} satisfies SitePlan;

function fromIds(ids: readonly string[], toSlug: (id: string) => string): Record<string, string> {
  return Object.fromEntries(ids.map((id) => [id, toSlug(id)]));
}
