import * as initial from './001-initial.ts';
import type { SchemaBuilder } from './builder.ts';

/** A step of the schema, the same for both engines. */
export interface Migration {
  up(schema: SchemaBuilder): Promise<void>;
  /**
   * The level, which is the number in a migration's name, of the oldest program that still works with the schema after this migration;
   * as after the previous one when absent. A column goes away one release after the last program that reads it: its migration names
   * that program's successor here.
   */
  oldest?: number;
}

/** Every migration in order, listed by hand and frozen once released. */
export const migrations: Record<string, Migration> = {
  '001-initial': initial,
};
