import { contactRoutes } from "./contact.ts";
import { estimateRoutes } from "./estimate.ts";
import { photoRoutes } from "./photo-routes.ts";
import { leadsDesk } from "./desk-routes.ts";
import { acceptLead, keepsWords } from "./lead-form.ts";
import { leadPhotos } from "./lead-photos.ts";
import { findLeadPlan } from "./plan-store.ts";
import { spam } from "./spam/plugin.ts";
import { removeOldSpam } from "./spam/removal.ts";
async function leads(app, options) {
  await app.register(contactRoutes, options);
  await app.register(estimateRoutes, options);
  await app.register(photoRoutes, options);
}
export {
  acceptLead,
  findLeadPlan,
  keepsWords,
  leadPhotos,
  leads,
  leadsDesk,
  removeOldSpam,
  spam
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2xlYWRzL2luZGV4LnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQ0EsU0FBUyxxQkFBcUI7QUFDOUIsU0FBUyxzQkFBc0I7QUFFL0IsU0FBUyxtQkFBbUI7QUFFNUIsU0FBUyxpQkFBaUI7QUFDMUIsU0FBUyxZQUE4QixrQkFBa0I7QUFDekQsU0FBUyxrQkFBa0I7QUFDM0IsU0FBUyxvQkFBb0I7QUFDN0IsU0FBUyxZQUFZO0FBQ3JCLFNBQVMscUJBQXFCO0FBSTlCLGVBQXNCLE1BQU0sS0FBc0IsU0FBcUM7QUFDckYsUUFBTSxJQUFJLFNBQVMsZUFBZSxPQUFPO0FBQ3pDLFFBQU0sSUFBSSxTQUFTLGdCQUFnQixPQUFPO0FBQzFDLFFBQU0sSUFBSSxTQUFTLGFBQWEsT0FBTztBQUN6QzsiLAogICJuYW1lcyI6IFtdCn0K

//b968d3552dc2ce9b6b026eadacbdfcbea2cb22d1
