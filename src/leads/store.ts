import { createHash, randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database, NewSubmission, SubmissionRow } from '../database/index.ts';
import { enqueueDeliveries } from '../delivery/index.ts';
import type { DeliveryKind } from '../shared/delivery.ts';
import type { Submission, SubmissionSource } from '../shared/submission.ts';

/** Letters and digits that cannot be mistaken for one another on the telephone, and no vowels, so that no code spells a word. */
const referenceAlphabet = 'BCDFGHJKMNPQRSTVWXZ23456789';

export type SubmissionInput = Pick<NewSubmission, 'source' | 'name' | 'phone' | 'email' | 'message'> &
  Partial<
    Pick<NewSubmission, 'referredBy' | 'service' | 'page' | 'landingPage' | 'referrer' | 'status' | 'spamScore'>
  > & {
    idempotencyKey?: string | undefined;
    spamReasons?: readonly string[];
  };

/** What the visitor is told: the request's number and the short code to quote. */
export interface StoredSubmission {
  id: number;
  reference: string;
}

/**
 * Stores a request together with the messages about it; all of it is on the disk when this returns.
 * The same idempotency key gives the same row, however often and however concurrently it comes.
 * @param deliveries what is to be sent about it; what is marked as spam is held
 * @returns whether the row is new, was there already, or has taken up a changed text
 */
export async function saveSubmission(
  db: Kysely<Database>,
  input: SubmissionInput,
  deliveries: readonly DeliveryKind[] = [],
  nowMs = Date.now(),
): Promise<StoredSubmission & { outcome: 'created' | 'repeated' | 'amended' }> {
  return db.transaction().execute(async (transaction) => {
    const known = await findRowByKey(transaction, input.idempotencyKey);
    if (!known) {
      const stored = await insertRow(transaction, input, nowMs);
      await rememberPost(transaction, input, stored.id);
      await enqueue(transaction, stored.id, deliveries, { held: input.status === 'spam', nowMs });
      return { ...stored, outcome: 'created' };
    }
    const isNew = await rememberPost(transaction, input, known.id);
    if (isNew) {
      await amendRow(transaction, known, input);
      const repeated = deliveries.filter((kind) => kind !== 'acknowledgement');
      await enqueue(transaction, known.id, repeated, {
        held: known.status === 'spam',
        payload: { amended: true },
        nowMs,
      });
    }
    return { id: known.id, reference: known.reference, outcome: isNew ? 'amended' : 'repeated' };
  });
}

/** The answer to a post that was stored before: same key, same body. */
export function findRepeatedPost(db: Kysely<Database>, input: SubmissionInput): Promise<StoredSubmission | undefined> {
  return db
    .selectFrom('submissionPosts')
    .innerJoin('submissions', 'submissions.id', 'submissionPosts.submissionId')
    .select(['submissions.id', 'submissions.reference'])
    .where('submissionPosts.idempotencyKey', '=', input.idempotencyKey ?? '')
    .where('bodyHash', '=', hashBody(input))
    .executeTakeFirst();
}

/** Empties the spam tray of what came before a moment (ISO 8601, UTC). @returns how many rows there were */
export async function deleteSpamBefore(db: Kysely<Database>, moment: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('submissions')
    .where('status', '=', 'spam')
    .where('createdAt', '<', moment)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function enqueue(
  db: Kysely<Database>,
  submissionId: number,
  kinds: readonly DeliveryKind[],
  { nowMs, ...message }: { held: boolean; payload?: object; nowMs: number },
): Promise<void> {
  return enqueueDeliveries(
    db,
    kinds.map((kind) => ({ kind, submissionId, ...message })),
    nowMs,
  );
}

async function findRowByKey(db: Kysely<Database>, key: string | undefined): Promise<SubmissionRow | undefined> {
  if (!key) return undefined;
  return db.selectFrom('submissions').selectAll().where('idempotencyKey', '=', key).executeTakeFirst();
}

/** A reference that happens to be taken is drawn again. */
async function insertRow(db: Kysely<Database>, input: SubmissionInput, nowMs: number): Promise<StoredSubmission> {
  for (;;) {
    const row = await db
      .insertInto('submissions')
      .values(toRow(input, nowMs))
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returning(['id', 'reference'])
      .executeTakeFirst();
    if (row) return row;
  }
}

function toRow(input: SubmissionInput, nowMs: number): NewSubmission {
  return {
    reference: makeReference(),
    idempotencyKey: input.idempotencyKey ?? null,
    source: input.source,
    name: input.name,
    phone: input.phone,
    email: input.email,
    referredBy: input.referredBy ?? '',
    service: input.service ?? '',
    message: input.message,
    page: input.page ?? '',
    landingPage: input.landingPage ?? '',
    referrer: input.referrer ?? '',
    status: input.status ?? 'new',
    spamReasons: JSON.stringify(input.spamReasons ?? []),
    spamScore: input.spamScore ?? 0,
    createdAt: new Date(nowMs).toISOString(),
  };
}

function makeReference(): string {
  return Array.from({ length: 6 }, () => referenceAlphabet[randomInt(referenceAlphabet.length)]).join('');
}

/** @returns whether this body is new under its key */
async function rememberPost(db: Kysely<Database>, input: SubmissionInput, submissionId: number): Promise<boolean> {
  if (!input.idempotencyKey) return true;
  const row = await db
    .insertInto('submissionPosts')
    .values({ idempotencyKey: input.idempotencyKey, bodyHash: hashBody(input), submissionId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('submissionId')
    .executeTakeFirst();
  return row !== undefined;
}

const bodyFields = ['name', 'phone', 'email', 'referredBy', 'service', 'message', 'page'] as const;

function hashBody(input: SubmissionInput): string {
  const body = [input.source, ...bodyFields.map((field) => input[field] ?? '')];
  return createHash('sha256').update(JSON.stringify(body)).digest('hex');
}

/**
 * A visitor whose first try was stored, but who never saw the answer, may change the text and send again under the same key.
 * The key answers with its one row; what has changed is written below the first message, so that it is not lost.
 */
async function amendRow(db: Kysely<Database>, row: SubmissionRow, input: SubmissionInput): Promise<void> {
  const changes = bodyFields
    .filter((field) => field !== 'message' && (input[field] ?? '') !== row[field])
    .map((field) => `${field}: ${input[field] ?? ''}`);
  const message = [row.message, '--- Sent again with changes ---', ...changes, input.message].join('\n');
  await db.updateTable('submissions').set({ message }).where('id', '=', row.id).execute();
}

/** Optional values are absent when empty (decisions, section 4). */
export function toSubmission(row: SubmissionRow): Submission {
  const { idempotencyKey: _key, spamReasons, referredBy, service, page, landingPage, referrer, ...rest } = row;
  const { firstContactAt, spamScore, source, ...certain } = rest;
  const reasons: string[] = JSON.parse(spamReasons);
  return {
    ...certain,
    // A canary never comes this far: every list leaves it out.
    source: source as SubmissionSource,
    ...(referredBy && { referredBy }),
    ...(service && { service }),
    ...(page && { page }),
    ...(landingPage && { landingPage }),
    ...(referrer && { referrer }),
    ...(firstContactAt && { firstContactAt }),
    ...(reasons.length > 0 && { spamReasons: reasons, spamScore }),
  };
}
