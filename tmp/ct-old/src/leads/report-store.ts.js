import { countLeads, matching, pageOf } from "./list-store.ts";
import { listWeeks } from "./weeks.ts";
const unknownLabel = "Not known";
async function readReport(db, filter, nowMs, presentPath = (path) => path) {
  const counts = await countLeads(db, filter);
  const median = await findMedian(db, filter);
  return {
    total: counts.all,
    open: counts.new + counts.contacted + counts.quoted,
    won: counts.won,
    ...median !== void 0 && { medianFirstContactMs: median },
    byPage: mergeShares(await countBy(db, filter, pageOf), presentPath),
    byService: await countBy(db, filter, ({ ref }) => ref("service")),
    byTown: await countBy(db, filter, ({ ref }) => ref("town")),
    byReferrer: await countBy(db, filter, ({ ref }) => ref("referrer"), "Direct"),
    byWeek: listWeeks(await countDays(db, filter), filter.since, nowMs)
  };
}
function selectLeads(db, filter) {
  return db.selectFrom("submissions").where(matching({ ...filter, view: "" })).where("status", "<>", "spam");
}
async function findMedian(db, filter) {
  const answered = selectLeads(db, filter).where("answeredAfterMs", "is not", null);
  const { total } = await answered.select(({ fn }) => fn.countAll().as("total")).executeTakeFirstOrThrow();
  const count = Number(total);
  if (count === 0) return void 0;
  const middle = await answered.select("answeredAfterMs").orderBy("answeredAfterMs").offset(Math.ceil(count / 2) - 1).limit(count % 2 === 0 ? 2 : 1).execute();
  return middle.reduce((sum, row) => sum + (row.answeredAfterMs ?? 0), 0) / middle.length;
}
async function countBy(db, filter, label, emptyLabel = unknownLabel) {
  const rows = await selectLeads(db, filter).select((leads) => [label(leads).as("label"), leads.fn.countAll().as("count")]).groupBy("label").execute();
  return rows.map((row) => ({ label: row.label || emptyLabel, count: Number(row.count) })).sort(inOrder);
}
const inOrder = (one, other) => Number(one.label === unknownLabel) - Number(other.label === unknownLabel) || other.count - one.count || one.label.localeCompare(other.label);
function mergeShares(shares, rename) {
  const counts = /* @__PURE__ */ new Map();
  for (const { label, count } of shares) counts.set(rename(label), (counts.get(rename(label)) ?? 0) + count);
  return [...counts].map(([label, count]) => ({ label, count })).sort(inOrder);
}
async function countDays(db, filter) {
  const rows = await selectLeads(db, filter).select(({ fn, ref, lit }) => [
    fn("substr", [ref("createdAt"), lit(1), lit(10)]).as("label"),
    fn.countAll().as("count")
  ]).groupBy("label").execute();
  return rows.map(({ label, count }) => ({ label, count: Number(count) }));
}
export {
  readReport
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2xlYWRzL3JlcG9ydC1zdG9yZS50cyJdLAogICJtYXBwaW5ncyI6ICJBQUlBLFNBQVMsWUFBWSxVQUFVLGNBQWtDO0FBQ2pFLFNBQVMsaUJBQWlCO0FBRzFCLE1BQU0sZUFBZTtBQVFyQixlQUFzQixXQUNwQixJQUNBLFFBQ0EsT0FDQSxjQUFjLENBQUMsU0FBaUIsTUFDZjtBQUNqQixRQUFNLFNBQVMsTUFBTSxXQUFXLElBQUksTUFBTTtBQUMxQyxRQUFNLFNBQVMsTUFBTSxXQUFXLElBQUksTUFBTTtBQUMxQyxTQUFPO0FBQUEsSUFDTCxPQUFPLE9BQU87QUFBQSxJQUNkLE1BQU0sT0FBTyxNQUFNLE9BQU8sWUFBWSxPQUFPO0FBQUEsSUFDN0MsS0FBSyxPQUFPO0FBQUEsSUFDWixHQUFJLFdBQVcsVUFBYSxFQUFFLHNCQUFzQixPQUFPO0FBQUEsSUFDM0QsUUFBUSxZQUFZLE1BQU0sUUFBUSxJQUFJLFFBQVEsTUFBTSxHQUFHLFdBQVc7QUFBQSxJQUNsRSxXQUFXLE1BQU0sUUFBUSxJQUFJLFFBQVEsQ0FBQyxFQUFFLElBQUksTUFBTSxJQUFJLFNBQVMsQ0FBQztBQUFBLElBQ2hFLFFBQVEsTUFBTSxRQUFRLElBQUksUUFBUSxDQUFDLEVBQUUsSUFBSSxNQUFNLElBQUksTUFBTSxDQUFDO0FBQUEsSUFDMUQsWUFBWSxNQUFNLFFBQVEsSUFBSSxRQUFRLENBQUMsRUFBRSxJQUFJLE1BQU0sSUFBSSxVQUFVLEdBQUcsUUFBUTtBQUFBLElBQzVFLFFBQVEsVUFBVSxNQUFNLFVBQVUsSUFBSSxNQUFNLEdBQUcsT0FBTyxPQUFPLEtBQUs7QUFBQSxFQUNwRTtBQUNGO0FBRUEsU0FBUyxZQUFZLElBQXNCLFFBQW9DO0FBQzdFLFNBQU8sR0FDSixXQUFXLGFBQWEsRUFDeEIsTUFBTSxTQUFTLEVBQUUsR0FBRyxRQUFRLE1BQU0sR0FBRyxDQUFDLENBQUMsRUFDdkMsTUFBTSxVQUFVLE1BQU0sTUFBTTtBQUNqQztBQUdBLGVBQWUsV0FBVyxJQUFzQixRQUFpRTtBQUMvRyxRQUFNLFdBQVcsWUFBWSxJQUFJLE1BQU0sRUFBRSxNQUFNLG1CQUFtQixVQUFVLElBQUk7QUFDaEYsUUFBTSxFQUFFLE1BQU0sSUFBSSxNQUFNLFNBQVMsT0FBTyxDQUFDLEVBQUUsR0FBRyxNQUFNLEdBQUcsU0FBaUIsRUFBRSxHQUFHLE9BQU8sQ0FBQyxFQUFFLHdCQUF3QjtBQUMvRyxRQUFNLFFBQVEsT0FBTyxLQUFLO0FBQzFCLE1BQUksVUFBVSxFQUFHLFFBQU87QUFDeEIsUUFBTSxTQUFTLE1BQU0sU0FDbEIsT0FBTyxpQkFBaUIsRUFDeEIsUUFBUSxpQkFBaUIsRUFDekIsT0FBTyxLQUFLLEtBQUssUUFBUSxDQUFDLElBQUksQ0FBQyxFQUMvQixNQUFNLFFBQVEsTUFBTSxJQUFJLElBQUksQ0FBQyxFQUM3QixRQUFRO0FBQ1gsU0FBTyxPQUFPLE9BQU8sQ0FBQyxLQUFLLFFBQVEsT0FBTyxJQUFJLG1CQUFtQixJQUFJLENBQUMsSUFBSSxPQUFPO0FBQ25GO0FBR0EsZUFBZSxRQUNiLElBQ0EsUUFDQSxPQUNBLGFBQWEsY0FDSztBQUNsQixRQUFNLE9BQU8sTUFBTSxZQUFZLElBQUksTUFBTSxFQUN0QyxPQUFPLENBQUMsVUFBVSxDQUFDLE1BQU0sS0FBSyxFQUFFLEdBQUcsT0FBTyxHQUFHLE1BQU0sR0FBRyxTQUFpQixFQUFFLEdBQUcsT0FBTyxDQUFDLENBQUMsRUFDckYsUUFBUSxPQUFPLEVBQ2YsUUFBUTtBQUNYLFNBQU8sS0FBSyxJQUFJLENBQUMsU0FBUyxFQUFFLE9BQU8sSUFBSSxTQUFTLFlBQVksT0FBTyxPQUFPLElBQUksS0FBSyxFQUFFLEVBQUUsRUFBRSxLQUFLLE9BQU87QUFDdkc7QUFFQSxNQUFNLFVBQVUsQ0FBQyxLQUFZLFVBQzNCLE9BQU8sSUFBSSxVQUFVLFlBQVksSUFBSSxPQUFPLE1BQU0sVUFBVSxZQUFZLEtBQ3hFLE1BQU0sUUFBUSxJQUFJLFNBQ2xCLElBQUksTUFBTSxjQUFjLE1BQU0sS0FBSztBQUdyQyxTQUFTLFlBQVksUUFBMEIsUUFBNEM7QUFDekYsUUFBTSxTQUFTLG9CQUFJLElBQW9CO0FBQ3ZDLGFBQVcsRUFBRSxPQUFPLE1BQU0sS0FBSyxPQUFRLFFBQU8sSUFBSSxPQUFPLEtBQUssSUFBSSxPQUFPLElBQUksT0FBTyxLQUFLLENBQUMsS0FBSyxLQUFLLEtBQUs7QUFDekcsU0FBTyxDQUFDLEdBQUcsTUFBTSxFQUFFLElBQUksQ0FBQyxDQUFDLE9BQU8sS0FBSyxPQUFPLEVBQUUsT0FBTyxNQUFNLEVBQUUsRUFBRSxLQUFLLE9BQU87QUFDN0U7QUFHQSxlQUFlLFVBQVUsSUFBc0IsUUFBc0Q7QUFDbkcsUUFBTSxPQUFPLE1BQU0sWUFBWSxJQUFJLE1BQU0sRUFDdEMsT0FBTyxDQUFDLEVBQUUsSUFBSSxLQUFLLElBQUksTUFBTTtBQUFBLElBQzVCLEdBQVcsVUFBVSxDQUFDLElBQUksV0FBVyxHQUFHLElBQUksQ0FBQyxHQUFHLElBQUksRUFBRSxDQUFDLENBQUMsRUFBRSxHQUFHLE9BQU87QUFBQSxJQUNwRSxHQUFHLFNBQWlCLEVBQUUsR0FBRyxPQUFPO0FBQUEsRUFDbEMsQ0FBQyxFQUNBLFFBQVEsT0FBTyxFQUNmLFFBQVE7QUFDWCxTQUFPLEtBQUssSUFBSSxDQUFDLEVBQUUsT0FBTyxNQUFNLE9BQU8sRUFBRSxPQUFPLE9BQU8sT0FBTyxLQUFLLEVBQUUsRUFBRTtBQUN6RTsiLAogICJuYW1lcyI6IFtdCn0K

//dd09475b3d20a3e4191180b46c64fb24f268fa70
