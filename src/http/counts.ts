import fp from 'fastify-plugin';

/** What is counted where it happens. */
export type CountedEvent = 'lead';

export interface Counts {
  add(event: CountedEvent, label: string): void;
  list(event: CountedEvent): { label: string; count: number }[];
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Plain numbers since the start, for the metrics. */
    counts: Counts;
  }
}

export const counts = fp(async (app) => void app.decorate('counts', createCounts()), {
  name: 'counts',
  fastify: '5.x',
});

function createCounts(): Counts {
  const byEvent = new Map<CountedEvent, Map<string, number>>();
  return {
    add(event, label) {
      const labels = byEvent.get(event) ?? new Map<string, number>();
      byEvent.set(event, labels.set(label, (labels.get(label) ?? 0) + 1));
    },
    list: (event) => Array.from(byEvent.get(event) ?? [], ([label, count]) => ({ label, count })),
  };
}
