import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isDatabaseError } from '../http/errors.ts';
import { staffRoutes } from '../shared/routes.ts';

/** The upload pages say whether somebody is signed in, because without JavaScript nothing else does; they are never cached. `/admin` is the room of leads'. */
export async function staffPageRoutes(app: FastifyInstance): Promise<void> {
  for (const route of staffRoutes.filter(({ path }) => path !== '/admin'))
    app.get(route.path, async (request, reply) =>
      reply.page(request, { ...route, signedIn: await isSignedIn(request) }),
    );
}

/** The page itself must not fail with the database. */
async function isSignedIn(request: FastifyRequest): Promise<boolean> {
  try {
    return (await request.findRole()) !== undefined;
  } catch (error) {
    if (!isDatabaseError(error)) throw error;
    return false;
  }
}
