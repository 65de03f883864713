import { createHmac } from 'node:crypto';
import fp from 'fastify-plugin';

const minuteMs = 60_000;

/**
 * Has the processes of one database count the uses of the rate limits together. An address leaves this process only as a keyed hash,
 * so that neither the database nor a copy of it tells who was here.
 */
export const sharedLimits = fp<{ key: Buffer }>(
  async (app, { key }) => {
    const limits = app.sharedDatabase?.limits;
    if (!limits) return;
    const hide = (name: string) => hideLimitName(key, name);
    app.shareRateLimits({
      count: (name, windowMs) => limits.count(hide(name), windowMs),
      find: (name) => limits.find(hide(name)),
      refund: (name) => limits.refund(hide(name)),
    });
    const sweeping = setInterval(() => void limits.sweep().catch(() => {}), minuteMs).unref();
    app.addHook('onClose', async () => clearInterval(sweeping));
  },
  { name: 'shared-limits', dependencies: ['database', 'rate-limits'], fastify: '5.x' },
);

/** What the database knows a limit of an address by. */
export function hideLimitName(key: Buffer, name: string): string {
  return createHmac('sha256', key).update(`limit ${name}`).digest('base64url');
}
