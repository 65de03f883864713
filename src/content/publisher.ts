import fp from 'fastify-plugin';
import type { Kysely } from 'kysely';
import PQueue from 'p-queue';
import { type Author, recordChange } from '../accounts/index.ts';
import { type Database, inTransaction } from '../database/index.ts';
import { InvalidFieldsError } from '../http/errors.ts';
import { requireRecord } from '../http/validation.ts';
import { textOf } from '../shared/content/documents.ts';
import { announcementAt, nextAnnouncementChange } from '../shared/content/header-footer-text.ts';
import { deletePublishedDraft, writeDraft } from './drafts.ts';
import { readText } from './problems.ts';
import { type Edit, kindOf, regionOf, requirePublishable } from './publish.ts';
import { isKind, readBody, readDraft } from './read.ts';
import { conflictWith, requireReadableDraft } from './refusals.ts';
import { shippedHash } from './shipped.ts';
import {
  addVersion,
  type DocumentRow,
  deleteScheduledVersion,
  findNextMoment,
  findRow,
  findVersion,
  listDue,
  publishScheduledVersion,
} from './versions.ts';

declare module 'fastify' {
  interface FastifyInstance {
    publisher: {
      /** Publishes scheduled versions, and shows or hides the announcement. It never throws; it retries. */
      run(): Promise<void>;
    };
  }
}

/**
 * Publishes scheduled versions and shows or hides the announcement: at startup, and then by a job, within 15 seconds of the scheduled time.
 */
export const publisher = fp(
  async (app) => {
    const runs = new PQueue({ concurrency: 1 });
    /** Documents whose failure was logged. It isn't logged again until they are published. */
    const failing = new Set<string>();

    app.decorate('publisher', { run });
    app.jobs.add({ name: 'publishing', restMs: 0, nextMs, run });
    // Before the first visitor arrives.
    app.addHook('onReady', run);
    app.addHook('onClose', () => runs.onIdle());

    function run(): Promise<void> {
      return runs.add(async () => {
        // A failing schedule stops neither the others nor the announcement.
        await attempt('schedules', publishDue);
        await attempt('announcement', turnAnnouncement);
      });
    }

    async function publishDue(): Promise<void> {
      for (const row of await listDue(app.db, app.now()))
        await attempt(row.id, () => app.site.update(() => publishScheduled(app.db, row, app.now())));
    }

    async function attempt(subject: string, work: () => Promise<void>): Promise<void> {
      try {
        await work();
        failing.delete(subject);
      } catch (error) {
        if (!failing.has(subject)) app.log.error({ err: error, subject }, 'scheduled publishing failed; will retry');
        failing.add(subject);
      }
    }

    async function turnAnnouncement(): Promise<void> {
      if (isAnnouncementDue()) await app.site.update(async () => {});
    }

    /** True if the announcement is shown after its end, or not shown after its start. */
    function isAnnouncementDue(): boolean {
      const { documents, content } = app.site.current;
      const isWanted = announcementAt(textOf(documents, 'bar'), app.now()) !== undefined;
      return isWanted !== (content.announcement !== undefined);
    }

    /** Failed work stays due. */
    async function nextMs(lastMs: number): Promise<number> {
      if (isAnnouncementDue()) return lastMs;
      const bar = nextAnnouncementChange(textOf(app.site.current.documents, 'bar'), lastMs);
      return Math.min(bar, await findNextMoment(app.db));
    }
  },
  { name: 'publisher', dependencies: ['clock', 'database', 'jobs', 'site'] },
);

const minuteMs = 60_000;
const yearMs = 365 * 24 * 60 * minuteMs;

/**
 * Parses the moment of a schedule, in milliseconds since 1970.
 * @param at ISO 8601, UTC
 * @throws InvalidFieldsError unless it is between a minute and a year from now
 */
export function readMoment(at: string, nowMs: number): number {
  const ms = Date.parse(at);
  if (ms >= nowMs + minuteMs && ms <= nowMs + yearMs) return ms;
  throw new InvalidFieldsError({ at: ['Choose a time between a minute and a year from now.'] });
}

