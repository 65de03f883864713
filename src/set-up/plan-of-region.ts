import { shippedDocuments } from '../content/index.ts';
import type { SitePlan } from '../shared/content/plan.ts';
import { townsOf } from '../shared/content/plan-lists.ts';
import { defaultProfile, type Profile } from '../shared/profile.ts';
import { milesBetween } from './places.ts';

/** Within this distance of the shipped home town, the shipped words about ground, weather and towns are true. */
const reachMiles = 45;

/** Whether a business works where the shipped words speak of (docs/product.md, "Set-up"). */
export function isHere(place: Pick<Profile, 'state' | 'latitude' | 'longitude'>): boolean {
  return place.state === defaultProfile.state && milesBetween(defaultProfile, place) <= reachMiles;
}

/** Where visitors of a hidden town go. */
export const insteadOfTown = { page: 'areas' };

/**
 * The plan after the business changed its place. In another region the shipped towns are hidden and the strip's other towns are removed;
 * moving back shows the hidden ones again. Within the same region only the home town changes its name.
 */
export function planInRegion(
  plan: SitePlan,
  before: Pick<Profile, 'city'>,
  after: Pick<Profile, 'city' | 'state' | 'latitude' | 'longitude'>,
): SitePlan {
  const ground = isHere(after) ? 'here' : 'anywhere';
  if (ground !== plan.ground) return ground === 'here' ? comeBack(plan) : leave(plan, after.city);
  const isAlone = plan.strip.length === 1 && plan.strip[0] === before.city;
  return isAlone ? { ...plan, strip: [after.city] } : plan;
}

function leave(plan: SitePlan, city: string): SitePlan {
  const shipped = new Set<string>(shippedDocuments.plan.strip);
  const strip = plan.strip.filter((entry) => !shipped.has(entry) && !shippedTowns.has(entry));
  const towns = townsOf(plan).filter((id) => shippedTowns.has(id));
  const gone = Object.fromEntries(towns.map((id) => [id, insteadOfTown]));
  return { ...plan, ground: 'anywhere', strip: strip.length > 0 ? strip : [city], hidden: { ...gone, ...plan.hidden } };
}

function comeBack(plan: SitePlan): SitePlan {
  const hidden = Object.entries(plan.hidden).filter(
    ([id, target]) => !(shippedTowns.has(id) && 'page' in target && target.page === insteadOfTown.page),
  );
  return { ...plan, ground: 'here', strip: shippedDocuments.plan.strip, hidden: Object.fromEntries(hidden) };
}

const shippedTowns = new Set(townsOf(shippedDocuments.plan));
