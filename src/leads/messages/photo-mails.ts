import type { Kysely, Transaction } from 'kysely';
import { type Database, inTransaction, type LeadRow, lockLead, type OutboxRow } from '../../database/index.ts';
import {
  type Channel,
  type Claim,
  enqueueDeliveries,
  escapeHtml,
  type Mail,
  type MissedText,
  type Needless,
  type Outcome,
  readPayload,
  type Sender,
  writeParagraphs,
} from '../../outbox/index.ts';
import { leadPhotoName, type SiteFiles } from '../../storage/index.ts';
import { addressOwner, type LeadMailOptions, requireLead } from './lead-mail.ts';

/** The most bytes that the thumbnails of one mail weigh together, as the mail carries them: four bytes for each three. */
const thumbnailBytes = 1_000_000;
/** A mail waits this long after the first photo that no mail has carried, so that those that follow it come along. */
const patienceMs = 2 * 60_000;

export interface PhotoMailOptions extends LeadMailOptions {
  files: Pick<SiteFiles, 'read'>;
  now(): number;
}

/** The further mail with the photos that came after the owner had been told about their lead. */
export function createPhotoChannel(options: PhotoMailOptions): Channel {
  return {
    path: 'mail',
    async send(delivery, claim, signal) {
      const lead = await requireLead(options.db, delivery);
      const { missed } = readPayload<MissedText>(delivery);
      if (missed || (await selectUnmailed(options.db, lead.id).select('id').executeTakeFirst())) {
        const write = (sender: Sender) => composePhotoMail(lead, sender, delivery.messageId);
        return sendWithPhotos(options, delivery, lead.id, write, claim, signal);
      }
      // The lead's own mail has carried them a moment ago.
      await claim();
      return { result: 'sent' };
    },
  };
}

/** Sends a mail about a lead with the photos that no mail has carried yet; those that came too late for it come in a further one. */
export async function sendWithPhotos(
  { db, mailer, files, now }: PhotoMailOptions,
  delivery: OutboxRow,
  leadId: number,
  write: (sender: Sender) => Mail,
  claim: Claim,
  signal: AbortSignal,
): Promise<Outcome | Needless> {
  const { missed } = readPayload<MissedText>(delivery);
  const photos = await readPhotos(files, missed ? selectAll(db, leadId) : selectUnmailed(db, leadId));
  const outcome = await mailer.tell(delivery, (sender) => withPhotos(write(sender), photos), claim, signal);
  if (outcome.result !== 'sent' || missed) return outcome;
  if (photos.ids.length > 0)
    await db.updateTable('leadPhotos').set({ mailedAtMs: now() }).where('id', 'in', photos.ids).execute();
  const late = await selectUnmailed(db, leadId).select('id').executeTakeFirst();
  if (late) await inTransaction(db, (transaction) => enqueuePhotoMail(transaction, leadId, now()));
  return outcome;
}

/** Has the photos of a lead mailed, by the mail about it that still waits or by a further one. */
export async function enqueuePhotoMail(
  transaction: Transaction<Database>,
  leadId: number,
  nowMs: number,
): Promise<void> {
  const status = await lockLead(transaction, leadId);
  const waiting = await transaction
    .selectFrom('outbox')
    .select('id')
    .where('submissionId', '=', leadId)
    .where('kind', 'in', ['notification', 'photos'])
    .where('state', 'in', ['queued', 'held'])
    .executeTakeFirst();
  if (!status || waiting) return;
  const mail = {
    kind: 'photos',
    submissionId: leadId,
    held: status === 'spam',
    dueAtMs: nowMs + patienceMs,
  } as const;
  await enqueueDeliveries(transaction, [mail], nowMs);
}

/** Makes the mail about a lead due that waits for the photos of its form, now that these are kept. */
export async function releaseNotification(db: Kysely<Database>, leadId: number, nowMs: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ nextAttemptAtMs: nowMs })
    .where('submissionId', '=', leadId)
    .where('kind', '=', 'notification')
    .where('state', '=', 'queued')
    .where('attempts', '=', 0)
    .where('nextAttemptAtMs', '>', nowMs)
    .execute();
}

/** The photos that one mail carries. */
interface MailPhotos {
  ids: readonly number[];
  /** JPEG, 400 pixels wide; fewer than the photos where they would be too heavy together. */
  thumbnails: readonly Buffer[];
}

async function readPhotos(files: PhotoMailOptions['files'], photos: ReturnType<typeof selectAll>): Promise<MailPhotos> {
  const rows = await photos.selectAll().orderBy('id').execute();
  const thumbnails: Buffer[] = [];
  let left = thumbnailBytes;
  for (const row of rows) {
    // A file that cannot be read must not hold up the words.
    const bytes = await files.read(leadPhotoName(row, 400)).catch(() => undefined);
    left -= Math.ceil((bytes?.length ?? 0) / 3) * 4;
    if (bytes && left >= 0) thumbnails.push(bytes);
  }
  return { ids: rows.map(({ id }) => id), thumbnails };
}

function selectAll(db: Kysely<Database>, leadId: number) {
  return db.selectFrom('leadPhotos').where('submissionId', '=', leadId);
}

function selectUnmailed(db: Kysely<Database>, leadId: number) {
  return selectAll(db, leadId).where('mailedAtMs', 'is', null);
}

function withPhotos(mail: Mail, { ids, thumbnails }: MailPhotos): Mail {
  if (ids.length === 0) return mail;
  const [, id = ''] = /^(.*)@/.exec(mail.messageId) ?? [];
  const names = thumbnails.map((_bytes, index) => ({
    alt: `Photo ${index + 1}`,
    cid: `photo-${index + 1}.${id}@site`,
  }));
  const pictures = names.map(({ alt, cid }) => `<p><img src="cid:${escapeHtml(cid)}" alt="${alt}"></p>`).join('');
  const words = describeCount(ids.length, thumbnails.length);
  return {
    ...mail,
    text: `${mail.text}\n${words}\n`,
    html: mail.html.replace('</body>', () => `<p>${words}</p>${pictures}</body>`),
    attachments: names.map(({ cid }, index) => ({
      filename: `photo-${index + 1}.jpg`,
      contentType: 'image/jpeg',
      content: thumbnails[index] ?? Buffer.alloc(0),
      cid,
    })),
  };
}

function describeCount(count: number, shown: number): string {
  return `Photos: ${count}${shown < count ? ` (${shown} of them in this email, all of them in the lead)` : ''}`;
}

function composePhotoMail(lead: LeadRow, sender: Sender, messageId: string): Mail {
  return {
    ...addressOwner(lead, sender, messageId),
    ...writeParagraphs(`Photos from ${lead.name} (${lead.reference})`, [
      `${lead.name} sent photos after the request.`,
      `Open it: ${sender.publicUrl}/admin/leads/${lead.id}`,
    ]),
  };
}
