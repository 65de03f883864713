import * as z from "zod/mini";
import { listChanges, listSubjects } from "../accounts/index.ts";
import { subjectNames } from "../shared/changes.ts";
import { listPages } from "./documents.ts";
import { listBin } from "./plan/bin.ts";
import { listRows } from "./store.ts";
const changesQuery = z.object({
  before: z.optional(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,14}$/)), z.transform(Number))),
  subject: z.optional(z.string()),
  by: z.optional(z.string())
});
async function activityDesk(app) {
  app.get("/api/admin/changes", { schema: { querystring: changesQuery } }, async ({ query }) => {
    const documents = await nameDocuments(app);
    const rows = await listChanges(app.db, query);
    return rows.map((row) => {
      const { subject, action, detail } = row;
      const name = documents.get(subject) ?? subjectNames[subject] ?? (action === "remove" ? detail : subject);
      const [, target] = /^leads to (.+)$/.exec(detail) ?? [];
      return {
        ...row,
        name,
        document: documents.has(subject),
        ...target && { target: documents.get(target) ?? target }
      };
    });
  });
  app.get("/api/admin/changes/subjects", async () => {
    const documents = await nameDocuments(app);
    const subjects = await listSubjects(app.db);
    return subjects.map((subject) => ({ subject, name: documents.get(subject) ?? subjectNames[subject] ?? subject })).sort((one, other) => one.name.localeCompare(other.name));
  });
}
async function nameDocuments({ db, site }) {
  const { documents } = site.current;
  const bin = await listBin(db, await listRows(db), documents);
  const pages = await listPages(db, documents);
  return new Map([
    ...bin.map(({ id, name }) => [id, name]),
    ...[...pages].map(([id, { name }]) => [id, name])
  ]);
}
export {
  activityDesk
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2NvbnRlbnQvYWN0aXZpdHktcm91dGVzLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQ0EsWUFBWSxPQUFPO0FBQ25CLFNBQVMsYUFBYSxvQkFBb0I7QUFFMUMsU0FBK0Msb0JBQW9CO0FBQ25FLFNBQVMsaUJBQWlCO0FBQzFCLFNBQVMsZUFBZTtBQUN4QixTQUFTLGdCQUFnQjtBQUV6QixNQUFNLGVBQWUsRUFBRSxPQUFPO0FBQUEsRUFDNUIsUUFBUSxFQUFFLFNBQVMsRUFBRSxLQUFLLEVBQUUsT0FBTyxFQUFFLE1BQU0sRUFBRSxNQUFNLGlCQUFpQixDQUFDLEdBQUcsRUFBRSxVQUFVLE1BQU0sQ0FBQyxDQUFDO0FBQUEsRUFDNUYsU0FBUyxFQUFFLFNBQVMsRUFBRSxPQUFPLENBQUM7QUFBQSxFQUM5QixJQUFJLEVBQUUsU0FBUyxFQUFFLE9BQU8sQ0FBQztBQUMzQixDQUFDO0FBR0QsZUFBc0IsYUFBYSxLQUE0QjtBQUM3RCxNQUFJLElBQUksc0JBQXNCLEVBQUUsUUFBUSxFQUFFLGFBQWEsYUFBYSxFQUFFLEdBQUcsT0FBTyxFQUFFLE1BQU0sTUFBTTtBQUM1RixVQUFNLFlBQVksTUFBTSxjQUFjLEdBQUc7QUFDekMsVUFBTSxPQUFPLE1BQU0sWUFBWSxJQUFJLElBQUksS0FBSztBQUM1QyxXQUFPLEtBQUssSUFBSSxDQUFDLFFBQXFCO0FBQ3BDLFlBQU0sRUFBRSxTQUFTLFFBQVEsT0FBTyxJQUFJO0FBQ3BDLFlBQU0sT0FBTyxVQUFVLElBQUksT0FBTyxLQUFLLGFBQWEsT0FBTyxNQUFNLFdBQVcsV0FBVyxTQUFTO0FBQ2hHLFlBQU0sQ0FBQyxFQUFFLE1BQU0sSUFBSSxrQkFBa0IsS0FBSyxNQUFNLEtBQUssQ0FBQztBQUN0RCxhQUFPO0FBQUEsUUFDTCxHQUFHO0FBQUEsUUFDSDtBQUFBLFFBQ0EsVUFBVSxVQUFVLElBQUksT0FBTztBQUFBLFFBQy9CLEdBQUksVUFBVSxFQUFFLFFBQVEsVUFBVSxJQUFJLE1BQU0sS0FBSyxPQUFPO0FBQUEsTUFDMUQ7QUFBQSxJQUNGLENBQUM7QUFBQSxFQUNILENBQUM7QUFFRCxNQUFJLElBQUksK0JBQStCLFlBQXNDO0FBQzNFLFVBQU0sWUFBWSxNQUFNLGNBQWMsR0FBRztBQUN6QyxVQUFNLFdBQVcsTUFBTSxhQUFhLElBQUksRUFBRTtBQUMxQyxXQUFPLFNBQ0osSUFBSSxDQUFDLGFBQWEsRUFBRSxTQUFTLE1BQU0sVUFBVSxJQUFJLE9BQU8sS0FBSyxhQUFhLE9BQU8sS0FBSyxRQUFRLEVBQUUsRUFDaEcsS0FBSyxDQUFDLEtBQUssVUFBVSxJQUFJLEtBQUssY0FBYyxNQUFNLElBQUksQ0FBQztBQUFBLEVBQzVELENBQUM7QUFDSDtBQUdBLGVBQWUsY0FBYyxFQUFFLElBQUksS0FBSyxHQUFrRDtBQUN4RixRQUFNLEVBQUUsVUFBVSxJQUFJLEtBQUs7QUFDM0IsUUFBTSxNQUFNLE1BQU0sUUFBUSxJQUFJLE1BQU0sU0FBUyxFQUFFLEdBQUcsU0FBUztBQUMzRCxRQUFNLFFBQVEsTUFBTSxVQUFVLElBQUksU0FBUztBQUMzQyxTQUFPLElBQUksSUFBSTtBQUFBLElBQ2IsR0FBRyxJQUFJLElBQUksQ0FBQyxFQUFFLElBQUksS0FBSyxNQUFNLENBQUMsSUFBSSxJQUFJLENBQVU7QUFBQSxJQUNoRCxHQUFHLENBQUMsR0FBRyxLQUFLLEVBQUUsSUFBSSxDQUFDLENBQUMsSUFBSSxFQUFFLEtBQUssQ0FBQyxNQUFNLENBQUMsSUFBSSxJQUFJLENBQVU7QUFBQSxFQUMzRCxDQUFDO0FBQ0g7IiwKICAibmFtZXMiOiBbXQp9Cg==

//cc53676f96064b8c5f197c8d0a1b7e9f00c19122
