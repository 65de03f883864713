import * as z from 'zod/mini';
import { nameField, optionalText, phoneField, serviceField } from './lead-fields.ts';
import type { PageLink } from './site-map.ts';

/**
 * The Quick Estimate Request of a service page (docs/decisions.md, "The API" and "Details").
 * @param services the service pages that it may name, by menu name or path
 */
export const estimateSchema = (services: readonly PageLink[]) =>
  z.object({
    name: nameField,
    phone: phoneField,
    service: serviceField(services.map(({ name }) => name)),
    details: z.optional(
      optionalText(5000, 'Project details must be at most 5000 characters.', 'Project details must be text.'),
    ),
    page: z.optional(
      optionalText(200, 'The page is not one of ours.', 'The page must be text.').check(
        z.refine(
          (value) => value === '' || services.some((item) => item.path === value),
          'The page is not one of ours.',
        ),
      ),
    ),
  });
