import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { type Database, setting } from '../database/index.ts';
import { describeError } from '../outbox/index.ts';
import { type FormCheckResult, type FormCheckStep, formCheckSteps } from '../shared/admin/delivery.ts';
import { fieldNotes } from '../shared/field.ts';
import { type ContactRequest, contactFormFields } from '../shared/lead/lead-fields.ts';

const dayMs = 24 * 3600_000;
/** A failing form check runs more often, so that the alarm ends soon after its cause. */
const retryMs = 15 * 60_000;
/** Much longer than a form check takes. */
const leftOverMs = 3600_000;
const headerName = 'form-check-secret';
const formCheckResult = setting(
  'form-check',
  z.object({
    ranAt: z.iso.datetime(),
    failedStep: z.optional(z.enum(formCheckSteps)),
    problem: z.optional(z.string()),
    failingSince: z.optional(z.iso.datetime()),
  }),
);

declare module 'fastify' {
  interface FastifyInstance {
    formCheck: {
      /** True for a post of this process's form check, which contains a secret that exists only in memory. */
      recognizes(request: FastifyRequest): boolean;
      /** Runs the form check now. */
      run(): Promise<FormCheckResult>;
      /** Returns the result of the last run, which is stored across restarts. */
      read(): Promise<FormCheckResult | undefined>;
    };
  }
}

/** Checks once a day, by a real form post, that a visitor's lead would be stored. */
export const formCheck = fp(
  async (app) => {
    const { now } = app;
    const secret = randomBytes(32);
    let last: FormCheckResult | undefined;
    app.decorate('formCheck', {
      recognizes(request: FastifyRequest) {
        const given = Buffer.from(String(request.headers[headerName] ?? ''), 'hex');
        return given.length === secret.length && timingSafeEqual(given, secret);
      },
      run,
      read,
    });
    const nextMs = async (lastMs: number) => lastMs + ((await read())?.failedStep ? retryMs : dayMs);
    app.jobs.add({ name: 'form-check', nextMs, lane: 'long', run });

    async function run(): Promise<FormCheckResult> {
      const before = await read();
      const failure = await proveForm(app, { [headerName]: secret.toString('hex') });
      const ranAt = new Date(now()).toISOString();
      last = { ranAt, ...(failure && { ...failure, failingSince: before?.failingSince ?? ranAt }) };
      if (failure) app.log.error({ step: failure.failedStep }, 'the daily contact form check failed');
      // If the database fails, the result stays in memory.
      await formCheckResult.write(app.db, last).catch(() => {});
      app.jobs.soon('alarms');
      return last;
    }

    async function read(): Promise<FormCheckResult | undefined> {
      const stored = await formCheckResult.read(app.db).catch((error) => {
        if (!last) throw error;
      });
      // Another process may have run it since, or this process's last result may not have been stored.
      if (stored?.value && (!last || stored.value.ranAt > last.ranAt)) last = stored.value;
      return last;
    }
  },
  { name: 'form-check', dependencies: ['clock', 'database', 'jobs', 'outbox'] },
);

const fieldNames = contactFormFields()
  .filter(({ form }) => fieldNotes.get(form)?.control !== 'hidden')
  .map(({ name }) => name as keyof CanaryRequest);

/** The fields that a visitor types; the cited catalog page comes with a link. */
type CanaryRequest = Omit<ContactRequest, 'catalogPage' | 'catalogVersion'>;

/**
 * Sends a request through the public form as a visitor without JavaScript would, and checks that it reaches the disk. Asks the mail server,
 * if there is one, whether it would accept the mail.
 * @param headers mark the post as the form check's
 * @returns the failed step with the reason, or `undefined` if a visitor's request would have arrived
 */
