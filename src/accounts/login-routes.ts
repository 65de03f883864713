import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { wantsJson } from '../http/error-handler.ts';
import { logEvent } from '../http/logs.ts';
import type { ZodApp } from '../http/validation.ts';
import { loginSchema, type Role, type Session } from '../shared/login.ts';
import { type FixedRoute, staffRoutes } from '../shared/routes.ts';
import { checkPassword, checkSecondFactor } from './login-check.ts';

/** A plain form also posts the path of its page. */
const loginFormSchema = z.extend(loginSchema, { returnTo: z.optional(z.unknown()) });

const securityLog = { change: { none: 'the security log has it' } } as const;

/** Routes for signing in and out, and for who is signed in (docs/decisions.md, "The API"); outside the guarded scope. */
export async function loginRoutes(app: ZodApp): Promise<void> {
  app.get('/api/admin/session', async (request) => toSession(await request.findRole()));

  const login = { config: { ...securityLog, page: pageOfRefusedLogin }, schema: { body: loginFormSchema } };
  app.post('/api/admin/login', login, async (request, reply) => {
    const role = await acceptLogin(request, reply, request.body);
    if (!wantsJson(request)) return reply.redirect(findReturn(request)?.path ?? '/admin', 303);
    return toSession(role);
  });

  app.post('/api/admin/logout', { config: securityLog }, async (request, reply) => {
    const role = await request.findRole();
    await request.signOut();
    if (role) logEvent(request, 'signed-out', { role });
    if (!wantsJson(request)) return reply.redirect('/admin', 303);
    return toSession(undefined);
  });
}

/** @throws what checking the password and the code throws */
async function acceptLogin(
  request: FastifyRequest,
  reply: FastifyReply,
  { password, code = '' }: z.infer<typeof loginSchema>,
): Promise<Role> {
  const role = await checkPassword(request, reply, password);
  const secondStep = role === 'admin' && (await checkSecondFactor(request, reply, code));
  await request.signIn(role);
  logEvent(request, 'signed-in', { role, factors: secondStep ? ['password', 'code'] : ['password'] });
  return role;
}

/** A refused plain login shows its page with the message beside the field (docs/decisions.md, "Without JavaScript"). */
function pageOfRefusedLogin(error: FastifyError & { answer?: object }, request: FastifyRequest) {
  const { statusCode = 500, message, answer } = error;
  const route = findReturn(request);
  return route && statusCode < 500 ? { ...route, signInFailure: { message, ...answer } } : undefined;
}

/** The page that a plain login returns to. Only known pages are accepted, against open redirects. */
function findReturn({ body }: Pick<FastifyRequest, 'body'>): FixedRoute | undefined {
  const returnTo = (body as { returnTo?: unknown } | null | undefined)?.returnTo;
  return staffRoutes.find(({ path }) => path === returnTo);
}

function toSession(role: Role | undefined): Session {
  return { authenticated: role === 'admin', ...(role && { role }) };
}
