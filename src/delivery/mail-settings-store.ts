import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { type Database, readSetting, type Setting, writeSetting } from '../database/index.ts';
import { MailPasswordNeededError } from '../http/errors.ts';
import { type MailSettingsInput, mailSecurities } from '../shared/mail-settings.ts';
import { sealPassword } from './mail-secret.ts';

/** The key of the setting. */
export const mailKey = 'mail';

/** The owner's mail server as it is stored. */
export interface StoredMail extends Omit<MailSettingsInput, 'password' | 'version'> {
  /** The password, encrypted; absent where the server asks for none. */
  sealed?: string;
}

const schema: z.ZodMiniType<StoredMail | null> = z.nullable(
  z.object({
    ...{ host: z.string(), port: z.number(), security: z.enum(mailSecurities), user: z.string() },
    ...{ from: z.string(), to: z.string(), sealed: z.optional(z.string()) },
  }),
);

/** What the owner has stored; version 0 where nothing is. */
export async function readMailSettings(
  db: Kysely<Database>,
): Promise<{ stored: StoredMail | undefined } & Pick<Setting<unknown>, 'version' | 'isDamaged'>> {
  const { value, ...setting } = await readSetting(db, mailKey, schema);
  return { stored: value ?? undefined, ...setting };
}

/**
 * Stores the mail server.
 * @param key the site's key, which encrypts the password
 * @returns the new version
 * @throws ChangedElsewhereError when another window has changed it since, MailPasswordNeededError
 */
export async function saveMailSettings(db: Kysely<Database>, input: MailSettingsInput, key: Buffer): Promise<number> {
  const { stored } = await readMailSettings(db);
  const conflict = 'The mail server was changed in another window.';
  return writeSetting(db, mailKey, withPassword(input, stored, key), input.version, conflict);
}

/** Forgets the mail server. @throws ChangedElsewhereError */
export function forgetMailSettings(db: Kysely<Database>, version: number): Promise<number> {
  return writeSetting(db, mailKey, null, version, 'The mail server was changed in another window.');
}

/**
 * What was typed, with the password that was typed or the stored one. The stored one goes to the server and the user that it was typed
 * for and to no other, so that a stolen session cannot have it sent elsewhere.
 * @throws MailPasswordNeededError
 */
export function withPassword(input: MailSettingsInput, stored: StoredMail | undefined, key: Buffer): StoredMail {
  const { password, version: _version, ...settings } = input;
  if (settings.user === '') return settings;
  if (password) return { ...settings, sealed: sealPassword(key, password) };
  const parts = ['host', 'port', 'security', 'user'] as const;
  const isSame = stored?.sealed !== undefined && parts.every((part) => stored[part] === settings[part]);
  if (!isSame) throw new MailPasswordNeededError();
  return { ...settings, sealed: stored?.sealed ?? '' };
}