/**
 * Schedules the text of the draft, in one transaction with its line in the activity log. The draft stays, and later changes to it aren't
 * part of the schedule. Without a draft, an existing schedule is moved.
 * @returns the moment, and the draft's new version
 * @throws TextChangedError if another draft was saved or published in the meantime, WordProblemsError if errors block publishing
 */
export function scheduleDraft(
  db: Kysely<Database>,
  { id, by, at, context }: Edit,
  { version, accept, atMs }: { version: number; accept: readonly string[]; atMs: number },
): Promise<{ schedule: { at: string }; version: number }> {
  return inTransaction(db, async (transaction) => {
    const row = await findRow(transaction, id);
    const kind = kindOf(id, row);
    if (!row || row.draftVersion !== version) throw await conflictWith(transaction, id, row, context.documents);
    const words = await requirePublishable(id, kind, await readScheduled(transaction, row), context, accept);
    const moment = new Date(atMs).toISOString();
    const stamp = { by: by.name, at: moment, shippedHash: shippedHash(id, regionOf(context)), scheduledAtMs: atMs };
    const seen = { draftVersion: version };
    if (!(await addVersion(transaction, { id, kind, words, origin: 'schedule', ...stamp, seen })))
      throw await conflictWith(transaction, id, row, context.documents);
    await recordChange(transaction, by, at, { action: 'schedule', subject: id, detail: moment });
    return { schedule: { at: moment }, version: version + 1 };
  });
}

/** Returns the draft's text, else the text that is already scheduled. */
async function readScheduled(db: Kysely<Database>, row: DocumentRow): Promise<unknown> {
  requireReadableDraft(row);
  const draft = readDraft(row);
  if (draft !== undefined) return draft;
  const version = row.scheduledVersion && (await findVersion(db, row.id, row.scheduledVersion));
  if (!version) throw new InvalidFieldsError({ at: ['Nothing has changed since this text was published.'] });
  const words = readBody(row.kind, row.id, version.body);
  if (words === undefined) throw new InvalidFieldsError({ at: ['The scheduled text can’t be read.'] });
  return words;
}

/**
 * Cancels a schedule. If there is no draft, its text becomes the draft, so that it isn't lost.
 * @throws NoSuchRecordError if nothing is scheduled
 */
export function cancelSchedule(db: Kysely<Database>, { id, by, at }: Edit): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const row = requireRecord(await findRow(transaction, id));
    const version = requireRecord(
      row.scheduledVersion ? await findVersion(transaction, id, row.scheduledVersion) : undefined,
    );
    requireRecord((await deleteScheduledVersion(transaction, id)) || undefined);
    const draft = { id, kind: row.kind, version: row.draftVersion, draft: version.body, by: version.by, at };
    // Without a draft, the canceled text becomes the draft.
    if (!row.draftAt) await writeDraft(transaction, draft);
    await recordChange(transaction, by, at, { action: 'unschedule', subject: id });
  });
}

/**
 * Publishes the scheduled version of a document whose time has come. If several processes try, only the first one publishes it. A link to a
 * page that is gone by then shows as plain text, and a missing picture isn't shown.
 */
export function publishScheduled(db: Kysely<Database>, row: DocumentRow, nowMs: number): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const { id, kind, draft, scheduledVersion } = row;
    const version = await findVersion(transaction, id, scheduledVersion ?? 0);
    if (!version || !isKind(kind) || !(await publishScheduledVersion(transaction, row))) return;
    if (draft && JSON.stringify(readText(kind, readDraft(row)).words) === version.body)
      await deletePublishedDraft(transaction, id, draft);
    const author: Author = { name: version.by, role: 'site' };
    const at = new Date(nowMs).toISOString();
    await recordChange(transaction, author, at, { action: 'publish', subject: id, detail: 'schedule' });
  });
}
