import type { Kysely } from 'kysely';
import type { Database } from '../database/index.ts';
import { readSetting, writeSetting } from '../database/index.ts';
import { completeProfile, type Profile } from '../shared/profile.ts';

const key = 'profile';

/** The business profile: the owner's values over the defaults, with the number of its last change. */
export async function readProfile(db: Kysely<Database>): Promise<{ profile: Profile; version: number }> {
  const { value, version } = await readSetting<Partial<Profile>>(db, key);
  return { profile: completeProfile(value ?? {}), version };
}

/**
 * Stores the owner's profile.
 * @param expectedVersion the version that was edited
 * @returns the new version
 * @throws ChangedElsewhereError when another tab has changed it since
 */
export function saveProfile(db: Kysely<Database>, profile: Profile, expectedVersion?: number): Promise<number> {
  return writeSetting(db, key, profile, expectedVersion, 'The profile was changed in another window.');
}
