import type { renderPart, renderTemplate } from '../../views/server.tsx';
import type { Encoding } from '../http/encoding.ts';
import { type PageInput, type Site, splitPage } from '../shared/page.ts';
import { type GzipPiece, gzipEffort, joinGzip, makeGzipPiece } from './joined-gzip.ts';

interface Template {
  version: number;
  /** The footer shows the current year. */
  year: number;
  pieces: readonly GzipPiece[];
  parts: ReturnType<typeof renderTemplate>['parts'];
}

/** What the views offer for it; render.ts is their single door. */
export interface TemplateViews {
  renderTemplate: typeof renderTemplate;
  renderPart: typeof renderPart;
}

/**
 * Pages for one visitor, such as a refused form or a later part of the gallery: what all visitors see of them is rendered and
 * compressed once for each version of the site. The caller bounds the memory by asking for known addresses alone.
 */
export class VisitorPages {
  #templates = new Map<string, Template>();
  #views: TemplateViews;

  constructor(views: TemplateViews) {
    this.#views = views;
  }

  /**
   * Never Brotli: its streams cannot be joined, and compressing a whole page for one visitor would take longer than making it.
   * @returns the HTML in the encoding @throws what rendering throws
   */
  render(input: PageInput, site: Site, encoding: Exclude<Encoding, 'br'>): Buffer {
    const { pieces, parts } = this.#find(input, site);
    const filled = parts.map((name) => makeGzipPiece(this.#views.renderPart(name, input, site), gzipEffort.fast));
    const whole = pieces.flatMap((piece, index) => [piece, ...filled.slice(index, index + 1)]);
    return encoding === 'gzip' ? joinGzip(whole) : Buffer.concat(whole.map(({ bytes }) => bytes));
  }

  #find(input: PageInput, site: Site): Template {
    const { page } = splitPage(input);
    const key = `${page.shape} ${page.path}`;
    const year = new Date().getFullYear();
    const kept = this.#templates.get(key);
    if (kept?.version === site.version && kept.year === year) return kept;
    const { pieces, parts } = this.#views.renderTemplate(page, site);
    const template = {
      version: site.version,
      year,
      pieces: pieces.map((piece) => makeGzipPiece(piece, gzipEffort.best)),
      parts,
    };
    this.#templates.set(key, template);
    return template;
  }
}
