import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { type Database, inTransaction, type LeadRow, lockLead } from '../database/index.ts';
import { enqueueDeliveries } from '../outbox/index.ts';
import type { DeliveryKind } from '../shared/admin/delivery.ts';
import { postedNames } from '../shared/lead/lead-fields.ts';
import { type LeadInput, messageOf, searchColumns, searchTextOf, toRow } from './lead-row.ts';
import { photoWaitMs } from './photo-form.ts';
import { describeChange, storePlan } from './plan-store.ts';
import { endTextRefusal } from './text-refusals.ts';

/** Number of references to try. One in three hundred million is rarely taken, so more failures mean another fault. */
const referenceDraws = 5;

/** The data for the visitor: the lead's number and the short code to quote. */
export interface StoredLead {
  id: number;
  reference: string;
}

/**
 * Stores a lead together with its deliveries; everything is on disk when this returns. The same idempotency key gives the same row, even
 * for concurrent posts.
 * @param deliveries their kinds; those of spam are held
 * @returns whether the row is new, already existed, or was amended
 */
export async function saveLead(
  db: Kysely<Database>,
  input: LeadInput,
  deliveries: readonly DeliveryKind[] = [],
  nowMs = Date.now(),
): Promise<StoredLead & { outcome: 'created' | 'repeated' | 'amended' }> {
  return inTransaction(db, async (transaction) => {
    const { created, known } = await insertRow(transaction, input, nowMs);
    if (created) {
      await rememberPost(transaction, input, created.id);
      await complete(transaction, created.id, input, deliveries, nowMs);
      return { ...created, outcome: 'created' };
    }
    if (input.status === 'spam' && known.status !== 'spam') return saveApart(transaction, input, deliveries, nowMs);
    const isNew = await rememberPost(transaction, input, known.id);
    if (isNew) {
      await amendRow(transaction, known, input);
      const repeated = deliveries.filter((kind) => kind !== 'acknowledgement');
      await enqueue(transaction, known, repeated, input, nowMs, { amended: true });
    }
    return { id: known.id, reference: known.reference, outcome: isNew ? 'amended' : 'repeated' };
  });
}

/** Stores everything that belongs to a new row. */
async function complete(
  db: Kysely<Database>,
  id: number,
  input: LeadInput,
  deliveries: readonly DeliveryKind[],
  nowMs: number,
): Promise<void> {
  if (input.plan) await storePlan(db, id, input.plan);
  if (input.mayText === 'yes') await endTextRefusal(db, searchColumns(input));
  await enqueue(db, { id, status: input.status ?? 'new' }, deliveries, input, nowMs);
}

/**
 * Stores a changed post that looks like spam as a separate lead, held like all spam. Amending the lead of its key would show it to the
 * owner. From then on its key belongs to the new lead.
 */
async function saveApart(
  db: Transaction<Database>,
  input: LeadInput,
  deliveries: readonly DeliveryKind[],
  nowMs: number,
): Promise<StoredLead & { outcome: 'created' | 'repeated' }> {
  const { created } = await insertRow(db, { ...input, idempotencyKey: undefined }, nowMs);
  if (!created) throw new Error('A row without a key was taken for a repeated one.');
  if (await rememberPost(db, input, created.id)) {
    await complete(db, created.id, input, deliveries, nowMs);
    return { ...created, outcome: 'created' };
  }
  // Another process has stored the same post meanwhile.
  await db.deleteFrom('submissions').where('id', '=', created.id).execute();
  const stored = await findRepeatedPost(db, input);
  return { ...(stored ?? created), outcome: 'repeated' };
}

/** Finds the stored lead of a repeated post: same key, same body. */
export async function findRepeatedPost(db: Kysely<Database>, input: LeadInput): Promise<StoredLead | undefined> {
  if (!input.idempotencyKey) return undefined;
  return db
    .selectFrom('submissionPosts')
    .innerJoin('submissions', 'submissions.id', 'submissionPosts.submissionId')
    .select(['submissions.id', 'submissions.reference'])
    .where('submissionPosts.idempotencyKey', '=', input.idempotencyKey)
    .where('bodyHash', '=', hashPost(input))
    .executeTakeFirst();
}

/** Time in which the same text without a key counts as the same message. */
const sameWordsMs = 10 * 60_000;

/**
 * Makes an idempotency key for a form that was posted without JavaScript. A visitor who goes back and sends the same text again within ten
 * minutes has sent one message. The key contains the ten-minute span, so that the database stores one.
 * @returns the key, and the lead that the same text created within ten minutes
 */
