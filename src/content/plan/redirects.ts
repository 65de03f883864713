import type { Kysely } from 'kysely';
import type { Author } from '../../accounts/index.ts';
import type { Database } from '../../database/index.ts';
import { type Redirect, type RedirectTarget, redirectLimit } from '../../shared/content/addresses.ts';

/** Lists every redirect, by its address. */
export async function listRedirects(db: Kysely<Database>): Promise<Redirect[]> {
  const rows = await db.selectFrom('redirects').selectAll().orderBy('fromPath').execute();
  return rows.map(({ fromPath, page, address, automatic, at, by }) => ({
    from: fromPath,
    ...(page !== null && { page }),
    ...(address !== null && { address }),
    automatic: Number(automatic) === 1,
    at,
    by,
  }));
}

/** Returns the redirect of an address, or `undefined`. */
export async function findRedirect(db: Kysely<Database>, from: string): Promise<Redirect | undefined> {
  return (await listRedirects(db)).find((redirect) => redirect.from === from);
}

/** True if this many more redirects fit. */
export async function hasRoom(db: Kysely<Database>, more: number): Promise<boolean> {
  const { count } = await db
    .selectFrom('redirects')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count) + more <= redirectLimit;
}

export interface RedirectEdit {
  from: string;
  target: RedirectTarget;
  automatic: boolean;
  by: Author;
  /** ISO 8601, UTC. */
  at: string;
}

/** Writes a redirect, replacing an existing one at its address. */
export function writeRedirect(db: Kysely<Database>, { target, by, ...edit }: RedirectEdit): Promise<void> {
  return replaceRedirect(db, { ...edit, ...target, by: by.name });
}

/** Like `writeRedirect`, for a redirect whose author is known by name. */
export async function replaceRedirect(db: Kysely<Database>, redirect: Redirect): Promise<void> {
  const { from: fromPath, page, address, automatic, at, by } = redirect;
  const values = {
    page: page ?? null,
    address: address ?? null,
    automatic: automatic ? (1 as const) : (0 as const),
    at,
    by,
  };
  await db
    .insertInto('redirects')
    .values({ fromPath, ...values })
    .onConflict((clash) => clash.column('fromPath').doUpdateSet(values))
    .execute();
}

/** @returns whether it existed */
export async function deleteRedirect(db: Kysely<Database>, from: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('redirects').where('fromPath', '=', from).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes the redirect that was created when a page's address changed. */
export async function deleteMove(db: Kysely<Database>, from: string, page: string): Promise<void> {
  await db
    .deleteFrom('redirects')
    .where('fromPath', '=', from)
    .where('page', '=', page)
    .where('automatic', '=', 1)
    .execute();
}
