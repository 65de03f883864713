import { buffer } from "node:stream/consumers";
import PQueue from "p-queue";
import * as z from "zod/mini";
import { composeShown, readShownWords } from "../content/index.ts";
import { compress } from "../http/encoding.ts";
import { InvalidFieldsError, NoSuchRecordError } from "../http/errors.ts";
import { previewSecurityPolicy } from "../http/headers.ts";
import { pathOfPage } from "../shared/content/compose.ts";
import { wordSchemas, wordsOf } from "../shared/content/documents.ts";
import { markTexts } from "../shared/content/marks.ts";
import { documentId } from "../shared/content/page-plan.ts";
import { readWords } from "../shared/content/problems.ts";
import { previewSchema, wordsLimitBytes } from "../shared/content/versions.ts";
import { fixedRoutes } from "../shared/routes.ts";
import { findRoute, mapSite } from "../shared/site-map.ts";
import { renderPage } from "./render.ts";
const params = z.object({ id: documentId });
const versionText = z.union([
  z.literal("shipped"),
  z.pipe(z.string().check(z.regex(/^[1-9]\d{0,14}$/)), z.transform(Number))
]);
const query = z.object({ page: z.optional(documentId), version: z.optional(versionText) });
const bodyLimit = wordsLimitBytes + 4096;
async function previewDesk(app) {
  const renders = new PQueue({ concurrency: 1 });
  app.content.weigh = (document) => weighPage(app.site.current, document);
  app.post(
    "/api/admin/content/:id/preview",
    { config: { change: { none: "shows words, keeps nothing" } }, schema: { params, body: previewSchema }, bodyLimit },
    async (request, reply) => {
      const { kind } = await readShownWords(app, request.params.id);
      const { words, page } = request.body;
      const { shape } = readWords(kind, words);
      if (shape.length > 0)
        throw new InvalidFieldsError(
          Object.fromEntries(shape.map(({ path, message }) => [path || "words", [message]]))
        );
      const marked = markTexts(wordSchemas[kind], words);
      const document = { id: request.params.id, kind, words: marked };
      return send(reply, await renders.add(() => renderPreview(app.site.current, document, page)));
    }
  );
  app.get(
    "/admin/preview/:id",
    { schema: { params, querystring: query } },
    async ({ params: { id }, query: query2 }, reply) => {
      const document = await readShownWords(app, id, query2.version);
      const html = await renders.add(() => renderPreview(app.site.current, document, query2.page));
      return send(reply, html.toString().replaceAll(scripts, ""));
    }
  );
}
const scripts = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;
async function renderPreview(site, document, page = document.id) {
  const documents = putOver(site.documents, document);
  const content = composeShown(documents, site.pictures);
  const profile = wordsOf(documents, "profile");
  const map = mapSite(content, profile);
  const path = pathOfPage(documents, page) ?? (page === document.id ? "/" : void 0);
  const route = path === void 0 ? void 0 : findRoute(map, path);
  if (!route) throw new NoSuchRecordError();
  return buffer(renderPage({ ...route, unlisted: false }, { ...site, profile, documents, content, map }));
}
async function weighPage(site, document) {
  const { slugs } = site.documents.plan;
  const isPage = Object.hasOwn(slugs, document.id) || fixedRoutes.listed.some(({ screen }) => screen === document.id);
  if (!isPage) return void 0;
  return (await compress(await renderPreview(site, document), "br", 9)).length;
}
function putOver({ plan, byId }, document) {
  const { [document.id]: _hidden, ...hidden } = plan.hidden;
  return { plan: { ...plan, hidden }, byId: new Map(byId).set(document.id, document) };
}
function send(reply, html) {
  return reply.type("text/html; charset=utf-8").header("content-security-policy", previewSecurityPolicy).header("x-robots-tag", "noindex, nofollow").send(html);
}
export {
  previewDesk
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3BhZ2VzL3ByZXZpZXcudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxTQUFTLGNBQWM7QUFFdkIsT0FBTyxZQUFZO0FBQ25CLFlBQVksT0FBTztBQUNuQixTQUFTLGNBQWMsc0JBQXNCO0FBQzdDLFNBQVMsZ0JBQWdCO0FBQ3pCLFNBQVMsb0JBQW9CLHlCQUF5QjtBQUN0RCxTQUFTLDZCQUE2QjtBQUV0QyxTQUFTLGtCQUFrQjtBQUMzQixTQUErQyxhQUFhLGVBQWU7QUFDM0UsU0FBUyxpQkFBaUI7QUFDMUIsU0FBUyxrQkFBa0I7QUFDM0IsU0FBUyxpQkFBaUI7QUFDMUIsU0FBUyxlQUFlLHVCQUF1QjtBQUUvQyxTQUFTLG1CQUFtQjtBQUM1QixTQUFTLFdBQVcsZUFBZTtBQUNuQyxTQUFTLGtCQUFrQjtBQUUzQixNQUFNLFNBQVMsRUFBRSxPQUFPLEVBQUUsSUFBSSxXQUFXLENBQUM7QUFDMUMsTUFBTSxjQUFjLEVBQUUsTUFBTTtBQUFBLEVBQzFCLEVBQUUsUUFBUSxTQUFTO0FBQUEsRUFDbkIsRUFBRSxLQUFLLEVBQUUsT0FBTyxFQUFFLE1BQU0sRUFBRSxNQUFNLGlCQUFpQixDQUFDLEdBQUcsRUFBRSxVQUFVLE1BQU0sQ0FBQztBQUMxRSxDQUFDO0FBQ0QsTUFBTSxRQUFRLEVBQUUsT0FBTyxFQUFFLE1BQU0sRUFBRSxTQUFTLFVBQVUsR0FBRyxTQUFTLEVBQUUsU0FBUyxXQUFXLEVBQUUsQ0FBQztBQUN6RixNQUFNLFlBQVksa0JBQWtCO0FBR3BDLGVBQXNCLFlBQVksS0FBNEI7QUFFNUQsUUFBTSxVQUFVLElBQUksT0FBTyxFQUFFLGFBQWEsRUFBRSxDQUFDO0FBRTdDLE1BQUksUUFBUSxRQUFRLENBQUMsYUFBYSxVQUFVLElBQUksS0FBSyxTQUFTLFFBQVE7QUFFdEUsTUFBSTtBQUFBLElBQ0Y7QUFBQSxJQUNBLEVBQUUsUUFBUSxFQUFFLFFBQVEsRUFBRSxNQUFNLDZCQUE2QixFQUFFLEdBQUcsUUFBUSxFQUFFLFFBQVEsTUFBTSxjQUFjLEdBQUcsVUFBVTtBQUFBLElBQ2pILE9BQU8sU0FBUyxVQUFVO0FBQ3hCLFlBQU0sRUFBRSxLQUFLLElBQUksTUFBTSxlQUFlLEtBQUssUUFBUSxPQUFPLEVBQUU7QUFDNUQsWUFBTSxFQUFFLE9BQU8sS0FBSyxJQUFJLFFBQVE7QUFDaEMsWUFBTSxFQUFFLE1BQU0sSUFBSSxVQUFVLE1BQU0sS0FBSztBQUN2QyxVQUFJLE1BQU0sU0FBUztBQUNqQixjQUFNLElBQUk7QUFBQSxVQUNSLE9BQU8sWUFBWSxNQUFNLElBQUksQ0FBQyxFQUFFLE1BQU0sUUFBUSxNQUFNLENBQUMsUUFBUSxTQUFTLENBQUMsT0FBTyxDQUFDLENBQUMsQ0FBQztBQUFBLFFBQ25GO0FBQ0YsWUFBTSxTQUFTLFVBQVUsWUFBWSxJQUFJLEdBQUcsS0FBSztBQUNqRCxZQUFNLFdBQVcsRUFBRSxJQUFJLFFBQVEsT0FBTyxJQUFJLE1BQU0sT0FBTyxPQUFPO0FBQzlELGFBQU8sS0FBSyxPQUFPLE1BQU0sUUFBUSxJQUFJLE1BQU0sY0FBYyxJQUFJLEtBQUssU0FBUyxVQUFVLElBQUksQ0FBQyxDQUFDO0FBQUEsSUFDN0Y7QUFBQSxFQUNGO0FBRUEsTUFBSTtBQUFBLElBQ0Y7QUFBQSxJQUNBLEVBQUUsUUFBUSxFQUFFLFFBQVEsYUFBYSxNQUFNLEVBQUU7QUFBQSxJQUN6QyxPQUFPLEVBQUUsUUFBUSxFQUFFLEdBQUcsR0FBRyxPQUFBQSxPQUFNLEdBQUcsVUFBVTtBQUMxQyxZQUFNLFdBQVcsTUFBTSxlQUFlLEtBQUssSUFBSUEsT0FBTSxPQUFPO0FBQzVELFlBQU0sT0FBTyxNQUFNLFFBQVEsSUFBSSxNQUFNLGNBQWMsSUFBSSxLQUFLLFNBQVMsVUFBVUEsT0FBTSxJQUFJLENBQUM7QUFDMUYsYUFBTyxLQUFLLE9BQU8sS0FBSyxTQUFTLEVBQUUsV0FBVyxTQUFTLEVBQUUsQ0FBQztBQUFBLElBQzVEO0FBQUEsRUFDRjtBQUNGO0FBR0EsTUFBTSxVQUFVO0FBTWhCLGVBQWUsY0FBYyxNQUFZLFVBQTJCLE9BQU8sU0FBUyxJQUFxQjtBQUN2RyxRQUFNLFlBQVksUUFBUSxLQUFLLFdBQVcsUUFBUTtBQUNsRCxRQUFNLFVBQVUsYUFBYSxXQUFXLEtBQUssUUFBUTtBQUNyRCxRQUFNLFVBQVUsUUFBUSxXQUFXLFNBQVM7QUFDNUMsUUFBTSxNQUFNLFFBQVEsU0FBUyxPQUFPO0FBQ3BDLFFBQU0sT0FBTyxXQUFXLFdBQVcsSUFBSSxNQUFNLFNBQVMsU0FBUyxLQUFLLE1BQU07QUFDMUUsUUFBTSxRQUFRLFNBQVMsU0FBWSxTQUFZLFVBQVUsS0FBSyxJQUFJO0FBQ2xFLE1BQUksQ0FBQyxNQUFPLE9BQU0sSUFBSSxrQkFBa0I7QUFDeEMsU0FBTyxPQUFPLFdBQVcsRUFBRSxHQUFHLE9BQU8sVUFBVSxNQUFNLEdBQUcsRUFBRSxHQUFHLE1BQU0sU0FBUyxXQUFXLFNBQVMsSUFBSSxDQUFDLENBQUM7QUFDeEc7QUFHQSxlQUFlLFVBQVUsTUFBWSxVQUF3RDtBQUMzRixRQUFNLEVBQUUsTUFBTSxJQUFJLEtBQUssVUFBVTtBQUNqQyxRQUFNLFNBQVMsT0FBTyxPQUFPLE9BQU8sU0FBUyxFQUFFLEtBQUssWUFBWSxPQUFPLEtBQUssQ0FBQyxFQUFFLE9BQU8sTUFBTSxXQUFXLFNBQVMsRUFBRTtBQUNsSCxNQUFJLENBQUMsT0FBUSxRQUFPO0FBQ3BCLFVBQVEsTUFBTSxTQUFTLE1BQU0sY0FBYyxNQUFNLFFBQVEsR0FBRyxNQUFNLENBQUMsR0FBRztBQUN4RTtBQUdBLFNBQVMsUUFBUSxFQUFFLE1BQU0sS0FBSyxHQUFjLFVBQXNDO0FBQ2hGLFFBQU0sRUFBRSxDQUFDLFNBQVMsRUFBRSxHQUFHLFNBQVMsR0FBRyxPQUFPLElBQUksS0FBSztBQUNuRCxTQUFPLEVBQUUsTUFBTSxFQUFFLEdBQUcsTUFBTSxPQUFPLEdBQUcsTUFBTSxJQUFJLElBQUksSUFBSSxFQUFFLElBQUksU0FBUyxJQUFJLFFBQVEsRUFBRTtBQUNyRjtBQUVBLFNBQVMsS0FBSyxPQUFxQixNQUFxQztBQUN0RSxTQUFPLE1BQ0osS0FBSywwQkFBMEIsRUFDL0IsT0FBTywyQkFBMkIscUJBQXFCLEVBQ3ZELE9BQU8sZ0JBQWdCLG1CQUFtQixFQUMxQyxLQUFLLElBQUk7QUFDZDsiLAogICJuYW1lcyI6IFsicXVlcnkiXQp9Cg==

//5c4a7f4b3316bb88e6a89d8f42cc0658d538b9a2
