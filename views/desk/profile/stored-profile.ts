import type { Problem } from '../../../src/shared/content/problems.ts';
import type { OpenDocument, VersionEntry } from '../../../src/shared/content/versions.ts';
import type { FieldMessages } from '../../../src/shared/fields.ts';
import type { Profile } from '../../../src/shared/profile.ts';
import type { ResponseError } from '../../islands/request.ts';
import { sendJson } from '../api.ts';

/** Where the profile is read, as the document that it is. */
export const profileAddress = '/api/admin/content/profile';

/** The profile that is live. */
export interface StoredProfile {
  profile: Profile;
  /** What a save says it has seen. */
  version: number;
  /** The live version in the history; null for the shipped profile. */
  published: number | null;
}

/** The profile of an open document, with its version. */
export function toStored({ words, draftVersion, published }: OpenDocument): StoredProfile {
  return { profile: words as Profile, version: draftVersion, published };
}

/** Reads the profile from the server. */
export async function readStored(): Promise<StoredProfile> {
  return toStored(await sendJson<OpenDocument>('GET', profileAddress));
}

/** Saves a profile that was checked; it is live at once. @param version the one that was seen */
export async function saveProfile(profile: Profile, version: number): Promise<StoredProfile> {
  const saved = await sendJson<{ published: number; version: number }>('POST', `${profileAddress}/publication`, {
    ...{ version, words: profile },
  });
  return { profile, ...saved };
}

/** Makes an earlier profile live. @returns the batch that takes that back */
export async function restoreProfile(from: VersionEntry['id'], published: number | null): Promise<string> {
  const { undo } = await sendJson<{ undo: string }>('POST', `${profileAddress}/restoration`, { from, published });
  return undo;
}

/** The messages of a refusal, by field. */
export function messagesOf({ body }: ResponseError): FieldMessages {
  const problems = (body?.problems ?? []) as readonly Problem[];
  return { ...body?.fields, ...Object.fromEntries(problems.map(({ path, message }) => [path, [message]])) };
}
