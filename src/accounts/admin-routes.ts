import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { changesOf } from '../http/change-rule.ts';
import { InvalidFieldsError } from '../http/errors.ts';
import { logEvent } from '../http/logs.ts';
import type { ZodApp } from '../http/validation.ts';
import {
  codeConfirmationSchema,
  type PasswordChange,
  passwordChangeSchema,
  type Role,
  reauthenticationSchema,
  type SecondFactorState,
} from '../shared/admin/accounts.ts';
import { checkSecondFactor, countFailure, requireCurrentPassword } from './login.ts';
import { findRoleByPassword, isCommonPassword, readPassword, setPassword } from './passwords.ts';
import { drawQrCode } from './qr-code.ts';
import {
  confirmSecondFactor,
  deleteSecondFactor,
  findSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from './second-factor-store.ts';
import { listOtherSessions } from './sessions.ts';

const change = {
  config: { change: { action: 'change', subject: 'passwords' } },
  schema: {
    params: z.object({ role: z.enum(['admin', 'staff'] satisfies Role[]) }),
    body: passwordChangeSchema,
  },
};

/** Routes to change the shared passwords, and to list and end other sessions. */
export async function passwordRoutes(app: ZodApp): Promise<void> {
  app.get('/api/admin/passwords', async () => ({ staff: (await readPassword(app.db, 'staff')).isSet }));

  app.put('/api/admin/passwords/:role', change, async (request, reply) => {
    return { ended: await changePassword(request, reply, request.params.role, request.body) };
  });

  app.get('/api/admin/sessions', async (request) =>
    listOtherSessions(app.db, request.findSessionId(), app.sharedNow()),
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
 * @returns the number of ended sessions
 * @throws InvalidFieldsError, ChangedElsewhereError, TooManyRequestsError with `Retry-After` set
 */
export async function changePassword(
  request: FastifyRequest,
  reply: FastifyReply,
  role: Role,
  { newPassword, ...proof }: PasswordChange,
): Promise<number> {
  const { db, passwordCost: cost } = request.server;
  refuseCommonPassword(newPassword);
  const { version } = await readPassword(db, role);
  await reauthenticate(request, reply, proof, () => refuseSharedPassword(db, role, newPassword));
  await setPassword(db, role, newPassword, { cost, version });
  logEvent(request, 'password-changed', { role });
  return request.signOutOthers(role);
}

function refuseCommonPassword(password: string): void {
  if (isCommonPassword(password))
    throw new InvalidFieldsError({ newPassword: ['This password is too common. Choose another one.'] });
}

/** Two roles must not have the same password, because the password alone identifies the role. */
async function refuseSharedPassword(db: FastifyInstance['db'], role: Role, password: string): Promise<void> {
  const owner = await findRoleByPassword(db, password);
  if (owner && owner !== role)
    throw new InvalidFieldsError({ newPassword: ['The admin and staff passwords must be different.'] });
}

/** Routes to turn the second factor on and off. Each change requires the password again, and a code if the factor is on. */
export async function secondFactorRoutes(app: ZodApp): Promise<void> {
  app.get('/api/admin/second-factor', async (): Promise<SecondFactorState> => findSecondFactor(app.db));

  const reauthenticated = { schema: { body: reauthenticationSchema } };
  const start = { ...reauthenticated, config: { change: { none: 'nothing changes before the code is confirmed' } } };
  app.post('/api/admin/second-factor', start, async (request, reply) => {
    await reauthenticate(request, reply, request.body);
    const { profile } = app.site.current;
    const { secret, uri } = await startSecondFactor(app.db, profile.name, app.sharedNow());
    return { secret, uri, qr: await drawQrCode(uri) };
  });

  const confirmation = { ...changes('switch on'), schema: { body: codeConfirmationSchema } };
  app.put('/api/admin/second-factor', confirmation, async (request, reply) => {
    const confirm = () => confirmSecondFactor(app.db, request.body.code, app.sharedNow());
    const recoveryCodes = await countFailure(request, reply, confirm);
    if (!recoveryCodes) throw new InvalidFieldsError({ code: ['That code isn’t right. Try the next one.'] });
    await request.signOutOthers('admin');
    logEvent(request, 'second-factor-on');
    return { recoveryCodes };
  });

  const renewal = { ...changes('renew the codes'), ...reauthenticated };
  app.post('/api/admin/second-factor/recovery-codes', renewal, async (request, reply) => {
    await reauthenticate(request, reply, request.body);
    const recoveryCodes = await renewRecoveryCodes(app.db);
    logEvent(request, 'recovery-codes-renewed');
    return { recoveryCodes };
  });

  const removal = { ...changes('switch off'), ...reauthenticated };
  app.post('/api/admin/second-factor/removal', removal, async (request, reply) => {
    await reauthenticate(request, reply, request.body);
    await deleteSecondFactor(app.db);
    logEvent(request, 'second-factor-off');
    return findSecondFactor(app.db);
  });
}

const changes = changesOf('second-factor');

/**
 * Checks password and code again, so that an unattended screen isn't enough to change how the owner signs in.
 * @param checkFirst refuses the change before the code is used up
 */
async function reauthenticate(
  request: FastifyRequest,
  reply: FastifyReply,
  { currentPassword, code }: z.infer<typeof reauthenticationSchema>,
  checkFirst = async () => {},
): Promise<void> {
  await requireCurrentPassword(request, reply, currentPassword);
  await checkFirst();
  try {
    await checkSecondFactor(request, reply, code ?? '');
  } catch (error) {
    // The admin treats 401 as the end of the session, so this is 400.
    if ((error as { statusCode?: number }).statusCode !== 401) throw error;
    throw new InvalidFieldsError({ code: ['Enter an authenticator app code or a recovery code.'] });
  }
  // Confirming the password changes the session identifier, like a login (OWASP ASVS 5, 7.2.4).
  await request.signIn('admin');
}
