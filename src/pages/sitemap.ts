import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { compressText } from '../http/compression.ts';
import type { Site } from '../shared/page.ts';
import { listedRoutes } from '../shared/site-map.ts';

/** Icons keep their address when they change, so browsers ask again after a day. */
const iconAgeMs = 24 * 3600_000;

/** `--color-paper` of tokens.css, for the browser's own start screen. */
const backgroundColor = '#f8f3ea';

/** What search engines and browsers ask for beside the pages (docs/decisions.md, "Further addresses"); unlisted pages are named nowhere here. */
export async function seoRoutes(app: FastifyInstance, { config }: { config: Config }): Promise<void> {
  const icons = join(config.staticDir, 'icons');

  // The gallery's script fetches /api/images; a crawler that may not fetch it would see an empty gallery.
  app.get('/robots.txt', async (_request, reply) => {
    const { publicUrl } = app.site.current;
    return reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /api/\nAllow: /api/images\n\nSitemap: ${publicUrl}/sitemap.xml\n`);
  });

  app.get('/sitemap.xml', { onSend: compressText }, async (_request, reply) => {
    return reply.type('application/xml; charset=utf-8').send(sitemap(app.site.current, app.pagePictures));
  });

  app.get('/site.webmanifest', async (_request, reply) =>
    reply.type('application/manifest+json; charset=utf-8').send(JSON.stringify(webManifest(app.site.current))),
  );

  app.get('/favicon.ico', async (_request, reply) => reply.sendFile('favicon.ico', icons, { maxAge: iconAgeMs }));

  app.get<{ Params: { name: string } }>('/icons/:name', async (request, reply) =>
    reply.sendFile(request.params.name, icons, { maxAge: iconAgeMs }),
  );
}

/** Without `lastmod`: a page changes with the program, the profile and the pictures, and a wrong date is worse than none. */
function sitemap(site: Site, pagePictures: FastifyInstance['pagePictures']): string {
  const shown = listedRoutes(site.map).filter(({ screen }) => screen !== 'price' || site.prices.prices.enabled);
  const urls = shown.map((route) => {
    const images = [...new Set(pagePictures(route, site))].map(
      (name) =>
        `<image:image><image:loc>${site.publicUrl}/images/${escapeXml(encodeURIComponent(name))}</image:loc></image:image>`,
    );
    return `<url><loc>${escapeXml(site.publicUrl + route.path)}</loc>${images.join('')}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls.join('')}</urlset>
`;
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/'/g, '&apos;').replace(/"/g, '&quot;');
}

function webManifest({ profile, themeColor }: Site) {
  const icon = (name: string, pixels: number, purpose: string) => ({
    src: `/icons/${name}.png`,
    sizes: `${pixels}x${pixels}`,
    type: 'image/png',
    purpose,
  });
  return {
    name: profile.name,
    short_name: profile.brandInitials,
    description: `Fence installation and repair in the ${profile.region}`,
    start_url: '/',
    display: 'browser',
    background_color: backgroundColor,
    theme_color: themeColor,
    icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('icon-maskable-512', 512, 'maskable')],
  };
}
