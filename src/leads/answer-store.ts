import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type Database, inTransaction, type LeadRow, lockLead } from '../database/index.ts';
import { CannotWriteError, ChangedElsewhereError, NoEmailAddressError, ReviewAskedError } from '../http/errors.ts';
import { enqueueDeliveries } from '../outbox/index.ts';
import type { TimeZone } from '../shared/hours.ts';
import type { Lead, Note, ReviewChannel } from '../shared/lead/lead.ts';
import { formatShortDayIn } from '../shared/moments.ts';
import type { Profile } from '../shared/profile.ts';
import { shownPhone, textLink } from '../shared/telephone.ts';
import { addNote, findRow, type LeadEdit, readLead, stampContact } from './admin-store.ts';
import type { CustomerMail } from './messages/customer-mail.ts';
import { findTextRefusal } from './text-refusals.ts';

const noTexts = 'This customer asked not to get text messages.';

/**
 * Stores a reply and its mail, which count as a contact.
 * @param key two calls with the same key send one mail
 * @returns the note, or `undefined` if the lead doesn't exist
 * @throws NoEmailAddressError for a lead without an email address
 */
export function saveReply(
  db: Kysely<Database>,
  id: number,
  mail: CustomerMail,
  key: string | undefined,
  { by, nowMs }: LeadEdit,
): Promise<Note | undefined> {
  return inTransaction(db, async (transaction) => {
    await lockLead(transaction, id);
    const row = await findRow(transaction, id);
    if (!row) return undefined;
    if (!row.email) throw new NoEmailAddressError();
    const messageId = key && createHash('sha256').update(`reply ${id} ${key}`).digest('hex').slice(0, 32);
    const known = messageId && (await findNoteOf(transaction, id, messageId));
    if (known) return known;
    const delivery = { kind: 'reply', submissionId: id, payload: mail, ...(messageId && { messageId }) } as const;
    const [deliveryId] = await enqueueDeliveries(transaction, [delivery], nowMs);
    await stampContact(transaction, id, nowMs);
    return addNote(transaction, id, { kind: 'reply', text: mail.text, deliveryId }, { by, nowMs });
  });
}

function findNoteOf(db: Kysely<Database>, submissionId: number, messageId: string): Promise<Note | undefined> {
  return db
    .selectFrom('notes')
    .innerJoin('outbox', 'outbox.id', 'notes.deliveryId')
    .select(['notes.id', 'notes.kind', 'notes.text', 'notes.createdAt'])
    .where('notes.submissionId', '=', submissionId)
    .where('outbox.messageId', '=', messageId)
    .executeTakeFirst();
}

/** A review request to store. A lead has at most one. */
export interface NewReviewRequest extends CustomerMail {
  by: ReviewChannel;
  link: string;
  /** The version of the lead that the owner saw. */
  version: number;
}

/**
 * Records the review request, with its mail if it goes by mail.
 * @returns the updated lead, or `undefined` if it doesn't exist
 * @throws ReviewAskedError for a second request, CannotWriteError if it may not or cannot be sent, ChangedElsewhereError if the lead
 * changed in the meantime
 */
export function saveReviewRequest(
  db: Kysely<Database>,
  id: number,
  { by, link, version, subject, text }: NewReviewRequest,
  { timeZone, reviewLinks }: Pick<Profile, 'timeZone' | 'reviewLinks'>,
  edit: LeadEdit,
): Promise<Lead | undefined> {
  return inTransaction(db, async (transaction) => {
    await lockLead(transaction, id);
    const row = await findRow(transaction, id);
    if (!row) return undefined;
    const place = reviewLinks.find(({ address }) => address === link);
    requireAskable(row, by, timeZone);
    if (by === 'text' && (await findTextRefusal(transaction, row))) throw new CannotWriteError(noTexts);
    if (!place) throw new CannotWriteError('This link is not one of the review links in your business profile.');
    const changed = await transaction
      .updateTable('submissions')
      .set({ reviewAskedAt: new Date(edit.nowMs).toISOString(), reviewBy: by, reviewLink: link, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .returningAll()
      .executeTakeFirst();
    if (!changed) throw new ChangedElsewhereError('This lead was changed in another window.');
    const mail = { kind: 'review', submissionId: id, payload: { subject, text } } as const;
    const [deliveryId] = await enqueueDeliveries(transaction, by === 'mail' ? [mail] : [], edit.nowMs);
    const asked =
      by === 'mail' ? `${row.email} for a review by email` : `${shownPhone(row.phone)} for a review by text`;
    await addNote(transaction, id, { kind: 'review', text: `Asked ${asked} (${place.label})`, deliveryId }, edit);
    return readLead(transaction, changed);
  });
}

function requireAskable({ reviewAskedAt, status, email, phone }: LeadRow, by: ReviewChannel, timeZone: TimeZone): void {
  if (reviewAskedAt) throw new ReviewAskedError(formatShortDayIn(reviewAskedAt, timeZone));
  if (status !== 'won') throw new CannotWriteError('You can ask for a review after a lead is won.');
  if (by === 'mail' && !email) throw new NoEmailAddressError();
  if (by === 'text' && !textLink(phone))
    throw new CannotWriteError('This lead has no phone number that can get texts.');
}
