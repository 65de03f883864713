import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Milliseconds since 1970, by the clock of what happens by itself; a test turns its hands. */
    now(): number;
  }
}

export const clock = fp<{ now: () => number }>(async (app, { now }) => void app.decorate('now', now), {
  name: 'clock',
  fastify: '5.x',
});
