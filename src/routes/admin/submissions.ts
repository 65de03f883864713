import type { FastifyInstance } from 'fastify';
import { listSubmissions } from '../../store/submissions.ts';

export async function submissionRoutes(app: FastifyInstance): Promise<void> {
  app.get('/api/contact-submissions', async () => listSubmissions(app.db));
}
