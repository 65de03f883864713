import { ArchiveDamagedError, openFile, packFile, readArchive } from "./archive.ts";
import { createBackup, listStoredFiles, makeProvenBackup } from "./backup.ts";
import { backups } from "./backups.ts";
import { readBoundedJson } from "./bounded-json.ts";
import { canary } from "./canary.ts";
import { upkeepDesk } from "./desk-routes.ts";
import { healthRoutes } from "./health.ts";
import { jobs } from "./jobs.ts";
import { links } from "./links.ts";
import { metrics } from "./metrics.ts";
import { restoreBackup } from "./restore.ts";
import { restoreIntoDatabase } from "./restore-into-database.ts";
import { watch } from "./watch.ts";
export {
  ArchiveDamagedError,
  backups,
  canary,
  createBackup,
  healthRoutes,
  jobs,
  links,
  listStoredFiles,
  makeProvenBackup,
  metrics,
  openFile,
  packFile,
  readArchive,
  readBoundedJson,
  restoreBackup,
  restoreIntoDatabase,
  upkeepDesk,
  watch
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3Vwa2VlcC9pbmRleC50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQVMscUJBQXdDLFVBQVUsVUFBVSxtQkFBbUI7QUFDeEYsU0FBUyxjQUFjLGlCQUFpQix3QkFBd0I7QUFDaEUsU0FBUyxlQUFlO0FBQ3hCLFNBQTBCLHVCQUF1QjtBQUNqRCxTQUFTLGNBQWM7QUFDdkIsU0FBUyxrQkFBa0I7QUFDM0IsU0FBUyxvQkFBb0I7QUFDN0IsU0FBUyxZQUFZO0FBQ3JCLFNBQVMsYUFBYTtBQUN0QixTQUFTLGVBQWU7QUFDeEIsU0FBUyxxQkFBcUI7QUFDOUIsU0FBUywyQkFBMkI7QUFDcEMsU0FBUyxhQUFhOyIsCiAgIm5hbWVzIjogW10KfQo=

//ab08e612b811a38c96356a7a0070eda09b6e6d16
