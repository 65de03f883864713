import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/index.ts';
import { ChangedElsewhereError } from '../http/errors.ts';
import { defaultProfile, type Profile } from '../shared/profile.ts';
import type { PlanEdit } from './plan-changes.ts';
import { readBody } from './read.ts';
import { shippedHash } from './shipped-words.ts';
import { addVersion, findRow, findVersion, forgetOldVersions, writeLive } from './store.ts';

const id = 'profile';

/** The profile that is live, as a transaction sees it. */
export async function readProfile(db: Kysely<Database>): Promise<Profile> {
  const published = (await findRow(db, id))?.publishedVersion;
  const version = published ? await findVersion(db, id, published) : undefined;
  return ((version && readBody(id, id, version.body)) as Profile | undefined) ?? defaultProfile;
}

/**
 * Makes a profile that was checked the live one, as one part of a larger step, in that step's transaction and under its batch.
 * @throws ChangedElsewhereError when it is changed at the same time
 */
export async function publishProfileInBatch(
  transaction: Transaction<Database>,
  { by, at, documents }: Omit<PlanEdit, 'profile'>,
  batch: string,
  profile: Profile,
): Promise<void> {
  const row = await findRow(transaction, id);
  const stamp = { by: by.name, at, shippedHash: shippedHash(id, documents.plan.ground), batch };
  const replaced = row?.publishedVersion ?? null;
  const to = await addVersion(transaction, { documentId: id, words: profile, origin: 'set-up', replaced, ...stamp });
  if (!(await writeLive(transaction, { id, kind: id, draftVersion: row?.draftVersion ?? 0, to })))
    throw new ChangedElsewhereError('The profile was changed in another window.');
  await forgetOldVersions(transaction, id);
}
