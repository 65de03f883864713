import type * as z from 'zod/mini';

/** The messages of a form, by field; a field without a mistake is absent. */
export type FieldMessages = Record<string, string[]>;

/**
 * Checks input against a schema.
 * @returns the parsed value, or the messages by field (the first part of each issue's path; `body` for the whole)
 */
export function checkFields<Schema extends z.ZodMiniType>(
  schema: Schema,
  input: unknown,
): { value: z.infer<Schema>; fields?: undefined } | { value?: undefined; fields: FieldMessages } {
  const result = schema.safeParse(input);
  if (result.success) return { value: result.data };
  const fields: FieldMessages = {};
  for (const issue of result.error.issues) {
    const field = String(issue.path[0] ?? 'body');
    fields[field] = [...(fields[field] ?? []), issue.message];
  }
  return { fields };
}
