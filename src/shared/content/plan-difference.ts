import type { SitePlan } from './plan.ts';
import { serviceLists, servicesOf, townLists, townsOf } from './plan-lists.ts';

/**
 * What differs between two plans, one sentence for each difference, such as "/pool-fencing leads to /pools".
 * @param nameOf the name of a page by its id
 */
export function describePlans(before: SitePlan, after: SitePlan, nameOf: (id: string) => string): string[] {
  const [were, are] = [idsOf(before), idsOf(after)];
  const hasNow = (plan: SitePlan, id: string) => Object.hasOwn(plan.hidden, id);
  const stayed = are.filter((id) => were.includes(id));
  const moved = stayed.filter((id) => before.slugs[id] !== after.slugs[id]);
  const hidden = stayed.filter((id) => hasNow(after, id) && !hasNow(before, id));
  const shown = stayed.filter((id) => hasNow(before, id) && !hasNow(after, id));
  const led = stayed.filter(
    (id) => hasNow(before, id) && hasNow(after, id) && !isSame(before.hidden[id], after.hidden[id]),
  );
  return [
    ...are.filter((id) => !were.includes(id)).map((id) => `${nameOf(id)} was added`),
    ...were.filter((id) => !are.includes(id)).map((id) => `${nameOf(id)} was removed`),
    ...moved.map((id) => `/${before.slugs[id]} leads to /${after.slugs[id]}`),
    ...hidden.map((id) => `${nameOf(id)} is hidden`),
    ...shown.map((id) => `${nameOf(id)} is shown again`),
    ...led.map((id) => `The visitors of ${nameOf(id)} are led elsewhere`),
    ...describeOrder(before, after),
    ...(before.ground === after.ground ? [] : ['The words about ground and weather follow another region']),
  ];
}

const idsOf = (plan: SitePlan) => [...servicesOf(plan), ...townsOf(plan)];

/** Lists are compared without what came or went. */
function describeOrder(before: SitePlan, after: SitePlan): string[] {
  const [were, are] = [new Set(idsOf(before)), new Set(idsOf(after))];
  const stay = (list: readonly string[]) => list.filter((id) => were.has(id) && are.has(id));
  const isMoved = [...serviceLists, ...townLists].some((list) => !isSame(stay(before[list]), stay(after[list])));
  const isGone = (id: string) => were.has(id) !== are.has(id);
  const strip = (plan: SitePlan) => plan.strip.filter((entry) => !isGone(entry));
  return [
    ...(isMoved ? ['The order of the pages was changed'] : []),
    ...(isSame(strip(before), strip(after)) ? [] : ['The towns on the home page were changed']),
  ];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
