import type { SitePlan } from './plan.ts';

/** The lists of service pages, in the menu's order. */
export const serviceLists = ['residential', 'commercial', 'fenceStyles'] as const;
/** The lists of town pages, in the areas page's order. */
export const townLists = ['main', 'other'] as const;

export const servicesOf = (plan: SitePlan) => serviceLists.flatMap((list) => plan[list]);
export const townsOf = (plan: SitePlan) => townLists.flatMap((list) => plan[list]);
