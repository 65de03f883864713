import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type Database, inTransaction, type LeadRow } from '../database/index.ts';
import type { TextRefusal } from '../shared/lead/lead.ts';
import { shownPhone } from '../shared/telephone.ts';
import { addNote, changeLead, type LeadEdit } from './admin-store.ts';

type Numbered = Pick<LeadRow, 'phoneTail'>;

/** Returns when the lead's phone number opted out of text messages, or `undefined`. */
export async function findTextRefusal(db: Kysely<Database>, { phoneTail }: Numbered): Promise<TextRefusal | undefined> {
  if (!phoneTail) return undefined;
  return db
    .selectFrom('textRefusals')
    .select(['at', 'by'])
    .where('numberHash', '=', hashNumber(phoneTail))
    .executeTakeFirst();
}

/** Ends the opt-out when a visitor checks the text message box of a form again. Pass the transaction that stores the lead. */
export async function endTextRefusal(db: Kysely<Database>, { phoneTail }: Numbered): Promise<void> {
  if (phoneTail) await db.deleteFrom('textRefusals').where('numberHash', '=', hashNumber(phoneTail)).execute();
}

/**
 * Records that a customer wants no more text messages. This applies to the phone number: to all leads that have it, and to later ones.
 * @returns the lead's new version, or `undefined` if the lead doesn't exist
 * @throws ChangedElsewhereError if the lead changed in the meantime
 */
export function withdrawTextConsent(
  db: Kysely<Database>,
  id: number,
  version: number,
  { by, nowMs }: LeadEdit,
): Promise<{ version: number } | undefined> {
  return inTransaction(db, async (transaction) => {
    const lead = await changeLead(transaction, id, version, refused);
    if (!lead) return undefined;
    const at = new Date(nowMs).toISOString();
    const { phoneTail } = lead;
    if (phoneTail)
      await transaction
        .insertInto('textRefusals')
        .values({ numberHash: hashNumber(phoneTail), at, by })
        .onConflict((conflict) => conflict.column('numberHash').doUpdateSet({ at, by }))
        .execute();
    const others = await transaction
      .updateTable('submissions')
      .set(({ eb }) => ({ ...refused, version: eb('version', '+', 1) }))
      .where('phoneTail', '=', phoneTail)
      .where('phoneTail', '<>', '')
      .where('id', '<>', id)
      .where('source', '<>', 'form-check')
      .returning('id')
      .execute();
    const text = `${by}: no more text messages to ${shownPhone(lead.phone)}`;
    for (const each of [lead, ...others]) await addNote(transaction, each.id, { kind: 'consent', text }, { by, nowMs });
    return { version: lead.version };
  });
}

const refused = { mayText: 'no', textConsentAt: null, textConsentWords: '' } as const;

const hashNumber = (phoneTail: string) => createHash('sha256').update(`texts to ${phoneTail}`).digest('hex');
