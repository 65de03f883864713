import { type Kysely, sql } from 'kysely';

/**
 * The business profile becomes a document with versions. What the owner saved is its first one; its number goes on counting where it
 * stood, so that a window that was open meanwhile is told.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into "contentVersions" ("documentId", "body", "origin", "shippedHash", "by", "at")
    select 'profile', "value", 'publish', '', 'The owner', "updatedAt" from "settings" where "key" = 'profile'`.execute(
    db,
  );
  await sql`insert into "contentDocuments" ("id", "kind", "publishedVersion", "draftVersion")
    select 'profile', 'profile', (select max("id") from "contentVersions" where "documentId" = 'profile'), "version"
    from "settings" where "key" = 'profile'`.execute(db);
  await sql`delete from "settings" where "key" = 'profile'`.execute(db);
}
