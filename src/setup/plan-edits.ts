import { type PlanStep, shippedDocuments } from '../content/index.ts';
import { type ChosenTown, townLimits } from '../shared/admin/setup.ts';
import type { ContentDocument } from '../shared/content/documents.ts';
import { type SitePlan, serviceLists, townsOf } from '../shared/content/page-plan.ts';
import { milesBetween } from '../shared/distance.ts';
import { defaultProfile, type Profile } from '../shared/profile.ts';
import { isSameTown } from '../shared/town-name.ts';

/** Within this distance of the shipped home town, the shipped words about soil, weather and towns are true. */
const reachMiles = 45;

/** True if a business works where the shipped words speak of (docs/product.md, "Setup"). */
function isHere(place: Pick<Profile, 'state' | 'latitude' | 'longitude'>): boolean {
  return place.state === defaultProfile.state && milesBetween(defaultProfile, place) <= reachMiles;
}

/** The redirect target of a hidden town. */
const insteadOfTown = { page: 'areas' };

/**
 * The plan after the business changed its place. In another region the shipped towns are hidden and the strip's other towns are removed;
 * moving back shows the hidden ones again. Within the same region only the home town changes its name.
 */
export function planInRegion(
  plan: SitePlan,
  before: Pick<Profile, 'city'>,
  after: Pick<Profile, 'city' | 'state' | 'latitude' | 'longitude'>,
): SitePlan {
  const region = isHere(after) ? 'home' : 'any';
  if (region !== plan.region) return region === 'home' ? comeBack(plan) : leave(plan, after.city);
  const isAlone = plan.strip.length === 1 && plan.strip[0] === before.city;
  return isAlone ? { ...plan, strip: [after.city] } : plan;
}

function leave(plan: SitePlan, city: string): SitePlan {
  const shipped = new Set<string>(shippedDocuments.plan.strip);
  const strip = plan.strip.filter((entry) => !shipped.has(entry) && !shippedTowns.has(entry));
  const towns = townsOf(plan).filter((id) => shippedTowns.has(id));
  const gone = Object.fromEntries(towns.map((id) => [id, insteadOfTown]));
  return { ...plan, region: 'any', strip: strip.length > 0 ? strip : [city], hidden: { ...gone, ...plan.hidden } };
}

function comeBack(plan: SitePlan): SitePlan {
  const hidden = Object.entries(plan.hidden).filter(
    ([id, target]) => !(shippedTowns.has(id) && 'page' in target && target.page === insteadOfTown.page),
  );
  return { ...plan, region: 'home', strip: shippedDocuments.plan.strip, hidden: Object.fromEntries(hidden) };
}

const shippedTowns = new Set(townsOf(shippedDocuments.plan));

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
    const idOf = (name: string) => townsOf(before).find((id) => isSameTown(pages.get(id) ?? '', name));
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

/** A draft stands by its name, which leads to its page once that is published. */
function toStripEntry(name: string, id: string | undefined, byId: ReadonlyMap<string, ContentDocument>): string {
  return id && byId.has(id) ? id : name;
}

/** The first list of the areas page names four towns. */
function hasRoomAmongMain({ main, hidden }: SitePlan): boolean {
  return main.filter((id) => !Object.hasOwn(hidden, id)).length < 4;
}
