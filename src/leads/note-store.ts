import type { Kysely } from 'kysely';
import type { Database } from '../database/index.ts';
import type { Note } from '../shared/lead/lead.ts';

/** A lead's notes and what happened to it, newest first. */
export function listNotes(db: Kysely<Database>, submissionId: number): Promise<Note[]> {
  return db
    .selectFrom('notes')
    .select(['id', 'kind', 'text', 'createdAt'])
    .where('submissionId', '=', submissionId)
    .orderBy('id', 'desc')
    .execute();
}

/** Adds an entry with its time. */
export function addNote(
  db: Kysely<Database>,
  submissionId: number,
  { kind, text }: Pick<Note, 'kind' | 'text'>,
  nowMs: number,
): Promise<Note> {
  return db
    .insertInto('notes')
    .values({ submissionId, kind, text, createdAt: new Date(nowMs).toISOString() })
    .returning(['id', 'kind', 'text', 'createdAt'])
    .executeTakeFirstOrThrow();
}
