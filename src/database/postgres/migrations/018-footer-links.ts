import { type Kysely, sql } from 'kysely';

interface FooterLink {
  name: string;
  target: string;
}

/**
 * The footer's "Our Services" links move from the business profile to the words of header and footer. What the owner chose goes into
 * every version and draft of those words, which lack it, so that no restore and no schedule loses it; without words of his own there a
 * first version holds the links alone, and the rest goes on following the shipped words.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const links = await readLinks(db);
  if (!links) return;
  const versions = await sql<{ id: number; body: string }>`select "id", "body" from "contentVersions"
    where "documentId" = 'frame'`.execute(db);
  for (const { id, body } of versions.rows)
    await sql`update "contentVersions" set "body" = ${withLinks(body, links)} where "id" = ${id}`.execute(db);
  const drafts = await sql<{ draft: string }>`select "draft" from "contentDocuments"
    where "id" = 'frame' and "draft" is not null`.execute(db);
  for (const { draft } of drafts.rows)
    await sql`update "contentDocuments" set "draft" = ${withLinks(draft, links)} where "id" = 'frame'`.execute(db);
  await publishLinks(db, links);
}

/** Those of the profile that visitors see; `undefined` where they are the ones that the site came with. */
async function readLinks(db: Kysely<unknown>): Promise<FooterLink[] | undefined> {
  const live = await sql<{ body: string }>`select "body" from "contentVersions" where "id" =
    (select "publishedVersion" from "contentDocuments" where "id" = 'profile')`.execute(db);
  const stored: unknown = JSON.parse(live.rows[0]?.body ?? '{}').footerServices;
  if (!Array.isArray(stored)) return undefined;
  const links = stored.map(({ name, url }): FooterLink => ({ name: String(name), target: String(url) }));
  return JSON.stringify(links) === JSON.stringify(shippedLinks) ? undefined : links;
}

const shippedLinks: readonly FooterLink[] = [
  'Wood Fences',
  'Vinyl Fences',
  'Aluminum Fences',
  'Fence Repair',
  'Commercial Fencing',
].map((name) => ({ name, target: '#' }));

const withLinks = (body: string, services: readonly FooterLink[]) => JSON.stringify({ services, ...JSON.parse(body) });

async function publishLinks(db: Kysely<unknown>, services: readonly FooterLink[]): Promise<void> {
  const row = await sql<{ publishedVersion: number | null }>`select "publishedVersion" from "contentDocuments"
    where "id" = 'frame'`.execute(db);
  if (row.rows[0]?.publishedVersion) return;
  await sql`insert into "contentVersions" ("documentId", "body", "origin", "shippedHash", "by", "at")
    select 'frame', ${JSON.stringify({ services })}, 'publish', '', "by", "at" from "contentVersions"
    where "id" = (select "publishedVersion" from "contentDocuments" where "id" = 'profile')`.execute(db);
  await sql`insert into "contentDocuments" ("id", "kind", "draftVersion") values ('frame', 'frame', 0)
    on conflict ("id") do nothing`.execute(db);
  await sql`update "contentDocuments" set "publishedVersion" =
    (select max("id") from "contentVersions" where "documentId" = 'frame') where "id" = 'frame'`.execute(db);
}
