import type {
  ContextConfigDefault,
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  FastifyTypeProvider,
  FastifyTypeProviderDefault,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerBase,
  RawServerDefault,
  RouteGenericInterface,
  RouteOptions,
} from 'fastify';
import fp from 'fastify-plugin';
import { NotSignedInError, RoleTooLowError } from '../http/errors.ts';
import { logRefusal } from '../http/logs.ts';
import { includesRole, type Role } from '../shared/admin/roles.ts';
import { findSignInWays } from './sign-in-ways.ts';

declare module 'fastify' {
  interface RouteShorthandOptions<
    RawServer extends RawServerBase = RawServerDefault,
    RawRequest extends RawRequestDefaultExpression<RawServer> = RawRequestDefaultExpression<RawServer>,
    RawReply extends RawReplyDefaultExpression<RawServer> = RawReplyDefaultExpression<RawServer>,
    RouteGeneric extends RouteGenericInterface = RouteGenericInterface,
    ContextConfig = ContextConfigDefault,
    SchemaCompiler extends FastifySchema = FastifySchema,
    TypeProvider extends FastifyTypeProvider = FastifyTypeProviderDefault,
    Logger extends FastifyBaseLogger = FastifyBaseLogger,
  > {
    /**
     * The lowest role that may call the route (SECURITY.md, "Who may do what"). Every route below `/api/admin/` and in the admin's scope has
     * one; the app doesn't start otherwise. `anyone` needs no session.
     */
    role?: Role | 'anyone';
  }
}

/** Lets only the declared role call a route, whose response no browser stores. Checks that every route of the admin declares a role. */
export const roleGuard = fp(
  async (app) => {
    app.addHook('onRoute', function guardRoute(this: FastifyInstance, route) {
      if (route.role === undefined && route.url.startsWith('/api/admin/')) throw missingRole(route);
      if (route.role === undefined || route.role === 'anyone') return;
      if (!this.hasRequestDecorator('findPerson'))
        throw new Error(`${nameOf(route)} has a role outside of the session's scope`);
      route.onRequest = [requireRole(route.role), ...[route.onRequest ?? []].flat()];
      route.onSend = [storeNowhere, ...[route.onSend ?? []].flat()];
    });
  },
  { name: 'role-guard' },
);

/** Makes every route of its scope declare a role, including routes outside of `/api/admin/`. */
export const adminScope = fp(
  async (app) => {
    app.addHook('onRoute', (route) => {
      if (route.role === undefined) throw missingRole(route);
    });
  },
  { name: 'admin-scope', dependencies: ['role-guard', 'session'] },
);

function missingRole(route: RouteOptions): Error {
  return new Error(`${nameOf(route)} must declare its lowest role beside its schema (src/accounts/roles.ts)`);
}

const nameOf = ({ method, url }: RouteOptions) => `${[method].flat().join(', ')} ${url}`;

/** Returns a hook that lets in people with at least this role. */
function requireRole(lowest: Role) {
  return async (request: FastifyRequest): Promise<void> => {
    const person = await request.findPerson();
    if (!person) {
      logRefusal(request, 'not-signed-in');
      request.signInWays = await findSignInWays(request.server);
      throw new NotSignedInError();
    }
    if (!includesRole(person.role, lowest)) {
      logRefusal(request, 'role-too-low');
      throw new RoleTooLowError();
    }
    request.person = person;
  };
}

async function storeNowhere(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store');
}
