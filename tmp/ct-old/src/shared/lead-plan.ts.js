import { decodePlan } from "./fence/code.ts";
import { kindOf } from "./fence/kinds.ts";
import { answerLabels, fenceLabel, finishLabel } from "./fence/labels.ts";
import { withCommas } from "./fence/measures.ts";
import { feetOf, gatesOf } from "./fence/plan.ts";
import { pricePlan, rules } from "./fence/price.ts";
import { itemLines } from "./fence/result-words.ts";
import { summarize } from "./fence/sentences.ts";
import { pricePath } from "./routes.ts";
function makeFigures(plan, prices) {
  const price = pricePlan(plan, prices);
  if (price.status !== "priced") return { rules, ...price };
  const { status, low, high, middleCents, width, parts } = price;
  return { rules, status, low, high, middle: middleCents / 100, width, items: itemLines(plan, price), parts };
}
function describeLeadPlan({ code, priceVersion, figures }, publicUrl = "") {
  const plan = decodePlan(code);
  if (!plan) return;
  return {
    code,
    url: planAddress(code, publicUrl),
    summary: summarize(plan, figures),
    feet: feetOf(plan),
    gates: gatesOf(plan).length,
    ...figures.status === "priced" && { low: figures.low, high: figures.high },
    priceVersion
  };
}
function planAddress(code, publicUrl = "") {
  return `${publicUrl}${pricePath}?plan=${code}`;
}
const serviceWords = {
  wood: "Wood",
  vinyl: "Vinyl",
  aluminum: "Aluminum",
  "chain link": "Chain Link"
};
function serviceOf({ kind, property }) {
  return `${property === "business" ? "Commercial" : "Residential"} ${serviceWords[kindOf(kind).material]} Fencing`;
}
function listAnswers(plan) {
  const { kind, height, finish, property, slope, ground, old, measured } = plan;
  const feet = feetOf(plan);
  const answers = [
    ["Fence", `${fenceLabel(kind, height)}, ${finishLabel(finish, kind).toLowerCase()}`],
    ["Length", feet ? `${withCommas(feet)} ft` : ""],
    ["For", answerLabels.property[property]],
    ["Slope", answerLabels.slope[slope]],
    ["Digging", answerLabels.ground[ground]],
    ["Old fence", old ? `${answerLabels.old[old.kind]}, ${withCommas(old.feet ?? feet)} ft to take down` : "None"],
    ["Measured", answerLabels.measured[measured]]
  ];
  return answers.filter(([, value]) => value);
}
export {
  describeLeadPlan,
  listAnswers,
  makeFigures,
  planAddress,
  serviceOf
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9sZWFkLXBsYW4udHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxTQUFTLGtCQUFrQjtBQUUzQixTQUFTLGNBQWM7QUFDdkIsU0FBUyxjQUFjLFlBQVksbUJBQW1CO0FBQ3RELFNBQVMsa0JBQWtCO0FBRTNCLFNBQVMsUUFBUSxlQUEwQjtBQUMzQyxTQUFTLFdBQVcsYUFBYTtBQUVqQyxTQUF3QixpQkFBaUI7QUFDekMsU0FBMEIsaUJBQWlCO0FBRTNDLFNBQVMsaUJBQWlCO0FBbURuQixTQUFTLFlBQVksTUFBWSxRQUFpQztBQUN2RSxRQUFNLFFBQVEsVUFBVSxNQUFNLE1BQU07QUFDcEMsTUFBSSxNQUFNLFdBQVcsU0FBVSxRQUFPLEVBQUUsT0FBTyxHQUFHLE1BQU07QUFDeEQsUUFBTSxFQUFFLFFBQVEsS0FBSyxNQUFNLGFBQWEsT0FBTyxNQUFNLElBQUk7QUFDekQsU0FBTyxFQUFFLE9BQU8sUUFBUSxLQUFLLE1BQU0sUUFBUSxjQUFjLEtBQUssT0FBTyxPQUFPLFVBQVUsTUFBTSxLQUFLLEdBQUcsTUFBTTtBQUM1RztBQU9PLFNBQVMsaUJBQWlCLEVBQUUsTUFBTSxjQUFjLFFBQVEsR0FBYSxZQUFZLElBQTBCO0FBQ2hILFFBQU0sT0FBTyxXQUFXLElBQUk7QUFDNUIsTUFBSSxDQUFDLEtBQU07QUFDWCxTQUFPO0FBQUEsSUFDTDtBQUFBLElBQ0EsS0FBSyxZQUFZLE1BQU0sU0FBUztBQUFBLElBQ2hDLFNBQVMsVUFBVSxNQUFNLE9BQU87QUFBQSxJQUNoQyxNQUFNLE9BQU8sSUFBSTtBQUFBLElBQ2pCLE9BQU8sUUFBUSxJQUFJLEVBQUU7QUFBQSxJQUNyQixHQUFJLFFBQVEsV0FBVyxZQUFZLEVBQUUsS0FBSyxRQUFRLEtBQUssTUFBTSxRQUFRLEtBQUs7QUFBQSxJQUMxRTtBQUFBLEVBQ0Y7QUFDRjtBQUdPLFNBQVMsWUFBWSxNQUFjLFlBQVksSUFBWTtBQUNoRSxTQUFPLEdBQUcsU0FBUyxHQUFHLFNBQVMsU0FBUyxJQUFJO0FBQzlDO0FBRUEsTUFBTSxlQUF5QztBQUFBLEVBQzdDLE1BQU07QUFBQSxFQUNOLE9BQU87QUFBQSxFQUNQLFVBQVU7QUFBQSxFQUNWLGNBQWM7QUFDaEI7QUFHTyxTQUFTLFVBQVUsRUFBRSxNQUFNLFNBQVMsR0FBaUI7QUFDMUQsU0FBTyxHQUFHLGFBQWEsYUFBYSxlQUFlLGFBQWEsSUFBSSxhQUFhLE9BQU8sSUFBSSxFQUFFLFFBQVEsQ0FBQztBQUN6RztBQUdPLFNBQVMsWUFBWSxNQUE4QztBQUN4RSxRQUFNLEVBQUUsTUFBTSxRQUFRLFFBQVEsVUFBVSxPQUFPLFFBQVEsS0FBSyxTQUFTLElBQUk7QUFDekUsUUFBTSxPQUFPLE9BQU8sSUFBSTtBQUN4QixRQUFNLFVBQThCO0FBQUEsSUFDbEMsQ0FBQyxTQUFTLEdBQUcsV0FBVyxNQUFNLE1BQU0sQ0FBQyxLQUFLLFlBQVksUUFBUSxJQUFJLEVBQUUsWUFBWSxDQUFDLEVBQUU7QUFBQSxJQUNuRixDQUFDLFVBQVUsT0FBTyxHQUFHLFdBQVcsSUFBSSxDQUFDLFFBQVEsRUFBRTtBQUFBLElBQy9DLENBQUMsT0FBTyxhQUFhLFNBQVMsUUFBUSxDQUFDO0FBQUEsSUFDdkMsQ0FBQyxTQUFTLGFBQWEsTUFBTSxLQUFLLENBQUM7QUFBQSxJQUNuQyxDQUFDLFdBQVcsYUFBYSxPQUFPLE1BQU0sQ0FBQztBQUFBLElBQ3ZDLENBQUMsYUFBYSxNQUFNLEdBQUcsYUFBYSxJQUFJLElBQUksSUFBSSxDQUFDLEtBQUssV0FBVyxJQUFJLFFBQVEsSUFBSSxDQUFDLHFCQUFxQixNQUFNO0FBQUEsSUFDN0csQ0FBQyxZQUFZLGFBQWEsU0FBUyxRQUFRLENBQUM7QUFBQSxFQUM5QztBQUNBLFNBQU8sUUFBUSxPQUFPLENBQUMsQ0FBQyxFQUFFLEtBQUssTUFBTSxLQUFLO0FBQzVDOyIsCiAgIm5hbWVzIjogW10KfQo=

//e2260d8e03a6b0566b892ebb39ee3d61a0f1c2c6
