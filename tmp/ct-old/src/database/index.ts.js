import { listInBatches } from "./batches.ts";
import {
  connectDatabase,
  database,
  movingFolder,
  openDatabase,
  takeDirectory,
  unpackingPrefix
} from "./engine.ts";
import { findNewerMigration, isNewest, migrate, newestLevel } from "./migrate.ts";
import {
  singleProcess
} from "./processes.ts";
import {
  deleteSetting,
  discardable,
  readSetting,
  readSettings,
  requireReadable,
  updateSetting,
  writeSetting
} from "./settings.ts";
import { cleanParameters, inspectDatabase, openSqlite, requireCompatibleCopy } from "./sqlite.ts";
import { inTransaction, lockLead, takeLock } from "./transaction.ts";
export {
  cleanParameters,
  connectDatabase,
  database,
  deleteSetting,
  discardable,
  findNewerMigration,
  inTransaction,
  inspectDatabase,
  isNewest,
  listInBatches,
  lockLead,
  migrate,
  movingFolder,
  newestLevel,
  openDatabase,
  openSqlite,
  readSetting,
  readSettings,
  requireCompatibleCopy,
  requireReadable,
  singleProcess,
  takeDirectory,
  takeLock,
  unpackingPrefix,
  updateSetting,
  writeSetting
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2RhdGFiYXNlL2luZGV4LnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsU0FBUyxxQkFBcUI7QUFDOUI7QUFBQSxFQUNFO0FBQUEsRUFFQTtBQUFBLEVBQ0E7QUFBQSxFQUVBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxPQUNLO0FBQ1AsU0FBUyxvQkFBb0IsVUFBVSxTQUFTLG1CQUFtQjtBQUNuRTtBQUFBLEVBTUU7QUFBQSxPQUNLO0FBQ1A7QUFBQSxFQUNFO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBRUE7QUFBQSxFQUNBO0FBQUEsT0FDSztBQUNQLFNBQVMsaUJBQWlCLGlCQUFpQixZQUFZLDZCQUE2QjtBQWtCcEYsU0FBUyxlQUFlLFVBQVUsZ0JBQWdCOyIsCiAgIm5hbWVzIjogW10KfQo=

//68711a0d3f707ec941eed6e636acc0f65c79c345
