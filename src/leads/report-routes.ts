import type { FastifyInstance } from 'fastify';
import { checkQuery } from '../http/validation.ts';
import { filterLeads, leadFilterSchema } from '../shared/lead-filter.ts';
import { ReportCount } from '../shared/report.ts';
import { listSubmissions } from './list-store.ts';

/** What brings leads, over the period that the filter's `since` begins. */
export async function reportRoutes(app: FastifyInstance): Promise<void> {
  app.get('/api/admin/report', async (request) => {
    const filter = checkQuery(leadFilterSchema, request.query);
    const count = new ReportCount(app.site.current.map);
    for await (const batch of listSubmissions(app.db)) count.add(filterLeads(batch, filter));
    return count.toReport(Date.now());
  });
}
