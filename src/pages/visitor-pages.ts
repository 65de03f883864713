import type { PageTemplate } from '../../views/server.tsx';
import type { PageInput, Site } from '../shared/page.ts';

interface KeptTemplate {
  version: number;
  /** The footer shows the current year. */
  year: number;
  template: Promise<PageTemplate>;
}

/** What the views offer for it; render.ts is their single door. */
export interface TemplateViews {
  renderTemplate(page: PageInput, site: Site): Promise<PageTemplate>;
  fillTemplate(template: PageTemplate, page: PageInput, site: Site): string;
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
  async render(page: PageInput, site: Site): Promise<string> {
    return this.#views.fillTemplate(await this.#find(page, site), page, site);
  }

  #find(page: PageInput, site: Site): Promise<PageTemplate> {
    const year = new Date().getFullYear();
    const kept = this.#templates.get(page.path);
    if (kept?.version === site.version && kept.year === year) return kept.template;
    const template = this.#views.renderTemplate(withoutVisitor(page), site);
    this.#templates.set(page.path, { version: site.version, year, template });
    template.catch(() => this.#templates.delete(page.path));
    return template;
  }
}

/** The page as all visitors see it. */
export function withoutVisitor({ formState: _form, galleryPart: _part, ...page }: PageInput): PageInput {
  return page;
}
