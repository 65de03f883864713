import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { constants } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { chooseEncoding, compress, type Encoding } from '../http/encoding.ts';
import { accentColors, type Hex } from '../shared/content/color.ts';
import type { Site } from '../shared/page.ts';
import { defaultAccent } from '../shared/profile.ts';
import type { SiteFiles } from '../storage/index.ts';
import { speculationRulesPath } from './page-cache.ts';

const kept = { maxAge: 365 * 24 * 3600 * 1000, immutable: true };

/** Icons keep their address when they change, so browsers ask again after a day. */
const iconAgeMs = 24 * 3600_000;

/** The files that pages name: built ones and the style sheet of the accent, kept by browsers for a year; icons, the manifest, the speculation rules. */
export const assets = fp<{ config: Config }>(
  async (app, { config }) => {
    app.get(themePath, (request, reply) => sendTheme(app, request, reply));
    const root = join(config.distDir, 'assets');
    const { findReleased } = app.files;
    if (findReleased) await app.register(assetsOfAllReleases, { root, findReleased });
    await app.register(fastifyStatic, {
      root,
      prefix: '/assets/',
      ...kept,
      index: false,
      preCompressed: true,
      decorateReply: true,
    });
    await app.register(smallFiles, { icons: join(config.staticDir, 'icons') });
  },
  { name: 'assets', dependencies: ['site', 'site-files'], fastify: '5.x' },
);

/** A page of another release, sent by another process, may have led here. */
async function assetsOfAllReleases(
  app: FastifyInstance,
  { root, findReleased }: { root: string } & Required<Pick<SiteFiles, 'findReleased'>>,
): Promise<void> {
  const own = new Set(await readdir(root));

  app.get<{ Params: { name: string } }>('/assets/:name', async ({ params: { name } }, reply) => {
    if (own.has(name)) return reply.sendFile(name);
    const file = await findReleased(`assets/${name}`);
    if (!file) return reply.callNotFound();
    return reply.sendFile(basename(file), dirname(file), kept);
  });
}

/** What browsers ask for beside the pages (docs/decisions.md, "Further addresses"). */
async function smallFiles(app: FastifyInstance, { icons }: { icons: string }): Promise<void> {
  app.get('/favicon.ico', async (_request, reply) => reply.sendFile('favicon.ico', icons, { maxAge: iconAgeMs }));

  app.get<{ Params: { name: string } }>('/icons/:name', async (request, reply) =>
    reply.sendFile(request.params.name, icons, { maxAge: iconAgeMs }),
  );

  app.get('/site.webmanifest', async (_request, reply) =>
    reply.type('application/manifest+json; charset=utf-8').send(JSON.stringify(webManifest(app.site.current))),
  );

  // Every page names these rules in a header: browsers that know them fetch and draw a page while the finger is still on its link.
  app.get(speculationRulesPath, async (_request, reply) =>
    reply
      .type('application/speculationrules+json')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify(speculationRules)),
  );
}

/** `--color-paper` of tokens.css, for the browser's own start screen. */
const backgroundColor = '#f8f3ea';

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

/** Pages that visitors may open next; the others change something, are files, or are for staff. */
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

/** A style sheet, by the encoding that a client takes. */
type Encoded = Record<Encoding, Promise<Buffer> | Buffer>;

/** The color's six digits and sixteen of the sheet's hash. */
const themePath = '/assets/site-:name(^[0-9a-f]{22}$).css';

/**
 * The style sheets of owners' accents: the built sheet with three tokens more. The address names the color, so that every process
 * makes the sheet of any address, also of a page that was sent before a change (docs/product.md, "Accent color").
 */
export class Themes {
  #sheet: string;
  /** The sheet that pages name now; it is compressed once. */
  #current: { name: string; encoded: Encoded } | undefined;

  constructor(sheet: string) {
    this.#sheet = sheet;
  }

  /** @param file the sheet that the build made */
  static async read(file: string): Promise<Themes> {
    return new Themes(await readFile(file, 'utf8'));
  }

  /**
   * Makes an accent the current one.
   * @returns the address of its sheet; none for the default, whose sheet is the built one
   */
  styleOf(accent: Hex): string | undefined {
    if (accent === defaultAccent) return undefined;
    const { name, css } = this.#write(accent);
    if (this.#current?.name !== name) this.#current = { name, encoded: encodeWell(Buffer.from(css)) };
    return `/assets/site-${name}.css`;
  }

  /** The sheet of an address. @returns none where the name is not that of a sheet of this build */
  find(name: string, encoding: Encoding): Promise<Buffer> | Buffer | undefined {
    if (name === this.#current?.name) return this.#current.encoded[encoding];
    const sheet = this.#write(`#${name.slice(0, 6)}`);
    if (sheet.name !== name) return undefined;
    const css = Buffer.from(sheet.css);
    // For a page that was sent before the last change, which few browsers still show.
    return encoding === 'identity' ? css : compress(css, encoding, 3);
  }

  #write(accent: Hex): { name: string; css: string } {
    const { action, actionHover, onDark } = accentColors(accent);
    const tokens = `--color-action:${action};--color-action-hover:${actionHover};--color-accent-on-dark:${onDark}`;
    const css = `${this.#sheet}@layer tokens{:root{${tokens}}}\n`;
    const hash = createHash('sha256').update(css).digest('hex').slice(0, 16);
    return { name: `${accent.slice(1)}${hash}`, css };
  }
}

/** Answers with the style sheet of an accent, to be kept for a year; 404 for a name that is not of this build. */
async function sendTheme(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { name } = request.params as { name: string };
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const body = await app.themes.find(name, encoding);
  if (!body) return reply.callNotFound() as unknown as FastifyReply;
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .header('content-type', 'text/css; charset=utf-8')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('vary', 'accept-encoding')
    .send(body);
}

/** Begins at once, so that the first visitor after a change need not wait long. */
function encodeWell(css: Buffer): Encoded {
  const best = constants.BROTLI_MAX_QUALITY;
  return { br: compress(css, 'br', best), gzip: compress(css, 'gzip', best), identity: css };
}
