import { describeError } from "./channel.ts";
import { deliveryDesk, mailDesk } from "./desk-routes.ts";
import { enqueueDeliveries, holdOrRelease } from "./outbox-store.ts";
import { delivery } from "./plugin.ts";
import { askLink } from "./public-request.ts";
import { listLeadDeliveries, summarizeOutbox } from "./status-store.ts";
export {
  askLink,
  delivery,
  deliveryDesk,
  describeError,
  enqueueDeliveries,
  holdOrRelease,
  listLeadDeliveries,
  mailDesk,
  summarizeOutbox
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2RlbGl2ZXJ5L2luZGV4LnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsU0FBUyxxQkFBbUM7QUFDNUMsU0FBUyxjQUFjLGdCQUFnQjtBQUN2QyxTQUFTLG1CQUFtQixxQkFBcUI7QUFDakQsU0FBUyxnQkFBZ0I7QUFDekIsU0FBUyxlQUFnQztBQUV6QyxTQUFTLG9CQUF3Qyx1QkFBdUI7IiwKICAibmFtZXMiOiBbXQp9Cg==

//f1b0e85d4d321aa83b7be01bcb9729f232b54c11
