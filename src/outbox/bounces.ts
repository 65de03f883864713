import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/index.ts';
import type { Bounce } from '../shared/lead/lead.ts';

/** A mail server's reply to a mail, as the mail library reports it. */
export interface SmtpReply {
  command?: string | undefined;
  responseCode?: number | undefined;
  response?: string | undefined;
}

/** The details of RFC 3463 that are about the recipient's address, and their meanings. Others are about the sender, the content, or a policy. */
const reasons: Record<string, string> = {
  '1.0': 'no such mailbox',
  '1.1': 'no such mailbox',
  '1.2': 'no such domain',
  '1.3': 'the address is misspelled',
  '1.6': 'the mailbox has moved',
  '1.10': 'the domain takes no mail',
  '2.1': 'the mailbox is turned off',
  '2.2': 'the mailbox is full',
};
/** Replies to `RCPT TO` without such a detail that are about the mailbox (RFC 5321, 4.2.3), unless their text names something else. */
const mailboxCodes = new Set([550, 551, 553]);
const otherCauses =
  /relay|auth|login|spam|spf|dkim|dmarc|block|black|polic|reputation|denied|sender|ptr|reverse|helo|ehlo|grey|gray|rate|limit|too many|not allowed/i;

/**
 * Reads whether a mail server refuses an address permanently.
 * @returns the reason, such as "no such mailbox"; `undefined` if the refusal may be about something else
 */
export function readBounce({ command = '', responseCode = 0, response = '' }: SmtpReply): string | undefined {
  if (responseCode < 500 || !['RCPT TO', 'DATA'].includes(command)) return undefined;
  const [, detail] = /\b5\.(\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  if (detail) return reasons[detail];
  const isMailbox = command === 'RCPT TO' && mailboxCodes.has(responseCode) && !otherCauses.test(response);
  return isMailbox ? 'no such mailbox' : undefined;
}

/** Returns the bounce of an address, or `undefined`. It applies to all leads that have the address, and to later ones. */
export function findBounce(db: Kysely<Database>, address: string): Promise<Bounce | undefined> {
  return db
    .selectFrom('bounces')
    .select(['at', 'reason'])
    .where('addressHash', '=', hashAddress(address))
    .executeTakeFirst();
}

/** Records that a mail server refused an address permanently. */
export async function recordBounce(
  db: Kysely<Database>,
  address: string,
  reason: string,
  nowMs: number,
): Promise<void> {
  const at = new Date(nowMs).toISOString();
  await db
    .insertInto('bounces')
    .values({ addressHash: hashAddress(address), at, reason })
    .onConflict((conflict) => conflict.column('addressHash').doUpdateSet({ at, reason }))
    .execute();
}

/** Forgets the bounce of an address, because the owner wants to try it again. */
export async function forgetBounce(db: Kysely<Database>, address: string): Promise<void> {
  await db.deleteFrom('bounces').where('addressHash', '=', hashAddress(address)).execute();
}

/** The address isn't stored, so that nothing about a deleted lead stays. */
const hashAddress = (address: string) =>
  createHash('sha256').update(`mail to ${address.trim().toLowerCase()}`).digest('hex');
