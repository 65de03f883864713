import type { Kysely } from 'kysely';
import * as profile from '../../migrations/016-profile.ts';
import * as footerLinks from '../../migrations/018-footer-links.ts';
import * as foldedSearch from '../../migrations/019-folded-search.ts';
import * as baseline from './010-baseline.ts';
import * as content from './011-content.ts';
import * as locks from './012-locks.ts';
import * as cluster from './013-cluster.ts';
import * as limits from './014-limits.ts';
import * as blobs from './015-blobs.ts';
import * as activity from './016-activity.ts';
import * as seenTexts from './017-seen-texts.ts';

export interface PostgresMigration {
  up(db: Kysely<unknown>): Promise<void>;
  /**
   * The level of the oldest program that still works with the schema after this migration; as before when absent. A column goes
   * away one release after the last program that reads it: its migration names that program's successor here.
   */
  oldest?: number;
}

/**
 * What the migrations of SQLite do, under the same names: the same file where both engines take its statements, else a twin in
 * PostgreSQL's words. The first one makes everything that SQLite's had made up to 010: no database of an older site can be here.
 * Listed by hand and frozen once landed.
 */
export const migrations: Record<string, PostgresMigration> = {
  '010-baseline': baseline,
  '011-content': content,
  '012-locks': locks,
  '013-cluster': cluster,
  '014-limits': limits,
  '015-blobs': blobs,
  '016-activity': activity,
  '016-profile': profile,
  '017-seen-texts': seenTexts,
  '018-footer-links': footerLinks,
  '019-folded-search': foldedSearch,
};
