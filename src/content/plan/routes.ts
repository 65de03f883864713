import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { type Author, recordChange } from '../../accounts/index.ts';
import { inTransaction, takeLock } from '../../database/index.ts';
import { inItsTransaction } from '../../http/change-rule.ts';
import { AddressTakenError, InvalidFieldsError, NoSuchRecordError } from '../../http/errors.ts';
import { requireRecord, type ZodApp } from '../../http/validation.ts';
import { oldAddressesSchema, oldAddressLimits, redirectListSchema } from '../../shared/admin/old-addresses.ts';
import {
  followPage,
  type Redirect,
  type RedirectTarget,
  redirectLimit,
  redirectSchema,
  reservedMessage,
  targetSchema,
} from '../../shared/content/addresses.ts';
import { pathOfPage } from '../../shared/content/compose.ts';
import { newPageSchemas } from '../../shared/content/new-page.ts';
import { documentId, slug } from '../../shared/content/page-plan.ts';
import { planSaveSchema, textLimitBytes } from '../../shared/content/versions.ts';
import { fixedRoutes } from '../../shared/routes.ts';
import { changePlan, type PlanEdit } from './change.ts';
import { unseenMessage } from './check.ts';
import { type KnownPage, proposeRedirects } from './old-addresses.ts';
import { addPage, removePage } from './pages.ts';
import { deleteRedirect, findRedirect, hasRoom, listRedirects, writeRedirect } from './redirects.ts';
import { isAnswered } from './reserved.ts';
import { restorePage } from './trash.ts';

/**
 * The body schemas for adding and removing pages. They aren't in `src/shared`, because browsers check less and each schema adds a part of
 * zod.
 */
const newPageSchema = z.discriminatedUnion(
  'kind',
  [newPageSchemas.service, newPageSchemas.town],
  'Choose a service or a town.',
);

/** The redirect target of a removed page. */
const removalSchema = z.nullish(z.object({ target: z.optional(targetSchema) }));

/** A page to restore from the trash, with another address if its own is taken. */
const restoreSchema = z.nullish(z.object({ slug: z.optional(slug) }));

const params = z.object({ id: documentId });
const fromParams = z.object({ from: z.string() });

/** Admin routes for the page plan: pages, addresses, and the trash. */
export async function planAdmin(app: ZodApp): Promise<void> {
  const { db } = app;
  const edit = (by: Author): PlanEdit => {
    const { documents, profile } = app.site.current;
    const answered = app.answeredAddresses;
    return { by, at: new Date(app.now()).toISOString(), documents, profile, answered };
  };

  app.put(
    '/api/admin/plan',
    { role: 'office', config: inItsTransaction, schema: { body: planSaveSchema }, bodyLimit: textLimitBytes },
    async ({ body, author }) => app.site.update(() => changePlan(db, edit(author), body)),
  );

  app.post(
    '/api/admin/content',
    { role: 'office', config: inItsTransaction, schema: { body: newPageSchema } },
    async ({ body, author }, reply) =>
      reply.code(201).send(await app.site.update(() => addPage(db, edit(author), body))),
  );

  app.delete(
    '/api/admin/content/:id',
    { role: 'office', config: inItsTransaction, schema: { params, body: removalSchema } },
    async ({ params: { id }, body, author }) => app.site.update(() => removePage(db, edit(author), id, body?.target)),
  );

  app.post(
    '/api/admin/content/:id/return',
    { role: 'office', config: inItsTransaction, schema: { params, body: restoreSchema } },
    async ({ params: { id }, body, author }, reply) =>
      reply.code(201).send(await app.site.update(() => restorePage(db, edit(author), id, body?.slug))),
  );
}

/** Admin routes for the owner's redirects, to pages or to other sites. */
export async function redirectsAdmin(app: ZodApp): Promise<void> {
  const { db } = app;

  // A redirect has no effect while a page has its address.
  app.get('/api/admin/redirects', { role: 'office' }, async () =>
    (await listRedirects(db)).filter(({ from }) => !isPageAddress(app, from)),
  );

  app.post(
    '/api/admin/redirects',
    { role: 'office', config: inItsTransaction, schema: { body: redirectSchema } },
    async (request, reply) => {
      const { body, author } = request;
      const { from, ...target } = body;
      requireFreeAddress(app, from);
      const write = async (held: Redirect | undefined) => {
        if (held)
          throw new InvalidFieldsError({ from: ['This address already redirects. Change where it goes instead.'] });
      };
      return reply.code(201).send(await saveRedirect(app, author, { from, target }, write));
    },
  );

  app.post(
    '/api/admin/redirects/proposals',
    {
      role: 'office',
      config: { change: { none: 'it only reads addresses' } },
      schema: { body: oldAddressesSchema },
      bodyLimit: 4 * oldAddressLimits.text,
    },
    async ({ body: { text } }) => {
      const held = new Set((await listRedirects(db)).map(({ from }) => from.toLowerCase()));
      return proposeRedirects(text, {
        pages: listTargets(app),
        isAnswered: (path) => isAnswered(path, ownersOf(app)) || isPageAddress(app, path),
        isRedirected: (path) => held.has(path.toLowerCase()),
      });
    },
  );

  app.put(
    '/api/admin/redirects',
    {
      role: 'office',
      config: inItsTransaction,
      schema: { body: redirectListSchema },
      bodyLimit: oldAddressLimits.text,
    },
    async ({ body: { redirects }, author }, reply) =>
      reply.code(201).send({ saved: await saveRedirects(app, author, redirects) }),
  );

  app.patch(
    '/api/admin/redirects/:from',
    { role: 'office', config: inItsTransaction, schema: { params: fromParams, body: targetSchema } },
    async ({ params: { from }, body: target, author }) =>
      saveRedirect(app, author, { from, target }, async (held) => void requireRecord(held)),
  );

  app.delete(
    '/api/admin/redirects/:from',
    { role: 'office', config: inItsTransaction, schema: { params: fromParams } },
    async (request) => {
      const { params, author } = request;
      const { from } = params;
      await app.site.update(() =>
        inTransaction(db, async (transaction) => {
          await takeLock(transaction, 'plan');
          if (!(await deleteRedirect(transaction, from))) throw new NoSuchRecordError();
          const at = new Date(app.now()).toISOString();
          await recordChange(transaction, author, at, { action: 'redirect', subject: from, detail: 'deleted' });
        }),
      );
      return {};
    },
  );
}

