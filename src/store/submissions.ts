import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database, NewSubmission, SubmissionRow } from '../db/schema.ts';
import type { Submission } from '../shared/submission.ts';

/** Letters and digits that cannot be mistaken for one another on the telephone. */
const referenceAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

export type SubmissionInput = Pick<NewSubmission, 'source' | 'name' | 'phone' | 'email' | 'message'> &
  Partial<Pick<NewSubmission, 'referredBy' | 'service' | 'page' | 'landingPage' | 'referrer' | 'status'>> & {
    idempotencyKey?: string;
    spamReasons?: readonly string[];
  };

/**
 * Stores a request; it is on the disk when this returns.
 * @returns its number and the short code the visitor can quote
 */
export async function createSubmission(
  db: Kysely<Database>,
  input: SubmissionInput,
): Promise<{ id: number; reference: string }> {
  return db
    .insertInto('submissions')
    .values({
      reference: makeReference(),
      idempotencyKey: input.idempotencyKey ?? null,
      source: input.source,
      name: input.name,
      phone: input.phone,
      email: input.email,
      referredBy: input.referredBy ?? '',
      service: input.service ?? '',
      message: input.message,
      page: input.page ?? '',
      landingPage: input.landingPage ?? '',
      referrer: input.referrer ?? '',
      status: input.status ?? 'new',
      spamReasons: JSON.stringify(input.spamReasons ?? []),
      createdAt: new Date().toISOString(),
    })
    .returning(['id', 'reference'])
    .executeTakeFirstOrThrow();
}

/** The request that was stored under an idempotency key, if there is one. */
export function findSubmissionByKey(
  db: Kysely<Database>,
  idempotencyKey: string,
): Promise<{ id: number; reference: string } | undefined> {
  return db
    .selectFrom('submissions')
    .select(['id', 'reference'])
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst();
}

/** Every request, newest first. */
export async function listSubmissions(db: Kysely<Database>): Promise<Submission[]> {
  const rows = await db.selectFrom('submissions').selectAll().orderBy('id', 'desc').execute();
  return rows.map(toSubmission);
}

function makeReference(): string {
  return Array.from({ length: 6 }, () => referenceAlphabet[randomInt(referenceAlphabet.length)]).join('');
}

/** Optional values are absent when empty (decisions, section 4). */
export function toSubmission(row: SubmissionRow): Submission {
  const { idempotencyKey: _key, spamReasons, referredBy, service, page, landingPage, referrer, ...rest } = row;
  const { firstContactAt, ...certain } = rest;
  const reasons: string[] = JSON.parse(spamReasons);
  return {
    ...certain,
    ...(referredBy && { referredBy }),
    ...(service && { service }),
    ...(page && { page }),
    ...(landingPage && { landingPage }),
    ...(referrer && { referrer }),
    ...(firstContactAt && { firstContactAt }),
    ...(reasons.length > 0 && { spamReasons: reasons }),
  };
}
