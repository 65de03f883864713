import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { InvalidFieldsError, NoSuchRecordError } from '../http/errors.ts';
import { found, readId, type WithId } from '../http/records.ts';
import { checkBody } from '../http/validation.ts';
import { checkPaths } from '../shared/fields.ts';
import { type ProjectFields, projectSchema, projectVersionSchema } from '../shared/project-fields.ts';
import { projectChoices } from '../shared/projects.ts';
import type { SiteMap } from '../shared/site-map.ts';
import { addProject, changeProject, deleteProject, findProject, listProjects } from './store.ts';

/** The projects: read, written as a whole with the version that was edited, live on every page at once (docs/product.md, "Projects"). */
export async function projectsDesk(app: FastifyInstance): Promise<void> {
  app.get('/api/admin/projects', async () => ({
    projects: await listProjects(app.db),
    choices: projectChoices(app.site.current.map),
  }));

  app.post('/api/admin/projects', async ({ body }, reply) => {
    const fields = readFields(body, app.site.current.map);
    return reply.code(201).send(await app.site.update(() => addProject(app.db, fields)));
  });

  app.get<WithId>('/api/admin/projects/:id', async ({ params }) => found(await findProject(app.db, readId(params.id))));

  app.put<WithId>('/api/admin/projects/:id', async ({ params, body }) => {
    const id = readId(params.id);
    const { version } = checkBody(projectVersionSchema, body);
    const fields = readFields(body, app.site.current.map);
    const project = found(await app.site.update(() => changeProject(app.db, id, version, fields)));
    await app.pictures.sweep();
    return project;
  });

  app.delete<WithId>('/api/admin/projects/:id', async ({ params, body }) => {
    const id = readId(params.id);
    const { version } = checkBody(deletionSchema, body ?? {});
    if (!(await app.site.update(() => deleteProject(app.db, id, version)))) throw new NoSuchRecordError();
    await app.pictures.sweep();
    return { id };
  });
}

const deletionSchema = z.object({ version: z.optional(z.int('The version is a whole number.')) });

/**
 * The project of a body; its services and towns must be those of the site.
 * @throws InvalidFieldsError with messages that name fields within lists, such as `pictures.2.alt`
 */
function readFields(body: unknown, map: SiteMap): ProjectFields {
  const { value, fields } = checkPaths(projectSchema, body);
  if (fields) throw new InvalidFieldsError(fields);
  const { services, towns } = projectChoices(map);
  const isOne = (choices: readonly { slug: string }[], slug: string) => choices.some((choice) => choice.slug === slug);
  if (!value.services.every((slug) => isOne(services, slug)))
    throw new InvalidFieldsError({ services: ['Please choose services of this website.'] });
  if (!isOne(towns, value.town)) throw new InvalidFieldsError({ town: ['Please choose one of the towns.'] });
  return value;
}