/** Writes the owner's redirect, replacing an automatic one too. @param check gets the existing redirect, and may throw */
async function saveRedirect(
  app: FastifyInstance,
  by: Author,
  { from, target }: { from: string; target: RedirectTarget },
  check: (held: Redirect | undefined) => Promise<void>,
): Promise<Redirect> {
  requireSeenTarget(app, target);
  const at = new Date(app.now()).toISOString();
  return app.site.update(() =>
    inTransaction(app.db, async (transaction) => {
      await takeLock(transaction, 'plan');
      const held = await findRedirect(transaction, from);
      await check(held);
      if (!held && !(await hasRoom(transaction, 1)))
        throw new InvalidFieldsError({ from: [`You can have up to ${redirectLimit} redirects.`] });
      await writeRedirect(transaction, { from, target, automatic: false, by, at });
      const detail = `redirects to ${target.page ?? target.address}`;
      await recordChange(transaction, by, at, { action: 'redirect', subject: from, detail });
      return requireRecord(await findRedirect(transaction, from));
    }),
  );
}

/** Adds redirects, all or none. @returns their number */
async function saveRedirects(
  app: FastifyInstance,
  by: Author,
  redirects: readonly (RedirectTarget & { from: string })[],
): Promise<number> {
  for (const { from, ...target } of redirects) {
    requireSeenTarget(app, target);
    requireFreeAddress(app, from);
  }
  const at = new Date(app.now()).toISOString();
  return app.site.update(() =>
    inTransaction(app.db, async (transaction) => {
      await takeLock(transaction, 'plan');
      const held = new Set((await listRedirects(transaction)).map(({ from }) => from.toLowerCase()));
      const added = new Map(redirects.map((redirect) => [redirect.from.toLowerCase(), redirect]));
      for (const { from } of added.values())
        if (held.has(from.toLowerCase()))
          throw new InvalidFieldsError({ redirects: [`${from} already redirects. Check the list again.`] });
      if (!(await hasRoom(transaction, added.size)))
        throw new InvalidFieldsError({ redirects: [`You can have up to ${redirectLimit} redirects.`] });
      for (const { from, ...target } of added.values())
        await writeRedirect(transaction, { from, target, automatic: false, by, at });
      await recordChange(transaction, by, at, { action: 'add', subject: 'redirects', detail: String(added.size) });
      return added.size;
    }),
  );
}

/** Returns the pages that visitors see, by id. */
function listTargets(app: FastifyInstance): KnownPage[] {
  const { map, documents } = app.site.current;
  const nameOf = (id: string) => {
    const document = documents.byId.get(id);
    if (document?.kind === 'service') return document.words.menuName;
    return document?.kind === 'town' ? document.words.town : '';
  };
  const ids = [...fixedRoutes.listed.map(({ screen }) => screen as string), ...documents.byId.keys()];
  return ids.flatMap((id) => {
    const path = pathOfPage(documents, id);
    return path !== undefined && map.routes.has(path) ? [{ id, name: nameOf(id), path }] : [];
  });
}

const ownersOf = ({ site, answeredAddresses }: FastifyInstance) => ({
  profile: site.current.profile,
  answered: answeredAddresses,
});

function requireFreeAddress(app: FastifyInstance, from: string): void {
  if (isAnswered(from, ownersOf(app))) throw new InvalidFieldsError({ from: [reservedMessage] });
  if (isPageAddress(app, from)) throw new AddressTakenError('A page already has this address.');
}

/** Hidden pages keep their address. */
function isPageAddress(app: FastifyInstance, path: string): boolean {
  const { map, documents } = app.site.current;
  return (
    map.routes.has(path) ||
    Object.entries(documents.plan.slugs).some(([id, slug]) => `/${slug}` === path && documents.byId.has(id))
  );
}

function requireSeenTarget(app: FastifyInstance, { page, address }: RedirectTarget): void {
  const { documents, publicUrl } = app.site.current;
  if (page !== undefined && !followPage(documents, page)) throw new InvalidFieldsError({ page: [unseenMessage] });
  if (address !== undefined && new URL(address).host === new URL(publicUrl).host)
    throw new InvalidFieldsError({ address: ['This address is on your own site. Choose the page by name instead.'] });
}
