import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { adoptSharedKey } from "../accounts/index.ts";
import { ArchiveDamagedError } from "./archive.ts";
import { archivedFiles, isArchived } from "./archived-names.ts";
import { withUnpackedBackup } from "./restore.ts";
const { database: databaseFile, sessionKey: keyFile } = archivedFiles;
function restoreIntoDatabase(path, dataDir, shared) {
  return withUnpackedBackup(path, dataDir, async (folder, manifest) => {
    await shared.loadFrom(folder, async (transaction) => {
      if (keyFile in manifest.files)
        await adoptSharedKey(transaction, shared, (await readFile(join(folder, keyFile), "utf8")).trim());
      for (const name of Object.keys(manifest.files).filter(isArchived)) {
        if (name === databaseFile || name === keyFile) continue;
        await shared.blobs.write(transaction, name, join(folder, name));
        if (await shared.blobs.hash(transaction, name) !== manifest.files[name]?.sha256)
          throw new ArchiveDamagedError(`The file ${name} in the database is not what was in the archive.`);
      }
    });
    return manifest;
  });
}
export {
  restoreIntoDatabase
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3Vwa2VlcC9yZXN0b3JlLWludG8tZGF0YWJhc2UudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxTQUFTLGdCQUFnQjtBQUN6QixTQUFTLFlBQVk7QUFDckIsU0FBUyxzQkFBc0I7QUFFL0IsU0FBUywyQkFBMEM7QUFDbkQsU0FBUyxlQUFlLGtCQUFrQjtBQUMxQyxTQUFTLDBCQUEwQjtBQUduQyxNQUFNLEVBQUUsVUFBVSxjQUFjLFlBQVksUUFBUSxJQUFJO0FBT2pELFNBQVMsb0JBQW9CLE1BQWMsU0FBaUIsUUFBMkM7QUFDNUcsU0FBTyxtQkFBbUIsTUFBTSxTQUFTLE9BQU8sUUFBUSxhQUFhO0FBQ25FLFVBQU0sT0FBTyxTQUFTLFFBQVEsT0FBTyxnQkFBZ0I7QUFDbkQsVUFBSSxXQUFXLFNBQVM7QUFDdEIsY0FBTSxlQUFlLGFBQWEsU0FBUyxNQUFNLFNBQVMsS0FBSyxRQUFRLE9BQU8sR0FBRyxNQUFNLEdBQUcsS0FBSyxDQUFDO0FBQ2xHLGlCQUFXLFFBQVEsT0FBTyxLQUFLLFNBQVMsS0FBSyxFQUFFLE9BQU8sVUFBVSxHQUFHO0FBQ2pFLFlBQUksU0FBUyxnQkFBZ0IsU0FBUyxRQUFTO0FBQy9DLGNBQU0sT0FBTyxNQUFNLE1BQU0sYUFBYSxNQUFNLEtBQUssUUFBUSxJQUFJLENBQUM7QUFDOUQsWUFBSyxNQUFNLE9BQU8sTUFBTSxLQUFLLGFBQWEsSUFBSSxNQUFPLFNBQVMsTUFBTSxJQUFJLEdBQUc7QUFDekUsZ0JBQU0sSUFBSSxvQkFBb0IsWUFBWSxJQUFJLGtEQUFrRDtBQUFBLE1BQ3BHO0FBQUEsSUFDRixDQUFDO0FBQ0QsV0FBTztBQUFBLEVBQ1QsQ0FBQztBQUNIOyIsCiAgIm5hbWVzIjogW10KfQo=

//6b28ddc821f714069df335f904b19e7812133498
