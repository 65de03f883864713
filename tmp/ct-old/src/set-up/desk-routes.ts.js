import { randomUUID } from "node:crypto";
import { join } from "node:path";
import * as z from "zod/mini";
import { requireRecord } from "../http/records.ts";
import { placesQuery, setUpSteps } from "../shared/set-up.ts";
import { leaveLine, savers } from "./save.ts";
import { forgetMark, markDone, readSetUp } from "./state.ts";
import { findPlaces } from "./zip-codes.ts";
const params = z.object({ step: z.enum(setUpSteps) });
const body = z.looseObject({ keep: z.optional(z.boolean()), seen: z.optional(z.string()) });
async function setUpDesk(app, { config }) {
  app.content.reversalListeners.push(forgetMark);
  const placesFile = join(config.distDir, "places.json");
  app.get(
    "/api/admin/places",
    { schema: { querystring: placesQuery } },
    async ({ query: { zip, miles } }) => requireRecord(await findPlaces(placesFile, zip, miles))
  );
  app.get("/api/admin/set-up", async () => {
    await app.cluster.catchUp();
    return readSetUp(app, config);
  });
  app.put(
    "/api/admin/set-up/:step",
    { config: { change: "in its transaction" }, schema: { params, body } },
    async (request, reply) => {
      const { step } = request.params;
      const { keep, seen, ...fields } = request.body;
      const context = { app, request, reply, placesFile, publicUrl: config.publicUrl, seen };
      if (keep) {
        await markDone(app, step, "kept");
        await leaveLine(context, step);
        return readSetUp(app, config);
      }
      const batch = await savers[step](fields, context);
      const after = await readSetUp(app, config);
      if (!isOpen(after, step)) return { ...after, ...batch && { undo: batch } };
      const undo = batch ?? randomUUID();
      await markDone(app, step, { batch: undo });
      return { ...await readSetUp(app, config), undo };
    }
  );
}
const isOpen = ({ steps }, step) => steps.some(({ name, done }) => name === step && !done);
export {
  setUpDesk
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NldC11cC9kZXNrLXJvdXRlcy50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQVMsa0JBQWtCO0FBQzNCLFNBQVMsWUFBWTtBQUNyQixZQUFZLE9BQU87QUFFbkIsU0FBUyxxQkFBcUI7QUFFOUIsU0FBUyxhQUE2QixrQkFBa0I7QUFDeEQsU0FBUyxXQUFXLGNBQWM7QUFDbEMsU0FBUyxZQUFZLFVBQVUsaUJBQWlCO0FBQ2hELFNBQVMsa0JBQWtCO0FBRTNCLE1BQU0sU0FBUyxFQUFFLE9BQU8sRUFBRSxNQUFNLEVBQUUsS0FBSyxVQUFVLEVBQUUsQ0FBQztBQUVwRCxNQUFNLE9BQU8sRUFBRSxZQUFZLEVBQUUsTUFBTSxFQUFFLFNBQVMsRUFBRSxRQUFRLENBQUMsR0FBRyxNQUFNLEVBQUUsU0FBUyxFQUFFLE9BQU8sQ0FBQyxFQUFFLENBQUM7QUFHMUYsZUFBc0IsVUFBVSxLQUFhLEVBQUUsT0FBTyxHQUFzQztBQUMxRixNQUFJLFFBQVEsa0JBQWtCLEtBQUssVUFBVTtBQUM3QyxRQUFNLGFBQWEsS0FBSyxPQUFPLFNBQVMsYUFBYTtBQUVyRCxNQUFJO0FBQUEsSUFBSTtBQUFBLElBQXFCLEVBQUUsUUFBUSxFQUFFLGFBQWEsWUFBWSxFQUFFO0FBQUEsSUFBRyxPQUFPLEVBQUUsT0FBTyxFQUFFLEtBQUssTUFBTSxFQUFFLE1BQ3BHLGNBQWMsTUFBTSxXQUFXLFlBQVksS0FBSyxLQUFLLENBQUM7QUFBQSxFQUN4RDtBQUVBLE1BQUksSUFBSSxxQkFBcUIsWUFBWTtBQUV2QyxVQUFNLElBQUksUUFBUSxRQUFRO0FBQzFCLFdBQU8sVUFBVSxLQUFLLE1BQU07QUFBQSxFQUM5QixDQUFDO0FBRUQsTUFBSTtBQUFBLElBQ0Y7QUFBQSxJQUNBLEVBQUUsUUFBUSxFQUFFLFFBQVEscUJBQXFCLEdBQUcsUUFBUSxFQUFFLFFBQVEsS0FBSyxFQUFFO0FBQUEsSUFDckUsT0FBTyxTQUFTLFVBQThCO0FBQzVDLFlBQU0sRUFBRSxLQUFLLElBQUksUUFBUTtBQUN6QixZQUFNLEVBQUUsTUFBTSxNQUFNLEdBQUcsT0FBTyxJQUFJLFFBQVE7QUFDMUMsWUFBTSxVQUFVLEVBQUUsS0FBSyxTQUFTLE9BQU8sWUFBWSxXQUFXLE9BQU8sV0FBVyxLQUFLO0FBQ3JGLFVBQUksTUFBTTtBQUNSLGNBQU0sU0FBUyxLQUFLLE1BQU0sTUFBTTtBQUNoQyxjQUFNLFVBQVUsU0FBUyxJQUFJO0FBQzdCLGVBQU8sVUFBVSxLQUFLLE1BQU07QUFBQSxNQUM5QjtBQUNBLFlBQU0sUUFBUSxNQUFNLE9BQU8sSUFBSSxFQUFFLFFBQVEsT0FBTztBQUNoRCxZQUFNLFFBQVEsTUFBTSxVQUFVLEtBQUssTUFBTTtBQUN6QyxVQUFJLENBQUMsT0FBTyxPQUFPLElBQUksRUFBRyxRQUFPLEVBQUUsR0FBRyxPQUFPLEdBQUksU0FBUyxFQUFFLE1BQU0sTUFBTSxFQUFHO0FBQzNFLFlBQU0sT0FBTyxTQUFTLFdBQVc7QUFDakMsWUFBTSxTQUFTLEtBQUssTUFBTSxFQUFFLE9BQU8sS0FBSyxDQUFDO0FBQ3pDLGFBQU8sRUFBRSxHQUFJLE1BQU0sVUFBVSxLQUFLLE1BQU0sR0FBSSxLQUFLO0FBQUEsSUFDbkQ7QUFBQSxFQUNGO0FBQ0Y7QUFFQSxNQUFNLFNBQVMsQ0FBQyxFQUFFLE1BQU0sR0FBNkIsU0FDbkQsTUFBTSxLQUFLLENBQUMsRUFBRSxNQUFNLEtBQUssTUFBTSxTQUFTLFFBQVEsQ0FBQyxJQUFJOyIsCiAgIm5hbWVzIjogW10KfQo=

//27e10eeafc960785a64ba347ee825e7200eec790
