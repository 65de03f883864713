import type { Kysely } from 'kysely';
import type { Config, SiteKeys } from '../config.ts';
import { type Database, inTransaction, requireReadable, type Setting } from '../database/index.ts';
import { isDatabaseError, MailFixedError, MailPasswordNeededError } from '../http/errors.ts';
import type { MailSettingsInput, MailSettingsView } from '../shared/admin/mail-settings.ts';
import { splitAddresses } from '../shared/mail-addresses.ts';
import type { Profile } from '../shared/profile.ts';
import { isPublicName } from '../shared/web-address.ts';
import type { MailAccount } from './mail.ts';
import { resolvePublic } from './public-request.ts';
import { openSecret, sealSecret } from './sealed-secret.ts';
import { mailSetting, type StoredMailServer } from './settings.ts';
import { createSmtpClient, type SmtpServer, type SmtpTimeouts } from './smtp.ts';
import { deletePendingMails, makeMailsDueNow } from './status-store.ts';

const conflict = 'The mail server was changed in another window.';
const purpose = 'mail-password';

/** The settings that an account is made from. */
export interface AccountOptions {
  db: Kysely<Database>;
  config: Pick<Config, 'mail' | 'mailPrivate' | 'smtpName'>;
  /** The site's keys. The first one encrypts the password. */
  keys: SiteKeys;
  timeouts: SmtpTimeouts;
  now(): number;
  readSite(): { profile: Profile; publicUrl: string };
}

/** The mail server from the variables, else the stored one that the owner has entered. */
interface MailServer extends StoredMailServer {
  /** `SMTP_URL` with all its parts, such as `smtps://user:password@mail.example.com`. */
  url?: string;
}

export type MailAccounts = ReturnType<typeof createMailAccounts>;

/** Creates access to the accounts that send mail. */
export function createMailAccounts({ db, config, keys, timeouts, now, readSite }: AccountOptions) {
  const [key] = keys;
  const fixed = config.mail && parseVariables(config.mail);
  /** The last account that could be read: an alarm about the database must be sent without the database. */
  let known = fixed;

  return {
    /** Returns `undefined` if no account is set up. It is read for each mail, so that a change applies at once in every process. */
    async read(): Promise<MailAccount | undefined> {
      try {
        const { server, isDamaged } = await readServer(db);
        if (!isDamaged) known = server;
      } catch (error) {
        if (!isDatabaseError(error)) throw error;
      }
      return known && toAccount(known);
    },
    /**
     * Returns an account for a test, which times out before the browser does: the entered settings, else the stored ones.
     * @throws MailPasswordNeededError
     */
    async readForTest(input: MailSettingsInput | undefined): Promise<MailAccount | undefined> {
      const { server } = await readServer(db);
      const tried = input && !fixed ? withPassword(input, server, key) : server;
      return tried && toAccount(tried, shorten(timeouts));
    },
    /**
     * Stores the entered settings; mails that wait for a retry become due at once.
     * @throws MailFixedError, MailPasswordNeededError, ChangedElsewhereError
     */
    async save(input: MailSettingsInput): Promise<void> {
      requireChangeable();
      await inTransaction(db, async (transaction) => {
        const { server } = await readServer(transaction);
        await mailSetting.write(transaction, withPassword(input, server, key), input.version, conflict);
        await makeMailsDueNow(transaction, now());
      });
    },
    /** Deletes the server and the mails that wait for it. @throws MailFixedError, ChangedElsewhereError */
    async delete(version: number): Promise<void> {
      requireChangeable();
      await inTransaction(db, async (transaction) => {
        await mailSetting.write(transaction, null, version, conflict);
        await deletePendingMails(transaction);
      });
    },
    /** @throws DamagedRecordError if `isStrict` is set and the stored settings can't be read; otherwise they count as absent */
    async view(isStrict = false): Promise<MailSettingsView> {
      const { server, ...stored } = await readServer(db);
      if (isStrict) requireReadable('mail', { value: server, ...stored });
      const { sealed, url, ...settings } = server ?? nothing;
      const hasPassword = sealed !== undefined || Boolean(url && new URL(url).password);
      return { ...settings, version: stored.version, fixed: url !== undefined, hasPassword };
    },
  };

  /** Reads the server. Variables win over stored settings; the version is 0 if nothing is stored. */
  async function readServer(
    from: Kysely<Database>,
  ): Promise<{ server: MailServer | undefined } & Pick<Setting<unknown>, 'version' | 'isDamaged'>> {
    if (fixed) return { server: fixed, version: 0, isDamaged: false };
    const { value, ...rest } = await mailSetting.read(from);
    return { server: value ?? undefined, ...rest };
  }

  function requireChangeable(): void {
    if (fixed) throw new MailFixedError();
  }

  function toAccount(server: MailServer, limits = timeouts): MailAccount {
    const { from, to } = server;
    const site = readSite();
    const where = serverOf(server, { keys, allowPrivate: config.mailPrivate });
    const name = config.smtpName ?? publicNameOf(site);
    const client = createSmtpClient(async () => ({ ...(name && { name }), ...(await where()) }), limits);
    return { client, sender: { from, to: splitAddresses(to), ...site } };
  }
}

