import type { FastifyReply, FastifyRequest } from 'fastify';
import { InvalidCodeError, InvalidFieldsError, InvalidPasswordError, SecondStepError } from '../http/errors.ts';
import { logRefusal } from '../http/security-log.ts';
import type { Role } from '../shared/desk/accounts.ts';
import { findRoleByPassword } from './credentials.ts';
import { acceptCode, findSecondFactor } from './second-factor-store.ts';

/**
 * Finds the role of a password. Only a wrong password counts toward the address's limit.
 * @throws InvalidPasswordError, TooManyRequestsError with `Retry-After` set, LoginBusyError
 */
export async function checkPassword(request: FastifyRequest, reply: FastifyReply, password: string): Promise<Role> {
  const role = await countFailure(request, reply, () => findRoleByPassword(request.server.db, password));
  if (role) return role;
  logRefusal(request, 'wrong-password');
  throw new InvalidPasswordError();
}

/**
 * Checks the second factor if it is on, and uses the code up. A wrong code counts like a wrong password.
 * @param code from the app or a recovery code; empty when none was given
 * @returns whether it is on
 * @throws SecondStepError, InvalidCodeError, TooManyRequestsError with `Retry-After` set, LoginBusyError
 */
export async function checkSecondFactor(request: FastifyRequest, reply: FastifyReply, code: string): Promise<boolean> {
  const { db, cluster } = request.server;
  if (!(await findSecondFactor(db)).enabled) return false;
  if (!code) throw new SecondStepError();
  const accepted = await countFailure(
    request,
    reply,
    async () => (await acceptCode(db, code, cluster.now())) || undefined,
  );
  if (accepted) return true;
  logRefusal(request, 'wrong-code');
  throw new InvalidCodeError();
}

/**
 * Checks the admin's password again, before a change of how people sign in. A wrong one counts like a failed login.
 * @throws InvalidFieldsError, TooManyRequestsError with `Retry-After` set, LoginBusyError
 */
export async function requireCurrentPassword(
  request: FastifyRequest,
  reply: FastifyReply,
  password: string,
): Promise<void> {
  const role = await checkPassword(request, reply, password).catch((error) => {
    // The desk reads 401 as the end of the session, so this is 400.
    if (error instanceof InvalidPasswordError) return undefined;
    throw error;
  });
  if (role !== 'admin') throw new InvalidFieldsError({ currentPassword: ['This is not the current password.'] });
}

/**
 * Counts the attempt before the check and refunds it unless it failed. Several right passwords sent
 * at once use up no limit, and wrong ones sent at once cannot exceed it together.
 */
async function countFailure<Result>(
  request: FastifyRequest,
  reply: FastifyReply,
  check: () => Promise<Result | undefined>,
): Promise<Result | undefined> {
  const { loginLimit, loginQueue } = request.server;
  await loginLimit.check(request, reply);
  return loginQueue.run(request.ip, async () => {
    await loginLimit.count(request, reply);
    let failed = false;
    try {
      const result = await check();
      failed = result === undefined;
      return result;
    } finally {
      if (!failed) await loginLimit.refund(request);
    }
  });
}
