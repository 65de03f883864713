import type { FastifyInstance } from 'fastify';
import { InvalidFieldsError } from '../../errors.ts';
import { checkFields } from '../../shared/fields.ts';
import { filterLeads, leadFilterSchema } from '../../shared/lead-filter.ts';
import { makeReport } from '../../shared/report.ts';
import { listSubmissions } from '../../store/submissions.ts';

/** What brings leads, over the period that the filter's `since` begins. */
export async function reportRoutes(app: FastifyInstance): Promise<void> {
  app.get('/api/admin/report', async (request) => {
    const { value, fields } = checkFields(leadFilterSchema, request.query);
    if (fields) throw new InvalidFieldsError(fields);
    return makeReport(filterLeads(await listSubmissions(app.db), value), Date.now());
  });
}
