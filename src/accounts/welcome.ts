import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inTransaction } from '../database/index.ts';
import { wantsJson } from '../http/error-handler.ts';
import { InvalidFieldsError, LinkUsedError } from '../http/errors.ts';
import { logEvent } from '../http/logs.ts';
import { welcomeSchema } from '../shared/admin/accounts.ts';
import { checkFields } from '../shared/fields.ts';
import type { WelcomeView } from '../shared/page.ts';
import { welcomePath } from '../shared/routes.ts';
import { refuseCommonPassword } from './admin-routes.ts';
import { deletePasskeys, findPasskeyPlace } from './passkeys.ts';
import { deletePassword, makeCredential, storePassword } from './passwords.ts';
import { consumeLink, findPersonByLink, type Person } from './people.ts';
import { deleteSecondFactor } from './second-factor-store.ts';

type WelcomeRequest = FastifyRequest<{ Params: { token: string } }>;

/**
 * The page of a one-time link (docs/product.md, "Roles"). Opening it changes nothing, because mail scanners open links too. The form uses
 * the link up. It replaces every earlier way of the person to sign in, because the person may have lost a device.
 */
export async function welcomeRoutes(app: FastifyInstance): Promise<void> {
  const path = `${welcomePath}:token`;

  app.get(path, async (request: WelcomeRequest, reply) => {
    const person = await findPersonByLink(app.db, request.params.token, app.sharedNow());
    if (!person) return refuse(request, reply);
    return sendPage(request, reply, person);
  });

  app.post(path, async (request: WelcomeRequest, reply) => {
    const known = await findPersonByLink(app.db, request.params.token, app.sharedNow());
    if (!known) return refuse(request, reply);
    try {
      const password = readPassword(request.body);
      const credential = await makeCredential(password, { cost: app.passwordCost });
      const person = await acceptLink(app, request.params.token, async (transaction, { id }) =>
        storePassword(transaction, id, credential),
      );
      if (!person) return refuse(request, reply);
      await request.signIn(person);
      logEvent(request, 'signed-in', { person: person.id, role: person.role, factors: ['link'] });
      if (!wantsJson(request)) return reply.redirect('/admin', 303);
      return { authenticated: true, person: { id: person.id, name: person.name, role: person.role } };
    } catch (error) {
      if (!(error instanceof InvalidFieldsError) || wantsJson(request)) throw error;
      const { password } = error.answer.fields;
      return sendPage(request, reply.code(400), known, { messages: password ?? [error.message] });
    }
  });
}

/**
 * Uses up a link and stores the person's new way to sign in, both or neither.
 * @returns the person, or `undefined` if the link no longer works
 */
export function acceptLink(
  { db, sharedNow }: FastifyInstance,
  token: string,
  store: (transaction: Parameters<typeof consumeLink>[0], person: Person) => Promise<void>,
): Promise<Person | undefined> {
  return inTransaction(db, async (transaction) => {
    const person = await consumeLink(transaction, token, sharedNow());
    if (!person) return undefined;
    await deletePasskeys(transaction, person.id);
    await deletePassword(transaction, person.id);
    await deleteSecondFactor(transaction, person.id);
    await store(transaction, person);
    return person;
  });
}

/** @throws InvalidFieldsError */
function readPassword(body: unknown): string {
  const { value, fields } = checkFields(welcomeSchema, body ?? {});
  if (fields) throw new InvalidFieldsError(fields);
  const { password } = value as { password: string };
  refuseCommonPassword('password', password);
  return password;
}

function refuse(request: FastifyRequest, reply: FastifyReply) {
  const error: FastifyError = new LinkUsedError();
  if (wantsJson(request)) throw error;
  return reply.code(410).page(request, { ...page, welcome: { message: error.message } });
}

function sendPage(
  request: WelcomeRequest,
  reply: FastifyReply,
  { name, email, role }: Person,
  state: WelcomeView = {},
) {
  const action = `${welcomePath}${request.params.token}`;
  const place = findPasskeyPlace(request.server.site.current.publicUrl);
  return reply.page(request, {
    ...page,
    welcome: { ...state, person: { name, email, role }, action, ...('rpId' in place && { takesPasskey: true }) },
  });
}

const page = { screen: 'welcome', unlisted: true, path: '/admin/welcome' } as const;
