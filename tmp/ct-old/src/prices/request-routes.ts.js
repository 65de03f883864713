import { acceptLead, keepsWords } from "../leads/index.ts";
import { decodePlan } from "../shared/fence/code.ts";
import { encodePlan } from "../shared/fence/encode.ts";
import { makeFigures, serviceOf } from "../shared/lead-plan.ts";
import { pricePath } from "../shared/routes.ts";
import { priceRequestSchema } from "./price-request.ts";
import { findPriceVersion, readPrices } from "./store.ts";
const unreadableLength = 1e3;
async function priceRequestRoutes(app, options) {
  app.post(
    "/api/price-request",
    keepsWords,
    async (request, reply) => acceptLead(app, request, reply, {
      ...options,
      takesPhotos: false,
      form: "price",
      schema: priceRequestSchema,
      toInput: (value) => toInput(app.db, value),
      returnTo: ({ plan }) => returnTo(app.site.current.prices.prices.enabled, plan)
    })
  );
}
async function toInput(db, { plan: code, prices: seen, details = "", ...person }) {
  const input = { ...person, source: "price-plan", email: "", message: details, page: pricePath };
  const plan = readPlan(code);
  if (!plan) return { ...input, unreadablePlan: writeAsText(code) };
  const { version, prices } = await findSeen(db, seen) ?? await readPrices(db);
  return {
    ...input,
    service: serviceOf(plan),
    plan: { code: encodePlan(plan), priceVersion: version, figures: makeFigures(plan, prices) }
  };
}
async function findSeen(db, version) {
  const text = typeof version === "number" ? String(version) : version;
  if (typeof text !== "string" || !/^\d{1,9}$/.test(text)) return;
  return findPriceVersion(db, Number(text));
}
const readPlan = (code) => typeof code === "string" ? decodePlan(code) : void 0;
function writeAsText(code) {
  if (code === void 0 || code === null || code === "") return;
  return (typeof code === "string" ? code : JSON.stringify(code)).slice(0, unreadableLength);
}
function returnTo(isOn, code) {
  if (!isOn) return { route: { path: "/", screen: "home" }, anchor: "contact" };
  const plan = readPlan(code);
  return {
    route: { path: pricePath, screen: "price" },
    anchor: "send",
    ...plan && { query: `plan=${encodePlan(plan)}`, state: { planState: { plan } } }
  };
}
export {
  priceRequestRoutes
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3ByaWNlcy9yZXF1ZXN0LXJvdXRlcy50cyJdLAogICJtYXBwaW5ncyI6ICJBQUdBLFNBQVMsWUFBOEIsa0JBQWtDO0FBQ3pFLFNBQVMsa0JBQWtCO0FBQzNCLFNBQVMsa0JBQWtCO0FBQzNCLFNBQVMsYUFBYSxpQkFBaUI7QUFDdkMsU0FBUyxpQkFBaUI7QUFDMUIsU0FBNEIsMEJBQTBCO0FBQ3RELFNBQVMsa0JBQWtCLGtCQUFrQjtBQUc3QyxNQUFNLG1CQUFtQjtBQUd6QixlQUFzQixtQkFBbUIsS0FBc0IsU0FBcUM7QUFDbEcsTUFBSTtBQUFBLElBQUs7QUFBQSxJQUFzQjtBQUFBLElBQVksT0FBTyxTQUFTLFVBQ3pELFdBQVcsS0FBSyxTQUFTLE9BQU87QUFBQSxNQUM5QixHQUFHO0FBQUEsTUFDSCxhQUFhO0FBQUEsTUFDYixNQUFNO0FBQUEsTUFDTixRQUFRO0FBQUEsTUFDUixTQUFTLENBQUMsVUFBVSxRQUFRLElBQUksSUFBSSxLQUFLO0FBQUEsTUFDekMsVUFBVSxDQUFDLEVBQUUsS0FBSyxNQUFNLFNBQVMsSUFBSSxLQUFLLFFBQVEsT0FBTyxPQUFPLFNBQVMsSUFBSTtBQUFBLElBQy9FLENBQUM7QUFBQSxFQUNIO0FBQ0Y7QUFHQSxlQUFlLFFBQVEsSUFBc0IsRUFBRSxNQUFNLE1BQU0sUUFBUSxNQUFNLFVBQVUsSUFBSSxHQUFHLE9BQU8sR0FBaUI7QUFDaEgsUUFBTSxRQUFtQixFQUFFLEdBQUcsUUFBUSxRQUFRLGNBQWMsT0FBTyxJQUFJLFNBQVMsU0FBUyxNQUFNLFVBQVU7QUFDekcsUUFBTSxPQUFPLFNBQVMsSUFBSTtBQUMxQixNQUFJLENBQUMsS0FBTSxRQUFPLEVBQUUsR0FBRyxPQUFPLGdCQUFnQixZQUFZLElBQUksRUFBRTtBQUNoRSxRQUFNLEVBQUUsU0FBUyxPQUFPLElBQUssTUFBTSxTQUFTLElBQUksSUFBSSxLQUFPLE1BQU0sV0FBVyxFQUFFO0FBQzlFLFNBQU87QUFBQSxJQUNMLEdBQUc7QUFBQSxJQUNILFNBQVMsVUFBVSxJQUFJO0FBQUEsSUFDdkIsTUFBTSxFQUFFLE1BQU0sV0FBVyxJQUFJLEdBQUcsY0FBYyxTQUFTLFNBQVMsWUFBWSxNQUFNLE1BQU0sRUFBRTtBQUFBLEVBQzVGO0FBQ0Y7QUFHQSxlQUFlLFNBQVMsSUFBc0IsU0FBa0I7QUFDOUQsUUFBTSxPQUFPLE9BQU8sWUFBWSxXQUFXLE9BQU8sT0FBTyxJQUFJO0FBQzdELE1BQUksT0FBTyxTQUFTLFlBQVksQ0FBQyxZQUFZLEtBQUssSUFBSSxFQUFHO0FBQ3pELFNBQU8saUJBQWlCLElBQUksT0FBTyxJQUFJLENBQUM7QUFDMUM7QUFFQSxNQUFNLFdBQVcsQ0FBQyxTQUFtQixPQUFPLFNBQVMsV0FBVyxXQUFXLElBQUksSUFBSTtBQUduRixTQUFTLFlBQVksTUFBbUM7QUFDdEQsTUFBSSxTQUFTLFVBQWEsU0FBUyxRQUFRLFNBQVMsR0FBSTtBQUN4RCxVQUFRLE9BQU8sU0FBUyxXQUFXLE9BQU8sS0FBSyxVQUFVLElBQUksR0FBRyxNQUFNLEdBQUcsZ0JBQWdCO0FBQzNGO0FBR0EsU0FBUyxTQUFTLE1BQWUsTUFBZTtBQUM5QyxNQUFJLENBQUMsS0FBTSxRQUFPLEVBQUUsT0FBTyxFQUFFLE1BQU0sS0FBSyxRQUFRLE9BQWdCLEdBQUcsUUFBUSxVQUFVO0FBQ3JGLFFBQU0sT0FBTyxTQUFTLElBQUk7QUFDMUIsU0FBTztBQUFBLElBQ0wsT0FBTyxFQUFFLE1BQU0sV0FBVyxRQUFRLFFBQWlCO0FBQUEsSUFDbkQsUUFBUTtBQUFBLElBQ1IsR0FBSSxRQUFRLEVBQUUsT0FBTyxRQUFRLFdBQVcsSUFBSSxDQUFDLElBQUksT0FBTyxFQUFFLFdBQVcsRUFBRSxLQUFLLEVBQUUsRUFBRTtBQUFBLEVBQ2xGO0FBQ0Y7IiwKICAibmFtZXMiOiBbXQp9Cg==

//325863a39f9cbfb912ee570baee4d2b6a57cde05
