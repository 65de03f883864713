import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { type Database, setting } from '../../database/index.ts';
import type { StoredObject } from './bucket.ts';
import { type Copy, readCopyName } from './retention.ts';

/** A failure, with the time since when it has lasted. */
export interface CopyFailure {
  message: string;
  /** ISO 8601, UTC. */
  since: string;
}

/** The copies in the bucket, as last listed and checked. */
export interface CopiesState {
  /** Newest first. */
  copies: Copy[];
  /** Why the last attempt to copy failed. */
  failure?: CopyFailure | undefined;
  /** Why the last check failed. */
  checkFailure?: CopyFailure | undefined;
  /** Why old copies stay. */
  note?: string | undefined;
  /** When the newest copy was last checked; ISO 8601, UTC. */
  checkedAt?: string | undefined;
}

const failure = z.optional(z.object({ message: z.string(), since: z.string() }));
const schema: z.ZodMiniType<CopiesState> = z.object({
  copies: z.array(
    z.object({
      name: z.string(),
      createdAt: z.string(),
      bytes: z.number(),
      verifiedAt: z.optional(z.string()),
      problem: z.optional(z.string()),
    }),
  ),
  failure,
  checkFailure: failure,
  note: z.optional(z.string()),
  checkedAt: z.optional(z.string()),
});
const copiesState = setting('copies', schema);

export async function readCopies(db: Kysely<Database>): Promise<CopiesState> {
  return (await copiesState.read(db)).value ?? { copies: [] };
}

/** Changes the stored state. */
export async function changeCopies(
  db: Kysely<Database>,
  change: (state: CopiesState) => CopiesState,
): Promise<CopiesState> {
  return (await copiesState.update(db, (state) => change(state ?? { copies: [] }))) ?? { copies: [] };
}

/** Takes over what the bucket lists: copies that vanished are forgotten, and new ones count as unverified. Other objects are ignored. */
export function mergeListed(copies: readonly Copy[], listed: readonly StoredObject[]): Copy[] {
  const known = new Map(copies.map((copy) => [copy.name, copy]));
  return listed
    .flatMap(({ name, bytes }): Copy[] => {
      const createdAt = readCopyName(name);
      if (!createdAt) return [];
      const copy = known.get(name);
      // Bytes that changed are another file.
      return [copy?.bytes === bytes ? copy : { name, createdAt, bytes }];
    })
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt));
}
