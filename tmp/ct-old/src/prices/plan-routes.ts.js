import * as z from "zod/mini";
import { wantsJson } from "../http/error-handler.ts";
import { InvalidFieldsError } from "../http/errors.ts";
import { encodePlan } from "../shared/fence/code.ts";
import { messages } from "../shared/fence/messages.ts";
import { planSchema } from "../shared/fence/plan-schema.ts";
import { pricePlan } from "../shared/fence/price.ts";
import { itemLines } from "../shared/fence/result-words.ts";
import { changeRows, readTyped } from "../shared/fence/typed-plan.ts";
import { checkPaths } from "../shared/fields.ts";
import { fillPlaceholders } from "../shared/profile.ts";
import { pricePath } from "../shared/routes.ts";
import { readPlanForm } from "./plan-form.ts";
async function planRoutes(app) {
  app.post("/api/price-plan", async (request, reply) => {
    if (wantsJson(request)) return answerJson(app, request);
    const { prices } = await app.prices.current();
    return prices.enabled ? answerForm(app, request, reply) : reply.redirect("/#contact", 302);
  });
}
async function answerJson(app, { body }) {
  const { value, fields } = checkPaths(z.object({ plan: planSchema }), body);
  if (fields) throw new InvalidFieldsError(await fillPhone(app, withoutPrefix(fields)));
  const { prices } = await app.prices.current();
  return { code: encodePlan(value.plan), ...describePrice(value.plan, prices) };
}
function describePrice(plan, prices) {
  const price = pricePlan(plan, prices);
  if (price.status !== "priced") return price;
  const { low, high, middleCents, width, parts } = price;
  return { low, high, middle: middleCents / 100, width, items: itemLines(plan, price), parts };
}
async function answerForm(app, request, reply) {
  const { do: button = "show", ...typed } = readTyped(request.body ?? {});
  if (button !== "show") return sendPage(request, reply, { typed: changeRows(typed, button) });
  const { plan, took, fields } = readPlanForm(typed);
  if (fields) return sendPage(request, reply.code(400), { typed, fields: await fillPhone(app, fields) });
  if (!plan.lines.length)
    return sendPage(request, reply.code(400), { typed, fields: { "side.1.feet": [messages.noLength] } });
  const asked = took ? `&took=${took}` : "";
  return reply.redirect(`${pricePath}?plan=${encodePlan(plan)}${asked}#price`, 303);
}
function sendPage(request, reply, planState) {
  return reply.page(request, { path: pricePath, screen: "price", planState });
}
async function fillPhone(app, fields) {
  return fillPlaceholders(fields, app.site.current.profile);
}
function withoutPrefix(fields) {
  return Object.fromEntries(Object.entries(fields).map(([path, words]) => [path.replace(/^plan\./, ""), words]));
}
export {
  planRoutes
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3ByaWNlcy9wbGFuLXJvdXRlcy50cyJdLAogICJtYXBwaW5ncyI6ICJBQUNBLFlBQVksT0FBTztBQUNuQixTQUFTLGlCQUFpQjtBQUMxQixTQUFTLDBCQUEwQjtBQUNuQyxTQUFTLGtCQUFrQjtBQUMzQixTQUFTLGdCQUFnQjtBQUV6QixTQUFTLGtCQUFrQjtBQUMzQixTQUFTLGlCQUFpQjtBQUUxQixTQUFTLGlCQUFpQjtBQUMxQixTQUFTLFlBQVksaUJBQWlCO0FBQ3RDLFNBQVMsa0JBQXNDO0FBRS9DLFNBQVMsd0JBQXdCO0FBQ2pDLFNBQVMsaUJBQWlCO0FBQzFCLFNBQVMsb0JBQW9CO0FBRzdCLGVBQXNCLFdBQVcsS0FBcUM7QUFDcEUsTUFBSSxLQUFLLG1CQUFtQixPQUFPLFNBQVMsVUFBVTtBQUNwRCxRQUFJLFVBQVUsT0FBTyxFQUFHLFFBQU8sV0FBVyxLQUFLLE9BQU87QUFDdEQsVUFBTSxFQUFFLE9BQU8sSUFBSSxNQUFNLElBQUksT0FBTyxRQUFRO0FBQzVDLFdBQU8sT0FBTyxVQUFVLFdBQVcsS0FBSyxTQUFTLEtBQUssSUFBSSxNQUFNLFNBQVMsYUFBYSxHQUFHO0FBQUEsRUFDM0YsQ0FBQztBQUNIO0FBRUEsZUFBZSxXQUFXLEtBQXNCLEVBQUUsS0FBSyxHQUFtQjtBQUN4RSxRQUFNLEVBQUUsT0FBTyxPQUFPLElBQUksV0FBVyxFQUFFLE9BQU8sRUFBRSxNQUFNLFdBQVcsQ0FBQyxHQUFHLElBQUk7QUFDekUsTUFBSSxPQUFRLE9BQU0sSUFBSSxtQkFBbUIsTUFBTSxVQUFVLEtBQUssY0FBYyxNQUFNLENBQUMsQ0FBQztBQUNwRixRQUFNLEVBQUUsT0FBTyxJQUFJLE1BQU0sSUFBSSxPQUFPLFFBQVE7QUFDNUMsU0FBTyxFQUFFLE1BQU0sV0FBVyxNQUFNLElBQUksR0FBRyxHQUFHLGNBQWMsTUFBTSxNQUFNLE1BQU0sRUFBRTtBQUM5RTtBQUdBLFNBQVMsY0FBYyxNQUFZLFFBQTRCO0FBQzdELFFBQU0sUUFBUSxVQUFVLE1BQU0sTUFBTTtBQUNwQyxNQUFJLE1BQU0sV0FBVyxTQUFVLFFBQU87QUFDdEMsUUFBTSxFQUFFLEtBQUssTUFBTSxhQUFhLE9BQU8sTUFBTSxJQUFJO0FBQ2pELFNBQU8sRUFBRSxLQUFLLE1BQU0sUUFBUSxjQUFjLEtBQUssT0FBTyxPQUFPLFVBQVUsTUFBTSxLQUFLLEdBQUcsTUFBTTtBQUM3RjtBQUdBLGVBQWUsV0FBVyxLQUFzQixTQUF5QixPQUFxQjtBQUM1RixRQUFNLEVBQUUsSUFBSSxTQUFTLFFBQVEsR0FBRyxNQUFNLElBQUksVUFBVyxRQUFRLFFBQVEsQ0FBQyxDQUE2QjtBQUNuRyxNQUFJLFdBQVcsT0FBUSxRQUFPLFNBQVMsU0FBUyxPQUFPLEVBQUUsT0FBTyxXQUFXLE9BQU8sTUFBTSxFQUFFLENBQUM7QUFDM0YsUUFBTSxFQUFFLE1BQU0sTUFBTSxPQUFPLElBQUksYUFBYSxLQUFLO0FBQ2pELE1BQUksT0FBUSxRQUFPLFNBQVMsU0FBUyxNQUFNLEtBQUssR0FBRyxHQUFHLEVBQUUsT0FBTyxRQUFRLE1BQU0sVUFBVSxLQUFLLE1BQU0sRUFBRSxDQUFDO0FBQ3JHLE1BQUksQ0FBQyxLQUFLLE1BQU07QUFDZCxXQUFPLFNBQVMsU0FBUyxNQUFNLEtBQUssR0FBRyxHQUFHLEVBQUUsT0FBTyxRQUFRLEVBQUUsZUFBZSxDQUFDLFNBQVMsUUFBUSxFQUFFLEVBQUUsQ0FBQztBQUNyRyxRQUFNLFFBQVEsT0FBTyxTQUFTLElBQUksS0FBSztBQUN2QyxTQUFPLE1BQU0sU0FBUyxHQUFHLFNBQVMsU0FBUyxXQUFXLElBQUksQ0FBQyxHQUFHLEtBQUssVUFBVSxHQUFHO0FBQ2xGO0FBRUEsU0FBUyxTQUFTLFNBQXlCLE9BQXFCLFdBQXNCO0FBQ3BGLFNBQU8sTUFBTSxLQUFLLFNBQVMsRUFBRSxNQUFNLFdBQVcsUUFBUSxTQUFTLFVBQVUsQ0FBQztBQUM1RTtBQUVBLGVBQWUsVUFBVSxLQUFzQixRQUErQztBQUM1RixTQUFPLGlCQUFpQixRQUFRLElBQUksS0FBSyxRQUFRLE9BQU87QUFDMUQ7QUFHQSxTQUFTLGNBQWMsUUFBc0M7QUFDM0QsU0FBTyxPQUFPLFlBQVksT0FBTyxRQUFRLE1BQU0sRUFBRSxJQUFJLENBQUMsQ0FBQyxNQUFNLEtBQUssTUFBTSxDQUFDLEtBQUssUUFBUSxXQUFXLEVBQUUsR0FBRyxLQUFLLENBQUMsQ0FBQztBQUMvRzsiLAogICJuYW1lcyI6IFtdCn0K

//97d811a5954fb163cffd7a4970f1aca60ffdda06
