import { InvalidFieldsError, NoSuchRecordError } from "../http/errors.ts";
import { requireRecord } from "../http/records.ts";
import { recordParams } from "../http/validation.ts";
import { checkPaths } from "../shared/fields.ts";
import {
  projectDeletionSchema,
  projectSchema,
  projectVersionSchema
} from "../shared/project-fields.ts";
import { projectChoices, townOfSlug } from "../shared/projects.ts";
import { addProject, changeProject, deleteProject, findProject, listProjects } from "./store.ts";
const byId = { schema: { params: recordParams } };
const changes = (action) => ({ config: { change: { action, subject: "projects" } } });
async function projectsDesk(app) {
  app.get("/api/admin/projects", async () => ({
    projects: await listProjects(app.db),
    choices: projectChoices(app.site.current.map)
  }));
  app.post("/api/admin/projects", changes("add"), async ({ body }, reply) => {
    const fields = readFields(body, app.site.current);
    return reply.code(201).send(await app.site.update(() => addProject(app.db, fields)));
  });
  app.get("/api/admin/projects/:id", byId, async ({ params: { id } }) => requireRecord(await findProject(app.db, id)));
  app.put("/api/admin/projects/:id", { ...changes("change"), ...byId }, async ({ params: { id }, body }) => {
    const { version } = check(projectVersionSchema, body);
    const fields = readFields(body, app.site.current);
    const project = requireRecord(await app.site.update(() => changeProject(app.db, id, version, fields)));
    await app.pictures.sweep();
    return project;
  });
  app.delete("/api/admin/projects/:id", { ...changes("delete"), ...byId }, async ({ params: { id }, body }) => {
    const { version } = check(projectDeletionSchema, body ?? {});
    if (!await app.site.update(() => deleteProject(app.db, id, version))) throw new NoSuchRecordError();
    await app.pictures.sweep();
    return { id };
  });
}
function readFields(body, { map, documents }) {
  const value = check(projectSchema, body);
  const { services, towns } = projectChoices(map);
  const isOne = (choices, slug) => choices.some((choice) => choice.slug === slug);
  const isService = (slug) => isOne(services, slug) || documents.byId.get(slug)?.kind === "service";
  if (!value.services.every(isService))
    throw new InvalidFieldsError({ services: ["Please choose services of this website."] });
  if (!isOne(towns, value.town) && !townOfSlug(documents, value.town))
    throw new InvalidFieldsError({ town: ["Please choose one of the towns."] });
  return value;
}
function check(schema, body) {
  const { value, fields } = checkPaths(schema, body);
  if (fields) throw new InvalidFieldsError(fields);
  return value;
}
export {
  projectsDesk
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3Byb2plY3RzL2Rlc2stcm91dGVzLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQ0EsU0FBUyxvQkFBb0IseUJBQXlCO0FBQ3RELFNBQVMscUJBQXFCO0FBQzlCLFNBQVMsb0JBQWlDO0FBQzFDLFNBQVMsa0JBQWtCO0FBRTNCO0FBQUEsRUFFRTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsT0FDSztBQUNQLFNBQVMsZ0JBQWdCLGtCQUFrQjtBQUMzQyxTQUFTLFlBQVksZUFBZSxlQUFlLGFBQWEsb0JBQW9CO0FBRXBGLE1BQU0sT0FBTyxFQUFFLFFBQVEsRUFBRSxRQUFRLGFBQWEsRUFBRTtBQUNoRCxNQUFNLFVBQVUsQ0FBQyxZQUFvQixFQUFFLFFBQVEsRUFBRSxRQUFRLEVBQUUsUUFBUSxTQUFTLFdBQVcsRUFBRSxFQUFFO0FBRzNGLGVBQXNCLGFBQWEsS0FBNEI7QUFDN0QsTUFBSSxJQUFJLHVCQUF1QixhQUFhO0FBQUEsSUFDMUMsVUFBVSxNQUFNLGFBQWEsSUFBSSxFQUFFO0FBQUEsSUFDbkMsU0FBUyxlQUFlLElBQUksS0FBSyxRQUFRLEdBQUc7QUFBQSxFQUM5QyxFQUFFO0FBRUYsTUFBSSxLQUFLLHVCQUF1QixRQUFRLEtBQUssR0FBRyxPQUFPLEVBQUUsS0FBSyxHQUFHLFVBQVU7QUFDekUsVUFBTSxTQUFTLFdBQVcsTUFBTSxJQUFJLEtBQUssT0FBTztBQUNoRCxXQUFPLE1BQU0sS0FBSyxHQUFHLEVBQUUsS0FBSyxNQUFNLElBQUksS0FBSyxPQUFPLE1BQU0sV0FBVyxJQUFJLElBQUksTUFBTSxDQUFDLENBQUM7QUFBQSxFQUNyRixDQUFDO0FBRUQsTUFBSSxJQUFJLDJCQUEyQixNQUFNLE9BQU8sRUFBRSxRQUFRLEVBQUUsR0FBRyxFQUFFLE1BQU0sY0FBYyxNQUFNLFlBQVksSUFBSSxJQUFJLEVBQUUsQ0FBQyxDQUFDO0FBRW5ILE1BQUksSUFBSSwyQkFBMkIsRUFBRSxHQUFHLFFBQVEsUUFBUSxHQUFHLEdBQUcsS0FBSyxHQUFHLE9BQU8sRUFBRSxRQUFRLEVBQUUsR0FBRyxHQUFHLEtBQUssTUFBTTtBQUN4RyxVQUFNLEVBQUUsUUFBUSxJQUFJLE1BQU0sc0JBQXNCLElBQUk7QUFDcEQsVUFBTSxTQUFTLFdBQVcsTUFBTSxJQUFJLEtBQUssT0FBTztBQUNoRCxVQUFNLFVBQVUsY0FBYyxNQUFNLElBQUksS0FBSyxPQUFPLE1BQU0sY0FBYyxJQUFJLElBQUksSUFBSSxTQUFTLE1BQU0sQ0FBQyxDQUFDO0FBQ3JHLFVBQU0sSUFBSSxTQUFTLE1BQU07QUFDekIsV0FBTztBQUFBLEVBQ1QsQ0FBQztBQUVELE1BQUksT0FBTywyQkFBMkIsRUFBRSxHQUFHLFFBQVEsUUFBUSxHQUFHLEdBQUcsS0FBSyxHQUFHLE9BQU8sRUFBRSxRQUFRLEVBQUUsR0FBRyxHQUFHLEtBQUssTUFBTTtBQUMzRyxVQUFNLEVBQUUsUUFBUSxJQUFJLE1BQU0sdUJBQXVCLFFBQVEsQ0FBQyxDQUFDO0FBQzNELFFBQUksQ0FBRSxNQUFNLElBQUksS0FBSyxPQUFPLE1BQU0sY0FBYyxJQUFJLElBQUksSUFBSSxPQUFPLENBQUMsRUFBSSxPQUFNLElBQUksa0JBQWtCO0FBQ3BHLFVBQU0sSUFBSSxTQUFTLE1BQU07QUFDekIsV0FBTyxFQUFFLEdBQUc7QUFBQSxFQUNkLENBQUM7QUFDSDtBQU1BLFNBQVMsV0FBVyxNQUFlLEVBQUUsS0FBSyxVQUFVLEdBQXdCO0FBQzFFLFFBQU0sUUFBUSxNQUFNLGVBQWUsSUFBSTtBQUN2QyxRQUFNLEVBQUUsVUFBVSxNQUFNLElBQUksZUFBZSxHQUFHO0FBQzlDLFFBQU0sUUFBUSxDQUFDLFNBQXNDLFNBQWlCLFFBQVEsS0FBSyxDQUFDLFdBQVcsT0FBTyxTQUFTLElBQUk7QUFDbkgsUUFBTSxZQUFZLENBQUMsU0FBaUIsTUFBTSxVQUFVLElBQUksS0FBSyxVQUFVLEtBQUssSUFBSSxJQUFJLEdBQUcsU0FBUztBQUNoRyxNQUFJLENBQUMsTUFBTSxTQUFTLE1BQU0sU0FBUztBQUNqQyxVQUFNLElBQUksbUJBQW1CLEVBQUUsVUFBVSxDQUFDLHlDQUF5QyxFQUFFLENBQUM7QUFDeEYsTUFBSSxDQUFDLE1BQU0sT0FBTyxNQUFNLElBQUksS0FBSyxDQUFDLFdBQVcsV0FBVyxNQUFNLElBQUk7QUFDaEUsVUFBTSxJQUFJLG1CQUFtQixFQUFFLE1BQU0sQ0FBQyxpQ0FBaUMsRUFBRSxDQUFDO0FBQzVFLFNBQU87QUFDVDtBQUdBLFNBQVMsTUFBb0MsUUFBZ0IsTUFBZ0M7QUFDM0YsUUFBTSxFQUFFLE9BQU8sT0FBTyxJQUFJLFdBQVcsUUFBUSxJQUFJO0FBQ2pELE1BQUksT0FBUSxPQUFNLElBQUksbUJBQW1CLE1BQU07QUFDL0MsU0FBTztBQUNUOyIsCiAgIm5hbWVzIjogW10KfQo=

//1addc423cbdf436fabdc72a70199a72a4538285c
