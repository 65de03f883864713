import type { SitePlan } from '../shared/content/plan.ts';
import { services } from './services/index.ts';
import { towns } from './towns/index.ts';

/** The pages that the site is shipped with, in the order of menu and areas page. A service's id is its address as well. */
export const plan = {
  residential: [
    'residential-wood-fencing',
    'residential-vinyl-fencing',
    'residential-aluminum-fencing',
    'residential-chain-link-fencing',
    'fence-repair-replacement',
  ],
  commercial: [
    'commercial-wood-fencing',
    'commercial-vinyl-fencing',
    'commercial-aluminum-fencing',
    'commercial-chain-link-fencing',
    'commercial-fence-repair',
    'commercial-security-fencing',
    'commercial-electronic-fencing',
  ],
  fenceStyles: [
    'decorative-fencing',
    'ranch-fencing',
    'picket-fencing',
    'pool-fencing',
    'security-fencing',
    'privacy-fencing',
  ],
  main: ['greensboro', 'winston-salem', 'high-point', 'kernersville'],
  other: ['asheboro', 'burlington', 'elon', 'lexington'],
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
} as const satisfies SitePlan;

function fromIds(ids: readonly string[], toSlug: (id: string) => string): Record<string, string> {
  return Object.fromEntries(ids.map((id) => [id, toSlug(id)]));
}