/** Returns the site's own name if others can look it up. A mail server compares it with the machine that connects. */
function publicNameOf({ publicUrl }: { publicUrl: string }): string | undefined {
  const host = URL.canParse(publicUrl) ? new URL(publicUrl).hostname : '';
  return isPublicName(host) ? host : undefined;
}

/** A request must be answered within 40 seconds (SECURITY.md, "Limits"), so a hanging server must be reported sooner. */
const shorten = ({ connectMs, greetingMs, replyMs, wholeMs }: SmtpTimeouts): SmtpTimeouts => ({
  connectMs: Math.min(connectMs, 8000),
  greetingMs: Math.min(greetingMs, 8000),
  replyMs: Math.min(replyMs, 12_000),
  wholeMs: Math.min(wholeMs, 30_000),
});

const nothing: MailServer = { host: '', port: 465, security: 'tls', user: '', from: '', to: '' };

function parseVariables({ smtpUrl: url, from, to }: { smtpUrl: string; from: string; to: string }): MailServer {
  const { protocol, hostname, port, username } = new URL(url);
  const isSecure = protocol === 'smtps:';
  return {
    url,
    from,
    to,
    host: hostname,
    user: decodeURIComponent(username),
    port: Number(port) || (isSecure ? 465 : 587),
    // The library encrypts if the server offers it.
    security: isSecure ? 'tls' : 'starttls',
  };
}

/**
 * Returns the entered settings, with the entered password or the stored one. The stored password is sent only to the server and user that
 * it was entered for, so that a stolen session can't have it sent elsewhere.
 * @throws MailPasswordNeededError
 */
function withPassword(input: MailSettingsInput, stored: MailServer | undefined, key: Buffer): MailServer {
  const { password, version: _version, ...settings } = input;
  if (settings.user === '') return settings;
  if (password) return { ...settings, sealed: sealSecret(key, purpose, password) };
  const parts = ['host', 'port', 'security', 'user'] as const;
  const isSame = stored?.sealed !== undefined && parts.every((part) => stored[part] === settings[part]);
  if (!isSame) throw new MailPasswordNeededError();
  return { ...settings, sealed: stored.sealed };
}

/** The site's key can't decrypt the stored password, as after a move without the key. */
class PasswordSealedError extends Error {
  override name = 'PasswordSealedError';
  override message = 'The stored password can no longer be read. Enter it again in /admin/email.';
}

/** Returns the server of an address such as `smtps://user:password@mail.example.com`. */
export function serverAt(url: string): SmtpServer {
  return async () => {
    const { parseConnectionUrl } = await import('nodemailer/lib/shared');
    return parseConnectionUrl(url) as Awaited<ReturnType<SmtpServer>>;
  };
}

/**
 * Decides where to connect. Unless private addresses are allowed, the owner's server must be on the public internet, so that the admin
 * can't be used to reach the machine's own network. The connection uses the address that was checked.
 */
function serverOf(
  { url, host, port, security, user, sealed }: MailServer,
  { keys, allowPrivate }: { keys: SiteKeys; allowPrivate: boolean },
): SmtpServer {
  if (url !== undefined) return serverAt(url);
  return async () => {
    const pass = sealed === undefined ? '' : openSecret(keys, purpose, sealed);
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
