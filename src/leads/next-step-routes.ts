import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import { type Database, inTransaction } from '../database/index.ts';
import { recordParams, requireRecord, type ZodApp } from '../http/validation.ts';
import { type NextStep, nextStepSchema, versionSchema } from '../shared/lead/next-step.ts';
import { changes } from './admin-routes.ts';
import { addNote, changeLead, type LeadEdit } from './admin-store.ts';

/** Routes for the next step of a lead. */
export async function nextStepRoutes(app: ZodApp): Promise<void> {
  const save = { ...changes('next step'), schema: { params: recordParams, body: nextStepSchema } };
  app.put('/api/admin/leads/:id/next-step', { role: 'office', ...save }, async ({ params, body }) =>
    requireRecord(await saveNextStep(app.db, params.id, body)),
  );

  const clear = { ...changes('clear next step'), schema: { params: recordParams, body: versionSchema } };
  app.delete('/api/admin/leads/:id/next-step', { role: 'office', ...clear }, async ({ params, body, author }) =>
    requireRecord(await deleteNextStep(app.db, params.id, body.version, { by: author.name, nowMs: app.now() })),
  );
}

/**
 * Sets the next step. A lead has at most one, so it replaces the previous step.
 * @throws ChangedElsewhereError if the lead changed in the meantime
 */
function saveNextStep(
  db: Kysely<Database>,
  id: number,
  { text, dueOn, version }: z.infer<typeof nextStepSchema>,
): Promise<{ version: number; nextStep: NextStep } | undefined> {
  return inTransaction(db, async (transaction) => {
    const row = await changeLead(transaction, id, version, { nextStep: text, nextStepOn: dueOn });
    return row && { version: row.version, nextStep: { text, dueOn } };
  });
}

/** Removes the step and notes that it is done. @throws ChangedElsewhereError if the lead changed in the meantime */
function deleteNextStep(
  db: Kysely<Database>,
  id: number,
  version: number,
  edit: LeadEdit,
): Promise<{ version: number } | undefined> {
  return inTransaction(db, async (transaction) => {
    const before = await transaction
      .selectFrom('submissions')
      .select('nextStep')
      .where('id', '=', id)
      .executeTakeFirst();
    const row = await changeLead(transaction, id, version, { nextStep: '', nextStepOn: null });
    if (row && before?.nextStep) await addNote(transaction, id, { kind: 'step', text: before.nextStep }, edit);
    return row && { version: row.version };
  });
}
