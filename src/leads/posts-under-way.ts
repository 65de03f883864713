import type { Kysely } from 'kysely';
import type { Database } from '../database/index.ts';
import type { StoredLead } from './store.ts';

/** The posts that are being stored in each database, by their names. */
const underWay = new WeakMap<Kysely<Database>, Map<string, Promise<StoredLead>>>();

/**
 * Stores a post that is sent several times at once only once: the others wait for it, without a connection of the database and without
 * being counted, and share what comes of it. Those that other processes store at the same moment, the database tells apart.
 * @param name the same for what is the same post of the same visitor
 */
export function storeOnce(
  db: Kysely<Database>,
  name: string,
  store: () => Promise<StoredLead>,
): { stored: Promise<StoredLead>; isFirst: boolean } {
  const posts = underWay.get(db) ?? new Map<string, Promise<StoredLead>>();
  underWay.set(db, posts);
  const first = posts.get(name);
  if (first) return { stored: first, isFirst: false };
  const stored = store().finally(() => posts.delete(name));
  posts.set(name, stored);
  return { stored, isFirst: true };
}
