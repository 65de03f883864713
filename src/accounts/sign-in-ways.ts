import type { Kysely } from 'kysely';
import type { Database } from '../database/index.ts';
import { isDatabaseError } from '../http/errors.ts';
import type { SignInWays } from '../shared/admin/accounts.ts';
import { countPeople } from './people.ts';

/**
 * Returns which fields the sign-in card shows besides the password, or `undefined` for the password alone: while there is one person, and
 * while the database fails, so that the page still renders.
 */
export async function findSignInWays(db: Kysely<Database>): Promise<SignInWays | undefined> {
  try {
    const email = (await countPeople(db)) > 1;
    return email ? { email, passkey: false } : undefined;
  } catch (error) {
    if (!isDatabaseError(error)) throw error;
    return undefined;
  }
}
