import type { Kysely } from 'kysely';
import type { Config, SiteKeys } from '../config.ts';
import { type Database, inTransaction, requireReadable } from '../database/index.ts';
import { isDatabaseError, MailFixedError } from '../http/errors.ts';
import type { MailSettingsInput, MailSettingsView } from '../shared/mail-settings.ts';
import type { Profile } from '../shared/profile.ts';
import type { MailAccount } from './mail.ts';
import {
  forgetMailSettings,
  readMailSettings,
  type StoredMail,
  saveMailSettings,
  withPassword,
} from './mail-settings-store.ts';
import { createSmtpClient, type SmtpTimeouts } from './smtp.ts';
import { serverAt, serverOf } from './smtp-server.ts';
import { dropMails, hurryMails } from './status-store.ts';

/** What accounts are made of. */
export interface AccountOptions {
  db: Kysely<Database>;
  config: Pick<Config, 'mail' | 'mailPrivate'>;
  /** The site's keys, of which the first encrypts the password. */
  keys: SiteKeys;
  timeouts: SmtpTimeouts;
  now(): number;
  readSite(): { profile: Profile; publicUrl: string };
}

/** The mail server: that of the environment, else the one that the owner has stored. */
export interface MailAccounts {
  /** `undefined` while there is none. Read for each mail, so that a change counts at once, in every process. */
  read(): Promise<MailAccount | undefined>;
  /**
   * An account to try out, which gives up before the browser does: what is typed, else what stands.
   * @throws MailPasswordNeededError
   */
  readForTest(input: MailSettingsInput | undefined): Promise<MailAccount | undefined>;
  /** Stores what was typed; mails that wait for another try are due at once. @throws MailFixedError, MailPasswordNeededError, ChangedElsewhereError */
  save(input: MailSettingsInput): Promise<void>;
  /** Forgets the server and the mails that wait for it. @throws MailFixedError, ChangedElsewhereError */
  forget(version: number): Promise<void>;
  /** @throws DamagedRecordError where `isStrict` and what is stored cannot be read; otherwise it counts as absent */
  view(isStrict?: boolean): Promise<MailSettingsView>;
}

/** Variables win over what is stored. */
export function createMailAccounts({ db, config, keys, timeouts, now, readSite }: AccountOptions): MailAccounts {
  const { mail } = config;
  const [key] = keys;
  const patience = shorten(timeouts);
  /** The last one that could be read: an alarm about the database must leave without it. */
  let known: StoredMail | undefined;
  const fixed = mail && createSmtpClient(serverAt(mail.smtpUrl), timeouts);

  return {
    async read() {
      if (mail && fixed) return { client: fixed, sender: { ...mail, ...readSite() } };
      try {
        const { stored, isDamaged } = await readMailSettings(db);
        if (!isDamaged) known = stored;
      } catch (error) {
        if (!isDatabaseError(error)) throw error;
      }
      return known && toAccount(known);
    },
    async readForTest(input) {
      if (mail)
        return { client: createSmtpClient(serverAt(mail.smtpUrl), patience), sender: { ...mail, ...readSite() } };
      const { stored } = await readMailSettings(db);
      const tried = input ? withPassword(input, stored, key) : stored;
      return tried && toAccount(tried, patience);
    },
    async save(input) {
      requireChangeable();
      await inTransaction(db, async (transaction) => {
        await saveMailSettings(transaction, input, key);
        await hurryMails(transaction, now());
      });
    },
    async forget(version) {
      requireChangeable();
      await inTransaction(db, async (transaction) => {
        await forgetMailSettings(transaction, version);
        await dropMails(transaction);
      });
    },
    async view(isStrict = false) {
      if (mail) return viewOfVariables(mail);
      const { stored, ...setting } = await readMailSettings(db);
      if (isStrict) requireReadable('mail', { value: stored, ...setting });
      return viewOf(stored, setting.version);
    },
  };

  function requireChangeable(): void {
    if (mail) throw new MailFixedError();
  }

  function toAccount(stored: StoredMail, limits = timeouts): MailAccount {
    const server = serverOf(stored, { keys, allowPrivate: config.mailPrivate });
    return { client: createSmtpClient(server, limits), sender: { ...stored, ...readSite() } };
  }
}

/** A call has 40 seconds for its answer (SECURITY.md, "Limits"); a server that hangs must be told before. */
const shorten = ({ connectMs, greetingMs, replyMs }: SmtpTimeouts): SmtpTimeouts => ({
  connectMs: Math.min(connectMs, 8000),
  greetingMs: Math.min(greetingMs, 8000),
  replyMs: Math.min(replyMs, 12_000),
});

const nothing: StoredMail = { host: '', port: 465, security: 'tls', user: '', from: '', to: '' };

function viewOf(stored: StoredMail | undefined, version: number): MailSettingsView {
  const { sealed, ...settings } = stored ?? nothing;
  return { ...settings, version, fixed: false, hasPassword: sealed !== undefined };
}

function viewOfVariables({ smtpUrl, from, to }: { smtpUrl: string; from: string; to: string }): MailSettingsView {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const isSecure = protocol === 'smtps:';
  return {
    ...{ version: 0, fixed: true, hasPassword: password !== '', from, to },
    host: hostname,
    port: Number(port) || (isSecure ? 465 : 587),
    // The library encrypts where the server offers it.
    security: isSecure ? 'tls' : 'starttls',
    user: decodeURIComponent(username),
  };
}
