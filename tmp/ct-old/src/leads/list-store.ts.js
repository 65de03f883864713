import { listInBatches } from "../database/index.ts";
import { listLeadDeliveries } from "../delivery/index.ts";
import {
  leadStatuses,
  openStatuses
} from "../shared/lead.ts";
import { leadColumns, toLead } from "./lead-row.ts";
import { withPlans } from "./plan-store.ts";
import { searchTermsOf } from "./search-text.ts";
const defaultPageSize = 50;
const largestPageSize = 500;
async function* listLeads(db, range = {}, filter = { view: "all" }) {
  const read = (below, limit) => readRows(db, filter, below, limit);
  for await (const rows of listInBatches(read, range)) yield await withPlans(db, rows.map(toLead));
}
async function* listLeadsWithDeliveries(db, range) {
  for await (const leads of listLeads(db, range)) yield await withDeliveries(db, leads);
}
async function findLeads(db, filter, range) {
  const limit = Math.min(range.limit ?? defaultPageSize, largestPageSize);
  const rows = await readRows(db, filter, range.before ?? Number.MAX_SAFE_INTEGER, limit + 1);
  const leads = await withPlans(db, rows.slice(0, limit).map(toLead));
  const last = leads.at(-1);
  return {
    leads,
    counts: await countLeads(db, filter),
    ...last && rows.length > limit && { nextBefore: last.id }
  };
}
async function countLeads(db, filter) {
  const rows = await db.selectFrom("submissions").select(({ fn }) => ["status", fn.countAll().as("count")]).where(matching({ ...filter, status: "", view: "all" })).groupBy("status").execute();
  const countOf = (status) => Number(rows.find((row) => row.status === status)?.count ?? 0);
  const counts = Object.fromEntries(leadStatuses.map((status) => [status, countOf(status)]));
  return { ...counts, all: leadStatuses.reduce((sum, status) => sum + (status === "spam" ? 0 : counts[status]), 0) };
}
function matching({ search, status, view, source, page, formerPages = [], since }) {
  return (leads) => {
    const conditions = [leads("source", "<>", "canary"), ...inStatus(leads, status, view)];
    if (source) conditions.push(leads("source", "=", source));
    if (page) conditions.push(leads(pageOf(leads), "in", [page, ...formerPages]));
    if (since) conditions.push(leads("createdAt", ">=", since));
    const terms = searchTermsOf(search ?? "");
    if (terms.length > 0) conditions.push(leads.or(terms.map((term) => contains(leads, term))));
    return leads.and(conditions);
  };
}
function pageOf({ fn, ref, val }) {
  return fn.coalesce(fn("nullif", [ref("landingPage"), val("")]), ref("page"));
}
function inStatus(leads, status = "", view = "") {
  if (status) return [leads("status", "=", status)];
  if (view === "all") return [];
  if (view === "open") return [leads("status", "in", openStatuses)];
  return [leads("status", view === "spam" ? "=" : "<>", "spam")];
}
function contains({ eb, fn, ref, val }, term) {
  return eb(fn("replace", [ref("searchText"), val(term), val("")]), "<>", ref("searchText"));
}
function readRows(db, filter, below, limit) {
  return db.selectFrom("submissions").select(leadColumns).where("id", "<", below).where(matching(filter)).orderBy("id", "desc").limit(limit).execute();
}
async function withDeliveries(db, leads) {
  const newest = leads[0]?.id ?? 0;
  const all = await listLeadDeliveries(db, leads.at(-1)?.id ?? newest, newest);
  return leads.map((lead) => {
    const deliveries = all.get(lead.id);
    return deliveries ? { ...lead, deliveries } : lead;
  });
}
export {
  countLeads,
  findLeads,
  listLeads,
  listLeadsWithDeliveries,
  matching,
  pageOf
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2xlYWRzL2xpc3Qtc3RvcmUudHMiXSwKICAibWFwcGluZ3MiOiAiQUFDQSxTQUFzQyxxQkFBcUI7QUFDM0QsU0FBUywwQkFBMEI7QUFDbkM7QUFBQSxFQUtFO0FBQUEsRUFDQTtBQUFBLE9BQ0s7QUFFUCxTQUFTLGFBQWEsY0FBYztBQUNwQyxTQUFTLGlCQUFpQjtBQUMxQixTQUFTLHFCQUFxQjtBQUU5QixNQUFNLGtCQUFrQjtBQUN4QixNQUFNLGtCQUFrQjtBQU94QixnQkFBdUIsVUFDckIsSUFDQSxRQUFtQixDQUFDLEdBQ3BCLFNBQXdCLEVBQUUsTUFBTSxNQUFNLEdBQ2Q7QUFDeEIsUUFBTSxPQUFPLENBQUMsT0FBZSxVQUFrQixTQUFTLElBQUksUUFBUSxPQUFPLEtBQUs7QUFDaEYsbUJBQWlCLFFBQVEsY0FBYyxNQUFNLEtBQUssRUFBRyxPQUFNLE1BQU0sVUFBVSxJQUFJLEtBQUssSUFBSSxNQUFNLENBQUM7QUFDakc7QUFHQSxnQkFBdUIsd0JBQXdCLElBQXNCLE9BQTJDO0FBQzlHLG1CQUFpQixTQUFTLFVBQVUsSUFBSSxLQUFLLEVBQUcsT0FBTSxNQUFNLGVBQWUsSUFBSSxLQUFLO0FBQ3RGO0FBR0EsZUFBc0IsVUFBVSxJQUFzQixRQUF1QixPQUFxQztBQUNoSCxRQUFNLFFBQVEsS0FBSyxJQUFJLE1BQU0sU0FBUyxpQkFBaUIsZUFBZTtBQUN0RSxRQUFNLE9BQU8sTUFBTSxTQUFTLElBQUksUUFBUSxNQUFNLFVBQVUsT0FBTyxrQkFBa0IsUUFBUSxDQUFDO0FBQzFGLFFBQU0sUUFBUSxNQUFNLFVBQVUsSUFBSSxLQUFLLE1BQU0sR0FBRyxLQUFLLEVBQUUsSUFBSSxNQUFNLENBQUM7QUFDbEUsUUFBTSxPQUFPLE1BQU0sR0FBRyxFQUFFO0FBQ3hCLFNBQU87QUFBQSxJQUNMO0FBQUEsSUFDQSxRQUFRLE1BQU0sV0FBVyxJQUFJLE1BQU07QUFBQSxJQUNuQyxHQUFJLFFBQVEsS0FBSyxTQUFTLFNBQVMsRUFBRSxZQUFZLEtBQUssR0FBRztBQUFBLEVBQzNEO0FBQ0Y7QUFHQSxlQUFzQixXQUFXLElBQXNCLFFBQTRDO0FBQ2pHLFFBQU0sT0FBTyxNQUFNLEdBQ2hCLFdBQVcsYUFBYSxFQUN4QixPQUFPLENBQUMsRUFBRSxHQUFHLE1BQU0sQ0FBQyxVQUFVLEdBQUcsU0FBaUIsRUFBRSxHQUFHLE9BQU8sQ0FBQyxDQUFDLEVBQ2hFLE1BQU0sU0FBUyxFQUFFLEdBQUcsUUFBUSxRQUFRLElBQUksTUFBTSxNQUFNLENBQUMsQ0FBQyxFQUN0RCxRQUFRLFFBQVEsRUFDaEIsUUFBUTtBQUNYLFFBQU0sVUFBVSxDQUFDLFdBQXVCLE9BQU8sS0FBSyxLQUFLLENBQUMsUUFBUSxJQUFJLFdBQVcsTUFBTSxHQUFHLFNBQVMsQ0FBQztBQUNwRyxRQUFNLFNBQVMsT0FBTyxZQUFZLGFBQWEsSUFBSSxDQUFDLFdBQVcsQ0FBQyxRQUFRLFFBQVEsTUFBTSxDQUFDLENBQUMsQ0FBQztBQUN6RixTQUFPLEVBQUUsR0FBRyxRQUFRLEtBQUssYUFBYSxPQUFPLENBQUMsS0FBSyxXQUFXLE9BQU8sV0FBVyxTQUFTLElBQUksT0FBTyxNQUFNLElBQUksQ0FBQyxFQUFFO0FBQ25IO0FBUU8sU0FBUyxTQUFTLEVBQUUsUUFBUSxRQUFRLE1BQU0sUUFBUSxNQUFNLGNBQWMsQ0FBQyxHQUFHLE1BQU0sR0FBa0I7QUFDdkcsU0FBTyxDQUFDLFVBQXNDO0FBQzVDLFVBQU0sYUFBYSxDQUFDLE1BQU0sVUFBVSxNQUFNLFFBQVEsR0FBRyxHQUFHLFNBQVMsT0FBTyxRQUFRLElBQUksQ0FBQztBQUNyRixRQUFJLE9BQVEsWUFBVyxLQUFLLE1BQU0sVUFBVSxLQUFLLE1BQU0sQ0FBQztBQUN4RCxRQUFJLEtBQU0sWUFBVyxLQUFLLE1BQU0sT0FBTyxLQUFLLEdBQUcsTUFBTSxDQUFDLE1BQU0sR0FBRyxXQUFXLENBQUMsQ0FBQztBQUM1RSxRQUFJLE1BQU8sWUFBVyxLQUFLLE1BQU0sYUFBYSxNQUFNLEtBQUssQ0FBQztBQUMxRCxVQUFNLFFBQVEsY0FBYyxVQUFVLEVBQUU7QUFDeEMsUUFBSSxNQUFNLFNBQVMsRUFBRyxZQUFXLEtBQUssTUFBTSxHQUFHLE1BQU0sSUFBSSxDQUFDLFNBQVMsU0FBUyxPQUFPLElBQUksQ0FBQyxDQUFDLENBQUM7QUFDMUYsV0FBTyxNQUFNLElBQUksVUFBVTtBQUFBLEVBQzdCO0FBQ0Y7QUFHTyxTQUFTLE9BQU8sRUFBRSxJQUFJLEtBQUssSUFBSSxHQUF1QztBQUMzRSxTQUFPLEdBQUcsU0FBUyxHQUFrQixVQUFVLENBQUMsSUFBSSxhQUFhLEdBQUcsSUFBSSxFQUFFLENBQUMsQ0FBQyxHQUFHLElBQUksTUFBTSxDQUFDO0FBQzVGO0FBRUEsU0FBUyxTQUFTLE9BQWMsU0FBK0IsSUFBSSxPQUEyQixJQUFJO0FBQ2hHLE1BQUksT0FBUSxRQUFPLENBQUMsTUFBTSxVQUFVLEtBQUssTUFBTSxDQUFDO0FBQ2hELE1BQUksU0FBUyxNQUFPLFFBQU8sQ0FBQztBQUM1QixNQUFJLFNBQVMsT0FBUSxRQUFPLENBQUMsTUFBTSxVQUFVLE1BQU0sWUFBWSxDQUFDO0FBQ2hFLFNBQU8sQ0FBQyxNQUFNLFVBQVUsU0FBUyxTQUFTLE1BQU0sTUFBTSxNQUFNLENBQUM7QUFDL0Q7QUFHQSxTQUFTLFNBQVMsRUFBRSxJQUFJLElBQUksS0FBSyxJQUFJLEdBQVUsTUFBYztBQUMzRCxTQUFPLEdBQUcsR0FBVyxXQUFXLENBQUMsSUFBSSxZQUFZLEdBQUcsSUFBSSxJQUFJLEdBQUcsSUFBSSxFQUFFLENBQUMsQ0FBQyxHQUFHLE1BQU0sSUFBSSxZQUFZLENBQUM7QUFDbkc7QUFJQSxTQUFTLFNBQVMsSUFBc0IsUUFBdUIsT0FBZSxPQUF1QztBQUNuSCxTQUFPLEdBQ0osV0FBVyxhQUFhLEVBQ3hCLE9BQU8sV0FBVyxFQUNsQixNQUFNLE1BQU0sS0FBSyxLQUFLLEVBQ3RCLE1BQU0sU0FBUyxNQUFNLENBQUMsRUFDdEIsUUFBUSxNQUFNLE1BQU0sRUFDcEIsTUFBTSxLQUFLLEVBQ1gsUUFBUTtBQUNiO0FBRUEsZUFBZSxlQUFlLElBQXNCLE9BQXlDO0FBQzNGLFFBQU0sU0FBUyxNQUFNLENBQUMsR0FBRyxNQUFNO0FBQy9CLFFBQU0sTUFBTSxNQUFNLG1CQUFtQixJQUFJLE1BQU0sR0FBRyxFQUFFLEdBQUcsTUFBTSxRQUFRLE1BQU07QUFDM0UsU0FBTyxNQUFNLElBQUksQ0FBQyxTQUFTO0FBQ3pCLFVBQU0sYUFBYSxJQUFJLElBQUksS0FBSyxFQUFFO0FBQ2xDLFdBQU8sYUFBYSxFQUFFLEdBQUcsTUFBTSxXQUFXLElBQUk7QUFBQSxFQUNoRCxDQUFDO0FBQ0g7IiwKICAibmFtZXMiOiBbXQp9Cg==

//bce67b26fb3c0f0a5c91267520fcbaec0e025ee0
