import { basename, dirname } from "node:path";
import { requireRole } from "../accounts/index.ts";
import { pdfSecurityPolicy } from "../http/headers.ts";
import { longAnswer } from "../http/timeouts.ts";
import { acceptUpload, inertPolicy, multipartForms, uploadRoute } from "../pictures/index.ts";
import { catalogLimitBytes, catalogPageFile, catalogPageSizes } from "../shared/catalog.ts";
import { catalogFileName, catalogPath } from "../shared/routes.ts";
import { findPdf } from "./live-pdf.ts";
import { versionFile } from "./store.ts";
const kept = { maxAge: 365 * 24 * 36e5, immutable: true };
async function catalog(app) {
  await app.register(multipartForms);
  app.get("/:name(^.+\\.pdf$)", longAnswer, async ({ params: { name } }, reply) => {
    const shown = await findCurrent(
      app,
      ({ catalog: catalog2, profile }) => catalog2 && name === catalogFileName(profile) ? catalog2 : void 0
    );
    const file = shown && await findPdf(app.files, shown);
    if (!file) return reply.callNotFound();
    reply.headers({
      "content-security-policy": pdfSecurityPolicy,
      "content-disposition": `inline; filename="${asciiOf(name)}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      "x-robots-tag": "noindex, nofollow"
    });
    return reply.sendFile(basename(file), dirname(file), { maxAge: 0, immutable: false });
  });
  app.get(
    "/catalog-pages/:version/:name(^\\d{1,3}-(?:800|1600)\\.webp$)",
    longAnswer,
    async ({ params: { version, name } }, reply) => {
      const shown = await findCurrent(app, ({ catalog: catalog2 }) => catalog2?.version === version ? catalog2 : void 0);
      const file = shown && await app.files.find(versionFile(version, name), () => isPage(shown, name));
      if (!file) return reply.callNotFound();
      reply.headers({ "content-security-policy": inertPolicy, "x-robots-tag": "noindex, nofollow" });
      return reply.sendFile(basename(file), dirname(file), kept);
    }
  );
  app.get("/api/catalog-progress", { onRequest: requireRole("admin", "staff") }, async () => app.catalog.progress);
  const upload = {
    field: "catalog",
    limitBytes: catalogLimitBytes,
    returnTo: { path: "/upload-catalog", screen: "upload-catalog" },
    change: { action: "upload", subject: "catalog" },
    message: "The catalog PDF has been uploaded successfully.",
    accept: async ({ file }) => {
      await app.catalog.publish(file);
      return { url: catalogPath(app.site.current.profile) };
    }
  };
  app.post("/api/upload-catalog", uploadRoute(upload), async (request, reply) => acceptUpload(request, reply, upload));
}
async function findCurrent(app, find) {
  const found = find(app.site.current);
  if (found) return found;
  await app.cluster.catchUp();
  return find(app.site.current);
}
function isPage({ pages }, name) {
  return pages.some(({ page }) => catalogPageSizes.some((size) => catalogPageFile(page, size) === name));
}
function asciiOf(name) {
  return name.replace(/[^\x20-\x7e]|["\\]/g, "_");
}
export {
  catalog
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2NhdGFsb2cvcm91dGVzLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsU0FBUyxVQUFVLGVBQWU7QUFFbEMsU0FBUyxtQkFBbUI7QUFDNUIsU0FBUyx5QkFBeUI7QUFDbEMsU0FBUyxrQkFBa0I7QUFDM0IsU0FBUyxjQUFjLGFBQWEsZ0JBQXdDLG1CQUFtQjtBQUMvRixTQUFTLG1CQUFtQixpQkFBaUIsd0JBQXdCO0FBRXJFLFNBQVMsaUJBQWlCLG1CQUFtQjtBQUM3QyxTQUFTLGVBQWU7QUFDeEIsU0FBUyxtQkFBbUI7QUFHNUIsTUFBTSxPQUFPLEVBQUUsUUFBUSxNQUFNLEtBQUssTUFBVSxXQUFXLEtBQUs7QUFHNUQsZUFBc0IsUUFBUSxLQUFxQztBQUNqRSxRQUFNLElBQUksU0FBUyxjQUFjO0FBRWpDLE1BQUksSUFBa0Msc0JBQXNCLFlBQVksT0FBTyxFQUFFLFFBQVEsRUFBRSxLQUFLLEVBQUUsR0FBRyxVQUFVO0FBQzdHLFVBQU0sUUFBUSxNQUFNO0FBQUEsTUFBWTtBQUFBLE1BQUssQ0FBQyxFQUFFLFNBQUFBLFVBQVMsUUFBUSxNQUN2REEsWUFBVyxTQUFTLGdCQUFnQixPQUFPLElBQUlBLFdBQVU7QUFBQSxJQUMzRDtBQUNBLFVBQU0sT0FBTyxTQUFVLE1BQU0sUUFBUSxJQUFJLE9BQU8sS0FBSztBQUNyRCxRQUFJLENBQUMsS0FBTSxRQUFPLE1BQU0sYUFBYTtBQUNyQyxVQUFNLFFBQVE7QUFBQSxNQUNaLDJCQUEyQjtBQUFBLE1BQzNCLHVCQUF1QixxQkFBcUIsUUFBUSxJQUFJLENBQUMsdUJBQXVCLG1CQUFtQixJQUFJLENBQUM7QUFBQSxNQUN4RyxnQkFBZ0I7QUFBQSxJQUNsQixDQUFDO0FBQ0QsV0FBTyxNQUFNLFNBQVMsU0FBUyxJQUFJLEdBQUcsUUFBUSxJQUFJLEdBQUcsRUFBRSxRQUFRLEdBQUcsV0FBVyxNQUFNLENBQUM7QUFBQSxFQUN0RixDQUFDO0FBRUQsTUFBSTtBQUFBLElBQ0Y7QUFBQSxJQUNBO0FBQUEsSUFDQSxPQUFPLEVBQUUsUUFBUSxFQUFFLFNBQVMsS0FBSyxFQUFFLEdBQUcsVUFBVTtBQUM5QyxZQUFNLFFBQVEsTUFBTSxZQUFZLEtBQUssQ0FBQyxFQUFFLFNBQUFBLFNBQVEsTUFBT0EsVUFBUyxZQUFZLFVBQVVBLFdBQVUsTUFBVTtBQUMxRyxZQUFNLE9BQU8sU0FBVSxNQUFNLElBQUksTUFBTSxLQUFLLFlBQVksU0FBUyxJQUFJLEdBQUcsTUFBTSxPQUFPLE9BQU8sSUFBSSxDQUFDO0FBQ2pHLFVBQUksQ0FBQyxLQUFNLFFBQU8sTUFBTSxhQUFhO0FBQ3JDLFlBQU0sUUFBUSxFQUFFLDJCQUEyQixhQUFhLGdCQUFnQixvQkFBb0IsQ0FBQztBQUM3RixhQUFPLE1BQU0sU0FBUyxTQUFTLElBQUksR0FBRyxRQUFRLElBQUksR0FBRyxJQUFJO0FBQUEsSUFDM0Q7QUFBQSxFQUNGO0FBRUEsTUFBSSxJQUFJLHlCQUF5QixFQUFFLFdBQVcsWUFBWSxTQUFTLE9BQU8sRUFBRSxHQUFHLFlBQVksSUFBSSxRQUFRLFFBQVE7QUFFL0csUUFBTSxTQUE0QjtBQUFBLElBQ2hDLE9BQU87QUFBQSxJQUNQLFlBQVk7QUFBQSxJQUNaLFVBQVUsRUFBRSxNQUFNLG1CQUFtQixRQUFRLGlCQUFpQjtBQUFBLElBQzlELFFBQVEsRUFBRSxRQUFRLFVBQVUsU0FBUyxVQUFVO0FBQUEsSUFDL0MsU0FBUztBQUFBLElBQ1QsUUFBUSxPQUFPLEVBQUUsS0FBSyxNQUFNO0FBQzFCLFlBQU0sSUFBSSxRQUFRLFFBQVEsSUFBSTtBQUM5QixhQUFPLEVBQUUsS0FBSyxZQUFZLElBQUksS0FBSyxRQUFRLE9BQU8sRUFBRTtBQUFBLElBQ3REO0FBQUEsRUFDRjtBQUNBLE1BQUksS0FBSyx1QkFBdUIsWUFBWSxNQUFNLEdBQUcsT0FBTyxTQUFTLFVBQVUsYUFBYSxTQUFTLE9BQU8sTUFBTSxDQUFDO0FBQ3JIO0FBR0EsZUFBZSxZQUNiLEtBQ0EsTUFDa0M7QUFDbEMsUUFBTSxRQUFRLEtBQUssSUFBSSxLQUFLLE9BQU87QUFDbkMsTUFBSSxNQUFPLFFBQU87QUFDbEIsUUFBTSxJQUFJLFFBQVEsUUFBUTtBQUMxQixTQUFPLEtBQUssSUFBSSxLQUFLLE9BQU87QUFDOUI7QUFFQSxTQUFTLE9BQU8sRUFBRSxNQUFNLEdBQWdCLE1BQXVCO0FBQzdELFNBQU8sTUFBTSxLQUFLLENBQUMsRUFBRSxLQUFLLE1BQU0saUJBQWlCLEtBQUssQ0FBQyxTQUFTLGdCQUFnQixNQUFNLElBQUksTUFBTSxJQUFJLENBQUM7QUFDdkc7QUFHQSxTQUFTLFFBQVEsTUFBc0I7QUFDckMsU0FBTyxLQUFLLFFBQVEsdUJBQXVCLEdBQUc7QUFDaEQ7IiwKICAibmFtZXMiOiBbImNhdGFsb2ciXQp9Cg==

//6018dee7aeb8886c7739da823a144d208db880b3
