import { assets } from "./assets.ts";
import { speculationRulesPath } from "./page-cache.ts";
import { previewDesk } from "./preview.ts";
import { pages, renderPage } from "./render.ts";
import { pageRoutes } from "./routes.ts";
import { site } from "./site.ts";
export {
  assets,
  pageRoutes,
  pages,
  previewDesk,
  renderPage,
  site,
  speculationRulesPath
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3BhZ2VzL2luZGV4LnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsU0FBUyxjQUFjO0FBQ3ZCLFNBQVMsNEJBQTRCO0FBQ3JDLFNBQVMsbUJBQW1CO0FBQzVCLFNBQVMsT0FBTyxrQkFBa0I7QUFDbEMsU0FBUyxrQkFBa0I7QUFDM0IsU0FBUyxZQUFZOyIsCiAgIm5hbWVzIjogW10KfQo=

//9da06752c185da1c4f692b38312d633294ade6f2
