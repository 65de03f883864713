import * as z from "zod/mini";
import { InvalidFieldsError, OnlyWordsError } from "../http/errors.ts";
import { requireRecord } from "../http/records.ts";
import { pathOfPage } from "../shared/content/compose.ts";
import { documentId } from "../shared/content/page-plan.ts";
import { findAllProblems, readWords } from "../shared/content/problems.ts";
import {
  draftDeletionSchema,
  draftSchema,
  newsAnswerSchema,
  publicationSchema,
  restorationSchema,
  wordsLimitBytes
} from "../shared/content/versions.ts";
import { answerNewsOf } from "./news.ts";
import { openDocument, readHistory, readOverview, readVersion } from "./overview.ts";
import { contextOf } from "./plugin.ts";
import { kindOf, publishDraft, regionOf, restoreVersion, reverseBatch } from "./publish.ts";
import { conflictWith } from "./refusals.ts";
import { readMoment, scheduleDraft, takeScheduleOff } from "./schedule.ts";
import { findRow, isSavedAtOnce, writeDraft } from "./store.ts";
const params = z.object({ id: documentId });
const numberText = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,14}$/)), z.transform(Number));
const versionParams = z.object({ id: documentId, version: z.union([z.literal("shipped"), numberText]) });
const beforeQuery = z.object({ before: z.optional(numberText) });
const draftConfig = { change: { none: "a draft, which no visitor sees" } };
const recorded = { change: "in its transaction" };
const bodyLimit = wordsLimitBytes + 4096;
async function contentDesk(app) {
  const { db } = app;
  const edit = (id, by) => ({
    id,
    by,
    at: new Date(app.now()).toISOString(),
    context: contextOf(app)
  });
  app.get(
    "/api/admin/content",
    async () => readOverview(db, app.site.current.documents, { hasPicture: contextOf(app).hasPicture, nowMs: app.now() })
  );
  app.get(
    "/api/admin/content/:id",
    { schema: { params } },
    async ({ params: { id } }) => openDocument(db, id, async () => {
      await app.cluster.catchUp();
      return contextOf(app);
    })
  );
  app.put(
    "/api/admin/content/:id/draft",
    { config: draftConfig, schema: { params, body: draftSchema }, bodyLimit },
    async ({ params: { id }, body, author }) => saveDraft(app, edit(id, author), body)
  );
  app.delete(
    "/api/admin/content/:id/draft",
    { config: draftConfig, schema: { params, body: draftDeletionSchema } },
    async ({ params: { id }, body, author }) => dropDraft(app, edit(id, author), body.version)
  );
  app.post(
    "/api/admin/content/:id/publication",
    { config: recorded, schema: { params, body: publicationSchema } },
    async ({ params: { id }, body, author }, reply) => {
      if (body.words !== void 0 && !isSavedAtOnce(id))
        throw new InvalidFieldsError({ words: ["Save these words as a draft first."] });
      if (body.at === void 0) return publishNow(app, edit(id, author), body);
      return reply.code(202).send(await publishLater(app, edit(id, author), { ...body, at: body.at }));
    }
  );
  app.delete(
    "/api/admin/content/:id/publication",
    { config: recorded, schema: { params } },
    async ({ params: { id }, author }) => {
      await takeScheduleOff(db, edit(id, author));
      return { schedule: null };
    }
  );
  app.get(
    "/api/admin/content/:id/versions",
    { schema: { params, querystring: beforeQuery } },
    async ({ params: { id }, query }) => readHistory(db, id, query.before)
  );
  app.get("/api/admin/content/:id/versions/:version", { schema: { params: versionParams } }, async ({ params: params2 }) => ({
    words: requireRecord(
      await readVersion(app, params2.id, kindOf(params2.id, await findRow(db, params2.id)), params2.version)
    )
  }));
  app.post(
    "/api/admin/content/:id/restoration",
    { config: recorded, schema: { params, body: restorationSchema } },
    async ({ params: { id }, body, author }, reply) => reply.code(201).send(await app.site.update(() => restoreVersion(db, edit(id, author), body)))
  );
  app.put(
    "/api/admin/content/:id/news",
    { config: recorded, schema: { params, body: newsAnswerSchema } },
    async ({ params: { id }, body, author }) => app.site.update(() => answerNewsOf(db, edit(id, author), body.answer))
  );
  app.post("/api/admin/batches/:batch/reversal", { config: recorded }, async ({ params: params2, author }) => {
    const { batch } = params2;
    const { at } = edit("", author);
    const undone = () => reverseBatch(db, { batch, by: author, at }, app.content.reversalListeners);
    return { documents: await app.site.update(undone) };
  });
}
async function publishNow(app, edit, publication) {
  const done = await app.site.update(() => publishDraft(app.db, edit, publication));
  return { ...done, path: pathOfPage(app.site.current.documents, edit.id) };
}
async function publishLater(app, edit, publication) {
  const atMs = readMoment(publication.at, app.now());
  const scheduled = await scheduleDraft(app.db, edit, { ...publication, atMs });
  await app.publisher.wake();
  return scheduled;
}
async function saveDraft(app, { id, by, at, context }, body) {
  const row = await findRow(app.db, id);
  const kind = kindOf(id, row);
  if (isSavedAtOnce(id)) throw new InvalidFieldsError({ words: ["The business profile is saved without a draft."] });
  const { shape } = readWords(kind, body.words);
  if (shape.length > 0)
    throw new InvalidFieldsError(Object.fromEntries(shape.map(({ path, message }) => [path || "words", [message]])));
  const draft = JSON.stringify(body.words);
  const version = await writeDraft(app.db, { id, kind, version: body.version, draft, by: by.name, at });
  if (version === void 0) throw await conflictWith(app.db, id, await findRow(app.db, id), regionOf(context));
  return { version, at, problems: await findAllProblems(id, kind, body.words, context) };
}
async function dropDraft(app, { id, by, at, context }, seen) {
  const row = await findRow(app.db, id);
  const kind = kindOf(id, row);
  if (!context.documents.byId.has(id) && !row?.publishedVersion) throw new OnlyWordsError();
  const version = await writeDraft(app.db, { id, kind, version: seen, draft: null, by: by.name, at });
  if (version === void 0) throw await conflictWith(app.db, id, await findRow(app.db, id), regionOf(context));
  const live = context.documents.byId.get(id);
  return { version, at, problems: live ? await findAllProblems(id, kind, live.words, context) : [] };
}
export {
  contentDesk
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2NvbnRlbnQvZGVzay1yb3V0ZXMudHMiXSwKICAibWFwcGluZ3MiOiAiQUFDQSxZQUFZLE9BQU87QUFFbkIsU0FBUyxvQkFBb0Isc0JBQXNCO0FBQ25ELFNBQVMscUJBQXFCO0FBRTlCLFNBQVMsa0JBQWtCO0FBQzNCLFNBQVMsa0JBQWtCO0FBQzNCLFNBQVMsaUJBQWlCLGlCQUFpQjtBQUMzQztBQUFBLEVBQ0U7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLE9BQ0s7QUFDUCxTQUFTLG9CQUFvQjtBQUM3QixTQUFTLGNBQWMsYUFBYSxjQUFjLG1CQUFtQjtBQUNyRSxTQUFTLGlCQUFpQjtBQUMxQixTQUFvQixRQUFRLGNBQWMsVUFBVSxnQkFBZ0Isb0JBQW9CO0FBQ3hGLFNBQVMsb0JBQW9CO0FBQzdCLFNBQVMsWUFBWSxlQUFlLHVCQUF1QjtBQUMzRCxTQUFTLFNBQVMsZUFBZSxrQkFBa0I7QUFFbkQsTUFBTSxTQUFTLEVBQUUsT0FBTyxFQUFFLElBQUksV0FBVyxDQUFDO0FBQzFDLE1BQU0sYUFBYSxFQUFFLEtBQUssRUFBRSxPQUFPLEVBQUUsTUFBTSxFQUFFLE1BQU0saUJBQWlCLENBQUMsR0FBRyxFQUFFLFVBQVUsTUFBTSxDQUFDO0FBQzNGLE1BQU0sZ0JBQWdCLEVBQUUsT0FBTyxFQUFFLElBQUksWUFBWSxTQUFTLEVBQUUsTUFBTSxDQUFDLEVBQUUsUUFBUSxTQUFTLEdBQUcsVUFBVSxDQUFDLEVBQUUsQ0FBQztBQUN2RyxNQUFNLGNBQWMsRUFBRSxPQUFPLEVBQUUsUUFBUSxFQUFFLFNBQVMsVUFBVSxFQUFFLENBQUM7QUFHL0QsTUFBTSxjQUFjLEVBQUUsUUFBUSxFQUFFLE1BQU0saUNBQWlDLEVBQUU7QUFDekUsTUFBTSxXQUFXLEVBQUUsUUFBUSxxQkFBcUI7QUFHaEQsTUFBTSxZQUFZLGtCQUFrQjtBQUdwQyxlQUFzQixZQUFZLEtBQTRCO0FBQzVELFFBQU0sRUFBRSxHQUFHLElBQUk7QUFDZixRQUFNLE9BQU8sQ0FBQyxJQUFZLFFBQXNCO0FBQUEsSUFDOUM7QUFBQSxJQUNBO0FBQUEsSUFDQSxJQUFJLElBQUksS0FBSyxJQUFJLElBQUksQ0FBQyxFQUFFLFlBQVk7QUFBQSxJQUNwQyxTQUFTLFVBQVUsR0FBRztBQUFBLEVBQ3hCO0FBRUEsTUFBSTtBQUFBLElBQUk7QUFBQSxJQUFzQixZQUM1QixhQUFhLElBQUksSUFBSSxLQUFLLFFBQVEsV0FBVyxFQUFFLFlBQVksVUFBVSxHQUFHLEVBQUUsWUFBWSxPQUFPLElBQUksSUFBSSxFQUFFLENBQUM7QUFBQSxFQUMxRztBQUVBLE1BQUk7QUFBQSxJQUFJO0FBQUEsSUFBMEIsRUFBRSxRQUFRLEVBQUUsT0FBTyxFQUFFO0FBQUEsSUFBRyxPQUFPLEVBQUUsUUFBUSxFQUFFLEdBQUcsRUFBRSxNQUNoRixhQUFhLElBQUksSUFBSSxZQUFZO0FBQy9CLFlBQU0sSUFBSSxRQUFRLFFBQVE7QUFDMUIsYUFBTyxVQUFVLEdBQUc7QUFBQSxJQUN0QixDQUFDO0FBQUEsRUFDSDtBQUVBLE1BQUk7QUFBQSxJQUNGO0FBQUEsSUFDQSxFQUFFLFFBQVEsYUFBYSxRQUFRLEVBQUUsUUFBUSxNQUFNLFlBQVksR0FBRyxVQUFVO0FBQUEsSUFDeEUsT0FBTyxFQUFFLFFBQVEsRUFBRSxHQUFHLEdBQUcsTUFBTSxPQUFPLE1BQU0sVUFBVSxLQUFLLEtBQUssSUFBSSxNQUFNLEdBQUcsSUFBSTtBQUFBLEVBQ25GO0FBRUEsTUFBSTtBQUFBLElBQ0Y7QUFBQSxJQUNBLEVBQUUsUUFBUSxhQUFhLFFBQVEsRUFBRSxRQUFRLE1BQU0sb0JBQW9CLEVBQUU7QUFBQSxJQUNyRSxPQUFPLEVBQUUsUUFBUSxFQUFFLEdBQUcsR0FBRyxNQUFNLE9BQU8sTUFBTSxVQUFVLEtBQUssS0FBSyxJQUFJLE1BQU0sR0FBRyxLQUFLLE9BQU87QUFBQSxFQUMzRjtBQUVBLE1BQUk7QUFBQSxJQUNGO0FBQUEsSUFDQSxFQUFFLFFBQVEsVUFBVSxRQUFRLEVBQUUsUUFBUSxNQUFNLGtCQUFrQixFQUFFO0FBQUEsSUFDaEUsT0FBTyxFQUFFLFFBQVEsRUFBRSxHQUFHLEdBQUcsTUFBTSxPQUFPLEdBQUcsVUFBVTtBQUNqRCxVQUFJLEtBQUssVUFBVSxVQUFhLENBQUMsY0FBYyxFQUFFO0FBQy9DLGNBQU0sSUFBSSxtQkFBbUIsRUFBRSxPQUFPLENBQUMsb0NBQW9DLEVBQUUsQ0FBQztBQUNoRixVQUFJLEtBQUssT0FBTyxPQUFXLFFBQU8sV0FBVyxLQUFLLEtBQUssSUFBSSxNQUFNLEdBQUcsSUFBSTtBQUN4RSxhQUFPLE1BQU0sS0FBSyxHQUFHLEVBQUUsS0FBSyxNQUFNLGFBQWEsS0FBSyxLQUFLLElBQUksTUFBTSxHQUFHLEVBQUUsR0FBRyxNQUFNLElBQUksS0FBSyxHQUFHLENBQUMsQ0FBQztBQUFBLElBQ2pHO0FBQUEsRUFDRjtBQUVBLE1BQUk7QUFBQSxJQUNGO0FBQUEsSUFDQSxFQUFFLFFBQVEsVUFBVSxRQUFRLEVBQUUsT0FBTyxFQUFFO0FBQUEsSUFDdkMsT0FBTyxFQUFFLFFBQVEsRUFBRSxHQUFHLEdBQUcsT0FBTyxNQUFNO0FBQ3BDLFlBQU0sZ0JBQWdCLElBQUksS0FBSyxJQUFJLE1BQU0sQ0FBQztBQUMxQyxhQUFPLEVBQUUsVUFBVSxLQUFLO0FBQUEsSUFDMUI7QUFBQSxFQUNGO0FBRUEsTUFBSTtBQUFBLElBQ0Y7QUFBQSxJQUNBLEVBQUUsUUFBUSxFQUFFLFFBQVEsYUFBYSxZQUFZLEVBQUU7QUFBQSxJQUMvQyxPQUFPLEVBQUUsUUFBUSxFQUFFLEdBQUcsR0FBRyxNQUFNLE1BQU0sWUFBWSxJQUFJLElBQUksTUFBTSxNQUFNO0FBQUEsRUFDdkU7QUFFQSxNQUFJLElBQUksNENBQTRDLEVBQUUsUUFBUSxFQUFFLFFBQVEsY0FBYyxFQUFFLEdBQUcsT0FBTyxFQUFFLFFBQUFBLFFBQU8sT0FBTztBQUFBLElBQ2hILE9BQU87QUFBQSxNQUNMLE1BQU0sWUFBWSxLQUFLQSxRQUFPLElBQUksT0FBT0EsUUFBTyxJQUFJLE1BQU0sUUFBUSxJQUFJQSxRQUFPLEVBQUUsQ0FBQyxHQUFHQSxRQUFPLE9BQU87QUFBQSxJQUNuRztBQUFBLEVBQ0YsRUFBRTtBQUVGLE1BQUk7QUFBQSxJQUNGO0FBQUEsSUFDQSxFQUFFLFFBQVEsVUFBVSxRQUFRLEVBQUUsUUFBUSxNQUFNLGtCQUFrQixFQUFFO0FBQUEsSUFDaEUsT0FBTyxFQUFFLFFBQVEsRUFBRSxHQUFHLEdBQUcsTUFBTSxPQUFPLEdBQUcsVUFDdkMsTUFBTSxLQUFLLEdBQUcsRUFBRSxLQUFLLE1BQU0sSUFBSSxLQUFLLE9BQU8sTUFBTSxlQUFlLElBQUksS0FBSyxJQUFJLE1BQU0sR0FBRyxJQUFJLENBQUMsQ0FBQztBQUFBLEVBQ2hHO0FBRUEsTUFBSTtBQUFBLElBQ0Y7QUFBQSxJQUNBLEVBQUUsUUFBUSxVQUFVLFFBQVEsRUFBRSxRQUFRLE1BQU0saUJBQWlCLEVBQUU7QUFBQSxJQUMvRCxPQUFPLEVBQUUsUUFBUSxFQUFFLEdBQUcsR0FBRyxNQUFNLE9BQU8sTUFBTSxJQUFJLEtBQUssT0FBTyxNQUFNLGFBQWEsSUFBSSxLQUFLLElBQUksTUFBTSxHQUFHLEtBQUssTUFBTSxDQUFDO0FBQUEsRUFDbkg7QUFFQSxNQUFJLEtBQUssc0NBQXNDLEVBQUUsUUFBUSxTQUFTLEdBQUcsT0FBTyxFQUFFLFFBQUFBLFNBQVEsT0FBTyxNQUFNO0FBQ2pHLFVBQU0sRUFBRSxNQUFNLElBQUlBO0FBQ2xCLFVBQU0sRUFBRSxHQUFHLElBQUksS0FBSyxJQUFJLE1BQU07QUFDOUIsVUFBTSxTQUFTLE1BQU0sYUFBYSxJQUFJLEVBQUUsT0FBTyxJQUFJLFFBQVEsR0FBRyxHQUFHLElBQUksUUFBUSxpQkFBaUI7QUFDOUYsV0FBTyxFQUFFLFdBQVcsTUFBTSxJQUFJLEtBQUssT0FBTyxNQUFNLEVBQUU7QUFBQSxFQUNwRCxDQUFDO0FBQ0g7QUFLQSxlQUFlLFdBQVcsS0FBc0IsTUFBWSxhQUEwQjtBQUNwRixRQUFNLE9BQU8sTUFBTSxJQUFJLEtBQUssT0FBTyxNQUFNLGFBQWEsSUFBSSxJQUFJLE1BQU0sV0FBVyxDQUFDO0FBQ2hGLFNBQU8sRUFBRSxHQUFHLE1BQU0sTUFBTSxXQUFXLElBQUksS0FBSyxRQUFRLFdBQVcsS0FBSyxFQUFFLEVBQUU7QUFDMUU7QUFFQSxlQUFlLGFBQWEsS0FBc0IsTUFBWSxhQUEyQztBQUN2RyxRQUFNLE9BQU8sV0FBVyxZQUFZLElBQUksSUFBSSxJQUFJLENBQUM7QUFDakQsUUFBTSxZQUFZLE1BQU0sY0FBYyxJQUFJLElBQUksTUFBTSxFQUFFLEdBQUcsYUFBYSxLQUFLLENBQUM7QUFDNUUsUUFBTSxJQUFJLFVBQVUsS0FBSztBQUN6QixTQUFPO0FBQ1Q7QUFHQSxlQUFlLFVBQ2IsS0FDQSxFQUFFLElBQUksSUFBSSxJQUFJLFFBQVEsR0FDdEIsTUFDQTtBQUNBLFFBQU0sTUFBTSxNQUFNLFFBQVEsSUFBSSxJQUFJLEVBQUU7QUFDcEMsUUFBTSxPQUFPLE9BQU8sSUFBSSxHQUFHO0FBQzNCLE1BQUksY0FBYyxFQUFFLEVBQUcsT0FBTSxJQUFJLG1CQUFtQixFQUFFLE9BQU8sQ0FBQyxnREFBZ0QsRUFBRSxDQUFDO0FBQ2pILFFBQU0sRUFBRSxNQUFNLElBQUksVUFBVSxNQUFNLEtBQUssS0FBSztBQUM1QyxNQUFJLE1BQU0sU0FBUztBQUNqQixVQUFNLElBQUksbUJBQW1CLE9BQU8sWUFBWSxNQUFNLElBQUksQ0FBQyxFQUFFLE1BQU0sUUFBUSxNQUFNLENBQUMsUUFBUSxTQUFTLENBQUMsT0FBTyxDQUFDLENBQUMsQ0FBQyxDQUFDO0FBQ2pILFFBQU0sUUFBUSxLQUFLLFVBQVUsS0FBSyxLQUFLO0FBQ3ZDLFFBQU0sVUFBVSxNQUFNLFdBQVcsSUFBSSxJQUFJLEVBQUUsSUFBSSxNQUFNLFNBQVMsS0FBSyxTQUFTLE9BQU8sSUFBSSxHQUFHLE1BQU0sR0FBRyxDQUFDO0FBQ3BHLE1BQUksWUFBWSxPQUFXLE9BQU0sTUFBTSxhQUFhLElBQUksSUFBSSxJQUFJLE1BQU0sUUFBUSxJQUFJLElBQUksRUFBRSxHQUFHLFNBQVMsT0FBTyxDQUFDO0FBQzVHLFNBQU8sRUFBRSxTQUFTLElBQUksVUFBVSxNQUFNLGdCQUFnQixJQUFJLE1BQU0sS0FBSyxPQUFPLE9BQU8sRUFBRTtBQUN2RjtBQUVBLGVBQWUsVUFBVSxLQUFzQixFQUFFLElBQUksSUFBSSxJQUFJLFFBQVEsR0FBUyxNQUFjO0FBQzFGLFFBQU0sTUFBTSxNQUFNLFFBQVEsSUFBSSxJQUFJLEVBQUU7QUFDcEMsUUFBTSxPQUFPLE9BQU8sSUFBSSxHQUFHO0FBQzNCLE1BQUksQ0FBQyxRQUFRLFVBQVUsS0FBSyxJQUFJLEVBQUUsS0FBSyxDQUFDLEtBQUssaUJBQWtCLE9BQU0sSUFBSSxlQUFlO0FBQ3hGLFFBQU0sVUFBVSxNQUFNLFdBQVcsSUFBSSxJQUFJLEVBQUUsSUFBSSxNQUFNLFNBQVMsTUFBTSxPQUFPLE1BQU0sSUFBSSxHQUFHLE1BQU0sR0FBRyxDQUFDO0FBQ2xHLE1BQUksWUFBWSxPQUFXLE9BQU0sTUFBTSxhQUFhLElBQUksSUFBSSxJQUFJLE1BQU0sUUFBUSxJQUFJLElBQUksRUFBRSxHQUFHLFNBQVMsT0FBTyxDQUFDO0FBQzVHLFFBQU0sT0FBTyxRQUFRLFVBQVUsS0FBSyxJQUFJLEVBQUU7QUFDMUMsU0FBTyxFQUFFLFNBQVMsSUFBSSxVQUFVLE9BQU8sTUFBTSxnQkFBZ0IsSUFBSSxNQUFNLEtBQUssT0FBTyxPQUFPLElBQUksQ0FBQyxFQUFFO0FBQ25HOyIsCiAgIm5hbWVzIjogWyJwYXJhbXMiXQp9Cg==

//332202dc5bfc7d51dd59397fcd4e77e8f72dd8c8
