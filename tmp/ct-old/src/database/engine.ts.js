import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import SqliteDatabase from "better-sqlite3";
import fp from "fastify-plugin";
import { DataDirectoryInUseError, RestoreUnfinishedError } from "../http/errors.ts";
import { connectSqlite, openSqlite } from "./sqlite.ts";
const database = fp(
  async (app, { config }) => {
    const { db, requireWritable, copyTo, readState, shared, warnings, close } = await openDatabase(config);
    for (const warning of warnings) app.log.warn(warning);
    app.decorate("db", db);
    app.decorate("requireWritableDatabase", requireWritable);
    app.decorate("copyDatabaseTo", copyTo);
    app.decorate("readDatabaseState", readState);
    app.decorate("sharedDatabase", shared);
    app.addHook("onClose", close);
  },
  { name: "database", fastify: "5.x" }
);
async function openDatabase({ dataDir, databaseUrl, databasePool }) {
  const unlock = takeDirectory(dataDir);
  try {
    if (!databaseUrl) requireWholeDirectory(dataDir);
    const opened = databaseUrl ? await (await loadCluster()).openPostgres(databaseUrl, databasePool) : await openSqlite(dataDir);
    return { ...opened, close: () => opened.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}
async function connectDatabase({ dataDir, databaseUrl }) {
  return databaseUrl ? (await loadCluster()).connectPostgres(databaseUrl, 1) : connectSqlite(dataDir);
}
function loadCluster() {
  return import("../cluster/index.ts");
}
const unpackingPrefix = ".restore-";
const movingFolder = ".restoring";
function takeDirectory(dataDir) {
  const unlock = lockDirectory(dataDir);
  try {
    for (const name of readdirSync(dataDir))
      if (name.startsWith(unpackingPrefix)) rmSync(join(dataDir, name), { recursive: true, force: true });
    return unlock;
  } catch (error) {
    unlock();
    throw error;
  }
}
function requireWholeDirectory(dataDir) {
  if (existsSync(join(dataDir, movingFolder))) throw new RestoreUnfinishedError(dataDir);
}
function lockDirectory(dataDir) {
  const lock = new SqliteDatabase(join(dataDir, "lock.db"), { timeout: 0 });
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (error.code === "SQLITE_BUSY") throw new DataDirectoryInUseError(dataDir);
    throw error;
  }
  return () => void lock.close();
}
export {
  connectDatabase,
  database,
  movingFolder,
  openDatabase,
  takeDirectory,
  unpackingPrefix
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2RhdGFiYXNlL2VuZ2luZS50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQVMsWUFBWSxhQUFhLGNBQWM7QUFDaEQsU0FBUyxZQUFZO0FBQ3JCLE9BQU8sb0JBQW9CO0FBQzNCLE9BQU8sUUFBUTtBQUVmLFNBQVMseUJBQXlCLDhCQUE4QjtBQUVoRSxTQUFTLGVBQWUsa0JBQWtCO0FBaURuQyxNQUFNLFdBQVc7QUFBQSxFQUN0QixPQUFPLEtBQUssRUFBRSxPQUFPLE1BQU07QUFDekIsVUFBTSxFQUFFLElBQUksaUJBQWlCLFFBQVEsV0FBVyxRQUFRLFVBQVUsTUFBTSxJQUFJLE1BQU0sYUFBYSxNQUFNO0FBQ3JHLGVBQVcsV0FBVyxTQUFVLEtBQUksSUFBSSxLQUFLLE9BQU87QUFDcEQsUUFBSSxTQUFTLE1BQU0sRUFBRTtBQUNyQixRQUFJLFNBQVMsMkJBQTJCLGVBQWU7QUFDdkQsUUFBSSxTQUFTLGtCQUFrQixNQUFNO0FBQ3JDLFFBQUksU0FBUyxxQkFBcUIsU0FBUztBQUMzQyxRQUFJLFNBQVMsa0JBQWtCLE1BQU07QUFDckMsUUFBSSxRQUFRLFdBQVcsS0FBSztBQUFBLEVBQzlCO0FBQUEsRUFDQSxFQUFFLE1BQU0sWUFBWSxTQUFTLE1BQU07QUFDckM7QUFPQSxlQUFzQixhQUFhLEVBQUUsU0FBUyxhQUFhLGFBQWEsR0FBeUM7QUFDL0csUUFBTSxTQUFTLGNBQWMsT0FBTztBQUNwQyxNQUFJO0FBQ0YsUUFBSSxDQUFDLFlBQWEsdUJBQXNCLE9BQU87QUFDL0MsVUFBTSxTQUFTLGNBQ1gsT0FBTyxNQUFNLFlBQVksR0FBRyxhQUFhLGFBQWEsWUFBWSxJQUNsRSxNQUFNLFdBQVcsT0FBTztBQUM1QixXQUFPLEVBQUUsR0FBRyxRQUFRLE9BQU8sTUFBTSxPQUFPLE1BQU0sRUFBRSxRQUFRLE1BQU0sRUFBRTtBQUFBLEVBQ2xFLFNBQVMsT0FBTztBQUNkLFdBQU87QUFDUCxVQUFNO0FBQUEsRUFDUjtBQUNGO0FBR0EsZUFBc0IsZ0JBQWdCLEVBQUUsU0FBUyxZQUFZLEdBQXlDO0FBQ3BHLFNBQU8sZUFBZSxNQUFNLFlBQVksR0FBRyxnQkFBZ0IsYUFBYSxDQUFDLElBQUksY0FBYyxPQUFPO0FBQ3BHO0FBR0EsU0FBUyxjQUFjO0FBQ3JCLFNBQU8sT0FBTyxxQkFBcUI7QUFDckM7QUFHTyxNQUFNLGtCQUFrQjtBQUV4QixNQUFNLGVBQWU7QUFPckIsU0FBUyxjQUFjLFNBQTZCO0FBQ3pELFFBQU0sU0FBUyxjQUFjLE9BQU87QUFDcEMsTUFBSTtBQUNGLGVBQVcsUUFBUSxZQUFZLE9BQU87QUFDcEMsVUFBSSxLQUFLLFdBQVcsZUFBZSxFQUFHLFFBQU8sS0FBSyxTQUFTLElBQUksR0FBRyxFQUFFLFdBQVcsTUFBTSxPQUFPLEtBQUssQ0FBQztBQUNwRyxXQUFPO0FBQUEsRUFDVCxTQUFTLE9BQU87QUFDZCxXQUFPO0FBQ1AsVUFBTTtBQUFBLEVBQ1I7QUFDRjtBQUdBLFNBQVMsc0JBQXNCLFNBQXVCO0FBQ3BELE1BQUksV0FBVyxLQUFLLFNBQVMsWUFBWSxDQUFDLEVBQUcsT0FBTSxJQUFJLHVCQUF1QixPQUFPO0FBQ3ZGO0FBTUEsU0FBUyxjQUFjLFNBQTZCO0FBQ2xELFFBQU0sT0FBTyxJQUFJLGVBQWUsS0FBSyxTQUFTLFNBQVMsR0FBRyxFQUFFLFNBQVMsRUFBRSxDQUFDO0FBQ3hFLE1BQUk7QUFDRixTQUFLLEtBQUssaUJBQWlCO0FBQUEsRUFDN0IsU0FBUyxPQUFPO0FBQ2QsU0FBSyxNQUFNO0FBQ1gsUUFBSyxNQUE0QixTQUFTLGNBQWUsT0FBTSxJQUFJLHdCQUF3QixPQUFPO0FBQ2xHLFVBQU07QUFBQSxFQUNSO0FBQ0EsU0FBTyxNQUFNLEtBQUssS0FBSyxNQUFNO0FBQy9COyIsCiAgIm5hbWVzIjogW10KfQo=

//09930643e9b1dfb3e734895ad74bb41e8f11d2fc
