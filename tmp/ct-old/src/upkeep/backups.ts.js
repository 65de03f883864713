import { join } from "node:path";
import fp from "fastify-plugin";
import PQueue from "p-queue";
import { readSharedKey } from "../accounts/index.ts";
import { NoBackupFolderError } from "../http/errors.ts";
import { requireRecord } from "../http/records.ts";
import { listStoredFiles, makeProvenBackup, proveBackup } from "./backup.ts";
import {
  checkBackups,
  readBackupState,
  saveFailure,
  saveRecord
} from "./backup-records.ts";
const nightlyHour = 3;
const backups = fp(
  async (app, { config: { dataDir, backupDir } }) => {
    const { db, now, sharedDatabase: shared } = app;
    let failure;
    const turns = new PQueue({ concurrency: 1 });
    app.decorate("backups", {
      run: () => inTurn(makeAndProve),
      prove: () => inTurn(async () => {
        const folder = requireFolder();
        const [newest] = (await readBackupState(db)).backups;
        if (newest) await saveRecord(db, await proveBackup(folder, newest, now()));
      }),
      read,
      pathOf: ({ file }) => join(requireRecord(backupDir), file)
    });
    if (backupDir) app.jobs.add({ name: "backup", nextMs: nextDueMs, run: app.backups.run });
    app.addHook("onClose", () => turns.onIdle());
    async function nextDueMs(lastMs) {
      const [newest] = (await readBackupState(db)).backups;
      return newest ? nightAfterMs(Date.parse(newest.createdAt)) : lastMs;
    }
    async function inTurn(work) {
      try {
        await turns.add(work);
        failure = void 0;
      } catch (error) {
        failure = error.message;
        if (!(error instanceof NoBackupFolderError)) app.log.error({ err: error }, "a backup could not be made");
      }
      if (backupDir) await saveFailure(db, failure).catch(() => {
      });
    }
    async function read() {
      if (!shared) requireFolder();
      return { ...await readBackupState(db), ...failure && { failure } };
    }
    function requireFolder() {
      if (!backupDir) throw new NoBackupFolderError();
      return backupDir;
    }
    async function makeAndProve() {
      const folder = requireFolder();
      await checkBackups(db, folder);
      const source = {
        copyTo: app.copyDatabaseTo,
        sessionKey: await readSharedKey(shared),
        listFiles: shared && (() => listStoredFiles(shared))
      };
      const { problem } = await makeProvenBackup(db, { dataDir, backupDir: folder }, source, now);
      if (problem) throw new Error(problem);
    }
  },
  { name: "backups", dependencies: ["clock", "database", "jobs"], fastify: "5.x" }
);
function nightAfterMs(ms) {
  const night = new Date(ms);
  night.setHours(nightlyHour, 0, 0, 0);
  if (night.getTime() <= ms) night.setDate(night.getDate() + 1);
  return night.getTime();
}
export {
  backups
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3Vwa2VlcC9iYWNrdXBzLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsU0FBUyxZQUFZO0FBQ3JCLE9BQU8sUUFBUTtBQUNmLE9BQU8sWUFBWTtBQUNuQixTQUFTLHFCQUFxQjtBQUU5QixTQUFTLDJCQUEyQjtBQUNwQyxTQUFTLHFCQUFxQjtBQUM5QixTQUFTLGlCQUFpQixrQkFBa0IsbUJBQW1CO0FBQy9EO0FBQUEsRUFHRTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLE9BQ0s7QUFHUCxNQUFNLGNBQWM7QUFnQmIsTUFBTSxVQUFVO0FBQUEsRUFDckIsT0FBTyxLQUFLLEVBQUUsUUFBUSxFQUFFLFNBQVMsVUFBVSxFQUFFLE1BQU07QUFDakQsVUFBTSxFQUFFLElBQUksS0FBSyxnQkFBZ0IsT0FBTyxJQUFJO0FBQzVDLFFBQUk7QUFDSixVQUFNLFFBQVEsSUFBSSxPQUFPLEVBQUUsYUFBYSxFQUFFLENBQUM7QUFFM0MsUUFBSSxTQUFTLFdBQVc7QUFBQSxNQUN0QixLQUFLLE1BQU0sT0FBTyxZQUFZO0FBQUEsTUFDOUIsT0FBTyxNQUNMLE9BQU8sWUFBWTtBQUNqQixjQUFNLFNBQVMsY0FBYztBQUM3QixjQUFNLENBQUMsTUFBTSxLQUFLLE1BQU0sZ0JBQWdCLEVBQUUsR0FBRztBQUM3QyxZQUFJLE9BQVEsT0FBTSxXQUFXLElBQUksTUFBTSxZQUFZLFFBQVEsUUFBUSxJQUFJLENBQUMsQ0FBQztBQUFBLE1BQzNFLENBQUM7QUFBQSxNQUNIO0FBQUEsTUFDQSxRQUFRLENBQUMsRUFBRSxLQUFLLE1BQU0sS0FBSyxjQUFjLFNBQVMsR0FBRyxJQUFJO0FBQUEsSUFDM0QsQ0FBQztBQUVELFFBQUksVUFBVyxLQUFJLEtBQUssSUFBSSxFQUFFLE1BQU0sVUFBVSxRQUFRLFdBQVcsS0FBSyxJQUFJLFFBQVEsSUFBSSxDQUFDO0FBQ3ZGLFFBQUksUUFBUSxXQUFXLE1BQU0sTUFBTSxPQUFPLENBQUM7QUFHM0MsbUJBQWUsVUFBVSxRQUFpQztBQUN4RCxZQUFNLENBQUMsTUFBTSxLQUFLLE1BQU0sZ0JBQWdCLEVBQUUsR0FBRztBQUM3QyxhQUFPLFNBQVMsYUFBYSxLQUFLLE1BQU0sT0FBTyxTQUFTLENBQUMsSUFBSTtBQUFBLElBQy9EO0FBR0EsbUJBQWUsT0FBTyxNQUEwQztBQUM5RCxVQUFJO0FBQ0YsY0FBTSxNQUFNLElBQUksSUFBSTtBQUNwQixrQkFBVTtBQUFBLE1BQ1osU0FBUyxPQUFPO0FBQ2Qsa0JBQVcsTUFBZ0I7QUFFM0IsWUFBSSxFQUFFLGlCQUFpQixxQkFBc0IsS0FBSSxJQUFJLE1BQU0sRUFBRSxLQUFLLE1BQU0sR0FBRyw0QkFBNEI7QUFBQSxNQUN6RztBQUVBLFVBQUksVUFBVyxPQUFNLFlBQVksSUFBSSxPQUFPLEVBQUUsTUFBTSxNQUFNO0FBQUEsTUFBQyxDQUFDO0FBQUEsSUFDOUQ7QUFFQSxtQkFBZSxPQUE2QjtBQUMxQyxVQUFJLENBQUMsT0FBUSxlQUFjO0FBQzNCLGFBQU8sRUFBRSxHQUFJLE1BQU0sZ0JBQWdCLEVBQUUsR0FBSSxHQUFJLFdBQVcsRUFBRSxRQUFRLEVBQUc7QUFBQSxJQUN2RTtBQUVBLGFBQVMsZ0JBQXdCO0FBQy9CLFVBQUksQ0FBQyxVQUFXLE9BQU0sSUFBSSxvQkFBb0I7QUFDOUMsYUFBTztBQUFBLElBQ1Q7QUFFQSxtQkFBZSxlQUE4QjtBQUMzQyxZQUFNLFNBQVMsY0FBYztBQUM3QixZQUFNLGFBQWEsSUFBSSxNQUFNO0FBQzdCLFlBQU0sU0FBUztBQUFBLFFBQ2IsUUFBUSxJQUFJO0FBQUEsUUFDWixZQUFZLE1BQU0sY0FBYyxNQUFNO0FBQUEsUUFDdEMsV0FBVyxXQUFXLE1BQU0sZ0JBQWdCLE1BQU07QUFBQSxNQUNwRDtBQUNBLFlBQU0sRUFBRSxRQUFRLElBQUksTUFBTSxpQkFBaUIsSUFBSSxFQUFFLFNBQVMsV0FBVyxPQUFPLEdBQUcsUUFBUSxHQUFHO0FBQzFGLFVBQUksUUFBUyxPQUFNLElBQUksTUFBTSxPQUFPO0FBQUEsSUFDdEM7QUFBQSxFQUNGO0FBQUEsRUFDQSxFQUFFLE1BQU0sV0FBVyxjQUFjLENBQUMsU0FBUyxZQUFZLE1BQU0sR0FBRyxTQUFTLE1BQU07QUFDakY7QUFFQSxTQUFTLGFBQWEsSUFBb0I7QUFDeEMsUUFBTSxRQUFRLElBQUksS0FBSyxFQUFFO0FBQ3pCLFFBQU0sU0FBUyxhQUFhLEdBQUcsR0FBRyxDQUFDO0FBQ25DLE1BQUksTUFBTSxRQUFRLEtBQUssR0FBSSxPQUFNLFFBQVEsTUFBTSxRQUFRLElBQUksQ0FBQztBQUM1RCxTQUFPLE1BQU0sUUFBUTtBQUN2QjsiLAogICJuYW1lcyI6IFtdCn0K

//efdc350f02bebc5c54c2774ab7dad5de30cbae33
