import fp from 'fastify-plugin';

/** How often a server that closes looks for connections that nobody uses any more. */
const idleCheckMs = 100;

declare module 'fastify' {
  interface FastifyInstance {
    /** The time before a stop in which this process still serves while balancers turn to others. */
    drain: {
      readonly hasBegun: boolean;
      /** From now on `/servez` answers 503, and each answer asks its client to close the connection. Every request is answered. */
      begin(): void;
      /** Calls a listener when the drain begins. */
      onBegin(listener: () => void): void;
    };
  }
}

/**
 * `/servez`, which balancers ask: this process can show pages and is not about to stop (docs/decisions.md, "Further addresses").
 * It does not ask the database: while that is away every process would leave the balancer, and the pages with them.
 * @param options `state` is what it says until then; a process that waits for the database, and has no page to show, is not asked for any
 */
export const drain = fp<{ state?: 'ok' | 'read-only' | 'waiting' }>(
  async (app, { state = 'ok' }) => {
    let hasBegun = false;
    const listeners: (() => void)[] = [];
    app.decorate('drain', {
      get hasBegun() {
        return hasBegun;
      },
      begin() {
        hasBegun = true;
        // Node itself says so on a connection that has had its share, which costs the answers before a drain nothing.
        app.server.maxRequestsPerSocket = 1;
        for (const listener of listeners) listener();
      },
      onBegin: (listener) => void listeners.push(listener),
    });
    let closing: NodeJS.Timeout | undefined;
    // A request that is answered after the server has closed leaves its connection open, and the stop would wait for a next one.
    app.addHook('preClose', async () => {
      closing = setInterval(() => app.server.closeIdleConnections(), idleCheckMs).unref();
    });
    app.addHook('onClose', async () => clearInterval(closing));
    app.get('/servez', { config: { answersFromMemory: true } }, (_request, reply) => {
      const isServing = !hasBegun && state !== 'waiting';
      reply.code(isServing ? 200 : 503).send({ status: hasBegun ? 'draining' : state });
    });
  },
  { name: 'drain', fastify: '5.x' },
);
