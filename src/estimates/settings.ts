import type { Kysely } from 'kysely';
import { type Database, setting } from '../database/index.ts';
import {
  defaultEstimateSettings,
  type EstimateContent,
  type EstimateSettings,
  emptyOption,
  estimateSettingsSchema,
} from '../shared/estimate/content.ts';

const stored = setting<EstimateSettings>('estimates', estimateSettingsSchema);

/** Returns the settings of estimates with their version. */
export async function readEstimateSettings(
  db: Kysely<Database>,
): Promise<{ settings: EstimateSettings; version: number }> {
  const { value, version } = await stored.read(db);
  return { settings: value ?? defaultEstimateSettings, version };
}

/** @throws ChangedElsewhereError if another window has saved since */
export function saveEstimateSettings(db: Kysely<Database>, settings: EstimateSettings, version: number) {
  return stored.write(db, settings, version);
}

/** Stores the terms, deposit, and tax rate of a sent estimate as the defaults for new ones. */
export async function rememberSent(db: Kysely<Database>, content: EstimateContent): Promise<void> {
  const { included, notIncluded, start, terms, deposit, paymentLink, taxPercent, cancellationNotice } = content;
  const sent = { included, notIncluded, start, terms, deposit, paymentLink, taxPercent, cancellationNotice };
  await stored.update(db, (settings = defaultEstimateSettings) => ({ ...settings, ...sent }));
}

/** Returns the content of a new draft. @param validUntil a day */
export function startContent(
  { mailText: _mailText, validDays: _validDays, firstNumber: _firstNumber, ...settings }: EstimateSettings,
  validUntil: string,
): EstimateContent {
  return { ...settings, options: [emptyOption()], addOns: [], notes: '', validUntil, showDrawing: false };
}
