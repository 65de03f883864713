import type * as z from 'zod/mini';
import { InvalidFieldsError, NoSuchRecordError } from '../../errors.ts';
import { checkFields } from '../../shared/fields.ts';

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

/**
 * The number of a record out of an address.
 * @throws NoSuchRecordError for anything that is no record's number
 */
export function readId(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new NoSuchRecordError();
  return Number(text);
}
