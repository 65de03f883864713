import { contentFileDesk } from "./desk-routes.ts";
export {
  contentFileDesk
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2NvbnRlbnQtZmlsZS9pbmRleC50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQVMsdUJBQXVCOyIsCiAgIm5hbWVzIjogW10KfQo=

//6a0ef89608a7b28eb8038c4bea69b404e93941de
