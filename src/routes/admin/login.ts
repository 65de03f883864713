import type { FastifyInstance } from 'fastify';
import { InvalidFieldsError, InvalidPasswordError, wantsJson } from '../../errors.ts';
import { requirePace, spend } from '../../plugins/rate-limit.ts';
import { checkFields } from '../../shared/fields.ts';
import { loginSchema, type Role, type Session } from '../../shared/login.ts';
import { findRoleByPassword } from '../../store/credentials.ts';

/** Signing in and out, and who is signed in (decisions, section 4); outside the guarded scope. */
export async function loginRoutes(app: FastifyInstance): Promise<void> {
  app.get('/api/admin/session', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return toSession(await request.findRole());
  });

  app.post('/api/admin/login', async (request, reply) => {
    const { value, fields } = checkFields(loginSchema, request.body);
    if (fields) throw new InvalidFieldsError(fields);
    await requirePace(app.loginPace, request.ip, reply);
    const role = await findRoleByPassword(app.db, value.password);
    if (!role) {
      await spend(app.loginPace, request.ip, reply);
      throw new InvalidPasswordError();
    }
    await request.signIn(role);
    if (!wantsJson(request)) return reply.redirect('/admin', 303);
    return toSession(role);
  });

  app.post('/api/admin/logout', async (request, reply) => {
    await request.signOut();
    if (!wantsJson(request)) return reply.redirect('/admin', 303);
    return toSession(undefined);
  });
}

function toSession(role: Role | undefined): Session {
  return { authenticated: role === 'admin', ...(role && { role }) };
}
