import type { Kysely } from 'kysely';
import { type Database, inTransaction, type LeadRow } from '../database/index.ts';
import { ChangedElsewhereError, InvalidFieldsError } from '../http/errors.ts';
import type { ChangedLead } from '../shared/lead/lead.ts';
import {
  type CorrectedName,
  correctedLabels,
  type LeadCorrection,
  noWayToAnswer,
} from '../shared/lead/lead-schemas.ts';
import type { SiteMap } from '../shared/site-map.ts';
import { addNote, changeLead, findRow, readLead } from './admin-store.ts';
import { findAppointment, reviseAppointment } from './appointment-store.ts';
import { findTown, searchColumns } from './lead-row.ts';

/** Context for a correction. */
interface Correction {
  /** The name of the person who makes it. */
  by: string;
  map: SiteMap;
  nowMs: number;
}

const names = Object.keys(correctedLabels) as CorrectedName[];
/** The lead's fields that calendars show with an appointment. */
const shownInCalendars: readonly CorrectedName[] = ['name', 'phone', 'address'];

/**
 * Corrects fields of a lead. The earlier values go into its notes, so that nothing a customer wrote is lost.
 * @returns the updated lead, with its appointment if an invitation contains outdated data; `undefined` if the lead doesn't exist
 * @throws ChangedElsewhereError if the lead changed in the meantime
 * @throws InvalidFieldsError if the lead could no longer be contacted, or no form offers the service
 */
export function correctLead(
  db: Kysely<Database>,
  id: number,
  { version, ...values }: LeadCorrection,
  { by, map, nowMs }: Correction,
): Promise<ChangedLead | undefined> {
  return inTransaction(db, async (transaction) => {
    const before = await findRow(transaction, id);
    if (!before) return undefined;
    const changed = names.filter((name) => values[name] !== undefined && values[name] !== before[name]);
    const columns = Object.fromEntries(changed.map((name) => [name, values[name]])) as Partial<LeadRow>;
    requireSound({ ...before, ...columns }, changed);
    if (changed.length === 0) {
      if (before.version !== version) throw new ChangedElsewhereError('This lead was changed in another window.');
      return readLead(transaction, before);
    }
    const row = await changeLead(transaction, id, version, columns);
    if (!row) return undefined;
    const derived = { ...searchColumns(row), ...(changed.includes('message') && { town: findTown(map, row) }) };
    // The search columns are derived from the row that the first statement returned.
    await transaction.updateTable('submissions').set(derived).where('id', '=', id).execute();
    if (changed.some((name) => shownInCalendars.includes(name))) await reviseAppointment(transaction, id, nowMs);
    const earlier = changed.map((name) => `${correctedLabels[name]}: ${before[name] || 'none'}`).join('\n');
    await addNote(
      transaction,
      id,
      { kind: 'correction', text: `${by} corrected this lead. Before:\n${earlier}` },
      { by, nowMs },
    );
    const visit = await findAppointment(transaction, id, nowMs);
    return { ...(await readLead(transaction, { ...row, ...derived })), ...(visit?.hasMoved && { visit }) };
  });
}

function requireSound({ phone, email }: LeadRow, changed: readonly CorrectedName[]): void {
  const loses = changed.includes('phone') || changed.includes('email');
  if (loses && !phone && !email) throw new InvalidFieldsError({ phone: [noWayToAnswer] });
}
