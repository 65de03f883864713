import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { InvalidFieldsError, InvalidPasswordError, wantsJson } from '../../errors.ts';
import { refund, spend } from '../../plugins/rate-limit.ts';
import { checkFields } from '../../shared/fields.ts';
import { loginSchema, type Role, type Session } from '../../shared/login.ts';
import { findRoleByPassword } from '../../store/credentials.ts';

/** Signing in and out, and who is signed in (decisions, section 4); outside the guarded scope. */
export async function loginRoutes(app: FastifyInstance): Promise<void> {
  app.get('/api/admin/session', async (request) => toSession(await request.findRole()));

  app.post('/api/admin/login', async (request, reply) => {
    const { value, fields } = checkFields(loginSchema, request.body);
    if (fields) throw new InvalidFieldsError(fields);
    const role = await checkPassword(request, reply, value.password);
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

/** Counts the attempt before it is checked, so that attempts sent at once cannot slip past the limit together. */
async function checkPassword(request: FastifyRequest, reply: FastifyReply, password: string): Promise<Role> {
  const { loginPace, loginQueue, db } = request.server;
  await spend(loginPace, request.ip, reply);
  try {
    const role = await loginQueue.run(request.ip, () => findRoleByPassword(db, password));
    if (!role) throw new InvalidPasswordError();
    await refund(loginPace, request.ip);
    return role;
  } catch (error) {
    if (!(error instanceof InvalidPasswordError)) await refund(loginPace, request.ip);
    throw error;
  }
}

/** A plain login on an upload page goes back there; nothing else that a form says is followed. */
function pathAfterLogin(body: unknown): string {
  const { returnTo } = body as { returnTo?: unknown };
  return returnTo === '/upload-images' || returnTo === '/upload-catalog' ? returnTo : '/admin';
}

function toSession(role: Role | undefined): Session {
  return { authenticated: role === 'admin', ...(role && { role }) };
}
