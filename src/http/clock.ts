import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Milliseconds since 1970, for schedules, deliveries, canary, backups and form stamps; tests replace it. */
    now(): number;
  }
}

export const clock = fp<{ now: () => number }>(async (app, { now }) => void app.decorate('now', now), {
  name: 'clock',
  fastify: '5.x',
});
