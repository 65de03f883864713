import type { FastifyInstance } from 'fastify';
import { compressText } from '../../plugins/compression.ts';
import { listSubmissions } from '../../store/submissions.ts';

export async function submissionRoutes(app: FastifyInstance): Promise<void> {
  app.get('/api/contact-submissions', { onSend: compressText }, async () => listSubmissions(app.db));
}
