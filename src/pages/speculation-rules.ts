import type { FastifyInstance } from 'fastify';
import { speculationRulesPath } from './page-cache.ts';

/** Pages that visitors may open next; the others change something, are files, or are for staff. */
const pages = {
  and: [
    { href_matches: '/*' },
    ...['/api/*', '/admin', '/admin/*', '/upload-*', '/images/*', '/catalog-pages/*', '/assets/*', '/*.pdf'].map(
      (href_matches) => ({
        not: { href_matches },
      }),
    ),
    { not: { selector_matches: '[download], [target="_blank"]' } },
  ],
};

const rules = {
  prefetch: [{ where: pages, eagerness: 'moderate' }],
  prerender: [{ where: pages, eagerness: 'moderate' }],
};

/** Every page names these rules in a header: browsers that know them fetch and draw a page while the finger is still on its link. */
export async function speculationRulesRoutes(app: FastifyInstance): Promise<void> {
  app.get(speculationRulesPath, async (_request, reply) =>
    reply
      .type('application/speculationrules+json')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify(rules)),
  );
}
