import type { Generated, Insertable, Selectable } from 'kysely';
import type { AuthorRole } from '../shared/admin/changes.ts';
import type { Role } from '../shared/admin/roles.ts';
import type { ContentOrigin } from '../shared/content/versions.ts';
import type { NoteKind } from '../shared/lead/lead.ts';
import type {
  CounterTable,
  EstimateAcceptanceTable,
  EstimateDeclineTable,
  EstimateQuestionTable,
  EstimateTable,
  EstimateVersionTable,
} from './estimate-tables.ts';
import type {
  AppointmentTable,
  CustomerImportTable,
  LeadPhotoTable,
  LeadPlanTable,
  LeadTable,
  OutboxTable,
  PushDeviceTable,
} from './lead-tables.ts';

/**
 * The schema after the latest migration. Times are ISO 8601 UTC texts unless a name says `Ms`. A `version` counts the changes; an editor
 * that read an older version gets a conflict. A `value` or `body` is JSON.
 */
export interface Database {
  submissions: LeadTable;
  customerImports: CustomerImportTable;
  notes: {
    id: Generated<number>;
    submissionId: number;
    kind: NoteKind;
    /** The text of the owner's note or mail, or the new status. */
    text: string;
    createdAt: string;
    /** The outbox row of the mail that the entry is about. */
    deliveryId: Generated<number | null>;
    /** The name of the person who made the entry; empty for the site and the customer. */
    by: Generated<string>;
  };
  /** The bodies that came with each idempotency key. All of them belong to the key's one row. */
  submissionPosts: {
    idempotencyKey: string;
    /** SHA-256 of the checked body, in hex. */
    bodyHash: string;
    submissionId: number;
  };
  outbox: OutboxTable;
  /** Addresses of customers that a mail server refused permanently. */
  bounces: {
    /** SHA-256 of the address, in hex. */
    addressHash: string;
    at: string;
    /** The end of a sentence, such as "no such mailbox". */
    reason: string;
  };
  pushDevices: PushDeviceTable;
  settings: {
    key: string;
    value: string;
    version: number;
    updatedAt: string;
  };
  people: PersonTable;
  sessions: {
    /** SHA-256 of the identifier in the cookie, in hex. */
    idHash: string;
    personId: number;
    /** The person's session number at sign-in. A session with an earlier number has ended. */
    sessionNumber: number;
    /** When the person last entered the password, or used a passkey. */
    provedAtMs: number;
    createdAtMs: number;
    seenAtMs: number;
  };
  /** The browsers that each person has signed in from. */
  signInDevices: {
    personId: number;
    /** SHA-256 of the identifier in the browser's cookie, in hex. */
    idHash: string;
    createdAtMs: number;
    seenAtMs: number;
  };
  passkeys: PasskeyTable;
  /** A challenge is in here until it is used or has expired. */
  passkeyChallenges: {
    /** SHA-256 of the secret in the cookie of the browser that may use it, in hex. */
    secretHash: string;
    purpose: string;
    challenge: string;
    endsAtMs: number;
  };
  images: PictureTable;
  /** A catalog whose page pictures are in `catalog/versions/<version>`. */
  catalogVersions: {
    /** The beginning of the PDF's SHA-256, in hex. */
    version: string;
    createdAt: string;
  };
  catalogPages: CatalogPageTable;
  priceVersions: PriceVersionTable;
  leadPlans: LeadPlanTable;
  projects: ProjectTable;
  /** The photos of a project in order; their captions belong to the pictures. */
  projectPictures: {
    projectId: number;
    pictureId: number;
    position: number;
  };
  leadPhotos: LeadPhotoTable;
  estimates: EstimateTable;
  estimateVersions: EstimateVersionTable;
  estimateAcceptances: EstimateAcceptanceTable;
  estimateDeclines: EstimateDeclineTable;
  estimateQuestions: EstimateQuestionTable;
  counters: CounterTable;
  /** Phone numbers that must not get text messages. */
  textRefusals: {
    /** SHA-256 of the last ten digits, in hex: it outlives the leads, and names no one. */
    numberHash: string;
    at: string;
    by: string;
  };
  visits: AppointmentTable;
  contentDocuments: ContentDocumentTable;
  contentVersions: ContentVersionTable;
  /** Default text by the first release that had it. */
  defaultText: {
    documentId: string;
    hash: string;
    body: string;
    firstSeenAt: string;
  };
  /** A redirect of an address to a page, named by its id, or to another address. */
  redirects: {
    fromPath: string;
    page: string | null;
    address: string | null;
    /** 1 if it was created when a page's address changed. */
    automatic: 0 | 1;
    at: string;
    by: string;
  };
  changes: ChangeTable;
  /** Locks by name: one transaction at a time may hold each. The row exists once the lock was taken. */
  locks: { name: LockName };
}

