import type { Kysely } from 'kysely';
import type { ChangeRow, Database } from '../database/index.ts';

/** Who does something, as the audit log and the history name him. The one place where a person's name will come from. */
export interface Author {
  name: string;
}

/** The owner, until people have accounts of their own. */
export const owner: Author = { name: 'The owner' };

/** What the audit log says of a change. */
export interface Change {
  action: string;
  subject: string;
  detail?: string;
}

/** Writes a line of the audit log; `db` is the change's own transaction, so that none goes without the other. */
export async function recordChange(db: Kysely<Database>, by: Author, at: string, change: Change): Promise<void> {
  const { action, subject, detail = '' } = change;
  await db.insertInto('changes').values({ at, by: by.name, action, subject, detail }).execute();
}

export interface ChangeFilter {
  before?: number | undefined;
  subject?: string | undefined;
  by?: string | undefined;
}

const pageLength = 50;

/** The newest lines of the audit log, or those before one of them. */
export function listChanges(db: Kysely<Database>, { before, subject, by }: ChangeFilter): Promise<ChangeRow[]> {
  let query = db.selectFrom('changes').selectAll().orderBy('id', 'desc').limit(pageLength);
  if (before !== undefined) query = query.where('id', '<', before);
  if (subject !== undefined) query = query.where('subject', '=', subject);
  if (by !== undefined) query = query.where('by', '=', by);
  return query.execute();
}
