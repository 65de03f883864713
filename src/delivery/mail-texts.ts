import type { SubmissionRow } from '../database/index.ts';
import { listFields } from '../shared/lead-fields.ts';
import type { Profile } from '../shared/profile.ts';
import type { Mail } from './mail.ts';

/** From whom mail comes and where it leads back to. */
export interface Sender {
  /** `MAIL_FROM`: an address, or a name with an address in angle brackets. */
  from: string;
  /** `NOTIFY_EMAIL`. */
  to: string;
  profile: Profile;
  publicUrl: string;
}

type Letter = Pick<Mail, 'subject' | 'text' | 'html'>;

/** The owner's notification: every field, an answer goes to the visitor, a link to the lead (specification, section 3). */
export function composeNotification(row: SubmissionRow, sender: Sender, messageId: string, amended: boolean): Mail {
  const kind = row.source === 'quick-estimate' ? 'Estimate request' : 'Message';
  const link = `${sender.publicUrl}/admin/leads/${row.id}`;
  const lines = listLines(row);
  return {
    ...addressed(sender, messageId),
    to: sender.to,
    ...(row.email && { replyTo: { name: row.name, address: row.email } }),
    subject: `${amended ? 'Changed: ' : ''}${kind} from ${row.name} (${row.reference})`,
    text: `${lines.map(([label, value]) => `${label}: ${value}`).join('\n')}\n\n${row.message}\n\nOpen it: ${link}\n`,
    html: page(
      `<table cellpadding="4">${lines.map(([label, value]) => `<tr><th align="left">${label}</th><td>${escapeHtml(value)}</td></tr>`).join('')}</table>` +
        `<p style="white-space:pre-wrap">${escapeHtml(row.message)}</p><p><a href="${escapeHtml(link)}">Open this lead</a></p>`,
    ),
    automatic: true,
  };
}

/**
 * The acknowledgement to the visitor. It repeats nothing that was typed into the form: whoever enters a stranger's address
 * must not be able to send that stranger words of their own in our name.
 */
export function composeAcknowledgement(row: SubmissionRow, sender: Sender, messageId: string): Mail {
  const { name, phone } = sender.profile;
  return {
    ...addressed(sender, messageId),
    to: row.email,
    replyTo: { name, address: sender.to },
    ...letter(`We have your message (${row.reference})`, [
      "Thank you for your message. We'll get back to you soon.",
      `Your reference is ${row.reference}. Please quote it if you call us at ${phone}.`,
      name,
    ]),
    automatic: true,
  };
}

/** Words about the site itself, to the owner. */
export function composeAlarm(words: { subject: string; text: string }, sender: Sender, messageId: string): Mail {
  return {
    ...addressed(sender, messageId),
    to: sender.to,
    ...letter(`${sender.profile.name}: ${words.subject}`, [words.text, `See ${sender.publicUrl}/admin/delivery`]),
    automatic: true,
  };
}

/** Sent before a mail that may have arrived already is sent a second and last time. */
export function composeCheck(sender: Sender, messageId: string): Mail {
  const text =
    'The mail server took a message earlier and never confirmed it. This mail checks that it confirms again; ' +
    'if you read this, the message in question follows and may be there twice.';
  return composeAlarm({ subject: 'mail delivery is being checked', text }, sender, messageId);
}

function addressed(sender: Sender, id: string): Pick<Mail, 'from' | 'messageId'> {
  const address = addressOf(sender.from);
  const name = sender.from.includes('<') ? (sender.from.split('<')[0] ?? '').replaceAll('"', '').trim() : '';
  return {
    from: { name: name || sender.profile.name, address },
    messageId: `${id}@${address.split('@')[1] ?? 'localhost'}`,
  };
}

/** The bare address of `Name <address>`. */
export function addressOf(from: string): string {
  return (/<([^<>]+)>/.exec(from)?.[1] ?? from).trim();
}

function listLines(row: SubmissionRow): [string, string][] {
  const fields: [string, string][] = [
    ['Reference', row.reference],
    ...listFields().map(({ name, mail }): [string, string] => [mail ?? '', mail ? row[name] : '']),
    ['Received', row.createdAt],
  ];
  return fields.filter(([, value]) => value !== '');
}

function letter(subject: string, paragraphs: string[]): Letter {
  return {
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: page(paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('')),
  };
}

function page(body: string): string {
  return `<!doctype html><html lang="en"><body style="font-family:sans-serif">${body}</body></html>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
