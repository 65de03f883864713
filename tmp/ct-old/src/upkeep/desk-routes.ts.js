import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import * as z from "zod/mini";
import { findPasswordConcern } from "../accounts/index.ts";
import { deleteSetting, discardable, requireReadable } from "../database/index.ts";
import { requireRecord } from "../http/records.ts";
import { longAnswer } from "../http/timeouts.ts";
const backupDownloadMs = 12 * 36e5;
async function upkeepDesk(app) {
  app.deliveryOverview.addUpkeep(() => readOverview(app));
  app.get("/api/admin/alarms", async () => [...await app.watch.listAlarms(), ...await listPasswordAlarms(app)]);
  app.post("/api/admin/delivery/proofs", changes("prove", "delivery"), async () => {
    await app.canary.run();
    return app.deliveryOverview.read();
  });
  app.post("/api/admin/backups", changes("make", "backups"), async () => {
    await app.backups.run();
    return app.deliveryOverview.read();
  });
  app.post("/api/admin/backups/proofs", changes("prove", "backups"), async () => {
    await app.backups.prove();
    return app.deliveryOverview.read();
  });
  app.get("/api/admin/links", async () => {
    const report = await app.links.read();
    requireReadable("links", report);
    return report.value ?? null;
  });
  app.delete(
    "/api/admin/settings/:key",
    { ...changes("discard", "settings"), schema: discarding },
    async ({ params, body }) => {
      await deleteSetting(app.db, params.key, body.version);
      return {};
    }
  );
  app.post(
    "/api/admin/links",
    { ...longAnswer, ...changes("check", "links") },
    async () => (await app.links.check()).links
  );
  app.get("/api/admin/backups/newest", { handlerTimeout: backupDownloadMs }, async (_request, reply) => {
    const newest = requireRecord((await app.backups.read()).backups.find(({ problem }) => !problem));
    const path = app.backups.pathOf(newest);
    const { size } = requireRecord(await stat(path).catch(undefinedIfMissing));
    return reply.type("application/x-tar").header("content-disposition", `attachment; filename="${newest.file}"`).header("content-length", size).send(createReadStream(path));
  });
}
const discarding = {
  params: z.object({ key: z.enum(Object.keys(discardable)) }),
  body: z.object({ version: z.int("The version that was seen is missing.") })
};
const changes = (action, subject) => ({ config: { change: { action, subject } } });
function undefinedIfMissing(error) {
  if (error.code !== "ENOENT") throw error;
}
async function readOverview(app) {
  const canary = await app.canary.read();
  const { backups, failure } = await app.backups.read();
  return {
    alarms: await app.watch.listAlarms(),
    ...canary && { canary },
    backups: backups.map(toSummary),
    ...failure && { backupFailure: failure }
  };
}
function toSummary({ sha256: _hash, ...record }) {
  return record;
}
const words = {
  generated: {
    title: "the one that this site made",
    text: "Others may have read it where it was shown; please choose your own."
  },
  common: {
    title: "one of the most common there are",
    text: "It is one of the first that someone guessing would try."
  }
};
async function listPasswordAlarms({ db }) {
  const alarms = [];
  for (const role of ["admin", "staff"]) {
    const concern = await findPasswordConcern(db, role);
    if (!concern) continue;
    const { title, text } = words[concern.reason];
    alarms.push({
      id: `${role}-password`,
      title: `The ${role} password has been ${title}`,
      text,
      since: concern.since,
      link: { path: "/admin/passwords", label: "Change it" }
    });
  }
  return alarms;
}
export {
  upkeepDesk
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3Vwa2VlcC9kZXNrLXJvdXRlcy50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQVMsd0JBQXdCO0FBQ2pDLFNBQVMsWUFBWTtBQUVyQixZQUFZLE9BQU87QUFDbkIsU0FBUywyQkFBMkI7QUFDcEMsU0FBUyxlQUFlLGFBQWEsdUJBQXVCO0FBQzVELFNBQVMscUJBQXFCO0FBQzlCLFNBQVMsa0JBQWtCO0FBTTNCLE1BQU0sbUJBQW1CLEtBQUs7QUFHOUIsZUFBc0IsV0FBVyxLQUE0QjtBQUMzRCxNQUFJLGlCQUFpQixVQUFVLE1BQU0sYUFBYSxHQUFHLENBQUM7QUFFdEQsTUFBSSxJQUFJLHFCQUFxQixZQUFZLENBQUMsR0FBSSxNQUFNLElBQUksTUFBTSxXQUFXLEdBQUksR0FBSSxNQUFNLG1CQUFtQixHQUFHLENBQUUsQ0FBQztBQUVoSCxNQUFJLEtBQUssOEJBQThCLFFBQVEsU0FBUyxVQUFVLEdBQUcsWUFBWTtBQUMvRSxVQUFNLElBQUksT0FBTyxJQUFJO0FBQ3JCLFdBQU8sSUFBSSxpQkFBaUIsS0FBSztBQUFBLEVBQ25DLENBQUM7QUFFRCxNQUFJLEtBQUssc0JBQXNCLFFBQVEsUUFBUSxTQUFTLEdBQUcsWUFBWTtBQUNyRSxVQUFNLElBQUksUUFBUSxJQUFJO0FBQ3RCLFdBQU8sSUFBSSxpQkFBaUIsS0FBSztBQUFBLEVBQ25DLENBQUM7QUFFRCxNQUFJLEtBQUssNkJBQTZCLFFBQVEsU0FBUyxTQUFTLEdBQUcsWUFBWTtBQUM3RSxVQUFNLElBQUksUUFBUSxNQUFNO0FBQ3hCLFdBQU8sSUFBSSxpQkFBaUIsS0FBSztBQUFBLEVBQ25DLENBQUM7QUFFRCxNQUFJLElBQUksb0JBQW9CLFlBQVk7QUFDdEMsVUFBTSxTQUFTLE1BQU0sSUFBSSxNQUFNLEtBQUs7QUFDcEMsb0JBQWdCLFNBQVMsTUFBTTtBQUMvQixXQUFPLE9BQU8sU0FBUztBQUFBLEVBQ3pCLENBQUM7QUFFRCxNQUFJO0FBQUEsSUFDRjtBQUFBLElBQ0EsRUFBRSxHQUFHLFFBQVEsV0FBVyxVQUFVLEdBQUcsUUFBUSxXQUFXO0FBQUEsSUFDeEQsT0FBTyxFQUFFLFFBQVEsS0FBSyxNQUFNO0FBQzFCLFlBQU0sY0FBYyxJQUFJLElBQUksT0FBTyxLQUFLLEtBQUssT0FBTztBQUNwRCxhQUFPLENBQUM7QUFBQSxJQUNWO0FBQUEsRUFDRjtBQUVBLE1BQUk7QUFBQSxJQUNGO0FBQUEsSUFDQSxFQUFFLEdBQUcsWUFBWSxHQUFHLFFBQVEsU0FBUyxPQUFPLEVBQUU7QUFBQSxJQUM5QyxhQUFhLE1BQU0sSUFBSSxNQUFNLE1BQU0sR0FBRztBQUFBLEVBQ3hDO0FBRUEsTUFBSSxJQUFJLDZCQUE2QixFQUFFLGdCQUFnQixpQkFBaUIsR0FBRyxPQUFPLFVBQVUsVUFBVTtBQUNwRyxVQUFNLFNBQVMsZUFBZSxNQUFNLElBQUksUUFBUSxLQUFLLEdBQUcsUUFBUSxLQUFLLENBQUMsRUFBRSxRQUFRLE1BQU0sQ0FBQyxPQUFPLENBQUM7QUFDL0YsVUFBTSxPQUFPLElBQUksUUFBUSxPQUFPLE1BQU07QUFFdEMsVUFBTSxFQUFFLEtBQUssSUFBSSxjQUFjLE1BQU0sS0FBSyxJQUFJLEVBQUUsTUFBTSxrQkFBa0IsQ0FBQztBQUN6RSxXQUFPLE1BQ0osS0FBSyxtQkFBbUIsRUFDeEIsT0FBTyx1QkFBdUIseUJBQXlCLE9BQU8sSUFBSSxHQUFHLEVBQ3JFLE9BQU8sa0JBQWtCLElBQUksRUFDN0IsS0FBSyxpQkFBaUIsSUFBSSxDQUFDO0FBQUEsRUFDaEMsQ0FBQztBQUNIO0FBR0EsTUFBTSxhQUFhO0FBQUEsRUFDakIsUUFBUSxFQUFFLE9BQU8sRUFBRSxLQUFLLEVBQUUsS0FBSyxPQUFPLEtBQUssV0FBVyxDQUFpQyxFQUFFLENBQUM7QUFBQSxFQUMxRixNQUFNLEVBQUUsT0FBTyxFQUFFLFNBQVMsRUFBRSxJQUFJLHVDQUF1QyxFQUFFLENBQUM7QUFDNUU7QUFFQSxNQUFNLFVBQVUsQ0FBQyxRQUFnQixhQUFxQixFQUFFLFFBQVEsRUFBRSxRQUFRLEVBQUUsUUFBUSxRQUFRLEVBQUUsRUFBRTtBQUVoRyxTQUFTLG1CQUFtQixPQUF5QztBQUNuRSxNQUFJLE1BQU0sU0FBUyxTQUFVLE9BQU07QUFDckM7QUFFQSxlQUFlLGFBQWEsS0FBK0M7QUFDekUsUUFBTSxTQUFTLE1BQU0sSUFBSSxPQUFPLEtBQUs7QUFDckMsUUFBTSxFQUFFLFNBQVMsUUFBUSxJQUFJLE1BQU0sSUFBSSxRQUFRLEtBQUs7QUFDcEQsU0FBTztBQUFBLElBQ0wsUUFBUSxNQUFNLElBQUksTUFBTSxXQUFXO0FBQUEsSUFDbkMsR0FBSSxVQUFVLEVBQUUsT0FBTztBQUFBLElBQ3ZCLFNBQVMsUUFBUSxJQUFJLFNBQVM7QUFBQSxJQUM5QixHQUFJLFdBQVcsRUFBRSxlQUFlLFFBQVE7QUFBQSxFQUMxQztBQUNGO0FBR0EsU0FBUyxVQUFVLEVBQUUsUUFBUSxPQUFPLEdBQUcsT0FBTyxHQUFnQztBQUM1RSxTQUFPO0FBQ1Q7QUFHQSxNQUFNLFFBQVE7QUFBQSxFQUNaLFdBQVc7QUFBQSxJQUNULE9BQU87QUFBQSxJQUNQLE1BQU07QUFBQSxFQUNSO0FBQUEsRUFDQSxRQUFRO0FBQUEsSUFDTixPQUFPO0FBQUEsSUFDUCxNQUFNO0FBQUEsRUFDUjtBQUNGO0FBRUEsZUFBZSxtQkFBbUIsRUFBRSxHQUFHLEdBQXNDO0FBQzNFLFFBQU0sU0FBa0IsQ0FBQztBQUN6QixhQUFXLFFBQVEsQ0FBQyxTQUFTLE9BQU8sR0FBWTtBQUM5QyxVQUFNLFVBQVUsTUFBTSxvQkFBb0IsSUFBSSxJQUFJO0FBQ2xELFFBQUksQ0FBQyxRQUFTO0FBQ2QsVUFBTSxFQUFFLE9BQU8sS0FBSyxJQUFJLE1BQU0sUUFBUSxNQUFNO0FBQzVDLFdBQU8sS0FBSztBQUFBLE1BQ1YsSUFBSSxHQUFHLElBQUk7QUFBQSxNQUNYLE9BQU8sT0FBTyxJQUFJLHNCQUFzQixLQUFLO0FBQUEsTUFDN0M7QUFBQSxNQUNBLE9BQU8sUUFBUTtBQUFBLE1BQ2YsTUFBTSxFQUFFLE1BQU0sb0JBQW9CLE9BQU8sWUFBWTtBQUFBLElBQ3ZELENBQUM7QUFBQSxFQUNIO0FBQ0EsU0FBTztBQUNUOyIsCiAgIm5hbWVzIjogW10KfQo=

//784c0c00027bccad5bc2134d0ad02e8c632b5578