export async function keyOfText(
  db: Kysely<Database>,
  input: LeadInput,
  nowMs: number,
): Promise<{ key: string; known: StoredLead | undefined }> {
  // The page is left out, because the confirmation has another address than the form.
  const hash = hashPost({ ...input, page: '' });
  const span = Math.floor(nowMs / sameWordsMs);
  const keyAt = (number: number) => `words-${number}-${hash}`;
  const known = await db
    .selectFrom('submissions')
    .select(['id', 'reference'])
    .where('idempotencyKey', 'in', [keyAt(span), keyAt(span - 1)])
    .where('createdAt', '>', new Date(nowMs - sameWordsMs).toISOString())
    .executeTakeFirst();
  return { key: keyAt(span), known };
}

async function enqueue(
  db: Kysely<Database>,
  lead: Pick<LeadRow, 'id' | 'status'>,
  kinds: readonly DeliveryKind[],
  { hasPhotos }: LeadInput,
  nowMs: number,
  payload?: object,
): Promise<void> {
  const held = lead.status === 'spam';
  const dueAtMs = (kind: DeliveryKind) => (hasPhotos && kind === 'notification' ? nowMs + photoWaitMs : nowMs);
  await enqueueDeliveries(
    db,
    kinds.map((kind) => ({
      kind,
      submissionId: lead.id,
      held,
      dueAtMs: dueAtMs(kind),
      ...(payload && { payload }),
    })),
    nowMs,
  );
}

type Inserted = { created: StoredLead; known?: undefined } | { created?: undefined; known: LeadRow };

/**
 * Inserts first and reads afterward: of several posts with one key the database accepts one, and the others read its row. If the reference
 * is taken, another one is drawn.
 */
async function insertRow(db: Transaction<Database>, input: LeadInput, nowMs: number): Promise<Inserted> {
  for (let draw = 0; draw < referenceDraws; draw += 1) {
    const created = await db
      .insertInto('submissions')
      .values(toRow(input, nowMs))
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'reference'])
      .executeTakeFirst();
    if (created) return { created };
    const known = await lockRowOfKey(db, input.idempotencyKey);
    if (known) return { known };
  }
  throw new Error(`${referenceDraws} references in a row were taken`);
}

/**
 * Returns the row of a key and locks it until the end of this transaction. Returns `undefined` if it was deleted, so that it can be
 * inserted again.
 */
async function lockRowOfKey(db: Transaction<Database>, key: string | undefined): Promise<LeadRow | undefined> {
  if (!key) return undefined;
  const find = () => db.selectFrom('submissions').selectAll().where('idempotencyKey', '=', key).executeTakeFirst();
  const found = await find();
  return found && (await lockLead(db, found.id)) && find();
}

/** @returns whether this body is new under its key */
async function rememberPost(db: Kysely<Database>, input: LeadInput, submissionId: number): Promise<boolean> {
  if (!input.idempotencyKey) return true;
  const row = await db
    .insertInto('submissionPosts')
    .values({ idempotencyKey: input.idempotencyKey, bodyHash: hashPost(input), submissionId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('submissionId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns a hash of everything that the visitor sent. Two posts with the same key and hash are the same. */
export function hashPost(input: LeadInput): string {
  const { plan, unreadablePlan } = input;
  const body = [input.source, ...postedNames().map((name) => input[name] ?? '')];
  if (plan) body.push(plan.code, String(plan.priceVersion));
  if (unreadablePlan !== undefined) body.push(unreadablePlan);
  return createHash('sha256').update(JSON.stringify(body)).digest('hex');
}

/**
 * Amends a lead. A visitor who never saw the response to the first try may change the text and send it again with the same key. The key
 * keeps its one row, and the changes are appended to the first message, so that they aren't lost. The database appends them to the text
 * that is stored by then.
 */
async function amendRow(db: Kysely<Database>, row: LeadRow, input: LeadInput): Promise<void> {
  const changes = postedNames()
    .filter((name) => name !== 'message' && (input[name] ?? '') !== row[name])
    .map((name) => `${name}: ${input[name] ?? ''}`);
  if (input.plan) changes.push(...(await describeChange(db, row.id, input.plan)));
  const addedText = ['', '--- Sent again with changes ---', ...changes, messageOf(input)].join('\n');
  await db
    .updateTable('submissions')
    .set(({ eb, fn, ref, val }) => ({
      message: eb(ref('message'), '||', addedText),
      searchText: eb(ref('searchText'), '||', searchTextOf([addedText])),
      town: fn.coalesce(fn<string | null>('nullif', [ref('town'), val('')]), val(input.town ?? '')),
      // The visitor's latest answer about text messages counts.
      ...(input.mayText && {
        mayText: input.mayText,
        textConsentAt: input.textConsentAt ?? null,
        textConsentWords: input.textConsentWords ?? '',
      }),
    }))
    .where('id', '=', row.id)
    .execute();
  if (input.mayText === 'yes') await endTextRefusal(db, row);
  if (input.plan) await storePlan(db, row.id, input.plan);
}
