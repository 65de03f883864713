import { NoSuchRecordError } from "../http/errors.ts";
import { requireRecord } from "../http/records.ts";
import { timeouts } from "../http/timeouts.ts";
import { recordParams } from "../http/validation.ts";
import { captionSchema, galleryOrderSchema } from "../shared/picture-edits.ts";
import { pictureLimits, siteSlots, thumbnailAddress } from "../shared/pictures.ts";
import { choicesQuery, readChoices } from "./choices.ts";
import { deletePicture, restorePicture } from "./history-store.ts";
import { findPicture, listUploadedPictures, setGalleryOrder, setPictureAlt, toUploadedPicture } from "./store.ts";
import { multipartForms } from "./uploads.ts";
const byId = { schema: { params: recordParams } };
const changes = (action) => ({ config: { change: { action, subject: "pictures" } } });
async function picturesDesk(app) {
  await app.register(replacementRoute);
  app.get("/api/admin/images", async () => readOverview(app));
  app.get(
    "/api/admin/images/choices",
    { schema: { querystring: choicesQuery } },
    async ({ query }) => readChoices(app, query)
  );
  app.get("/api/admin/images/thumbnails/:name", async ({ params: { name } }, reply) => {
    await app.cluster.catchUp();
    const { pictures } = app.site.current;
    const picture = requireRecord(Object.hasOwn(pictures, name) ? pictures[name] : void 0);
    return reply.redirect(thumbnailAddress(picture));
  });
  const caption = { ...changes("caption"), schema: { params: recordParams, body: captionSchema } };
  app.patch("/api/admin/images/:id", caption, async ({ params: { id }, body: { alt } }) => {
    if (!await app.site.update(() => setPictureAlt(app.db, id, alt))) throw new NoSuchRecordError();
    return { id, alt };
  });
  const order = { ...changes("order"), schema: { body: galleryOrderSchema } };
  app.put("/api/admin/images/order", order, async ({ body: { ids } }) => {
    await app.site.update(() => setGalleryOrder(app.db, ids));
    return { ids };
  });
  app.delete("/api/admin/images/:id", { ...changes("delete"), ...byId }, async ({ params: { id: undoId } }) => {
    if (!await app.site.update(() => deletePicture(app.db, undoId, app.now()))) throw new NoSuchRecordError();
    return { undoId };
  });
  app.post("/api/admin/images/:id/restoration", { ...changes("bring back"), ...byId }, async ({ params }, reply) => {
    const row = requireRecord(await app.site.update(() => restorePicture(app.db, params.id, app.now())));
    return reply.code(201).send(toUploadedPicture(row));
  });
}
async function replacementRoute(app) {
  await app.register(multipartForms);
  const replacement = { ...changes("replace"), ...byId, handlerTimeout: timeouts.uploadMs };
  app.put("/api/admin/images/:id/file", replacement, async (request) => {
    const { id } = requireRecord(await findPicture(app.db, request.params.id));
    const { file } = await request.receiveUpload({ field: "image", limitBytes: pictureLimits.bytes });
    return requireRecord(await app.pictures.replace(file, id).finally(() => file.discard()));
  });
}
async function readOverview(app) {
  await app.cluster.catchUp();
  const { pictures } = app.site.current;
  const images = (await listUploadedPictures(app.db)).map(toUploadedPicture);
  const slots = siteSlots.flatMap(({ name, width, height }) => {
    const picture = pictures[name];
    const image = images.find(({ kind, name: uploaded }) => kind === "slot" && uploaded === name);
    return picture ? [{ name, width, height, picture, ...image && { image } }] : [];
  });
  const uses = await app.content.readPictureUses(app.site.current.documents);
  return { gallery: images.filter(({ kind }) => kind === "gallery"), slots, uses };
}
export {
  picturesDesk
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3BpY3R1cmVzL2Rlc2stcm91dGVzLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsU0FBUyx5QkFBeUI7QUFDbEMsU0FBUyxxQkFBcUI7QUFDOUIsU0FBUyxnQkFBZ0I7QUFDekIsU0FBUyxvQkFBaUM7QUFDMUMsU0FBUyxlQUFlLDBCQUEwQjtBQUNsRCxTQUErQixlQUFlLFdBQVcsd0JBQXdCO0FBQ2pGLFNBQVMsY0FBYyxtQkFBbUI7QUFDMUMsU0FBUyxlQUFlLHNCQUFzQjtBQUM5QyxTQUFTLGFBQWEsc0JBQXNCLGlCQUFpQixlQUFlLHlCQUF5QjtBQUNyRyxTQUFTLHNCQUFzQjtBQUUvQixNQUFNLE9BQU8sRUFBRSxRQUFRLEVBQUUsUUFBUSxhQUFhLEVBQUU7QUFDaEQsTUFBTSxVQUFVLENBQUMsWUFBb0IsRUFBRSxRQUFRLEVBQUUsUUFBUSxFQUFFLFFBQVEsU0FBUyxXQUFXLEVBQUUsRUFBRTtBQUczRixlQUFzQixhQUFhLEtBQTRCO0FBQzdELFFBQU0sSUFBSSxTQUFTLGdCQUFnQjtBQUVuQyxNQUFJLElBQUkscUJBQXFCLFlBQVksYUFBYSxHQUFHLENBQUM7QUFFMUQsTUFBSTtBQUFBLElBQUk7QUFBQSxJQUE2QixFQUFFLFFBQVEsRUFBRSxhQUFhLGFBQWEsRUFBRTtBQUFBLElBQUcsT0FBTyxFQUFFLE1BQU0sTUFDN0YsWUFBWSxLQUFLLEtBQUs7QUFBQSxFQUN4QjtBQUdBLE1BQUksSUFBa0Msc0NBQXNDLE9BQU8sRUFBRSxRQUFRLEVBQUUsS0FBSyxFQUFFLEdBQUcsVUFBVTtBQUNqSCxVQUFNLElBQUksUUFBUSxRQUFRO0FBQzFCLFVBQU0sRUFBRSxTQUFTLElBQUksSUFBSSxLQUFLO0FBQzlCLFVBQU0sVUFBVSxjQUFjLE9BQU8sT0FBTyxVQUFVLElBQUksSUFBSSxTQUFTLElBQUksSUFBSSxNQUFTO0FBQ3hGLFdBQU8sTUFBTSxTQUFTLGlCQUFpQixPQUFPLENBQUM7QUFBQSxFQUNqRCxDQUFDO0FBRUQsUUFBTSxVQUFVLEVBQUUsR0FBRyxRQUFRLFNBQVMsR0FBRyxRQUFRLEVBQUUsUUFBUSxjQUFjLE1BQU0sY0FBYyxFQUFFO0FBQy9GLE1BQUksTUFBTSx5QkFBeUIsU0FBUyxPQUFPLEVBQUUsUUFBUSxFQUFFLEdBQUcsR0FBRyxNQUFNLEVBQUUsSUFBSSxFQUFFLE1BQU07QUFDdkYsUUFBSSxDQUFFLE1BQU0sSUFBSSxLQUFLLE9BQU8sTUFBTSxjQUFjLElBQUksSUFBSSxJQUFJLEdBQUcsQ0FBQyxFQUFJLE9BQU0sSUFBSSxrQkFBa0I7QUFDaEcsV0FBTyxFQUFFLElBQUksSUFBSTtBQUFBLEVBQ25CLENBQUM7QUFFRCxRQUFNLFFBQVEsRUFBRSxHQUFHLFFBQVEsT0FBTyxHQUFHLFFBQVEsRUFBRSxNQUFNLG1CQUFtQixFQUFFO0FBQzFFLE1BQUksSUFBSSwyQkFBMkIsT0FBTyxPQUFPLEVBQUUsTUFBTSxFQUFFLElBQUksRUFBRSxNQUFNO0FBQ3JFLFVBQU0sSUFBSSxLQUFLLE9BQU8sTUFBTSxnQkFBZ0IsSUFBSSxJQUFJLEdBQUcsQ0FBQztBQUN4RCxXQUFPLEVBQUUsSUFBSTtBQUFBLEVBQ2YsQ0FBQztBQUVELE1BQUksT0FBTyx5QkFBeUIsRUFBRSxHQUFHLFFBQVEsUUFBUSxHQUFHLEdBQUcsS0FBSyxHQUFHLE9BQU8sRUFBRSxRQUFRLEVBQUUsSUFBSSxPQUFPLEVBQUUsTUFBTTtBQUMzRyxRQUFJLENBQUUsTUFBTSxJQUFJLEtBQUssT0FBTyxNQUFNLGNBQWMsSUFBSSxJQUFJLFFBQVEsSUFBSSxJQUFJLENBQUMsQ0FBQyxFQUFJLE9BQU0sSUFBSSxrQkFBa0I7QUFDMUcsV0FBTyxFQUFFLE9BQU87QUFBQSxFQUNsQixDQUFDO0FBRUQsTUFBSSxLQUFLLHFDQUFxQyxFQUFFLEdBQUcsUUFBUSxZQUFZLEdBQUcsR0FBRyxLQUFLLEdBQUcsT0FBTyxFQUFFLE9BQU8sR0FBRyxVQUFVO0FBQ2hILFVBQU0sTUFBTSxjQUFjLE1BQU0sSUFBSSxLQUFLLE9BQU8sTUFBTSxlQUFlLElBQUksSUFBSSxPQUFPLElBQUksSUFBSSxJQUFJLENBQUMsQ0FBQyxDQUFDO0FBQ25HLFdBQU8sTUFBTSxLQUFLLEdBQUcsRUFBRSxLQUFLLGtCQUFrQixHQUFHLENBQUM7QUFBQSxFQUNwRCxDQUFDO0FBQ0g7QUFHQSxlQUFlLGlCQUFpQixLQUE0QjtBQUMxRCxRQUFNLElBQUksU0FBUyxjQUFjO0FBRWpDLFFBQU0sY0FBYyxFQUFFLEdBQUcsUUFBUSxTQUFTLEdBQUcsR0FBRyxNQUFNLGdCQUFnQixTQUFTLFNBQVM7QUFDeEYsTUFBSSxJQUFJLDhCQUE4QixhQUFhLE9BQU8sWUFBWTtBQUNwRSxVQUFNLEVBQUUsR0FBRyxJQUFJLGNBQWMsTUFBTSxZQUFZLElBQUksSUFBSSxRQUFRLE9BQU8sRUFBRSxDQUFDO0FBQ3pFLFVBQU0sRUFBRSxLQUFLLElBQUksTUFBTSxRQUFRLGNBQWMsRUFBRSxPQUFPLFNBQVMsWUFBWSxjQUFjLE1BQU0sQ0FBQztBQUNoRyxXQUFPLGNBQWMsTUFBTSxJQUFJLFNBQVMsUUFBUSxNQUFNLEVBQUUsRUFBRSxRQUFRLE1BQU0sS0FBSyxRQUFRLENBQUMsQ0FBQztBQUFBLEVBQ3pGLENBQUM7QUFDSDtBQUVBLGVBQWUsYUFBYSxLQUF1QztBQUVqRSxRQUFNLElBQUksUUFBUSxRQUFRO0FBQzFCLFFBQU0sRUFBRSxTQUFTLElBQUksSUFBSSxLQUFLO0FBQzlCLFFBQU0sVUFBVSxNQUFNLHFCQUFxQixJQUFJLEVBQUUsR0FBRyxJQUFJLGlCQUFpQjtBQUN6RSxRQUFNLFFBQVEsVUFBVSxRQUFRLENBQUMsRUFBRSxNQUFNLE9BQU8sT0FBTyxNQUFNO0FBQzNELFVBQU0sVUFBVSxTQUFTLElBQUk7QUFDN0IsVUFBTSxRQUFRLE9BQU8sS0FBSyxDQUFDLEVBQUUsTUFBTSxNQUFNLFNBQVMsTUFBTSxTQUFTLFVBQVUsYUFBYSxJQUFJO0FBQzVGLFdBQU8sVUFBVSxDQUFDLEVBQUUsTUFBTSxPQUFPLFFBQVEsU0FBUyxHQUFJLFNBQVMsRUFBRSxNQUFNLEVBQUcsQ0FBQyxJQUFJLENBQUM7QUFBQSxFQUNsRixDQUFDO0FBQ0QsUUFBTSxPQUFPLE1BQU0sSUFBSSxRQUFRLGdCQUFnQixJQUFJLEtBQUssUUFBUSxTQUFTO0FBQ3pFLFNBQU8sRUFBRSxTQUFTLE9BQU8sT0FBTyxDQUFDLEVBQUUsS0FBSyxNQUFNLFNBQVMsU0FBUyxHQUFHLE9BQU8sS0FBSztBQUNqRjsiLAogICJuYW1lcyI6IFtdCn0K

//960c2d58e8b7ab888199f5672f50eeecd66bc01a
