import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/**
 * Logs one line per request when it is answered. Successful reads are logged at `debug` only: they are nearly all requests,
 * tell an operator little, and logging them costs more time than sending a cached page.
 */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const fields = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...fields, err: error }, 'request errored');
    else if (isRoutine(request, reply)) reply.log.debug(fields, 'request completed');
    else reply.log.info(fields, 'request completed');
  }
}

function isRoutine(request: FastifyRequest, reply: FastifyReply): boolean {
  return reply.statusCode < 400 && (request.method === 'GET' || request.method === 'HEAD');
}
