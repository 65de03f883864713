import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { compressText } from "../http/compression.ts";
import { InvalidUploadError } from "../http/errors.ts";
import { longAnswer } from "../http/timeouts.ts";
import { listVariants, pictureLimits, slotOf, variantFormats } from "../shared/pictures.ts";
import { acceptUpload, uploadRoute } from "./accept-upload.ts";
import { originalName, variantFile } from "./picture-files.ts";
import { listUploadedPictures, toUploadedPicture } from "./store.ts";
import { multipartForms } from "./uploads.ts";
const yearMs = 365 * 24 * 36e5;
const revalidated = { maxAge: 0, immutable: false };
const inertPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
async function pictureFileRoutes(app, { config }) {
  const builtInVariants = join(config.distDir, "images/variants");
  const builtInVariantNames = new Set(await readdir(builtInVariants));
  const builtInOriginals = join(config.staticDir, "images");
  const builtInNames = new Set(await readdir(builtInOriginals));
  app.get("/api/images", { onSend: compressText }, async (request, reply) => {
    reply.header("cache-control", "no-cache");
    if (request.query.view !== "uploader") return sendGallery(reply, app.site.current);
    return { success: true, images: (await listUploadedPictures(app.db)).map(toUploadedPicture) };
  });
  app.get("/images/:name", longAnswer, async ({ params: { name } }, reply) => {
    const original = await findOriginal(app, name, builtInNames);
    if (original) return sendPicture(reply, original, revalidated);
    if (builtInNames.has(name)) return sendPicture(reply, join(builtInOriginals, name), revalidated);
    return reply.callNotFound();
  });
  app.get("/images/variants/:name", longAnswer, async ({ params: { name } }, reply) => {
    const kept = { maxAge: yearMs, immutable: true };
    if (builtInVariantNames.has(name)) return sendPicture(reply, join(builtInVariants, name), kept);
    const uploaded = isVariantName(name) && await app.files.find(variantFile(name), () => becomesShown(app, name));
    const variant = uploaded || await app.files.findReleased?.(`images/variants/${name}`);
    return variant ? sendPicture(reply, variant, kept) : reply.callNotFound();
  });
}
async function pictureUploadRoutes(app) {
  await app.register(multipartForms);
  const upload = pictureUpload(app);
  app.post("/api/upload", uploadRoute(upload), async (request, reply) => acceptUpload(request, reply, upload));
}
const galleryTags = /* @__PURE__ */ new WeakMap();
function sendGallery(reply, { gallery }) {
  const etag = galleryTags.get(gallery) ?? makeTag(gallery);
  galleryTags.set(gallery, etag);
  reply.header("etag", etag);
  return reply.send(gallery);
}
function makeTag(value) {
  return `W/"${createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 22)}"`;
}
async function findOriginal(app, name, builtInNames) {
  if (!app.site.current.originals.has(name) && !builtInNames.has(name)) await app.cluster.catchUp();
  const file = app.site.current.originals.get(name);
  return file && app.files.find(originalName(file), () => true);
}
function pictureUpload(app) {
  return {
    field: "image",
    limitBytes: pictureLimits.bytes,
    returnTo: { path: "/upload-images", screen: "upload-images" },
    change: { action: "upload", subject: "pictures" },
    message: "Image uploaded successfully",
    accept: async (upload) => ({ image: await acceptPicture(app, upload) })
  };
}
function acceptPicture(app, { file, fileName, fields }) {
  if (fields.project) return app.pictures.addToGallery(file, fileName, { forProject: true });
  const slot = slotOf(fields.slot || fileName);
  if (fields.slot && !slot) throw new InvalidUploadError("There is no picture of this name to replace.");
  return slot ? app.pictures.fillSlot(file, slot) : app.pictures.addToGallery(file, fileName);
}
function sendPicture(reply, path, options) {
  return reply.header("content-security-policy", inertPolicy).sendFile(basename(path), dirname(path), options);
}
function isVariantName(name) {
  return /^[A-Za-z0-9._-]+-[0-9a-f]{12}-\d{1,5}\.(avif|webp|jpg)$/.test(name);
}
async function becomesShown(app, name) {
  if (isShown(app.site.current, name)) return true;
  await app.cluster.catchUp();
  return isShown(app.site.current, name);
}
function isShown({ uploads, pictures }, name) {
  const hash = /-([0-9a-f]{12})-/.exec(name)?.[1];
  const known = [...uploads.flatMap(({ picture }) => picture ?? []), ...Object.values(pictures)];
  return known.filter((picture) => picture.hash === hash).some((picture) => listVariants({ ...picture, formats: variantFormats }).some(({ file }) => file === name));
}
export {
  inertPolicy,
  pictureFileRoutes,
  pictureUploadRoutes
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3BpY3R1cmVzL3JvdXRlcy50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQVMsa0JBQWtCO0FBQzNCLFNBQVMsZUFBZTtBQUN4QixTQUFTLFVBQVUsU0FBUyxZQUFZO0FBR3hDLFNBQVMsb0JBQW9CO0FBQzdCLFNBQVMsMEJBQTBCO0FBQ25DLFNBQVMsa0JBQWtCO0FBRTNCLFNBQVMsY0FBYyxlQUFlLFFBQThCLHNCQUFzQjtBQUMxRixTQUFTLGNBQXNDLG1CQUFtQjtBQUNsRSxTQUFTLGNBQWMsbUJBQW1CO0FBQzFDLFNBQVMsc0JBQXNCLHlCQUF5QjtBQUN4RCxTQUFTLHNCQUFtQztBQUU1QyxNQUFNLFNBQVMsTUFBTSxLQUFLO0FBRTFCLE1BQU0sY0FBYyxFQUFFLFFBQVEsR0FBRyxXQUFXLE1BQU07QUFLM0MsTUFBTSxjQUFjO0FBRzNCLGVBQXNCLGtCQUFrQixLQUFzQixFQUFFLE9BQU8sR0FBc0M7QUFDM0csUUFBTSxrQkFBa0IsS0FBSyxPQUFPLFNBQVMsaUJBQWlCO0FBQzlELFFBQU0sc0JBQXNCLElBQUksSUFBSSxNQUFNLFFBQVEsZUFBZSxDQUFDO0FBQ2xFLFFBQU0sbUJBQW1CLEtBQUssT0FBTyxXQUFXLFFBQVE7QUFDeEQsUUFBTSxlQUFlLElBQUksSUFBSSxNQUFNLFFBQVEsZ0JBQWdCLENBQUM7QUFFNUQsTUFBSSxJQUF3QyxlQUFlLEVBQUUsUUFBUSxhQUFhLEdBQUcsT0FBTyxTQUFTLFVBQVU7QUFDN0csVUFBTSxPQUFPLGlCQUFpQixVQUFVO0FBQ3hDLFFBQUksUUFBUSxNQUFNLFNBQVMsV0FBWSxRQUFPLFlBQVksT0FBTyxJQUFJLEtBQUssT0FBTztBQUNqRixXQUFPLEVBQUUsU0FBUyxNQUFNLFNBQVMsTUFBTSxxQkFBcUIsSUFBSSxFQUFFLEdBQUcsSUFBSSxpQkFBaUIsRUFBRTtBQUFBLEVBQzlGLENBQUM7QUFFRCxNQUFJLElBQWtDLGlCQUFpQixZQUFZLE9BQU8sRUFBRSxRQUFRLEVBQUUsS0FBSyxFQUFFLEdBQUcsVUFBVTtBQUN4RyxVQUFNLFdBQVcsTUFBTSxhQUFhLEtBQUssTUFBTSxZQUFZO0FBQzNELFFBQUksU0FBVSxRQUFPLFlBQVksT0FBTyxVQUFVLFdBQVc7QUFDN0QsUUFBSSxhQUFhLElBQUksSUFBSSxFQUFHLFFBQU8sWUFBWSxPQUFPLEtBQUssa0JBQWtCLElBQUksR0FBRyxXQUFXO0FBQy9GLFdBQU8sTUFBTSxhQUFhO0FBQUEsRUFDNUIsQ0FBQztBQUVELE1BQUksSUFBa0MsMEJBQTBCLFlBQVksT0FBTyxFQUFFLFFBQVEsRUFBRSxLQUFLLEVBQUUsR0FBRyxVQUFVO0FBQ2pILFVBQU0sT0FBTyxFQUFFLFFBQVEsUUFBUSxXQUFXLEtBQUs7QUFDL0MsUUFBSSxvQkFBb0IsSUFBSSxJQUFJLEVBQUcsUUFBTyxZQUFZLE9BQU8sS0FBSyxpQkFBaUIsSUFBSSxHQUFHLElBQUk7QUFDOUYsVUFBTSxXQUFXLGNBQWMsSUFBSSxLQUFNLE1BQU0sSUFBSSxNQUFNLEtBQUssWUFBWSxJQUFJLEdBQUcsTUFBTSxhQUFhLEtBQUssSUFBSSxDQUFDO0FBQzlHLFVBQU0sVUFBVSxZQUFhLE1BQU0sSUFBSSxNQUFNLGVBQWUsbUJBQW1CLElBQUksRUFBRTtBQUNyRixXQUFPLFVBQVUsWUFBWSxPQUFPLFNBQVMsSUFBSSxJQUFJLE1BQU0sYUFBYTtBQUFBLEVBQzFFLENBQUM7QUFDSDtBQUdBLGVBQXNCLG9CQUFvQixLQUFxQztBQUM3RSxRQUFNLElBQUksU0FBUyxjQUFjO0FBQ2pDLFFBQU0sU0FBUyxjQUFjLEdBQUc7QUFDaEMsTUFBSSxLQUFLLGVBQWUsWUFBWSxNQUFNLEdBQUcsT0FBTyxTQUFTLFVBQVUsYUFBYSxTQUFTLE9BQU8sTUFBTSxDQUFDO0FBQzdHO0FBR0EsTUFBTSxjQUFjLG9CQUFJLFFBQWlDO0FBR3pELFNBQVMsWUFBWSxPQUFxQixFQUFFLFFBQVEsR0FBUztBQUMzRCxRQUFNLE9BQU8sWUFBWSxJQUFJLE9BQU8sS0FBSyxRQUFRLE9BQU87QUFDeEQsY0FBWSxJQUFJLFNBQVMsSUFBSTtBQUM3QixRQUFNLE9BQU8sUUFBUSxJQUFJO0FBQ3pCLFNBQU8sTUFBTSxLQUFLLE9BQU87QUFDM0I7QUFFQSxTQUFTLFFBQVEsT0FBd0I7QUFDdkMsU0FBTyxNQUFNLFdBQVcsUUFBUSxFQUFFLE9BQU8sS0FBSyxVQUFVLEtBQUssQ0FBQyxFQUFFLE9BQU8sV0FBVyxFQUFFLE1BQU0sR0FBRyxFQUFFLENBQUM7QUFDbEc7QUFHQSxlQUFlLGFBQ2IsS0FDQSxNQUNBLGNBQzZCO0FBQzdCLE1BQUksQ0FBQyxJQUFJLEtBQUssUUFBUSxVQUFVLElBQUksSUFBSSxLQUFLLENBQUMsYUFBYSxJQUFJLElBQUksRUFBRyxPQUFNLElBQUksUUFBUSxRQUFRO0FBQ2hHLFFBQU0sT0FBTyxJQUFJLEtBQUssUUFBUSxVQUFVLElBQUksSUFBSTtBQUNoRCxTQUFPLFFBQVEsSUFBSSxNQUFNLEtBQUssYUFBYSxJQUFJLEdBQUcsTUFBTSxJQUFJO0FBQzlEO0FBRUEsU0FBUyxjQUFjLEtBQXlDO0FBQzlELFNBQU87QUFBQSxJQUNMLE9BQU87QUFBQSxJQUNQLFlBQVksY0FBYztBQUFBLElBQzFCLFVBQVUsRUFBRSxNQUFNLGtCQUFrQixRQUFRLGdCQUFnQjtBQUFBLElBQzVELFFBQVEsRUFBRSxRQUFRLFVBQVUsU0FBUyxXQUFXO0FBQUEsSUFDaEQsU0FBUztBQUFBLElBQ1QsUUFBUSxPQUFPLFlBQVksRUFBRSxPQUFPLE1BQU0sY0FBYyxLQUFLLE1BQU0sRUFBRTtBQUFBLEVBQ3ZFO0FBQ0Y7QUFNQSxTQUFTLGNBQWMsS0FBc0IsRUFBRSxNQUFNLFVBQVUsT0FBTyxHQUFxQztBQUN6RyxNQUFJLE9BQU8sUUFBUyxRQUFPLElBQUksU0FBUyxhQUFhLE1BQU0sVUFBVSxFQUFFLFlBQVksS0FBSyxDQUFDO0FBQ3pGLFFBQU0sT0FBTyxPQUFPLE9BQU8sUUFBUSxRQUFRO0FBQzNDLE1BQUksT0FBTyxRQUFRLENBQUMsS0FBTSxPQUFNLElBQUksbUJBQW1CLDhDQUE4QztBQUNyRyxTQUFPLE9BQU8sSUFBSSxTQUFTLFNBQVMsTUFBTSxJQUFJLElBQUksSUFBSSxTQUFTLGFBQWEsTUFBTSxRQUFRO0FBQzVGO0FBRUEsU0FBUyxZQUFZLE9BQXFCLE1BQWMsU0FBK0Q7QUFDckgsU0FBTyxNQUFNLE9BQU8sMkJBQTJCLFdBQVcsRUFBRSxTQUFTLFNBQVMsSUFBSSxHQUFHLFFBQVEsSUFBSSxHQUFHLE9BQU87QUFDN0c7QUFHQSxTQUFTLGNBQWMsTUFBdUI7QUFDNUMsU0FBTywwREFBMEQsS0FBSyxJQUFJO0FBQzVFO0FBR0EsZUFBZSxhQUFhLEtBQXNCLE1BQWdDO0FBQ2hGLE1BQUksUUFBUSxJQUFJLEtBQUssU0FBUyxJQUFJLEVBQUcsUUFBTztBQUM1QyxRQUFNLElBQUksUUFBUSxRQUFRO0FBQzFCLFNBQU8sUUFBUSxJQUFJLEtBQUssU0FBUyxJQUFJO0FBQ3ZDO0FBRUEsU0FBUyxRQUFRLEVBQUUsU0FBUyxTQUFTLEdBQVMsTUFBdUI7QUFDbkUsUUFBTSxPQUFPLG1CQUFtQixLQUFLLElBQUksSUFBSSxDQUFDO0FBQzlDLFFBQU0sUUFBUSxDQUFDLEdBQUcsUUFBUSxRQUFRLENBQUMsRUFBRSxRQUFRLE1BQU0sV0FBVyxDQUFDLENBQUMsR0FBRyxHQUFHLE9BQU8sT0FBTyxRQUFRLENBQUM7QUFDN0YsU0FBTyxNQUNKLE9BQU8sQ0FBQyxZQUFZLFFBQVEsU0FBUyxJQUFJLEVBQ3pDLEtBQUssQ0FBQyxZQUFZLGFBQWEsRUFBRSxHQUFHLFNBQVMsU0FBUyxlQUFlLENBQUMsRUFBRSxLQUFLLENBQUMsRUFBRSxLQUFLLE1BQU0sU0FBUyxJQUFJLENBQUM7QUFDOUc7IiwKICAibmFtZXMiOiBbXQp9Cg==

//a5c512f485b997ab0c4e6944c50b3ba30ebaa57a
