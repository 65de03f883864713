import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/**
 * One line for each request, when it is answered. Reads that went well are told at `debug` only: they are nearly all requests,
 * say nothing that an owner would look for, and writing them costs more time than sending a cached page.
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
