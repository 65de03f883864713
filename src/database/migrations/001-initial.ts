import type { SchemaBuilder } from './builder.ts';

/** The whole schema; `src/database/tables.ts` explains the columns. */
export async function up(schema: SchemaBuilder): Promise<void> {
  await makeLeads(schema);
  await makeEstimates(schema);
  await makeOutbox(schema);
  await makePictures(schema);
  await makeContent(schema);
  await makePeople(schema);
  await makeSettings(schema);
  if (schema.engine === 'postgres') await makeShared(schema);
}

const toLead = 'references "submissions" ("id") on delete cascade';

async function makeLeads({ table, run, id, text, emptyText, nullableText, number, nullableNumber }: SchemaBuilder) {
  const lead = `${number} ${toLead}`;
  await table('submissions', {
    id,
    reference: `${text} unique`,
    idempotencyKey: `${nullableText} unique`,
    source: text,
    name: text,
    phone: text,
    email: text,
    referredBy: text,
    service: text,
    message: text,
    address: emptyText,
    page: emptyText,
    came: emptyText,
    landingPage: emptyText,
    referrer: emptyText,
    catalogPage: emptyText,
    catalogVersion: emptyText,
    status: text,
    spamReasons: text,
    spamScore: `${number} default 0`,
    version: `${number} default 1`,
    createdAt: text,
    firstContactAt: nullableText,
    answeredAfterMs: nullableNumber,
    phoneTail: emptyText,
    searchText: emptyText,
    town: emptyText,
    importId: nullableNumber,
  });
  await run('create index "leadsByPhone" on "submissions" ("phoneTail")');
  await run('create index "leadsByEmail" on "submissions" (lower("email"))');
  await run('create index "leadsByStatus" on "submissions" ("status", "source")');
  await run('create index "submissions_catalogVersion" on "submissions" ("catalogVersion")');
  await run('create index "leadsByImport" on "submissions" ("importId")');
  await table('customerImports', { id, createdAt: text, customers: number, isFinished: number });
  await table('notes', { id, submissionId: lead, kind: text, text, createdAt: text, by: emptyText });
  await run('create index "notesBySubmission" on "notes" ("submissionId")');
  await table(
    'submissionPosts',
    { idempotencyKey: text, bodyHash: text, submissionId: lead },
    'constraint "submissionPosts_key" primary key ("idempotencyKey", "bodyHash")',
  );
  await run('create index "submissionPosts_submission" on "submissionPosts" ("submissionId")');
  await table('leadPlans', {
    submissionId: `${number} primary key ${toLead}`,
    code: text,
    priceVersion: number,
    figures: text,
  });
  await table(
    'leadPhotos',
    {
      id,
      submissionId: lead,
      hash: text,
      width: number,
      height: number,
      createdAt: text,
      mailedAtMs: nullableNumber,
    },
    'constraint "leadPhotos_hash" unique ("submissionId", "hash")',
  );
}

async function makeEstimates({ table, run, id, text, emptyText, nullableText, number, nullableNumber }: SchemaBuilder) {
  const estimate = `${number} references "estimates" ("id") on delete cascade`;
  // The text of the draft comes last, so that SQLite need not read past it for the other columns.
  await table('estimates', {
    id,
    submissionId: `${nullableNumber} ${toLead}`,
    number: `${nullableNumber} unique`,
    state: text,
    version: `${number} default 1`,
    token: `${nullableText} unique`,
    sentVersion: nullableNumber,
    validUntil: nullableText,
    options: number,
    total: number,
    highestTotal: number,
    customer: emptyText,
    customerSearch: emptyText,
    openedAt: nullableText,
    opens: `${number} default 0`,
    sentAt: nullableText,
    createdAt: text,
    updatedAt: text,
    voidedAt: nullableText,
    voidedBy: emptyText,
    voidReason: emptyText,
    draft: nullableText,
  });
  await run('create index "estimatesByLead" on "estimates" ("submissionId")');
  await run('create index "estimatesByState" on "estimates" ("state", "validUntil")');
  await table(
    'estimateVersions',
    {
      estimateId: estimate,
      version: number,
      hash: text,
      sentAt: text,
      sentBy: text,
      sender: emptyText,
      email: text,
      planCode: nullableText,
      content: text,
    },
    'constraint "estimateVersionsKey" primary key ("estimateId", "version")',
  );
  await table('estimateAcceptances', {
    estimateId: `${number} primary key references "estimates" ("id") on delete cascade`,
    version: number,
    hash: text,
    option: number,
    optionName: text,
    addOns: text,
    total: number,
    deposit: number,
    name: text,
    consent: text,
    at: text,
    timeZone: text,
    address: text,
    userAgent: text,
    email: text,
  });
  await table('estimateDeclines', {
    estimateId: `${number} primary key references "estimates" ("id") on delete cascade`,
    reason: text,
    text,
    name: text,
    at: text,
  });
  await table(
    'estimateQuestions',
    { id, estimateId: estimate, hash: text, text, at: text },
    'constraint "estimateQuestionsHash" unique ("estimateId", "hash")',
  );
  await table('counters', { name: `${text} primary key`, value: number });
}

