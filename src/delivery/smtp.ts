import { Readable } from 'node:stream';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import { type Claim, describeError, type Outcome } from './channel.ts';

/** Finds out, for each mail, where to connect and how to sign in there. What it throws is a failure of the mail. */
export type SmtpServer = () => Promise<SMTPConnection.Options & { auth?: { user: string; pass: string } }>;

/** A file attached to a mail; its HTML shows a picture by `cid:`. */
export interface Attachment {
  filename: string;
  content: Buffer;
  contentType: string;
  cid: string;
}

/** A mail to send. Nothing in it is read from files or URLs. */
export interface Mail {
  from: { name: string; address: string };
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  attachments?: Attachment[];
  /** An entry for the recipient's calendar: beside the text, for programs that show its buttons, and as a file. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
  /** Without angle brackets; the same for every attempt. */
  messageId: string;
  /** Marks mail that no person has written, so that no autoresponder answers it (RFC 3834). */
  automatic?: boolean;
}

/**
 * Nodemailer's defaults are 2 minutes for a connection and 10 for a reply. That is too long, because one mail holds up the next;
 * a server that hangs is retried later.
 */
export interface SmtpTimeouts {
  connectMs: number;
  greetingMs: number;
  replyMs: number;
}
export const smtpTimeouts: SmtpTimeouts = { connectMs: 20_000, greetingMs: 20_000, replyMs: 60_000 };

/** Sends mail through one server and reports, for each failure, whether the mail may have been delivered. */
export interface SmtpClient {
  send(mail: Mail, claim: Claim, signal?: AbortSignal): Promise<Outcome>;
  /** Checks that the server accepts the recipient; sends nothing. */
  probe(from: string, to: string): Promise<Outcome>;
}

/** @param server asked anew for each mail, which has a connection of its own */
export function createSmtpClient(server: SmtpServer, timeouts = smtpTimeouts): SmtpClient {
  return {
    async send(mail, claim, signal) {
      const message = await composeMail(mail);
      let claimed = false;
      // SMTPConnection reads this only after the server's 354, when it has accepted sender and recipient.
      const stream = Readable.from(
        (async function* () {
          await claim();
          claimed = true;
          yield message.bytes;
        })(),
      );
      try {
        await converse(server, timeouts, signal, (connection) => sendMessage(connection, message.envelope, stream));
        return { result: 'sent' };
      } catch (error) {
        stream.destroy();
        return classifyFailure(error, claimed);
      }
    },

    async probe(from, to) {
      try {
        await converse(server, timeouts, undefined, (connection) => offerRecipient(connection, { from, to: [to] }));
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

async function composeMail(mail: Mail): Promise<{ bytes: Buffer; envelope: Envelope }> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const { automatic, messageId, calendar, ...fields } = mail;
  const node = new MailComposer({
    ...fields,
    from: onOneLine(mail.from),
    ...(mail.replyTo && { replyTo: onOneLine(mail.replyTo) }),
    to: oneLine(mail.to),
    subject: oneLine(mail.subject),
    messageId: `<${messageId}>`,
    headers: automatic ? { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' } : {},
    ...(calendar && { icalEvent: { ...calendar, filename: 'visit.ics' } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  return { bytes: await node.build(), envelope: { from: mail.from.address, to: [mail.to] } };
}

const onOneLine = ({ name, address }: Mail['from']) => ({ name: oneLine(name), address: oneLine(address) });

/**
 * Joins the lines of a header value. The library would encode a line break in a name, and some mail programs decode it and refuse
 * the header.
 */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** Connects, signs in, does the work and disconnects; an abort or a timeout ends it at any point. */
async function converse<Result>(
  server: SmtpServer,
  timeouts: SmtpTimeouts,
  signal: AbortSignal | undefined,
  work: (connection: SMTPConnection) => Promise<Result>,
): Promise<Result> {
  const { default: Connection } = await import('nodemailer/lib/smtp-connection');
  const { auth, ...options } = await server();
  const connection = new Connection({
    ...options,
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.greetingMs,
    socketTimeout: timeouts.replyMs,
    dnsTimeout: timeouts.connectMs,
  });
  const failed = Promise.withResolvers<never>();
  failed.promise.catch(() => {});
  connection.on('error', failed.reject);
  connection.on('end', () => failed.reject(new Error('The mail server closed the connection')));
  const abort = () => failed.reject(new Error('The attempt was broken off'));
  signal?.addEventListener('abort', abort, { once: true });
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
    throw error;
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}

function call(start: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => start((error) => (error ? reject(error) : resolve())));
}

function sendMessage(connection: SMTPConnection, envelope: Envelope, message: Readable): Promise<void> {
  return call((done) => connection.send(envelope, message, done));
}

/** Sends the sender and the recipient, and ends the conversation before the message. */
async function offerRecipient(connection: SMTPConnection, envelope: Envelope): Promise<void> {
  const reached = new Error('The recipient was taken');
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
  const { responseCode, command } = error as { responseCode?: number; command?: string };
  const words = describeError(error);
  const isReplyToMessage = command === 'DATA' && responseCode !== undefined;
  if (claimed && !isReplyToMessage) return { result: 'unknown', error: words };
  const concernsDelivery = ['MAIL FROM', 'RCPT TO', 'DATA'].includes(command ?? '');
  return {
    result: 'refused',
    error: words,
    plain: explainMailFailure(error),
    scope: concernsDelivery ? 'delivery' : 'path',
    permanent: concernsDelivery && (responseCode ?? 0) >= 500,
  };
}

/** Errors of the mail library and of Node, with their meaning for the owner; the first match is shown. */
const meanings: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/PrivateAddressError/, 'This server is in a private network, which the site may not reach (MAIL_PRIVATE).'],
  [/certificate|altnames|CERT_|DEPTH_ZERO/i, 'The server’s certificate is not valid for this name.'],
  [/EAUTH|ENOAUTH/, 'The server refused the user name or the password.'],
  [/ENOTFOUND|EAI_AGAIN|EDNS/, 'There is no mail server by this name.'],
  [/MAIL FROM/, 'The server refused the sender’s address.'],
  [/RCPT TO/, 'The server refused the address that the email goes to.'],
  [/ECONNREFUSED/, 'Nothing answers on this port of the server.'],
  [/ETIMEDOUT|timeout/i, 'The server does not answer. Is the port right?'],
  [
    /ETLS|EREQUIRETLS|wrong version|SSL|STARTTLS/i,
    'The server and the site found no encryption in common. Try the other kind.',
  ],
];

/** A failure of mail in plain words, for the owner who tries a mail server out. */
function explainMailFailure(error: unknown): string {
  const { name = '', code = '', command = '' } = error as { name?: string; code?: string; command?: string };
  const told = `${name} ${code} ${command} ${describeError(error)}`;
  return meanings.find(([pattern]) => pattern.test(told))?.[1] ?? describeError(error);
}
