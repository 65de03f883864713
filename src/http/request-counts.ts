import type { FastifyReply, FastifyRequest } from 'fastify';

/** Answered requests as plain numbers, counted on the way of every page: nothing here may allocate for one. */
export class RequestCounts {
  /** Whole pages that were answered with 200. */
  pages = 0;
  #routes = new Map<string, number[]>();
  /** Called with the seconds of each post. */
  onPost: (seconds: number) => void = () => {};

  count(request: FastifyRequest, reply: FastifyReply): void {
    const { statusCode } = reply;
    if (statusCode === 200 && isPage(request, reply)) {
      this.pages += 1;
      return;
    }
    if (request.method === 'POST') this.onPost(reply.elapsedTime / 1000);
    // The pattern of the route, never the address that was asked for: it may hold a name, and there is no end of them.
    const route = request.routeOptions.url ?? 'none';
    const statuses = this.#routes.get(route) ?? [];
    statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
    this.#routes.set(route, statuses);
  }

  /** How often each route has answered with each status. */
  list(): { route: string; status: number; count: number }[] {
    return [...this.#routes].flatMap(([route, statuses]) =>
      statuses.flatMap((count, status) => (count ? [{ route, status, count }] : [])),
    );
  }
}

function isPage(request: FastifyRequest, reply: FastifyReply): boolean {
  if (request.method !== 'GET') return false;
  const type = reply.getHeader('content-type');
  return typeof type === 'string' && type.startsWith('text/html');
}