async function makeOutbox({ table, run, id, text, emptyText, nullableText, number, nullableNumber }: SchemaBuilder) {
  await table('outbox', {
    id,
    submissionId: `${nullableNumber} ${toLead}`,
    kind: text,
    messageId: `${text} unique`,
    payload: text,
    state: text,
    attempts: `${number} default 0`,
    uncertain: `${number} default 0`,
    lastError: emptyText,
    createdAtMs: number,
    nextAttemptAtMs: number,
    failingSinceMs: nullableNumber,
    sentAtMs: nullableNumber,
    claim: nullableText,
    claimedAtMs: nullableNumber,
  });
  await run('create index "outbox_due" on "outbox" ("state", "nextAttemptAtMs")');
  await run('create index "outbox_submission" on "outbox" ("submissionId")');
  await table('bounces', { addressHash: `${text} primary key`, at: text, reason: text });
}

async function makePictures({ table, run, id, text, emptyText, nullableText, number, nullableNumber }: SchemaBuilder) {
  const real = 'double precision';
  await table('images', {
    id,
    kind: text,
    name: text,
    file: text,
    hash: text,
    width: number,
    height: number,
    widths: text,
    formats: text,
    alt: text,
    position: nullableNumber,
    bytes: number,
    createdAt: text,
    deletedAt: nullableText,
    forProject: `${number} default 0`,
  });
  await run('create unique index "imagesLiveName" on "images" (lower("name")) where "deletedAt" is null');
  await table('projects', {
    id,
    version: `${number} default 1`,
    title: text,
    services: text,
    town: text,
    month: text,
    material: text,
    height: real,
    feet: real,
    story: text,
    beforeId: nullableNumber,
    afterId: nullableNumber,
    published: number,
    createdAt: text,
    updatedAt: text,
    updatedBy: emptyText,
  });
  await table(
    'projectPictures',
    {
      projectId: `${number} references "projects" ("id") on delete cascade`,
      pictureId: `${number} references "images" ("id") on delete cascade`,
      position: number,
    },
    'constraint "projectPicturesKey" primary key ("projectId", "pictureId")',
  );
  await run('create index "projectPicturesByPicture" on "projectPictures" ("pictureId")');
  await table('catalogVersions', { version: `${text} primary key`, createdAt: text });
  await table(
    'catalogPages',
    {
      version: `${text} references "catalogVersions" ("version") on delete cascade`,
      page: number,
      width: number,
      height: number,
      text,
    },
    'constraint "catalogPages_key" primary key ("version", "page")',
  );
}

async function makeContent({ table, run, id, text, nullableText, number, nullableNumber }: SchemaBuilder) {
  await table('contentDocuments', {
    id: `${text} primary key`,
    kind: text,
    draft: nullableText,
    draftVersion: `${number} default 0`,
    draftAt: nullableText,
    draftBy: nullableText,
    updateAnswered: nullableText,
    deletedAt: nullableText,
  });
  // The text comes last, so that SQLite need not read past it for the other columns.
  await table('contentVersions', {
    id,
    documentId: text,
    origin: text,
    shippedHash: text,
    batch: nullableText,
    by: text,
    at: text,
    scheduledAtMs: nullableNumber,
    undoneAt: nullableText,
    body: text,
  });
  // Includes the times, so that recent changes are found without reading their text.
  await run('create index "contentVersionsByDocument" on "contentVersions" ("documentId", "id", "at", "undoneAt")');
  await run(`create index "contentVersionsLive" on "contentVersions" ("documentId", "id")
    where "scheduledAtMs" is null and "undoneAt" is null`);
  await run(`create index "contentVersionsScheduled" on "contentVersions" ("documentId")
    where "scheduledAtMs" is not null`);
  await table(
    'defaultText',
    { documentId: text, hash: text, body: text, firstSeenAt: text },
    'constraint "defaultTextKey" primary key ("documentId", "hash")',
  );
  await table('redirects', {
    fromPath: `${text} primary key`,
    page: nullableText,
    address: nullableText,
    automatic: number,
    at: text,
    by: text,
  });
  await table('changes', { id, at: text, by: text, role: text, action: text, subject: text, detail: text });
}

