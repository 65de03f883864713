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
import { loginSchema, type Session } from '../shared/admin/accounts.ts';
import { type FixedRoute, staffRoutes } from '../shared/routes.ts';
import { isPasswordOf } from './passwords.ts';
import { findFirstOwner, findPersonByEmail, type Person } from './people.ts';
import { acceptCode, findSecondFactor } from './second-factor-store.ts';
import { findSignInWays } from './sign-in-ways.ts';

/** A plain form also posts the path of its page. */
const loginFormSchema = z.extend(loginSchema, { returnTo: z.optional(z.unknown()) });

const securityLog = { change: { none: 'the security log has it' } } as const;

/** Routes for signing in and out, and for who is signed in (docs/decisions.md, "The API"); outside the guarded scope. */
export async function loginRoutes(app: ZodApp): Promise<void> {
  app.get('/api/admin/session', { role: 'anyone' }, async (request) => toSession(request, await request.findPerson()));

  const login = {
    role: 'anyone',
    config: { ...securityLog, page: pageOfRefusedLogin },
    onRequest: noteSignInWays,
    schema: { body: loginFormSchema },
  } as const;
  app.post('/api/admin/login', login, async (request, reply) => {
    const person = await acceptLogin(request, reply, request.body);
    if (!wantsJson(request)) return reply.redirect(findReturn(request)?.path ?? '/admin', 303);
    return toSession(request, person);
  });

  const logout = { role: 'anyone', config: { ...securityLog, worksOnFullDisk: true } } as const;
  app.post('/api/admin/logout', logout, async (request, reply) => {
    const person = await request.findPerson();
    await request.signOut();
    if (person) logEvent(request, 'signed-out', { person: person.id, role: person.role });
    if (!wantsJson(request)) return reply.redirect('/admin', 303);
    return toSession(request, undefined);
  });
}

/** @throws errors of the password and code checks */
async function acceptLogin(
  request: FastifyRequest,
  reply: FastifyReply,
  { email, password, code = '' }: z.infer<typeof loginSchema>,
): Promise<Person> {
  const { db } = request.server;
  const claimed = email ? await findPersonByEmail(db, email) : await findFirstOwner(db);
  const person = await checkPassword(request, reply, claimed, password);
  // Not earlier: on a full disk no one else may use the space that is reserved for signing in.
  await request.borrowDiskRoom();
  const secondStep = await checkSecondFactor(request, reply, person.id, code);
  await request.signIn(person);
  const factors = secondStep ? ['password', 'code'] : ['password'];
  logEvent(request, 'signed-in', { person: person.id, role: person.role, factors });
  return person;
}

/** The page of a refused plain login shows the same fields again. */
async function noteSignInWays(request: FastifyRequest): Promise<void> {
  if (!wantsJson(request)) request.signInWays = await findSignInWays(request.server);
}

/** A refused plain login shows its page with the message next to the field (docs/decisions.md, "Without JavaScript"). */
function pageOfRefusedLogin(error: FastifyError & { answer?: object }, request: FastifyRequest) {
  const { statusCode = 500, message, answer } = error;
  const route = findReturn(request);
  const { email } = (request.body ?? {}) as { email?: unknown };
  const typed = typeof email === 'string' && { email };
  if (!route || statusCode >= 500) return undefined;
  return { ...route, signIn: request.signInWays, signInFailure: { message, ...typed, ...answer } };
}

/** Returns the page that a plain login goes back to. Only known pages are accepted, to prevent open redirects. */
function findReturn({ body }: Pick<FastifyRequest, 'body'>): FixedRoute | undefined {
  const returnTo = (body as { returnTo?: unknown } | null | undefined)?.returnTo;
  return staffRoutes.find(({ path }) => path === returnTo);
}

async function toSession({ server }: FastifyRequest, person: Person | undefined): Promise<Session> {
  if (person) return { authenticated: true, person: { id: person.id, name: person.name, role: person.role } };
  const signIn = await findSignInWays(server);
  return { authenticated: false, ...(signIn && { signIn }) };
}

/**
 * Checks a person's password. Only a wrong password counts toward the limits of the address and the email.
 * @param claimed the person that the email names, if any
 * @throws InvalidPasswordError, TooManyRequestsError with `Retry-After` set, LoginBusyError
 */
async function checkPassword(
  request: FastifyRequest,
  reply: FastifyReply,
  claimed: Person | undefined,
  password: string,
): Promise<Person> {
  const { db, passwordCost } = request.server;
  const isRight = () => isPasswordOf(db, claimed?.id, password, passwordCost);
  const person = await countFailure(request, reply, async () => ((await isRight()) ? claimed : undefined));
  if (person) return person;
  logRefusal(request, 'wrong-password');
  throw new InvalidPasswordError();
}

/**
 * Checks the second factor if it is on, and uses up the code. A wrong code counts like a wrong password.
 * @param code from the app or a recovery code; empty if none was given
 * @returns whether it is on
 * @throws SecondStepError, InvalidCodeError, TooManyRequestsError with `Retry-After` set, LoginBusyError
 */
export async function checkSecondFactor(
  request: FastifyRequest,
  reply: FastifyReply,
  personId: number,
  code: string,
): Promise<boolean> {
  const { db, sharedNow } = request.server;
  if (!(await findSecondFactor(db, personId)).enabled) return false;
  if (!code) throw new SecondStepError();
  const accepted = await countFailure(
    request,
    reply,
    async () => (await acceptCode(db, personId, code, sharedNow())) || undefined,
  );
  if (accepted) return true;
  logRefusal(request, 'wrong-code');
  throw new InvalidCodeError();
}

/**
 * Checks the signed-in person's password again, before a change of how the person signs in. A wrong password counts like a failed login.
 * @throws InvalidFieldsError, TooManyRequestsError with `Retry-After` set, LoginBusyError
 */
export async function requireCurrentPassword(
  request: FastifyRequest,
  reply: FastifyReply,
  password: string,
): Promise<void> {
  try {
    await checkPassword(request, reply, request.person, password);
  } catch (error) {
    // The admin treats 401 as the end of the session, so this is 400.
    if (!(error instanceof InvalidPasswordError)) throw error;
    throw new InvalidFieldsError({ currentPassword: ['That isn’t your current password.'] });
  }
}

/**
 * Counts the attempt before the check and refunds it unless it failed. Simultaneous right passwords use up no limit, and simultaneous wrong
 * ones can't exceed it together. A login with an email also counts toward the limit of the email, because guesses may come from many
 * addresses. One without doesn't: on a site with one person, strangers could then keep the owner out.
 */
export async function countFailure<Result>(
  request: FastifyRequest,
  reply: FastifyReply,
  check: () => Promise<Result | undefined>,
): Promise<Result | undefined> {
  const { loginLimit, personLimit, loginQueue } = request.server;
  const { email } = (request.body ?? {}) as { email?: unknown };
  const limits = email ? [loginLimit, personLimit] : [loginLimit];
  for (const limit of limits) await limit.check(request, reply);
  return loginQueue.run(request.ip, async () => {
    for (const limit of limits) await limit.count(request, reply);
    let failed = false;
    try {
      const result = await check();
      failed = result === undefined;
      return result;
    } finally {
      if (!failed) for (const limit of limits) await limit.refund(request);
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
