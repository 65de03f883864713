import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { wantsJson } from '../http/error-handler.ts';
import { DatabaseUnavailableError, InvalidFieldsError, TooManyRequestsError } from '../http/errors.ts';
import { checkFields } from '../shared/fields.ts';
import type { FormState } from '../shared/page.ts';
import type { PageRoute } from '../shared/site-map.ts';
import { findTown } from './search.ts';
import { findRepeatedPost, type LeadInput, type StoredLead, saveLead } from './store.ts';
import { listedPage, readVisit } from './visit.ts';

/** What the two public forms differ in. */
export interface FormDescription<Schema extends z.ZodMiniType> {
  form: FormState['form'];
  schema: Schema;
  toInput(value: z.infer<Schema>): LeadInput;
  /** The page that a plain post returns to. */
  returnTo(body: Record<string, unknown>): { route: PageRoute; anchor: string };
}

/**
 * Checks and stores a form's post, then answers as it was asked: JSON for a call, a page or redirect for a plain post.
 * The answer is 201 (or the redirect) only once the row is on the disk.
 */
export async function acceptLead<Schema extends z.ZodMiniType>(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  description: FormDescription<Schema>,
) {
  try {
    const { value, fields } = checkFields(description.schema, request.body);
    if (fields) throw new InvalidFieldsError(fields);
    const stored = await store(app, request, reply, withVisit(request, description.toInput(value)));
    if (wantsJson(request)) return reply.code(201).send(stored);
    const { route, anchor } = description.returnTo(bodyOf(request));
    return reply.redirect(`${route.path}?sent=${stored.reference}#${anchor}`, 303);
  } catch (error) {
    if (wantsJson(request)) throw error;
    return showAgain(request, reply, description, error as FastifyError);
  }
}

/** A body of an unexpected kind counts as empty here; the schema names the mistake. */
function bodyOf(request: FastifyRequest): Record<string, unknown> {
  return request.body !== null && typeof request.body === 'object' ? (request.body as Record<string, unknown>) : {};
}

/** What brought the visitor; without a script the page that the form stands on is all that is known. */
function withVisit(request: FastifyRequest, input: LeadInput): LeadInput {
  const { referer = '' } = request.headers;
  const sentFrom = URL.canParse(referer) ? new URL(referer).pathname : '';
  const { map } = request.server.site.current;
  const lead = { ...readVisit(request), ...input, page: input.page || listedPage(map, sentFrom) };
  return { ...lead, town: findTown(map, lead) };
}

/** A repeated post answers as before without a second row; only a stored one counts toward the limit (docs/decisions.md, "Limits"). */
async function store(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply, fields: LeadInput) {
  const input = { ...fields, idempotencyKey: keyOf(request) };
  try {
    if (app.canary.recognizes(request)) return await saveCanary(app, input);
    const repeated = await findRepeatedPost(app.db, input);
    if (repeated) return repeated;
    return await savePaced(app, request, reply, input);
  } catch (error) {
    if (error instanceof TooManyRequestsError) throw error;
    // Whatever went wrong here, the message is not stored, and the visitor must not believe that it is.
    request.log.error({ err: error }, 'a submission could not be stored');
    throw new DatabaseUnavailableError(app.site.current.profile.phone);
  }
}

/** The daily proof takes the visitors' own way to the disk; it counts toward no limit, and nobody is told of it. */
async function saveCanary(app: FastifyInstance, input: LeadInput): Promise<StoredLead> {
  const { id, reference } = await saveLead(app.db, { ...input, source: 'canary' });
  return { id, reference };
}

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && key.length > 0 && key.length <= 200 ? key : undefined;
}

/** The place is taken before the row is written, so that concurrent posts cannot pass together, and given back when none was. */
async function savePaced(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply, input: LeadInput) {
  await app.formLimit.count(request, reply);
  let counts = false;
  try {
    const judged = { ...input, ...(await markSpam(app, request, input)) };
    const { outcome, ...stored } = await saveLead(app.db, judged, await app.outbox.listKinds(input), app.now());
    counts = outcome !== 'repeated';
    app.outbox.wake();
    return stored;
  } finally {
    if (!counts) app.formLimit.refund(request);
  }
}

/** Spam is stored and answered like any other request; what would be sent about it is held. */
async function markSpam(app: FastifyInstance, request: FastifyRequest, input: LeadInput) {
  const { isSpam, score, reasons } = await app.spam.judge(request, input);
  return { spamScore: score, spamReasons: reasons, ...(isSpam && { status: 'spam' as const }) };
}

/** A plain post that was refused, or that could not be stored, gets its page again with the words and everything typed. */
function showAgain<Schema extends z.ZodMiniType>(
  request: FastifyRequest,
  reply: FastifyReply,
  description: FormDescription<Schema>,
  error: FastifyError,
) {
  const status = error.statusCode ?? 500;
  if (status >= 500 && !(error instanceof DatabaseUnavailableError)) throw error;
  const body = bodyOf(request);
  const { route } = description.returnTo(body);
  const values = Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  const words = error instanceof InvalidFieldsError ? { fields: error.fields } : { message: error.message };
  return reply.code(status).page(request, { ...route, formState: { form: description.form, values, ...words } });
}
