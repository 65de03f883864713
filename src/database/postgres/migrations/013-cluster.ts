import { type Kysely, sql } from 'kysely';

/** What several processes on one database share; a process alone keeps these in its memory and directory. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...tables, ...triggers]) await sql.raw(statement).execute(db);
}

const text = 'text collate "C" not null';

const tables = [
  `create table "secrets" ("name" ${text} primary key, "value" ${text})`,
  'create table "siteVersion" ("version" bigint not null)',
  'insert into "siteVersion" ("version") values (1)',
  `create table "leases" (
    "name" ${text} primary key,
    "holder" ${text},
    "epoch" bigint not null,
    "expiresAtMs" bigint not null
  )`,
];

/** What pages show raises the version inside its own transaction, so that nobody sees one without the other. */
const shown = [
  'images',
  'projects',
  'projectPictures',
  'priceVersions',
  'catalogVersions',
  'contentDocuments',
  'redirects',
];

const triggers = [
  `create function "raiseSiteVersion"() returns trigger language plpgsql as $$
  begin
    update "siteVersion" set "version" = "version" + 1;
    return null;
  end $$`,
  ...shown.map(
    (table) => `create trigger "siteVersion_${table}" after insert or update or delete on "${table}"
    for each statement execute function "raiseSiteVersion"()`,
  ),
  `create trigger "siteVersion_settings" after insert or update on "settings" for each row
    when (new."key" in ('profile', 'catalog', 'delivery')) execute function "raiseSiteVersion"()`,
];
