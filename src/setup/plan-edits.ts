import { type PlanStep, shippedDocuments } from '../content/index.ts';
import { type ChosenTown, townLimits } from '../shared/admin/setup.ts';
import type { ContentDocument } from '../shared/content/documents.ts';
import { type PagePlan, serviceLists, townsOf } from '../shared/content/page-plan.ts';
import { milesBetween } from '../shared/distance.ts';
import { defaultProfile, type Profile } from '../shared/profile.ts';
import { isSameTown } from '../shared/town-name.ts';

/** Within this distance of the default home town, the default text about soil, weather, and towns is true. */
const reachMiles = 45;

/** True if a business works in the region of the default text (docs/product.md, "Setup"). */
function isHere(place: Pick<Profile, 'state' | 'latitude' | 'longitude'>): boolean {
  return place.state === defaultProfile.state && milesBetween(defaultProfile, place) <= reachMiles;
}

/** The redirect target of a hidden town. */
const insteadOfTown = { page: 'areas' };

/**
 * Returns the plan after the business changed its place. In another region, the default towns are hidden and the home page lists only the
 * home town. Moving back shows the hidden ones again. Within the same region, only the home town's name changes.
 */
export function planInRegion(
  plan: PagePlan,
  before: Pick<Profile, 'city'>,
  after: Pick<Profile, 'city' | 'state' | 'latitude' | 'longitude'>,
): PagePlan {
  const region = isHere(after) ? 'home' : 'any';
  if (region !== plan.region) return region === 'home' ? comeBack(plan) : leave(plan, after.city);
  const isAlone = plan.homeTowns.length === 1 && plan.homeTowns[0] === before.city;
  return isAlone ? { ...plan, homeTowns: [after.city] } : plan;
}

function leave(plan: PagePlan, city: string): PagePlan {
  const shipped = new Set<string>(shippedDocuments.plan.homeTowns);
  const homeTowns = plan.homeTowns.filter((entry) => !shipped.has(entry) && !shippedTowns.has(entry));
  const towns = townsOf(plan).filter((id) => shippedTowns.has(id));
  const gone = Object.fromEntries(towns.map((id) => [id, insteadOfTown]));
  return {
    ...plan,
    region: 'any',
    homeTowns: homeTowns.length > 0 ? homeTowns : [city],
    hidden: { ...gone, ...plan.hidden },
  };
}

function comeBack(plan: PagePlan): PagePlan {
  const hidden = Object.entries(plan.hidden).filter(
    ([id, target]) => !(shippedTowns.has(id) && 'page' in target && target.page === insteadOfTown.page),
  );
  return { ...plan, region: 'home', homeTowns: shippedDocuments.plan.homeTowns, hidden: Object.fromEntries(hidden) };
}

const shippedTowns = new Set(townsOf(shippedDocuments.plan));

type Target = PagePlan['hidden'][string];

/**
 * Returns the plan in which only these services are shown. Addresses of other services redirect to the first service of their group, else
 * to the home page.
 */
export function planOfServices(plan: PagePlan, shown: ReadonlySet<string>): PagePlan {
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
 * Returns the step that shows these towns, in this order: all of them on the home page, the first of them with pages. A town without a page
 * gets a draft while there is room. Pages of towns that weren't chosen are hidden.
 */
export function stepOfTowns(
  towns: readonly ChosenTown[],
  byId: ReadonlyMap<string, ContentDocument>,
  home: Pick<Profile, 'latitude' | 'longitude'>,
): PlanStep {
  return async (before, pages, addTown) => {
    const idOf = (name: string) => townsOf(before).find((id) => isSameTown(pages.get(id) ?? '', name));
    const chosen = new Set(towns.map(({ name }) => idOf(name)));
    const hidden: Record<string, Target> = { ...before.hidden };
    for (const id of townsOf(before))
      if (chosen.has(id)) delete hidden[id];
      else hidden[id] ??= insteadOfTown;
    const homeTowns = towns.map(({ name }) => toHomeTownEntry(name, idOf(name), byId));
    let plan: PagePlan = { ...before, hidden, homeTowns };
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

/** A town with a draft is listed by its name, which links to its page once that is published. */
function toHomeTownEntry(name: string, id: string | undefined, byId: ReadonlyMap<string, ContentDocument>): string {
  return id && byId.has(id) ? id : name;
}

/** The first list of the areas page has four towns. */
function hasRoomAmongMain({ main, hidden }: PagePlan): boolean {
  return main.filter((id) => !Object.hasOwn(hidden, id)).length < 4;
}
