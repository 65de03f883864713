import { Readable } from 'node:stream';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import { readBounce, type SmtpReply } from './bounces.ts';
import { type Claim, describeError, type Outcome } from './channel.ts';

/**
 * Finds out, for each mail, where to connect and how to sign in. If it throws, the mail fails. Without a `name`, the site introduces itself
 * by the sender's domain.
 */
export type SmtpServer = () => Promise<SMTPConnection.Options & { auth?: { user: string; pass: string } }>;

/** A person or a business with an email address. */
export interface Mailbox {
  name: string;
  address: string;
}

/** A file attached to a mail; its HTML shows a picture by `cid:`. */
export interface Attachment {
  filename: string;
  content: Buffer;
  contentType: string;
  cid: string;
}

/** A mail to send. Nothing in it is read from files or URLs. */
export interface Mail {
  from: Mailbox;
  to: readonly string[];
  replyTo?: readonly Mailbox[];
  /** Gets the bounce if a mail can't be delivered; the sender's address if absent. */
  bouncesTo?: string | undefined;
  subject: string;
  text: string;
  html: string;
  attachments?: Attachment[];
  /** An entry for the recipient's calendar: as an alternative to the text, for programs that show its buttons, and as a file. */
  calendar?: { method: 'REQUEST' | 'CANCEL' | 'PUBLISH'; content: string };
  /** Without angle brackets; the same for every attempt. */
  messageId: string;
  /** The identifier that all mails of one conversation name; without angle brackets. */
  thread?: string;
  /** Marks mail that no person has written, so that no autoresponder replies to it (RFC 3834). */
  automatic?: boolean;
}

/**
 * Nodemailer's defaults are 2 minutes for a connection and 10 for a reply. That is too long, because one mail holds up the next; a server
 * that hangs is retried later.
 */
export interface SmtpTimeouts {
  connectMs: number;
  greetingMs: number;
  replyMs: number;
  /**
   * For the whole conversation, because the other limits start again with each byte. It ends before another process may take over the
   * claim.
   */
  wholeMs: number;
}
export const smtpTimeouts: SmtpTimeouts = {
  connectMs: 20_000,
  greetingMs: 20_000,
  replyMs: 60_000,
  wholeMs: 110_000,
};

/** Sends mail through one server and reports, for each failure, whether the mail may have been delivered. */
export interface SmtpClient {
  send(mail: Mail, claim: Claim, signal?: AbortSignal): Promise<Outcome>;
  /** Checks that the server accepts each recipient; sends nothing. */
  probe(from: string, to: string | readonly string[]): Promise<Outcome>;
}

/** @param server called for each mail, which has a connection of its own */
export function createSmtpClient(server: SmtpServer, timeouts = smtpTimeouts): SmtpClient {
  return {
    async send(mail, claim, signal) {
      const bytes = await composeMail(mail);
      const sender = mail.from.address;
      const first = await attempt(mail.bouncesTo ?? sender);
      // Many servers accept only the mailbox that signed in as the sender. The mail matters more than where its bounce goes.
      const isOther = mail.bouncesTo !== undefined && mail.bouncesTo !== sender;
      return isOther && first.isSenderRefused ? (await attempt(sender)).outcome : first.outcome;

      async function attempt(from: string): Promise<{ outcome: Outcome; isSenderRefused?: boolean }> {
        let claimed = false;
        // SMTPConnection reads this only after the server's 354, when it has accepted sender and recipient.
        const stream = Readable.from(
          (async function* () {
            await claim();
            claimed = true;
            yield bytes;
          })(),
        );
        try {
          const envelope = { from, to: [...mail.to] };
          const { rejected } = await converse({ server, timeouts, sender, signal }, (connection) =>
            sendMessage(connection, envelope, stream),
          );
          return { outcome: { result: 'sent', ...(rejected.length > 0 && { missed: rejected }) } };
        } catch (error) {
          stream.destroy();
          const { command } = error as { command?: string };
          return { outcome: classifyFailure(error, claimed), isSenderRefused: command === 'MAIL FROM' };
        }
      }
    },

    async probe(from, to) {
      try {
        // One conversation each: a server that accepts some of several recipients doesn't explain why it refused the others.
        for (const address of [to].flat())
          await converse({ server, timeouts, sender: from }, (connection) =>
            offerRecipient(connection, { from, to: [address] }),
          );
        return { result: 'sent' };
      } catch (error) {
        return classifyFailure(error, false);
      }
    },
  };
}

interface Envelope {
  from: string;
  to: string[];
}

