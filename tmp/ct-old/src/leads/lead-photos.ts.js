import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import fp from "fastify-plugin";
import PQueue from "p-queue";
import { photoWidths } from "../shared/lead-photos.ts";
import { leadPhotoFolder, leadPhotoName, listLeadPhotoNames } from "../storage/index.ts";
import { addPhoto, findPhoto, listPhotoPlaces, requireRoom } from "./photo-store.ts";
import { openOutcome } from "./signed.ts";
const dayMs = 24 * 36e5;
const leadPhotos = fp(
  async (app, { keys, makePhoto }) => {
    const changes = new PQueue({ concurrency: 1 });
    app.decorate("leadPhotos", {
      async add(leadId, file) {
        const place = { submissionId: leadId, hash: await hashFile(file.path) };
        const hashes = await requireRoom(app.db, leadId, place.hash);
        if (hashes.includes(place.hash)) return hashes.length;
        const folder = join(file.folder, "made");
        const size = await makePhoto({ source: file.path, folder });
        const received = await changes.add(() => keep({ ...place, ...size }, folder));
        await app.outbox.announcePhotos(leadId);
        return received;
      },
      async read(leadId, id, width) {
        const photo = await findPhoto(app.db, leadId, id);
        return photo && app.files.read(leadPhotoName(photo, width));
      },
      openOutcome: (sealed) => openOutcome(keys, sealed),
      erase: (leadIds) => changes.add(async () => {
        for (const id of leadIds) await app.files.erase(leadPhotoFolder(id));
      }),
      sweep: () => changes.add(sweep)
    });
    app.jobs.add({ name: "lead photos", everyMs: dayMs, run: app.leadPhotos.sweep });
    app.addHook("onClose", () => changes.onIdle());
    async function keep(photo, folder) {
      const made = photoWidths.map((width) => ({
        name: leadPhotoName(photo, width),
        path: join(folder, `${width}.jpg`)
      }));
      try {
        return await addPhoto(app.db, photo, app.now(), (transaction) => app.files.keep(transaction, made));
      } catch (error) {
        await sweep().catch((err) => app.log.error({ err }, "what is left of a photo could not be removed"));
        throw error;
      }
    }
    async function sweep() {
      await app.files.sweep(leadPhotoFolder(), async () => {
        const kept = new Set((await listPhotoPlaces(app.db)).flatMap(listLeadPhotoNames));
        return (name) => kept.has(name);
      });
    }
  },
  { name: "lead-photos", dependencies: ["clock", "database", "jobs", "site-files", "outbox"], fastify: "5.x" }
);
async function hashFile(path) {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}
export {
  leadPhotos
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2xlYWRzL2xlYWQtcGhvdG9zLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsU0FBUyxrQkFBa0I7QUFDM0IsU0FBUyx3QkFBd0I7QUFDakMsU0FBUyxZQUFZO0FBQ3JCLFNBQVMsZ0JBQWdCO0FBQ3pCLE9BQU8sUUFBUTtBQUNmLE9BQU8sWUFBWTtBQUNuQixTQUE2QyxtQkFBbUI7QUFDaEUsU0FBUyxpQkFBaUIsZUFBZSwwQkFBOEM7QUFFdkYsU0FBUyxVQUFVLFdBQVcsaUJBQWlCLG1CQUFtQjtBQUNsRSxTQUFTLG1CQUFtQjtBQUU1QixNQUFNLFFBQVEsS0FBSztBQWlDWixNQUFNLGFBQWE7QUFBQSxFQUN4QixPQUFPLEtBQUssRUFBRSxNQUFNLFVBQVUsTUFBTTtBQUVsQyxVQUFNLFVBQVUsSUFBSSxPQUFPLEVBQUUsYUFBYSxFQUFFLENBQUM7QUFFN0MsUUFBSSxTQUFTLGNBQWM7QUFBQSxNQUN6QixNQUFNLElBQUksUUFBUSxNQUFNO0FBQ3RCLGNBQU0sUUFBUSxFQUFFLGNBQWMsUUFBUSxNQUFNLE1BQU0sU0FBUyxLQUFLLElBQUksRUFBRTtBQUN0RSxjQUFNLFNBQVMsTUFBTSxZQUFZLElBQUksSUFBSSxRQUFRLE1BQU0sSUFBSTtBQUUzRCxZQUFJLE9BQU8sU0FBUyxNQUFNLElBQUksRUFBRyxRQUFPLE9BQU87QUFDL0MsY0FBTSxTQUFTLEtBQUssS0FBSyxRQUFRLE1BQU07QUFDdkMsY0FBTSxPQUFPLE1BQU0sVUFBVSxFQUFFLFFBQVEsS0FBSyxNQUFNLE9BQU8sQ0FBQztBQUMxRCxjQUFNLFdBQVcsTUFBTSxRQUFRLElBQUksTUFBTSxLQUFLLEVBQUUsR0FBRyxPQUFPLEdBQUcsS0FBSyxHQUFHLE1BQU0sQ0FBQztBQUM1RSxjQUFNLElBQUksT0FBTyxlQUFlLE1BQU07QUFDdEMsZUFBTztBQUFBLE1BQ1Q7QUFBQSxNQUNBLE1BQU0sS0FBSyxRQUFRLElBQUksT0FBTztBQUM1QixjQUFNLFFBQVEsTUFBTSxVQUFVLElBQUksSUFBSSxRQUFRLEVBQUU7QUFDaEQsZUFBTyxTQUFTLElBQUksTUFBTSxLQUFLLGNBQWMsT0FBTyxLQUFLLENBQUM7QUFBQSxNQUM1RDtBQUFBLE1BQ0EsYUFBYSxDQUFDLFdBQVcsWUFBWSxNQUFNLE1BQU07QUFBQSxNQUNqRCxPQUFPLENBQUMsWUFDTixRQUFRLElBQUksWUFBWTtBQUN0QixtQkFBVyxNQUFNLFFBQVMsT0FBTSxJQUFJLE1BQU0sTUFBTSxnQkFBZ0IsRUFBRSxDQUFDO0FBQUEsTUFDckUsQ0FBQztBQUFBLE1BQ0gsT0FBTyxNQUFNLFFBQVEsSUFBSSxLQUFLO0FBQUEsSUFDaEMsQ0FBc0I7QUFFdEIsUUFBSSxLQUFLLElBQUksRUFBRSxNQUFNLGVBQWUsU0FBUyxPQUFPLEtBQUssSUFBSSxXQUFXLE1BQU0sQ0FBQztBQUMvRSxRQUFJLFFBQVEsV0FBVyxNQUFNLFFBQVEsT0FBTyxDQUFDO0FBRTdDLG1CQUFlLEtBQUssT0FBdUMsUUFBZ0I7QUFDekUsWUFBTSxPQUFPLFlBQVksSUFBSSxDQUFDLFdBQVc7QUFBQSxRQUN2QyxNQUFNLGNBQWMsT0FBTyxLQUFLO0FBQUEsUUFDaEMsTUFBTSxLQUFLLFFBQVEsR0FBRyxLQUFLLE1BQU07QUFBQSxNQUNuQyxFQUFFO0FBQ0YsVUFBSTtBQUNGLGVBQU8sTUFBTSxTQUFTLElBQUksSUFBSSxPQUFPLElBQUksSUFBSSxHQUFHLENBQUMsZ0JBQWdCLElBQUksTUFBTSxLQUFLLGFBQWEsSUFBSSxDQUFDO0FBQUEsTUFDcEcsU0FBUyxPQUFPO0FBQ2QsY0FBTSxNQUFNLEVBQUUsTUFBTSxDQUFDLFFBQVEsSUFBSSxJQUFJLE1BQU0sRUFBRSxJQUFJLEdBQUcsOENBQThDLENBQUM7QUFDbkcsY0FBTTtBQUFBLE1BQ1I7QUFBQSxJQUNGO0FBRUEsbUJBQWUsUUFBdUI7QUFDcEMsWUFBTSxJQUFJLE1BQU0sTUFBTSxnQkFBZ0IsR0FBRyxZQUFZO0FBQ25ELGNBQU0sT0FBTyxJQUFJLEtBQUssTUFBTSxnQkFBZ0IsSUFBSSxFQUFFLEdBQUcsUUFBUSxrQkFBa0IsQ0FBQztBQUNoRixlQUFPLENBQUMsU0FBUyxLQUFLLElBQUksSUFBSTtBQUFBLE1BQ2hDLENBQUM7QUFBQSxJQUNIO0FBQUEsRUFDRjtBQUFBLEVBQ0EsRUFBRSxNQUFNLGVBQWUsY0FBYyxDQUFDLFNBQVMsWUFBWSxRQUFRLGNBQWMsUUFBUSxHQUFHLFNBQVMsTUFBTTtBQUM3RztBQUVBLGVBQWUsU0FBUyxNQUErQjtBQUNyRCxRQUFNLE9BQU8sV0FBVyxRQUFRO0FBQ2hDLFFBQU0sU0FBUyxpQkFBaUIsSUFBSSxHQUFHLElBQUk7QUFDM0MsU0FBTyxLQUFLLE9BQU8sS0FBSztBQUMxQjsiLAogICJuYW1lcyI6IFtdCn0K

//53248827aa3aff57a515128e0f4cfcc350527c4a
