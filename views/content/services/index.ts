import type { ServiceContent } from '../section.ts';
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

const all: readonly ServiceContent[] = [
  commercialAluminumFencing,
  commercialChainLinkFencing,
  commercialElectronicFencing,
  commercialFenceRepair,
  commercialSecurityFencing,
  commercialVinylFencing,
  commercialWoodFencing,
  decorativeFencing,
  fenceRepairReplacement,
  picketFencing,
  poolFencing,
  privacyFencing,
  ranchFencing,
  residentialAluminumFencing,
  residentialChainLinkFencing,
  residentialVinylFencing,
  residentialWoodFencing,
  securityFencing,
];

/** The words of a service page, by its slug; `undefined` for a slug without one. */
export function findServiceContent(slug: string): ServiceContent | undefined {
  return all.find((content) => content.slug === slug);
}
