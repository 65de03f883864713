import * as z from 'zod/mini';
import { nameField, optionalText, phoneField, serviceField } from './lead-fields.ts';
import { serviceItems } from './navigation.ts';

/** The Quick Estimate Request of a service page (decisions, sections 4 and 9). */
export const estimateSchema = z.object({
  name: nameField,
  phone: phoneField,
  service: serviceField(serviceItems.map(({ name }) => name)),
  details: z.optional(
    optionalText(5000, 'Project details must be at most 5000 characters.', 'Project details must be text.'),
  ),
  page: z.optional(
    optionalText(200, 'The page is not one of ours.', 'The page must be text.').check(
      z.refine(
        (value) => value === '' || serviceItems.some((item) => item.path === value),
        'The page is not one of ours.',
      ),
    ),
  ),
});
