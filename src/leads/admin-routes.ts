import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { inTransaction } from '../database/index.ts';
import { changesOf } from '../http/change-rule.ts';
import { compressText, csvInPieces, jsonInPieces, toPayload } from '../http/encoding.ts';
import { longAnswer } from '../http/timeouts.ts';
import { recordParams, requireRecord, type ZodApp } from '../http/validation.ts';
import { findBounce, forgetBounce, retryBouncedMails } from '../outbox/index.ts';
import { formerPaths, presentPath } from '../shared/content/addresses.ts';
import type { ChangedLead, Lead, LeadDetail } from '../shared/lead/lead.ts';
import type { PhotoWidth } from '../shared/lead/lead-photos.ts';
import { planAddress } from '../shared/lead/lead-plan.ts';
import {
  type AddedLead,
  addedLeadSchema,
  firstContactSchema,
  type LeadFilter,
  leadCorrectionSchema,
  leadDeletionSchema,
  leadFilterSchema,
  leadQuerySchema,
  leadRangeSchema,
  leadStatusSchema,
  noteSchema,
} from '../shared/lead/lead-schemas.ts';
import { versionSchema } from '../shared/lead/next-step.ts';
import { changeLeadStatus, findLeadDetail, recordContact, saveNote } from './admin-store.ts';
import { answerRoutes } from './answer-routes.ts';
import { correctLead } from './correction.ts';
import { deleteLeads } from './deletion.ts';
import { countDue, type DueMoment, findDueLeads } from './due-store.ts';
import { enriched } from './enrichment.ts';
import { withEstimates } from './estimate-summary.ts';
import { csvTitles, leadsToCsv } from './export.ts';
import { findTown, type LeadInput, searchColumns } from './lead-row.ts';
import { findLeads, listLeads, listLeadsWithDeliveries, type WidenedFilter } from './list-store.ts';
import { dayAt } from './local-day.ts';
import { listKinds } from './messages/index.ts';
import { keyOf } from './post.ts';
import { listLeadPages, readReport } from './report-store.ts';
import { saveLead } from './store.ts';
import { findTextRefusal, withdrawTextConsent } from './text-refusals.ts';

const filtered = { schema: { querystring: leadFilterSchema } };
/** The query of a photo request: `?w=400` or `?w=1600`. */
const photoQuerySchema = z.object({
  w: z.pipe(
    z.enum(['400', '1600'], 'Use a width of 400 or 1600.'),
    z.transform((width) => Number(width) as PhotoWidth),
  ),
});
const photoParams = z.extend(recordParams, { photo: recordParams.shape.id });

/** Admin routes for leads: lists, reports, and the export; status, notes, and first contact of a lead; deletion of a person's data. */
export async function adminRoutes(app: ZodApp): Promise<void> {
  await app.register(listRoutes);
  await app.register(leadRoutes);
  await app.register(answerRoutes);
}

async function listRoutes(app: ZodApp): Promise<void> {
  // `?before=17` starts below lead 17; `&limit=500` returns at most 500 leads.
  const listOptions = { ...longAnswer, onSend: compressText, schema: { querystring: leadRangeSchema } };
  app.get('/api/contact-submissions', { role: 'office', ...listOptions }, async (request, reply) => {
    const list = await toPayload(
      request,
      jsonInPieces(withAddresses(app, listLeadsWithDeliveries(app.db, request.query))),
    );
    return reply.type('application/json; charset=utf-8').send(list);
  });

  const pageOptions = { onSend: compressText, schema: { querystring: leadQuerySchema } };
  app.get('/api/admin/leads', { role: 'office', ...pageOptions }, async ({ query }) => {
    const { limit, before, view, ...filter } = query;
    if (view === 'due')
      return findDueLeads(app.db, widen(app, { ...filter, view: '' }), { limit, before }, dueMoment(app));
    return findLeads(app.db, widen(app, { ...filter, view }), { limit, before });
  });

  app.get('/api/admin/leads.csv', { role: 'office', ...longAnswer, ...filtered }, async (request, reply) => {
    const filter = { ...widen(app, request.query), withImported: true };
    const leads = withLeadEstimates(app, withAddresses(app, listLeads(app.db, {}, filter)));
    const file = await toPayload(request, csvInPieces(csvTitles, leads, leadsToCsv));
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="leads.csv"')
      .send(file);
  });

  app.get('/api/admin/leads/pages', { role: 'office' }, async () =>
    listLeadPages(app.db, (path) => presentPath(app.site.current, path)),
  );

  app.get('/api/admin/report', { role: 'office', ...filtered }, async ({ query }) =>
    readReport(app.db, widen(app, query), app.now(), (path) => presentPath(app.site.current, path)),
  );
}

