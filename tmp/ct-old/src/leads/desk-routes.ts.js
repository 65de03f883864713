import * as z from "zod/mini";
import { compressText } from "../http/compression.ts";
import { requireRecord } from "../http/records.ts";
import { csvInPieces, jsonInPieces, toPayload } from "../http/text-stream.ts";
import { longAnswer } from "../http/timeouts.ts";
import { recordParams } from "../http/validation.ts";
import { formerPaths, presentPath } from "../shared/content/addresses.ts";
import { firstContactSchema, leadDeletionSchema, leadStatusSchema, noteSchema } from "../shared/lead.ts";
import { leadFilterSchema, leadQuerySchema, leadRangeSchema } from "../shared/lead-filter.ts";
import { planAddress } from "../shared/lead-plan.ts";
import { changeLeadStatus, deleteLeads, findLead, findLeadDetail, recordContact } from "./desk-store.ts";
import { csvTitles, leadsToCsv } from "./export.ts";
import { findLeads, listLeads, listLeadsWithDeliveries } from "./list-store.ts";
import { addNote } from "./note-store.ts";
import { readReport } from "./report-store.ts";
const filtered = { schema: { querystring: leadFilterSchema } };
const photoQuerySchema = z.object({
  w: z.pipe(
    z.enum(["400", "1600"], "The width is 400 or 1600."),
    z.transform((width) => Number(width))
  )
});
const photoParams = z.extend(recordParams, { photo: recordParams.shape.id });
async function leadsDesk(app) {
  await app.register(listRoutes);
  await app.register(leadRoutes);
}
async function listRoutes(app) {
  const listOptions = { ...longAnswer, onSend: compressText, schema: { querystring: leadRangeSchema } };
  app.get("/api/contact-submissions", listOptions, async (request, reply) => {
    const list = await toPayload(
      request,
      jsonInPieces(withAddresses(app, listLeadsWithDeliveries(app.db, request.query)))
    );
    return reply.type("application/json; charset=utf-8").send(list);
  });
  const pageOptions = { onSend: compressText, schema: { querystring: leadQuerySchema } };
  app.get("/api/admin/leads", pageOptions, async ({ query }) => {
    const { limit, before, ...filter } = query;
    return findLeads(app.db, widen(app, filter), { limit, before });
  });
  app.get("/api/admin/leads.csv", { ...longAnswer, ...filtered }, async (request, reply) => {
    const leads = withAddresses(app, listLeads(app.db, {}, widen(app, request.query)));
    const file = await toPayload(request, csvInPieces(csvTitles, leads, leadsToCsv));
    return reply.type("text/csv; charset=utf-8").header("content-disposition", 'attachment; filename="leads.csv"').send(file);
  });
  app.get(
    "/api/admin/report",
    filtered,
    async ({ query }) => readReport(app.db, widen(app, query), app.now(), (path) => presentPath(app.site.current, path))
  );
}
function widen(app, filter) {
  return { ...filter, formerPages: filter.page ? formerPaths(app.site.current, filter.page) : [] };
}
async function* withAddresses(app, batches) {
  const { publicUrl } = app.site.current;
  for await (const leads of batches)
    yield leads.map(
      (lead) => lead.plan ? { ...lead, plan: { ...lead.plan, url: planAddress(lead.plan.code, publicUrl) } } : lead
    );
}
async function leadRoutes(app) {
  app.get(
    "/api/admin/leads/:id",
    { schema: { params: recordParams } },
    async ({ params }) => requireRecord(await findLeadDetail(app.db, params.id))
  );
  const change = { ...changes("status", describeStatus), schema: { params: recordParams, body: leadStatusSchema } };
  app.patch(
    "/api/admin/leads/:id",
    change,
    async ({ params, body }) => requireRecord(await changeLeadStatus(app.db, params.id, body.status, body.version, app.now()))
  );
  const note = { ...changes("note"), schema: { params: recordParams, body: noteSchema } };
  app.post("/api/admin/leads/:id/notes", note, async ({ params, body }, reply) => {
    const { id } = requireRecord(await findLead(app.db, params.id));
    return reply.code(201).send(await addNote(app.db, id, { kind: "note", text: body.text }, app.now()));
  });
  const contact = { ...changes("contact"), schema: { params: recordParams, body: firstContactSchema } };
  app.post(
    "/api/admin/leads/:id/contacts",
    contact,
    async ({ params, body }, reply) => reply.code(201).send(requireRecord(await recordContact(app.db, params.id, body.channel, app.now())))
  );
  const deletion = { ...changes("delete", listDeleted), schema: { body: leadDeletionSchema } };
  app.delete("/api/admin/leads", deletion, async ({ body }) => {
    const deleted = await deleteLeads(app.db, body.ids);
    await app.leadPhotos.erase(body.ids);
    return { deleted };
  });
  const photo = { schema: { params: photoParams, querystring: photoQuerySchema } };
  app.get("/api/admin/leads/:id/photos/:photo", { ...longAnswer, ...photo }, async ({ params, query }, reply) => {
    const bytes = requireRecord(await app.leadPhotos.read(params.id, params.photo, query.w));
    return reply.type("image/jpeg").send(bytes);
  });
}
const changes = (action, detail) => ({
  config: { change: { action, subject: "leads", ...detail && { detail } } }
});
function describeStatus({ params, body }) {
  return `${params.id} ${body.status}`;
}
const listDeleted = ({ body }) => body.ids.join(" ");
export {
  leadsDesk
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2xlYWRzL2Rlc2stcm91dGVzLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQ0EsWUFBWSxPQUFPO0FBQ25CLFNBQVMsb0JBQW9CO0FBQzdCLFNBQVMscUJBQXFCO0FBQzlCLFNBQVMsYUFBYSxjQUFjLGlCQUFpQjtBQUNyRCxTQUFTLGtCQUFrQjtBQUMzQixTQUFTLG9CQUFpQztBQUMxQyxTQUFTLGFBQWEsbUJBQW1CO0FBQ3pDLFNBQVMsb0JBQStCLG9CQUFvQixrQkFBa0Isa0JBQWtCO0FBQ2hHLFNBQTBCLGtCQUFrQixpQkFBaUIsdUJBQXVCO0FBRXBGLFNBQVMsbUJBQW1CO0FBQzVCLFNBQVMsa0JBQWtCLGFBQWEsVUFBVSxnQkFBZ0IscUJBQXFCO0FBQ3ZGLFNBQVMsV0FBVyxrQkFBa0I7QUFDdEMsU0FBUyxXQUFXLFdBQVcsK0JBQW1EO0FBQ2xGLFNBQVMsZUFBZTtBQUN4QixTQUFTLGtCQUFrQjtBQUUzQixNQUFNLFdBQVcsRUFBRSxRQUFRLEVBQUUsYUFBYSxpQkFBaUIsRUFBRTtBQUU3RCxNQUFNLG1CQUFtQixFQUFFLE9BQU87QUFBQSxFQUNoQyxHQUFHLEVBQUU7QUFBQSxJQUNILEVBQUUsS0FBSyxDQUFDLE9BQU8sTUFBTSxHQUFHLDJCQUEyQjtBQUFBLElBQ25ELEVBQUUsVUFBVSxDQUFDLFVBQVUsT0FBTyxLQUFLLENBQWU7QUFBQSxFQUNwRDtBQUNGLENBQUM7QUFDRCxNQUFNLGNBQWMsRUFBRSxPQUFPLGNBQWMsRUFBRSxPQUFPLGFBQWEsTUFBTSxHQUFHLENBQUM7QUFHM0UsZUFBc0IsVUFBVSxLQUE0QjtBQUMxRCxRQUFNLElBQUksU0FBUyxVQUFVO0FBQzdCLFFBQU0sSUFBSSxTQUFTLFVBQVU7QUFDL0I7QUFFQSxlQUFlLFdBQVcsS0FBNEI7QUFFcEQsUUFBTSxjQUFjLEVBQUUsR0FBRyxZQUFZLFFBQVEsY0FBYyxRQUFRLEVBQUUsYUFBYSxnQkFBZ0IsRUFBRTtBQUNwRyxNQUFJLElBQUksNEJBQTRCLGFBQWEsT0FBTyxTQUFTLFVBQVU7QUFDekUsVUFBTSxPQUFPLE1BQU07QUFBQSxNQUNqQjtBQUFBLE1BQ0EsYUFBYSxjQUFjLEtBQUssd0JBQXdCLElBQUksSUFBSSxRQUFRLEtBQUssQ0FBQyxDQUFDO0FBQUEsSUFDakY7QUFDQSxXQUFPLE1BQU0sS0FBSyxpQ0FBaUMsRUFBRSxLQUFLLElBQUk7QUFBQSxFQUNoRSxDQUFDO0FBRUQsUUFBTSxjQUFjLEVBQUUsUUFBUSxjQUFjLFFBQVEsRUFBRSxhQUFhLGdCQUFnQixFQUFFO0FBQ3JGLE1BQUksSUFBSSxvQkFBb0IsYUFBYSxPQUFPLEVBQUUsTUFBTSxNQUFNO0FBQzVELFVBQU0sRUFBRSxPQUFPLFFBQVEsR0FBRyxPQUFPLElBQUk7QUFDckMsV0FBTyxVQUFVLElBQUksSUFBSSxNQUFNLEtBQUssTUFBTSxHQUFHLEVBQUUsT0FBTyxPQUFPLENBQUM7QUFBQSxFQUNoRSxDQUFDO0FBRUQsTUFBSSxJQUFJLHdCQUF3QixFQUFFLEdBQUcsWUFBWSxHQUFHLFNBQVMsR0FBRyxPQUFPLFNBQVMsVUFBVTtBQUN4RixVQUFNLFFBQVEsY0FBYyxLQUFLLFVBQVUsSUFBSSxJQUFJLENBQUMsR0FBRyxNQUFNLEtBQUssUUFBUSxLQUFLLENBQUMsQ0FBQztBQUNqRixVQUFNLE9BQU8sTUFBTSxVQUFVLFNBQVMsWUFBWSxXQUFXLE9BQU8sVUFBVSxDQUFDO0FBQy9FLFdBQU8sTUFDSixLQUFLLHlCQUF5QixFQUM5QixPQUFPLHVCQUF1QixrQ0FBa0MsRUFDaEUsS0FBSyxJQUFJO0FBQUEsRUFDZCxDQUFDO0FBRUQsTUFBSTtBQUFBLElBQUk7QUFBQSxJQUFxQjtBQUFBLElBQVUsT0FBTyxFQUFFLE1BQU0sTUFDcEQsV0FBVyxJQUFJLElBQUksTUFBTSxLQUFLLEtBQUssR0FBRyxJQUFJLElBQUksR0FBRyxDQUFDLFNBQVMsWUFBWSxJQUFJLEtBQUssU0FBUyxJQUFJLENBQUM7QUFBQSxFQUNoRztBQUNGO0FBR0EsU0FBUyxNQUFpQyxLQUFhLFFBQXdDO0FBQzdGLFNBQU8sRUFBRSxHQUFHLFFBQVEsYUFBYSxPQUFPLE9BQU8sWUFBWSxJQUFJLEtBQUssU0FBUyxPQUFPLElBQUksSUFBSSxDQUFDLEVBQUU7QUFDakc7QUFHQSxnQkFBZ0IsY0FBYyxLQUFhLFNBQXlEO0FBQ2xHLFFBQU0sRUFBRSxVQUFVLElBQUksSUFBSSxLQUFLO0FBQy9CLG1CQUFpQixTQUFTO0FBQ3hCLFVBQU0sTUFBTTtBQUFBLE1BQUksQ0FBQyxTQUNmLEtBQUssT0FBTyxFQUFFLEdBQUcsTUFBTSxNQUFNLEVBQUUsR0FBRyxLQUFLLE1BQU0sS0FBSyxZQUFZLEtBQUssS0FBSyxNQUFNLFNBQVMsRUFBRSxFQUFFLElBQUk7QUFBQSxJQUNqRztBQUNKO0FBRUEsZUFBZSxXQUFXLEtBQTRCO0FBQ3BELE1BQUk7QUFBQSxJQUFJO0FBQUEsSUFBd0IsRUFBRSxRQUFRLEVBQUUsUUFBUSxhQUFhLEVBQUU7QUFBQSxJQUFHLE9BQU8sRUFBRSxPQUFPLE1BQ3BGLGNBQWMsTUFBTSxlQUFlLElBQUksSUFBSSxPQUFPLEVBQUUsQ0FBQztBQUFBLEVBQ3ZEO0FBRUEsUUFBTSxTQUFTLEVBQUUsR0FBRyxRQUFRLFVBQVUsY0FBYyxHQUFHLFFBQVEsRUFBRSxRQUFRLGNBQWMsTUFBTSxpQkFBaUIsRUFBRTtBQUNoSCxNQUFJO0FBQUEsSUFBTTtBQUFBLElBQXdCO0FBQUEsSUFBUSxPQUFPLEVBQUUsUUFBUSxLQUFLLE1BQzlELGNBQWMsTUFBTSxpQkFBaUIsSUFBSSxJQUFJLE9BQU8sSUFBSSxLQUFLLFFBQVEsS0FBSyxTQUFTLElBQUksSUFBSSxDQUFDLENBQUM7QUFBQSxFQUMvRjtBQUVBLFFBQU0sT0FBTyxFQUFFLEdBQUcsUUFBUSxNQUFNLEdBQUcsUUFBUSxFQUFFLFFBQVEsY0FBYyxNQUFNLFdBQVcsRUFBRTtBQUN0RixNQUFJLEtBQUssOEJBQThCLE1BQU0sT0FBTyxFQUFFLFFBQVEsS0FBSyxHQUFHLFVBQVU7QUFDOUUsVUFBTSxFQUFFLEdBQUcsSUFBSSxjQUFjLE1BQU0sU0FBUyxJQUFJLElBQUksT0FBTyxFQUFFLENBQUM7QUFDOUQsV0FBTyxNQUFNLEtBQUssR0FBRyxFQUFFLEtBQUssTUFBTSxRQUFRLElBQUksSUFBSSxJQUFJLEVBQUUsTUFBTSxRQUFRLE1BQU0sS0FBSyxLQUFLLEdBQUcsSUFBSSxJQUFJLENBQUMsQ0FBQztBQUFBLEVBQ3JHLENBQUM7QUFFRCxRQUFNLFVBQVUsRUFBRSxHQUFHLFFBQVEsU0FBUyxHQUFHLFFBQVEsRUFBRSxRQUFRLGNBQWMsTUFBTSxtQkFBbUIsRUFBRTtBQUNwRyxNQUFJO0FBQUEsSUFBSztBQUFBLElBQWlDO0FBQUEsSUFBUyxPQUFPLEVBQUUsUUFBUSxLQUFLLEdBQUcsVUFDMUUsTUFBTSxLQUFLLEdBQUcsRUFBRSxLQUFLLGNBQWMsTUFBTSxjQUFjLElBQUksSUFBSSxPQUFPLElBQUksS0FBSyxTQUFTLElBQUksSUFBSSxDQUFDLENBQUMsQ0FBQztBQUFBLEVBQ3JHO0FBRUEsUUFBTSxXQUFXLEVBQUUsR0FBRyxRQUFRLFVBQVUsV0FBVyxHQUFHLFFBQVEsRUFBRSxNQUFNLG1CQUFtQixFQUFFO0FBQzNGLE1BQUksT0FBTyxvQkFBb0IsVUFBVSxPQUFPLEVBQUUsS0FBSyxNQUFNO0FBQzNELFVBQU0sVUFBVSxNQUFNLFlBQVksSUFBSSxJQUFJLEtBQUssR0FBRztBQUNsRCxVQUFNLElBQUksV0FBVyxNQUFNLEtBQUssR0FBRztBQUNuQyxXQUFPLEVBQUUsUUFBUTtBQUFBLEVBQ25CLENBQUM7QUFFRCxRQUFNLFFBQVEsRUFBRSxRQUFRLEVBQUUsUUFBUSxhQUFhLGFBQWEsaUJBQWlCLEVBQUU7QUFDL0UsTUFBSSxJQUFJLHNDQUFzQyxFQUFFLEdBQUcsWUFBWSxHQUFHLE1BQU0sR0FBRyxPQUFPLEVBQUUsUUFBUSxNQUFNLEdBQUcsVUFBVTtBQUM3RyxVQUFNLFFBQVEsY0FBYyxNQUFNLElBQUksV0FBVyxLQUFLLE9BQU8sSUFBSSxPQUFPLE9BQU8sTUFBTSxDQUFDLENBQUM7QUFDdkYsV0FBTyxNQUFNLEtBQUssWUFBWSxFQUFFLEtBQUssS0FBSztBQUFBLEVBQzVDLENBQUM7QUFDSDtBQUdBLE1BQU0sVUFBVSxDQUFDLFFBQWdCLFlBQWtEO0FBQUEsRUFDakYsUUFBUSxFQUFFLFFBQVEsRUFBRSxRQUFRLFNBQVMsU0FBUyxHQUFJLFVBQVUsRUFBRSxPQUFPLEVBQUcsRUFBRTtBQUM1RTtBQUVBLFNBQVMsZUFBZSxFQUFFLFFBQVEsS0FBSyxHQUEyQjtBQUNoRSxTQUFPLEdBQUksT0FBMEIsRUFBRSxJQUFLLEtBQTRCLE1BQU07QUFDaEY7QUFFQSxNQUFNLGNBQWMsQ0FBQyxFQUFFLEtBQUssTUFBdUIsS0FBMkIsSUFBSSxLQUFLLEdBQUc7IiwKICAibmFtZXMiOiBbXQp9Cg==

//3ffa8063dfbae1caf372eacad6823775c22dd921
