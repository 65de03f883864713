import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, compress, type Encoding } from '../http/encoding.ts';
import { accentColors } from '../shared/content/accent.ts';
import type { Hex } from '../shared/content/color.ts';
import { defaultAccent } from '../shared/profile.ts';

/** A style sheet, by the encoding that a client takes. */
type Encoded = Record<Encoding, Promise<Buffer> | Buffer>;

/** The color's six digits and sixteen of the sheet's hash. */
export const themePath = '/assets/site-:name(^[0-9a-f]{22}$).css';

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
export async function sendTheme(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
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
