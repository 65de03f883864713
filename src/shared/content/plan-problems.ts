import type { FieldMessages } from '../fields.ts';
import { catalogPath, fixedRoutes } from '../routes.ts';
import type { ContentDocument } from './documents.ts';
import { type SitePlan, serviceLists, townLists } from './plan.ts';

/** What a plan is checked against. */
export interface PlanContext {
  byId: ReadonlyMap<string, ContentDocument>;
  profile: Parameters<typeof catalogPath>[0];
}

/** What is wrong with a plan, by the dotted path in it; empty where nothing is. */
export function findPlanProblems(plan: SitePlan, context: PlanContext): FieldMessages {
  return { ...wrongLists(plan, context), ...wrongSlugs(plan, context), ...wrongTargets(plan, context) };
}

/** Addresses that the program answers itself. A page's address has no dot, so that no file is hidden by it. */
export function isReserved(slug: string, profile: PlanContext['profile']): boolean {
  const fixed = [...fixedRoutes.listed, ...fixedRoutes.unlisted].map(({ path }) => path.split('/')[1]);
  const others = ['api', 'admin', 'assets', 'icons', 'images', 'catalog-pages', 'healthz', 'readyz'];
  return [...fixed, ...others].includes(slug) || slug.startsWith('upload-') || `/${slug}` === catalogPath(profile);
}

/** Every page stands once, in a list of its kind. */
function wrongLists(plan: SitePlan, { byId }: PlanContext): FieldMessages {
  const messages: FieldMessages = {};
  const seen = new Set<string>();
  for (const [kind, lists] of [
    ['service', serviceLists],
    ['town', townLists],
  ] as const)
    for (const list of lists)
      for (const id of plan[list]) {
        if (byId.get(id)?.kind !== kind || seen.has(id)) messages[list] = [`${id} does not belong here.`];
        seen.add(id);
      }
  const missing = [...byId.values()].filter(({ id, kind }) => (kind === 'service' || kind === 'town') && !seen.has(id));
  if (missing.length > 0)
    messages.lists = [`Every page stands in a list; ${missing.map(({ id }) => id).join(', ')} does not.`];
  return messages;
}

function wrongSlugs(plan: SitePlan, { profile }: PlanContext): FieldMessages {
  const messages: FieldMessages = {};
  const ids = [...serviceLists, ...townLists].flatMap((list) => plan[list]);
  for (const id of ids) {
    const slug = plan.slugs[id];
    const path = `slugs.${id}`;
    if (!slug) messages[path] = ['This page needs an address.'];
    else if (isReserved(slug, profile)) messages[path] = ['The site needs this address itself.'];
    else if (ids.some((other) => other !== id && plan.slugs[other] === slug))
      messages[path] = ['Another page has this address.'];
  }
  return messages;
}

/** The address of a hidden page leads to one that visitors see. */
function wrongTargets({ hidden }: SitePlan, { byId }: PlanContext): FieldMessages {
  const messages: FieldMessages = {};
  for (const [id, target] of Object.entries(hidden)) {
    const { page, address } = target as { page?: string; address?: string };
    const leadsNowhere = page ? !byId.has(page) || Object.hasOwn(hidden, page) : !isTarget(address ?? '');
    if (!byId.has(id) || leadsNowhere) messages[`hidden.${id}`] = ['Choose a page that visitors see.'];
  }
  return messages;
}

/** A path of this site or an https address. */
export const isTarget = (address: string): boolean =>
  /^(https:\/\/[^\s"'<>\\]+|\/(?![/\\])[^\s"'<>\\]*)$/.test(address);
