import fp from "fastify-plugin";
import { purgeChanges } from "../accounts/index.ts";
import { summarizeOutbox } from "../delivery/index.ts";
import { removeOldSpam } from "../leads/index.ts";
import {
  describeBackupAlarm,
  describeCanaryAlarm,
  describeContentAlarm,
  describeOutboxAlarm,
  describePricesAlarm,
  describeScheduleAlarm
} from "./alarms.ts";
import { createAnnouncer } from "./announcer.ts";
import { readInstallation } from "./installation.ts";
const dayMs = 24 * 36e5;
const alarmsMs = 5 * 6e4;
const watch = fp(
  async (app) => {
    const { now } = app;
    const installedAtMs = app.sharedDatabase ? await readInstallation(app.db, now()) : now();
    const announce = createAnnouncer(app);
    app.decorate("watch", { listAlarms });
    app.jobs.add({ name: "spam", everyMs: dayMs, run: purgeSpam });
    app.jobs.add({ name: "changes", everyMs: dayMs, run: () => purgeChanges(app.db, now()) });
    app.jobs.add({ name: "bin", everyMs: dayMs, run: app.content.emptyBin });
    app.jobs.add({ name: "alarms", everyMs: alarmsMs, run: async () => announce(await listAlarms()) });
    async function purgeSpam() {
      const deleted = await removeOldSpam(app.db, now());
      if (deleted > 0) await app.leadPhotos.sweep();
    }
    async function listAlarms() {
      const canary = await app.canary.read().catch(() => void 0);
      const outbox = await summarizeOutbox(app.db).catch(() => void 0);
      const prices = await app.prices.current().catch(() => void 0);
      const missed = await app.publisher.listMissed().catch(() => []);
      const backups = await app.backups.read().catch((error) => ({ backups: [], failure: error.message }));
      return [
        canary && describeCanaryAlarm(canary),
        outbox && describeOutboxAlarm(outbox, now()),
        describeBackupAlarm(backups, now(), installedAtMs),
        prices && describePricesAlarm(prices.checkedAt, now()),
        describeContentAlarm(app.content.faults, now()),
        ...missed.map(describeScheduleAlarm)
      ].filter((alarm) => alarm !== void 0);
    }
  },
  {
    name: "watch",
    dependencies: [
      "clock",
      "database",
      "jobs",
      "outbox",
      "canary",
      "backups",
      "links",
      "prices",
      "content",
      "publisher"
    ],
    fastify: "5.x"
  }
);
export {
  watch
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3Vwa2VlcC93YXRjaC50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLE9BQU8sUUFBUTtBQUNmLFNBQVMsb0JBQW9CO0FBQzdCLFNBQVMsdUJBQXVCO0FBQ2hDLFNBQVMscUJBQXFCO0FBRTlCO0FBQUEsRUFDRTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsT0FDSztBQUNQLFNBQVMsdUJBQXVCO0FBQ2hDLFNBQVMsd0JBQXdCO0FBRWpDLE1BQU0sUUFBUSxLQUFLO0FBQ25CLE1BQU0sV0FBVyxJQUFJO0FBV2QsTUFBTSxRQUFRO0FBQUEsRUFDbkIsT0FBTyxRQUFRO0FBQ2IsVUFBTSxFQUFFLElBQUksSUFBSTtBQUNoQixVQUFNLGdCQUFnQixJQUFJLGlCQUFpQixNQUFNLGlCQUFpQixJQUFJLElBQUksSUFBSSxDQUFDLElBQUksSUFBSTtBQUN2RixVQUFNLFdBQVcsZ0JBQWdCLEdBQUc7QUFFcEMsUUFBSSxTQUFTLFNBQVMsRUFBRSxXQUFXLENBQUM7QUFDcEMsUUFBSSxLQUFLLElBQUksRUFBRSxNQUFNLFFBQVEsU0FBUyxPQUFPLEtBQUssVUFBVSxDQUFDO0FBQzdELFFBQUksS0FBSyxJQUFJLEVBQUUsTUFBTSxXQUFXLFNBQVMsT0FBTyxLQUFLLE1BQU0sYUFBYSxJQUFJLElBQUksSUFBSSxDQUFDLEVBQUUsQ0FBQztBQUN4RixRQUFJLEtBQUssSUFBSSxFQUFFLE1BQU0sT0FBTyxTQUFTLE9BQU8sS0FBSyxJQUFJLFFBQVEsU0FBUyxDQUFDO0FBQ3ZFLFFBQUksS0FBSyxJQUFJLEVBQUUsTUFBTSxVQUFVLFNBQVMsVUFBVSxLQUFLLFlBQVksU0FBUyxNQUFNLFdBQVcsQ0FBQyxFQUFFLENBQUM7QUFFakcsbUJBQWUsWUFBMkI7QUFDeEMsWUFBTSxVQUFVLE1BQU0sY0FBYyxJQUFJLElBQUksSUFBSSxDQUFDO0FBQ2pELFVBQUksVUFBVSxFQUFHLE9BQU0sSUFBSSxXQUFXLE1BQU07QUFBQSxJQUM5QztBQUdBLG1CQUFlLGFBQStCO0FBQzVDLFlBQU0sU0FBUyxNQUFNLElBQUksT0FBTyxLQUFLLEVBQUUsTUFBTSxNQUFNLE1BQVM7QUFDNUQsWUFBTSxTQUFTLE1BQU0sZ0JBQWdCLElBQUksRUFBRSxFQUFFLE1BQU0sTUFBTSxNQUFTO0FBQ2xFLFlBQU0sU0FBUyxNQUFNLElBQUksT0FBTyxRQUFRLEVBQUUsTUFBTSxNQUFNLE1BQVM7QUFDL0QsWUFBTSxTQUFTLE1BQU0sSUFBSSxVQUFVLFdBQVcsRUFBRSxNQUFNLE1BQU0sQ0FBQyxDQUFDO0FBQzlELFlBQU0sVUFBVSxNQUFNLElBQUksUUFBUSxLQUFLLEVBQUUsTUFBTSxDQUFDLFdBQWtCLEVBQUUsU0FBUyxDQUFDLEdBQUcsU0FBUyxNQUFNLFFBQVEsRUFBRTtBQUMxRyxhQUFPO0FBQUEsUUFDTCxVQUFVLG9CQUFvQixNQUFNO0FBQUEsUUFDcEMsVUFBVSxvQkFBb0IsUUFBUSxJQUFJLENBQUM7QUFBQSxRQUMzQyxvQkFBb0IsU0FBUyxJQUFJLEdBQUcsYUFBYTtBQUFBLFFBQ2pELFVBQVUsb0JBQW9CLE9BQU8sV0FBVyxJQUFJLENBQUM7QUFBQSxRQUNyRCxxQkFBcUIsSUFBSSxRQUFRLFFBQVEsSUFBSSxDQUFDO0FBQUEsUUFDOUMsR0FBRyxPQUFPLElBQUkscUJBQXFCO0FBQUEsTUFDckMsRUFBRSxPQUFPLENBQUMsVUFBVSxVQUFVLE1BQVM7QUFBQSxJQUN6QztBQUFBLEVBQ0Y7QUFBQSxFQUNBO0FBQUEsSUFDRSxNQUFNO0FBQUEsSUFDTixjQUFjO0FBQUEsTUFDWjtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLElBQ0Y7QUFBQSxJQUNBLFNBQVM7QUFBQSxFQUNYO0FBQ0Y7IiwKICAibmFtZXMiOiBbXQp9Cg==

//b5df0b8de5960f3d82e5e3e5ad16491720753503