/** Returns the current moment, as the list of due leads needs it. */
function dueMoment(app: FastifyInstance): DueMoment {
  const nowMs = app.now();
  return { nowMs, today: dayAt(nowMs, app.site.current.profile.timeZone) };
}

/** Returns the number of leads to follow up, due, or overdue. */
export const countDueLeads = (app: FastifyInstance) => countDue(app.db, dueMoment(app));

/** Adds a page's former addresses to the filter, so that leads from before a move are found too. */
function widen<Filter extends LeadFilter>(app: ZodApp, filter: Filter): Filter & WidenedFilter {
  return { ...filter, formerPages: filter.page ? formerPaths(app.site.current, filter.page) : [] };
}

/** Data that leaves the admin contains the full URL of a fence plan. */
async function* withAddresses(app: ZodApp, batches: AsyncGenerator<Lead[]>): AsyncGenerator<Lead[]> {
  const { publicUrl } = app.site.current;
  for await (const leads of batches)
    yield leads.map((lead) =>
      lead.plan ? { ...lead, plan: { ...lead.plan, url: planAddress(lead.plan.code, publicUrl) } } : lead,
    );
}

/** Adds the estimates of each lead. */
async function* withLeadEstimates(app: ZodApp, batches: AsyncGenerator<Lead[]>): AsyncGenerator<Lead[]> {
  for await (const leads of batches) yield await withEstimates(app.db, leads);
}

