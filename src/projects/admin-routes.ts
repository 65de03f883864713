import { changesOf } from '../http/change-rule.ts';
import { InvalidFieldsError, NoSuchRecordError } from '../http/errors.ts';
import { recordParams, requireFields, requireRecord, type ZodApp } from '../http/validation.ts';
import type { Site } from '../shared/page.ts';
import {
  type ProjectFields,
  projectChoices,
  projectDeletionSchema,
  projectSchema,
  projectVersionSchema,
  townOfSlug,
} from '../shared/pictures/projects.ts';
import { addProject, changeProject, deleteProject, findEditedProject, listProjects } from './store.ts';

const byId = { schema: { params: recordParams } };
const changes = changesOf('projects');

/**
 * Admin routes for the projects: read, and saved as a whole with the version that was edited. Changes are live on every page at once
 * (docs/product.md, "Projects").
 */
export async function projectsAdmin(app: ZodApp): Promise<void> {
  app.get('/api/admin/projects', { role: 'office' }, async () => ({
    projects: await listProjects(app.db),
    choices: projectChoices(app.site.current.map),
  }));

  app.post('/api/admin/projects', { role: 'office', ...changes('add') }, async ({ body, author }, reply) => {
    const fields = readFields(body, app.site.current);
    return reply.code(201).send(await app.site.update(() => addProject(app.db, fields, author.name)));
  });

  app.get('/api/admin/projects/:id', { role: 'office', ...byId }, async ({ params: { id } }) =>
    requireRecord(await findEditedProject(app.db, id)),
  );

  app.put(
    '/api/admin/projects/:id',
    { role: 'office', ...changes('change'), ...byId },
    async ({ params: { id }, body, author }) => {
      const { version } = requireFields(projectVersionSchema, body);
      const fields = readFields(body, app.site.current);
      const change = () => changeProject(app.db, id, version, fields, author.name);
      const project = requireRecord(await app.site.update(change));
      await app.pictures.removeUnused();
      return project;
    },
  );

  app.delete(
    '/api/admin/projects/:id',
    { role: 'office', ...changes('delete'), ...byId },
    async ({ params: { id }, body }) => {
      const { version } = requireFields(projectDeletionSchema, body ?? {});
      if (!(await app.site.update(() => deleteProject(app.db, id, version)))) throw new NoSuchRecordError();
      await app.pictures.removeUnused();
      return { id };
    },
  );
}

/**
 * Parses the project of a body. Its services and towns must be those of the site, including hidden ones.
 * @throws InvalidFieldsError with messages that name fields within lists, such as `pictures.2.alt`
 */
function readFields(body: unknown, { map, documents }: Site): ProjectFields {
  const value = requireFields(projectSchema, body);
  const { services, towns } = projectChoices(map);
  const isOne = (choices: readonly { slug: string }[], slug: string) => choices.some((choice) => choice.slug === slug);
  const isService = (slug: string) => isOne(services, slug) || documents.byId.get(slug)?.kind === 'service';
  if (!value.services.every(isService))
    throw new InvalidFieldsError({ services: ['Please choose services from this website.'] });
  if (!isOne(towns, value.town) && !townOfSlug(documents, value.town))
    throw new InvalidFieldsError({ town: ['Please choose one of the towns.'] });
  return value;
}
