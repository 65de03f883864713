import { fenceLabel, kindLabel } from "./labels.ts";
import { inDollars, inFeet, withCommas } from "./measures.ts";
import { feetOf, gatesOf, sidesOf, sidesWithPlace } from "./plan.ts";
function summarize(plan, price) {
  const gates = gatesOf(plan).length;
  const facts = [`${lengthOf(plan)} ${kindLabel(plan.kind).toLowerCase()}`, inFeet(plan.height)];
  if (gates) facts.push(gates === 1 ? "1 gate" : `${gates} gates`);
  return `${facts.join(", ")}${price?.status === "priced" ? `: ${rangeOf(price)}` : ""}`;
}
function headline(plan, price) {
  const fence = `${lengthOf(plan)} ${kindLabel(plan.kind).toLowerCase()}`;
  return price?.status === "priced" ? `${fence}, ${rangeOf(price)}` : fence;
}
const rangeOf = ({ low, high }) => `${inDollars(low)} to ${inDollars(high)}`;
function perFootSentence(plan, { low, high }) {
  return `${fenceLabel(plan.kind, plan.height)}: about ${rangeOf({ low, high })} a foot, installed`;
}
function describePlan(plan) {
  const sides = sidesWithPlace(plan).map(({ run, line, at, index }, side) => {
    const bend = index > 0 ? ` ${turnWords(run.turn)}` : at > 0 ? ", the start of a new line" : "";
    const end = line.closed && index === line.runs.length - 1 ? " It ends where the line began." : "";
    return `Side ${side + 1}: ${withCommas(run.feet)} ft${bend}.${end}`;
  });
  return [...sides, ...placedGates(plan).map(({ gate, side }, index) => gateSentence(index + 1, gate, side))];
}
function placedGates(plan) {
  return sidesOf(plan).flatMap(({ gates }, index) => gates.map((gate) => ({ gate, side: index + 1 })));
}
function announce(said, plan, price) {
  const feet = feetOf(plan);
  if (!feet) return said;
  const range = price.status === "priced" ? ` About ${rangeOf(price)}.` : "";
  return `${said} ${withCommas(feet)} feet in all.${range}`;
}
const announceRefusal = (refusal) => `Not done: ${refusal.charAt(0).toLowerCase()}${refusal.slice(1)}`;
function placeWords(x, y) {
  return `${feetWords(Math.abs(x))} ${x < 0 ? "left" : "right"}, ${feetWords(Math.abs(y))} ${y < 0 ? "up" : "down"}.`;
}
const feetWords = (feet) => `${withCommas(feet)} ${feet === 1 ? "foot" : "feet"}`;
function lengthOf(plan) {
  const feet = feetOf(plan);
  return feet ? `${withCommas(feet)} ft` : "No length yet,";
}
function gateSentence(number, { width, at }, side) {
  return `Gate ${number}: ${inFeet(width)} wide, ${at} ft along side ${side}.`;
}
function turnWords(turn) {
  const side = turn > 0 ? "right" : "left";
  const degrees = Math.abs(turn);
  if (degrees === 0) return "straight on";
  if (degrees === 90) return `after a ${side} turn`;
  if (degrees === 45) return `after a half ${side} turn`;
  return degrees === 180 ? "straight back" : `after a turn of ${degrees}\xB0 to the ${side}`;
}
export {
  announce,
  announceRefusal,
  describePlan,
  feetWords,
  headline,
  perFootSentence,
  placeWords,
  placedGates,
  rangeOf,
  summarize
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9mZW5jZS9zZW50ZW5jZXMudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxTQUFTLFlBQVksaUJBQWlCO0FBQ3RDLFNBQVMsV0FBVyxRQUFRLGtCQUFrQjtBQUM5QyxTQUFTLFFBQW1CLFNBQW9CLFNBQVMsc0JBQXNCO0FBUXhFLFNBQVMsVUFBVSxNQUFZLE9BQTRCO0FBQ2hFLFFBQU0sUUFBUSxRQUFRLElBQUksRUFBRTtBQUM1QixRQUFNLFFBQVEsQ0FBQyxHQUFHLFNBQVMsSUFBSSxDQUFDLElBQUksVUFBVSxLQUFLLElBQUksRUFBRSxZQUFZLENBQUMsSUFBSSxPQUFPLEtBQUssTUFBTSxDQUFDO0FBQzdGLE1BQUksTUFBTyxPQUFNLEtBQUssVUFBVSxJQUFJLFdBQVcsR0FBRyxLQUFLLFFBQVE7QUFDL0QsU0FBTyxHQUFHLE1BQU0sS0FBSyxJQUFJLENBQUMsR0FBRyxPQUFPLFdBQVcsV0FBVyxLQUFLLFFBQVEsS0FBSyxDQUFDLEtBQUssRUFBRTtBQUN0RjtBQUdPLFNBQVMsU0FBUyxNQUFZLE9BQTRCO0FBQy9ELFFBQU0sUUFBUSxHQUFHLFNBQVMsSUFBSSxDQUFDLElBQUksVUFBVSxLQUFLLElBQUksRUFBRSxZQUFZLENBQUM7QUFDckUsU0FBTyxPQUFPLFdBQVcsV0FBVyxHQUFHLEtBQUssS0FBSyxRQUFRLEtBQUssQ0FBQyxLQUFLO0FBQ3RFO0FBR08sTUFBTSxVQUFVLENBQUMsRUFBRSxLQUFLLEtBQUssTUFDbEMsR0FBRyxVQUFVLEdBQUcsQ0FBQyxPQUFPLFVBQVUsSUFBSSxDQUFDO0FBR2xDLFNBQVMsZ0JBQWdCLE1BQVksRUFBRSxLQUFLLEtBQUssR0FBMEM7QUFDaEcsU0FBTyxHQUFHLFdBQVcsS0FBSyxNQUFNLEtBQUssTUFBTSxDQUFDLFdBQVcsUUFBUSxFQUFFLEtBQUssS0FBSyxDQUFDLENBQUM7QUFDL0U7QUFHTyxTQUFTLGFBQWEsTUFBc0I7QUFDakQsUUFBTSxRQUFRLGVBQWUsSUFBSSxFQUFFLElBQUksQ0FBQyxFQUFFLEtBQUssTUFBTSxJQUFJLE1BQU0sR0FBRyxTQUFTO0FBQ3pFLFVBQU0sT0FBTyxRQUFRLElBQUksSUFBSSxVQUFVLElBQUksSUFBSSxDQUFDLEtBQUssS0FBSyxJQUFJLDhCQUE4QjtBQUM1RixVQUFNLE1BQU0sS0FBSyxVQUFVLFVBQVUsS0FBSyxLQUFLLFNBQVMsSUFBSSxtQ0FBbUM7QUFDL0YsV0FBTyxRQUFRLE9BQU8sQ0FBQyxLQUFLLFdBQVcsSUFBSSxJQUFJLENBQUMsTUFBTSxJQUFJLElBQUksR0FBRztBQUFBLEVBQ25FLENBQUM7QUFDRCxTQUFPLENBQUMsR0FBRyxPQUFPLEdBQUcsWUFBWSxJQUFJLEVBQUUsSUFBSSxDQUFDLEVBQUUsTUFBTSxLQUFLLEdBQUcsVUFBVSxhQUFhLFFBQVEsR0FBRyxNQUFNLElBQUksQ0FBQyxDQUFDO0FBQzVHO0FBR08sU0FBUyxZQUFZLE1BQTRDO0FBQ3RFLFNBQU8sUUFBUSxJQUFJLEVBQUUsUUFBUSxDQUFDLEVBQUUsTUFBTSxHQUFHLFVBQVUsTUFBTSxJQUFJLENBQUMsVUFBVSxFQUFFLE1BQU0sTUFBTSxRQUFRLEVBQUUsRUFBRSxDQUFDO0FBQ3JHO0FBR08sU0FBUyxTQUFTLE1BQWMsTUFBWSxPQUEyQjtBQUM1RSxRQUFNLE9BQU8sT0FBTyxJQUFJO0FBQ3hCLE1BQUksQ0FBQyxLQUFNLFFBQU87QUFDbEIsUUFBTSxRQUFRLE1BQU0sV0FBVyxXQUFXLFVBQVUsUUFBUSxLQUFLLENBQUMsTUFBTTtBQUN4RSxTQUFPLEdBQUcsSUFBSSxJQUFJLFdBQVcsSUFBSSxDQUFDLGdCQUFnQixLQUFLO0FBQ3pEO0FBR08sTUFBTSxrQkFBa0IsQ0FBQyxZQUM5QixhQUFhLFFBQVEsT0FBTyxDQUFDLEVBQUUsWUFBWSxDQUFDLEdBQUcsUUFBUSxNQUFNLENBQUMsQ0FBQztBQUcxRCxTQUFTLFdBQVcsR0FBVyxHQUFtQjtBQUN2RCxTQUFPLEdBQUcsVUFBVSxLQUFLLElBQUksQ0FBQyxDQUFDLENBQUMsSUFBSSxJQUFJLElBQUksU0FBUyxPQUFPLEtBQUssVUFBVSxLQUFLLElBQUksQ0FBQyxDQUFDLENBQUMsSUFBSSxJQUFJLElBQUksT0FBTyxNQUFNO0FBQ2xIO0FBR08sTUFBTSxZQUFZLENBQUMsU0FBeUIsR0FBRyxXQUFXLElBQUksQ0FBQyxJQUFJLFNBQVMsSUFBSSxTQUFTLE1BQU07QUFFdEcsU0FBUyxTQUFTLE1BQW9CO0FBQ3BDLFFBQU0sT0FBTyxPQUFPLElBQUk7QUFDeEIsU0FBTyxPQUFPLEdBQUcsV0FBVyxJQUFJLENBQUMsUUFBUTtBQUMzQztBQUVBLFNBQVMsYUFBYSxRQUFnQixFQUFFLE9BQU8sR0FBRyxHQUFTLE1BQXNCO0FBQy9FLFNBQU8sUUFBUSxNQUFNLEtBQUssT0FBTyxLQUFLLENBQUMsVUFBVSxFQUFFLGtCQUFrQixJQUFJO0FBQzNFO0FBRUEsU0FBUyxVQUFVLE1BQXNCO0FBQ3ZDLFFBQU0sT0FBTyxPQUFPLElBQUksVUFBVTtBQUNsQyxRQUFNLFVBQVUsS0FBSyxJQUFJLElBQUk7QUFDN0IsTUFBSSxZQUFZLEVBQUcsUUFBTztBQUMxQixNQUFJLFlBQVksR0FBSSxRQUFPLFdBQVcsSUFBSTtBQUMxQyxNQUFJLFlBQVksR0FBSSxRQUFPLGdCQUFnQixJQUFJO0FBQy9DLFNBQU8sWUFBWSxNQUFNLGtCQUFrQixtQkFBbUIsT0FBTyxlQUFZLElBQUk7QUFDdkY7IiwKICAibmFtZXMiOiBbXQp9Cg==

//88ff9e7371244498898e9e168e994296dbb3c772
