import * as z from "zod/mini";
import { multipartForms } from "../pictures/index.ts";
import { toSlug } from "../shared/content/addresses.ts";
import { applicationSchema, contentFileLimits } from "../shared/content-file.ts";
import { summarize, takeBackFile } from "./apply.ts";
import { openWaitingFile } from "./waiting.ts";
import { writeContentFile } from "./write.ts";
const fileTransferMs = 3 * 36e5;
const lookedAt = { change: { none: "a file that is looked at; nothing of it is applied" } };
const recorded = { change: "in its transaction" };
const params = z.object({ import: z.uuid() });
async function contentFileDesk(app, { config }) {
  const waiting = openWaitingFile(app, config.dataDir);
  app.content.reversalListeners.push(takeBackFile);
  app.get("/api/admin/content-file", { handlerTimeout: fileTransferMs }, async (_request, reply) => {
    const file = await writeContentFile(app);
    return reply.type("application/x-tar").header("content-disposition", `attachment; filename="${nameFile(app)}"`).send(file);
  });
  await app.register(receivingRoute, { waiting });
  app.post(
    "/api/admin/content-file/:import/application",
    { config: recorded, handlerTimeout: fileTransferMs, schema: { params, body: applicationSchema } },
    async ({ params: params2, author }) => {
      await app.cluster.catchUp();
      return waiting.apply(params2.import, author);
    }
  );
}
async function receivingRoute(app, { waiting }) {
  await app.register(multipartForms);
  app.post("/api/admin/content-file", { config: lookedAt, handlerTimeout: fileTransferMs }, async (request, reply) => {
    const { file } = await request.receiveUpload({ field: "file", limitBytes: contentFileLimits.bytes });
    const { id, content } = await waiting.receive(file);
    return reply.code(201).send({ import: id, ...await summarize(app, content) });
  });
}
function nameFile(app) {
  const day = new Date(app.now()).toISOString().slice(0, 10);
  return `${toSlug(app.site.current.profile.name) || "site"}-words-and-pictures-${day}.tar`;
}
export {
  contentFileDesk
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2NvbnRlbnQtZmlsZS9kZXNrLXJvdXRlcy50cyJdLAogICJtYXBwaW5ncyI6ICJBQUNBLFlBQVksT0FBTztBQUduQixTQUFTLHNCQUFzQjtBQUMvQixTQUFTLGNBQWM7QUFDdkIsU0FBUyxtQkFBbUIseUJBQXlCO0FBQ3JELFNBQVMsV0FBVyxvQkFBb0I7QUFDeEMsU0FBUyx1QkFBdUI7QUFDaEMsU0FBUyx3QkFBd0I7QUFHakMsTUFBTSxpQkFBaUIsSUFBSTtBQUUzQixNQUFNLFdBQVcsRUFBRSxRQUFRLEVBQUUsTUFBTSxxREFBcUQsRUFBRTtBQUMxRixNQUFNLFdBQVcsRUFBRSxRQUFRLHFCQUFxQjtBQUNoRCxNQUFNLFNBQVMsRUFBRSxPQUFPLEVBQUUsUUFBUSxFQUFFLEtBQUssRUFBRSxDQUFDO0FBRzVDLGVBQXNCLGdCQUFnQixLQUFhLEVBQUUsT0FBTyxHQUFzQztBQUNoRyxRQUFNLFVBQVUsZ0JBQWdCLEtBQUssT0FBTyxPQUFPO0FBQ25ELE1BQUksUUFBUSxrQkFBa0IsS0FBSyxZQUFZO0FBRS9DLE1BQUksSUFBSSwyQkFBMkIsRUFBRSxnQkFBZ0IsZUFBZSxHQUFHLE9BQU8sVUFBVSxVQUFVO0FBQ2hHLFVBQU0sT0FBTyxNQUFNLGlCQUFpQixHQUFHO0FBQ3ZDLFdBQU8sTUFDSixLQUFLLG1CQUFtQixFQUN4QixPQUFPLHVCQUF1Qix5QkFBeUIsU0FBUyxHQUFHLENBQUMsR0FBRyxFQUN2RSxLQUFLLElBQUk7QUFBQSxFQUNkLENBQUM7QUFFRCxRQUFNLElBQUksU0FBUyxnQkFBZ0IsRUFBRSxRQUFRLENBQUM7QUFFOUMsTUFBSTtBQUFBLElBQ0Y7QUFBQSxJQUNBLEVBQUUsUUFBUSxVQUFVLGdCQUFnQixnQkFBZ0IsUUFBUSxFQUFFLFFBQVEsTUFBTSxrQkFBa0IsRUFBRTtBQUFBLElBQ2hHLE9BQU8sRUFBRSxRQUFBQSxTQUFRLE9BQU8sTUFBTTtBQUU1QixZQUFNLElBQUksUUFBUSxRQUFRO0FBQzFCLGFBQU8sUUFBUSxNQUFNQSxRQUFPLFFBQVEsTUFBTTtBQUFBLElBQzVDO0FBQUEsRUFDRjtBQUNGO0FBR0EsZUFBZSxlQUNiLEtBQ0EsRUFBRSxRQUFRLEdBQ0s7QUFDZixRQUFNLElBQUksU0FBUyxjQUFjO0FBQ2pDLE1BQUksS0FBSywyQkFBMkIsRUFBRSxRQUFRLFVBQVUsZ0JBQWdCLGVBQWUsR0FBRyxPQUFPLFNBQVMsVUFBVTtBQUNsSCxVQUFNLEVBQUUsS0FBSyxJQUFJLE1BQU0sUUFBUSxjQUFjLEVBQUUsT0FBTyxRQUFRLFlBQVksa0JBQWtCLE1BQU0sQ0FBQztBQUNuRyxVQUFNLEVBQUUsSUFBSSxRQUFRLElBQUksTUFBTSxRQUFRLFFBQVEsSUFBSTtBQUNsRCxXQUFPLE1BQU0sS0FBSyxHQUFHLEVBQUUsS0FBSyxFQUFFLFFBQVEsSUFBSSxHQUFJLE1BQU0sVUFBVSxLQUFLLE9BQU8sRUFBRyxDQUFDO0FBQUEsRUFDaEYsQ0FBQztBQUNIO0FBRUEsU0FBUyxTQUFTLEtBQThCO0FBQzlDLFFBQU0sTUFBTSxJQUFJLEtBQUssSUFBSSxJQUFJLENBQUMsRUFBRSxZQUFZLEVBQUUsTUFBTSxHQUFHLEVBQUU7QUFDekQsU0FBTyxHQUFHLE9BQU8sSUFBSSxLQUFLLFFBQVEsUUFBUSxJQUFJLEtBQUssTUFBTSx1QkFBdUIsR0FBRztBQUNyRjsiLAogICJuYW1lcyI6IFsicGFyYW1zIl0KfQo=

//eca4c709feda55fa6317c66cdf5a1e88ca11e881
