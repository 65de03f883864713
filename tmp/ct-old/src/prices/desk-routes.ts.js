import * as z from "zod/mini";
import { InvalidFieldsError } from "../http/errors.ts";
import { requireRecord } from "../http/records.ts";
import { recordParams } from "../http/validation.ts";
import { findLeadPlan } from "../leads/index.ts";
import { decodePlan } from "../shared/fence/code.ts";
import { pricePlan } from "../shared/fence/price.ts";
import { priceTableSchema } from "../shared/fence/prices.ts";
import { checkPaths } from "../shared/fields.ts";
import { priceCheckSchema, priceEditSchema } from "../shared/price-versions.ts";
import { checkPrices, findPriceVersion, readPriceOverview, readPrices, savePrices } from "./store.ts";
const versionParams = z.object({
  version: z.pipe(z.string().check(z.regex(/^(0|[1-9]\d{0,8})$/)), z.transform(Number))
});
async function pricesDesk(app) {
  app.get("/api/admin/prices", async () => readPriceOverview(app.db));
  const save = { ...changes("change"), schema: { body: priceEditSchema } };
  app.put("/api/admin/prices", save, async ({ body }) => {
    const { value: prices, fields } = checkPaths(priceTableSchema, body.prices);
    if (fields) throw new InvalidFieldsError(fields);
    await app.site.update(() => savePrices(app.db, { ...body, prices }, app.now()));
    return readPriceOverview(app.db);
  });
  const check = { ...changes("confirm"), schema: { body: priceCheckSchema } };
  app.post("/api/admin/prices/checked", check, async ({ body }) => {
    await app.site.update(() => checkPrices(app.db, body.version, app.now()));
    return readPriceOverview(app.db);
  });
  app.get(
    "/api/admin/prices/:version",
    { schema: { params: versionParams } },
    async ({ params }) => requireRecord(await findPriceVersion(app.db, params.version))
  );
  app.get(
    "/api/admin/leads/:id/plan",
    { schema: { params: recordParams } },
    async ({ params }) => describePlan(app.db, requireRecord(await findLeadPlan(app.db, params.id)))
  );
}
const changes = (action) => ({ config: { change: { action, subject: "prices" } } });
async function describePlan(db, kept) {
  const seen = await findPriceVersion(db, kept.priceVersion);
  const { prices } = await readPrices(db);
  const plan = requireRecord(decodePlan(kept.code));
  return { ...kept, pricesSavedAt: seen?.savedAt ?? null, today: toShownPrice(pricePlan(plan, prices)) };
}
function toShownPrice(price) {
  if (price.status !== "priced") return { status: price.status };
  return { status: price.status, low: price.low, high: price.high };
}
export {
  pricesDesk
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3ByaWNlcy9kZXNrLXJvdXRlcy50cyJdLAogICJtYXBwaW5ncyI6ICJBQUNBLFlBQVksT0FBTztBQUVuQixTQUFTLDBCQUEwQjtBQUNuQyxTQUFTLHFCQUFxQjtBQUM5QixTQUFTLG9CQUFpQztBQUMxQyxTQUFTLG9CQUFvQjtBQUM3QixTQUFTLGtCQUFrQjtBQUMzQixTQUEyQixpQkFBaUI7QUFDNUMsU0FBUyx3QkFBd0I7QUFFakMsU0FBUyxrQkFBa0I7QUFFM0IsU0FBUyxrQkFBa0IsdUJBQXVCO0FBQ2xELFNBQVMsYUFBYSxrQkFBa0IsbUJBQW1CLFlBQVksa0JBQWtCO0FBRXpGLE1BQU0sZ0JBQWdCLEVBQUUsT0FBTztBQUFBLEVBQzdCLFNBQVMsRUFBRSxLQUFLLEVBQUUsT0FBTyxFQUFFLE1BQU0sRUFBRSxNQUFNLG9CQUFvQixDQUFDLEdBQUcsRUFBRSxVQUFVLE1BQU0sQ0FBQztBQUN0RixDQUFDO0FBR0QsZUFBc0IsV0FBVyxLQUE0QjtBQUMzRCxNQUFJLElBQUkscUJBQXFCLFlBQVksa0JBQWtCLElBQUksRUFBRSxDQUFDO0FBRWxFLFFBQU0sT0FBTyxFQUFFLEdBQUcsUUFBUSxRQUFRLEdBQUcsUUFBUSxFQUFFLE1BQU0sZ0JBQWdCLEVBQUU7QUFDdkUsTUFBSSxJQUFJLHFCQUFxQixNQUFNLE9BQU8sRUFBRSxLQUFLLE1BQU07QUFFckQsVUFBTSxFQUFFLE9BQU8sUUFBUSxPQUFPLElBQUksV0FBVyxrQkFBa0IsS0FBSyxNQUFNO0FBQzFFLFFBQUksT0FBUSxPQUFNLElBQUksbUJBQW1CLE1BQU07QUFDL0MsVUFBTSxJQUFJLEtBQUssT0FBTyxNQUFNLFdBQVcsSUFBSSxJQUFJLEVBQUUsR0FBRyxNQUFNLE9BQU8sR0FBRyxJQUFJLElBQUksQ0FBQyxDQUFDO0FBQzlFLFdBQU8sa0JBQWtCLElBQUksRUFBRTtBQUFBLEVBQ2pDLENBQUM7QUFFRCxRQUFNLFFBQVEsRUFBRSxHQUFHLFFBQVEsU0FBUyxHQUFHLFFBQVEsRUFBRSxNQUFNLGlCQUFpQixFQUFFO0FBQzFFLE1BQUksS0FBSyw2QkFBNkIsT0FBTyxPQUFPLEVBQUUsS0FBSyxNQUFNO0FBQy9ELFVBQU0sSUFBSSxLQUFLLE9BQU8sTUFBTSxZQUFZLElBQUksSUFBSSxLQUFLLFNBQVMsSUFBSSxJQUFJLENBQUMsQ0FBQztBQUN4RSxXQUFPLGtCQUFrQixJQUFJLEVBQUU7QUFBQSxFQUNqQyxDQUFDO0FBRUQsTUFBSTtBQUFBLElBQUk7QUFBQSxJQUE4QixFQUFFLFFBQVEsRUFBRSxRQUFRLGNBQWMsRUFBRTtBQUFBLElBQUcsT0FBTyxFQUFFLE9BQU8sTUFDM0YsY0FBYyxNQUFNLGlCQUFpQixJQUFJLElBQUksT0FBTyxPQUFPLENBQUM7QUFBQSxFQUM5RDtBQUVBLE1BQUk7QUFBQSxJQUFJO0FBQUEsSUFBNkIsRUFBRSxRQUFRLEVBQUUsUUFBUSxhQUFhLEVBQUU7QUFBQSxJQUFHLE9BQU8sRUFBRSxPQUFPLE1BQ3pGLGFBQWEsSUFBSSxJQUFJLGNBQWMsTUFBTSxhQUFhLElBQUksSUFBSSxPQUFPLEVBQUUsQ0FBQyxDQUFDO0FBQUEsRUFDM0U7QUFDRjtBQUVBLE1BQU0sVUFBVSxDQUFDLFlBQW9CLEVBQUUsUUFBUSxFQUFFLFFBQVEsRUFBRSxRQUFRLFNBQVMsU0FBUyxFQUFFLEVBQUU7QUFHekYsZUFBZSxhQUFhLElBQXNCLE1BQXlDO0FBQ3pGLFFBQU0sT0FBTyxNQUFNLGlCQUFpQixJQUFJLEtBQUssWUFBWTtBQUN6RCxRQUFNLEVBQUUsT0FBTyxJQUFJLE1BQU0sV0FBVyxFQUFFO0FBQ3RDLFFBQU0sT0FBTyxjQUFjLFdBQVcsS0FBSyxJQUFJLENBQUM7QUFDaEQsU0FBTyxFQUFFLEdBQUcsTUFBTSxlQUFlLE1BQU0sV0FBVyxNQUFNLE9BQU8sYUFBYSxVQUFVLE1BQU0sTUFBTSxDQUFDLEVBQUU7QUFDdkc7QUFFQSxTQUFTLGFBQWEsT0FBZ0M7QUFDcEQsTUFBSSxNQUFNLFdBQVcsU0FBVSxRQUFPLEVBQUUsUUFBUSxNQUFNLE9BQU87QUFDN0QsU0FBTyxFQUFFLFFBQVEsTUFBTSxRQUFRLEtBQUssTUFBTSxLQUFLLE1BQU0sTUFBTSxLQUFLO0FBQ2xFOyIsCiAgIm5hbWVzIjogW10KfQo=

//5fcc5715790d9ae5e5ff7124e6121717049a2d88
