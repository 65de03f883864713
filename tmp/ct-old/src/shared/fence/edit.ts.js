import { addGate, changeGate, removeGate } from "./edit-gates.ts";
import { addSide, close, draw, drawClosed, moveCorner, removeSide, resizeSide, turnSide } from "./edit-sides.ts";
import { kindOf, nearestHeight } from "./kinds.ts";
import { answerLabels, fenceLabel, finishLabel, tookHeight } from "./labels.ts";
import { messages } from "./messages.ts";
import { findConflicts, most } from "./plan.ts";
function edit(plan, command) {
  const result = edits[command.do](plan, command);
  if (result.refusal !== void 0) return result;
  const fault = findFault(result.plan);
  return fault === void 0 ? result : { refusal: fault };
}
const edits = {
  choose: (plan, { change }) => choose(plan, change),
  "add-side": addSide,
  draw,
  "draw-closed": (plan, { line }) => drawClosed(plan, line),
  close,
  "resize-side": resizeSide,
  "turn-side": turnSide,
  "remove-side": (plan, { side }) => removeSide(plan, side),
  "move-corner": moveCorner,
  "add-gate": addGate,
  "change-gate": changeGate,
  "remove-gate": (plan, { gate }) => removeGate(plan, gate)
};
function choose(plan, change) {
  const next = { ...plan, ...change };
  const { finishes } = kindOf(next.kind);
  const height = change.height ?? nearestHeight(next.kind, plan.height);
  const finish = change.finish ?? (finishes.includes(plan.finish) ? plan.finish : finishes[0]);
  const took = height === next.height ? "" : ` ${tookHeight(next.kind, height)}`;
  return { plan: { ...next, height, finish }, said: `${choiceWords({ ...next, height, finish }, change)}${took}` };
}
function choiceWords(plan, change) {
  if (change.kind || change.height) return `${fenceLabel(plan.kind, plan.height)}.`;
  if (change.finish) return `${finishLabel(plan.finish, plan.kind)}.`;
  if (change.property) return `${answerLabels.property[plan.property]}.`;
  if (change.slope) return `Slope: ${answerLabels.slope[plan.slope].toLowerCase()}.`;
  if (change.ground) return `Digging: ${answerLabels.ground[plan.ground].toLowerCase()}.`;
  if (change.measured) return `Measured: ${answerLabels.measured[plan.measured].toLowerCase()}.`;
  return plan.old ? `Old fence: ${answerLabels.old[plan.old.kind].toLowerCase()}.` : "No old fence.";
}
function findFault(plan) {
  return findBound(plan) ?? findConflicts(plan)[0]?.message;
}
function findBound({ lines }) {
  const isOff = (feet) => !Number.isInteger(feet) || Math.abs(feet) > most.edge;
  if (lines.length > most.lines) return messages.lines;
  for (const { x, y, runs } of lines) {
    if (isOff(x) || isOff(y)) return messages.sketchEdge;
    if (runs.some(({ feet }) => !(feet >= 1))) return messages.sideShort;
    if (runs.some(({ feet }) => feet > most.sideFeet)) return messages.sideLong;
  }
  return void 0;
}
export {
  choose,
  edit
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9mZW5jZS9lZGl0LnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQ0EsU0FBUyxTQUFTLFlBQVksa0JBQWtCO0FBQ2hELFNBQVMsU0FBUyxPQUFPLE1BQU0sWUFBWSxZQUFZLFlBQVksWUFBWSxnQkFBZ0I7QUFDL0YsU0FBUyxRQUFRLHFCQUFxQjtBQUN0QyxTQUFTLGNBQWMsWUFBWSxhQUFhLGtCQUFrQjtBQUNsRSxTQUFTLGdCQUFnQjtBQUN6QixTQUFTLGVBQWUsWUFBdUI7QUFNeEMsU0FBUyxLQUFLLE1BQVksU0FBd0I7QUFDdkQsUUFBTSxTQUFTLE1BQU0sUUFBUSxFQUFFLEVBQUUsTUFBTSxPQUFnQjtBQUN2RCxNQUFJLE9BQU8sWUFBWSxPQUFXLFFBQU87QUFDekMsUUFBTSxRQUFRLFVBQVUsT0FBTyxJQUFJO0FBQ25DLFNBQU8sVUFBVSxTQUFZLFNBQVMsRUFBRSxTQUFTLE1BQU07QUFDekQ7QUFFQSxNQUFNLFFBQW9HO0FBQUEsRUFDeEcsUUFBUSxDQUFDLE1BQU0sRUFBRSxPQUFPLE1BQU0sT0FBTyxNQUFNLE1BQU07QUFBQSxFQUNqRCxZQUFZO0FBQUEsRUFDWjtBQUFBLEVBQ0EsZUFBZSxDQUFDLE1BQU0sRUFBRSxLQUFLLE1BQU0sV0FBVyxNQUFNLElBQUk7QUFBQSxFQUN4RDtBQUFBLEVBQ0EsZUFBZTtBQUFBLEVBQ2YsYUFBYTtBQUFBLEVBQ2IsZUFBZSxDQUFDLE1BQU0sRUFBRSxLQUFLLE1BQU0sV0FBVyxNQUFNLElBQUk7QUFBQSxFQUN4RCxlQUFlO0FBQUEsRUFDZixZQUFZO0FBQUEsRUFDWixlQUFlO0FBQUEsRUFDZixlQUFlLENBQUMsTUFBTSxFQUFFLEtBQUssTUFBTSxXQUFXLE1BQU0sSUFBSTtBQUMxRDtBQUdPLFNBQVMsT0FDZCxNQUNBLFFBQytCO0FBQy9CLFFBQU0sT0FBTyxFQUFFLEdBQUcsTUFBTSxHQUFHLE9BQU87QUFDbEMsUUFBTSxFQUFFLFNBQVMsSUFBSSxPQUFPLEtBQUssSUFBSTtBQUNyQyxRQUFNLFNBQVMsT0FBTyxVQUFVLGNBQWMsS0FBSyxNQUFNLEtBQUssTUFBTTtBQUNwRSxRQUFNLFNBQVMsT0FBTyxXQUFXLFNBQVMsU0FBUyxLQUFLLE1BQU0sSUFBSSxLQUFLLFNBQVMsU0FBUyxDQUFDO0FBQzFGLFFBQU0sT0FBTyxXQUFXLEtBQUssU0FBUyxLQUFLLElBQUksV0FBVyxLQUFLLE1BQU0sTUFBTSxDQUFDO0FBQzVFLFNBQU8sRUFBRSxNQUFNLEVBQUUsR0FBRyxNQUFNLFFBQVEsT0FBTyxHQUFHLE1BQU0sR0FBRyxZQUFZLEVBQUUsR0FBRyxNQUFNLFFBQVEsT0FBTyxHQUFHLE1BQU0sQ0FBQyxHQUFHLElBQUksR0FBRztBQUNqSDtBQUVBLFNBQVMsWUFBWSxNQUFZLFFBQStCO0FBQzlELE1BQUksT0FBTyxRQUFRLE9BQU8sT0FBUSxRQUFPLEdBQUcsV0FBVyxLQUFLLE1BQU0sS0FBSyxNQUFNLENBQUM7QUFDOUUsTUFBSSxPQUFPLE9BQVEsUUFBTyxHQUFHLFlBQVksS0FBSyxRQUFRLEtBQUssSUFBSSxDQUFDO0FBQ2hFLE1BQUksT0FBTyxTQUFVLFFBQU8sR0FBRyxhQUFhLFNBQVMsS0FBSyxRQUFRLENBQUM7QUFDbkUsTUFBSSxPQUFPLE1BQU8sUUFBTyxVQUFVLGFBQWEsTUFBTSxLQUFLLEtBQUssRUFBRSxZQUFZLENBQUM7QUFDL0UsTUFBSSxPQUFPLE9BQVEsUUFBTyxZQUFZLGFBQWEsT0FBTyxLQUFLLE1BQU0sRUFBRSxZQUFZLENBQUM7QUFDcEYsTUFBSSxPQUFPLFNBQVUsUUFBTyxhQUFhLGFBQWEsU0FBUyxLQUFLLFFBQVEsRUFBRSxZQUFZLENBQUM7QUFDM0YsU0FBTyxLQUFLLE1BQU0sY0FBYyxhQUFhLElBQUksS0FBSyxJQUFJLElBQUksRUFBRSxZQUFZLENBQUMsTUFBTTtBQUNyRjtBQU1BLFNBQVMsVUFBVSxNQUFnQztBQUNqRCxTQUFPLFVBQVUsSUFBSSxLQUFLLGNBQWMsSUFBSSxFQUFFLENBQUMsR0FBRztBQUNwRDtBQUVBLFNBQVMsVUFBVSxFQUFFLE1BQU0sR0FBNkI7QUFDdEQsUUFBTSxRQUFRLENBQUMsU0FBaUIsQ0FBQyxPQUFPLFVBQVUsSUFBSSxLQUFLLEtBQUssSUFBSSxJQUFJLElBQUksS0FBSztBQUNqRixNQUFJLE1BQU0sU0FBUyxLQUFLLE1BQU8sUUFBTyxTQUFTO0FBQy9DLGFBQVcsRUFBRSxHQUFHLEdBQUcsS0FBSyxLQUFLLE9BQU87QUFDbEMsUUFBSSxNQUFNLENBQUMsS0FBSyxNQUFNLENBQUMsRUFBRyxRQUFPLFNBQVM7QUFDMUMsUUFBSSxLQUFLLEtBQUssQ0FBQyxFQUFFLEtBQUssTUFBTSxFQUFFLFFBQVEsRUFBRSxFQUFHLFFBQU8sU0FBUztBQUMzRCxRQUFJLEtBQUssS0FBSyxDQUFDLEVBQUUsS0FBSyxNQUFNLE9BQU8sS0FBSyxRQUFRLEVBQUcsUUFBTyxTQUFTO0FBQUEsRUFDckU7QUFDQSxTQUFPO0FBQ1Q7IiwKICAibmFtZXMiOiBbXQp9Cg==

//e31b42f647bc10da35963684fd367c3947afcaaa
