import { NoSuchRecordError } from './errors.ts';

/**
 * Returns the record that a store has read.
 * @throws NoSuchRecordError when it is `undefined`
 */
export function requireRecord<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new NoSuchRecordError();
  return value;
}
