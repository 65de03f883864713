import * as z from "zod/mini";
import { recordChange } from "../../accounts/index.ts";
import { inTransaction, takeLock } from "../../database/index.ts";
import { AddressTakenError, InvalidFieldsError, NoSuchRecordError } from "../../http/errors.ts";
import { requireRecord } from "../../http/records.ts";
import {
  followPage,
  isAnswered,
  redirectLimit,
  redirectSchema,
  reservedMessage,
  targetSchema
} from "../../shared/content/addresses.ts";
import { newPageSchemas } from "../../shared/content/new-page.ts";
import { documentId, slug } from "../../shared/content/page-plan.ts";
import { planSaveSchema, wordsLimitBytes } from "../../shared/content/versions.ts";
import { bringBack } from "./bin.ts";
import { changePlan } from "./change.ts";
import { unseenMessage } from "./check.ts";
import { addPage, removePage } from "./pages.ts";
import { deleteRedirect, findRedirect, hasRoom, listRedirects, writeRedirect } from "./redirects.ts";
const newPageSchema = z.discriminatedUnion(
  "kind",
  [newPageSchemas.service, newPageSchemas.town],
  "Choose a service or a town."
);
const removalSchema = z.nullish(z.object({ target: z.optional(targetSchema) }));
const returnSchema = z.nullish(z.object({ slug: z.optional(slug) }));
const params = z.object({ id: documentId });
const recorded = { change: "in its transaction" };
const fromParams = z.object({ from: z.string() });
async function planDesk(app) {
  const { db } = app;
  const edit = (by) => {
    const { documents, profile } = app.site.current;
    return { by, at: new Date(app.now()).toISOString(), documents, profile };
  };
  app.put(
    "/api/admin/plan",
    { config: recorded, schema: { body: planSaveSchema }, bodyLimit: wordsLimitBytes },
    async ({ body, author }) => app.site.update(() => changePlan(db, edit(author), body))
  );
  app.post(
    "/api/admin/content",
    { config: recorded, schema: { body: newPageSchema } },
    async ({ body, author }, reply) => reply.code(201).send(await app.site.update(() => addPage(db, edit(author), body)))
  );
  app.delete(
    "/api/admin/content/:id",
    { config: recorded, schema: { params, body: removalSchema } },
    async ({ params: { id }, body, author }) => app.site.update(() => removePage(db, edit(author), id, body?.target))
  );
  app.post(
    "/api/admin/content/:id/return",
    { config: recorded, schema: { params, body: returnSchema } },
    async ({ params: { id }, body, author }, reply) => reply.code(201).send(await app.site.update(() => bringBack(db, edit(author), id, body?.slug)))
  );
}
async function redirectsDesk(app) {
  const { db } = app;
  app.get(
    "/api/admin/redirects",
    async () => (await listRedirects(db)).filter(({ from }) => !isPageAddress(app, from))
  );
  app.post("/api/admin/redirects", { config: recorded, schema: { body: redirectSchema } }, async (request, reply) => {
    const { body, author } = request;
    const { from, ...target } = body;
    requireFreeAddress(app, from);
    const write = async (held) => {
      if (held)
        throw new InvalidFieldsError({ from: ["This address leads elsewhere already. Change where it leads."] });
    };
    return reply.code(201).send(await saveRedirect(app, author, { from, target }, write));
  });
  app.patch(
    "/api/admin/redirects/:from",
    { config: recorded, schema: { params: fromParams, body: targetSchema } },
    async ({ params: { from }, body: target, author }) => saveRedirect(app, author, { from, target }, async (held) => void requireRecord(held))
  );
  app.delete("/api/admin/redirects/:from", { config: recorded, schema: { params: fromParams } }, async (request) => {
    const { params: params2, author } = request;
    const { from } = params2;
    await app.site.update(
      () => inTransaction(db, async (transaction) => {
        await takeLock(transaction, "plan");
        if (!await deleteRedirect(transaction, from)) throw new NoSuchRecordError();
        const at = new Date(app.now()).toISOString();
        await recordChange(transaction, author, at, { action: "redirect", subject: from, detail: "deleted" });
      })
    );
    return {};
  });
}
async function saveRedirect(app, by, { from, target }, check) {
  requireSeenTarget(app, target);
  const at = new Date(app.now()).toISOString();
  return app.site.update(
    () => inTransaction(app.db, async (transaction) => {
      await takeLock(transaction, "plan");
      const held = await findRedirect(transaction, from);
      await check(held);
      if (!held && !await hasRoom(transaction, 1))
        throw new InvalidFieldsError({ from: [`There is room for ${redirectLimit} redirects.`] });
      await writeRedirect(transaction, { from, target, automatic: false, by, at });
      const detail = `leads to ${target.page ?? target.address}`;
      await recordChange(transaction, by, at, { action: "redirect", subject: from, detail });
      return requireRecord(await findRedirect(transaction, from));
    })
  );
}
function requireFreeAddress(app, from) {
  if (isAnswered(from, app.site.current.profile)) throw new InvalidFieldsError({ from: [reservedMessage] });
  if (isPageAddress(app, from)) throw new AddressTakenError("A page has this address.");
}
function isPageAddress(app, path) {
  const { map, documents } = app.site.current;
  return map.routes.has(path) || Object.entries(documents.plan.slugs).some(([id, slug2]) => `/${slug2}` === path && documents.byId.has(id));
}
function requireSeenTarget(app, { page, address }) {
  const { documents, publicUrl } = app.site.current;
  if (page !== void 0 && !followPage(documents, page)) throw new InvalidFieldsError({ page: [unseenMessage] });
  if (address !== void 0 && new URL(address).host === new URL(publicUrl).host)
    throw new InvalidFieldsError({ address: ["This address is on your own site. Choose the page by its name."] });
}
export {
  newPageSchema,
  planDesk,
  redirectsDesk,
  removalSchema,
  returnSchema
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2NvbnRlbnQvcGxhbi9yb3V0ZXMudHMiXSwKICAibWFwcGluZ3MiOiAiQUFDQSxZQUFZLE9BQU87QUFDbkIsU0FBc0Isb0JBQW9CO0FBQzFDLFNBQVMsZUFBZSxnQkFBZ0I7QUFDeEMsU0FBUyxtQkFBbUIsb0JBQW9CLHlCQUF5QjtBQUN6RSxTQUFTLHFCQUFxQjtBQUU5QjtBQUFBLEVBQ0U7QUFBQSxFQUNBO0FBQUEsRUFHQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLE9BQ0s7QUFDUCxTQUFTLHNCQUFzQjtBQUMvQixTQUFTLFlBQVksWUFBWTtBQUNqQyxTQUFTLGdCQUFnQix1QkFBdUI7QUFDaEQsU0FBUyxpQkFBaUI7QUFDMUIsU0FBUyxrQkFBaUM7QUFDMUMsU0FBUyxxQkFBcUI7QUFDOUIsU0FBUyxTQUFTLGtCQUFrQjtBQUNwQyxTQUFTLGdCQUFnQixjQUFjLFNBQVMsZUFBZSxxQkFBcUI7QUFHN0UsTUFBTSxnQkFBZ0IsRUFBRTtBQUFBLEVBQzdCO0FBQUEsRUFDQSxDQUFDLGVBQWUsU0FBUyxlQUFlLElBQUk7QUFBQSxFQUM1QztBQUNGO0FBR08sTUFBTSxnQkFBZ0IsRUFBRSxRQUFRLEVBQUUsT0FBTyxFQUFFLFFBQVEsRUFBRSxTQUFTLFlBQVksRUFBRSxDQUFDLENBQUM7QUFHOUUsTUFBTSxlQUFlLEVBQUUsUUFBUSxFQUFFLE9BQU8sRUFBRSxNQUFNLEVBQUUsU0FBUyxJQUFJLEVBQUUsQ0FBQyxDQUFDO0FBRTFFLE1BQU0sU0FBUyxFQUFFLE9BQU8sRUFBRSxJQUFJLFdBQVcsQ0FBQztBQUMxQyxNQUFNLFdBQVcsRUFBRSxRQUFRLHFCQUFxQjtBQUNoRCxNQUFNLGFBQWEsRUFBRSxPQUFPLEVBQUUsTUFBTSxFQUFFLE9BQU8sRUFBRSxDQUFDO0FBR2hELGVBQXNCLFNBQVMsS0FBNEI7QUFDekQsUUFBTSxFQUFFLEdBQUcsSUFBSTtBQUNmLFFBQU0sT0FBTyxDQUFDLE9BQXlCO0FBQ3JDLFVBQU0sRUFBRSxXQUFXLFFBQVEsSUFBSSxJQUFJLEtBQUs7QUFDeEMsV0FBTyxFQUFFLElBQUksSUFBSSxJQUFJLEtBQUssSUFBSSxJQUFJLENBQUMsRUFBRSxZQUFZLEdBQUcsV0FBVyxRQUFRO0FBQUEsRUFDekU7QUFFQSxNQUFJO0FBQUEsSUFDRjtBQUFBLElBQ0EsRUFBRSxRQUFRLFVBQVUsUUFBUSxFQUFFLE1BQU0sZUFBZSxHQUFHLFdBQVcsZ0JBQWdCO0FBQUEsSUFDakYsT0FBTyxFQUFFLE1BQU0sT0FBTyxNQUFNLElBQUksS0FBSyxPQUFPLE1BQU0sV0FBVyxJQUFJLEtBQUssTUFBTSxHQUFHLElBQUksQ0FBQztBQUFBLEVBQ3RGO0FBRUEsTUFBSTtBQUFBLElBQ0Y7QUFBQSxJQUNBLEVBQUUsUUFBUSxVQUFVLFFBQVEsRUFBRSxNQUFNLGNBQWMsRUFBRTtBQUFBLElBQ3BELE9BQU8sRUFBRSxNQUFNLE9BQU8sR0FBRyxVQUN2QixNQUFNLEtBQUssR0FBRyxFQUFFLEtBQUssTUFBTSxJQUFJLEtBQUssT0FBTyxNQUFNLFFBQVEsSUFBSSxLQUFLLE1BQU0sR0FBRyxJQUFJLENBQUMsQ0FBQztBQUFBLEVBQ3JGO0FBRUEsTUFBSTtBQUFBLElBQ0Y7QUFBQSxJQUNBLEVBQUUsUUFBUSxVQUFVLFFBQVEsRUFBRSxRQUFRLE1BQU0sY0FBYyxFQUFFO0FBQUEsSUFDNUQsT0FBTyxFQUFFLFFBQVEsRUFBRSxHQUFHLEdBQUcsTUFBTSxPQUFPLE1BQU0sSUFBSSxLQUFLLE9BQU8sTUFBTSxXQUFXLElBQUksS0FBSyxNQUFNLEdBQUcsSUFBSSxNQUFNLE1BQU0sQ0FBQztBQUFBLEVBQ2xIO0FBRUEsTUFBSTtBQUFBLElBQ0Y7QUFBQSxJQUNBLEVBQUUsUUFBUSxVQUFVLFFBQVEsRUFBRSxRQUFRLE1BQU0sYUFBYSxFQUFFO0FBQUEsSUFDM0QsT0FBTyxFQUFFLFFBQVEsRUFBRSxHQUFHLEdBQUcsTUFBTSxPQUFPLEdBQUcsVUFDdkMsTUFBTSxLQUFLLEdBQUcsRUFBRSxLQUFLLE1BQU0sSUFBSSxLQUFLLE9BQU8sTUFBTSxVQUFVLElBQUksS0FBSyxNQUFNLEdBQUcsSUFBSSxNQUFNLElBQUksQ0FBQyxDQUFDO0FBQUEsRUFDakc7QUFDRjtBQUdBLGVBQXNCLGNBQWMsS0FBNEI7QUFDOUQsUUFBTSxFQUFFLEdBQUcsSUFBSTtBQUdmLE1BQUk7QUFBQSxJQUFJO0FBQUEsSUFBd0IsYUFDN0IsTUFBTSxjQUFjLEVBQUUsR0FBRyxPQUFPLENBQUMsRUFBRSxLQUFLLE1BQU0sQ0FBQyxjQUFjLEtBQUssSUFBSSxDQUFDO0FBQUEsRUFDMUU7QUFFQSxNQUFJLEtBQUssd0JBQXdCLEVBQUUsUUFBUSxVQUFVLFFBQVEsRUFBRSxNQUFNLGVBQWUsRUFBRSxHQUFHLE9BQU8sU0FBUyxVQUFVO0FBQ2pILFVBQU0sRUFBRSxNQUFNLE9BQU8sSUFBSTtBQUN6QixVQUFNLEVBQUUsTUFBTSxHQUFHLE9BQU8sSUFBSTtBQUM1Qix1QkFBbUIsS0FBSyxJQUFJO0FBQzVCLFVBQU0sUUFBUSxPQUFPLFNBQStCO0FBQ2xELFVBQUk7QUFDRixjQUFNLElBQUksbUJBQW1CLEVBQUUsTUFBTSxDQUFDLDhEQUE4RCxFQUFFLENBQUM7QUFBQSxJQUMzRztBQUNBLFdBQU8sTUFBTSxLQUFLLEdBQUcsRUFBRSxLQUFLLE1BQU0sYUFBYSxLQUFLLFFBQVEsRUFBRSxNQUFNLE9BQU8sR0FBRyxLQUFLLENBQUM7QUFBQSxFQUN0RixDQUFDO0FBRUQsTUFBSTtBQUFBLElBQ0Y7QUFBQSxJQUNBLEVBQUUsUUFBUSxVQUFVLFFBQVEsRUFBRSxRQUFRLFlBQVksTUFBTSxhQUFhLEVBQUU7QUFBQSxJQUN2RSxPQUFPLEVBQUUsUUFBUSxFQUFFLEtBQUssR0FBRyxNQUFNLFFBQVEsT0FBTyxNQUM5QyxhQUFhLEtBQUssUUFBUSxFQUFFLE1BQU0sT0FBTyxHQUFHLE9BQU8sU0FBUyxLQUFLLGNBQWMsSUFBSSxDQUFDO0FBQUEsRUFDeEY7QUFFQSxNQUFJLE9BQU8sOEJBQThCLEVBQUUsUUFBUSxVQUFVLFFBQVEsRUFBRSxRQUFRLFdBQVcsRUFBRSxHQUFHLE9BQU8sWUFBWTtBQUNoSCxVQUFNLEVBQUUsUUFBQUEsU0FBUSxPQUFPLElBQUk7QUFDM0IsVUFBTSxFQUFFLEtBQUssSUFBSUE7QUFDakIsVUFBTSxJQUFJLEtBQUs7QUFBQSxNQUFPLE1BQ3BCLGNBQWMsSUFBSSxPQUFPLGdCQUFnQjtBQUN2QyxjQUFNLFNBQVMsYUFBYSxNQUFNO0FBQ2xDLFlBQUksQ0FBRSxNQUFNLGVBQWUsYUFBYSxJQUFJLEVBQUksT0FBTSxJQUFJLGtCQUFrQjtBQUM1RSxjQUFNLEtBQUssSUFBSSxLQUFLLElBQUksSUFBSSxDQUFDLEVBQUUsWUFBWTtBQUMzQyxjQUFNLGFBQWEsYUFBYSxRQUFRLElBQUksRUFBRSxRQUFRLFlBQVksU0FBUyxNQUFNLFFBQVEsVUFBVSxDQUFDO0FBQUEsTUFDdEcsQ0FBQztBQUFBLElBQ0g7QUFDQSxXQUFPLENBQUM7QUFBQSxFQUNWLENBQUM7QUFDSDtBQUdBLGVBQWUsYUFDYixLQUNBLElBQ0EsRUFBRSxNQUFNLE9BQU8sR0FDZixPQUNtQjtBQUNuQixvQkFBa0IsS0FBSyxNQUFNO0FBQzdCLFFBQU0sS0FBSyxJQUFJLEtBQUssSUFBSSxJQUFJLENBQUMsRUFBRSxZQUFZO0FBQzNDLFNBQU8sSUFBSSxLQUFLO0FBQUEsSUFBTyxNQUNyQixjQUFjLElBQUksSUFBSSxPQUFPLGdCQUFnQjtBQUMzQyxZQUFNLFNBQVMsYUFBYSxNQUFNO0FBQ2xDLFlBQU0sT0FBTyxNQUFNLGFBQWEsYUFBYSxJQUFJO0FBQ2pELFlBQU0sTUFBTSxJQUFJO0FBQ2hCLFVBQUksQ0FBQyxRQUFRLENBQUUsTUFBTSxRQUFRLGFBQWEsQ0FBQztBQUN6QyxjQUFNLElBQUksbUJBQW1CLEVBQUUsTUFBTSxDQUFDLHFCQUFxQixhQUFhLGFBQWEsRUFBRSxDQUFDO0FBQzFGLFlBQU0sY0FBYyxhQUFhLEVBQUUsTUFBTSxRQUFRLFdBQVcsT0FBTyxJQUFJLEdBQUcsQ0FBQztBQUMzRSxZQUFNLFNBQVMsWUFBWSxPQUFPLFFBQVEsT0FBTyxPQUFPO0FBQ3hELFlBQU0sYUFBYSxhQUFhLElBQUksSUFBSSxFQUFFLFFBQVEsWUFBWSxTQUFTLE1BQU0sT0FBTyxDQUFDO0FBQ3JGLGFBQU8sY0FBYyxNQUFNLGFBQWEsYUFBYSxJQUFJLENBQUM7QUFBQSxJQUM1RCxDQUFDO0FBQUEsRUFDSDtBQUNGO0FBRUEsU0FBUyxtQkFBbUIsS0FBc0IsTUFBb0I7QUFDcEUsTUFBSSxXQUFXLE1BQU0sSUFBSSxLQUFLLFFBQVEsT0FBTyxFQUFHLE9BQU0sSUFBSSxtQkFBbUIsRUFBRSxNQUFNLENBQUMsZUFBZSxFQUFFLENBQUM7QUFDeEcsTUFBSSxjQUFjLEtBQUssSUFBSSxFQUFHLE9BQU0sSUFBSSxrQkFBa0IsMEJBQTBCO0FBQ3RGO0FBR0EsU0FBUyxjQUFjLEtBQXNCLE1BQXVCO0FBQ2xFLFFBQU0sRUFBRSxLQUFLLFVBQVUsSUFBSSxJQUFJLEtBQUs7QUFDcEMsU0FDRSxJQUFJLE9BQU8sSUFBSSxJQUFJLEtBQ25CLE9BQU8sUUFBUSxVQUFVLEtBQUssS0FBSyxFQUFFLEtBQUssQ0FBQyxDQUFDLElBQUlDLEtBQUksTUFBTSxJQUFJQSxLQUFJLE9BQU8sUUFBUSxVQUFVLEtBQUssSUFBSSxFQUFFLENBQUM7QUFFM0c7QUFFQSxTQUFTLGtCQUFrQixLQUFzQixFQUFFLE1BQU0sUUFBUSxHQUF5QjtBQUN4RixRQUFNLEVBQUUsV0FBVyxVQUFVLElBQUksSUFBSSxLQUFLO0FBQzFDLE1BQUksU0FBUyxVQUFhLENBQUMsV0FBVyxXQUFXLElBQUksRUFBRyxPQUFNLElBQUksbUJBQW1CLEVBQUUsTUFBTSxDQUFDLGFBQWEsRUFBRSxDQUFDO0FBQzlHLE1BQUksWUFBWSxVQUFhLElBQUksSUFBSSxPQUFPLEVBQUUsU0FBUyxJQUFJLElBQUksU0FBUyxFQUFFO0FBQ3hFLFVBQU0sSUFBSSxtQkFBbUIsRUFBRSxTQUFTLENBQUMsZ0VBQWdFLEVBQUUsQ0FBQztBQUNoSDsiLAogICJuYW1lcyI6IFsicGFyYW1zIiwgInNsdWciXQp9Cg==

//8eca308bb8ee5892c6ac2711a57c7ba836cb54ff
