import type { FastifyInstance } from 'fastify';
import { compressText } from '../http/compression.ts';
import { found, readId, type WithId } from '../http/records.ts';
import { csvInPieces, jsonInPieces, toPayload } from '../http/text-stream.ts';
import { longAnswer } from '../http/timeouts.ts';
import { checkBody, checkQuery } from '../http/validation.ts';
import { firstContactSchema, leadDeletionSchema, leadStatusSchema, noteSchema } from '../shared/lead.ts';
import { leadFilterSchema, leadQuerySchema, leadRangeSchema } from '../shared/lead-filter.ts';
import { photoQuerySchema } from '../shared/lead-photos.ts';
import { changeLeadStatus, deleteLeads, findLead, findLeadDetail, recordContact } from './desk-store.ts';
import { csvTitles, leadsToCsv } from './export.ts';
import { findLeads, listLeads, listLeadsWithDeliveries } from './list-store.ts';
import { addNote } from './note-store.ts';
import { readReport } from './report-store.ts';

type WithPhoto = { Params: { id: string; photo: string } };

/** The owner's leads: lists, reports and the export; a lead's status, notes and first contact; deleting a person's data. */
export async function leadsDesk(app: FastifyInstance): Promise<void> {
  await app.register(listRoutes);
  await app.register(leadRoutes);
}

async function listRoutes(app: FastifyInstance): Promise<void> {
  // As specified; `?before=17` goes on below number 17, `&limit=500` brings at most so many.
  app.get('/api/contact-submissions', { ...longAnswer, onSend: compressText }, async (request, reply) => {
    const range = checkQuery(leadRangeSchema, request.query);
    const list = await toPayload(request, jsonInPieces(listLeadsWithDeliveries(app.db, range)));
    return reply.type('application/json; charset=utf-8').send(list);
  });

  app.get('/api/admin/leads', { onSend: compressText }, async (request) => {
    const { limit, before, ...filter } = checkQuery(leadQuerySchema, request.query);
    return findLeads(app.db, filter, { limit, before });
  });

  app.get('/api/admin/leads.csv', longAnswer, async (request, reply) => {
    const filter = checkQuery(leadFilterSchema, request.query);
    const file = await toPayload(request, csvInPieces(csvTitles, listLeads(app.db, {}, filter), leadsToCsv));
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="leads.csv"')
      .send(file);
  });

  app.get('/api/admin/report', async (request) =>
    readReport(app.db, checkQuery(leadFilterSchema, request.query), Date.now()),
  );
}

async function leadRoutes(app: FastifyInstance): Promise<void> {
  app.get<WithId>('/api/admin/leads/:id', async (request) =>
    found(await findLeadDetail(app.db, readId(request.params.id))),
  );

  app.patch<WithId>('/api/admin/leads/:id', async (request) => {
    const { status, version } = checkBody(leadStatusSchema, request.body);
    return found(await changeLeadStatus(app.db, readId(request.params.id), status, version));
  });

  app.post<WithId>('/api/admin/leads/:id/notes', async (request, reply) => {
    const { text } = checkBody(noteSchema, request.body);
    const { id } = found(await findLead(app.db, readId(request.params.id)));
    return reply.code(201).send(await addNote(app.db, id, 'note', text));
  });

  app.post<WithId>('/api/admin/leads/:id/contacts', async (request, reply) => {
    const { channel } = checkBody(firstContactSchema, request.body);
    return reply.code(201).send(found(await recordContact(app.db, readId(request.params.id), channel)));
  });

  app.delete('/api/admin/leads', async (request) => {
    const { ids } = checkBody(leadDeletionSchema, request.body);
    const deleted = await deleteLeads(app.db, ids);
    await app.leadPhotos.erase(ids);
    return { deleted };
  });

  app.get<WithPhoto>('/api/admin/leads/:id/photos/:photo', longAnswer, async (request, reply) => {
    const { id, photo } = request.params;
    const { w } = checkQuery(photoQuerySchema, request.query);
    return reply.type('image/jpeg').send(found(await app.leadPhotos.read(readId(id), readId(photo), w)));
  });
}
