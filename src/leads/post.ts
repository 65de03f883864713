import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import type { SiteKeys } from '../config.ts';
import type { Database } from '../database/index.ts';
import { wantsJson } from '../http/error-handler.ts';
import { DatabaseUnavailableError, InvalidFieldsError, TooManyRequestsError } from '../http/errors.ts';
import { addressOf } from '../http/rate-limit.ts';
import { checkFields, type FieldMessages } from '../shared/fields.ts';
import { mayTextField, textConsentWords } from '../shared/lead/form-fields.ts';
import { visitSourceHeader } from '../shared/lead/form-signs.ts';
import type { PhotoOutcome } from '../shared/lead/lead-photos.ts';
import type { FormState, PageState } from '../shared/page.ts';
import type { PageRoute, SiteMap } from '../shared/site-map.ts';
import { enriched } from './enrichment.ts';
import { findCreationTime } from './lead-photos.ts';
import { findTown, type LeadInput, withUnreadablePlan } from './lead-row.ts';
import { listKinds } from './messages/index.ts';
import { type FormPhotos, receivePhotos } from './photo-form.ts';
import { makePhotoToken, sealOutcome } from './signed.ts';
import { findRepeatedPost, hashPost, keyOfText, type StoredLead, saveLead } from './store.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The outcome of a request's lead, for the metrics. */
    leadOutcome?: 'created' | 'amended' | 'repeated' | 'spam';
  }
}

/** The keys that sign and verify data that visitors send back. */
export interface FormOptions {
  keys: SiteKeys;
}

/** The differences between the public forms. */
export interface FormDescription<Schema extends z.ZodMiniType> extends FormOptions {
  /** True if photos may follow. The response then contains the token for them. */
  takesPhotos: boolean;
  form: FormState['form'];
  schema: Schema;
  toInput(value: z.infer<Schema>, log: FastifyBaseLogger): LeadInput | Promise<LeadInput>;
  returnTo(body: Record<string, unknown>): Return;
}

/** The page that a plain post returns to. */
interface Return {
  route: PageRoute;
  anchor: string;
  /** Extra query parameters of the confirmation URL. */
  query?: string;
  /** The values for showing the page again after a refused post. */
  state?: PageState;
}

/** One post during the steps below. */
interface Post<Schema extends z.ZodMiniType = z.ZodMiniType> extends FormDescription<Schema> {
  app: FastifyInstance;
  request: FastifyRequest;
  reply: FastifyReply;
  photos: FormPhotos;
}

/**
 * Handles a form's post: receive, check, enrich, limit, store, respond. The response is 201 for JSON or a redirect for a plain post, and is
 * sent only once the row is on disk. Photos are added afterward, and a failing photo can't undo the lead.
 */
export async function acceptLead<Schema extends z.ZodMiniType>(
  request: FastifyRequest,
  reply: FastifyReply,
  description: FormDescription<Schema>,
) {
  const photos = await receivePhotos(request, reply);
  const post = { ...description, app: request.server, request, reply, photos };
  const answer = await take(post).finally(() =>
    photos
      .remove()
      .catch((error) => request.log.warn({ err: error }, 'could not delete the temporary uploads of a form')),
  );
  return answer();
}

/** @returns a function that sends the response, once the photos' temporary files are deleted */
async function take<Schema extends z.ZodMiniType>(
  post: Post<Schema>,
): Promise<() => FastifyReply | Promise<FastifyReply>> {
  const { app, request, photos } = post;
  try {
    const value = check(post);
    const stored = await store(post, async () => enrich(request, await post.toInput(value, request.log)));
    const outcome = photos.count > 0 ? await photos.keep(stored.id) : undefined;
    app.outbox.wake();
    return await confirm(post, stored, outcome);
  } catch (error) {
    if (wantsJson(request)) throw error;
    return () => showAgain(post, error as FastifyError);
  }
}

/** `checkFields` runs here, not in the route's schema: a refused plain post gets its page again, and the honeypot is in no schema. */
function check<Schema extends z.ZodMiniType>({ app, request, schema }: Post<Schema>): z.infer<Schema> {
  app.requireOwnOrigin(request);
  const { value, fields } = checkFields(schema, request.body);
  if (fields) throw new InvalidFieldsError(fields);
  return value;
}

