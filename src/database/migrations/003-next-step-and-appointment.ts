import type { SchemaBuilder } from './builder.ts';

/** The next step of a lead, its last contact, and its appointment. */
export async function up({
  addColumn,
  table,
  run,
  text,
  emptyText,
  nullableText,
  number,
  nullableNumber,
}: SchemaBuilder) {
  await addColumn('submissions', 'nextStep', emptyText);
  await addColumn('submissions', 'nextStepOn', nullableText);
  await addColumn('submissions', 'lastContactAt', nullableText);
  await run(`update "submissions" set "lastContactAt" = coalesce((
    select max("notes"."createdAt") from "notes" where "notes"."submissionId" = "submissions"."id"
      and ("notes"."kind" in ('call', 'mail') or ("notes"."kind" = 'status' and "notes"."text" = 'quoted'))
    ), "firstContactAt")`);
  // Contains every column that decides what is due, so that counting doesn't read any lead.
  await run(`create index "leadsByNextStep" on "submissions" ("nextStepOn", "id", "status", "lastContactAt")
    where "nextStepOn" is not null`);
  await run('create index "leadsByContact" on "submissions" ("status", "lastContactAt", "id")');
  await table('visits', {
    submissionId: `${number} primary key references "submissions" ("id") on delete cascade`,
    startsAt: text,
    endsAt: text,
    note: text,
    uid: `${text} unique`,
    sequence: `${number} default 0`,
    changedAt: text,
    invitedAt: nullableText,
    invitedSequence: nullableNumber,
    invitedStartsAt: nullableText,
    invitedEndsAt: nullableText,
    invitedAddress: emptyText,
    invitedEmail: emptyText,
  });
  await run('create index "visitsByTime" on "visits" ("startsAt", "endsAt")');
}
