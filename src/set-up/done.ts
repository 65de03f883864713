import { shippedDocuments } from '../content/index.ts';
import { serviceLists } from '../shared/content/plan-lists.ts';
import type { SetUpFields, SetUpStep } from '../shared/desk/set-up.ts';
import type { Site } from '../shared/page.ts';
import { defaultAccent, defaultProfile } from '../shared/profile.ts';

/** Whether the data show that a step of the set-up is done: nothing that it asks for is as the site was shipped. */
export function isShownByData(
  step: SetUpStep,
  fields: SetUpFields,
  site: Pick<Site, 'profile' | 'documents'>,
): boolean {
  return rules[step](fields, site);
}

type Rule = (fields: SetUpFields, site: Pick<Site, 'profile' | 'documents'>) => boolean;

const rules: Record<SetUpStep, Rule> = {
  business: (_fields, { profile }) =>
    (['name', 'phone', 'email'] as const).every((field) => profile[field] !== defaultProfile[field]),
  place: (_fields, { profile }) => profile.street !== defaultProfile.street,
  hours: (_fields, { profile }) => profile.openingHours !== defaultProfile.openingHours,
  services: (_fields, { documents: { plan } }) =>
    serviceLists.some(
      (list) =>
        plan[list].join() !== shippedDocuments.plan[list].join() ||
        plan[list].some((id) => Object.hasOwn(plan.hidden, id)),
    ),
  // In another region the home town stands there alone until others are chosen.
  towns: ({ towns }, { documents: { plan } }) =>
    plan.ground === 'anywhere' ? towns.chosen.length > 1 : plan.strip.join() !== shippedDocuments.plan.strip.join(),
  look: ({ look }) => look.hasLogo || look.accent !== defaultAccent,
  password: ({ password }) => password.reason === undefined,
  mail: ({ mail }) => mail.host !== '',
};
