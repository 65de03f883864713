import type * as z from 'zod/mini';

/** The messages of a form, by field; a valid field is absent. */
export type FieldMessages = Record<string, string[]>;

/**
 * Checks input against a schema.
 * @returns the parsed value, or the messages by field (the first part of each issue's path; `body` for the whole)
 */
export function checkFields<Schema extends z.ZodMiniType>(schema: Schema, input: unknown): Checked<z.infer<Schema>> {
  return check(schema, input, (path) => String(path[0] ?? 'body'));
}

/**
 * Checks a record that contains lists.
 * @returns the parsed value, or the messages by full path, such as `testimonials.2.quote`
 */
export function checkPaths<Schema extends z.ZodMiniType>(schema: Schema, input: unknown): Checked<z.infer<Schema>> {
  return check(schema, input, (path) => path.join('.') || 'body');
}

type Checked<Value> = { value: Value; fields?: undefined } | { value?: undefined; fields: FieldMessages };

function check<Schema extends z.ZodMiniType>(
  schema: Schema,
  input: unknown,
  nameOf: (path: readonly PropertyKey[]) => string,
): Checked<z.infer<Schema>> {
  const result = schema.safeParse(input, { error: describeIssue });
  if (result.success) return { value: result.data };
  const fields: FieldMessages = {};
  for (const issue of result.error.issues) {
    const field = nameOf(issue.path);
    fields[field] = [...new Set(fields[field]).add(issue.message)];
  }
  return { fields };
}

/** The type that a schema expects, in plain words. */
const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** Returns the message of a rule without its own message; the library's default is written for programmers. */
function describeIssue({ code, expected, path = [] }: RawIssue): string {
  const name = path.length > 0 ? path.join('.') : 'The body';
  const kind = code === 'invalid_type' ? kinds[String(expected)] : undefined;
  return kind ? `${name} must be ${kind}.` : `${name} is not valid.`;
}

type RawIssue = { code?: string | undefined; expected?: unknown; path?: PropertyKey[] | undefined };
