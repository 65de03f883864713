import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { InvalidFieldsError } from '../http/errors.ts';
import { logEvent } from '../http/security-log.ts';
import type { ZodApp } from '../http/validation.ts';
import { type PasswordChange, passwordChangeSchema, type Role } from '../shared/desk/accounts.ts';
import { isCommonPassword } from './common-passwords.ts';
import { findPasswordVersion, findRoleByPassword, hasPassword, setPassword } from './credentials.ts';
import { requireCurrentPassword } from './password-check.ts';
import { listOtherSessions } from './session-store.ts';

const change = {
  config: { change: { action: 'change', subject: 'passwords' } },
  schema: {
    params: z.object({ role: z.enum(['admin', 'staff'] satisfies Role[]) }),
    body: passwordChangeSchema,
  },
};

/** Routes to change the shared passwords, list other sessions and end them. */
export async function passwordRoutes(app: ZodApp): Promise<void> {
  app.get('/api/admin/passwords', async () => ({ staff: await hasPassword(app.db, 'staff') }));

  app.put('/api/admin/passwords/:role', change, async (request, reply) => {
    return { ended: await changePassword(request, reply, request.params.role, request.body) };
  });

  app.get('/api/admin/sessions', async (request) =>
    listOtherSessions(app.db, request.findSessionId(), app.cluster.now()),
  );

  const end = { config: { change: { action: 'end', subject: 'sessions' } } };
  app.delete('/api/admin/sessions', end, async (request) => {
    const ended = (await request.signOutOthers('admin')) + (await request.signOutOthers('staff'));
    logEvent(request, 'sessions-ended', { ended });
    return { ended };
  });
}

/**
 * Changes a shared password, which signs out everyone else who uses it.
 * @returns how many sessions ended
 * @throws InvalidFieldsError, ChangedElsewhereError, TooManyRequestsError with `Retry-After` set
 */
export async function changePassword(
  request: FastifyRequest,
  reply: FastifyReply,
  role: Role,
  { currentPassword, newPassword }: PasswordChange,
): Promise<number> {
  const { db, passwordCost: cost } = request.server;
  refuseCommonPassword(newPassword);
  const version = await findPasswordVersion(db, role);
  await requireCurrentPassword(request, reply, currentPassword);
  // A password that was asked for again gives a new identifier, like at the login (OWASP ASVS 5, 7.2.4).
  await request.signIn('admin');
  await refuseSharedPassword(db, role, newPassword);
  await setPassword(db, role, newPassword, { cost, version });
  logEvent(request, 'password-changed', { role });
  return request.signOutOthers(role);
}

function refuseCommonPassword(password: string): void {
  if (isCommonPassword(password))
    throw new InvalidFieldsError({ newPassword: ['This password is too common. Please choose another one.'] });
}

/** Two roles must not have the same password, because the password alone identifies the role. */
async function refuseSharedPassword(db: FastifyInstance['db'], role: Role, password: string): Promise<void> {
  const owner = await findRoleByPassword(db, password);
  if (owner && owner !== role)
    throw new InvalidFieldsError({ newPassword: ['The admin and the staff password must differ.'] });
}
