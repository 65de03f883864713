import { NoSuchRecordError } from './errors.ts';

/** A route with the number of a record in its address. */
export type WithId = { Params: { id: string } };

/**
 * The number of a record out of an address.
 * @throws NoSuchRecordError for anything that is no record's number
 */
export function readId(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new NoSuchRecordError();
  return Number(text);
}

/**
 * What the store has found.
 * @throws NoSuchRecordError where it has found nothing
 */
export function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new NoSuchRecordError();
  return value;
}
