import type { PlanStep } from '../content/index.ts';
import type { ContentDocument } from '../shared/content/documents.ts';
import type { SitePlan } from '../shared/content/plan.ts';
import { serviceLists, townsOf } from '../shared/content/plan-lists.ts';
import { type ChosenTown, townLimits } from '../shared/desk/set-up.ts';
import type { Profile } from '../shared/profile.ts';
import { insteadOfTown } from './plan-of-region.ts';

type Target = SitePlan['hidden'][string];

/** The plan in which only these services show; visitors of another one go to the first of its group, else to the home page. */
export function planOfServices(plan: SitePlan, shown: ReadonlySet<string>): SitePlan {
  const hidden: Record<string, Target> = { ...plan.hidden };
  for (const list of serviceLists) {
    const target = { page: plan[list].find((id) => shown.has(id)) ?? 'home' };
    for (const id of plan[list])
      if (shown.has(id)) delete hidden[id];
      else hidden[id] ??= target;
  }
  return { ...plan, hidden };
}

/**
 * The step that shows these towns, in this order: all of them in the strip, the first of them with pages. One without gets a draft of one
 * while there is room; pages of towns that were not chosen are hidden.
 */
export function stepOfTowns(
  towns: readonly ChosenTown[],
  byId: ReadonlyMap<string, ContentDocument>,
  home: Pick<Profile, 'latitude' | 'longitude'>,
): PlanStep {
  return async (before, pages, addTown) => {
    const idOf = (name: string) => townsOf(before).find((id) => isSame(pages.get(id) ?? '', name));
    const chosen = new Set(towns.map(({ name }) => idOf(name)));
    const hidden: Record<string, Target> = { ...before.hidden };
    for (const id of townsOf(before))
      if (chosen.has(id)) delete hidden[id];
      else hidden[id] ??= insteadOfTown;
    const strip = towns.map(({ name }) => toStripEntry(name, idOf(name), byId));
    let plan: SitePlan = { ...before, hidden, strip };
    let room = townLimits.pages - townsOf(before).filter((id) => chosen.has(id)).length;
    for (const { name, latitude = home.latitude, longitude = home.longitude } of towns) {
      if (room <= 0) break;
      if (idOf(name)) continue;
      plan = await addTown(plan, hasRoomAmongMain(plan) ? 'main' : 'other', { name, latitude, longitude });
      room -= 1;
    }
    return plan;
  };
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** A draft stands by its name, which leads to its page once that is published. */
function toStripEntry(name: string, id: string | undefined, byId: ReadonlyMap<string, ContentDocument>): string {
  return id && byId.has(id) ? id : name;
}

/** The first list of the areas page names four towns. */
function hasRoomAmongMain({ main, hidden }: SitePlan): boolean {
  return main.filter((id) => !Object.hasOwn(hidden, id)).length < 4;
}
