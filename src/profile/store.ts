import type { Kysely } from 'kysely';
import { type Database, readSetting, writeSetting } from '../database/index.ts';
import { completeProfile, type Profile } from '../shared/profile.ts';

const key = 'profile';
/** What the last step of the set-up replaced, until the next one. */
const undoKey = 'profile-undo';
const conflict = 'The profile was changed in another window.';

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
  return writeSetting(db, key, profile, expectedVersion, conflict);
}

/**
 * Stores the profile as a part of a batch, which `undoProfile` takes back.
 * @throws ChangedElsewhereError
 */
export async function saveProfileInBatch(db: Kysely<Database>, profile: Profile, batch: string): Promise<void> {
  const before = await readProfile(db);
  const version = await saveProfile(db, profile, before.version);
  await writeSetting(db, undoKey, { batch, before: before.profile, version } satisfies ProfileUndo);
}

interface ProfileUndo {
  batch: string;
  before: Profile;
  /** Of the profile that the batch wrote. */
  version: number;
}

/**
 * Takes the profile of a batch back.
 * @returns false where the batch wrote none, or a later one did
 * @throws ChangedElsewhereError when the profile was changed since
 */
export async function undoProfile(db: Kysely<Database>, batch: string): Promise<boolean> {
  const { value } = await readSetting<ProfileUndo | null>(db, undoKey);
  if (value?.batch !== batch) return false;
  await saveProfile(db, value.before, value.version);
  await writeSetting(db, undoKey, null);
  return true;
}