/** Adds the visit source, the consent to text messages, and the town. Without JavaScript only the form's page is known. */
async function enrich(request: FastifyRequest, input: LeadInput): Promise<LeadInput> {
  const { log, server } = request;
  const { map } = server.site.current;
  const visit = await enriched(log, 'visit source', () => readVisitSource(request, map, input), {});
  const consent = await enriched(log, 'consent to text messages', () => readTextConsent(request), {});
  const lead = { ...input, ...visit, ...consent };
  const town = await enriched(log, 'town', () => findTown(map, lead), '');
  return { ...lead, town, idempotencyKey: keyOf(request, 'visitor') };
}

/** Reads the text message box, with the box's text. Returns nothing if the site doesn't show the box. */
function readTextConsent({ body, server }: FastifyRequest): Partial<LeadInput> {
  if (!server.site.current.profile.textMessages) return {};
  const mayText = mayTextField.parse(bodyOf({ body }).mayText);
  if (mayText === 'no') return { mayText };
  return { mayText, textConsentAt: new Date(server.now()).toISOString(), textConsentWords };
}

/** Reads the visit source header, which clients can forge: values that aren't a listed page or a host are dropped. */
function readVisitSource({ headers }: FastifyRequest, map: SiteMap, input: LeadInput): Partial<LeadInput> {
  const { referer = '' } = headers;
  const sentFrom = URL.canParse(referer) ? new URL(referer).pathname : '';
  const header = headers[visitSourceHeader];
  const given = new URLSearchParams(typeof header === 'string' ? header.slice(0, 1000) : '');
  const host = (given.get('referrer') ?? '').toLowerCase();
  return {
    page: input.page || listedPage(map, sentFrom),
    landingPage: listedPage(map, given.get('landingPage') ?? ''),
    referrer: host.length <= 253 && /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(host) ? host : '',
  };
}

function listedPage({ routes }: SiteMap, path: string): string {
  const route = routes.get(path);
  return route && !route.unlisted ? route.path : '';
}

/**
 * Returns the key under which a request is stored once, or `undefined`.
 * @param sender starts the stored key, so that a client can't claim another kind of key: the owner's, or one from `keyOfText`
 */
export function keyOf(request: FastifyRequest, sender: 'visitor' | 'owner'): string | undefined {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && key.length > 0 && key.length <= 200 ? `${sender}:${key}` : undefined;
}

/**
 * Stores a post as a lead. A repeated post gets the first response and no second row; only stored leads count toward the limit
 * (docs/decisions.md, "Limits").
 * @throws TooManyRequestsError, DatabaseUnavailableError
 */
async function store({ app, request, reply, photos }: Post, read: () => Promise<LeadInput>): Promise<StoredLead> {
  try {
    const input = { ...(await read()), hasPhotos: photos.count > 0 };
    if (app.formCheck.recognizes(request)) return await storeFormCheck(app, input);
    if (input.idempotencyKey || wantsJson(request)) return await storeOnce(request, reply, input);
    const { key, known } = await keyOfText(app.db, input, app.now());
    return known ?? (await storeOnce(request, reply, { ...input, idempotencyKey: key }));
  } catch (error) {
    if (error instanceof TooManyRequestsError) throw error;
    // After any of these errors the lead may not be stored, so the visitor must not read that it was.
    request.log.error({ err: error }, 'could not store a lead');
    throw new DatabaseUnavailableError(app.site.current.profile.phone);
  }
}

/** The posts that are being stored in each database, by visitor and content. */
const inFlight = new WeakMap<Kysely<Database>, Map<string, Promise<StoredLead>>>();

/**
 * Identical posts that arrive at once share one result. The later ones wait for the first, without a database connection and without
 * counting toward the limit. If another process stores the same post, the database's unique key detects it.
 * @throws TooManyRequestsError, with `Retry-After` also set for a post that only waited
 */
