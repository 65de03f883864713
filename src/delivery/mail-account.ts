import type { Kysely } from 'kysely';
import type { Config, SiteKeys } from '../config.ts';
import type { Database } from '../database/index.ts';
import { isDatabaseError } from '../http/errors.ts';
import type { MailSettingsInput, MailSettingsView } from '../shared/mail-settings.ts';
import type { Profile } from '../shared/profile.ts';
import type { MailAccount } from './mail.ts';
import { readMailSettings, type StoredMail, withPassword } from './mail-settings-store.ts';
import { createSmtpClient, type SmtpTimeouts } from './smtp.ts';
import { serverAt, serverOf } from './smtp-server.ts';

/** What accounts are made of. */
export interface AccountOptions {
  db: Kysely<Database>;
  config: Pick<Config, 'mail' | 'mailPrivate'>;
  /** The site's keys, of which the first encrypts the password. */
  keys: SiteKeys;
  timeouts: SmtpTimeouts;
  readSite(): { profile: Profile; publicUrl: string };
}

/** The mail server: that of the environment, else the one that the owner has stored. */
export interface MailAccounts {
  /** `undefined` while there is none. Read for each mail, so that a change counts at once, in every process. */
  read(): Promise<MailAccount | undefined>;
  /** An account as it was typed, without storing it. @throws MailPasswordNeededError */
  try(input: MailSettingsInput): Promise<MailAccount>;
  view(): Promise<MailSettingsView>;
}

/** Variables win over what is stored. */
export function createMailAccounts({ db, config, keys, timeouts, readSite }: AccountOptions): MailAccounts {
  const { mail } = config;
  /** The last one that could be read: an alarm about the database must leave without it. */
  let known: StoredMail | undefined;
  const fixed = mail && createSmtpClient(serverAt(mail.smtpUrl), timeouts);

  return {
    async read() {
      if (mail && fixed) return { client: fixed, sender: { ...mail, ...readSite() } };
      try {
        known = (await readMailSettings(db)).stored;
      } catch (error) {
        if (!isDatabaseError(error)) throw error;
      }
      return known && toAccount(known);
    },
    async try(input) {
      const { stored } = await readMailSettings(db);
      return toAccount(withPassword(input, stored, keys[0]));
    },
    async view() {
      if (mail) return viewOfVariables(mail);
      const { stored, version } = await readMailSettings(db);
      return viewOf(stored, version);
    },
  };

  function toAccount(stored: StoredMail): MailAccount {
    const server = serverOf(stored, { keys, allowPrivate: config.mailPrivate });
    return { client: createSmtpClient(server, timeouts), sender: { ...stored, ...readSite() } };
  }
}

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
