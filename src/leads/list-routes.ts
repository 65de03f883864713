import type { FastifyInstance } from 'fastify';
import { compressText } from '../http/compression.ts';
import { jsonInPieces, toPayload } from '../http/text-stream.ts';
import { longAnswer } from '../http/timeouts.ts';
import { checkQuery } from '../http/validation.ts';
import { submissionRangeSchema } from '../shared/submission-range.ts';
import { listSubmissions } from './list-store.ts';

/** The list of requests as specified, and parts of it: `?before=17` goes on below number 17, `&limit=500` brings at most so many. */
export async function submissionRoutes(app: FastifyInstance): Promise<void> {
  app.get('/api/contact-submissions', { ...longAnswer, onSend: compressText }, async (request, reply) => {
    const range = checkQuery(submissionRangeSchema, request.query);
    const list = await toPayload(request, jsonInPieces(listSubmissions(app.db, range)));
    return reply.type('application/json; charset=utf-8').send(list);
  });
}
