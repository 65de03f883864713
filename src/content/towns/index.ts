import type { TownContent } from '../../shared/content.ts';
import { asheboroFenceInstallation } from './asheboro.ts';
import { burlingtonFenceInstallation } from './burlington.ts';
import { elonFenceInstallation } from './elon.ts';
import { greensboroFenceInstallation } from './greensboro.ts';
import { highPointFenceInstallation } from './high-point.ts';
import { kernersvilleFenceInstallation } from './kernersville.ts';
import { lexingtonFenceInstallation } from './lexington.ts';
import { winstonSalemFenceInstallation } from './winston-salem.ts';

/** Every town with a page of its own; within a rank the areas page has them in this order. */
export const towns = [
  greensboroFenceInstallation,
  winstonSalemFenceInstallation,
  highPointFenceInstallation,
  kernersvilleFenceInstallation,
  asheboroFenceInstallation,
  burlingtonFenceInstallation,
  elonFenceInstallation,
  lexingtonFenceInstallation,
] as const satisfies readonly TownContent[];
