import { setTimeout } from 'node:timers/promises';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import PQueue from 'p-queue';
import * as z from 'zod/mini';
import { wantsJson } from '../http/error-handler.ts';
import {
  InvalidCodeError,
  InvalidFieldsError,
  InvalidPasswordError,
  LoginBusyError,
  SecondStepError,
} from '../http/errors.ts';
import { logEvent, logRefusal } from '../http/logs.ts';
import { addressOf, MemoryRateLimitStore, type RateLimitCounts } from '../http/rate-limit.ts';
import type { ZodApp } from '../http/validation.ts';
import { loginSchema, type Role, type Session } from '../shared/admin/accounts.ts';
import { type FixedRoute, staffRoutes } from '../shared/routes.ts';
import { findRoleByPassword } from './passwords.ts';
import { acceptCode, findSecondFactor } from './second-factor-store.ts';

/** A plain form also posts the path of its page. */
const loginFormSchema = z.extend(loginSchema, { returnTo: z.optional(z.unknown()) });

const securityLog = { change: { none: 'the security log has it' } } as const;

/** Routes for signing in and out, and for who is signed in (docs/decisions.md, "The API"); outside the guarded scope. */
export async function loginRoutes(app: ZodApp): Promise<void> {
  app.get('/api/admin/session', async (request) => toSession(await request.findRole()));

  const login = {
    config: { ...securityLog, page: pageOfRefusedLogin },
    schema: { body: loginFormSchema },
  };
  app.post('/api/admin/login', login, async (request, reply) => {
    const role = await acceptLogin(request, reply, request.body);
    if (!wantsJson(request)) return reply.redirect(findReturn(request)?.path ?? '/admin', 303);
    return toSession(role);
  });

  app.post('/api/admin/logout', { config: { ...securityLog, worksOnFullDisk: true } }, async (request, reply) => {
    const role = await request.findRole();
    await request.signOut();
    if (role) logEvent(request, 'signed-out', { role });
    if (!wantsJson(request)) return reply.redirect('/admin', 303);
    return toSession(undefined);
  });
}

/** @throws errors of the password and code checks */
async function acceptLogin(
  request: FastifyRequest,
  reply: FastifyReply,
  { password, code = '' }: z.infer<typeof loginSchema>,
): Promise<Role> {
  const role = await checkPassword(request, reply, password);
  // Not earlier: on a full disk no one else may use the space that is reserved for signing in.
  await request.borrowDiskRoom();
  const secondStep = role === 'admin' && (await checkSecondFactor(request, reply, code));
  await request.signIn(role);
  logEvent(request, 'signed-in', { role, factors: secondStep ? ['password', 'code'] : ['password'] });
  return role;
}

/** A refused plain login shows its page with the message next to the field (docs/decisions.md, "Without JavaScript"). */
function pageOfRefusedLogin(error: FastifyError & { answer?: object }, request: FastifyRequest) {
  const { statusCode = 500, message, answer } = error;
  const route = findReturn(request);
  return route && statusCode < 500 ? { ...route, signInFailure: { message, ...answer } } : undefined;
}

/** Returns the page that a plain login goes back to. Only known pages are accepted, to prevent open redirects. */
function findReturn({ body }: Pick<FastifyRequest, 'body'>): FixedRoute | undefined {
  const returnTo = (body as { returnTo?: unknown } | null | undefined)?.returnTo;
  return staffRoutes.find(({ path }) => path === returnTo);
}

function toSession(role: Role | undefined): Session {
  return { authenticated: role === 'admin', ...(role && { role }) };
}

/**
 * Returns the role of a password. Only a wrong password counts toward the address's limit.
 * @throws InvalidPasswordError, TooManyRequestsError with `Retry-After` set, LoginBusyError
 */
async function checkPassword(request: FastifyRequest, reply: FastifyReply, password: string): Promise<Role> {
  const role = await countFailure(request, reply, () => findRoleByPassword(request.server.db, password));
  if (role) return role;
  logRefusal(request, 'wrong-password');
  throw new InvalidPasswordError();
}

