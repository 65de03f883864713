import type { FastifyInstance } from 'fastify';
import { changesOf } from '../http/change-rule.ts';
import { compressText } from '../http/encoding.ts';
import { NoMailServerError } from '../http/errors.ts';
import { previewSecurityPolicy } from '../http/headers.ts';
import { recordParams, requireFields, requireRecord, type ZodApp } from '../http/validation.ts';
import { addDays, dayAt, findLeadPlan } from '../leads/index.ts';
import { presentPath } from '../shared/content/addresses.ts';
import {
  type EstimateContent,
  estimateContentSchema,
  estimateSettingsSaveSchema,
  estimateSettingsSchema,
} from '../shared/estimate/content.ts';
import {
  type EstimateDetail,
  estimateQuerySchema,
  estimateReportSchema,
  estimateReviseSchema,
  estimateSaveSchema,
  estimateSendSchema,
  estimateStartSchema,
  estimateVoidSchema,
  type PlanOptions,
} from '../shared/estimate/estimate.ts';
import { decodePlan } from '../shared/fence/plan-schema.ts';
import { readPreview } from './customer-view.ts';
import { createEstimate, reviseEstimate, saveDraft, voidEstimate } from './draft-store.ts';
import { listPlanOptions, optionOfPlan } from './plan-options.ts';
import { readEstimateReport } from './report-store.ts';
import { sendEstimate } from './send-store.ts';
import { readEstimateSettings, rememberSent, saveEstimateSettings, startContent } from './settings.ts';
import { type EstimateMoment, findEstimate, findEstimateDetail, listEstimates, listEstimatesOfLead } from './store.ts';

/** The owner's routes for estimates. Nothing is sent by saving. */
export async function estimatesAdmin(app: ZodApp): Promise<void> {
  const params = recordParams;

  app.get(
    '/api/admin/estimates',
    { role: 'office', onSend: compressText, schema: { querystring: estimateQuerySchema } },
    async ({ query }) => listEstimates(app.db, query, momentOf(app)),
  );

  app.get('/api/admin/leads/:id/estimates', { role: 'office', schema: { params } }, async ({ params: { id } }) => ({
    estimates: await listEstimatesOfLead(app.db, id, momentOf(app)),
  }));

  const start = { ...changes('add'), schema: { params, body: estimateStartSchema } };
  app.post('/api/admin/leads/:id/estimates', { role: 'office', ...start }, async ({ params: { id }, body }, reply) => {
    const content = await startEstimate(app, id, body.from);
    return reply.code(201).send(requireRecord(await createEstimate(app.db, id, content, app.now())));
  });

  app.get('/api/admin/estimates/settings', { role: 'office' }, async () => readEstimateSettings(app.db));

  const settings = { ...changes('settings', () => ''), schema: { body: estimateSettingsSaveSchema } };
  app.put('/api/admin/estimates/settings', { role: 'office', ...settings }, async ({ body }) => {
    await saveEstimateSettings(app.db, requireFields(estimateSettingsSchema, body.settings), body.version);
    return readEstimateSettings(app.db);
  });

  app.get(
    '/api/admin/estimates/report',
    { role: 'office', schema: { querystring: estimateReportSchema } },
    async ({ query }) => readEstimateReport(app.db, query.since, (path) => presentPath(app.site.current, path)),
  );

  app.get(
    '/api/admin/estimates/:id',
    { role: 'office', schema: { params } },
    async ({ params: { id } }): Promise<EstimateDetail> => {
      const detail = requireRecord(await findEstimateDetail(app.db, id, momentOf(app)));
      const { mail } = await app.outbox.readSettings();
      return { ...detail, hasMail: Boolean(mail) };
    },
  );

  app.get(
    '/api/admin/estimates/:id/options',
    { role: 'office', schema: { params } },
    async ({ params: { id } }): Promise<PlanOptions> => {
      const { submissionId } = requireRecord(await findEstimate(app.db, id));
      const plan = submissionId === null ? undefined : await readPlan(app, submissionId);
      return { options: plan ? listPlanOptions(plan, app.site.current.prices.prices) : [] };
    },
  );

  // The customer's page as the draft would look. It never counts as opened.
  app.get('/admin/estimates/:id/preview', { role: 'office', schema: { params } }, async (request, reply) => {
    const row = requireRecord(await findEstimate(app.db, request.params.id));
    const estimate = requireRecord(await readPreview(app.db, row, { ...momentOf(app), nowMs: app.now() }));
    reply.header('content-security-policy', previewSecurityPolicy);
    return reply.page(request, { screen: 'estimate', unlisted: true, path: '/estimate', estimate });
  });

  const save = {
    config: { change: { none: 'a draft saves automatically, and sending it writes a line' } },
    schema: { params, body: estimateSaveSchema },
  };
  app.put(
    '/api/admin/estimates/:id',
    { role: 'office', ...save },
    async ({ params: { id }, body: { version, content } }) =>
      saveDraft(app.db, id, { version, content: requireFields(estimateContentSchema, content) }, app.now()),
  );

  const send = { ...changes('send'), schema: { params, body: estimateSendSchema } };
  app.post(
    '/api/admin/estimates/:id/send',
    { role: 'office', ...send },
    async ({ params: { id }, body: { version, by }, author }) => {
      const moment = momentOf(app);
      const { mail, webhook } = await app.outbox.readSettings();
      if (by === 'email' && !mail) throw new NoMailServerError();
      const { settings } = await readEstimateSettings(app.db);
      const { firstNumber, mailText } = settings;
      const how = { by, sender: author.name, firstNumber, mailText, hasWebhook: Boolean(webhook) };
      const order = { ...moment, ...how, version };
      const { content, ...sent } = await sendEstimate(app.db, id, order, app.now());
      app.outbox.wake();
      await rememberSent(app.db, content);
      return sent;
    },
  );

  const revise = { ...changes('revise'), schema: { params, body: estimateReviseSchema } };
  app.post('/api/admin/estimates/:id/revise', { role: 'office', ...revise }, async ({ params: { id }, body }) =>
    reviseEstimate(app.db, id, body.version, app.now()),
  );

  const end = { ...changes('void'), schema: { params, body: estimateVoidSchema } };
  app.post('/api/admin/estimates/:id/void', { role: 'office', ...end }, async ({ params: { id }, body, author }) =>
    voidEstimate(app.db, id, { ...body, by: author.name }, app.now()),
  );
}

const changes = changesOf('estimates');

/** Returns the current day and the site's address, as estimates are read. */
export function momentOf({ site, now }: Pick<FastifyInstance, 'site' | 'now'>): EstimateMoment {
  const { profile, publicUrl } = site.current;
  return { today: dayAt(now(), profile.timeZone), timeZone: profile.timeZone, publicUrl };
}

async function readPlan(app: FastifyInstance, leadId: number) {
  const stored = await findLeadPlan(app.db, leadId);
  const plan = stored && decodePlan(stored.code);
  return plan && plan.lines.length > 0 ? plan : undefined;
}

/** Returns the content of a new draft: from the lead's fence plan at today's prices, or with one empty line. */
async function startEstimate(app: FastifyInstance, leadId: number, from: 'plan' | 'empty'): Promise<EstimateContent> {
  const { settings } = await readEstimateSettings(app.db);
  const content = startContent(settings, addDays(momentOf(app).today, settings.validDays));
  const plan = from === 'plan' ? await readPlan(app, leadId) : undefined;
  if (!plan) return content;
  return { ...content, options: [optionOfPlan(plan, app.site.current.prices.prices)], showDrawing: true };
}
