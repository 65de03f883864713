import * as z from 'zod/mini';
import { catalogPagePattern, catalogVersionPattern } from '../catalog.ts';
import { cleanLine, emailAddress, onVisitorsLine } from '../text-rules.ts';

export const nameField = z
  .string('Name must be at least 2 characters.')
  .check(
    onVisitorsLine(),
    z.minLength(2, 'Name must be at least 2 characters.'),
    z.maxLength(100, 'Keep the name to 100 characters or less.'),
  );

export const phoneField = z
  .string('Please enter a valid phone number.')
  .check(
    onVisitorsLine(),
    z.minLength(10, 'Please enter a valid phone number.'),
    z.maxLength(40, 'Keep the phone number to 40 characters or less.'),
  );

export const emailField = emailAddress(
  'Please enter a valid email address.',
  'Keep the email address to 254 characters or less.',
);

/** For a plain form, browsers post each line break as two characters (CR LF), but count one, like scripts. */
const plainBreaks = () => z.overwrite<string>((text) => text.replaceAll(/\r\n?/g, '\n'));

export const messageField = z.string('Message must be at least 10 characters.').check(
  plainBreaks(),
  z.trim(),
  z.minLength(10, 'Message must be at least 10 characters.'),
  z.refine((text) => cleanLine(text) !== '', 'Message must be at least 10 characters.'),
  z.maxLength(5000, 'Keep the message to 5,000 characters or less.'),
);

/** Absent, `null`, and empty all mean "not given". */
export const optionalText = (maximum: number, tooLong: string, notText: string) =>
  z.pipe(
    z.transform((value) => value ?? ''),
    z.string(notText).check(plainBreaks(), z.trim(), z.maxLength(maximum, tooLong)),
  );

/** The project details of a request. */
export const detailsField = z.optional(
  optionalText(5000, 'Keep the project details to 5,000 characters or less.', 'Project details must be text.'),
);

/** The same on one line. */
export const optionalLine = (maximum: number, tooLong: string, notText: string) =>
  z.pipe(
    z.transform((value) => value ?? ''),
    z.string(notText).check(onVisitorsLine(), z.maxLength(maximum, tooLong)),
  );

/** The yard's address on one line, optional. */
export const addressField = z.optional(
  optionalLine(200, 'Keep the property address to 200 characters or less.', 'Property address must be text.'),
);

/** The label of the consent checkbox on public forms. It is stored with the consent. */
export const textConsentWords = 'You may text me about this project.';

/** True if the box was checked. Any other value counts as unchecked and must not cost a lead. */
export const mayTextField = z.pipe(
  z.transform((value) => (value === true || value === 'yes' || value === 'on' ? 'yes' : 'no')),
  z.enum(['yes', 'no']),
);

/** A wrong service must not cost a lead, so any text is accepted, and the owner sees what was sent. Other types count as absent. */
export const serviceField = z.optional(
  z.pipe(
    z.transform((value) => (typeof value === 'string' ? cleanLine(value).slice(0, 100).trimEnd() : '')),
    z.string(),
  ),
);

/** The catalog page on which the form was opened. An invalid page counts as absent. */
export const catalogPageField = z.optional(
  z.pipe(
    z.transform((value) => (typeof value === 'number' ? String(value) : (value ?? ''))),
    z.pipe(
      z.string('Catalog page must be a number.'),
      z.transform((text) => (catalogPagePattern.test(text) ? text : '')),
    ),
  ),
);

export const catalogVersionField = z.optional(
  z.pipe(
    z.transform((value) => value ?? ''),
    z.pipe(
      z.string('Catalog version must be text.'),
      z.transform((text) => (catalogVersionPattern.test(text) ? text : '')),
    ),
  ),
);

/** The Quick Estimate Request of a service page (docs/decisions.md, "The API" and "Details"). */
export const estimateSchema = z.object({
  name: nameField,
  phone: phoneField,
  service: serviceField,
  details: detailsField,
  page: z.optional(
    z.pipe(
      z.transform((value) => value ?? ''),
      z.string('The page must be text.'),
    ),
  ),
});
