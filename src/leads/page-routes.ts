import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseError } from '../http/errors.ts';
import type { PlainDesk } from '../shared/page.ts';
import { findLeadDetail } from './desk-store.ts';
import { findLeads } from './list-store.ts';

/** How many leads a page of the plain list has. */
const pageSize = 50;

type ListRequest = FastifyRequest<{ Querystring: { before?: unknown } }>;
type LeadRequest = FastifyRequest<{ Params: { id: string } }>;

/**
 * The owner's screens of leads. For a signed-in owner the HTML contains the leads, for browsers without JavaScript.
 * They are registered with sessions but outside the guard, because anyone else gets the login form.
 */
export async function leadPages(app: FastifyInstance): Promise<void> {
  app.get('/admin', (request: ListRequest, reply) => {
    const before = readNumber(request.query.before);
    return sendDesk(request, reply, async () => {
      const { leads, nextBefore } = await findLeads(app.db, {}, { limit: pageSize, before });
      return { leads, nextBefore, isNewest: before === undefined };
    });
  });

  app.get('/admin/leads/:id(^[1-9]\\d{0,14}$)', (request: LeadRequest, reply) =>
    sendDesk(request, reply, async () => ({ lead: await findLeadDetail(app.db, Number(request.params.id)) })),
  );
}

/** Sends the desk with the owner's leads. If the database fails, the page is sent without them. */
async function sendDesk(request: FastifyRequest, reply: FastifyReply, read: () => Promise<PlainDesk>) {
  const desk = { screen: 'admin', unlisted: true } as const;
  try {
    const role = await request.findRole();
    const plainDesk = role === 'admin' ? await read() : undefined;
    return await reply.page(request, { ...desk, signedIn: role !== undefined, plainDesk });
  } catch (error) {
    if (!isDatabaseError(error)) throw error;
    return reply.page(request, { ...desk, signedIn: false });
  }
}

function readNumber(text: unknown): number | undefined {
  return typeof text === 'string' && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
