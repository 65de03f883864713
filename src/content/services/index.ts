import type { ServiceContent } from '../../shared/content.ts';
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

/** Every service page; within a group the menu has them in this order. */
export const services = [
  residentialWoodFencing,
  residentialVinylFencing,
  residentialAluminumFencing,
  residentialChainLinkFencing,
  fenceRepairReplacement,
  commercialWoodFencing,
  commercialVinylFencing,
  commercialAluminumFencing,
  commercialChainLinkFencing,
  commercialFenceRepair,
  commercialSecurityFencing,
  commercialElectronicFencing,
  decorativeFencing,
  ranchFencing,
  picketFencing,
  poolFencing,
  securityFencing,
  privacyFencing,
] as const satisfies readonly ServiceContent[];
