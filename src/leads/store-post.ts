import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { wantsJson } from '../http/error-handler.ts';
import { DatabaseUnavailableError, TooManyRequestsError } from '../http/errors.ts';
import { addressOf } from '../http/rate-limit.ts';
import { storeOnce } from './posts-under-way.ts';
import { findTown } from './search.ts';
import { findRepeatedPost, hashPost, keyOfWords, type LeadInput, type StoredLead, saveLead } from './store.ts';
import { listedPage, readVisit } from './visit.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What became of the lead that came with a request, for the metrics. */
    leadOutcome?: 'created' | 'amended' | 'repeated' | 'spam';
  }
}

/**
 * Stores a form's post as a lead. A repeated post gets the first answer and no second row; only stored leads count toward the
 * limit (docs/decisions.md, "Limits").
 * @param read turns the checked fields into a lead
 * @throws TooManyRequestsError, DatabaseUnavailableError
 */
export async function storePost(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  read: () => Promise<LeadInput>,
): Promise<StoredLead> {
  try {
    const input = { ...withVisit(request, await read()), idempotencyKey: keyOf(request) };
    if (app.canary.recognizes(request)) return await saveCanary(app, input);
    if (input.idempotencyKey || wantsJson(request)) return await storeVisitors(app, request, reply, input);
    const { key, known } = await keyOfWords(app.db, input, app.now());
    return known ?? (await storeVisitors(app, request, reply, { ...input, idempotencyKey: key }));
  } catch (error) {
    if (error instanceof TooManyRequestsError) throw error;
    // The lead may not be stored after any of these errors, so the visitor must not read that it was.
    request.log.error({ err: error }, 'a lead could not be stored');
    throw new DatabaseUnavailableError(app.site.current.profile.phone);
  }
}

/** Adds the source of the visit. Without a script only the page of the form is known. */
function withVisit(request: FastifyRequest, input: LeadInput): LeadInput {
  const { referer = '' } = request.headers;
  const sentFrom = URL.canParse(referer) ? new URL(referer).pathname : '';
  const { map } = request.server.site.current;
  const lead = { ...readVisit(request), ...input, page: input.page || listedPage(map, sentFrom) };
  return { ...lead, town: findTown(map, lead) };
}

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && key.length > 0 && key.length <= 200 ? key : undefined;
}

/** @throws TooManyRequestsError, with `Retry-After` set also for a post that only waited for another one */
async function storeVisitors(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply, input: LeadInput) {
  const save = async () =>
    (await findRepeatedPost(app.db, input)) ?? (await saveWithinLimit(app, request, reply, input));
  if (!input.idempotencyKey) return save();
  const name = JSON.stringify([addressOf(request), input.idempotencyKey, hashPost(input)]);
  const { stored, isFirst } = storeOnce(app.db, name, save);
  return stored.catch(async (error) => {
    if (!isFirst && error instanceof TooManyRequestsError) await app.formLimit.check(request, reply);
    throw error;
  });
}

/** Stores the canary's post like a visitor's, but without a limit and without deliveries. */
async function saveCanary(app: FastifyInstance, input: LeadInput): Promise<StoredLead> {
  const { id, reference } = await saveLead(app.db, { ...input, source: 'canary' }, [], app.now());
  return { id, reference };
}

/** Counts before the row is written, so that concurrent posts cannot exceed the limit; refunds if no row was written. */
async function saveWithinLimit(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply, input: LeadInput) {
  await app.formLimit.count(request, reply);
  let counts = false;
  try {
    const scored = { ...input, ...(await markSpam(app, request, input)) };
    const { outcome, ...stored } = await saveLead(app.db, scored, await app.outbox.listKinds(input), app.now());
    counts = outcome !== 'repeated';
    request.leadOutcome = outcome === 'created' && scored.status === 'spam' ? 'spam' : outcome;
    return stored;
  } finally {
    if (!counts) await app.formLimit.refund(request);
  }
}

/** Marks spam. It is stored and answered like any other lead, but its deliveries are held. */
async function markSpam(app: FastifyInstance, request: FastifyRequest, input: LeadInput) {
  const { isSpam, score, reasons } = await app.spam.score(request, input);
  return { spamScore: score, spamReasons: reasons, ...(isSpam && { status: 'spam' as const }) };
}
