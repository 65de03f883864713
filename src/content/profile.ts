import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/index.ts';
import { ChangedElsewhereError } from '../http/errors.ts';
import { defaultProfile, type Profile } from '../shared/profile.ts';
import type { PlanEdit } from './plan/change.ts';
import { readBody } from './read.ts';
import { shippedHash } from './shipped.ts';
import { addVersion, findRow, findVersion, forgetOldVersions, writeLive } from './store.ts';

const id = 'profile';

/** The profile that is live, as a transaction sees it, with the number that a save of it carries. */
export async function readProfile(db: Kysely<Database>): Promise<{ profile: Profile; version: number }> {
  const row = await findRow(db, id);
  const live = row?.publishedVersion ? await findVersion(db, id, row.publishedVersion) : undefined;
  const profile = (live && readBody(id, id, live.body)) as Profile | undefined;
  return { profile: profile ?? defaultProfile, version: row?.draftVersion ?? 0 };
}

/**
 * Makes a profile that was checked the live one, as one part of a larger step, in that step's transaction and under its batch.
 * @param version the number of the profile that it was made of
 * @throws ChangedElsewhereError when it was changed since
 */
export async function publishProfileInBatch(
  transaction: Transaction<Database>,
  { by, at, documents }: Omit<PlanEdit, 'profile'>,
  batch: string,
  { profile, version }: { profile: Profile; version: number },
): Promise<void> {
  const row = await findRow(transaction, id);
  const stamp = { by: by.name, at, shippedHash: shippedHash(id, documents.plan.region), batch };
  const replaced = row?.publishedVersion ?? null;
  const to = await addVersion(transaction, { documentId: id, words: profile, origin: 'set-up', replaced, ...stamp });
  if (!(await writeLive(transaction, { id, kind: id, draftVersion: version, to })))
    throw new ChangedElsewhereError('The profile was changed in another window.');
  await forgetOldVersions(transaction, id);
}
