import type { FastifyInstance } from 'fastify';
import { InvalidFieldsError, wantsJson } from '../../errors.ts';
import { checkPassword, checkSecondFactor } from '../../plugins/password-check.ts';
import { checkFields } from '../../shared/fields.ts';
import { loginSchema, type Role, type Session } from '../../shared/login.ts';

/** Signing in and out, and who is signed in (decisions, section 4); outside the guarded scope. */
export async function loginRoutes(app: FastifyInstance): Promise<void> {
  app.get('/api/admin/session', async (request) => toSession(await request.findRole()));

  app.post('/api/admin/login', async (request, reply) => {
    const { value, fields } = checkFields(loginSchema, request.body);
    if (fields) throw new InvalidFieldsError(fields);
    const role = await checkPassword(request, reply, value.password);
    if (role === 'admin') await checkSecondFactor(request, reply, value.code ?? '');
    await request.signIn(role);
    if (!wantsJson(request)) return reply.redirect(pathAfterLogin(request.body), 303);
    return toSession(role);
  });

  app.post('/api/admin/logout', async (request, reply) => {
    await request.signOut();
    if (!wantsJson(request)) return reply.redirect('/admin', 303);
    return toSession(undefined);
  });
}

/** A plain login on an upload page goes back there; nothing else that a form says is followed. */
function pathAfterLogin(body: unknown): string {
  const { returnTo } = body as { returnTo?: unknown };
  return returnTo === '/upload-images' || returnTo === '/upload-catalog' ? returnTo : '/admin';
}

function toSession(role: Role | undefined): Session {
  return { authenticated: role === 'admin', ...(role && { role }) };
}
