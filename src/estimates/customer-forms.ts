import * as z from 'zod/mini';
import { declineReasons } from '../shared/estimate/estimate.ts';
import { cleanLine, onLines, onVisitorsLine } from '../shared/text-rules.ts';

const nameMessage = 'Type your full name.';
const signedName = z
  .string(nameMessage)
  .check(onVisitorsLine(), z.minLength(2, nameMessage), z.maxLength(100, 'Keep your name to 100 characters or less.'));

/** A whole number as JSON, or as a form posts it. */
const posted = (message: string) =>
  z.pipe(
    z.transform((value) => (typeof value === 'string' && /^\d{1,12}$/.test(value) ? Number(value) : value)),
    z.int(message).check(z.minimum(0, message)),
  );

const seenVersion = posted('Please reload this page and try again.');

/** The body of `POST /estimate/:token/accept`, as JSON or as the page's form posts it. */
export const estimateAcceptSchema = z.object({
  version: seenVersion,
  option: posted('Choose one of the options.'),
  /** A form posts one value as text, several as a list, and none as nothing. */
  addOns: z.pipe(
    z.transform((value) => (Array.isArray(value) ? value : value === undefined || value === '' ? [] : [value])),
    z
      .array(posted('Choose from the add-ons on this page.'))
      .check(z.maxLength(20, 'Choose from the add-ons on this page.')),
  ),
  /** In cents. */
  total: posted('Please reload this page and try again.'),
  name: signedName,
  agree: z.pipe(
    z.transform((value) => value === true || value === 'yes' || value === 'on'),
    z.literal(true, 'Check the box to sign electronically.'),
  ),
});
export type EstimateAccept = z.infer<typeof estimateAcceptSchema>;

const optionalWords = z.pipe(
  z.transform((value) => value ?? ''),
  z.string('Enter text.').check(onLines(), z.maxLength(2000, 'Keep this to 2,000 characters or less.')),
);

/** The body of `POST /estimate/:token/decline`. */
export const estimateDeclineSchema = z.object({
  version: seenVersion,
  reason: z.enum(
    Object.keys(declineReasons) as [keyof typeof declineReasons, ...(keyof typeof declineReasons)[]],
    'Choose a reason.',
  ),
  text: optionalWords,
  name: signedName,
});

export type EstimateDecline = z.infer<typeof estimateDeclineSchema>;

const questionMessage = 'Type your question.';
/** The body of `POST /estimate/:token/question`. */
export const estimateQuestionSchema = z.object({
  text: z.string(questionMessage).check(
    onLines(),
    z.refine((text) => cleanLine(text) !== '', questionMessage),
    z.maxLength(2000, 'Keep your question to 2,000 characters or less.'),
  ),
});

/** The body of the photo form, without the photos. With JavaScript, it says how many photos will follow to `POST /api/lead-photos`. */
export const estimateNoteSchema = z.object({
  text: optionalWords,
  photos: z.optional(z.int().check(z.minimum(0))),
});