/** A person who can sign in. The password and the second step are settings, whose keys contain the person's id. */
export interface PersonTable {
  id: Generated<number>;
  name: string;
  /** In lower case; empty for an owner who signs in with the password alone. */
  email: Generated<string>;
  role: Role;
  version: Generated<number>;
  /** Raising it ends all sessions of the person. */
  sessionNumber: Generated<number>;
  /** 16 random bytes in base64url, by which passkeys name the person. */
  userHandle: string;
  /** 1 if the person gets the daily email about due steps. */
  getsDigest: Generated<number>;
  createdAt: string;
  seenAtMs: number | null;
  /** SHA-256 of the token of the one-time link, in hex. */
  linkHash: string | null;
  linkEndsAtMs: number | null;
}
export type PersonRow = Selectable<PersonTable>;

/** A passkey: the public half of a key pair on the person's device. */
export interface PasskeyTable {
  id: Generated<number>;
  personId: number;
  /** The credential's id and its COSE public key, in base64url. */
  credentialId: string;
  publicKey: string;
  /** JSON: how a browser reaches the device. */
  transports: string;
  /** The device's count of uses; 0 if it doesn't count. */
  counter: number;
  /** The relying party's id: the site's host at that time, without `www.`. */
  host: string;
  name: string;
  createdAtMs: number;
  usedAtMs: number | null;
}
export type PasskeyRow = Selectable<PasskeyTable>;

export interface CatalogPageTable {
  version: string;
  /** From 1. */
  page: number;
  /** Size of the larger picture, in pixels. */
  width: number;
  height: number;
  text: string;
}
export type CatalogPageRow = Selectable<CatalogPageTable>;

/** The owner's prices; each save adds a row, and only `checkedAt` of a row changes. */
export interface PriceVersionTable {
  /** 1 for the first save; version 0 is the default table in the code. */
  version: number;
  /** JSON: a `PriceTable`. */
  prices: string;
  note: string;
  savedAt: string;
  savedBy: Generated<string>;
  /** When, and by whom, these prices were last confirmed. */
  checkedAt: string;
  checkedBy: Generated<string>;
}
export type PriceVersionRow = Selectable<PriceVersionTable>;

export interface PictureTable {
  id: Generated<number>;
  kind: 'slot' | 'gallery';
  /** Unique among live rows, ignoring case. */
  name: string;
  /** The upright original without metadata, under our own name in `images/originals`. */
  file: string;
  hash: string;
  width: number;
  height: number;
  /** JSON array of widths in pixels. */
  widths: string;
  /** JSON array of formats. */
  formats: string;
  alt: string;
  /** The owner's order; lower numbers come first, null after all others. */
  position: number | null;
  bytes: number;
  createdAt: string;
  /** Set on a row that was deleted or replaced and can still be restored. */
  deletedAt: string | null;
  /** 1 for a picture that was uploaded for a project: pages and the gallery show it only while a published project does. */
  forProject: Generated<number>;
}
export type PictureRow = Selectable<PictureTable>;
export type NewPicture = Insertable<PictureTable>;

export interface ProjectTable {
  id: Generated<number>;
  version: Generated<number>;
  title: string;
  /** JSON array of the services' slugs. */
  services: string;
  /** The town's slug. */
  town: string;
  /** Such as `2026-09`, or empty. */
  month: string;
  material: string;
  /** In feet, like `feet`, the length. */
  height: number | null;
  feet: number | null;
  story: string;
  beforeId: number | null;
  afterId: number | null;
  published: 0 | 1;
  createdAt: string;
  /** When, and by whom, it was last changed. */
  updatedAt: string;
  updatedBy: Generated<string>;
}
export type ProjectRow = Selectable<ProjectTable>;

/** The state of a document whose text the owner has changed or created; `src/shared/content/documents.ts` lists the kinds. */
export interface ContentDocumentTable {
  id: string;
  kind: string;
  /** JSON: text that may be unfinished. */
  draft: string | null;
  /** Counts the drafts and publications; an editor that read an older version gets a conflict. */
  draftVersion: Generated<number>;
  draftAt: string | null;
  draftBy: string | null;
  /** The hash of the default text whose update the owner has answered. */
  updateAnswered: string | null;
  /** Since when it is in the trash. */
  deletedAt: string | null;
}
export type ContentDocumentRow = Selectable<ContentDocumentTable>;

/**
 * Published text: a log to which versions are added. Visitors see a document's newest version that is neither scheduled nor undone. If that
 * version is a reset, they see the default text.
 */
export interface ContentVersionTable {
  id: Generated<number>;
  documentId: string;
  body: string;
  origin: ContentOrigin;
  /** The hash of the default text of that time; empty if there was none. */
  shippedHash: string;
  /** Publications that one step made together, and that one step undoes. */
  batch: string | null;
  by: string;
  at: string;
  /** The scheduled time (milliseconds since 1970); null once it is live. */
  scheduledAtMs: number | null;
  undoneAt: string | null;
}
export type ContentVersionRow = Selectable<ContentVersionTable>;

/** The activity log: who changed what, and when. */
export interface ChangeTable {
  id: Generated<number>;
  at: string;
  by: string;
  role: AuthorRole;
  action: string;
  subject: string;
  detail: string;
}
export type ChangeRow = Selectable<ChangeTable>;

/**
 * `pictures`: the names, places, and order of pictures; `catalog`: the live PDF; `plan`: the pages of the site, and their redirects;
 * `people`: who may sign in, and how.
 */
export type LockName = 'pictures' | 'catalog' | 'plan' | 'devices' | 'people';
