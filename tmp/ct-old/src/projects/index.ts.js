import { projectsDesk } from "./desk-routes.ts";
import { listShownProjects } from "./store.ts";
export {
  listShownProjects,
  projectsDesk
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3Byb2plY3RzL2luZGV4LnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsU0FBUyxvQkFBb0I7QUFDN0IsU0FBUyx5QkFBeUI7IiwKICAibmFtZXMiOiBbXQp9Cg==

//ab43857e2f0617485cf20f19f58b4e314a5fab75
