import type { townLists } from '../../shared/content/plan-lists.ts';
import type { TownWords } from '../../shared/content/town-words.ts';
import { asheboroFenceInstallation } from './asheboro.ts';
import { burlingtonFenceInstallation } from './burlington.ts';
import { elonFenceInstallation } from './elon.ts';
import { greensboroFenceInstallation } from './greensboro.ts';
import { highPointFenceInstallation } from './high-point.ts';
import { kernersvilleFenceInstallation } from './kernersville.ts';
import { lexingtonFenceInstallation } from './lexington.ts';
import { winstonSalemFenceInstallation } from './winston-salem.ts';

/** The town pages by their ids, in the lists and the order of the areas page. */
export const townGroups = {
  main: {
    greensboro: greensboroFenceInstallation,
    'winston-salem': winstonSalemFenceInstallation,
    'high-point': highPointFenceInstallation,
    kernersville: kernersvilleFenceInstallation,
  },
  other: {
    asheboro: asheboroFenceInstallation,
    burlington: burlingtonFenceInstallation,
    elon: elonFenceInstallation,
    lexington: lexingtonFenceInstallation,
  },
} as const satisfies Record<(typeof townLists)[number], Record<string, TownWords>>;

/** Every town with a page of its own, by its id. */
export const towns = { ...townGroups.main, ...townGroups.other };
