import * as z from 'zod/mini';

/** A part of the list of submissions, which is sorted by number, newest first. */
export const submissionRangeSchema = z.object({
  /** At most so many. */
  limit: z.optional(wholeNumber('limit must be a whole number above zero.')),
  /** Only those below this number: what comes after the last one that is known. */
  before: z.optional(wholeNumber('before must be the number of a submission.')),
});

export type SubmissionRange = z.infer<typeof submissionRangeSchema>;

/** As it stands in an address; more digits than these are no exact number. */
function wholeNumber(message: string) {
  return z.pipe(z.string(message).check(z.regex(/^[1-9]\d{0,14}$/, message)), z.transform(Number));
}
