import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { InvalidCodeError, InvalidFieldsError, SecondStepError, wantsJson } from '../http/errors.ts';
import { tellEvent } from '../http/security-log.ts';
import { checkFields } from '../shared/fields.ts';
import { loginSchema, type Role, type Session } from '../shared/login.ts';
import { type FixedRoute, staffRoutes } from '../shared/routes.ts';
import { checkPassword, checkSecondFactor } from './password-check.ts';

/** Signing in and out, and who is signed in (decisions, section 4); outside the guarded scope. */
export async function loginRoutes(app: FastifyInstance): Promise<void> {
  app.get('/api/admin/session', async (request) => toSession(await request.findRole()));

  app.post('/api/admin/login', async (request, reply) => {
    try {
      const role = await acceptLogin(request, reply);
      if (!wantsJson(request)) return reply.redirect(findReturn(request)?.path ?? '/admin', 303);
      return toSession(role);
    } catch (error) {
      const route = findReturn(request);
      if (wantsJson(request) || !route) throw error;
      return showAgain(request, reply, route, error as FastifyError);
    }
  });

  app.post('/api/admin/logout', async (request, reply) => {
    const role = await request.findRole();
    await request.signOut();
    if (role) tellEvent(request, 'signed-out', { role });
    if (!wantsJson(request)) return reply.redirect('/admin', 303);
    return toSession(undefined);
  });
}

/** @throws InvalidFieldsError, and what checking the password and the code throws */
async function acceptLogin(request: FastifyRequest, reply: FastifyReply): Promise<Role> {
  const { value, fields } = checkFields(loginSchema, request.body);
  if (fields) throw new InvalidFieldsError(fields);
  const role = await checkPassword(request, reply, value.password);
  const secondStep = role === 'admin' && (await checkSecondFactor(request, reply, value.code ?? ''));
  await request.signIn(role);
  tellEvent(request, 'signed-in', { role, factors: secondStep ? ['password', 'code'] : ['password'] });
  return role;
}

/** The page that a plain login goes back to; nothing else that a form says is followed. */
function findReturn({ body }: FastifyRequest): FixedRoute | undefined {
  const returnTo = (body as { returnTo?: unknown } | null | undefined)?.returnTo;
  return staffRoutes.find(({ path }) => path === returnTo);
}

/** A plain login that was refused gets its page again, with the words beside the field (decisions, section 6). */
function showAgain(request: FastifyRequest, reply: FastifyReply, route: FixedRoute, error: FastifyError) {
  const { statusCode = 500, message } = error;
  if (statusCode >= 500) throw error;
  const secondStep = error instanceof SecondStepError || error instanceof InvalidCodeError;
  return reply
    .code(statusCode)
    .page(request, { ...route, signInFailure: { message, ...(secondStep && { secondStep }) } });
}

function toSession(role: Role | undefined): Session {
  return { authenticated: role === 'admin', ...(role && { role }) };
}
