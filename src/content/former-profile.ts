import type { Kysely } from 'kysely';
import { type Database, readSetting } from '../database/index.ts';
import type { Documents } from '../shared/content/documents.ts';
import { completeProfile, type Profile } from '../shared/profile.ts';

/**
 * The documents with the profile where an older version kept it, among the settings. Only a copy in memory, which is never migrated,
 * still has it there; without this a read-only start after an update would show the shipped telephone number.
 */
export async function withFormerProfile(db: Kysely<Database>, documents: Documents): Promise<Documents> {
  const { value } = await readSetting<Partial<Profile>>(db, 'profile');
  if (!value) return documents;
  const profile = { id: 'profile', kind: 'profile', words: completeProfile(value) } as const;
  return { ...documents, byId: new Map(documents.byId).set('profile', profile) };
}
