import { decodePlan } from "../shared/fence/code.ts";
import { fenceLabel } from "../shared/fence/labels.ts";
import { listPlaces } from "../shared/lead.ts";
import { byteOrderMark, toCsv } from "./csv.ts";
const columns = [
  ["Date (UTC)", ({ createdAt }) => spreadsheetTime(createdAt)],
  ["Status", ({ status }) => status],
  ...fieldColumns("typed"),
  ["Source", ({ source }) => source],
  ...fieldColumns("visit"),
  ["First Contact (UTC)", ({ firstContactAt }) => firstContactAt && spreadsheetTime(firstContactAt)],
  ["Reference", ({ reference }) => reference],
  ["Fence", ({ plan }) => plan && fenceOf(plan)],
  ["Length (ft)", ({ plan }) => plan && String(plan.feet)],
  ["Gates", ({ plan }) => plan && String(plan.gates)],
  ["Price Low", ({ plan }) => plan?.low?.toString()],
  ["Price High", ({ plan }) => plan?.high?.toString()],
  ["Price Version", ({ plan }) => plan && String(plan.priceVersion)],
  ["Plan", ({ plan }) => plan?.url]
];
const csvTitles = byteOrderMark + toCsv([columns.map(([title]) => title)]);
function leadsToCsv(leads) {
  return toCsv(leads.map((lead) => columns.map(([, read]) => read(lead) ?? "")));
}
function fieldColumns(origin) {
  return listPlaces("csv", origin).map(({ name, label }) => [label, (lead) => lead[name]]);
}
function spreadsheetTime(iso) {
  return iso.slice(0, 19).replace("T", " ");
}
function fenceOf({ code }) {
  const plan = decodePlan(code);
  return plan ? fenceLabel(plan.kind, plan.height) : "";
}
export {
  csvTitles,
  leadsToCsv
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2xlYWRzL2V4cG9ydC50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQVMsa0JBQWtCO0FBQzNCLFNBQVMsa0JBQWtCO0FBQzNCLFNBQW9CLGtCQUFrQjtBQUd0QyxTQUFTLGVBQWUsYUFBYTtBQUdyQyxNQUFNLFVBQWdGO0FBQUEsRUFDcEYsQ0FBQyxjQUFjLENBQUMsRUFBRSxVQUFVLE1BQU0sZ0JBQWdCLFNBQVMsQ0FBQztBQUFBLEVBQzVELENBQUMsVUFBVSxDQUFDLEVBQUUsT0FBTyxNQUFNLE1BQU07QUFBQSxFQUNqQyxHQUFHLGFBQWEsT0FBTztBQUFBLEVBQ3ZCLENBQUMsVUFBVSxDQUFDLEVBQUUsT0FBTyxNQUFNLE1BQU07QUFBQSxFQUNqQyxHQUFHLGFBQWEsT0FBTztBQUFBLEVBQ3ZCLENBQUMsdUJBQXVCLENBQUMsRUFBRSxlQUFlLE1BQU0sa0JBQWtCLGdCQUFnQixjQUFjLENBQUM7QUFBQSxFQUNqRyxDQUFDLGFBQWEsQ0FBQyxFQUFFLFVBQVUsTUFBTSxTQUFTO0FBQUEsRUFDMUMsQ0FBQyxTQUFTLENBQUMsRUFBRSxLQUFLLE1BQU0sUUFBUSxRQUFRLElBQUksQ0FBQztBQUFBLEVBQzdDLENBQUMsZUFBZSxDQUFDLEVBQUUsS0FBSyxNQUFNLFFBQVEsT0FBTyxLQUFLLElBQUksQ0FBQztBQUFBLEVBQ3ZELENBQUMsU0FBUyxDQUFDLEVBQUUsS0FBSyxNQUFNLFFBQVEsT0FBTyxLQUFLLEtBQUssQ0FBQztBQUFBLEVBQ2xELENBQUMsYUFBYSxDQUFDLEVBQUUsS0FBSyxNQUFNLE1BQU0sS0FBSyxTQUFTLENBQUM7QUFBQSxFQUNqRCxDQUFDLGNBQWMsQ0FBQyxFQUFFLEtBQUssTUFBTSxNQUFNLE1BQU0sU0FBUyxDQUFDO0FBQUEsRUFDbkQsQ0FBQyxpQkFBaUIsQ0FBQyxFQUFFLEtBQUssTUFBTSxRQUFRLE9BQU8sS0FBSyxZQUFZLENBQUM7QUFBQSxFQUNqRSxDQUFDLFFBQVEsQ0FBQyxFQUFFLEtBQUssTUFBTSxNQUFNLEdBQUc7QUFDbEM7QUFHTyxNQUFNLFlBQVksZ0JBQWdCLE1BQU0sQ0FBQyxRQUFRLElBQUksQ0FBQyxDQUFDLEtBQUssTUFBTSxLQUFLLENBQUMsQ0FBQztBQUd6RSxTQUFTLFdBQVcsT0FBZ0M7QUFDekQsU0FBTyxNQUFNLE1BQU0sSUFBSSxDQUFDLFNBQVMsUUFBUSxJQUFJLENBQUMsQ0FBQyxFQUFFLElBQUksTUFBTSxLQUFLLElBQUksS0FBSyxFQUFFLENBQUMsQ0FBQztBQUMvRTtBQUVBLFNBQVMsYUFBYSxRQUEwRjtBQUM5RyxTQUFPLFdBQVcsT0FBTyxNQUFNLEVBQUUsSUFBSSxDQUFDLEVBQUUsTUFBTSxNQUFNLE1BQU0sQ0FBQyxPQUFPLENBQUMsU0FBUyxLQUFLLElBQUksQ0FBQyxDQUFDO0FBQ3pGO0FBR0EsU0FBUyxnQkFBZ0IsS0FBcUI7QUFDNUMsU0FBTyxJQUFJLE1BQU0sR0FBRyxFQUFFLEVBQUUsUUFBUSxLQUFLLEdBQUc7QUFDMUM7QUFFQSxTQUFTLFFBQVEsRUFBRSxLQUFLLEdBQXFCO0FBQzNDLFFBQU0sT0FBTyxXQUFXLElBQUk7QUFDNUIsU0FBTyxPQUFPLFdBQVcsS0FBSyxNQUFNLEtBQUssTUFBTSxJQUFJO0FBQ3JEOyIsCiAgIm5hbWVzIjogW10KfQo=

//9baf4230a46ec3df739a4b33209541529efd3002
