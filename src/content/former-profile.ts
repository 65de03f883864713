import type { Kysely } from 'kysely';
import { type Database, readSetting } from '../database/index.ts';
import type { Documents } from '../shared/content/documents.ts';
import type { FrameWords } from '../shared/content/frame-words.ts';
import { readWords } from '../shared/content/problems.ts';
import { completeProfile, type Profile } from '../shared/profile.ts';
import { footerLinksOf } from './former-footer.ts';
import { findRow, findVersion } from './store.ts';

/**
 * The documents with the profile where an older version kept it, among the settings. Only a copy in memory, which is never migrated,
 * still has it there; without this a read-only start after an update would show the shipped telephone number.
 */
export async function withFormerProfile(db: Kysely<Database>, documents: Documents): Promise<Documents> {
  const { value } = await readSetting<Partial<Profile>>(db, 'profile');
  if (!value) return withFormerFooter(db, documents);
  const profile = { id: 'profile', kind: 'profile', words: completeProfile(value) } as const;
  return withLinks({ ...documents, byId: new Map(documents.byId).set('profile', profile) }, value);
}

/** The links of the footer where an older version kept them, in the profile. */
async function withFormerFooter(db: Kysely<Database>, documents: Documents): Promise<Documents> {
  const [profile, frame] = await Promise.all(['profile', 'frame'].map((id) => readLive(db, id)));
  return frame && Object.hasOwn(frame, 'services') ? documents : withLinks(documents, profile);
}

/** The stored words of a document that visitors see; none where there is none, or no table of words yet. */
async function readLive(db: Kysely<Database>, id: string): Promise<object | undefined> {
  try {
    const published = (await findRow(db, id))?.publishedVersion;
    const version = published ? await findVersion(db, id, published) : undefined;
    return version && JSON.parse(version.body);
  } catch {
    return undefined;
  }
}

function withLinks(documents: Documents, profile: object | undefined): Documents {
  const services = footerLinksOf(profile);
  const frame = documents.byId.get('frame');
  if (!services || frame?.kind !== 'frame') return documents;
  const words = readWords('frame', { ...frame.words, services }).words as FrameWords | undefined;
  return words ? { ...documents, byId: new Map(documents.byId).set('frame', { ...frame, words }) } : documents;
}
