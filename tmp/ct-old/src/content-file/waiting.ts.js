import { randomUUID } from "node:crypto";
import PQueue from "p-queue";
import { inTransaction, readSetting, writeSetting } from "../database/index.ts";
import { NoSuchRecordError } from "../http/errors.ts";
import { makeIncomingFolder, toStorageError } from "../storage/index.ts";
import { applyFile } from "./apply.ts";
import { checkFile } from "./check.ts";
const waitingMs = 2 * 36e5;
const folder = "waiting";
const nameOf = (id) => `${folder}/${id}.tar`;
const key = "waitingFile";
function openWaitingFile(app, dataDir) {
  const reads = new PQueue({ concurrency: 1 });
  app.jobs.add({ name: "content files", everyMs: waitingMs / 2, run: sweep });
  return { receive, apply };
  function receive(file) {
    return reads.add(async () => {
      try {
        const { content } = await checkFile(app, file);
        const id = randomUUID();
        await inTransaction(app.db, async (transaction) => {
          await app.files.keep(transaction, [{ name: nameOf(id), path: file.path }]);
          await writeSetting(transaction, key, { id, atMs: app.now() });
        });
        await sweep();
        return { id, content };
      } catch (error) {
        throw toStorageError(error, dataDir);
      } finally {
        await file.discard();
      }
    });
  }
  function apply(id, by) {
    return reads.add(async () => {
      const path = (await findWaiting())?.id === id ? await app.files.find(nameOf(id), () => true) : void 0;
      if (!path) throw new NoSuchRecordError();
      const { folder: folder2, discard } = await makeIncomingFolder(dataDir);
      try {
        const done = await applyFile(app, await checkFile(app, { path, folder: folder2 }), by, claim);
        await sweep();
        return done;
      } catch (error) {
        throw toStorageError(error, dataDir);
      } finally {
        await discard();
      }
    });
    async function claim(transaction) {
      const { value, version } = await readSetting(transaction, key);
      if (value?.id !== id) throw new NoSuchRecordError();
      await writeSetting(transaction, key, null, version, "This file was brought in at the same moment.");
    }
  }
  async function findWaiting() {
    const { value } = await readSetting(app.db, key);
    return value && value.atMs + waitingMs >= app.now() ? value : void 0;
  }
  function sweep() {
    return app.files.sweep(folder, async () => {
      const waiting = await findWaiting();
      return (name) => waiting !== void 0 && name === nameOf(waiting.id);
    });
  }
}
export {
  openWaitingFile
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2NvbnRlbnQtZmlsZS93YWl0aW5nLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsU0FBUyxrQkFBa0I7QUFHM0IsT0FBTyxZQUFZO0FBRW5CLFNBQXdCLGVBQWUsYUFBYSxvQkFBb0I7QUFDeEUsU0FBUyx5QkFBeUI7QUFDbEMsU0FBUyxvQkFBd0Msc0JBQXNCO0FBQ3ZFLFNBQVMsaUJBQWlCO0FBQzFCLFNBQThCLGlCQUFpQjtBQUcvQyxNQUFNLFlBQVksSUFBSTtBQUN0QixNQUFNLFNBQVM7QUFDZixNQUFNLFNBQVMsQ0FBQyxPQUFlLEdBQUcsTUFBTSxJQUFJLEVBQUU7QUFHOUMsTUFBTSxNQUFNO0FBV0wsU0FBUyxnQkFBZ0IsS0FBc0IsU0FBaUI7QUFFckUsUUFBTSxRQUFRLElBQUksT0FBTyxFQUFFLGFBQWEsRUFBRSxDQUFDO0FBQzNDLE1BQUksS0FBSyxJQUFJLEVBQUUsTUFBTSxpQkFBaUIsU0FBUyxZQUFZLEdBQUcsS0FBSyxNQUFNLENBQUM7QUFDMUUsU0FBTyxFQUFFLFNBQVMsTUFBTTtBQU14QixXQUFTLFFBQVEsTUFBdUU7QUFDdEYsV0FBTyxNQUFNLElBQUksWUFBWTtBQUMzQixVQUFJO0FBQ0YsY0FBTSxFQUFFLFFBQVEsSUFBSSxNQUFNLFVBQVUsS0FBSyxJQUFJO0FBQzdDLGNBQU0sS0FBSyxXQUFXO0FBQ3RCLGNBQU0sY0FBYyxJQUFJLElBQUksT0FBTyxnQkFBZ0I7QUFDakQsZ0JBQU0sSUFBSSxNQUFNLEtBQUssYUFBYSxDQUFDLEVBQUUsTUFBTSxPQUFPLEVBQUUsR0FBRyxNQUFNLEtBQUssS0FBSyxDQUFDLENBQUM7QUFDekUsZ0JBQU0sYUFBYSxhQUFhLEtBQUssRUFBRSxJQUFJLE1BQU0sSUFBSSxJQUFJLEVBQUUsQ0FBdUI7QUFBQSxRQUNwRixDQUFDO0FBQ0QsY0FBTSxNQUFNO0FBQ1osZUFBTyxFQUFFLElBQUksUUFBUTtBQUFBLE1BQ3ZCLFNBQVMsT0FBTztBQUNkLGNBQU0sZUFBZSxPQUFPLE9BQU87QUFBQSxNQUNyQyxVQUFFO0FBQ0EsY0FBTSxLQUFLLFFBQVE7QUFBQSxNQUNyQjtBQUFBLElBQ0YsQ0FBQztBQUFBLEVBQ0g7QUFPQSxXQUFTLE1BQU0sSUFBWSxJQUF3QztBQUNqRSxXQUFPLE1BQU0sSUFBSSxZQUFZO0FBQzNCLFlBQU0sUUFBUSxNQUFNLFlBQVksSUFBSSxPQUFPLEtBQUssTUFBTSxJQUFJLE1BQU0sS0FBSyxPQUFPLEVBQUUsR0FBRyxNQUFNLElBQUksSUFBSTtBQUMvRixVQUFJLENBQUMsS0FBTSxPQUFNLElBQUksa0JBQWtCO0FBQ3ZDLFlBQU0sRUFBRSxRQUFBQSxTQUFRLFFBQVEsSUFBSSxNQUFNLG1CQUFtQixPQUFPO0FBQzVELFVBQUk7QUFDRixjQUFNLE9BQU8sTUFBTSxVQUFVLEtBQUssTUFBTSxVQUFVLEtBQUssRUFBRSxNQUFNLFFBQUFBLFFBQU8sQ0FBQyxHQUFHLElBQUksS0FBSztBQUNuRixjQUFNLE1BQU07QUFDWixlQUFPO0FBQUEsTUFDVCxTQUFTLE9BQU87QUFDZCxjQUFNLGVBQWUsT0FBTyxPQUFPO0FBQUEsTUFDckMsVUFBRTtBQUNBLGNBQU0sUUFBUTtBQUFBLE1BQ2hCO0FBQUEsSUFDRixDQUFDO0FBTUQsbUJBQWUsTUFBTSxhQUFtRDtBQUN0RSxZQUFNLEVBQUUsT0FBTyxRQUFRLElBQUksTUFBTSxZQUFnQyxhQUFhLEdBQUc7QUFDakYsVUFBSSxPQUFPLE9BQU8sR0FBSSxPQUFNLElBQUksa0JBQWtCO0FBQ2xELFlBQU0sYUFBYSxhQUFhLEtBQUssTUFBTSxTQUFTLDhDQUE4QztBQUFBLElBQ3BHO0FBQUEsRUFDRjtBQUVBLGlCQUFlLGNBQWdEO0FBQzdELFVBQU0sRUFBRSxNQUFNLElBQUksTUFBTSxZQUFnQyxJQUFJLElBQUksR0FBRztBQUNuRSxXQUFPLFNBQVMsTUFBTSxPQUFPLGFBQWEsSUFBSSxJQUFJLElBQUksUUFBUTtBQUFBLEVBQ2hFO0FBRUEsV0FBUyxRQUF1QjtBQUM5QixXQUFPLElBQUksTUFBTSxNQUFNLFFBQVEsWUFBWTtBQUN6QyxZQUFNLFVBQVUsTUFBTSxZQUFZO0FBQ2xDLGFBQU8sQ0FBQyxTQUFTLFlBQVksVUFBYSxTQUFTLE9BQU8sUUFBUSxFQUFFO0FBQUEsSUFDdEUsQ0FBQztBQUFBLEVBQ0g7QUFDRjsiLAogICJuYW1lcyI6IFsiZm9sZGVyIl0KfQo=

//4a64022e02ff57f1dfb1389505b772729a179074
