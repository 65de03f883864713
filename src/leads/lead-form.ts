import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { SiteKeys } from '../config.ts';
import { wantsJson } from '../http/error-handler.ts';
import { DatabaseUnavailableError, InvalidFieldsError } from '../http/errors.ts';
import { timeouts } from '../http/timeouts.ts';
import { checkFields, type FieldMessages } from '../shared/fields.ts';
import type { PhotoOutcome } from '../shared/lead/lead-photos.ts';
import type { FormState, PageState } from '../shared/page.ts';
import type { PageRoute } from '../shared/site-map.ts';
import { type FormPhotos, receivePhotos } from './photo-form.ts';
import { findCreationTime } from './photo-store.ts';
import { makePhotoToken, sealOutcome } from './signed.ts';
import type { LeadInput, StoredLead } from './store.ts';
import { storePost } from './store-post.ts';

/** The keys that sign and verify what comes back with a visitor. */
export interface FormOptions {
  keys: SiteKeys;
}

/** A form that was refused comes back as its page with the typed words, and a call gets JSON. */
export const keepsWords = { config: { keepsWords: true } } as const;

/** A form with photos takes a phone with a weak signal minutes; one without is cut off as soon as any other body. */
export const formRoute = { ...keepsWords, handlerTimeout: timeouts.uploadMs } as const;

const chooseAgainWords = 'Please choose your photos again; this page can’t keep them.';

/** What differs between the two public forms. */
export interface FormDescription<Schema extends z.ZodMiniType> extends FormOptions {
  /** Whether photos may follow: the answer then carries the token for them. */
  takesPhotos: boolean;
  form: FormState['form'];
  schema: Schema;
  toInput(value: z.infer<Schema>): LeadInput | Promise<LeadInput>;
  returnTo(body: Record<string, unknown>): Return;
}

/** The page that a plain post returns to. */
export interface Return {
  route: PageRoute;
  anchor: string;
  /** What the address says beside the reference. */
  query?: string;
  /** What the page shows beside the form when the post was refused. */
  state?: PageState;
}

/**
 * Validates and stores a form's post, then answers: JSON for a call, a page or redirect for a plain post. It uses `checkFields`
 * instead of the route's schema, because a rejected plain post gets its page again, and the honeypot is no field of the schema.
 * The answer is 201 (or the redirect) only once the row is on the disk. Photos that came
 * along are added after it, and none of them can undo it.
 */
export async function acceptLead<Schema extends z.ZodMiniType>(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  description: FormDescription<Schema>,
) {
  const photos = await receivePhotos(request, reply);
  const answer = await takeLead(app, request, reply, description, photos).finally(() =>
    photos.discard().catch((error) => request.log.warn({ err: error }, 'what came with a form could not be removed')),
  );
  return answer();
}

/** @returns what sends the answer, once nothing of the photos is left where they arrived */
async function takeLead<Schema extends z.ZodMiniType>(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  description: FormDescription<Schema>,
  photos: FormPhotos,
): Promise<() => FastifyReply | Promise<FastifyReply>> {
  try {
    app.requireOwnOrigin(request);
    const { value, fields } = checkFields(description.schema, request.body);
    if (fields) throw new InvalidFieldsError(fields);
    const stored = await storePost(app, request, reply, async () => ({
      ...(await description.toInput(value)),
      hasPhotos: photos.count > 0,
    }));
    const outcome = photos.count > 0 ? await photos.keep(stored.id) : undefined;
    app.outbox.wake();
    if (wantsJson(request)) {
      const photoToken = description.takesPhotos ? await findPhotoToken(app, description.keys, stored.id) : undefined;
      return () =>
        reply.code(201).send({ ...stored, ...(photoToken && { photoToken }), ...(outcome && { photos: outcome }) });
    }
    return () => reply.redirect(confirmationAddress(description, request, stored, outcome), 303);
  } catch (error) {
    if (wantsJson(request)) throw error;
    return () => showAgain(request, reply, description, error as FastifyError, photos.count > 0);
  }
}

/** A repeated post gets the same one, as it gets the same answer. Whatever fails here, the lead is stored. */
async function findPhotoToken(app: FastifyInstance, keys: SiteKeys, leadId: number): Promise<string | undefined> {
  const createdAt = await findCreationTime(app.db, leadId).catch(() => undefined);
  return createdAt && makePhotoToken(keys, leadId, Date.parse(createdAt));
}

function confirmationAddress<Schema extends z.ZodMiniType>(
  { returnTo, keys }: FormDescription<Schema>,
  request: FastifyRequest,
  { reference }: StoredLead,
  outcome: PhotoOutcome | undefined,
): string {
  const { route, anchor, query } = returnTo(bodyOf(request));
  const photos = outcome ? `&photos=${encodeURIComponent(sealOutcome(keys, outcome))}` : '';
  return `${route.path}?${query ? `${query}&` : ''}sent=${reference}${photos}#${anchor}`;
}

/** The body as an object; empty for any other body, which the schema rejects. */
function bodyOf(request: FastifyRequest): Record<string, unknown> {
  return request.body !== null && typeof request.body === 'object' ? (request.body as Record<string, unknown>) : {};
}

/** Answers a plain post that was rejected or not stored with its page, the messages and everything that was typed. */
function showAgain<Schema extends z.ZodMiniType>(
  request: FastifyRequest,
  reply: FastifyReply,
  description: FormDescription<Schema>,
  error: FastifyError,
  hadPhotos: boolean,
) {
  const status = error.statusCode ?? 500;
  if (status >= 500 && !(error instanceof DatabaseUnavailableError)) throw error;
  const body = bodyOf(request);
  const { route, state } = description.returnTo(body);
  const values = Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  const again: FieldMessages = hadPhotos ? { photos: [chooseAgainWords] } : {};
  const words =
    error instanceof InvalidFieldsError
      ? { fields: { ...error.answer.fields, ...again } }
      : { message: error.message, fields: again };
  return reply
    .code(status)
    .page(request, { ...route, ...state, formState: { form: description.form, values, ...words } });
}
