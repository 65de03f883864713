import type { FastifyInstance } from 'fastify';
import { inItsTransaction } from '../http/change-rule.ts';
import { logEvent } from '../http/logs.ts';
import { recordParams, type ZodApp } from '../http/validation.ts';
import { enqueueDeliveries } from '../outbox/index.ts';
import { type ListedPerson, type NewLink, newPersonSchema, personChangeSchema } from '../shared/admin/accounts.ts';
import { describeMoment } from '../shared/moments.ts';
import { welcomePath } from '../shared/routes.ts';
import { countPasskeys, findPasskeyPlace } from './passkeys.ts';
import { readPassword } from './passwords.ts';
import { addPerson, changePerson, linkMs, listPeople, removePerson, renewLink } from './people.ts';
import { findSecondFactor } from './second-factor-store.ts';

/** Admin routes for the people who can sign in, and their one-time links (docs/product.md, "Roles"). */
export async function peopleRoutes(app: ZodApp): Promise<void> {
  const role = 'owner';

  app.get('/api/admin/people', { role }, async () => readPeople(app));

  const addition = { role, config: inItsTransaction, schema: { body: newPersonSchema } } as const;
  app.post('/api/admin/people', addition, async (request, reply) => {
    const { body, author } = request;
    const { id, token } = await addPerson(app.db, body, { by: author, nowMs: app.sharedNow() });
    logEvent(request, 'person-added', { person: id, role: body.role });
    return reply.code(201).send({ id, ...(await handOut(app, token, body)) });
  });

  const change = {
    role,
    config: inItsTransaction,
    schema: { params: recordParams, body: personChangeSchema },
  } as const;
  app.put('/api/admin/people/:id', change, async (request) => {
    const { params, body, author } = request;
    await changePerson(app.db, params.id, body, { by: author, nowMs: app.sharedNow() });
    logEvent(request, 'person-changed', { person: params.id, role: body.role });
    return (await readPeople(app)).find(({ id }) => id === params.id);
  });

  const byId = { role, config: inItsTransaction, schema: { params: recordParams } } as const;
  app.post('/api/admin/people/:id/link', byId, async (request, reply) => {
    const { params, author } = request;
    const { person, token } = await renewLink(app.db, params.id, { by: author, nowMs: app.sharedNow() });
    logEvent(request, 'link-made', { person: params.id });
    return reply.code(201).send(await handOut(app, token, person));
  });

  app.delete('/api/admin/people/:id', byId, async (request) => {
    const { params, author } = request;
    await removePerson(app.db, params.id, { by: author, nowMs: app.sharedNow() });
    logEvent(request, 'person-removed', { person: params.id });
    return { id: params.id };
  });
}

async function readPeople(app: FastifyInstance): Promise<ListedPerson[]> {
  const nowMs = app.sharedNow();
  const place = findPasskeyPlace(app.site.current.publicUrl);
  const host = 'rpId' in place ? place.rpId : undefined;
  const rows = await listPeople(app.db);
  return Promise.all(
    rows.map(async ({ id, name, email, role, version, seenAtMs, linkEndsAtMs }) => ({
      id,
      version,
      name,
      email,
      role,
      hasPassword: (await readPassword(app.db, id)).isSet,
      hasSecondStep: (await findSecondFactor(app.db, id)).enabled,
      passkeys: host === undefined ? 0 : await countPasskeys(app.db, host, id),
      ...(seenAtMs !== null && { seenAt: new Date(Number(seenAtMs)).toISOString() }),
      ...(Number(linkEndsAtMs) > nowMs && { linkEndsAt: new Date(Number(linkEndsAtMs)).toISOString() }),
    })),
  );
}

/** Returns the address of a new one-time link, and mails it to the person if mail is set up. */
async function handOut(
  app: FastifyInstance,
  token: string,
  { name, email }: { name: string; email: string },
): Promise<NewLink> {
  const { publicUrl, profile } = app.site.current;
  const link = `${publicUrl}${welcomePath}${token}`;
  if (!email || !(await app.outbox.mail.isSet())) return { link, mailed: false };
  const endsAt = new Date(app.sharedNow() + linkMs).toISOString();
  const payload = {
    to: email,
    subject: `Your sign-in link for ${profile.name}`,
    heading: `Hello ${name},`,
    text: `with this link you choose how you sign in to the admin of ${profile.name}. It works once, until ${describeMoment(endsAt, profile.timeZone)}. Don’t forward it.`,
    button: { label: 'Choose how you sign in', url: link },
  };
  await enqueueDeliveries(app.db, [{ kind: 'access', payload }], app.now());
  app.outbox.wake();
  return { link, mailed: true };
}
