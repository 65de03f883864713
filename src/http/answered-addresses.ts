import fp from 'fastify-plugin';

/** The addresses of the program's own routes, in addition to the pages of the site map. */
export interface AnsweredAddresses {
  /** True if a route has this path, so that no page and no redirect can have it. @param path decoded, without query */
  has(path: string): boolean;
  /** Returns the addresses of single files and endpoints at the root, such as `/robots.txt`. */
  listFixed(): string[];
}

declare module 'fastify' {
  interface FastifyInstance {
    answeredAddresses: AnsweredAddresses;
  }
}

/**
 * Records each route as it is registered, so that no one has to maintain a list of reserved addresses. A route whose first part is a
 * parameter isn't reserved: it serves the names it knows, and other names are looked up among pages and redirects.
 */
export const answeredAddresses = fp(
  async (app) => {
    const routes = new Map<string, (path: string) => boolean>();
    app.addHook('onRoute', ({ url }) => {
      routes.set(url, matcherOf(url));
    });
    app.decorate('answeredAddresses', {
      has: (path) => [...routes.values()].some((matches) => matches(path)),
      listFixed: () => [...routes.keys()].filter((url) => /^\/[^/:*]+$/.test(url)),
    });
  },
  { name: 'answered-addresses' },
);

/**
 * Reserves a whole folder, such as `/images/...`. Below `/calendar/`, whose route accepts only names of one shape, other names are free.
 */
function matcherOf(url: string): (path: string) => boolean {
  const [first = '', second] = url.split('/').slice(1);
  if (/^[:*]/.test(first)) return () => false;
  const [, shape] = /^:\w+\((.+)\)$/.exec(second ?? '') ?? [];
  if (second === undefined) return (path) => path === `/${first}`;
  if (!shape) return (path) => path === `/${first}` || path.startsWith(`/${first}/`);
  const pattern = new RegExp(shape);
  return (path) => path.startsWith(`/${first}/`) && pattern.test(path.slice(first.length + 2));
}
