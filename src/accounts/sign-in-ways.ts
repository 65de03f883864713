import type { FastifyInstance } from 'fastify';
import { isDatabaseError } from '../http/errors.ts';
import type { SignInWays } from '../shared/admin/accounts.ts';
import { countPasskeys, findPasskeyPlace } from './passkeys.ts';
import { countPeople } from './people.ts';
import { needsFirstPassword } from './setup-code.ts';

/**
 * Returns which fields the sign-in card shows besides the password, or `undefined` for the password alone: while there is one person without
 * a passkey, and while the database fails, so that the page still renders. Before the first password the card asks for the setup code.
 */
export async function findSignInWays({ db, site }: FastifyInstance): Promise<SignInWays | undefined> {
  try {
    const place = findPasskeyPlace(site.current.publicUrl);
    const passkey = 'rpId' in place && (await countPasskeys(db, place.rpId)) > 0;
    const email = (await countPeople(db)) > 1;
    if (site.current.isDemo) return { email, passkey, demo: true };
    if (email || passkey) return { email, passkey };
    return (await needsFirstPassword(db)) ? { email, passkey, setupCode: true } : undefined;
  } catch (error) {
    if (!isDatabaseError(error)) throw error;
    return undefined;
  }
}