async function proveForm(
  app: FastifyInstance,
  headers: Record<string, string>,
): Promise<{ failedStep: FormCheckStep; problem: string } | undefined> {
  const request = makeRequest(app.site.current.map.contactOptions[0] ?? '');
  let failedStep: FormCheckStep = 'page';
  let reference: string | undefined;
  try {
    const { statusCode, body } = await app.inject('/');
    if (statusCode !== 200) throw new Error(`The home page returned ${statusCode}.`);
    failedStep = 'form';
    requireForm(body);
    failedStep = 'post';
    reference = await postForm(app, headers, request);
    failedStep = 'row';
    await requireRow(app.db, reference, request);
    failedStep = 'removal';
    if ((await deleteFormCheckRows(app.db, ['reference', '=', reference])) === 0)
      throw new Error('The test lead disappeared before it was removed.');
    failedStep = 'mail';
    const outcome = (await app.outbox.mail.isSet()) ? await app.outbox.mail.probe() : undefined;
    if (outcome && outcome.result !== 'sent')
      throw new Error(`The mail server is not accepting mail: ${outcome.error}`);
    return undefined;
  } catch (error) {
    return { failedStep, problem: describeError(error) };
  } finally {
    await deleteLeftovers(app, reference).catch(() => {});
  }
}

/** Different every day, so that yesterday's row can't be mistaken for today's. */
function makeRequest(service: string): CanaryRequest {
  return {
    name: 'Daily Check',
    phone: '000-000-0000',
    email: 'daily-check@localhost.example',
    referredBy: 'The site itself',
    service,
    message: `This test checks that the form works: ${randomUUID()}`,
  };
}

/** The page is our own, rendered by React: attributes are double-quoted and forms don't nest. */
function requireForm(html: string): void {
  const [, form] = /<form\b[^>]*\baction="\/api\/contact["#](.*?)<\/form>/s.exec(html) ?? [];
  if (form === undefined) throw new Error('The home page has no contact form.');
  const missing = fieldNames.filter((name) => !form.includes(` name="${name}"`));
  if (missing.length > 0) throw new Error(`The contact form has no field "${missing.join('", "')}".`);
}

/** Posts the form as a browser does if no photo was chosen. @returns the reference that the confirmation shows */
async function postForm(
  app: FastifyInstance,
  headers: Record<string, string>,
  request: CanaryRequest,
): Promise<string> {
  const payload = new FormData();
  for (const name of fieldNames) payload.append(name, request[name] ?? '');
  payload.append('photos', new Blob([]), '');
  const answer = await app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: { ...headers, accept: 'text/html' },
    payload,
  });
  const reference = /[?&]sent=([A-Z2-9]{6})/.exec(String(answer.headers.location))?.[1];
  if (answer.statusCode !== 303 || !reference) throw new Error(`Submitting the form returned ${answer.statusCode}.`);
  return reference;
}

async function requireRow(db: Kysely<Database>, reference: string, request: CanaryRequest): Promise<void> {
  const row = await db
    .selectFrom('submissions')
    .selectAll()
    .where('reference', '=', reference)
    .where('source', '=', 'form-check')
    .executeTakeFirst();
  if (!row) throw new Error('The form said "sent", but nothing was stored.');
  const wrong = fieldNames.filter((name) => row[name] !== (request[name] ?? ''));
  if (wrong.length > 0) throw new Error(`These fields weren’t stored as sent: ${wrong.join(', ')}.`);
}

/** Deletes this form check's row, and rows of processes that died during one. Another process may be running its own form check. */
async function deleteLeftovers({ db, now }: FastifyInstance, reference = ''): Promise<void> {
  await deleteFormCheckRows(db, ['reference', '=', reference]);
  await deleteFormCheckRows(db, ['createdAt', '<', new Date(now() - leftOverMs).toISOString()]);
}

/** @returns the number of deleted form check rows */
async function deleteFormCheckRows(
  db: Kysely<Database>,
  [column, compares, value]: ['reference', '=', string] | ['createdAt', '<', string],
): Promise<number> {
  const rows = db.deleteFrom('submissions').where('source', '=', 'form-check').where(column, compares, value);
  return Number((await rows.executeTakeFirst()).numDeletedRows);
}
