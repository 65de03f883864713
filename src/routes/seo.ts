import type { FastifyInstance } from 'fastify';
import { pageRoutes } from '../shared/routes.ts';

/** What search engines ask for (decisions, section 3); unlisted pages are named in neither file. */
export async function seoRoutes(app: FastifyInstance): Promise<void> {
  app.get('/robots.txt', async (_request, reply) => {
    const { publicUrl } = await app.site.read();
    return reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`);
  });

  app.get('/sitemap.xml', async (_request, reply) => {
    const { publicUrl } = await app.site.read();
    const urls = pageRoutes
      .filter((route) => !route.unlisted)
      .map(({ path }) => `<url><loc>${publicUrl}${path}</loc></url>`);
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
    return reply.type('application/xml; charset=utf-8').send(xml);
  });
}
