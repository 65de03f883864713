import type * as z from 'zod/mini';
import { checkFields } from '../shared/fields.ts';
import { InvalidFieldsError } from './errors.ts';

/**
 * The body as its schema says.
 * @throws InvalidFieldsError with the messages by field
 */
export function checkBody<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.infer<Schema> {
  const { value, fields } = checkFields(schema, body);
  if (fields) throw new InvalidFieldsError(fields);
  return value;
}

/** The query of an address as its schema says; see `checkBody`. */
export const checkQuery = checkBody;
