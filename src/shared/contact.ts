import * as z from 'zod/mini';

/** The contact request and its rules (specification, section 5; upper bounds: decisions, section 4). */

export const serviceOptions = [
  'Wood Fence Installation',
  'Vinyl Fence Installation',
  'Aluminum Fence Installation',
  'Fence Repair',
  'Other',
] as const;

export type ServiceOption = (typeof serviceOptions)[number];

export const nameField = z
  .string('Name must be at least 2 characters.')
  .check(
    z.trim(),
    z.minLength(2, 'Name must be at least 2 characters.'),
    z.maxLength(100, 'Name must be at most 100 characters.'),
  );

export const phoneField = z
  .string('Please enter a valid phone number.')
  .check(
    z.trim(),
    z.minLength(10, 'Please enter a valid phone number.'),
    z.maxLength(40, 'Phone number must be at most 40 characters.'),
  );

const emailField = z
  .string('Please enter a valid email address.')
  .check(
    z.trim(),
    z.maxLength(254, 'Email address must be at most 254 characters.'),
    z.email('Please enter a valid email address.'),
  );

/** Absent, `null` and empty all mean "not given". */
export const optionalText = (maximum: number, tooLong: string, notText: string) =>
  z.pipe(
    z.transform((value) => value ?? ''),
    z.string(notText).check(z.trim(), z.maxLength(maximum, tooLong)),
  );

export const contactSchema = z.object({
  name: nameField,
  phone: phoneField,
  email: emailField,
  referredBy: z.optional(optionalText(200, 'Referred By must be at most 200 characters.', 'Referred By must be text.')),
  service: z.optional(
    optionalText(100, 'Please choose one of the services.', 'Service must be text.').check(
      z.refine(
        (value) => value === '' || (serviceOptions as readonly string[]).includes(value),
        'Please choose one of the services.',
      ),
    ),
  ),
  message: z
    .string('Message must be at least 10 characters.')
    .check(
      z.trim(),
      z.minLength(10, 'Message must be at least 10 characters.'),
      z.maxLength(5000, 'Message must be at most 5000 characters.'),
    ),
});

export type ContactRequest = z.infer<typeof contactSchema>;
