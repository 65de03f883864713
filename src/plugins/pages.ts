import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { renderPage } from '../../views/server.tsx';
import type { PageInput } from '../shared/page.ts';

/** The path is the request's own unless a form returns to another page. */
type PageOptions = Omit<PageInput, 'path' | 'unlisted'> & { path?: string; unlisted?: boolean | undefined };

declare module 'fastify' {
  interface FastifyReply {
    /** Answers with a page, at the status that was set. */
    page(request: FastifyRequest, options: PageOptions): Promise<FastifyReply>;
  }
}

/** The single door from the server to the views. */
export const pages = fp(
  async (app) => {
    app.decorateReply('page', async function page(this: FastifyReply, request: FastifyRequest, options: PageOptions) {
      const input = { ...options, path: options.path ?? pathOf(request), unlisted: options.unlisted ?? false };
      if (input.unlisted || this.statusCode >= 400) this.header('x-robots-tag', 'noindex, nofollow');
      this.type('text/html; charset=utf-8');
      return this.send(renderPage(input, await app.site.read()));
    });
  },
  { name: 'pages', dependencies: ['site'], fastify: '5.x' },
);

/** The address without its query. */
export function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}
