import type { PageTemplate, renderPart, renderTemplate } from '../../views/server.tsx';
import { type PageInput, type Site, splitPage } from '../shared/page.ts';

interface KeptTemplate {
  version: number;
  /** The footer shows the current year. */
  year: number;
  template: Promise<PageTemplate>;
}

/** What the views offer for it; render.ts is their single door. */
export interface TemplateViews {
  renderTemplate: typeof renderTemplate;
  renderPart: typeof renderPart;
}

/**
 * Pages for one visitor, such as a refused form or a later part of the gallery: what all visitors see of them is rendered once for
 * each version of the site. The caller bounds the memory by asking for known addresses alone.
 */
export class VisitorPages {
  #templates = new Map<string, KeptTemplate>();
  #views: TemplateViews;

  constructor(views: TemplateViews) {
    this.#views = views;
  }

  /** @throws what rendering throws */
  async render(input: PageInput, site: Site): Promise<string> {
    const { pieces, parts } = await this.#find(input, site);
    const filled = parts.map((name) => this.#views.renderPart(name, input, site));
    return pieces.map((piece, index) => piece + (filled[index] ?? '')).join('');
  }

  #find(input: PageInput, site: Site): Promise<PageTemplate> {
    const { page } = splitPage(input);
    const key = `${page.shape} ${page.path}`;
    const year = new Date().getFullYear();
    const kept = this.#templates.get(key);
    if (kept?.version === site.version && kept.year === year) return kept.template;
    const template = this.#views.renderTemplate(page, site);
    this.#templates.set(key, { version: site.version, year, template });
    template.catch(() => this.#templates.delete(key));
    return template;
  }
}
