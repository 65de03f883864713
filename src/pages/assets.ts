import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { adminScope, workerPath } from '../shared/admin/push.ts';
import { accentColors, defaultAccent, type Hex } from '../shared/content/color.ts';
import type { Site } from '../shared/page.ts';
import { fillPlaceholders } from '../shared/profile.ts';
import { speculationRulesPath } from './page-cache.ts';

const cached = { maxAge: 365 * 24 * 3600 * 1000, immutable: true };

/** An icon's address stays when the icon changes, so browsers ask again after a day. */
const iconAgeMs = 24 * 3600_000;

/**
 * The files that pages refer to: built ones and the accent's style sheet, cached by browsers for a year; icons, the manifest, and the
 * speculation rules.
 */
export const assets = fp<{ config: Config }>(
  async (app, { config }) => {
    app.get<{ Params: { name: string } }>(accentPath, async ({ params }, reply) => {
      const { name, css } = accentSheet(`#${params.name.slice(0, 6)}`);
      if (name !== params.name) return reply.callNotFound();
      return reply
        .type('text/css; charset=utf-8')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(css);
    });
    const root = join(config.distDir, 'assets');
    await app.register(fastifyStatic, {
      root,
      prefix: '/assets/',
      ...cached,
      index: false,
      preCompressed: true,
      decorateReply: true,
    });
    await app.register(smallFiles, { icons: join(config.staticDir, 'icons') });
    await app.register(adminFiles, { root });
  },
  { name: 'assets', dependencies: ['site'] },
);

/** Files that browsers request in addition to the pages (docs/decisions.md, "Further addresses"). */
async function smallFiles(app: FastifyInstance, { icons }: { icons: string }): Promise<void> {
  app.get('/favicon.ico', async (_request, reply) => reply.sendFile('favicon.ico', icons, { maxAge: iconAgeMs }));

  app.get<{ Params: { name: string } }>('/icons/:name', async (request, reply) =>
    reply.sendFile(request.params.name, icons, { maxAge: iconAgeMs }),
  );

  app.get('/site.webmanifest', async (_request, reply) =>
    reply.type('application/manifest+json; charset=utf-8').send(JSON.stringify(webManifest(app.site.current))),
  );

  // Every page names these rules in a header: browsers that support them load a page while the finger is still on its link.
  app.get(speculationRulesPath, async (_request, reply) =>
    reply
      .type('application/speculationrules+json')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify(speculationRules)),
  );
}

/** The files that let the admin be installed as an app on a phone (docs/product.md, "Push notifications"). Public pages link to neither. */
async function adminFiles(app: FastifyInstance, { root }: { root: string }): Promise<void> {
  app.get('/admin.webmanifest', async (_request, reply) =>
    reply.type('application/manifest+json; charset=utf-8').send(JSON.stringify(adminManifest(app.site.current))),
  );

  // Browsers check it for changes on each page load. Its scope can't be wider than the admin.
  app.get(workerPath, async (_request, reply) =>
    reply
      .header('service-worker-allowed', adminScope)
      .header('cache-control', 'no-cache')
      .sendFile(basename(app.site.current.assets.worker), root, { cacheControl: false }),
  );
}

/** `--color-paper` of tokens.css, for the browser's own start screen. */
const backgroundColor = '#f8f3ea';

function webManifest({ profile, themeColor }: Site) {
  return {
    name: profile.name,
    short_name: profile.brandInitials,
    description: fillPlaceholders('Fence installation and repair in {region}', profile),
    start_url: '/',
    display: 'browser',
    background_color: backgroundColor,
    theme_color: themeColor,
    icons,
  };
}

/** The manifest opens the admin without browser controls, because iPhones allow notifications only for such an app. */
function adminManifest({ profile, themeColor }: Site) {
  return {
    id: adminScope,
    name: `${profile.name} - Admin`,
    short_name: `${profile.brandInitials} Admin`,
    description: `Leads and the website of ${profile.name}`,
    start_url: adminScope,
    scope: adminScope,
    display: 'standalone',
    background_color: backgroundColor,
    theme_color: themeColor,
    icons,
  };
}

const icon = (name: string, pixels: number, purpose: string) => ({
  src: `/icons/${name}.png`,
  sizes: `${pixels}x${pixels}`,
  type: 'image/png',
  purpose,
});

const icons = [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('icon-maskable-512', 512, 'maskable')];

/** Pages that visitors may open next. The others change data, are files, or are for staff. */
const nextPages = {
  and: [
    { href_matches: '/*' },
    ...['/api/*', '/admin', '/admin/*', '/upload-*', '/images/*', '/catalog-pages/*', '/assets/*', '/*.pdf'].map(
      (href_matches) => ({
        not: { href_matches },
      }),
    ),
    { not: { selector_matches: '[download], [target="_blank"], [rel~="nofollow"]' } },
  ],
};

const speculationRules = {
  prefetch: [{ where: nextPages, eagerness: 'moderate' }],
  prerender: [{ where: nextPages, eagerness: 'moderate' }],
};

/** The color's six digits and sixteen of the sheet's hash. */
const accentPath = '/assets/accent-:name(^[0-9a-f]{22}$).css';

/** Returns the address of an accent's style sheet; none for the default accent, which the built sheet contains. */
export function accentStyleOf(accent: Hex): string | undefined {
  return accent === defaultAccent ? undefined : `/assets/accent-${accentSheet(accent).name}.css`;
}

/**
 * Makes the style sheet of the owner's accent color: three tokens that override the built sheet. Its name contains the color, so that every
 * process can make the sheet of any address, even of a page that was sent before a change (docs/product.md, "Accent color").
 */
function accentSheet(accent: Hex): { name: string; css: string } {
  const { action, actionHover, onDark } = accentColors(accent);
  const tokens = `--color-action:${action};--color-action-hover:${actionHover};--color-accent-on-dark:${onDark}`;
  const css = `@layer tokens{:root{${tokens}}}\n`;
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 16);
  return { name: `${accent.slice(1)}${hash}`, css };
}
