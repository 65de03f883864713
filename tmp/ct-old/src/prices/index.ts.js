import { pricesDesk } from "./desk-routes.ts";
import { planRoutes } from "./plan-routes.ts";
import { prices } from "./plugin.ts";
import { priceRequestRoutes } from "./request-routes.ts";
export {
  planRoutes,
  priceRequestRoutes,
  prices,
  pricesDesk
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3ByaWNlcy9pbmRleC50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQVMsa0JBQWtCO0FBQzNCLFNBQVMsa0JBQWtCO0FBQzNCLFNBQVMsY0FBYztBQUN2QixTQUFTLDBCQUEwQjsiLAogICJuYW1lcyI6IFtdCn0K

//bd2a7af19bbcb8fe6faf52d1dfae6e60b80ff5d6
