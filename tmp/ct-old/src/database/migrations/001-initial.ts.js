async function up(schema) {
  await makeLeads(schema);
  await makeOutbox(schema);
  await makePictures(schema);
  await makeContent(schema);
  await makeSettings(schema);
  if (schema.engine === "postgres") await makeShared(schema);
}
const toLead = 'references "submissions" ("id") on delete cascade';
async function makeLeads({ table, run, id, text, emptyText, nullableText, number, nullableNumber }) {
  const lead = `${number} ${toLead}`;
  await table("submissions", {
    ...{ id, reference: `${text} unique`, idempotencyKey: `${nullableText} unique` },
    ...{
      source: text,
      name: text,
      phone: text,
      email: text,
      referredBy: text,
      service: text,
      message: text,
      page: text
    },
    ...{ landingPage: emptyText, referrer: emptyText, catalogPage: emptyText, catalogVersion: emptyText },
    ...{ status: text, spamReasons: text, spamScore: `${number} default 0`, version: `${number} default 1` },
    ...{ createdAt: text, firstContactAt: nullableText, answeredAfterMs: nullableNumber },
    ...{ phoneTail: emptyText, searchText: emptyText, town: emptyText }
  });
  await run('create index "leadsByPhone" on "submissions" ("phoneTail")');
  await run('create index "leadsByEmail" on "submissions" (lower("email"))');
  await run('create index "leadsByStatus" on "submissions" ("status", "source")');
  await run('create index "submissions_catalogVersion" on "submissions" ("catalogVersion")');
  await table("notes", { id, submissionId: lead, kind: text, text, createdAt: text });
  await run('create index "notesBySubmission" on "notes" ("submissionId")');
  await table(
    "submissionPosts",
    { idempotencyKey: text, bodyHash: text, submissionId: lead },
    'constraint "submissionPosts_key" primary key ("idempotencyKey", "bodyHash")'
  );
  await run('create index "submissionPosts_submission" on "submissionPosts" ("submissionId")');
  await table("leadPlans", {
    ...{ submissionId: `${number} primary key ${toLead}`, code: text, priceVersion: number, figures: text }
  });
  await table(
    "leadPhotos",
    {
      ...{ id, submissionId: lead, hash: text, width: number, height: number },
      ...{ createdAt: text, mailedAtMs: nullableNumber }
    },
    'constraint "leadPhotos_hash" unique ("submissionId", "hash")'
  );
}
async function makeOutbox({ table, run, id, text, emptyText, nullableText, number, nullableNumber }) {
  await table("outbox", {
    ...{ id, submissionId: `${nullableNumber} ${toLead}`, kind: text, messageId: `${text} unique`, payload: text },
    ...{ state: text, attempts: `${number} default 0`, uncertain: `${number} default 0`, lastError: emptyText },
    ...{ createdAtMs: number, nextAttemptAtMs: number, failingSinceMs: nullableNumber, sentAtMs: nullableNumber },
    ...{ claim: nullableText, claimedAtMs: nullableNumber }
  });
  await run('create index "outbox_due" on "outbox" ("state", "nextAttemptAtMs")');
  await run('create index "outbox_submission" on "outbox" ("submissionId")');
}
async function makePictures({ table, run, id, text, nullableText, number, nullableNumber }) {
  const real = "double precision";
  await table("images", {
    ...{ id, kind: text, name: text, file: text, hash: text, width: number, height: number, widths: text },
    ...{ formats: text, alt: text, position: nullableNumber, bytes: number, createdAt: text, deletedAt: nullableText },
    ...{ forProject: `${number} default 0` }
  });
  await run('create unique index "imagesLiveName" on "images" (lower("name")) where "deletedAt" is null');
  await table("projects", {
    ...{ id, version: `${number} default 1`, title: text, services: text, town: text, month: text, material: text },
    ...{ height: real, feet: real, story: text, beforeId: nullableNumber, afterId: nullableNumber },
    ...{ published: number, createdAt: text, updatedAt: text }
  });
  await table(
    "projectPictures",
    {
      projectId: `${number} references "projects" ("id") on delete cascade`,
      pictureId: `${number} references "images" ("id") on delete cascade`,
      position: number
    },
    'constraint "projectPicturesKey" primary key ("projectId", "pictureId")'
  );
  await run('create index "projectPicturesByPicture" on "projectPictures" ("pictureId")');
  await table("catalogVersions", { version: `${text} primary key`, createdAt: text, unusedSince: nullableText });
  await table(
    "catalogPages",
    {
      version: `${text} references "catalogVersions" ("version") on delete cascade`,
      ...{ page: number, width: number, height: number, text }
    },
    'constraint "catalogPages_key" primary key ("version", "page")'
  );
}
async function makeContent({ table, run, id, text, nullableText, number, nullableNumber }) {
  await table("contentDocuments", {
    ...{ id: `${text} primary key`, kind: text, publishedVersion: nullableNumber, draft: nullableText },
    ...{ draftVersion: `${number} default 0`, draftBase: nullableNumber, draftAt: nullableText, draftBy: nullableText },
    ...{ scheduledVersion: nullableNumber, scheduledAtMs: nullableNumber },
    ...{ newsAnswered: nullableText, deletedAt: nullableText }
  });
  await table("contentVersions", {
    ...{ id, documentId: text, body: text, origin: text, shippedHash: text, replaced: nullableNumber },
    ...{ batch: nullableText, by: text, at: text }
  });
  await run('create index "contentVersionsByDocument" on "contentVersions" ("documentId", "id")');
  await table(
    "shippedWords",
    { documentId: text, hash: text, body: text, firstSeenAt: text },
    'constraint "shippedWordsKey" primary key ("documentId", "hash")'
  );
  await table("redirects", {
    ...{ fromPath: `${text} primary key`, page: nullableText, address: nullableText },
    ...{ automatic: number, at: text, by: text }
  });
  await table("changes", { id, at: text, by: text, role: text, action: text, subject: text, detail: text });
}
async function makeSettings({ table, text, number }) {
  await table("settings", { key: `${text} primary key`, value: text, version: number, updatedAt: text });
  await table("sessions", { idHash: `${text} primary key`, role: text, createdAtMs: number, seenAtMs: number });
  await table("priceVersions", {
    ...{ version: `${number} primary key`, prices: text, note: text, savedAt: text, checkedAt: text }
  });
  await table("locks", { name: `${text} primary key` });
}
const shown = [
  ...["images", "projects", "projectPictures", "priceVersions", "catalogVersions"],
  ...["contentDocuments", "redirects"]
];
async function makeShared({ table, run, text, number }) {
  await table("schemaState", { level: number, oldest: number });
  await run('insert into "schemaState" ("level", "oldest") values (1, 1)');
  await table("secrets", { name: `${text} primary key`, value: text });
  await table("leases", { name: `${text} primary key`, holder: text, expiresAtMs: number });
  await run(`create unlogged table "limits" ("key" ${text} primary key, "current" ${number}, "endsAtMs" ${number})`);
  await makeBlobs({ table, run, text, number });
  await table("siteVersion", { version: number });
  await run('insert into "siteVersion" ("version") values (1)');
  await run(`create function "raiseSiteVersion"() returns trigger language plpgsql as $$
    begin
      update "siteVersion" set "version" = "version" + 1;
      return null;
    end $$`);
  for (const name of shown)
    await run(`create trigger "siteVersion_${name}" after insert or update or delete on "${name}"
      for each statement execute function "raiseSiteVersion"()`);
  await run(`create trigger "siteVersion_settings" after insert or update on "settings" for each row
    when (new."key" in ('profile', 'catalog', 'delivery')) execute function "raiseSiteVersion"()`);
}
async function makeBlobs({ table, run, text, number }) {
  await table("blobs", {
    ...{ name: `${text} primary key`, bytes: number, sha256: text, modifiedAtMs: number, neededAtMs: number }
  });
  await table(
    "blobChunks",
    { name: `${text} references "blobs" ("name") on delete cascade`, number, data: "bytea not null" },
    'constraint "blobChunksKey" primary key ("name", "number")'
  );
  await run('alter table "blobChunks" alter column "data" set storage external');
}
export {
  up
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2RhdGFiYXNlL21pZ3JhdGlvbnMvMDAxLWluaXRpYWwudHMiXSwKICAibWFwcGluZ3MiOiAiQUFHQSxlQUFzQixHQUFHLFFBQXNDO0FBQzdELFFBQU0sVUFBVSxNQUFNO0FBQ3RCLFFBQU0sV0FBVyxNQUFNO0FBQ3ZCLFFBQU0sYUFBYSxNQUFNO0FBQ3pCLFFBQU0sWUFBWSxNQUFNO0FBQ3hCLFFBQU0sYUFBYSxNQUFNO0FBQ3pCLE1BQUksT0FBTyxXQUFXLFdBQVksT0FBTSxXQUFXLE1BQU07QUFDM0Q7QUFFQSxNQUFNLFNBQVM7QUFFZixlQUFlLFVBQVUsRUFBRSxPQUFPLEtBQUssSUFBSSxNQUFNLFdBQVcsY0FBYyxRQUFRLGVBQWUsR0FBa0I7QUFDakgsUUFBTSxPQUFPLEdBQUcsTUFBTSxJQUFJLE1BQU07QUFDaEMsUUFBTSxNQUFNLGVBQWU7QUFBQSxJQUN6QixHQUFHLEVBQUUsSUFBSSxXQUFXLEdBQUcsSUFBSSxXQUFXLGdCQUFnQixHQUFHLFlBQVksVUFBVTtBQUFBLElBQy9FLEdBQUc7QUFBQSxNQUNELFFBQVE7QUFBQSxNQUNSLE1BQU07QUFBQSxNQUNOLE9BQU87QUFBQSxNQUNQLE9BQU87QUFBQSxNQUNQLFlBQVk7QUFBQSxNQUNaLFNBQVM7QUFBQSxNQUNULFNBQVM7QUFBQSxNQUNULE1BQU07QUFBQSxJQUNSO0FBQUEsSUFDQSxHQUFHLEVBQUUsYUFBYSxXQUFXLFVBQVUsV0FBVyxhQUFhLFdBQVcsZ0JBQWdCLFVBQVU7QUFBQSxJQUNwRyxHQUFHLEVBQUUsUUFBUSxNQUFNLGFBQWEsTUFBTSxXQUFXLEdBQUcsTUFBTSxjQUFjLFNBQVMsR0FBRyxNQUFNLGFBQWE7QUFBQSxJQUN2RyxHQUFHLEVBQUUsV0FBVyxNQUFNLGdCQUFnQixjQUFjLGlCQUFpQixlQUFlO0FBQUEsSUFDcEYsR0FBRyxFQUFFLFdBQVcsV0FBVyxZQUFZLFdBQVcsTUFBTSxVQUFVO0FBQUEsRUFDcEUsQ0FBQztBQUNELFFBQU0sSUFBSSw0REFBNEQ7QUFDdEUsUUFBTSxJQUFJLCtEQUErRDtBQUN6RSxRQUFNLElBQUksb0VBQW9FO0FBQzlFLFFBQU0sSUFBSSwrRUFBK0U7QUFDekYsUUFBTSxNQUFNLFNBQVMsRUFBRSxJQUFJLGNBQWMsTUFBTSxNQUFNLE1BQU0sTUFBTSxXQUFXLEtBQUssQ0FBQztBQUNsRixRQUFNLElBQUksOERBQThEO0FBQ3hFLFFBQU07QUFBQSxJQUNKO0FBQUEsSUFDQSxFQUFFLGdCQUFnQixNQUFNLFVBQVUsTUFBTSxjQUFjLEtBQUs7QUFBQSxJQUMzRDtBQUFBLEVBQ0Y7QUFDQSxRQUFNLElBQUksaUZBQWlGO0FBQzNGLFFBQU0sTUFBTSxhQUFhO0FBQUEsSUFDdkIsR0FBRyxFQUFFLGNBQWMsR0FBRyxNQUFNLGdCQUFnQixNQUFNLElBQUksTUFBTSxNQUFNLGNBQWMsUUFBUSxTQUFTLEtBQUs7QUFBQSxFQUN4RyxDQUFDO0FBQ0QsUUFBTTtBQUFBLElBQ0o7QUFBQSxJQUNBO0FBQUEsTUFDRSxHQUFHLEVBQUUsSUFBSSxjQUFjLE1BQU0sTUFBTSxNQUFNLE9BQU8sUUFBUSxRQUFRLE9BQU87QUFBQSxNQUN2RSxHQUFHLEVBQUUsV0FBVyxNQUFNLFlBQVksZUFBZTtBQUFBLElBQ25EO0FBQUEsSUFDQTtBQUFBLEVBQ0Y7QUFDRjtBQUVBLGVBQWUsV0FBVyxFQUFFLE9BQU8sS0FBSyxJQUFJLE1BQU0sV0FBVyxjQUFjLFFBQVEsZUFBZSxHQUFrQjtBQUNsSCxRQUFNLE1BQU0sVUFBVTtBQUFBLElBQ3BCLEdBQUcsRUFBRSxJQUFJLGNBQWMsR0FBRyxjQUFjLElBQUksTUFBTSxJQUFJLE1BQU0sTUFBTSxXQUFXLEdBQUcsSUFBSSxXQUFXLFNBQVMsS0FBSztBQUFBLElBQzdHLEdBQUcsRUFBRSxPQUFPLE1BQU0sVUFBVSxHQUFHLE1BQU0sY0FBYyxXQUFXLEdBQUcsTUFBTSxjQUFjLFdBQVcsVUFBVTtBQUFBLElBQzFHLEdBQUcsRUFBRSxhQUFhLFFBQVEsaUJBQWlCLFFBQVEsZ0JBQWdCLGdCQUFnQixVQUFVLGVBQWU7QUFBQSxJQUM1RyxHQUFHLEVBQUUsT0FBTyxjQUFjLGFBQWEsZUFBZTtBQUFBLEVBQ3hELENBQUM7QUFDRCxRQUFNLElBQUksb0VBQW9FO0FBQzlFLFFBQU0sSUFBSSwrREFBK0Q7QUFDM0U7QUFFQSxlQUFlLGFBQWEsRUFBRSxPQUFPLEtBQUssSUFBSSxNQUFNLGNBQWMsUUFBUSxlQUFlLEdBQWtCO0FBQ3pHLFFBQU0sT0FBTztBQUNiLFFBQU0sTUFBTSxVQUFVO0FBQUEsSUFDcEIsR0FBRyxFQUFFLElBQUksTUFBTSxNQUFNLE1BQU0sTUFBTSxNQUFNLE1BQU0sTUFBTSxNQUFNLE9BQU8sUUFBUSxRQUFRLFFBQVEsUUFBUSxLQUFLO0FBQUEsSUFDckcsR0FBRyxFQUFFLFNBQVMsTUFBTSxLQUFLLE1BQU0sVUFBVSxnQkFBZ0IsT0FBTyxRQUFRLFdBQVcsTUFBTSxXQUFXLGFBQWE7QUFBQSxJQUNqSCxHQUFHLEVBQUUsWUFBWSxHQUFHLE1BQU0sYUFBYTtBQUFBLEVBQ3pDLENBQUM7QUFDRCxRQUFNLElBQUksNEZBQTRGO0FBQ3RHLFFBQU0sTUFBTSxZQUFZO0FBQUEsSUFDdEIsR0FBRyxFQUFFLElBQUksU0FBUyxHQUFHLE1BQU0sY0FBYyxPQUFPLE1BQU0sVUFBVSxNQUFNLE1BQU0sTUFBTSxPQUFPLE1BQU0sVUFBVSxLQUFLO0FBQUEsSUFDOUcsR0FBRyxFQUFFLFFBQVEsTUFBTSxNQUFNLE1BQU0sT0FBTyxNQUFNLFVBQVUsZ0JBQWdCLFNBQVMsZUFBZTtBQUFBLElBQzlGLEdBQUcsRUFBRSxXQUFXLFFBQVEsV0FBVyxNQUFNLFdBQVcsS0FBSztBQUFBLEVBQzNELENBQUM7QUFDRCxRQUFNO0FBQUEsSUFDSjtBQUFBLElBQ0E7QUFBQSxNQUNFLFdBQVcsR0FBRyxNQUFNO0FBQUEsTUFDcEIsV0FBVyxHQUFHLE1BQU07QUFBQSxNQUNwQixVQUFVO0FBQUEsSUFDWjtBQUFBLElBQ0E7QUFBQSxFQUNGO0FBQ0EsUUFBTSxJQUFJLDRFQUE0RTtBQUN0RixRQUFNLE1BQU0sbUJBQW1CLEVBQUUsU0FBUyxHQUFHLElBQUksZ0JBQWdCLFdBQVcsTUFBTSxhQUFhLGFBQWEsQ0FBQztBQUM3RyxRQUFNO0FBQUEsSUFDSjtBQUFBLElBQ0E7QUFBQSxNQUNFLFNBQVMsR0FBRyxJQUFJO0FBQUEsTUFDaEIsR0FBRyxFQUFFLE1BQU0sUUFBUSxPQUFPLFFBQVEsUUFBUSxRQUFRLEtBQUs7QUFBQSxJQUN6RDtBQUFBLElBQ0E7QUFBQSxFQUNGO0FBQ0Y7QUFFQSxlQUFlLFlBQVksRUFBRSxPQUFPLEtBQUssSUFBSSxNQUFNLGNBQWMsUUFBUSxlQUFlLEdBQWtCO0FBQ3hHLFFBQU0sTUFBTSxvQkFBb0I7QUFBQSxJQUM5QixHQUFHLEVBQUUsSUFBSSxHQUFHLElBQUksZ0JBQWdCLE1BQU0sTUFBTSxrQkFBa0IsZ0JBQWdCLE9BQU8sYUFBYTtBQUFBLElBQ2xHLEdBQUcsRUFBRSxjQUFjLEdBQUcsTUFBTSxjQUFjLFdBQVcsZ0JBQWdCLFNBQVMsY0FBYyxTQUFTLGFBQWE7QUFBQSxJQUNsSCxHQUFHLEVBQUUsa0JBQWtCLGdCQUFnQixlQUFlLGVBQWU7QUFBQSxJQUNyRSxHQUFHLEVBQUUsY0FBYyxjQUFjLFdBQVcsYUFBYTtBQUFBLEVBQzNELENBQUM7QUFDRCxRQUFNLE1BQU0sbUJBQW1CO0FBQUEsSUFDN0IsR0FBRyxFQUFFLElBQUksWUFBWSxNQUFNLE1BQU0sTUFBTSxRQUFRLE1BQU0sYUFBYSxNQUFNLFVBQVUsZUFBZTtBQUFBLElBQ2pHLEdBQUcsRUFBRSxPQUFPLGNBQWMsSUFBSSxNQUFNLElBQUksS0FBSztBQUFBLEVBQy9DLENBQUM7QUFDRCxRQUFNLElBQUksb0ZBQW9GO0FBQzlGLFFBQU07QUFBQSxJQUNKO0FBQUEsSUFDQSxFQUFFLFlBQVksTUFBTSxNQUFNLE1BQU0sTUFBTSxNQUFNLGFBQWEsS0FBSztBQUFBLElBQzlEO0FBQUEsRUFDRjtBQUNBLFFBQU0sTUFBTSxhQUFhO0FBQUEsSUFDdkIsR0FBRyxFQUFFLFVBQVUsR0FBRyxJQUFJLGdCQUFnQixNQUFNLGNBQWMsU0FBUyxhQUFhO0FBQUEsSUFDaEYsR0FBRyxFQUFFLFdBQVcsUUFBUSxJQUFJLE1BQU0sSUFBSSxLQUFLO0FBQUEsRUFDN0MsQ0FBQztBQUNELFFBQU0sTUFBTSxXQUFXLEVBQUUsSUFBSSxJQUFJLE1BQU0sSUFBSSxNQUFNLE1BQU0sTUFBTSxRQUFRLE1BQU0sU0FBUyxNQUFNLFFBQVEsS0FBSyxDQUFDO0FBQzFHO0FBRUEsZUFBZSxhQUFhLEVBQUUsT0FBTyxNQUFNLE9BQU8sR0FBa0I7QUFDbEUsUUFBTSxNQUFNLFlBQVksRUFBRSxLQUFLLEdBQUcsSUFBSSxnQkFBZ0IsT0FBTyxNQUFNLFNBQVMsUUFBUSxXQUFXLEtBQUssQ0FBQztBQUNyRyxRQUFNLE1BQU0sWUFBWSxFQUFFLFFBQVEsR0FBRyxJQUFJLGdCQUFnQixNQUFNLE1BQU0sYUFBYSxRQUFRLFVBQVUsT0FBTyxDQUFDO0FBQzVHLFFBQU0sTUFBTSxpQkFBaUI7QUFBQSxJQUMzQixHQUFHLEVBQUUsU0FBUyxHQUFHLE1BQU0sZ0JBQWdCLFFBQVEsTUFBTSxNQUFNLE1BQU0sU0FBUyxNQUFNLFdBQVcsS0FBSztBQUFBLEVBQ2xHLENBQUM7QUFDRCxRQUFNLE1BQU0sU0FBUyxFQUFFLE1BQU0sR0FBRyxJQUFJLGVBQWUsQ0FBQztBQUN0RDtBQUdBLE1BQU0sUUFBUTtBQUFBLEVBQ1osR0FBRyxDQUFDLFVBQVUsWUFBWSxtQkFBbUIsaUJBQWlCLGlCQUFpQjtBQUFBLEVBQy9FLEdBQUcsQ0FBQyxvQkFBb0IsV0FBVztBQUNyQztBQUdBLGVBQWUsV0FBVyxFQUFFLE9BQU8sS0FBSyxNQUFNLE9BQU8sR0FBa0I7QUFDckUsUUFBTSxNQUFNLGVBQWUsRUFBRSxPQUFPLFFBQVEsUUFBUSxPQUFPLENBQUM7QUFDNUQsUUFBTSxJQUFJLDZEQUE2RDtBQUN2RSxRQUFNLE1BQU0sV0FBVyxFQUFFLE1BQU0sR0FBRyxJQUFJLGdCQUFnQixPQUFPLEtBQUssQ0FBQztBQUNuRSxRQUFNLE1BQU0sVUFBVSxFQUFFLE1BQU0sR0FBRyxJQUFJLGdCQUFnQixRQUFRLE1BQU0sYUFBYSxPQUFPLENBQUM7QUFFeEYsUUFBTSxJQUFJLHlDQUF5QyxJQUFJLDJCQUEyQixNQUFNLGdCQUFnQixNQUFNLEdBQUc7QUFDakgsUUFBTSxVQUFVLEVBQUUsT0FBTyxLQUFLLE1BQU0sT0FBTyxDQUFDO0FBQzVDLFFBQU0sTUFBTSxlQUFlLEVBQUUsU0FBUyxPQUFPLENBQUM7QUFDOUMsUUFBTSxJQUFJLGtEQUFrRDtBQUM1RCxRQUFNLElBQUk7QUFBQTtBQUFBO0FBQUE7QUFBQSxXQUlEO0FBQ1QsYUFBVyxRQUFRO0FBQ2pCLFVBQU0sSUFBSSwrQkFBK0IsSUFBSSwwQ0FBMEMsSUFBSTtBQUFBLCtEQUNoQztBQUM3RCxRQUFNLElBQUk7QUFBQSxpR0FDcUY7QUFDakc7QUFNQSxlQUFlLFVBQVUsRUFBRSxPQUFPLEtBQUssTUFBTSxPQUFPLEdBQTZEO0FBQy9HLFFBQU0sTUFBTSxTQUFTO0FBQUEsSUFDbkIsR0FBRyxFQUFFLE1BQU0sR0FBRyxJQUFJLGdCQUFnQixPQUFPLFFBQVEsUUFBUSxNQUFNLGNBQWMsUUFBUSxZQUFZLE9BQU87QUFBQSxFQUMxRyxDQUFDO0FBQ0QsUUFBTTtBQUFBLElBQ0o7QUFBQSxJQUNBLEVBQUUsTUFBTSxHQUFHLElBQUksa0RBQWtELFFBQVEsTUFBTSxpQkFBaUI7QUFBQSxJQUNoRztBQUFBLEVBQ0Y7QUFDQSxRQUFNLElBQUksbUVBQW1FO0FBQy9FOyIsCiAgIm5hbWVzIjogW10KfQo=

//6730046cae53170d4ad8be135bf9cdda899420d4
