import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { InvalidFieldsError } from '../http/errors.ts';
import { logEvent, logRefusal } from '../http/logs.ts';
import { type SetupCodeForm, setupCodeSchema } from '../shared/admin/accounts.ts';
import { checkFields } from '../shared/fields.ts';
import type { FirstPasswordView } from '../shared/page.ts';
import { setupPath } from '../shared/routes.ts';
import { refuseCommonPassword } from './admin-routes.ts';
import { countFailure } from './login.ts';
import { makeCredential } from './passwords.ts';
import { sendStaffPage } from './sessions.ts';
import { type CodeState, checkSetupCode, needsFirstPassword, storeFirstPassword } from './setup-code.ts';

type CodeRequest = FastifyRequest<{ Querystring: { code?: unknown } }>;

/**
 * The page where the owner chooses the first password (docs/product.md, "The first password"). Opening it changes nothing; its form uses the
 * code up. Without a code the address is one of the admin.
 */
export async function setupCodeRoutes(app: FastifyInstance): Promise<void> {
  app.get(setupPath, async (request: CodeRequest, reply) => {
    const { code } = request.query;
    if (typeof code !== 'string') return sendStaffPage(request, reply, { path: '/admin', screen: 'admin' });
    const problem = await findProblem(request, reply, code);
    if (problem) return sendPage(request, reply.code(problem === 'wrong' ? 403 : 410), { problem });
    return sendPage(request, reply, { code });
  });

  app.post(setupPath, async (request, reply) => {
    const { code = '' } = (request.body ?? {}) as { code?: string };
    const given = typeof code === 'string' ? code : '';
    const problem = await findProblem(request, reply, given);
    if (problem) return sendPage(request, reply.code(problem === 'wrong' ? 403 : 410), { problem });
    try {
      const { password } = readForm(request.body);
      const credential = await makeCredential(password, { cost: app.passwordCost });
      const owner = await storeFirstPassword(app.db, given, credential, app.sharedNow());
      if (!owner) return sendPage(request, reply.code(410), { problem: 'done' });
      await request.signIn(owner);
      logEvent(request, 'signed-in', { person: owner.id, role: owner.role, factors: ['setup-code'] });
      return reply.redirect(setupPath, 303);
    } catch (error) {
      if (!(error instanceof InvalidFieldsError)) throw error;
      return sendPage(request, reply.code(400), { code: given, messages: error.answer.fields.password ?? [] });
    }
  });
}

/**
 * Returns why a code doesn't work, or `undefined` for an open one. A wrong code counts like a wrong password.
 * @throws TooManyRequestsError with `Retry-After` set, LoginBusyError
 */
async function findProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  code: string,
): Promise<FirstPasswordView['problem']> {
  const { db, sharedNow } = request.server;
  if (!(await needsFirstPassword(db))) return 'done';
  const check = async (): Promise<Exclude<CodeState, 'wrong'> | 'done' | undefined> => {
    const state = await checkSetupCode(db, code, sharedNow());
    if (state !== 'wrong') return state;
    // A use at the same time may have set the password and deleted the codes since the first look.
    return (await needsFirstPassword(db)) ? undefined : 'done';
  };
  const state = await countFailure(request, reply, check);
  if (state) return state === 'open' ? undefined : state;
  logRefusal(request, 'wrong-code');
  return 'wrong';
}

/** @throws InvalidFieldsError */
function readForm(body: unknown): SetupCodeForm {
  const { value, fields } = checkFields(setupCodeSchema, body ?? {});
  if (fields) throw new InvalidFieldsError(fields);
  const form = value as SetupCodeForm;
  refuseCommonPassword('password', form.password);
  return form;
}

function sendPage(request: FastifyRequest, reply: FastifyReply, firstPassword: FirstPasswordView) {
  return reply.page(request, { screen: 'first-password', unlisted: true, path: setupPath, firstPassword });
}
