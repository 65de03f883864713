import type { Kysely } from 'kysely';
import type { Database, LeadRow } from '../database/index.ts';
import type { SiteFiles } from '../storage/index.ts';
import type { Channel } from './channel.ts';
import { markPhotosMailed, readMailPhotos, withPhotos } from './lead-photos.ts';
import { addressFrom, type Mailer, type Sender, writeParagraphs } from './mail.ts';
import { requireLead } from './outbox-store.ts';
import type { Mail } from './smtp.ts';

/** The one further mail with the photos that came after the owner had been told about their lead. */
export function createPhotoChannel(
  db: Kysely<Database>,
  mailer: Mailer,
  { files, now }: { files: Pick<SiteFiles, 'read'>; now(): number },
): Channel {
  return {
    path: 'mail',
    // Whether there will be photos is not known when a lead is stored.
    wants: () => false,
    async send(delivery, claim, signal) {
      const lead = await requireLead(db, delivery);
      const photos = await readMailPhotos(db, files, lead.id);
      if (photos.ids.length === 0) {
        // The lead's own mail has carried them a moment ago.
        await claim();
        return { result: 'sent' };
      }
      const outcome = await mailer.send(
        (sender) => withPhotos(compose(lead, sender, delivery.messageId), photos),
        claim,
        signal,
      );
      if (outcome.result === 'sent') await markPhotosMailed(db, lead.id, photos.ids, now());
      return outcome;
    },
  };
}

function compose(lead: LeadRow, sender: Sender, messageId: string): Mail {
  return {
    ...addressFrom(sender, messageId),
    to: sender.to,
    ...(lead.email && { replyTo: { name: lead.name, address: lead.email } }),
    ...writeParagraphs(`Photos from ${lead.name} (${lead.reference})`, [
      `${lead.name} sent photos after the request.`,
      `Open it: ${sender.publicUrl}/admin/leads/${lead.id}`,
    ]),
    automatic: true,
  };
}
