import type { TownContent } from '../section.ts';
import { asheboroFenceInstallation } from './asheboro.ts';
import { burlingtonFenceInstallation } from './burlington.ts';
import { elonFenceInstallation } from './elon.ts';
import { greensboroFenceInstallation } from './greensboro.ts';
import { highPointFenceInstallation } from './high-point.ts';
import { kernersvilleFenceInstallation } from './kernersville.ts';
import { lexingtonFenceInstallation } from './lexington.ts';
import { winstonSalemFenceInstallation } from './winston-salem.ts';

const all: readonly TownContent[] = [
  asheboroFenceInstallation,
  burlingtonFenceInstallation,
  elonFenceInstallation,
  greensboroFenceInstallation,
  highPointFenceInstallation,
  kernersvilleFenceInstallation,
  lexingtonFenceInstallation,
  winstonSalemFenceInstallation,
];

/** The words of a town page, by its slug; `undefined` for a slug without one. */
export function findTownContent(slug: string): TownContent | undefined {
  return all.find((content) => content.slug === slug);
}
