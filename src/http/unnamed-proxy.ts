import fp from 'fastify-plugin';

/**
 * Says once that requests seem to come through a proxy that `TRUST_PROXY` does not name: all visitors then count as one address,
 * and the twenty-first request in ten minutes would be refused. A visitor can forge the header, so one line is all it does.
 */
export const unnamedProxy = fp<{ trustsProxy: boolean }>(
  async (app, { trustsProxy }) => {
    if (trustsProxy) return;
    let told = false;
    app.addHook('onRequest', async ({ headers }) => {
      if (told || !headers['x-forwarded-for']) return;
      told = true;
      app.log.warn(
        'a request came with X-Forwarded-For; if a proxy stands before the site, name its address in TRUST_PROXY',
      );
    });
  },
  { name: 'unnamed-proxy', fastify: '5.x' },
);
