import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { applyEnvironmentPassword, makeFirstPassword } from './credentials.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Settles when every role has the password that the configuration names, or its first one. Rejects when it cannot be stored. */
    applyPasswords(): Promise<void>;
  }
}

export interface PasswordOptions {
  config: Pick<Config, 'adminPassword' | 'staffPassword'>;
  /** Receives the admin password that the first start made. */
  announcePassword(password: string): void;
  /** scrypt's N for the environment's passwords. */
  passwordCost?: number | undefined;
}

/**
 * Brings the passwords in line with the configuration while the site starts. Hashing them takes longer than the rest of the start, so
 * the public pages do not wait for it: routes where somebody may be signed in await `applyPasswords`. A failure is theirs too, and the
 * next of them tries again.
 */
export const passwords = fp<PasswordOptions>(
  async (app, options) => {
    let applying: Promise<void> | undefined;
    app.decorate('applyPasswords', () => {
      applying ??= ensurePasswords(app, options).catch((error) => {
        applying = undefined;
        throw error;
      });
      return applying;
    });
    const apply = () => app.applyPasswords();
    const first = apply().catch((err) =>
      app.log.error({ err }, 'the passwords of the configuration could not be stored'),
    );
    app.addHook('onClose', async () => void (await (applying ?? first).catch(() => {})));
  },
  { name: 'passwords', dependencies: ['database'], fastify: '5.x' },
);

/** Without a configured admin password the first start makes one, stores only its hash and tells it once (docs/decisions.md, "Configuration"). */
async function ensurePasswords({ db }: FastifyInstance, options: PasswordOptions): Promise<void> {
  const { adminPassword, staffPassword } = options.config;
  if (adminPassword) await applyEnvironmentPassword(db, 'admin', adminPassword, options.passwordCost);
  if (staffPassword) await applyEnvironmentPassword(db, 'staff', staffPassword, options.passwordCost);
  const password = await makeFirstPassword(db, 'admin');
  if (password) options.announcePassword(password);
}
