import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import { findFirstOwner, requirePerson } from '../accounts/index.ts';
import { type Database, inTransaction } from '../database/index.ts';
import { recordParams, requireRecord, type ZodApp } from '../http/validation.ts';
import {
  type DigestChoice,
  digestSchema,
  type NextStep,
  nextStepSchema,
  versionSchema,
} from '../shared/lead/next-step.ts';
import { changes } from './admin-routes.ts';
import { addNote, changeLead, type LeadEdit } from './admin-store.ts';
import { chooseDigest, getsDigest } from './messages/digest.ts';

/** Routes for the next step of a lead, and for one's own daily email about due steps. */
export async function nextStepRoutes(app: ZodApp): Promise<void> {
  app.get('/api/admin/digest', { role: 'office' }, readDigest);

  const choice = {
    config: { change: { action: 'daily email', subject: 'notifications', detail: describeChoice } },
    schema: { body: digestSchema },
  } as const;
  app.put('/api/admin/digest', { role: 'office', ...choice }, async (request) => {
    await chooseDigest(app.db, requirePerson(request).id, request.body.isOn);
    return readDigest(request);
  });

  async function readDigest(request: FastifyRequest): Promise<DigestChoice> {
    const { id, email } = requirePerson(request);
    const firstOwner = await findFirstOwner(app.db);
    return { isOn: await getsDigest(app.db, id), ...(firstOwner?.id !== id && { email }) };
  }

  const save = { ...changes('next step'), schema: { params: recordParams, body: nextStepSchema } };
  app.put('/api/admin/leads/:id/next-step', { role: 'office', ...save }, async ({ params, body }) =>
    requireRecord(await saveNextStep(app.db, params.id, body)),
  );

  const clear = { ...changes('clear next step'), schema: { params: recordParams, body: versionSchema } };
  app.delete('/api/admin/leads/:id/next-step', { role: 'office', ...clear }, async ({ params, body, author }) =>
    requireRecord(await deleteNextStep(app.db, params.id, body.version, { by: author.name, nowMs: app.now() })),
  );
}

const describeChoice = ({ body }: FastifyRequest) => ((body as DigestChoice).isOn ? 'on' : 'off');

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
