import type { TownWords } from '../../shared/content/town-words.ts';
import { asheboroFenceInstallation } from './asheboro.ts';
import { burlingtonFenceInstallation } from './burlington.ts';
import { elonFenceInstallation } from './elon.ts';
import { greensboroFenceInstallation } from './greensboro.ts';
import { highPointFenceInstallation } from './high-point.ts';
import { kernersvilleFenceInstallation } from './kernersville.ts';
import { lexingtonFenceInstallation } from './lexington.ts';
import { winstonSalemFenceInstallation } from './winston-salem.ts';

/** Every town with a page of its own, by its id; `plan.ts` has their order and addresses. */
export const towns = {
  greensboro: greensboroFenceInstallation,
  'winston-salem': winstonSalemFenceInstallation,
  'high-point': highPointFenceInstallation,
  kernersville: kernersvilleFenceInstallation,
  asheboro: asheboroFenceInstallation,
  burlington: burlingtonFenceInstallation,
  elon: elonFenceInstallation,
  lexington: lexingtonFenceInstallation,
} as const satisfies Record<string, TownWords>;
