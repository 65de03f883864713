import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/index.ts';
import { describeError, type Outcome } from '../delivery/index.ts';
import { type ContactRequest, formFields } from '../shared/contact.ts';
import type { CanaryStep } from '../shared/delivery.ts';
import { deleteCanaryRows, findCanaryRow } from './canary-store.ts';
import { findForm } from './page-form.ts';

export interface ProofOptions {
  db: Kysely<Database>;
  /** Where this process listens, such as `http://127.0.0.1:3000`. */
  address: string;
  /** Marks the post as the canary's. */
  headers: Record<string, string>;
  /** A choice of the contact form. */
  service: string;
  /** Asks the mail server; absent while there is none. */
  probeMail: (() => Promise<Outcome>) | undefined;
  /** Removes what this proof may have left behind. @param reference of its own row, where it is known */
  removeLeftOvers(reference: string | undefined): Promise<unknown>;
}

/** A page or an answer that takes longer than this is a failure by itself. */
const answerLimitMs = 15_000;
const fieldNames = formFields
  .filter(({ form }) => form.control !== 'hidden')
  .map(({ name }) => name as keyof CanaryRequest);

/**
 * Sends a request through the public form as a visitor without JavaScript would, and follows it to the disk.
 * @returns the step that failed with the reason, or `undefined` when a visitor's request would have arrived
 */
export async function proveForm(options: ProofOptions): Promise<{ step: CanaryStep; problem: string } | undefined> {
  const request = makeRequest(options);
  let step: CanaryStep = 'page';
  let reference: string | undefined;
  try {
    const html = await readPage(options);
    step = 'form';
    requireFields(html);
    step = 'post';
    reference = await postForm(options, request);
    step = 'row';
    await requireRow(options, reference, request);
    step = 'removal';
    if ((await deleteCanaryRows(options.db, { reference })) === 0)
      throw new Error('The row was gone before it was removed.');
    step = 'mail';
    await requireMail(options);
    return undefined;
  } catch (error) {
    return { step, problem: describeError(error) };
  } finally {
    await options.removeLeftOvers(reference).catch(() => {});
  }
}

/** What a visitor types; the page of the catalog comes with a link. */
type CanaryRequest = Required<Omit<ContactRequest, 'catalogPage' | 'catalogVersion'>>;

/** Different every day, so that yesterday's row cannot stand in for today's. */
function makeRequest({ service }: ProofOptions): CanaryRequest {
  return {
    name: 'Daily Check',
    phone: '000-000-0000',
    email: 'daily-check@localhost.example',
    referredBy: 'The site itself',
    service,
    message: `This request proves that the form works: ${randomUUID()}`,
  };
}

async function readPage({ address }: ProofOptions): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(answerLimitMs) });
  if (response.status !== 200) throw new Error(`The home page answered ${response.status}.`);
  return response.text();
}

function requireFields(html: string): void {
  const form = findForm(html, '/api/contact');
  if (form?.method !== 'post') throw new Error('The home page has no contact form.');
  const missing = fieldNames.filter((name) => !form.names.has(name));
  if (missing.length > 0) throw new Error(`The contact form has no field "${missing.join('", "')}".`);
}

/** @returns the reference that the confirmation shows */
async function postForm({ address, headers }: ProofOptions, request: CanaryRequest): Promise<string> {
  const response = await fetch(new URL('/api/contact', address), {
    method: 'POST',
    headers: { ...headers, accept: 'text/html' },
    body: writeForm(request),
    redirect: 'manual',
    signal: AbortSignal.timeout(answerLimitMs),
  });
  await response.body?.cancel();
  const reference = /[?&]sent=([A-Z2-9]{6})/.exec(response.headers.get('location') ?? '')?.[1];
  if (response.status !== 303 || !reference) throw new Error(`The form's post answered ${response.status}.`);
  return reference;
}

/** The form as a browser sends it when no photo was chosen. */
function writeForm(request: CanaryRequest): FormData {
  const form = new FormData();
  for (const name of fieldNames) form.append(name, request[name] ?? '');
  form.append('photos', new Blob([]), '');
  return form;
}

async function requireRow({ db }: ProofOptions, reference: string, request: CanaryRequest): Promise<void> {
  const row = await findCanaryRow(db, reference);
  if (!row) throw new Error('The form said "sent", but nothing was stored.');
  const wrong = fieldNames.filter((name) => row[name] !== request[name]);
  if (wrong.length > 0) throw new Error(`Not stored as it was sent: ${wrong.join(', ')}.`);
}

async function requireMail({ probeMail }: ProofOptions): Promise<void> {
  const outcome = await probeMail?.();
  if (outcome && outcome.result !== 'sent') throw new Error(`The mail server is not accepting mail: ${outcome.error}`);
}