async function storeOnce(request: FastifyRequest, reply: FastifyReply, input: LeadInput): Promise<StoredLead> {
  const { db, formLimit } = request.server;
  const save = async () => (await findRepeatedPost(db, input)) ?? (await storeWithinLimit(request, reply, input));
  if (!input.idempotencyKey) return save();
  const name = JSON.stringify([addressOf(request), input.idempotencyKey, hashPost(input)]);
  const posts = inFlight.get(db) ?? new Map<string, Promise<StoredLead>>();
  inFlight.set(db, posts);
  const first = posts.get(name);
  if (first)
    return first.catch(async (error) => {
      if (error instanceof TooManyRequestsError) await formLimit.check(request, reply);
      throw error;
    });
  const stored = save().finally(() => posts.delete(name));
  posts.set(name, stored);
  return stored;
}

/** Counts before the row is written, so that concurrent posts can't exceed the limit. Refunds if no row was written. */
async function storeWithinLimit(request: FastifyRequest, reply: FastifyReply, input: LeadInput): Promise<StoredLead> {
  const { db, formLimit, now, spam } = request.server;
  await formLimit.count(request, reply);
  let counts = false;
  try {
    // Spam is stored and answered like any other lead, but its deliveries are held.
    const unscored = { isSpam: false, score: 0, reasons: [] };
    const scoring = () => spam.score(request, input);
    const { isSpam, score, reasons } = await enriched(request.log, 'spam score', scoring, unscored);
    const scored = { ...input, spamScore: score, spamReasons: reasons, ...(isSpam && { status: 'spam' as const }) };
    const kinds = await listKinds(request.server, input);
    const save = (lead: LeadInput) => saveLead(db, lead, kinds, now());
    const { outcome, ...stored } = await save(scored).catch((error) => {
      if (!input.plan) throw error;
      request.log.error({ err: error }, 'lead stored without its plan');
      return save(withUnreadablePlan(scored));
    });
    counts = outcome !== 'repeated';
    request.leadOutcome = outcome === 'created' && isSpam ? 'spam' : outcome;
    return stored;
  } finally {
    if (!counts) await formLimit.refund(request);
  }
}

/** Stores the daily form check's post like a visitor's, but without a limit and without deliveries. */
async function storeFormCheck(app: FastifyInstance, input: LeadInput): Promise<StoredLead> {
  const { id, reference } = await saveLead(app.db, { ...input, source: 'form-check' }, [], app.now());
  return { id, reference };
}

async function confirm(
  { app, request, reply, takesPhotos, returnTo, keys }: Post,
  stored: StoredLead,
  outcome: PhotoOutcome | undefined,
): Promise<() => FastifyReply> {
  if (!wantsJson(request)) {
    const { route, anchor, query } = returnTo(bodyOf(request));
    const photos = outcome ? `&photos=${encodeURIComponent(sealOutcome(keys, outcome))}` : '';
    const address = `${route.path}?${query ? `${query}&` : ''}sent=${stored.reference}${photos}#${anchor}`;
    return () => reply.redirect(address, 303);
  }
  // The lead is already stored, so an error here is ignored. A repeated post gets the same token.
  const createdAt = takesPhotos ? await findCreationTime(app.db, stored.id).catch(() => undefined) : undefined;
  const photoToken = createdAt && makePhotoToken(keys, stored.id, Date.parse(createdAt));
  return () =>
    reply.code(201).send({ ...stored, ...(photoToken && { photoToken }), ...(outcome && { photos: outcome }) });
}

/** Responds to a refused or unsaved plain post with its page, the error messages, and everything that was typed. */
function showAgain({ request, reply, form, returnTo, photos }: Post, error: FastifyError) {
  const status = error.statusCode ?? 500;
  if (status >= 500 && !(error instanceof DatabaseUnavailableError)) throw error;
  const body = bodyOf(request);
  const { route, state } = returnTo(body);
  const values = Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  const again: FieldMessages =
    photos.count > 0 ? { photos: ['Please choose your photos again; this page can’t keep them.'] } : {};
  const problems =
    error instanceof InvalidFieldsError
      ? { fields: { ...error.answer.fields, ...again } }
      : { message: error.message, fields: again };
  return reply.code(status).page(request, { ...route, ...state, formState: { form, values, ...problems } });
}

/** Returns the body as an object; empty for any other body, which the schema rejects. */
function bodyOf({ body }: Pick<FastifyRequest, 'body'>): Record<string, unknown> {
  return body !== null && typeof body === 'object' ? (body as Record<string, unknown>) : {};
}
