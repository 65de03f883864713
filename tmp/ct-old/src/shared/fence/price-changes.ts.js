import { withoutGate } from "./edit-gates.ts";
import { heightsOf, kindOf, nearestHeight } from "./kinds.ts";
import { finishLabel, kindLabel } from "./labels.ts";
import { inDollars, inFeet } from "./measures.ts";
import { gatesOf } from "./plan.ts";
import { pricePlan } from "./price.ts";
function changesOf(plan, prices) {
  const now = pricePlan(plan, prices);
  if (now.status !== "priced") return [];
  const changes = [
    ...otherHeights(plan),
    otherFinish(plan),
    withoutWidestGate(plan),
    otherMaterial(plan),
    withOldFence(plan)
  ].flatMap((change) => {
    const then = change && pricePlan(change.plan, prices);
    if (!change || then?.status !== "priced") return [];
    const cents = then.middleCents - now.middleCents;
    if (Math.abs(cents) < 5e3) return [];
    const difference = Math.sign(cents) * Math.round(Math.abs(cents) / 5e3) * 50;
    return [{ ...change, difference, text: describe(change.text, difference) }];
  });
  return changes.slice(0, 5);
}
function describe(text, difference) {
  return `${text}: about ${inDollars(Math.abs(difference))} ${difference > 0 ? "more" : "less"}.`;
}
function otherHeights(plan) {
  const heights = heightsOf(plan.kind);
  const at = heights.indexOf(plan.height);
  return [heights[at + 1], heights[at - 1]].flatMap(
    (height) => height ? [{ text: `${inFeet(height)} tall instead of ${inFeet(plan.height)}`, plan: { ...plan, height } }] : []
  );
}
const dearerFinishes = ["cedar", "color", "black"];
function otherFinish(plan) {
  const { finishes, material } = kindOf(plan.kind);
  const finish = dearerFinishes.includes(plan.finish) ? finishes[0] : finishes.find((one) => dearerFinishes.includes(one));
  if (!finish || finish === plan.finish || material === "aluminum") return;
  return {
    text: `${finishLabel(finish, plan.kind)} instead of ${finishLabel(plan.finish, plan.kind).toLowerCase()}`,
    plan: { ...plan, finish }
  };
}
function withoutWidestGate(plan) {
  const widest = gatesOf(plan).reduce((most, { width }) => Math.max(most, width), 0);
  const gate = gatesOf(plan).find(({ width }) => width === widest);
  if (!gate) return;
  return { text: `Without the ${inFeet(widest)} gate`, plan: withoutGate(plan, gate) };
}
function otherMaterial(plan) {
  const { material, style } = kindOf(plan.kind);
  const other = { wood: "vinyl", vinyl: "wood" }[material];
  if (!other) return;
  const kind = `${other}-${style}`;
  const changed = { ...plan, kind, height: nearestHeight(kind, plan.height), finish: kindOf(kind).finishes[0] };
  return { text: `${kindLabel(kind)} instead of ${material}`, plan: changed };
}
function withOldFence(plan) {
  return plan.old ? { text: "Keeping the old fence", plan: { ...plan, old: null } } : void 0;
}
export {
  changesOf
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9mZW5jZS9wcmljZS1jaGFuZ2VzLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsU0FBUyxtQkFBbUI7QUFDNUIsU0FBc0IsV0FBMEIsUUFBUSxxQkFBcUI7QUFDN0UsU0FBUyxhQUFhLGlCQUFpQjtBQUN2QyxTQUFTLFdBQVcsY0FBYztBQUNsQyxTQUFTLGVBQTBCO0FBQ25DLFNBQVMsaUJBQWlCO0FBYW5CLFNBQVMsVUFBVSxNQUFZLFFBQThCO0FBQ2xFLFFBQU0sTUFBTSxVQUFVLE1BQU0sTUFBTTtBQUNsQyxNQUFJLElBQUksV0FBVyxTQUFVLFFBQU8sQ0FBQztBQUNyQyxRQUFNLFVBQVU7QUFBQSxJQUNkLEdBQUcsYUFBYSxJQUFJO0FBQUEsSUFDcEIsWUFBWSxJQUFJO0FBQUEsSUFDaEIsa0JBQWtCLElBQUk7QUFBQSxJQUN0QixjQUFjLElBQUk7QUFBQSxJQUNsQixhQUFhLElBQUk7QUFBQSxFQUNuQixFQUFFLFFBQVEsQ0FBQyxXQUFXO0FBQ3BCLFVBQU0sT0FBTyxVQUFVLFVBQVUsT0FBTyxNQUFNLE1BQU07QUFDcEQsUUFBSSxDQUFDLFVBQVUsTUFBTSxXQUFXLFNBQVUsUUFBTyxDQUFDO0FBQ2xELFVBQU0sUUFBUSxLQUFLLGNBQWMsSUFBSTtBQUNyQyxRQUFJLEtBQUssSUFBSSxLQUFLLElBQUksSUFBTSxRQUFPLENBQUM7QUFDcEMsVUFBTSxhQUFhLEtBQUssS0FBSyxLQUFLLElBQUksS0FBSyxNQUFNLEtBQUssSUFBSSxLQUFLLElBQUksR0FBSSxJQUFJO0FBQzNFLFdBQU8sQ0FBQyxFQUFFLEdBQUcsUUFBUSxZQUFZLE1BQU0sU0FBUyxPQUFPLE1BQU0sVUFBVSxFQUFFLENBQUM7QUFBQSxFQUM1RSxDQUFDO0FBQ0QsU0FBTyxRQUFRLE1BQU0sR0FBRyxDQUFDO0FBQzNCO0FBSUEsU0FBUyxTQUFTLE1BQWMsWUFBNEI7QUFDMUQsU0FBTyxHQUFHLElBQUksV0FBVyxVQUFVLEtBQUssSUFBSSxVQUFVLENBQUMsQ0FBQyxJQUFJLGFBQWEsSUFBSSxTQUFTLE1BQU07QUFDOUY7QUFFQSxTQUFTLGFBQWEsTUFBeUI7QUFDN0MsUUFBTSxVQUFVLFVBQVUsS0FBSyxJQUFJO0FBQ25DLFFBQU0sS0FBSyxRQUFRLFFBQVEsS0FBSyxNQUFNO0FBQ3RDLFNBQU8sQ0FBQyxRQUFRLEtBQUssQ0FBQyxHQUFHLFFBQVEsS0FBSyxDQUFDLENBQUMsRUFBRTtBQUFBLElBQVEsQ0FBQyxXQUNqRCxTQUFTLENBQUMsRUFBRSxNQUFNLEdBQUcsT0FBTyxNQUFNLENBQUMsb0JBQW9CLE9BQU8sS0FBSyxNQUFNLENBQUMsSUFBSSxNQUFNLEVBQUUsR0FBRyxNQUFNLE9BQU8sRUFBRSxDQUFDLElBQUksQ0FBQztBQUFBLEVBQ2hIO0FBQ0Y7QUFHQSxNQUFNLGlCQUFvQyxDQUFDLFNBQVMsU0FBUyxPQUFPO0FBRXBFLFNBQVMsWUFBWSxNQUFtQztBQUN0RCxRQUFNLEVBQUUsVUFBVSxTQUFTLElBQUksT0FBTyxLQUFLLElBQUk7QUFDL0MsUUFBTSxTQUFTLGVBQWUsU0FBUyxLQUFLLE1BQU0sSUFDOUMsU0FBUyxDQUFDLElBQ1YsU0FBUyxLQUFLLENBQUMsUUFBUSxlQUFlLFNBQVMsR0FBRyxDQUFDO0FBQ3ZELE1BQUksQ0FBQyxVQUFVLFdBQVcsS0FBSyxVQUFVLGFBQWEsV0FBWTtBQUNsRSxTQUFPO0FBQUEsSUFDTCxNQUFNLEdBQUcsWUFBWSxRQUFRLEtBQUssSUFBSSxDQUFDLGVBQWUsWUFBWSxLQUFLLFFBQVEsS0FBSyxJQUFJLEVBQUUsWUFBWSxDQUFDO0FBQUEsSUFDdkcsTUFBTSxFQUFFLEdBQUcsTUFBTSxPQUFPO0FBQUEsRUFDMUI7QUFDRjtBQUVBLFNBQVMsa0JBQWtCLE1BQW1DO0FBQzVELFFBQU0sU0FBUyxRQUFRLElBQUksRUFBRSxPQUFPLENBQUMsTUFBTSxFQUFFLE1BQU0sTUFBTSxLQUFLLElBQUksTUFBTSxLQUFLLEdBQUcsQ0FBQztBQUNqRixRQUFNLE9BQU8sUUFBUSxJQUFJLEVBQUUsS0FBSyxDQUFDLEVBQUUsTUFBTSxNQUFNLFVBQVUsTUFBTTtBQUMvRCxNQUFJLENBQUMsS0FBTTtBQUNYLFNBQU8sRUFBRSxNQUFNLGVBQWUsT0FBTyxNQUFNLENBQUMsU0FBUyxNQUFNLFlBQVksTUFBTSxJQUFJLEVBQUU7QUFDckY7QUFFQSxTQUFTLGNBQWMsTUFBbUM7QUFDeEQsUUFBTSxFQUFFLFVBQVUsTUFBTSxJQUFJLE9BQU8sS0FBSyxJQUFJO0FBQzVDLFFBQU0sUUFBUSxFQUFFLE1BQU0sU0FBUyxPQUFPLE9BQU8sRUFBRSxRQUFrQjtBQUNqRSxNQUFJLENBQUMsTUFBTztBQUNaLFFBQU0sT0FBTyxHQUFHLEtBQUssSUFBSSxLQUFLO0FBQzlCLFFBQU0sVUFBVSxFQUFFLEdBQUcsTUFBTSxNQUFNLFFBQVEsY0FBYyxNQUFNLEtBQUssTUFBTSxHQUFHLFFBQVEsT0FBTyxJQUFJLEVBQUUsU0FBUyxDQUFDLEVBQUU7QUFDNUcsU0FBTyxFQUFFLE1BQU0sR0FBRyxVQUFVLElBQUksQ0FBQyxlQUFlLFFBQVEsSUFBSSxNQUFNLFFBQVE7QUFDNUU7QUFFQSxTQUFTLGFBQWEsTUFBbUM7QUFDdkQsU0FBTyxLQUFLLE1BQU0sRUFBRSxNQUFNLHlCQUF5QixNQUFNLEVBQUUsR0FBRyxNQUFNLEtBQUssS0FBSyxFQUFFLElBQUk7QUFDdEY7IiwKICAibmFtZXMiOiBbXQp9Cg==

//873999f5711914dfe62ff5a2f0574302ebcdea4b
