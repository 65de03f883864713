import type { FastifyInstance } from 'fastify';
import { isDatabaseError } from '../http/errors.ts';
import type { SignInWays } from '../shared/admin/accounts.ts';
import { countPasskeys, findPasskeyPlace } from './passkeys.ts';
import { countPeople } from './people.ts';

/**
 * Returns which fields the sign-in card shows besides the password, or `undefined` for the password alone: while there is one person without
 * a passkey, and while the database fails, so that the page still renders.
 */
export async function findSignInWays({ db, site }: FastifyInstance): Promise<SignInWays | undefined> {
  try {
    const place = findPasskeyPlace(site.current.publicUrl);
    const passkey = 'rpId' in place && (await countPasskeys(db, place.rpId)) > 0;
    const email = (await countPeople(db)) > 1;
    return email || passkey ? { email, passkey } : undefined;
  } catch (error) {
    if (!isDatabaseError(error)) throw error;
    return undefined;
  }
}
