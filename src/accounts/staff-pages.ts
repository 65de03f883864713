import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isDatabaseError } from '../http/errors.ts';
import { staffRoutes } from '../shared/routes.ts';

/** The login of the desk and the upload pages. They show who is signed in, for browsers without JavaScript, so they are never cached. */
export async function staffPageRoutes(app: FastifyInstance): Promise<void> {
  for (const route of staffRoutes)
    app.get(route.path, async (request, reply) =>
      reply.page(request, { ...route, signedIn: await isSignedIn(request) }),
    );
}

/** Reads who is signed in; nobody when the database fails, so that the page still renders. */
async function isSignedIn(request: FastifyRequest): Promise<boolean> {
  try {
    return (await request.findRole()) !== undefined;
  } catch (error) {
    if (!isDatabaseError(error)) throw error;
    return false;
  }
}
