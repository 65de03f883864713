import type { Kysely } from 'kysely';
import type { Database, SubmissionRow } from '../database/index.ts';
import { listFields } from '../shared/lead-fields.ts';
import type { Channel } from './channel.ts';
import { markPhotosMailed, readMailPhotos, withPhotos } from './lead-photos.ts';
import { addressFrom, escapeHtml, type Mailer, type Sender, writeHtml } from './mail.ts';
import { readPayload, requireLead } from './outbox-store.ts';
import type { Mail } from './smtp.ts';

/** The owner's mail about each new lead, with the photos that are there by then. */
export function createNotificationChannel(
  db: Kysely<Database>,
  mailer: Mailer,
  { dataDir, now }: { dataDir: string; now(): number },
): Channel {
  return {
    path: 'mail',
    wants: () => mailer.isSet,
    async send(delivery, claim, signal) {
      const lead = await requireLead(db, delivery);
      const { amended = false } = readPayload<{ amended?: boolean }>(delivery);
      const photos = await readMailPhotos(db, dataDir, lead.id);
      const outcome = await mailer.send(
        (sender) => withPhotos(compose(lead, sender, delivery.messageId, amended), photos),
        claim,
        signal,
      );
      if (outcome.result === 'sent') await markPhotosMailed(db, lead.id, photos.ids, now());
      return outcome;
    },
    check: mailer.check,
  };
}

/** Every field, a link to the lead; an answer goes to the visitor (docs/product.md, "Records"). */
function compose(lead: SubmissionRow, sender: Sender, messageId: string, amended: boolean): Mail {
  const kind = lead.source === 'quick-estimate' ? 'Estimate request' : 'Message';
  const link = `${sender.publicUrl}/admin/leads/${lead.id}`;
  const fields = listLines(lead);
  return {
    ...addressFrom(sender, messageId),
    to: sender.to,
    ...(lead.email && { replyTo: { name: lead.name, address: lead.email } }),
    subject: `${amended ? 'Changed: ' : ''}${kind} from ${lead.name} (${lead.reference})`,
    text: `${fields.map(([label, value]) => `${label}: ${value}`).join('\n')}\n\n${lead.message}\n\nOpen it: ${link}\n`,
    html: writeHtml(
      `<table cellpadding="4">${fields.map(writeRow).join('')}</table>` +
        `<p style="white-space:pre-wrap">${escapeHtml(lead.message)}</p><p><a href="${escapeHtml(link)}">Open this lead</a></p>`,
    ),
    automatic: true,
  };
}

function listLines(lead: SubmissionRow): [string, string][] {
  const fields: [string, string][] = [
    ['Reference', lead.reference],
    ...listFields().map(({ name, mail }): [string, string] => [mail ?? '', mail ? lead[name] : '']),
    ['Received', lead.createdAt],
  ];
  return fields.filter(([, value]) => value !== '');
}

function writeRow([label, value]: [string, string]): string {
  return `<tr><th align="left">${label}</th><td>${escapeHtml(value)}</td></tr>`;
}
