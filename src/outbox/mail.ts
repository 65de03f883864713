import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database, OutboxRow } from '../database/index.ts';
import { bounceAddress } from '../shared/admin/mail-settings.ts';
import type { Bounce } from '../shared/lead/lead.ts';
import { senderAddress } from '../shared/mail-addresses.ts';
import type { Profile } from '../shared/profile.ts';
import { findBounce, recordBounce } from './bounces.ts';
import { type Channel, type Claim, type Needless, type Outcome, withoutClaim } from './channel.ts';
import { writeMail } from './mail-layout.ts';
import { readPayload } from './outbox-store.ts';
import type { Mail, Mailbox, SmtpClient } from './smtp.ts';

/** The sender of all mail and the address for its links. */
export interface Sender {
  /** `MAIL_FROM` or the owner's setting: an address, or a name with an address in angle brackets. */
  from: string;
  /** `NOTIFY_EMAIL` or the owner's setting: everyone who is notified of leads, at least one. */
  to: readonly string[];
  profile: Profile;
  publicUrl: string;
}

/** The mail server and the sender of outgoing mail. */
export interface MailAccount {
  client: SmtpClient;
  sender: Sender;
}

/** Sends mail from the site; shared by all channels that send mail. */
export interface Mailer {
  send(compose: (sender: Sender) => Mail, claim: Claim, signal?: AbortSignal): Promise<Outcome>;
  /** Sends a mail to a customer, unless an earlier one to the address bounced. A bounce is recorded. */
  sendToCustomer(compose: (sender: Sender) => Mail, claim: Claim, signal?: AbortSignal): Promise<Outcome>;
  /** Sends a mail about an event to the owner's addresses, or to those that an earlier mail missed. */
  tell(
    delivery: OutboxRow,
    compose: (sender: Sender) => Mail,
    claim: Claim,
    signal?: AbortSignal,
  ): Promise<Outcome | Needless>;
  /** Checks whether the mail server would accept a mail to each of the owner's addresses; sends nothing. */
  probe(): Promise<Outcome>;
}

/**
 * @param readAccount called for each mail, so that a change applies at once; `undefined` while no mail server is set: sending then fails
 */
export function createMailer(
  readAccount: () => Promise<MailAccount | undefined>,
  db: Kysely<Database>,
  now: () => number,
): Mailer {
  async function use<Result>(work: (account: MailAccount) => Promise<Result>): Promise<Result | Outcome> {
    const account = await readAccount();
    return account ? work(account) : noMail;
  }

  return {
    send: (compose, claim, signal) => use(({ client, sender }) => client.send(compose(sender), claim, signal)),
    sendToCustomer: (compose, claim, signal) =>
      use(async ({ client, sender }) => {
        const mail = compose(sender);
        const [address = ''] = mail.to;
        const earlier = await findBounce(db, address);
        if (earlier) return { result: 'refused', error: describeEarlier(earlier), scope: 'delivery', permanent: true };
        const outcome = await client.send(mail, claim, signal);
        if (outcome.result === 'refused' && outcome.bounce) await recordBounce(db, address, outcome.bounce, now());
        return outcome;
      }),
    tell: (delivery, compose, claim, signal) =>
      use<Outcome | Needless>(async ({ client, sender }) => {
        const { missed } = readPayload<MissedText>(delivery);
        // Skips an address that the owner has corrected in the meantime.
        const to = missed ? sender.to.filter((address) => missed.includes(address)) : sender.to;
        if (to.length === 0) return { result: 'needless' };
        return client.send(compose({ ...sender, to }), claim, signal);
      }),
    probe: () => use(({ client, sender }) => client.probe(senderAddress(sender.from), sender.to)),
  };
}

const describeEarlier = ({ reason }: Bounce) => `Not sent, because an earlier email to this address bounced: ${reason}`;

const noMail: Outcome = {
  result: 'refused',
  error: 'No mail server is set (SMTP_URL, or /admin/email)',
  scope: 'path',
};

/** The payload of a mail to the addresses of the owner that an earlier mail didn't reach. */
export interface MissedText {
  missed?: readonly string[];
}

/** Sends the owner a first mail through a server that is being tested. */
export async function sendTestMail({ client, sender }: MailAccount): Promise<Outcome> {
  const subject = 'this is a test email';
  const text = 'Email from your website works. New leads will be sent to this address.';
  const outcome = await client.send(composeOwnerMail({ subject, text }, sender, randomUUID()), withoutClaim);
  if (outcome.result !== 'sent' || !outcome.missed) return outcome;
  const error = `The server refused ${outcome.missed.join(', ')}. The other addresses got the test email.`;
  return { result: 'refused', error, scope: 'delivery' };
}

/** Returns a mail to the owner about the site itself, or about more than one lead. */
export function composeOwnerMail(words: AlarmText, sender: Sender, messageId: string): Mail {
  return {
    ...addressFrom(sender, messageId),
    to: sender.to,
    ...writeMail(
      {
        subject: `${sender.profile.name}: ${words.subject}`,
        heading: capitalize(words.subject),
        paragraphs: words.text.split(/\n{2,}/),
        buttons: [{ label: 'Open the admin', url: `${sender.publicUrl}${words.path ?? '/admin/health'}` }],
        to: 'owner',
      },
      sender.profile,
      sender.publicUrl,
    ),
    automatic: true,
  };
}

/** The text of an alarm. */
export interface AlarmText {
  subject: string;
  text: string;
  /** The screen where something can be done about it; the Health screen if absent. */
  path?: string | undefined;
}

/** The mail to the owner about the site itself; never sent for a lead. */
export function createAlarmChannel(mailer: Mailer): Channel {
  return {
    path: 'mail',
    async send(delivery, claim, signal) {
      const { subject = '', text = '', path } = readPayload<AlarmText>(delivery);
      return mailer.tell(
        delivery,
        (sender) => composeOwnerMail({ subject, text, path }, sender, delivery.messageId),
        claim,
        signal,
      );
    },
  };
}

/** Mails an alarm without the outbox, for use when the database fails. */
export function mailAlarm(mailer: Mailer, words: AlarmText): Promise<Outcome> {
  return mailer.send((sender) => composeOwnerMail(words, sender, randomUUID()), withoutClaim);
}

/** The sender's name and address, and the message's identifier at the sender's domain. */
export function addressFrom(sender: Sender, id: string): Pick<Mail, 'from' | 'messageId'> {
  const address = senderAddress(sender.from);
  const name = sender.from.includes('<') ? (sender.from.split('<')[0] ?? '').replaceAll('"', '').trim() : '';
  return {
    from: { name: name || sender.profile.name, address },
    messageId: `${id}@${address.split('@')[1] ?? 'localhost'}`,
  };
}

/** Returns everyone who gets a customer's reply. */
export function ownersOf({ profile: { name }, to }: Sender): Mailbox[] {
  return to.map((address) => ({ name, address }));
}

/** Returns who is notified if the owner's mail to a customer can't be delivered. */
export function bouncesOf({ from, to }: Sender): Pick<Mail, 'bouncesTo'> {
  return { bouncesTo: bounceAddress(from, to) };
}

const capitalize = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
