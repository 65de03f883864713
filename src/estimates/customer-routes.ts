import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { SiteKeys } from '../config.ts';
import type { EstimateRow } from '../database/index.ts';
import { wantsJson } from '../http/error-handler.ts';
import { InvalidFieldsError } from '../http/errors.ts';
import { timeouts } from '../http/timeouts.ts';
import { makePhotoToken, receivePhotos, sealOutcome } from '../leads/index.ts';
import {
  consentText,
  type EstimateChoice,
  type EstimateFormState,
  type EstimateView,
} from '../shared/estimate/view.ts';
import { checkFields } from '../shared/fields.ts';
import { momentOf } from './admin-routes.ts';
import {
  estimateAcceptSchema,
  estimateDeclineSchema,
  estimateNoteSchema,
  estimateQuestionSchema,
} from './customer-forms.ts';
import {
  acceptEstimate,
  askQuestion,
  type CustomerMoment,
  declineEstimate,
  findByToken,
  recordOpening,
} from './customer-store.ts';
import { readCustomerView } from './customer-view.ts';
import { nextWorkday } from './workday.ts';

type CustomerRequest = FastifyRequest<{ Params: { token: string }; Querystring: Record<string, unknown> }>;
type FormName = EstimateFormState['name'];

/** 128 bits in base64url. */
const tokenPattern = /^[\w-]{22}$/;

/** Longest text of a browser's name in the record. */
const userAgentLength = 500;

/**
 * The customer's page of an estimate and its forms (docs/product.md, "Estimates"). The secret in the address is the customer's key. A form
 * without its required text changes nothing, because mail filters submit the forms that they find.
 */
export async function estimateRoutes(app: FastifyInstance, { keys }: { keys: SiteKeys }): Promise<void> {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex, nofollow');
    done();
  });

  app.get('/estimate/:token', async (request: CustomerRequest, reply) => {
    const row = await findRow(request, reply);
    if (!row) return reply.callNotFound();
    const { query } = request;
    const isFirstLook = Object.keys(query).length === 0 && request.method === 'GET';
    if (isFirstLook) await recordOpening(app.db, row.id, app.now());
    return sendPage(request, reply, row, readState(app, query));
  });

  // A browser that hides its origin may post too, because anyone who knows the address has the secret.
  const form = { config: { keepsWords: true } } as const;

  app.post('/estimate/:token/accept', form, (request: CustomerRequest, reply) =>
    answer(request, reply, 'accept', async (row) => {
      const order = check(estimateAcceptSchema, request.body);
      const { name, phone } = app.site.current.profile;
      const signing = {
        consent: consentText(name, phone),
        address: request.ip,
        userAgent: (request.headers['user-agent'] ?? '').slice(0, userAgentLength),
      };
      const { number, acceptance, isNew } = await acceptEstimate(app.db, row.id, order, signing, await readMoment(app));
      if (isNew) app.outbox.wake();
      const { option, total, at } = acceptance;
      return { number, option, total, acceptedAt: at };
    }),
  );

  app.post('/estimate/:token/decline', form, (request: CustomerRequest, reply) =>
    answer(request, reply, 'decline', async (row) => {
      await declineEstimate(app.db, row.id, check(estimateDeclineSchema, request.body), await readMoment(app));
      app.outbox.wake();
      return {};
    }),
  );

  app.post('/estimate/:token/question', form, (request: CustomerRequest, reply) =>
    answer(request, reply, 'question', async (row) => {
      const { text } = check(estimateQuestionSchema, request.body);
      await app.formLimit.count(request, reply);
      await askQuestion(app.db, row.id, { text, label: 'Question about estimate' }, await readMoment(app));
      app.outbox.wake();
      return {};
    }),
  );

  app.post(
    '/estimate/:token/photos',
    { ...form, handlerTimeout: timeouts.uploadMs },
    (request: CustomerRequest, reply) =>
      answer(request, reply, 'photos', async (row, view) => {
        if (!view.takesPhotos || row.submissionId === null)
          throw new InvalidFieldsError({ photos: ['Photos can no longer be added here. Please call us.'] });
        const photos = await receivePhotos(request, reply);
        try {
          const { text, photos: following = 0 } = check(estimateNoteSchema, request.body);
          if (!text && photos.count === 0 && following === 0)
            throw new InvalidFieldsError({ text: ['Choose photos, or type a gate code or a note.'] });
          if (text) {
            await app.formLimit.count(request, reply);
            await askQuestion(app.db, row.id, { text, label: 'Note about estimate' }, await readMoment(app));
          }
          const outcome = photos.count > 0 ? await photos.keep(row.submissionId) : { sent: 0, refused: [] };
          app.outbox.wake();
          const photoToken = following > 0 && makePhotoToken(keys, row.submissionId, app.now());
          return { ...outcome, ...(photoToken && { photoToken }) };
        } finally {
          await photos
            .remove()
            .catch((err) => request.log.warn({ err }, 'could not delete the temporary uploads of a form'));
        }
      }),
  );

  /** Returns the estimate of a link. A wrong link counts toward the limit of its address; a right one doesn't. */
  async function findRow(request: CustomerRequest, reply: FastifyReply) {
    const { token } = request.params;
    await app.estimateLimit.check(request, reply);
    const row = tokenPattern.test(token) ? await findByToken(app.db, token) : undefined;
    if (!row) await app.estimateLimit.count(request, reply);
    return row;
  }

  /** Runs a form's work and responds: 200 for JSON, a redirect to the page for a form, or the page with what is wrong. */
  async function answer(
    request: CustomerRequest,
    reply: FastifyReply,
    name: FormName,
    work: (row: EstimateRow, view: EstimateView) => Promise<object>,
  ) {
    const row = await findRow(request, reply);
    const view = row && (await readCustomerView(app.db, row, pathOf(request), nowOf(app)));
    if (!row || !view) return reply.callNotFound();
    try {
      const result = await work(row, view);
      if (isJson(request)) return reply.send(result);
      const query =
        name === 'photos'
          ? `done=photos&photos=${encodeURIComponent(sealOutcome(keys, { sent: 0, refused: [], ...result }))}`
          : `done=${name}`;
      return reply.redirect(`${pathOf(request)}?${query}#result`, 303);
    } catch (error) {
      return refuse(request, reply, row, name, error as FastifyError);
    }
  }

  async function refuse(
    request: CustomerRequest,
    reply: FastifyReply,
    row: EstimateRow,
    name: FormName,
    error: FastifyError & { answer?: { fields?: EstimateFormState['fields']; changes?: readonly string[] } },
  ) {
    const status = error.statusCode ?? 500;
    if (status >= 500) throw error;
    if (isJson(request)) return reply.code(status).send({ message: error.message, ...error.answer });
    const { fields, changes } = error.answer ?? {};
    const values = valuesOf(request.body);
    reply.code(status);
    return sendPage(request, reply, row, {
      form: { name, values, fields, message: error.message, changes },
      ...(name === 'accept' && { choice: readChoice(bodyOf(request.body)) }),
    });
  }

  async function sendPage(
    request: CustomerRequest,
    reply: FastifyReply,
    row: EstimateRow,
    { choice, ...state }: Partial<EstimateView>,
  ) {
    const view = await readCustomerView(app.db, row, pathOf(request), nowOf(app));
    if (!view) return reply.callNotFound();
    const estimate = { ...view, ...state, choice: choice && isOffered(view, choice) ? choice : view.choice };
    return reply.page(request, { screen: 'estimate', unlisted: true, path: '/estimate', estimate });
  }
}

