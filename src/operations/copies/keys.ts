import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { SiteKeys } from '../../config.ts';
import { type Database, setting } from '../../database/index.ts';
import { InvalidFieldsError, NoRecoveryKeyError } from '../../http/errors.ts';
import { openSecret, sealSecret } from '../../outbox/index.ts';
import { endingLength } from '../../shared/admin/copies.ts';
import { makeKeyPair } from './encryption.ts';

interface StoredKeys {
  /** The site's own key: it opens each copy for its check, without the owner. */
  site?: { recipient: string; sealed: string } | undefined;
  /** The owner's key. The site knows only the half that encrypts. */
  owner?: { recipient: string; confirmedAt: string } | undefined;
  /** A key that was shown and isn't confirmed yet. The end of a key is its checksum, so it reveals nothing of use. */
  shown?: { recipient: string; ending: string } | undefined;
}

const schema: z.ZodMiniType<StoredKeys> = z.object({
  site: z.optional(z.object({ recipient: z.string(), sealed: z.string() })),
  owner: z.optional(z.object({ recipient: z.string(), confirmedAt: z.string() })),
  shown: z.optional(z.object({ recipient: z.string(), ending: z.string() })),
});
const storedKeys = setting('copies-keys', schema);

export type CopyKeys = ReturnType<typeof createCopyKeys>;

/** Creates access to the keys that copies are encrypted for (docs/decisions.md, "Copies elsewhere"). */
export function createCopyKeys({ db, keys, now }: { db: Kysely<Database>; keys: SiteKeys; now(): number }) {
  return {
    /** @returns both recipients, and the site's key if it can still be read; `undefined` until the owner confirmed a recovery key */
    async read(): Promise<{ recipients: string[]; identity: string | undefined; confirmedAt: string } | undefined> {
      const { value } = await storedKeys.read(db);
      if (!value?.site || !value.owner) return undefined;
      const identity = openSecret(keys, 'backup-identity', value.site.sealed);
      return {
        recipients: [value.owner.recipient, value.site.recipient],
        identity,
        confirmedAt: value.owner.confirmedAt,
      };
    },
    /** Makes a recovery key and returns it. It is stored nowhere; an earlier one stays in use until this one is confirmed. */
    async show(): Promise<string> {
      const { identity, recipient } = await makeKeyPair();
      const shown = { recipient, ending: identity.slice(-endingLength) };
      await storedKeys.update(db, (value) => ({ ...value, shown }));
      return identity;
    },
    /** Puts the shown key to use. @throws InvalidFieldsError, NoRecoveryKeyError */
    async confirm(ending: string): Promise<void> {
      const made = await makeKeyPair();
      const sealed = sealSecret(keys[0], 'backup-identity', made.identity);
      await storedKeys.update(db, (value) => {
        if (!value?.shown) throw new NoRecoveryKeyError();
        if (ending.replace(/[\s-]/g, '').toUpperCase() !== value.shown.ending)
          throw new InvalidFieldsError({
            ending: ['These aren’t the last 6 letters of the key. Check the printed page.'],
          });
        const isReadable = value.site && openSecret(keys, 'backup-identity', value.site.sealed) !== undefined;
        return {
          site: isReadable ? value.site : { recipient: made.recipient, sealed },
          owner: { recipient: value.shown.recipient, confirmedAt: new Date(now()).toISOString() },
        };
      });
    },
  };
}
