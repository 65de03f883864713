import { decodePlan } from "../shared/fence/code.ts";
import { summarize } from "../shared/fence/sentences.ts";
import { describeLeadPlan } from "../shared/lead-plan.ts";
async function keepPlan(db, submissionId, plan) {
  const row = { ...plan, figures: JSON.stringify(plan.figures) };
  await db.insertInto("leadPlans").values({ submissionId, ...row }).onConflict((conflict) => conflict.column("submissionId").doUpdateSet(row)).execute();
}
async function findLeadPlan(db, submissionId) {
  const row = await db.selectFrom("leadPlans").selectAll().where("submissionId", "=", submissionId).executeTakeFirst();
  return row && toKeptPlan(row);
}
async function withPlans(db, leads) {
  const ids = leads.filter(({ source }) => source === "price-plan").map(({ id }) => id);
  if (ids.length === 0) return [...leads];
  const rows = await db.selectFrom("leadPlans").selectAll().where("submissionId", "in", ids).execute();
  const plans = new Map(rows.map((row) => [row.submissionId, describeLeadPlan(toKeptPlan(row))]));
  return leads.map((lead) => {
    const plan = plans.get(lead.id);
    return plan ? { ...lead, plan } : lead;
  });
}
async function describeChange(db, submissionId, plan) {
  const before = await findLeadPlan(db, submissionId);
  if (before?.code === plan.code && before.priceVersion === plan.priceVersion) return [];
  return [`plan: ${summaryOf(plan)}${before ? ` (before: ${summaryOf(before)})` : ""}`];
}
const writeUnreadable = (text) => `The plan could not be read. What came was: ${text}`;
function summaryOf({ code, figures }) {
  const plan = decodePlan(code);
  return plan ? summarize(plan, figures) : code;
}
function toKeptPlan({ code, priceVersion, figures }) {
  return { code, priceVersion, figures: JSON.parse(figures) };
}
export {
  describeChange,
  findLeadPlan,
  keepPlan,
  withPlans,
  writeUnreadable
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2xlYWRzL3BsYW4tc3RvcmUudHMiXSwKICAibWFwcGluZ3MiOiAiQUFFQSxTQUFTLGtCQUFrQjtBQUMzQixTQUFTLGlCQUFpQjtBQUUxQixTQUFTLHdCQUF1QztBQUdoRCxlQUFzQixTQUFTLElBQXNCLGNBQXNCLE1BQStCO0FBQ3hHLFFBQU0sTUFBTSxFQUFFLEdBQUcsTUFBTSxTQUFTLEtBQUssVUFBVSxLQUFLLE9BQU8sRUFBRTtBQUM3RCxRQUFNLEdBQ0gsV0FBVyxXQUFXLEVBQ3RCLE9BQU8sRUFBRSxjQUFjLEdBQUcsSUFBSSxDQUFDLEVBQy9CLFdBQVcsQ0FBQyxhQUFhLFNBQVMsT0FBTyxjQUFjLEVBQUUsWUFBWSxHQUFHLENBQUMsRUFDekUsUUFBUTtBQUNiO0FBR0EsZUFBc0IsYUFBYSxJQUFzQixjQUFxRDtBQUM1RyxRQUFNLE1BQU0sTUFBTSxHQUFHLFdBQVcsV0FBVyxFQUFFLFVBQVUsRUFBRSxNQUFNLGdCQUFnQixLQUFLLFlBQVksRUFBRSxpQkFBaUI7QUFDbkgsU0FBTyxPQUFPLFdBQVcsR0FBRztBQUM5QjtBQUdBLGVBQXNCLFVBQVUsSUFBc0IsT0FBeUM7QUFDN0YsUUFBTSxNQUFNLE1BQU0sT0FBTyxDQUFDLEVBQUUsT0FBTyxNQUFNLFdBQVcsWUFBWSxFQUFFLElBQUksQ0FBQyxFQUFFLEdBQUcsTUFBTSxFQUFFO0FBQ3BGLE1BQUksSUFBSSxXQUFXLEVBQUcsUUFBTyxDQUFDLEdBQUcsS0FBSztBQUN0QyxRQUFNLE9BQU8sTUFBTSxHQUFHLFdBQVcsV0FBVyxFQUFFLFVBQVUsRUFBRSxNQUFNLGdCQUFnQixNQUFNLEdBQUcsRUFBRSxRQUFRO0FBQ25HLFFBQU0sUUFBUSxJQUFJLElBQUksS0FBSyxJQUFJLENBQUMsUUFBUSxDQUFDLElBQUksY0FBYyxpQkFBaUIsV0FBVyxHQUFHLENBQUMsQ0FBQyxDQUFDLENBQUM7QUFDOUYsU0FBTyxNQUFNLElBQUksQ0FBQyxTQUFTO0FBQ3pCLFVBQU0sT0FBTyxNQUFNLElBQUksS0FBSyxFQUFFO0FBQzlCLFdBQU8sT0FBTyxFQUFFLEdBQUcsTUFBTSxLQUFLLElBQUk7QUFBQSxFQUNwQyxDQUFDO0FBQ0g7QUFHQSxlQUFzQixlQUFlLElBQXNCLGNBQXNCLE1BQW1DO0FBQ2xILFFBQU0sU0FBUyxNQUFNLGFBQWEsSUFBSSxZQUFZO0FBQ2xELE1BQUksUUFBUSxTQUFTLEtBQUssUUFBUSxPQUFPLGlCQUFpQixLQUFLLGFBQWMsUUFBTyxDQUFDO0FBQ3JGLFNBQU8sQ0FBQyxTQUFTLFVBQVUsSUFBSSxDQUFDLEdBQUcsU0FBUyxhQUFhLFVBQVUsTUFBTSxDQUFDLE1BQU0sRUFBRSxFQUFFO0FBQ3RGO0FBR08sTUFBTSxrQkFBa0IsQ0FBQyxTQUF5Qiw4Q0FBOEMsSUFBSTtBQUUzRyxTQUFTLFVBQVUsRUFBRSxNQUFNLFFBQVEsR0FBcUI7QUFDdEQsUUFBTSxPQUFPLFdBQVcsSUFBSTtBQUM1QixTQUFPLE9BQU8sVUFBVSxNQUFNLE9BQU8sSUFBSTtBQUMzQztBQUVBLFNBQVMsV0FBVyxFQUFFLE1BQU0sY0FBYyxRQUFRLEdBQTBCO0FBQzFFLFNBQU8sRUFBRSxNQUFNLGNBQWMsU0FBUyxLQUFLLE1BQU0sT0FBTyxFQUFFO0FBQzVEOyIsCiAgIm5hbWVzIjogW10KfQo=

//46484a05a02db1b198d006aca165eb1b9788161d
