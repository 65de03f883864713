import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { DatabaseUnavailableError, InvalidFieldsError, wantsJson } from '../errors.ts';
import { spend } from '../plugins/rate-limit.ts';
import { checkFields, type FieldMessages } from '../shared/fields.ts';
import type { FormState } from '../shared/page.ts';
import type { Screen } from '../shared/routes.ts';
import { createSubmission, findSubmissionByKey, type SubmissionInput } from '../store/submissions.ts';

/** What the two public forms differ in. */
export interface FormDescription<Schema extends z.ZodMiniType> {
  form: FormState['form'];
  schema: Schema;
  toInput(value: z.infer<Schema>): SubmissionInput;
  /** The page that a plain post returns to. */
  returnTo(body: Record<string, unknown>): { path: string; screen: Screen; anchor: string };
}

/**
 * Checks and stores a form's post, then answers as it was asked: JSON for a call, a page or redirect for a plain post.
 * The answer is 201 (or the redirect) only once the row is on the disk.
 */
export async function acceptSubmission<Schema extends z.ZodMiniType>(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  description: FormDescription<Schema>,
) {
  const body = bodyOf(request);
  const { value, fields } = checkFields(description.schema, request.body);
  if (fields) return refuseFields(request, reply, description, fields);
  const stored = await store(app, request, reply, description.toInput(value));
  if (wantsJson(request)) return reply.code(201).send(stored);
  const { path, anchor } = description.returnTo(body);
  return reply.redirect(`${path}?sent=${stored.reference}#${anchor}`, 303);
}

/** A body of an unexpected kind counts as empty here; the schema names the mistake. */
function bodyOf(request: FastifyRequest): Record<string, unknown> {
  return request.body !== null && typeof request.body === 'object' ? (request.body as Record<string, unknown>) : {};
}

/** JSON callers get the messages; a plain post gets its page again, with the messages and what was typed. */
function refuseFields<Schema extends z.ZodMiniType>(
  request: FastifyRequest,
  reply: FastifyReply,
  description: FormDescription<Schema>,
  fields: FieldMessages,
) {
  if (wantsJson(request)) throw new InvalidFieldsError(fields);
  const body = bodyOf(request);
  const { path, screen } = description.returnTo(body);
  const values = Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  return reply.code(400).page(request, { path, screen, formState: { form: description.form, values, fields } });
}

/** A repeated key answers as before without a second row; only a new row counts toward the limit (decisions, section 9). */
async function store(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply, input: SubmissionInput) {
  const idempotencyKey = keyOf(request);
  try {
    const known = idempotencyKey ? await findSubmissionByKey(app.db, idempotencyKey) : undefined;
    if (known) return known;
    await spend(app.formPace, request.ip, reply);
    return await createSubmission(app.db, { ...input, idempotencyKey });
  } catch (error) {
    if (!isDatabaseError(error)) throw error;
    request.log.error({ err: error }, 'a submission could not be stored');
    throw new DatabaseUnavailableError((await app.site.read()).profile.phone);
  }
}

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && key.length > 0 && key.length <= 200 ? key : undefined;
}

function isDatabaseError(error: unknown): boolean {
  return String((error as { code?: string }).code ?? '').startsWith('SQLITE_');
}
