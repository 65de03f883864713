import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { applyEnvironmentPassword, makeFirstPassword } from './credentials.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Settles when every role has the configured password, or its generated one. Rejects when it cannot be stored. */
    applyPasswords(): Promise<void>;
    /** scrypt's N for new passwords; `undefined` for the program's own. */
    passwordCost: number | undefined;
  }
}

export interface PasswordOptions {
  config: Pick<Config, 'adminPassword' | 'staffPassword'>;
  /** Receives the admin password that the first start generates. */
  announcePassword(password: string): void;
  /** scrypt's N, by default the program's own. */
  passwordCost?: number | undefined;
}

/**
 * Stores the configured passwords while the site starts. Hashing takes longer than the rest of the start, so the public pages do not
 * wait for it: routes that read the session await `applyPasswords`. If it fails, they fail, and the next of them tries again.
 */
export const passwords = fp<PasswordOptions>(
  async (app, options) => {
    let applying: Promise<void> | undefined;
    app.decorate('passwordCost', options.passwordCost);
    app.decorate('applyPasswords', () => {
      applying ??= ensurePasswords(app, options).catch((error) => {
        applying = undefined;
        throw error;
      });
      return applying;
    });
    const first = app
      .applyPasswords()
      .catch((err) => app.log.error({ err }, 'the passwords of the configuration could not be stored'));
    app.addHook('onClose', async () => void (await (applying ?? first).catch(() => {})));
  },
  { name: 'passwords', dependencies: ['cluster', 'database'], fastify: '5.x' },
);

/** Generates an admin password at the first start unless one is configured, stores its hash and prints it once (docs/decisions.md, "Configuration"). */
async function ensurePasswords(
  { db, sharedDatabase, cluster }: FastifyInstance,
  options: PasswordOptions,
): Promise<void> {
  const { adminPassword, staffPassword } = options.config;
  const cost = options.passwordCost;
  const how = { cost, keepsFormer: sharedDatabase !== undefined, nowMs: cluster.now() };
  if (adminPassword) await applyEnvironmentPassword(db, 'admin', adminPassword, how);
  if (staffPassword) await applyEnvironmentPassword(db, 'staff', staffPassword, how);
  const password = await makeFirstPassword(db, 'admin', { cost });
  if (password) options.announcePassword(password);
}
