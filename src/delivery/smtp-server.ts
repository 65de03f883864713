import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { SiteKeys } from '../config.ts';
import { resolvePublic } from './addresses.ts';
import { openPassword } from './mail-secret.ts';
import type { StoredMail } from './mail-settings-store.ts';

/** Where to connect and how to sign in there. */
export type SmtpOptions = SMTPConnection.Options & { auth?: { user: string; pass: string } };

/** Finds out, for each mail, where to connect. What it throws is a failure of the mail. */
export type SmtpServer = () => Promise<SmtpOptions>;

/** The server of an address such as `smtps://user:password@mail.example.com`. */
export function serverAt(smtpUrl: string): SmtpServer {
  return async () => {
    const { parseConnectionUrl } = await import('nodemailer/lib/shared');
    return parseConnectionUrl(smtpUrl) as SmtpOptions;
  };
}

/** The site's key does not open the stored password, as after a move without the key. */
export class PasswordSealedError extends Error {
  override name = 'PasswordSealedError';
  override message = 'The stored password cannot be read any more. Please type it again in /admin/delivery.';
}

/**
 * The server that the owner has typed. Without leave, its name must lead to the public internet, so that the desk is no way to reach
 * the machine's own network; the connection uses the address that was checked.
 */
export function serverOf(
  mail: StoredMail,
  { keys, allowPrivate }: { keys: SiteKeys; allowPrivate: boolean },
): SmtpServer {
  return async () => {
    const { host, port, security, user, sealed } = mail;
    const pass = sealed === undefined ? '' : openPassword(keys, sealed);
    if (pass === undefined) throw new PasswordSealedError();
    return {
      ...(allowPrivate ? { host } : { host: await resolvePublic(host), servername: host }),
      port,
      secure: security === 'tls',
      requireTLS: security === 'starttls',
      ignoreTLS: security === 'none',
      ...(user && { auth: { user, pass } }),
    };
  };
}
