import type { FastifyInstance } from 'fastify';
import { found, readId, type WithId } from '../http/records.ts';
import { csvInPieces, toPayload } from '../http/text-stream.ts';
import { longAnswer } from '../http/timeouts.ts';
import { checkBody, checkQuery } from '../http/validation.ts';
import { firstContactSchema, leadDeletionSchema, leadStatusSchema, noteSchema } from '../shared/lead.ts';
import { csvTitles, leadsToCsv } from '../shared/lead-export.ts';
import { filterLeads, leadFilterSchema } from '../shared/lead-filter.ts';
import type { Submission } from '../shared/submission.ts';
import { changeLeadStatus, deleteLeads, findLead, findSubmission, recordContact } from './desk-store.ts';
import { listSubmissions } from './list-store.ts';
import { addNote } from './note-store.ts';

/** Following up a lead: its status, its notes, the first contact; the export; deleting a person's data. */
export async function leadRoutes(app: FastifyInstance): Promise<void> {
  app.get<WithId>('/api/admin/leads/:id', async (request) => found(await findLead(app.db, readId(request.params.id))));

  app.patch<WithId>('/api/admin/leads/:id', async (request) => {
    const { status, version } = checkBody(leadStatusSchema, request.body);
    return found(await changeLeadStatus(app.db, readId(request.params.id), status, version));
  });

  app.post<WithId>('/api/admin/leads/:id/notes', async (request, reply) => {
    const { text } = checkBody(noteSchema, request.body);
    const { id } = found(await findSubmission(app.db, readId(request.params.id)));
    return reply.code(201).send(await addNote(app.db, id, 'note', text));
  });

  app.post<WithId>('/api/admin/leads/:id/contacts', async (request, reply) => {
    const { channel } = checkBody(firstContactSchema, request.body);
    return reply.code(201).send(found(await recordContact(app.db, readId(request.params.id), channel)));
  });

  app.delete('/api/admin/leads', async (request) => {
    const { ids } = checkBody(leadDeletionSchema, request.body);
    return { deleted: await deleteLeads(app.db, ids) };
  });

  app.get('/api/admin/leads.csv', longAnswer, async (request, reply) => {
    const filter = checkQuery(leadFilterSchema, request.query);
    const write = (leads: readonly Submission[]) => leadsToCsv(filterLeads(leads, filter));
    const file = await toPayload(request, csvInPieces(csvTitles, listSubmissions(app.db), write));
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="leads.csv"')
      .send(file);
  });
}
