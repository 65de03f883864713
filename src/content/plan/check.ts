import type { AnsweredAddresses } from '../../http/answered-addresses.ts';
import { followPage, reservedMessage, takenMessage, targetSchema } from '../../shared/content/addresses.ts';
import type { ContentDocument, DocumentKind } from '../../shared/content/documents.ts';
import {
  legalLists,
  type PagePlan,
  pagesOf,
  planSchema,
  serviceLists,
  servicesOf,
  townLists,
  townsOf,
} from '../../shared/content/page-plan.ts';
import { checkFields, checkPaths, type FieldMessages } from '../../shared/fields.ts';
import type { Profile } from '../../shared/profile.ts';
import { isReserved } from './reserved.ts';

/** The data that a page plan is checked against. */
export interface PlanRules {
  /** The plan that it replaces. */
  before: PagePlan;
  /** Every page, including unpublished ones, with its kind and its name. */
  pages: ReadonlyMap<string, { kind: DocumentKind; name: string }>;
  /** The published documents. */
  byId: ReadonlyMap<string, ContentDocument>;
  profile: Pick<Profile, 'retailerSlug' | 'catalogYear' | 'brandInitials'>;
  answered: AnsweredAddresses;
}

/** The maximum number of pages of a kind, including unpublished ones. */
export const pageLimit = 60;

/** Error message when the limit is exceeded. */
export const noRoomMessage = (kind: 'service' | 'town') => `You can have up to ${pageLimit} ${kind} pages.`;

/**
 * Checks a plan that an editor sent.
 * @returns the plan without entries of unknown pages, or the messages by field, such as `slugs.pool-fencing`
 */
export function checkPlan(
  input: unknown,
  rules: PlanRules,
): { plan: PagePlan; fields?: undefined } | { plan?: undefined; fields: FieldMessages } {
  const { value: plan, fields: wrong } = checkPaths(planSchema, input);
  if (!plan) return { fields: wrong };
  const fields = toFields([...listProblems(plan, rules), ...slugProblems(plan, rules), ...hiddenProblems(plan, rules)]);
  if (Object.keys(fields).length > 0) return { fields };
  const slugs = Object.fromEntries(pagesOf(plan).map((id) => [id, plan.slugs[id] ?? id]));
  return { plan: { ...plan, slugs } };
}

type FieldProblem = readonly [field: string, message: string];

/** Each page must be in exactly one list of its kind. Other requests add and remove pages. */
function listProblems(plan: PagePlan, { before, pages }: PlanRules): FieldProblem[] {
  const lists = [
    ...serviceLists.map((list) => [list, 'service'] as const),
    ...townLists.map((list) => [list, 'town'] as const),
    ...legalLists.map((list) => [list, 'legal'] as const),
  ];
  const seen = new Set<string>();
  const found: FieldProblem[] = [];
  for (const [list, kind] of lists)
    for (const id of plan[list]) {
      if (pages.get(id)?.kind !== kind) found.push([list, `There is no ${kind} page ${id}.`]);
      if (seen.has(id)) found.push([list, `${pages.get(id)?.name ?? id} is listed twice.`]);
      seen.add(id);
    }
  for (const [list] of lists)
    for (const id of before[list])
      if (pages.has(id) && !seen.has(id))
        found.push([list, `${pages.get(id)?.name} is missing. Hide it or remove it.`]);
  if (servicesOf(plan).length > pageLimit) found.push(['residential', noRoomMessage('service')]);
  if (townsOf(plan).length > pageLimit) found.push(['main', noRoomMessage('town')]);
  if (new Set(plan.homeTowns).size < plan.homeTowns.length) found.push(['homeTowns', 'A town is listed twice.']);
  return found;
}

function slugProblems(plan: PagePlan, { before, ...owners }: PlanRules): FieldProblem[] {
  const ids = pagesOf(plan);
  return ids.flatMap((id): FieldProblem[] => {
    const slug = plan.slugs[id];
    const others = ids.filter((other) => other !== id && plan.slugs[other] === slug);
    // If two pages have one address, the error is on the new page, or on both if both are new.
    const isNewcomer = before.slugs[id] !== slug || others.every((other) => before.slugs[other] === slug);
    if (!slug) return [[`slugs.${id}`, 'Enter an address.']];
    if (isReserved(slug, owners)) return [[`slugs.${id}`, reservedMessage]];
    return others.length > 0 && isNewcomer ? [[`slugs.${id}`, takenMessage]] : [];
  });
}

/**
 * Checks that a hidden page redirects to a published page. Redirects of removed pages aren't checked again: one with a missing target must
 * not block other changes.
 */
function hiddenProblems(plan: PagePlan, { before, byId }: PlanRules): FieldProblem[] {
  const ids = new Set(pagesOf(plan));
  return Object.entries(plan.hidden).flatMap(([id, target]): FieldProblem[] => {
    const field = `hidden.${id}`;
    const isKept = JSON.stringify(before.hidden[id]) === JSON.stringify(target);
    if (!ids.has(id)) return isKept ? [] : [[field, 'This page doesn’t exist.']];
    if (isKept && !followPage({ plan: before, byId }, id)) return [];
    const { fields } = checkFields(targetSchema, target);
    if (fields)
      return Object.values(fields).flatMap((messages) => messages.map((message) => [field, message] as const));
    if ('address' in target) return [];
    return followPage({ plan, byId }, target.page) ? [] : [[field, unseenMessage]];
  });
}

/** The error message if a redirect target isn't published. */
export const unseenMessage = 'Choose a page that visitors can see.';

function toFields(problems: readonly FieldProblem[]): FieldMessages {
  const fields: FieldMessages = {};
  for (const [field, message] of problems) fields[field] = [...new Set(fields[field]).add(message)];
  return fields;
}
