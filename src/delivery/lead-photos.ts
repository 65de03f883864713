import type { Kysely } from 'kysely';
import { type Database, inTransaction, lockLead } from '../database/index.ts';
import { leadPhotoName, type SiteFiles } from '../storage/index.ts';
import { escapeHtml } from './mail.ts';
import { enqueueDeliveries } from './outbox-store.ts';
import type { Mail } from './smtp.ts';

/** What the thumbnails of one mail weigh together at most, as the mail carries them: four bytes for each three. */
const thumbnailBytes = 1_000_000;
/** A mail waits this long after a photo, so that those that follow it come along, but so long after the first one at most. */
const patience = { afterEachMs: 90_000, afterFirstMs: 8 * 60_000 };

/** The photos of a lead that no mail has carried yet. */
export interface MailPhotos {
  ids: readonly number[];
  /** JPEG, 400 pixels wide; fewer than the photos where they would be too heavy together. */
  thumbnails: readonly Buffer[];
}

/** Reads the photos that the next mail about a lead is to carry. */
export async function readMailPhotos(
  db: Kysely<Database>,
  files: Pick<SiteFiles, 'read'>,
  leadId: number,
): Promise<MailPhotos> {
  const rows = await db
    .selectFrom('leadPhotos')
    .selectAll()
    .where('submissionId', '=', leadId)
    .where('mailedAtMs', 'is', null)
    .orderBy('id')
    .execute();
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

/** Adds the thumbnails to a mail about a lead, below its words. */
export function withPhotos(mail: Mail, { ids, thumbnails }: MailPhotos): Mail {
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

/** Notes which photos a mail has carried; what waited to announce them is needed no more once none is left. */
export async function markPhotosMailed(
  db: Kysely<Database>,
  leadId: number,
  ids: readonly number[],
  nowMs: number,
): Promise<void> {
  if (ids.length === 0) return;
  await inTransaction(db, async (transaction) => {
    await transaction.updateTable('leadPhotos').set({ mailedAtMs: nowMs }).where('id', 'in', ids).execute();
    await transaction
      .deleteFrom('outbox')
      .where('submissionId', '=', leadId)
      .where('kind', '=', 'photos')
      .where('state', '=', 'queued')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('leadPhotos')
              .select('id')
              .whereRef('leadPhotos.submissionId', '=', 'outbox.submissionId')
              .where('mailedAtMs', 'is', null),
          ),
        ),
      )
      .execute();
  });
}

/**
 * Has the photos of a lead mailed that its own mail came too early for, in one further mail and never a second one.
 * That mail does not leave before the lead's own, which carries what is there by then.
 */
export async function enqueuePhotoMail(
  db: Kysely<Database>,
  lead: { id: number; isSpam: boolean },
  nowMs: number,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await lockLead(transaction, lead.id);
    const known = await transaction
      .selectFrom('outbox')
      .select(['id', 'createdAtMs'])
      .where('submissionId', '=', lead.id)
      .where('kind', '=', 'photos')
      .executeTakeFirst();
    const dueAtMs = Math.max(
      Math.min(nowMs + patience.afterEachMs, (known?.createdAtMs ?? nowMs) + patience.afterFirstMs),
      await findMailTime(transaction, lead.id),
    );
    if (known) await postpone(transaction, known.id, dueAtMs);
    else
      await enqueueDeliveries(
        transaction,
        [{ kind: 'photos', submissionId: lead.id, held: lead.isSpam, dueAtMs }],
        nowMs,
      );
  });
}

/** Makes the mails about a lead due that wait for its photos, now that these are kept. */
export async function releasePhotoMails(db: Kysely<Database>, leadId: number, nowMs: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ nextAttemptAtMs: nowMs })
    .where('submissionId', '=', leadId)
    .where('kind', 'in', ['notification', 'photos'])
    .where('state', '=', 'queued')
    .where('attempts', '=', 0)
    .where('nextAttemptAtMs', '>', nowMs)
    .execute();
}

/** When the mail about a lead itself is to leave; 0 when it has left. */
async function findMailTime(db: Kysely<Database>, leadId: number): Promise<number> {
  const row = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.max<number | null>('nextAttemptAtMs').as('dueAtMs'))
    .where('submissionId', '=', leadId)
    .where('kind', '=', 'notification')
    .where('state', '=', 'queued')
    .executeTakeFirst();
  return row?.dueAtMs ?? 0;
}

/** Moves a mail to another time unless it was tried already. */
async function postpone(db: Kysely<Database>, id: number, dueAtMs: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ nextAttemptAtMs: dueAtMs })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .where('attempts', '=', 0)
    .execute();
}
