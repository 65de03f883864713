import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { changesOf } from '../http/change-rule.ts';
import { InvalidFieldsError, NotSignedInError } from '../http/errors.ts';
import { logEvent } from '../http/logs.ts';
import type { ZodApp } from '../http/validation.ts';
import {
  codeConfirmationSchema,
  type OwnAccount,
  type PasswordSetting,
  passwordSettingSchema,
  type proofSchema,
  reauthenticationSchema,
  type SecondFactorState,
} from '../shared/admin/accounts.ts';
import { checkSecondFactor, countFailure, requireCurrentPassword } from './login.ts';
import { isCommonPassword, readPassword, setPassword } from './passwords.ts';
import { drawQrCode } from './qr-code.ts';
import {
  confirmSecondFactor,
  deleteSecondFactor,
  findSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from './second-factor-store.ts';
import type { SessionPerson } from './sessions.ts';
import { listOtherSessions } from './sessions.ts';

/** Routes for one's own password, and to list and end one's other sessions. */
export async function passwordRoutes(app: ZodApp): Promise<void> {
  app.get('/api/admin/password', { role: 'crew' }, async (request): Promise<OwnAccount> => {
    const { id, email, role } = requirePerson(request);
    return { email, role, hasPassword: (await readPassword(app.db, id)).isSet };
  });

  const change = {
    role: 'crew',
    config: { change: { action: 'change', subject: 'passwords' } },
    schema: { body: passwordSettingSchema },
  } as const;
  app.put('/api/admin/password', change, async (request, reply) => {
    return { ended: await changePassword(request, reply, request.body) };
  });

  app.get('/api/admin/sessions', { role: 'crew' }, async (request) =>
    listOtherSessions(app.db, requirePerson(request).id, request.findSessionId(), app.sharedNow()),
  );

  const end = { role: 'crew', config: { change: { action: 'end', subject: 'sessions' } } } as const;
  app.delete('/api/admin/sessions', end, async (request) => {
    const ended = await request.signOutOthers(requirePerson(request).id);
    logEvent(request, 'sessions-ended', { ended });
    return { ended };
  });
}

/** Returns the signed-in person of a guarded route. @throws NotSignedInError on a route without a role */
export function requirePerson({ person }: FastifyRequest): SessionPerson {
  if (!person) throw new NotSignedInError();
  return person;
}

/** After a sign-in, a new way to sign in can be added for this time without the password. */
const proofMs = 15 * 60_000;

/**
 * Requires the password again, unless the person has just signed in, so that an unattended screen isn't enough to add a way to sign in.
 * @throws InvalidFieldsError
 */
export async function requireProof(
  request: FastifyRequest,
  reply: FastifyReply,
  { currentPassword, code }: z.infer<typeof proofSchema>,
): Promise<void> {
  if (currentPassword !== undefined) return reauthenticate(request, reply, { currentPassword, code });
  const { id, provedAtMs } = requirePerson(request);
  const { db, sharedNow } = request.server;
  // A time in the future was stored before the clock was set back.
  const agoMs = Math.abs(sharedNow() - Number(provedAtMs));
  if (agoMs <= proofMs) return;
  const { isSet } = await readPassword(db, id);
  const message = isSet ? 'Enter your current password.' : 'Sign in with your passkey again first.';
  throw new InvalidFieldsError({ currentPassword: [message] });
}

/**
 * Changes one's own password, which signs out one's other devices.
 * @returns the number of ended sessions
 * @throws InvalidFieldsError, ChangedElsewhereError, TooManyRequestsError with `Retry-After` set
 */
export async function changePassword(
  request: FastifyRequest,
  reply: FastifyReply,
  { newPassword, currentPassword, code }: PasswordSetting,
): Promise<number> {
  const { db, passwordCost: cost } = request.server;
  const { id, role } = requirePerson(request);
  refuseCommonPassword('newPassword', newPassword);
  const { version, isSet } = await readPassword(db, id);
  if (!isSet) await requireProof(request, reply, {});
  else if (currentPassword === undefined)
    throw new InvalidFieldsError({ currentPassword: ['Enter your current password.'] });
  else await reauthenticate(request, reply, { currentPassword, code });
  await setPassword(db, id, newPassword, { cost, version });
  logEvent(request, 'password-changed', { person: id, role });
  return request.signOutOthers(id);
}

/** @param field the name of the field, for the message */
export function refuseCommonPassword(field: string, password: string): void {
  if (isCommonPassword(password))
    throw new InvalidFieldsError({ [field]: ['This password is too common. Choose another one.'] });
}

/** Routes to turn the second factor on and off. Each change requires the password again, and a code if the factor is on. */
export async function secondFactorRoutes(app: ZodApp): Promise<void> {
  const role = 'crew';
  app.get(
    '/api/admin/second-factor',
    { role },
    async (request): Promise<SecondFactorState> => findSecondFactor(app.db, requirePerson(request).id),
  );

  const reauthenticated = { role, schema: { body: reauthenticationSchema } } as const;
  const start = { ...reauthenticated, config: { change: { none: 'nothing changes before the code is confirmed' } } };
  app.post('/api/admin/second-factor', start, async (request, reply) => {
    await reauthenticate(request, reply, request.body);
    const { profile } = app.site.current;
    const { id, email } = requirePerson(request);
    const shown = { issuer: profile.name, label: email || 'Admin' };
    const { secret, uri } = await startSecondFactor(app.db, id, shown, app.sharedNow());
    return { secret, uri, qr: await drawQrCode(uri) };
  });

  const confirmation = { role, ...changes('switch on'), schema: { body: codeConfirmationSchema } } as const;
  app.put('/api/admin/second-factor', confirmation, async (request, reply) => {
    const { id } = requirePerson(request);
    const confirm = () => confirmSecondFactor(app.db, id, request.body.code, app.sharedNow());
    const recoveryCodes = await countFailure(request, reply, confirm);
    if (!recoveryCodes) throw new InvalidFieldsError({ code: ['That code isn’t right. Try the next one.'] });
    await request.signOutOthers(id);
    logEvent(request, 'second-factor-on');
    return { recoveryCodes };
  });

  const renewal = { ...changes('renew the codes'), ...reauthenticated };
  app.post('/api/admin/second-factor/recovery-codes', renewal, async (request, reply) => {
    await reauthenticate(request, reply, request.body);
    const recoveryCodes = await renewRecoveryCodes(app.db, requirePerson(request).id);
    logEvent(request, 'recovery-codes-renewed');
    return { recoveryCodes };
  });

  const removal = { ...changes('switch off'), ...reauthenticated };
  app.post('/api/admin/second-factor/removal', removal, async (request, reply) => {
    await reauthenticate(request, reply, request.body);
    const { id } = requirePerson(request);
    await deleteSecondFactor(app.db, id);
    logEvent(request, 'second-factor-off');
    return findSecondFactor(app.db, id);
  });
}

const changes = changesOf('second-factor');

/** Checks password and code again, so that an unattended screen isn't enough to change how a person signs in. */
async function reauthenticate(
  request: FastifyRequest,
  reply: FastifyReply,
  { currentPassword, code }: z.infer<typeof reauthenticationSchema>,
): Promise<void> {
  await requireCurrentPassword(request, reply, currentPassword);
  const person = requirePerson(request);
  try {
    await checkSecondFactor(request, reply, person.id, code ?? '');
  } catch (error) {
    // The admin treats 401 as the end of the session, so this is 400.
    if ((error as { statusCode?: number }).statusCode !== 401) throw error;
    throw new InvalidFieldsError({ code: ['Enter an authenticator app code or a recovery code.'] });
  }
  // Confirming the password changes the session identifier, like a login (OWASP ASVS 5, 7.2.4).
  await request.signIn(person);
}
