import { setUpDesk } from "./desk-routes.ts";
export {
  setUpDesk
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NldC11cC9pbmRleC50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQVMsaUJBQWlCOyIsCiAgIm5hbWVzIjogW10KfQo=

//bc221ee246928338e5031841ba85a0ad511434bc
