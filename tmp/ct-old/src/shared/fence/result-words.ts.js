import { kindOf } from "./kinds.ts";
import { fenceLabel, finishLabel } from "./labels.ts";
import { inDollars, withCommas, withFraction } from "./measures.ts";
import { cornersOf } from "./parts.ts";
import { feetOf, gatesOf } from "./plan.ts";
import { monthlyPayments, widthsOf } from "./price.ts";
import { rangeOf } from "./sentences.ts";
const honesty = {
  range: "This is a range, not a quote. It covers materials, labor, concrete and cleanup for what you entered. The price we stand by is the one in your written estimate. The estimate is free, and we write it after we have measured.",
  call: "Before anyone digs, call 811 so that buried lines get marked. If we build your fence, we make that call for you.",
  rules: "Ask your town and HOA first how tall your fence may be and where it may stand.",
  spares: "This is what ends up in your fence. We order 5 to 10% more to cover cuts and waste."
};
const roughGuide = "Use them as a rough guide. Your written estimate will show our own price.";
const poolNote = "The inspector decides.";
const unpricedNote = "We show no price for this fence here. Send us the plan.";
function itemLines(plan, { items }) {
  return items.map(({ key, cents }) => ({ key, label: itemLabel(key, plan), amount: Math.round(cents / 1e3) * 10 })).filter(({ amount }) => amount > 0);
}
function partLines({ posts, rails, boards, pickets, panels, mesh, topRail, bags }) {
  const all = posts.line + posts.corner + posts.end + posts.gate;
  const kinds = ["line", "corner", "end", "gate"].filter((kind) => posts[kind] > 0);
  const lines = [
    [rails, "rail", "rails"],
    [boards, "board", "boards"],
    [pickets, "picket", "pickets"],
    [panels, "panel", "panels"],
    [mesh, "foot of mesh", "feet of mesh"],
    [topRail, "length of top rail, 21 ft", "lengths of top rail, 21 ft each"],
    [bags, "bag of concrete, 80 lb", "bags of concrete, 80 lb each"]
  ];
  return [
    `${counted(all, "post", "posts")}: ${kinds.map((kind) => `${withCommas(posts[kind])} ${kind}`).join(", ")}`,
    ...lines.filter(([count]) => count > 0).map((line) => counted(...line))
  ];
}
function widthSentence(plan, { baseWidth }) {
  const { lengths, slope, ground } = widthsOf(plan);
  const lengthReason = plan.measured === "guess" ? "lengths are a guess" : "lengths were paced";
  const reasons = [
    [lengths, lengthReason],
    [slope, "the slope is not known"],
    [ground, "the ground is not known"]
  ];
  const added = reasons.filter(([more]) => more).map(([more, reason]) => `${more} more because ${reason}`);
  const last = added.pop();
  const capped = baseWidth + lengths + slope + ground > 40 ? "; at most 40 in all" : "";
  return `${[`${baseWidth}% either way`, ...added].join(", ")}${last ? `, and ${last}` : ""}${capped}.`;
}
function minimumSentence({ sumCents, middleCents }) {
  return middleCents > sumCents ? `Our smallest job is ${inDollars(middleCents / 100)}; that sets this price.` : void 0;
}
function financingSentence(price, financing) {
  const payments = monthlyPayments(price, financing);
  if (!payments) return;
  const { apr, months, words } = payments;
  const terms = `${months} monthly payments of about ${rangeOf(payments)}, $0 down, ${apr}% annual percentage rate (APR)`;
  return `With financing: ${terms}. ${words}`;
}
function exclusions({ ground }) {
  const last = ground === "rock" ? "or gate openers" : "gate openers, or digging in rock unless you choose \u201CRock or big roots\u201D above";
  return `Not included: permit and HOA fees, a survey, clearing, moving private utility lines, masonry, stain or paint, ${last}.`;
}
function itemLabel(key, plan) {
  const gates = gatesOf(plan);
  const fenceFeet = feetOf(plan) - gates.reduce((sum, { width }) => sum + width, 0) / 12;
  switch (key) {
    case "fence":
      return `${feetWithFraction(fenceFeet)} ft of ${fenceLabel(plan.kind, plan.height).toLowerCase()}`;
    case "gates":
      return counted(gates.length, "gate", "gates");
    case "finish":
      return `${finishLabel(plan.finish, plan.kind)} instead of ${kindOf(plan.kind).finishes[0]}`;
    case "ground":
      return groundLabel(plan);
    case "business":
      return "Work at a business";
    case "corners":
      return counted(cornersOf(plan), "corner", "corners");
    case "old":
      return `Taking down ${withCommas(plan.old?.feet ?? feetOf(plan))} ft of old fence`;
    case "minimum":
      return "Added to reach our smallest job";
  }
}
function groundLabel({ slope, ground }) {
  const slopes = { level: "", gentle: "Gentle slope", steep: "Steep slope", unsure: "Slope not known" };
  return [slopes[slope], ground === "rock" ? "rock or big roots" : ""].filter(Boolean).join(", ").replace(/^r/, "R");
}
function feetWithFraction(feet) {
  const whole = Math.floor(feet);
  return feet === whole ? withCommas(whole) : `${withCommas(whole)}${withFraction(feet - whole)}`;
}
function counted(count, one, many) {
  return `${withCommas(count)} ${count === 1 ? one : many}`;
}
export {
  exclusions,
  financingSentence,
  honesty,
  itemLines,
  minimumSentence,
  partLines,
  poolNote,
  roughGuide,
  unpricedNote,
  widthSentence
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9mZW5jZS9yZXN1bHQtd29yZHMudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxTQUFTLGNBQWM7QUFDdkIsU0FBUyxZQUFZLG1CQUFtQjtBQUN4QyxTQUFTLFdBQVcsWUFBWSxvQkFBb0I7QUFDcEQsU0FBUyxpQkFBNkI7QUFDdEMsU0FBUyxRQUFRLGVBQTBCO0FBQzNDLFNBQXVCLGlCQUE2QixnQkFBZ0I7QUFFcEUsU0FBUyxlQUFlO0FBVWpCLE1BQU0sVUFBVTtBQUFBLEVBQ3JCLE9BQ0U7QUFBQSxFQUNGLE1BQU07QUFBQSxFQUNOLE9BQU87QUFBQSxFQUNQLFFBQVE7QUFDVjtBQUdPLE1BQU0sYUFBYTtBQUduQixNQUFNLFdBQVc7QUFDakIsTUFBTSxlQUFlO0FBR3JCLFNBQVMsVUFBVSxNQUFZLEVBQUUsTUFBTSxHQUFzQjtBQUNsRSxTQUFPLE1BQ0osSUFBSSxDQUFDLEVBQUUsS0FBSyxNQUFNLE9BQU8sRUFBRSxLQUFLLE9BQU8sVUFBVSxLQUFLLElBQUksR0FBRyxRQUFRLEtBQUssTUFBTSxRQUFRLEdBQUksSUFBSSxHQUFHLEVBQUUsRUFDckcsT0FBTyxDQUFDLEVBQUUsT0FBTyxNQUFNLFNBQVMsQ0FBQztBQUN0QztBQUdPLFNBQVMsVUFBVSxFQUFFLE9BQU8sT0FBTyxRQUFRLFNBQVMsUUFBUSxNQUFNLFNBQVMsS0FBSyxHQUFvQjtBQUN6RyxRQUFNLE1BQU0sTUFBTSxPQUFPLE1BQU0sU0FBUyxNQUFNLE1BQU0sTUFBTTtBQUMxRCxRQUFNLFFBQVMsQ0FBQyxRQUFRLFVBQVUsT0FBTyxNQUFNLEVBQVksT0FBTyxDQUFDLFNBQVMsTUFBTSxJQUFJLElBQUksQ0FBQztBQUMzRixRQUFNLFFBQXNEO0FBQUEsSUFDMUQsQ0FBQyxPQUFPLFFBQVEsT0FBTztBQUFBLElBQ3ZCLENBQUMsUUFBUSxTQUFTLFFBQVE7QUFBQSxJQUMxQixDQUFDLFNBQVMsVUFBVSxTQUFTO0FBQUEsSUFDN0IsQ0FBQyxRQUFRLFNBQVMsUUFBUTtBQUFBLElBQzFCLENBQUMsTUFBTSxnQkFBZ0IsY0FBYztBQUFBLElBQ3JDLENBQUMsU0FBUyw2QkFBNkIsaUNBQWlDO0FBQUEsSUFDeEUsQ0FBQyxNQUFNLDBCQUEwQiw4QkFBOEI7QUFBQSxFQUNqRTtBQUNBLFNBQU87QUFBQSxJQUNMLEdBQUcsUUFBUSxLQUFLLFFBQVEsT0FBTyxDQUFDLEtBQUssTUFBTSxJQUFJLENBQUMsU0FBUyxHQUFHLFdBQVcsTUFBTSxJQUFJLENBQUMsQ0FBQyxJQUFJLElBQUksRUFBRSxFQUFFLEtBQUssSUFBSSxDQUFDO0FBQUEsSUFDekcsR0FBRyxNQUFNLE9BQU8sQ0FBQyxDQUFDLEtBQUssTUFBTSxRQUFRLENBQUMsRUFBRSxJQUFJLENBQUMsU0FBUyxRQUFRLEdBQUcsSUFBSSxDQUFDO0FBQUEsRUFDeEU7QUFDRjtBQUdPLFNBQVMsY0FBYyxNQUFZLEVBQUUsVUFBVSxHQUF1QjtBQUMzRSxRQUFNLEVBQUUsU0FBUyxPQUFPLE9BQU8sSUFBSSxTQUFTLElBQUk7QUFDaEQsUUFBTSxlQUFlLEtBQUssYUFBYSxVQUFVLHdCQUF3QjtBQUN6RSxRQUFNLFVBQThCO0FBQUEsSUFDbEMsQ0FBQyxTQUFTLFlBQVk7QUFBQSxJQUN0QixDQUFDLE9BQU8sd0JBQXdCO0FBQUEsSUFDaEMsQ0FBQyxRQUFRLHlCQUF5QjtBQUFBLEVBQ3BDO0FBQ0EsUUFBTSxRQUFRLFFBQVEsT0FBTyxDQUFDLENBQUMsSUFBSSxNQUFNLElBQUksRUFBRSxJQUFJLENBQUMsQ0FBQyxNQUFNLE1BQU0sTUFBTSxHQUFHLElBQUksaUJBQWlCLE1BQU0sRUFBRTtBQUN2RyxRQUFNLE9BQU8sTUFBTSxJQUFJO0FBQ3ZCLFFBQU0sU0FBUyxZQUFZLFVBQVUsUUFBUSxTQUFTLEtBQUssd0JBQXdCO0FBQ25GLFNBQU8sR0FBRyxDQUFDLEdBQUcsU0FBUyxnQkFBZ0IsR0FBRyxLQUFLLEVBQUUsS0FBSyxJQUFJLENBQUMsR0FBRyxPQUFPLFNBQVMsSUFBSSxLQUFLLEVBQUUsR0FBRyxNQUFNO0FBQ3BHO0FBR08sU0FBUyxnQkFBZ0IsRUFBRSxVQUFVLFlBQVksR0FBOEI7QUFDcEYsU0FBTyxjQUFjLFdBQ2pCLHVCQUF1QixVQUFVLGNBQWMsR0FBRyxDQUFDLDRCQUNuRDtBQUNOO0FBR08sU0FBUyxrQkFBa0IsT0FBYyxXQUEwQztBQUN4RixRQUFNLFdBQVcsZ0JBQWdCLE9BQU8sU0FBUztBQUNqRCxNQUFJLENBQUMsU0FBVTtBQUNmLFFBQU0sRUFBRSxLQUFLLFFBQVEsTUFBTSxJQUFJO0FBQy9CLFFBQU0sUUFBUSxHQUFHLE1BQU0sOEJBQThCLFFBQVEsUUFBUSxDQUFDLGNBQWMsR0FBRztBQUN2RixTQUFPLG1CQUFtQixLQUFLLEtBQUssS0FBSztBQUMzQztBQUdPLFNBQVMsV0FBVyxFQUFFLE9BQU8sR0FBaUM7QUFDbkUsUUFBTSxPQUNKLFdBQVcsU0FDUCxvQkFDQTtBQUNOLFNBQU8saUhBQWlILElBQUk7QUFDOUg7QUFFQSxTQUFTLFVBQVUsS0FBYyxNQUFvQjtBQUNuRCxRQUFNLFFBQVEsUUFBUSxJQUFJO0FBQzFCLFFBQU0sWUFBWSxPQUFPLElBQUksSUFBSSxNQUFNLE9BQU8sQ0FBQyxLQUFLLEVBQUUsTUFBTSxNQUFNLE1BQU0sT0FBTyxDQUFDLElBQUk7QUFDcEYsVUFBUSxLQUFLO0FBQUEsSUFDWCxLQUFLO0FBQ0gsYUFBTyxHQUFHLGlCQUFpQixTQUFTLENBQUMsVUFBVSxXQUFXLEtBQUssTUFBTSxLQUFLLE1BQU0sRUFBRSxZQUFZLENBQUM7QUFBQSxJQUNqRyxLQUFLO0FBQ0gsYUFBTyxRQUFRLE1BQU0sUUFBUSxRQUFRLE9BQU87QUFBQSxJQUM5QyxLQUFLO0FBQ0gsYUFBTyxHQUFHLFlBQVksS0FBSyxRQUFRLEtBQUssSUFBSSxDQUFDLGVBQWUsT0FBTyxLQUFLLElBQUksRUFBRSxTQUFTLENBQUMsQ0FBQztBQUFBLElBQzNGLEtBQUs7QUFDSCxhQUFPLFlBQVksSUFBSTtBQUFBLElBQ3pCLEtBQUs7QUFDSCxhQUFPO0FBQUEsSUFDVCxLQUFLO0FBQ0gsYUFBTyxRQUFRLFVBQVUsSUFBSSxHQUFHLFVBQVUsU0FBUztBQUFBLElBQ3JELEtBQUs7QUFDSCxhQUFPLGVBQWUsV0FBVyxLQUFLLEtBQUssUUFBUSxPQUFPLElBQUksQ0FBQyxDQUFDO0FBQUEsSUFDbEUsS0FBSztBQUNILGFBQU87QUFBQSxFQUNYO0FBQ0Y7QUFFQSxTQUFTLFlBQVksRUFBRSxPQUFPLE9BQU8sR0FBaUI7QUFDcEQsUUFBTSxTQUFTLEVBQUUsT0FBTyxJQUFJLFFBQVEsZ0JBQWdCLE9BQU8sZUFBZSxRQUFRLGtCQUFrQjtBQUNwRyxTQUFPLENBQUMsT0FBTyxLQUFLLEdBQUcsV0FBVyxTQUFTLHNCQUFzQixFQUFFLEVBQUUsT0FBTyxPQUFPLEVBQUUsS0FBSyxJQUFJLEVBQUUsUUFBUSxNQUFNLEdBQUc7QUFDbkg7QUFFQSxTQUFTLGlCQUFpQixNQUFzQjtBQUM5QyxRQUFNLFFBQVEsS0FBSyxNQUFNLElBQUk7QUFDN0IsU0FBTyxTQUFTLFFBQVEsV0FBVyxLQUFLLElBQUksR0FBRyxXQUFXLEtBQUssQ0FBQyxHQUFHLGFBQWEsT0FBTyxLQUFLLENBQUM7QUFDL0Y7QUFFQSxTQUFTLFFBQVEsT0FBZSxLQUFhLE1BQXNCO0FBQ2pFLFNBQU8sR0FBRyxXQUFXLEtBQUssQ0FBQyxJQUFJLFVBQVUsSUFBSSxNQUFNLElBQUk7QUFDekQ7IiwKICAibmFtZXMiOiBbXQp9Cg==

//3551142255d3102af751b18dd99f761cda63a958
