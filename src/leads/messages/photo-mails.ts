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
  picturePlace,
  readPayload,
  type Sender,
  writeMail,
} from '../../outbox/index.ts';
import { leadPhotoName, type SiteFiles } from '../../storage/index.ts';
import { addressOwner, describeLeadInLine, type LeadMailOptions, leadButtons, requireLead } from './lead-mail.ts';

/** The maximum total size of the thumbnails of one mail in Base64, which needs four bytes for each three. */
const thumbnailBytes = 1_000_000;
/** Time that a mail waits after the first unsent photo, so that later photos can be included. */
const patienceMs = 2 * 60_000;

export interface PhotoMailOptions extends LeadMailOptions {
  files: Pick<SiteFiles, 'read'>;
  now(): number;
}

/** The extra mail with photos that arrived after the mail about their lead. */
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
      // The lead's own mail has just included the photos.
      await claim();
      return { result: 'sent' };
    },
  };
}

/** Sends a mail about a lead with the photos that haven't been mailed. Later photos get another mail. */
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

/** Queues the photos of a lead: in the mail about it that is still waiting, or in another mail. */
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

/** Makes the mail about a lead due, once the photos of its form are stored. */
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

/** The photos of one mail. */
interface MailPhotos {
  ids: readonly number[];
  /** JPEG, 400 pixels wide. Fewer than the photos if the mail would get too big. */
  thumbnails: readonly Buffer[];
}

async function readPhotos(files: PhotoMailOptions['files'], photos: ReturnType<typeof selectAll>): Promise<MailPhotos> {
  const rows = await photos.selectAll().orderBy('id').execute();
  const thumbnails: Buffer[] = [];
  let left = thumbnailBytes;
  for (const row of rows) {
    // An unreadable file must not hold up the text.
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
  const pictures = names
    .map(({ alt, cid }) => `<p><img src="cid:${escapeHtml(cid)}" alt="${alt}" style="max-width:100%;height:auto"></p>`)
    .join('');
  const countText = describeCount(ids.length, thumbnails.length);
  return {
    ...mail,
    text: `${mail.text}\n${countText}\n`,
    html: mail.html.replace(picturePlace, () => `<p>${countText}</p>${pictures}`),
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
    ...writeMail(
      {
        subject: `New photos: ${describeLeadInLine(lead)}`,
        heading: `${lead.name} sent photos`,
        buttons: leadButtons(lead, sender.publicUrl),
        facts: [['Reference', lead.reference]],
        to: 'owner',
      },
      sender.profile,
      sender.publicUrl,
    ),
  };
}
