import type { FastifyInstance } from 'fastify';
import type { ProblemContext } from '../shared/content/problems.ts';

/** What words are checked against: the site as visitors see it now. */
export function contextOf(app: FastifyInstance): ProblemContext {
  const { documents, pictures } = app.site.current;
  return { documents, hasPicture: (name) => Object.hasOwn(pictures, name), weigh: app.content.weigh };
}
