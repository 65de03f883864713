import type { FastifyRequest } from 'fastify';

/**
 * Lets a client that holds the newest file get 304 even when it asks with `Cache-Control: no-cache`, as `fetch` does beside `If-None-Match`:
 * the answer is the origin's own, so nothing stale can come of it.
 */
export async function answerConditionally(request: FastifyRequest): Promise<void> {
  if (request.headers['if-none-match']) delete request.headers['cache-control'];
}
