import { catalogDesk } from "./desk-routes.ts";
import { findPdf } from "./live-pdf.ts";
import { catalogVersions } from "./plugin.ts";
import { catalog } from "./routes.ts";
import { searchCatalog } from "./search.ts";
import { readCatalog } from "./store.ts";
export {
  catalog,
  catalogDesk,
  catalogVersions,
  findPdf,
  readCatalog,
  searchCatalog
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2NhdGFsb2cvaW5kZXgudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxTQUFTLG1CQUFtQjtBQUM1QixTQUFTLGVBQWU7QUFDeEIsU0FBUyx1QkFBdUI7QUFDaEMsU0FBUyxlQUFlO0FBQ3hCLFNBQVMscUJBQXFCO0FBQzlCLFNBQVMsbUJBQW1COyIsCiAgIm5hbWVzIjogW10KfQo=

//94d56efed304151acd0583793e08b8cb6b25a2c1
