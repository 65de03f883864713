import { isDay, type Profile, phoneMessage, profileSchema } from '../profile.ts';
import { catalogPath } from '../routes.ts';
import { readTelephone } from '../telephone.ts';
import { customFormRecord } from './fields.ts';
import type { PagePlan } from './page-plan.ts';
import type { Problem } from './walk.ts';

/** The business profile as a document. It has its own form (`/admin/profile`), whose labels also name its fields in the history. */
export const profileText = customFormRecord('Business profile', profileSchema);

/** Maximum number of years that a catalog's year may be ahead. */
const catalogYearsAhead = 2;

export const futureYearMessage = 'The year you started can’t be in the future.';

/**
 * Lists impossible values of a well-formed profile. They block saving but not reading, so a business that started "next year" still has its
 * phone number.
 */
export function profileProblems(profile: Profile, plan: PagePlan, today = new Date()): Problem[] {
  return [
    ...wrongPhone(profile),
    ...takenCatalog(profile, plan),
    ...wrongYears(profile, today),
    ...wrongDays(profile, today),
  ];
}

/** Every page dials this number, so it must be unambiguous. */
function wrongPhone({ phone }: Profile): Problem[] {
  return readTelephone(phone) ? [] : [problem('phone', phoneMessage)];
}

/** The catalog's address follows the profile, and a page must not have it. */
function takenCatalog(profile: Profile, plan: PagePlan): Problem[] {
  if (!Object.values(plan.slugs).some((slug) => `/${slug}` === catalogPath(profile))) return [];
  return [problem('retailerSlug', 'A page already has the address that the catalog needs.')];
}

function wrongYears({ since, catalogYear }: Profile, today: Date): Problem[] {
  const year = today.getFullYear();
  const found: Problem[] = [];
  if (since > year) found.push(problem('since', futureYearMessage));
  if (catalogYear > year + catalogYearsAhead)
    found.push(problem('catalogYear', `The year of the catalog is ${year + catalogYearsAhead} or earlier.`));
  return found;
}

function wrongDays({ testimonials }: Profile, today: Date): Problem[] {
  return testimonials.flatMap(({ date }, index): Problem[] => {
    const place = `testimonials.${index}.date`;
    if (date === '') return [];
    if (!isDay(date)) return [problem(place, 'This day doesn’t exist.')];
    return Date.parse(date) > today.getTime() ? [problem(place, 'This day is in the future.')] : [];
  });
}

const problem = (path: string, message: string): Problem => ({ path, code: 'limits', level: 'error', message });