async function composeMail(mail: Mail): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const { automatic, messageId, thread, calendar, bouncesTo: _bouncesTo, replyTo, ...fields } = mail;
  const node = new MailComposer({
    ...fields,
    from: onOneLine(mail.from),
    ...(replyTo && { replyTo: replyTo.map(onOneLine) }),
    to: mail.to.map(oneLine),
    subject: oneLine(mail.subject),
    messageId: `<${messageId}>`,
    ...(thread !== undefined && { inReplyTo: `<${thread}>`, references: `<${thread}>` }),
    headers: automatic ? { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' } : {},
    ...(calendar && { icalEvent: { ...calendar, filename: 'visit.ics' } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  return node.build();
}

const onOneLine = ({ name, address }: Mailbox) => ({ name: oneLine(name), address: oneLine(address) });

/**
 * Joins the lines of a header value. The library would encode a line break in a name, and some mail programs decode it and refuse the
 * header.
 */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** Context for one conversation with a mail server. */
interface Conversation {
  server: SmtpServer;
  timeouts: SmtpTimeouts;
  /** The address of the mail's sender. */
  sender: string;
  signal?: AbortSignal | undefined;
}

/** Returns the domain of an address if it is a full name; `undefined` for `owner@localhost`. */
function domainOf(address: string): string | undefined {
  const domain = address.split('@').at(-1) ?? '';
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(domain) && !/^[\d.]+$/.test(domain) ? domain : undefined;
}

/** Connects, signs in, does the work, and disconnects; an abort or a timeout ends it at any point. */
async function converse<Result>(
  { server, timeouts, sender, signal }: Conversation,
  work: (connection: SMTPConnection) => Promise<Result>,
): Promise<Result> {
  const { default: Connection } = await import('nodemailer/lib/smtp-connection');
  const { auth, ...options } = await server();
  const name = options.name ?? domainOf(sender);
  const connection = new Connection({
    ...options,
    // The library's default is `[127.0.0.1]` on a machine without a full name, such as a container. Many relays refuse that.
    ...(name && { name }),
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.greetingMs,
    socketTimeout: timeouts.replyMs,
    dnsTimeout: timeouts.connectMs,
  });
  const failed = Promise.withResolvers<never>();
  failed.promise.catch(() => {});
  connection.on('error', failed.reject);
  connection.on('end', () => failed.reject(new Error('The mail server closed the connection')));
  const abort = () => failed.reject(new Error('The attempt was interrupted'));
  signal?.addEventListener('abort', abort, { once: true });
  const late = () => failed.reject(new Error('The mail server took too long'));
  const limit = setTimeout(late, timeouts.wholeMs).unref();
  try {
    const talk = async () => {
      await call((done) => connection.connect(done));
      if (auth) await call((done) => connection.login(auth, done));
      return work(connection);
    };
    const result = await Promise.race([failed.promise, talk()]);
    connection.quit();
    return result;
  } catch (error) {
    connection.close();
    throw Object.assign(error as Error, { introducedAs: name });
  } finally {
    signal?.removeEventListener('abort', abort);
    clearTimeout(limit);
  }
}

function call(start: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => start((error) => (error ? reject(error) : resolve())));
}

/** @returns the recipients that the server refused; it has accepted the message for the others */
function sendMessage(
  connection: SMTPConnection,
  envelope: Envelope,
  message: Readable,
): Promise<{ rejected: readonly string[] }> {
  return new Promise((resolve, reject) => {
    connection.send(envelope, message, (error, info) => (error ? reject(error) : resolve({ rejected: info.rejected })));
  });
}

/** Sends the sender and the recipient, and ends the conversation before the message. */
async function offerRecipient(connection: SMTPConnection, envelope: Envelope): Promise<void> {
  const reached = new Error('The recipient was accepted');
  const nothing = new Readable({
    read() {
      this.destroy(reached);
    },
  });
  try {
    await sendMessage(connection, envelope, nothing);
  } catch (error) {
    if (error !== reached) throw error;
  }
}

function classifyFailure(error: unknown, claimed: boolean): Outcome {
  const reply = error as SmtpReply;
  const { responseCode, command } = reply;
  const cause = describeError(error);
  const isReplyToMessage = command === 'DATA' && responseCode !== undefined;
  if (claimed && !isReplyToMessage) return { result: 'unknown', error: cause };
  const concernsDelivery = ['MAIL FROM', 'RCPT TO', 'DATA'].includes(command ?? '');
  return {
    result: 'refused',
    error: cause,
    plain: explainMailFailure(error),
    scope: concernsDelivery ? 'delivery' : 'path',
    permanent: concernsDelivery && (responseCode ?? 0) >= 500,
    bounce: readBounce(reply),
  };
}

/** Errors of the mail library and of Node, with their meaning for the owner; the first match is shown. */
const meanings: readonly (readonly [pattern: RegExp, words: string])[] = [
  [
    /PrivateAddressError/,
    'This server is in a private network, and the site isn’t allowed to connect to it (MAIL_PRIVATE).',
  ],
  [/certificate|altnames|CERT_|DEPTH_ZERO/i, 'The server’s certificate isn’t valid for this name.'],
  [/EAUTH|ENOAUTH/, 'The server refused the username or the password.'],
  [/ENOTFOUND|EAI_AGAIN|EDNS/, 'No mail server has this name.'],
  [
    /ETLS|EREQUIRETLS|wrong version|SSL|STARTTLS/i,
    'The server and the site don’t support the same encryption. Try the other encryption setting.',
  ],
  [/Invalid greeting/, 'The server refused the connection.{reply} Ask your mail provider why.'],
  [
    /^\S* \S* (EHLO|HELO) /,
    'The server refused this site when it introduced itself{as}.{reply} If that is not a name of this site, set SMTP_NAME. Otherwise ask your mail provider.',
  ],
  [/MAIL FROM/, 'The server refused the sender’s address.'],
  [/RCPT TO/, 'The server refused the recipient’s address.'],
  [/ECONNREFUSED/, 'Nothing is listening on this port of the server.'],
  [/ETIMEDOUT|timeout/i, 'The server isn’t responding. Is the port right?'],
];

/** Explains a mail failure in plain words, for an owner who tests a mail server. */
function explainMailFailure(error: unknown): string {
  const { name = '', code = '', command = '', response = '', introducedAs = '' } = error as Partial<MailFailure>;
  const told = `${name} ${code} ${command} ${describeError(error)}`;
  const meaning = meanings.find(([pattern]) => pattern.test(told))?.[1] ?? describeError(error);
  return meaning
    .replace('{as}', () => introducedAs && ` as ${introducedAs}`)
    .replace('{reply}', () => response && ` It said: ${oneLine(response).slice(0, 200)}`);
}

/** A failure as the mail library reports it, and the name that the site sent in EHLO. */
interface MailFailure {
  name: string;
  code: string;
  command: string;
  /** The server's own words. */
  response: string;
  introducedAs: string;
}
