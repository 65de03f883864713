import type { Kysely } from 'kysely';

/** The audit log says in which role somebody did something; until now that was the owner, and the site itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('changes')
    .addColumn('role', 'text', (column) => column.notNull().defaultTo('owner'))
    .execute();
}
