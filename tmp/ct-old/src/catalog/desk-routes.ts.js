import { basename, dirname } from "node:path";
import { NoSuchRecordError } from "../http/errors.ts";
import { requireRecord } from "../http/records.ts";
import { longAnswer } from "../http/timeouts.ts";
import { inertPolicy } from "../pictures/index.ts";
import {
  catalogPageFile,
  catalogPagePattern,
  catalogPageSizes,
  catalogVersionPattern
} from "../shared/catalog.ts";
import { catalogFileName, catalogPath } from "../shared/routes.ts";
import { versionFile } from "./store.ts";
async function catalogDesk(app) {
  app.get("/api/admin/catalog", async () => {
    await app.cluster.catchUp();
    return readOverview(app);
  });
  app.delete("/api/admin/catalog", changes("remove"), async () => {
    if (!await app.catalog.remove()) throw new NoSuchRecordError();
    return readOverview(app);
  });
  app.post("/api/admin/catalog/restoration", changes("bring back"), async (_request, reply) => {
    if (!await app.catalog.restore()) throw new NoSuchRecordError();
    return reply.code(201).send(readOverview(app));
  });
  app.get("/api/admin/catalog/versions/:version/pages/:page", longAnswer, async (request, reply) => {
    const { version, page } = request.params;
    if (!catalogVersionPattern.test(version) || !catalogPagePattern.test(page)) throw new NoSuchRecordError();
    const name = versionFile(version, catalogPageFile(Number(page), readSize(request.query.w)));
    const file = requireRecord(await app.files.find(name, () => true));
    reply.header("content-security-policy", inertPolicy);
    return reply.sendFile(basename(file), dirname(file), { cacheControl: false });
  });
}
const changes = (action) => ({ config: { change: { action, subject: "catalog" } } });
function readSize(width) {
  return catalogPageSizes.find((size) => String(size) === width) ?? catalogPageSizes[0];
}
function readOverview(app) {
  const { profile, catalog } = app.site.current;
  const name = catalogFileName(profile);
  return {
    name,
    path: `/${encodeURIComponent(name)}`,
    viewerPath: catalogPath(profile),
    ...catalog && { catalog: { ...catalog, pages: catalog.pages.length } }
  };
}
export {
  catalogDesk
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2NhdGFsb2cvZGVzay1yb3V0ZXMudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxTQUFTLFVBQVUsZUFBZTtBQUVsQyxTQUFTLHlCQUF5QjtBQUNsQyxTQUFTLHFCQUFxQjtBQUM5QixTQUFTLGtCQUFrQjtBQUMzQixTQUFTLG1CQUFtQjtBQUM1QjtBQUFBLEVBR0U7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxPQUNLO0FBQ1AsU0FBUyxpQkFBaUIsbUJBQW1CO0FBQzdDLFNBQVMsbUJBQW1CO0FBRzVCLGVBQXNCLFlBQVksS0FBcUM7QUFDckUsTUFBSSxJQUFJLHNCQUFzQixZQUFZO0FBQ3hDLFVBQU0sSUFBSSxRQUFRLFFBQVE7QUFDMUIsV0FBTyxhQUFhLEdBQUc7QUFBQSxFQUN6QixDQUFDO0FBRUQsTUFBSSxPQUFPLHNCQUFzQixRQUFRLFFBQVEsR0FBRyxZQUFZO0FBQzlELFFBQUksQ0FBRSxNQUFNLElBQUksUUFBUSxPQUFPLEVBQUksT0FBTSxJQUFJLGtCQUFrQjtBQUMvRCxXQUFPLGFBQWEsR0FBRztBQUFBLEVBQ3pCLENBQUM7QUFFRCxNQUFJLEtBQUssa0NBQWtDLFFBQVEsWUFBWSxHQUFHLE9BQU8sVUFBVSxVQUFVO0FBQzNGLFFBQUksQ0FBRSxNQUFNLElBQUksUUFBUSxRQUFRLEVBQUksT0FBTSxJQUFJLGtCQUFrQjtBQUNoRSxXQUFPLE1BQU0sS0FBSyxHQUFHLEVBQUUsS0FBSyxhQUFhLEdBQUcsQ0FBQztBQUFBLEVBQy9DLENBQUM7QUFFRCxNQUFJLElBQXNCLG9EQUFvRCxZQUFZLE9BQU8sU0FBUyxVQUFVO0FBQ2xILFVBQU0sRUFBRSxTQUFTLEtBQUssSUFBSSxRQUFRO0FBQ2xDLFFBQUksQ0FBQyxzQkFBc0IsS0FBSyxPQUFPLEtBQUssQ0FBQyxtQkFBbUIsS0FBSyxJQUFJLEVBQUcsT0FBTSxJQUFJLGtCQUFrQjtBQUN4RyxVQUFNLE9BQU8sWUFBWSxTQUFTLGdCQUFnQixPQUFPLElBQUksR0FBRyxTQUFTLFFBQVEsTUFBTSxDQUFDLENBQUMsQ0FBQztBQUMxRixVQUFNLE9BQU8sY0FBYyxNQUFNLElBQUksTUFBTSxLQUFLLE1BQU0sTUFBTSxJQUFJLENBQUM7QUFDakUsVUFBTSxPQUFPLDJCQUEyQixXQUFXO0FBQ25ELFdBQU8sTUFBTSxTQUFTLFNBQVMsSUFBSSxHQUFHLFFBQVEsSUFBSSxHQUFHLEVBQUUsY0FBYyxNQUFNLENBQUM7QUFBQSxFQUM5RSxDQUFDO0FBQ0g7QUFFQSxNQUFNLFVBQVUsQ0FBQyxZQUFvQixFQUFFLFFBQVEsRUFBRSxRQUFRLEVBQUUsUUFBUSxTQUFTLFVBQVUsRUFBRSxFQUFFO0FBUTFGLFNBQVMsU0FBUyxPQUFpQztBQUNqRCxTQUFPLGlCQUFpQixLQUFLLENBQUMsU0FBUyxPQUFPLElBQUksTUFBTSxLQUFLLEtBQUssaUJBQWlCLENBQUM7QUFDdEY7QUFFQSxTQUFTLGFBQWEsS0FBdUM7QUFDM0QsUUFBTSxFQUFFLFNBQVMsUUFBUSxJQUFJLElBQUksS0FBSztBQUN0QyxRQUFNLE9BQU8sZ0JBQWdCLE9BQU87QUFDcEMsU0FBTztBQUFBLElBQ0w7QUFBQSxJQUNBLE1BQU0sSUFBSSxtQkFBbUIsSUFBSSxDQUFDO0FBQUEsSUFDbEMsWUFBWSxZQUFZLE9BQU87QUFBQSxJQUMvQixHQUFJLFdBQVcsRUFBRSxTQUFTLEVBQUUsR0FBRyxTQUFTLE9BQU8sUUFBUSxNQUFNLE9BQU8sRUFBRTtBQUFBLEVBQ3hFO0FBQ0Y7IiwKICAibmFtZXMiOiBbXQp9Cg==

//8af8db3bf5bd9cbbf00405f2c04870b5dbccd978