const nowOf = (app: FastifyInstance) => ({ ...momentOf(app), nowMs: app.now() });

async function readMoment(app: FastifyInstance): Promise<CustomerMoment> {
  const { mail, webhook } = await app.outbox.readSettings();
  const moment = nowOf(app);
  const workday = nextWorkday(moment.today, app.site.current.profile);
  return { ...moment, hasMail: mail, hasWebhook: Boolean(webhook), workday };
}

const pathOf = ({ params }: CustomerRequest) => `/estimate/${params.token}`;

const isJson = (request: FastifyRequest) =>
  wantsJson(request) || (request.headers['content-type'] ?? '').startsWith('application/json');

function check<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.infer<Schema> {
  const { value, fields } = checkFields(schema, bodyOf(body));
  if (fields) throw new InvalidFieldsError(fields);
  return value as z.infer<Schema>;
}

/** Returns the body as an object; empty for any other body, which the schema rejects. */
function bodyOf(body: unknown): Record<string, unknown> {
  return body !== null && typeof body === 'object' ? (body as Record<string, unknown>) : {};
}

function valuesOf(body: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(bodyOf(body)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Returns the parts of the page that its address asks for. */
function readState(app: FastifyInstance, query: Record<string, unknown>): Partial<EstimateView> {
  const photos = typeof query.photos === 'string' ? app.leadPhotos.openOutcome(query.photos) : undefined;
  return {
    ...(query.done === 'question' && { done: 'question' }),
    ...(photos && { photos }),
    ...(query.option !== undefined && { choice: readChoice(query) }),
  };
}

/** Reads the chosen option and add-ons from an address or a form; `undefined` if no option is chosen. */
function readChoice({ option, addOns }: Record<string, unknown>): EstimateChoice | undefined {
  const numberOf = (text: unknown) => (/^\d{1,2}$/.test(String(text)) ? Number(text) : -1);
  const chosen = [addOns ?? []].flat().map(numberOf);
  return numberOf(option) < 0 ? undefined : { option: numberOf(option), addOns: [...new Set(chosen)].sort() };
}

function isOffered({ content }: EstimateView, { option, addOns }: EstimateChoice): boolean {
  return option < content.options.length && addOns.every((index) => index >= 0 && index < content.addOns.length);
}
