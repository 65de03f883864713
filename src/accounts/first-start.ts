import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { applyEnvironmentPassword } from './passwords.ts';
import { ensureFirstOwner } from './people.ts';
import { openSetupCode } from './setup-code.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Settles when the first owner has the configured password, or a setup code. Rejects if neither can be stored. */
    applyPasswords(): Promise<void>;
    /** The code of this start, with which the owner chooses the first password; `undefined` once someone can sign in. */
    setupCode: string | undefined;
    /** scrypt's N for new passwords; `undefined` for the default. */
    passwordCost: number | undefined;
  }
}

interface PasswordOptions {
  config: Pick<Config, 'adminPassword'>;
  /** True for several processes. */
  keepsFormer?: boolean;
  /** scrypt's N; the default if absent. */
  passwordCost?: number | undefined;
}

/**
 * Stores the configured password during startup. Hashing takes longer than the rest of the start, so the public pages don't wait for it:
 * routes that read the session await `applyPasswords`. If it fails, they fail, and the next of them tries again.
 */
export const passwords = fp<PasswordOptions>(
  async (app, options) => {
    let applying: Promise<void> | undefined;
    app.decorate('passwordCost', options.passwordCost);
    app.decorate('setupCode', undefined);
    app.decorate('applyPasswords', () => {
      applying ??= ensurePasswords(app, options).catch((error) => {
        applying = undefined;
        throw error;
      });
      return applying;
    });
    const first = app
      .applyPasswords()
      .catch((err) => app.log.error({ err }, 'could not store the configured password'));
    app.addHook('onClose', async () => void (await (applying ?? first).catch(() => {})));
  },
  { name: 'passwords', dependencies: ['clock', 'database'] },
);

/** Adds the first owner at the first start, with the configured password or a setup code (docs/decisions.md, "Configuration"). */
async function ensurePasswords(app: FastifyInstance, options: PasswordOptions): Promise<void> {
  const { passwordCost: cost, keepsFormer = false } = options;
  const { adminPassword } = options.config;
  const nowMs = app.sharedNow();
  const owner = await ensureFirstOwner(app.db, nowMs);
  if (adminPassword) await applyEnvironmentPassword(app.db, owner.id, adminPassword, { cost, keepsFormer, nowMs });
  app.setupCode = await openSetupCode(app.db, { nowMs, keepsOthers: keepsFormer });
}
