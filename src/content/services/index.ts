import type { serviceLists } from '../../shared/content/plan-lists.ts';
import type { ServiceWords } from '../../shared/content/service-words.ts';
import { commercialAluminumFencing } from './commercial-aluminum-fencing.ts';
import { commercialChainLinkFencing } from './commercial-chain-link-fencing.ts';
import { commercialElectronicFencing } from './commercial-electronic-fencing.ts';
import { commercialFenceRepair } from './commercial-fence-repair.ts';
import { commercialSecurityFencing } from './commercial-security-fencing.ts';
import { commercialVinylFencing } from './commercial-vinyl-fencing.ts';
import { commercialWoodFencing } from './commercial-wood-fencing.ts';
import { decorativeFencing } from './decorative-fencing.ts';
import { fenceRepairReplacement } from './fence-repair-replacement.ts';
import { picketFencing } from './picket-fencing.ts';
import { poolFencing } from './pool-fencing.ts';
import { privacyFencing } from './privacy-fencing.ts';
import { ranchFencing } from './ranch-fencing.ts';
import { residentialAluminumFencing } from './residential-aluminum-fencing.ts';
import { residentialChainLinkFencing } from './residential-chain-link-fencing.ts';
import { residentialVinylFencing } from './residential-vinyl-fencing.ts';
import { residentialWoodFencing } from './residential-wood-fencing.ts';
import { securityFencing } from './security-fencing.ts';

/** The service pages by their ids, in the groups and the order of the menu. A service's id is its address as well. */
export const serviceGroups = {
  residential: {
    'residential-wood-fencing': residentialWoodFencing,
    'residential-vinyl-fencing': residentialVinylFencing,
    'residential-aluminum-fencing': residentialAluminumFencing,
    'residential-chain-link-fencing': residentialChainLinkFencing,
    'fence-repair-replacement': fenceRepairReplacement,
  },
  commercial: {
    'commercial-wood-fencing': commercialWoodFencing,
    'commercial-vinyl-fencing': commercialVinylFencing,
    'commercial-aluminum-fencing': commercialAluminumFencing,
    'commercial-chain-link-fencing': commercialChainLinkFencing,
    'commercial-fence-repair': commercialFenceRepair,
    'commercial-security-fencing': commercialSecurityFencing,
    'commercial-electronic-fencing': commercialElectronicFencing,
  },
  fenceStyles: {
    'decorative-fencing': decorativeFencing,
    'ranch-fencing': ranchFencing,
    'picket-fencing': picketFencing,
    'pool-fencing': poolFencing,
    'security-fencing': securityFencing,
    'privacy-fencing': privacyFencing,
  },
} as const satisfies Record<(typeof serviceLists)[number], Record<string, ServiceWords>>;

/** Every service page by its id. */
export const services = { ...serviceGroups.residential, ...serviceGroups.commercial, ...serviceGroups.fenceStyles };