async function makePeople({ table, run, id, text, emptyText, nullableText, number, nullableNumber }: SchemaBuilder) {
  await table('people', {
    id,
    name: text,
    email: emptyText,
    role: text,
    version: `${number} default 1`,
    sessionNumber: `${number} default 1`,
    userHandle: `${text} unique`,
    getsDigest: `${number} default 0`,
    createdAt: text,
    seenAtMs: nullableNumber,
    linkHash: `${nullableText} unique`,
    linkEndsAtMs: nullableNumber,
  });
  await run(`create unique index "peopleByEmail" on "people" ("email") where "email" <> ''`);
  const person = `${number} references "people" ("id") on delete cascade`;
  await table('sessions', {
    idHash: `${text} primary key`,
    personId: person,
    sessionNumber: number,
    provedAtMs: number,
    createdAtMs: number,
    seenAtMs: number,
  });
  await run('create index "sessionsByPerson" on "sessions" ("personId")');
  await table(
    'signInDevices',
    { personId: person, idHash: text, createdAtMs: number, seenAtMs: number },
    'constraint "signInDevices_key" primary key ("personId", "idHash")',
  );
  await run('create index "signInDevicesById" on "signInDevices" ("idHash")');
  await table('passkeys', {
    id,
    personId: person,
    credentialId: `${text} unique`,
    publicKey: text,
    transports: text,
    counter: number,
    host: text,
    name: text,
    createdAtMs: number,
    usedAtMs: nullableNumber,
  });
  await run('create index "passkeysByPerson" on "passkeys" ("personId")');
  await table('passkeyChallenges', {
    secretHash: `${text} primary key`,
    purpose: text,
    challenge: text,
    endsAtMs: number,
  });
}

async function makeSettings({ table, text, emptyText, number }: SchemaBuilder) {
  await table('settings', { key: `${text} primary key`, value: text, version: number, updatedAt: text });
  await table('priceVersions', {
    version: `${number} primary key`,
    prices: text,
    note: text,
    savedAt: text,
    savedBy: emptyText,
    checkedAt: text,
    checkedBy: emptyText,
  });
  await table('locks', { name: `${text} primary key` });
}

/** A change to anything that pages show raises the version in the same transaction. */
const shown = [
  'images',
  'projects',
  'projectPictures',
  'priceVersions',
  'catalogVersions',
  'contentDocuments',
  'contentVersions',
  'redirects',
];

/** Creates the state that several processes share on one database. A single process has it in memory and in its directory. */
async function makeShared({ table, run, text, number }: SchemaBuilder) {
  await table('secrets', { name: `${text} primary key`, value: text });
  await table('leases', { name: `${text} primary key`, holder: text, expiresAtMs: number });
  // Unlogged: after a crash of the server every count starts again, as after a restart of a single process.
  await run(`create unlogged table "limits" ("key" ${text} primary key, "current" ${number}, "endsAtMs" ${number})`);
  await makeBlobs({ table, run, text, number });
  await table('siteVersion', { version: number });
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
    when (new."key" in ('profile', 'catalog', 'delivery', 'copies-bucket')) execute function "raiseSiteVersion"()`);
}

/**
 * The files of the site, for processes that share no disk. They are stored in chunks, because a large object isn't replicated logically and
 * a single value would have to fit in memory. They aren't compressed (`external`), because pictures and PDFs already are.
 */
async function makeBlobs({ table, run, text, number }: Pick<SchemaBuilder, 'table' | 'run' | 'text' | 'number'>) {
  await table('blobs', {
    name: `${text} primary key`,
    bytes: number,
    sha256: text,
    modifiedAtMs: number,
    neededAtMs: number,
  });
  await table(
    'blobChunks',
    { name: `${text} references "blobs" ("name") on delete cascade`, number, data: 'bytea not null' },
    'constraint "blobChunksKey" primary key ("name", "number")',
  );
  await run('alter table "blobChunks" alter column "data" set storage external');
}