/**
 * Checks the second factor if it is on, and uses up the code. A wrong code counts like a wrong password.
 * @param code from the app or a recovery code; empty if none was given
 * @returns whether it is on
 * @throws SecondStepError, InvalidCodeError, TooManyRequestsError with `Retry-After` set, LoginBusyError
 */
export async function checkSecondFactor(request: FastifyRequest, reply: FastifyReply, code: string): Promise<boolean> {
  const { db, sharedNow } = request.server;
  if (!(await findSecondFactor(db)).enabled) return false;
  if (!code) throw new SecondStepError();
  const accepted = await countFailure(
    request,
    reply,
    async () => (await acceptCode(db, code, sharedNow())) || undefined,
  );
  if (accepted) return true;
  logRefusal(request, 'wrong-code');
  throw new InvalidCodeError();
}

/**
 * Checks the admin's password again, before a change of how people sign in. A wrong password counts like a failed login.
 * @throws InvalidFieldsError, TooManyRequestsError with `Retry-After` set, LoginBusyError
 */
export async function requireCurrentPassword(
  request: FastifyRequest,
  reply: FastifyReply,
  password: string,
): Promise<void> {
  const role = await checkPassword(request, reply, password).catch((error) => {
    // The admin treats 401 as the end of the session, so this is 400.
    if (error instanceof InvalidPasswordError) return undefined;
    throw error;
  });
  if (role !== 'admin') throw new InvalidFieldsError({ currentPassword: ['That isn’t your current password.'] });
}

/**
 * Counts the attempt before the check and refunds it unless it failed. Simultaneous right passwords use up no limit, and simultaneous wrong
 * ones can't exceed it together.
 */
export async function countFailure<Result>(
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

/**
 * Slows password guessing from many addresses for the whole site. One check runs at a time (each uses 32 MiB of memory). After
 * `freeFailures` failed checks in the window, one check runs every `pauseMs` at most. The checks of one address run one after the other and
 * take one of the queue's `addresses` places, so that one address can't fill the queue.
 */
const loginQueueLimits = { addresses: 30, perAddress: 10, freeFailures: 30, windowMs: 15 * 60_000, pauseMs: 500 };

declare module 'fastify' {
  interface FastifyInstance {
    loginQueue: ReturnType<typeof createLoginQueue>;
  }
}

export const loginQueue = fp(
  async (app) => {
    app.decorate('loginQueue', createLoginQueue(loginQueueLimits, app.rateLimitCounts));
  },
  { name: 'login-queue', dependencies: ['rate-limits'] },
);

const failuresKey = 'login-failures:site';

/** Creates a queue; a test passes smaller limits. */
export function createLoginQueue(limits = loginQueueLimits, counts: RateLimitCounts = new MemoryRateLimitStore()) {
  const site = new PQueue({ concurrency: 1 });
  const waiting = new Map<string, PQueue>();

  return {
    /**
     * Runs a check after the earlier ones.
     * @param address IP address of the client
     * @param check resolves to `undefined` if the login failed
     * @throws LoginBusyError if too many checks of this address, or too many addresses, are waiting
     */
    async run<Result>(address: string, check: () => Promise<Result | undefined>): Promise<Result | undefined> {
      const queue = findQueue(addressOf({ ip: address }));
      return queue.add(() => site.add(() => runCheck(check)));
    },
  };

  function findQueue(key: string): PQueue {
    const own = waiting.get(key);
    if (own ? own.size + own.pending >= limits.perAddress : waiting.size >= limits.addresses)
      throw new LoginBusyError();
    if (own) return own;
    const queue = new PQueue({ concurrency: 1 });
    queue.addEventListener('idle', () => waiting.delete(key));
    waiting.set(key, queue);
    return queue;
  }

  /** The turns belong to the site: if several processes check passwords, all of them together make two guesses a second. */
  async function runCheck<Result>(check: () => Promise<Result | undefined>): Promise<Result | undefined> {
    const { current } = await counts.find(failuresKey);
    if (current > limits.freeFailures) await setTimeout(await counts.takeTurn('login-turn:site', limits.pauseMs));
    const result = await check();
    if (result === undefined) await counts.count(failuresKey, limits.windowMs);
    return result;
  }
}
