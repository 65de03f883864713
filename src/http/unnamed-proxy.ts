import fp from 'fastify-plugin';

/**
 * Logs once that requests seem to come through a proxy that `TRUST_PROXY` does not name. All visitors then share one IP address,
 * and the twenty-first form post in ten minutes is rejected. It only logs, because a visitor can forge the header. Where processes share
 * a site there is a balancer for certain, so that the start says so.
 */
export const unnamedProxy = fp<{ trustsProxy: boolean; isShared: boolean }>(
  async (app, { trustsProxy, isShared }) => {
    if (trustsProxy) return;
    if (isShared) {
      app.log.warn('TRUST_PROXY is not set: behind a balancer all visitors share the limits of one address');
      return;
    }
    let logged = false;
    app.addHook('onRequest', ({ headers }, _reply, done) => {
      done();
      if (logged || !headers['x-forwarded-for']) return;
      logged = true;
      app.log.warn(
        'a request came with X-Forwarded-For; if a proxy stands before the site, name its address in TRUST_PROXY',
      );
    });
  },
  { name: 'unnamed-proxy', fastify: '5.x' },
);