async function leadRoutes(app: ZodApp): Promise<void> {
  // The services in the form for adding a lead.
  app.get('/api/admin/leads/new', { role: 'office' }, async () => ({ services: app.site.current.map.contactOptions }));

  const addition = { ...changes('add', () => ''), schema: { body: addedLeadSchema } };
  app.post('/api/admin/leads', { role: 'office', ...addition }, async (request, reply) => {
    const nowMs = app.now();
    const lead = { ...(await readAdded(app, request, nowMs)), idempotencyKey: keyOf(request, 'owner') };
    // The owner typed this lead, so neither the owner nor the customer gets a mail about it.
    const deliveries = (await listKinds(app, lead)).filter((kind) => kind === 'webhook');
    const { id, reference } = await saveLead(app.db, lead, deliveries, nowMs);
    app.outbox.wake();
    return reply.code(201).send({ id, reference });
  });

  app.get(
    '/api/admin/leads/:id',
    { role: 'office', schema: { params: recordParams } },
    async ({ params }): Promise<LeadDetail> => {
      const lead = requireRecord(await findLeadDetail(app.db, params.id, app.now()));
      const { email = '' } = lead.submission;
      const bounce = email ? await findBounce(app.db, email) : undefined;
      const textRefusal = await findTextRefusal(app.db, searchColumns(lead.submission));
      return {
        ...lead,
        ...(textRefusal && { textRefusal }),
        ...(bounce && { bounce }),
        timeZone: app.site.current.profile.timeZone,
        today: dueMoment(app).today,
        services: app.site.current.map.contactOptions,
      };
    },
  );

  const change = { ...changes('status', describeStatus), schema: { params: recordParams, body: leadStatusSchema } };
  app.patch('/api/admin/leads/:id', { role: 'office', ...change }, async ({ params, body, author }) => {
    const edit = { by: author.name, nowMs: app.now() };
    const changed = requireRecord(await changeLeadStatus(app.db, params.id, body.status, body.version, edit));
    return withTimeZone(app, changed);
  });

  const correction = { ...changes('correct'), schema: { params: recordParams, body: leadCorrectionSchema } };
  app.put('/api/admin/leads/:id', { role: 'office', ...correction }, async ({ params, body, author }) => {
    const nowMs = app.now();
    const { map } = app.site.current;
    const corrected = await correctLead(app.db, params.id, body, { by: author.name, map, nowMs });
    return withTimeZone(app, requireRecord(corrected));
  });

  const withdrawal = { ...changes('no texts'), schema: { params: recordParams, body: versionSchema } };
  app.delete('/api/admin/leads/:id/text-consent', { role: 'office', ...withdrawal }, async ({ params, body, author }) =>
    requireRecord(await withdrawTextConsent(app.db, params.id, body.version, { by: author.name, nowMs: app.now() })),
  );

  const another = { ...changes('try email'), schema: { params: recordParams } };
  app.delete('/api/admin/leads/:id/bounce', { role: 'office', ...another }, async ({ params }) => {
    await inTransaction(app.db, async (transaction) => {
      const lead = requireRecord(await findLeadDetail(transaction, params.id, app.now()));
      await forgetBounce(transaction, lead.submission.email ?? '');
      await retryBouncedMails(transaction, params.id, app.now());
    });
    app.outbox.wake();
    return {};
  });

  const note = { ...changes('note'), schema: { params: recordParams, body: noteSchema } };
  app.post('/api/admin/leads/:id/notes', { role: 'office', ...note }, async ({ params, body, author }, reply) => {
    const edit = { by: author.name, nowMs: app.now() };
    return reply.code(201).send(requireRecord(await saveNote(app.db, params.id, body.text, edit)));
  });

  const contact = { ...changes('contact'), schema: { params: recordParams, body: firstContactSchema } };
  app.post('/api/admin/leads/:id/contacts', { role: 'office', ...contact }, async ({ params, body, author }, reply) => {
    const edit = { by: author.name, nowMs: app.now() };
    return reply.code(201).send(requireRecord(await recordContact(app.db, params.id, body.channel, edit)));
  });

  const deletion = { ...changes('delete', listDeleted), schema: { body: leadDeletionSchema } };
  app.delete('/api/admin/leads', { role: 'office', ...deletion }, async ({ body }) => {
    const { ids, tellsVisitors: tells, keepsSigned } = body;
    const { deleted, kept } = await deleteLeads(app.db, ids, { tells, keepsSigned }, app.now());
    app.outbox.wake();
    await app.leadPhotos.remove(body.ids);
    return { deleted, ...(kept > 0 && { keptEstimates: kept }) };
  });

  const photo = { schema: { params: photoParams, querystring: photoQuerySchema } };
  app.get(
    '/api/admin/leads/:id/photos/:photo',
    { role: 'office', ...longAnswer, ...photo },
    async ({ params, query }, reply) => {
      const bytes = requireRecord(await app.leadPhotos.read(params.id, params.photo, query.w));
      return reply.type('image/jpeg').send(bytes);
    },
  );
}

const withTimeZone = ({ site }: ZodApp, lead: ChangedLead): ChangedLead => ({
  ...lead,
  ...(lead.visit && { timeZone: site.current.profile.timeZone }),
});

/** A request that adds a lead. */
interface AddRequest extends Pick<FastifyRequest, 'log'> {
  body: AddedLead;
}

async function readAdded(app: ZodApp, { body, log }: AddRequest, nowMs: number): Promise<LeadInput> {
  const { contacted, ...typed } = body;
  const { phone = '', email = '', message = '' } = typed;
  const town = await enriched(log, 'town', () => findTown(app.site.current.map, { message }), '');
  const lead = { ...typed, phone, email, message, source: 'owner' as const, town };
  return contacted ? { ...lead, status: 'contacted', firstContactAt: new Date(nowMs).toISOString() } : lead;
}

/** The log contains only lead numbers: it outlives a lead, so it must not name a visitor. */
export const changes = changesOf('leads');

function describeStatus({ params, body }: FastifyRequest): string {
  return `${(params as { id: number }).id} ${(body as { status: string }).status}`;
}

const listDeleted = ({ body }: FastifyRequest) => (body as { ids: number[] }).ids.join(' ');
