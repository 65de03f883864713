import * as z from 'zod/mini';
import { fieldNotes } from '../field.ts';
import { inLikelyYear, plannedYears } from '../likely-years.ts';
import { onOneLine } from '../text-rules.ts';

/** The next step of a lead. */
export interface NextStep {
  text: string;
  /** A day in the business's time zone, such as `2026-11-27`. */
  dueOn: string;
}

/** The lead's version; its next step and its appointment share it. */
export const leadVersion = () => z.int('The version you loaded is missing.');

/** The state after a step is done, and the body of every request that only needs the version. */
export const versionSchema = z.object({ version: leadVersion() });

export const nextStepSchema = z.object({
  text: z
    .string('Enter the next step.')
    .check(
      onOneLine(),
      z.minLength(1, 'Enter the next step.'),
      z.maxLength(200, 'Keep the next step to 200 characters or less.'),
    )
    .register(fieldNotes, { label: 'What to do', limit: 'stops', autoComplete: 'off' }),
  dueOn: z.iso
    .date('Choose a day.')
    .check(inLikelyYear(plannedYears))
    .register(fieldNotes, { label: 'Due date', kind: 'date' }),
  version: leadVersion(),
});

/** The body of `PUT /api/admin/digest`. */
export const digestSchema = z.object({ isOn: z.boolean('Choose on or off.') });

/** A person's choice about the daily email with the steps that are due. */
export interface DigestChoice {
  isOn: boolean;
  /** The person's email; absent for the first owner, whose digest goes to the addresses for leads. */
  email?: string;
}
