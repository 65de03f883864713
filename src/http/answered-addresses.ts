import fp from 'fastify-plugin';

/** The addresses that the program's own routes answer, beside the pages of the site map. */
export interface AnsweredAddresses {
  /** True if a route answers a path itself, so that no page and no redirect can have it. @param path decoded, without query */
  has(path: string): boolean;
  /** The addresses of single files and calls at the root, such as `/robots.txt`. */
  listFixed(): string[];
}

declare module 'fastify' {
  interface FastifyInstance {
    answeredAddresses: AnsweredAddresses;
  }
}

/**
 * Notes each route as it is registered, so that no list of reserved addresses has to be kept by hand. A route whose first part is a
 * parameter gives way: it answers what it knows, and all else is looked for among pages and redirects.
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
 * A whole folder, such as `/images/...`, belongs to the routes in it. Below `/calendar/`, whose route takes names of one shape alone,
 * other names are free.
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
