import { inFeet, withArticle } from "./measures.ts";
import { messages } from "./messages.ts";
import { gatesOf, most, sidesOf, sidesWithPlace } from "./plan.ts";
import { feetWords, placedGates } from "./sentences.ts";
function addGate(plan, { side, width, at }) {
  const run = sidesOf(plan)[side];
  if (!run) return { refusal: messages.gateSide };
  if (gatesOf(plan).length >= most.gates) return { refusal: messages.gates };
  if (run.gates.length >= most.gatesInSide) return { refusal: messages.gatesInSide };
  const place = nearestPlace(run.feet, run.gates, width, at ?? middleOf(run.feet, width));
  if (place === void 0) return { refusal: noRoom(side + 1, run.feet, width) };
  const gate = { width, at: place };
  const next = mapSide(plan, side, (one) => ({
    ...one,
    gates: [...one.gates, gate].toSorted((left, right) => left.at - right.at)
  }));
  return { plan: next, said: placedWords(next, gate) };
}
function changeGate(plan, { gate: index, width, side, at }) {
  const found = placedGates(plan)[index];
  if (!found) return { refusal: messages.gateSide };
  const target = side ?? found.side - 1;
  const place = at ?? (target === found.side - 1 ? found.gate.at : void 0);
  return addGate(withoutGate(plan, found.gate), {
    side: target,
    width: width ?? found.gate.width,
    ...place === void 0 ? {} : { at: place }
  });
}
function removeGate(plan, index) {
  const found = placedGates(plan)[index];
  if (!found) return { refusal: messages.gateSide };
  return { plan: withoutGate(plan, found.gate), said: `Gate ${index + 1} removed.` };
}
const middleOf = (feet, width) => Math.max(0, Math.floor((feet - width / 12) / 2));
function nearestPlace(feet, gates, width, wanted) {
  const last = Math.floor(feet - width / 12);
  const places = Array.from({ length: Math.max(0, last + 1) }, (_, at) => at).filter(
    (at) => gates.every((gate) => gate.at * 12 + gate.width <= at * 12 || at * 12 + width <= gate.at * 12)
  );
  return places.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted) || one - other)[0];
}
function refitGates(gates, feet) {
  let limit = feet * 12;
  const fitted = gates.toReversed().map((gate) => {
    const at = Math.min(gate.at, Math.floor((limit - gate.width) / 12));
    limit = at * 12;
    return { ...gate, at };
  });
  return limit < 0 ? void 0 : fitted.toReversed();
}
function noRoom(side, feet, width) {
  return `Side ${side} is ${feetWords(feet)} and ${withArticle(inFeet(width).replace("ft", "foot"))} gate does not fit.`;
}
function mapSide(plan, side, change) {
  const place = sidesWithPlace(plan)[side];
  if (!place) return plan;
  const { run, line, at, index } = place;
  return { ...plan, lines: plan.lines.with(at, { ...line, runs: line.runs.with(index, change(run)) }) };
}
function withoutGate(plan, gate) {
  const lines = plan.lines.map((line) => ({
    ...line,
    runs: line.runs.map((run) => ({ ...run, gates: run.gates.filter((one) => one !== gate) }))
  }));
  return { ...plan, lines };
}
function placedWords(plan, gate) {
  const index = placedGates(plan).findIndex((one) => one.gate === gate);
  const side = placedGates(plan)[index]?.side;
  const width = inFeet(gate.width).replace("ft", "feet");
  return `Gate ${index + 1} is ${width} wide, ${feetWords(gate.at)} along side ${side}.`;
}
export {
  addGate,
  changeGate,
  mapSide,
  middleOf,
  nearestPlace,
  noRoom,
  refitGates,
  removeGate,
  withoutGate
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9mZW5jZS9lZGl0LWdhdGVzLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQ0EsU0FBUyxRQUFRLG1CQUFtQjtBQUNwQyxTQUFTLGdCQUFnQjtBQUN6QixTQUFvQixTQUFTLE1BQTJCLFNBQVMsc0JBQXNCO0FBQ3ZGLFNBQVMsV0FBVyxtQkFBbUI7QUFLaEMsU0FBUyxRQUFRLE1BQVksRUFBRSxNQUFNLE9BQU8sR0FBRyxHQUE0QztBQUNoRyxRQUFNLE1BQU0sUUFBUSxJQUFJLEVBQUUsSUFBSTtBQUM5QixNQUFJLENBQUMsSUFBSyxRQUFPLEVBQUUsU0FBUyxTQUFTLFNBQVM7QUFDOUMsTUFBSSxRQUFRLElBQUksRUFBRSxVQUFVLEtBQUssTUFBTyxRQUFPLEVBQUUsU0FBUyxTQUFTLE1BQU07QUFDekUsTUFBSSxJQUFJLE1BQU0sVUFBVSxLQUFLLFlBQWEsUUFBTyxFQUFFLFNBQVMsU0FBUyxZQUFZO0FBQ2pGLFFBQU0sUUFBUSxhQUFhLElBQUksTUFBTSxJQUFJLE9BQU8sT0FBTyxNQUFNLFNBQVMsSUFBSSxNQUFNLEtBQUssQ0FBQztBQUN0RixNQUFJLFVBQVUsT0FBVyxRQUFPLEVBQUUsU0FBUyxPQUFPLE9BQU8sR0FBRyxJQUFJLE1BQU0sS0FBSyxFQUFFO0FBQzdFLFFBQU0sT0FBYSxFQUFFLE9BQU8sSUFBSSxNQUFNO0FBQ3RDLFFBQU0sT0FBTyxRQUFRLE1BQU0sTUFBTSxDQUFDLFNBQVM7QUFBQSxJQUN6QyxHQUFHO0FBQUEsSUFDSCxPQUFPLENBQUMsR0FBRyxJQUFJLE9BQU8sSUFBSSxFQUFFLFNBQVMsQ0FBQyxNQUFNLFVBQVUsS0FBSyxLQUFLLE1BQU0sRUFBRTtBQUFBLEVBQzFFLEVBQUU7QUFDRixTQUFPLEVBQUUsTUFBTSxNQUFNLE1BQU0sWUFBWSxNQUFNLElBQUksRUFBRTtBQUNyRDtBQUdPLFNBQVMsV0FBVyxNQUFZLEVBQUUsTUFBTSxPQUFPLE9BQU8sTUFBTSxHQUFHLEdBQW1DO0FBQ3ZHLFFBQU0sUUFBUSxZQUFZLElBQUksRUFBRSxLQUFLO0FBQ3JDLE1BQUksQ0FBQyxNQUFPLFFBQU8sRUFBRSxTQUFTLFNBQVMsU0FBUztBQUNoRCxRQUFNLFNBQVMsUUFBUSxNQUFNLE9BQU87QUFDcEMsUUFBTSxRQUFRLE9BQU8sV0FBVyxNQUFNLE9BQU8sSUFBSSxNQUFNLEtBQUssS0FBSztBQUNqRSxTQUFPLFFBQVEsWUFBWSxNQUFNLE1BQU0sSUFBSSxHQUFHO0FBQUEsSUFDNUMsTUFBTTtBQUFBLElBQ04sT0FBTyxTQUFTLE1BQU0sS0FBSztBQUFBLElBQzNCLEdBQUksVUFBVSxTQUFZLENBQUMsSUFBSSxFQUFFLElBQUksTUFBTTtBQUFBLEVBQzdDLENBQUM7QUFDSDtBQUdPLFNBQVMsV0FBVyxNQUFZLE9BQXFCO0FBQzFELFFBQU0sUUFBUSxZQUFZLElBQUksRUFBRSxLQUFLO0FBQ3JDLE1BQUksQ0FBQyxNQUFPLFFBQU8sRUFBRSxTQUFTLFNBQVMsU0FBUztBQUNoRCxTQUFPLEVBQUUsTUFBTSxZQUFZLE1BQU0sTUFBTSxJQUFJLEdBQUcsTUFBTSxRQUFRLFFBQVEsQ0FBQyxZQUFZO0FBQ25GO0FBR08sTUFBTSxXQUFXLENBQUMsTUFBYyxVQUEwQixLQUFLLElBQUksR0FBRyxLQUFLLE9BQU8sT0FBTyxRQUFRLE1BQU0sQ0FBQyxDQUFDO0FBTXpHLFNBQVMsYUFBYSxNQUFjLE9BQXdCLE9BQWUsUUFBb0M7QUFDcEgsUUFBTSxPQUFPLEtBQUssTUFBTSxPQUFPLFFBQVEsRUFBRTtBQUN6QyxRQUFNLFNBQVMsTUFBTSxLQUFLLEVBQUUsUUFBUSxLQUFLLElBQUksR0FBRyxPQUFPLENBQUMsRUFBRSxHQUFHLENBQUMsR0FBRyxPQUFPLEVBQUUsRUFBRTtBQUFBLElBQU8sQ0FBQyxPQUNsRixNQUFNLE1BQU0sQ0FBQyxTQUFTLEtBQUssS0FBSyxLQUFLLEtBQUssU0FBUyxLQUFLLE1BQU0sS0FBSyxLQUFLLFNBQVMsS0FBSyxLQUFLLEVBQUU7QUFBQSxFQUMvRjtBQUNBLFNBQU8sT0FBTyxTQUFTLENBQUMsS0FBSyxVQUFVLEtBQUssSUFBSSxNQUFNLE1BQU0sSUFBSSxLQUFLLElBQUksUUFBUSxNQUFNLEtBQUssTUFBTSxLQUFLLEVBQUUsQ0FBQztBQUM1RztBQUdPLFNBQVMsV0FBVyxPQUF3QixNQUFrQztBQUNuRixNQUFJLFFBQVEsT0FBTztBQUNuQixRQUFNLFNBQVMsTUFBTSxXQUFXLEVBQUUsSUFBSSxDQUFDLFNBQVM7QUFDOUMsVUFBTSxLQUFLLEtBQUssSUFBSSxLQUFLLElBQUksS0FBSyxPQUFPLFFBQVEsS0FBSyxTQUFTLEVBQUUsQ0FBQztBQUNsRSxZQUFRLEtBQUs7QUFDYixXQUFPLEVBQUUsR0FBRyxNQUFNLEdBQUc7QUFBQSxFQUN2QixDQUFDO0FBQ0QsU0FBTyxRQUFRLElBQUksU0FBWSxPQUFPLFdBQVc7QUFDbkQ7QUFHTyxTQUFTLE9BQU8sTUFBYyxNQUFjLE9BQXVCO0FBQ3hFLFNBQU8sUUFBUSxJQUFJLE9BQU8sVUFBVSxJQUFJLENBQUMsUUFBUSxZQUFZLE9BQU8sS0FBSyxFQUFFLFFBQVEsTUFBTSxNQUFNLENBQUMsQ0FBQztBQUNuRztBQUdPLFNBQVMsUUFBUSxNQUFZLE1BQWMsUUFBaUM7QUFDakYsUUFBTSxRQUFRLGVBQWUsSUFBSSxFQUFFLElBQUk7QUFDdkMsTUFBSSxDQUFDLE1BQU8sUUFBTztBQUNuQixRQUFNLEVBQUUsS0FBSyxNQUFNLElBQUksTUFBTSxJQUFJO0FBQ2pDLFNBQU8sRUFBRSxHQUFHLE1BQU0sT0FBTyxLQUFLLE1BQU0sS0FBSyxJQUFJLEVBQUUsR0FBRyxNQUFNLE1BQU0sS0FBSyxLQUFLLEtBQUssT0FBTyxPQUFPLEdBQUcsQ0FBQyxFQUFFLENBQUMsRUFBRTtBQUN0RztBQUdPLFNBQVMsWUFBWSxNQUFZLE1BQWtCO0FBQ3hELFFBQU0sUUFBUSxLQUFLLE1BQU0sSUFBSSxDQUFDLFVBQVU7QUFBQSxJQUN0QyxHQUFHO0FBQUEsSUFDSCxNQUFNLEtBQUssS0FBSyxJQUFJLENBQUMsU0FBUyxFQUFFLEdBQUcsS0FBSyxPQUFPLElBQUksTUFBTSxPQUFPLENBQUMsUUFBUSxRQUFRLElBQUksRUFBRSxFQUFFO0FBQUEsRUFDM0YsRUFBRTtBQUNGLFNBQU8sRUFBRSxHQUFHLE1BQU0sTUFBTTtBQUMxQjtBQUVBLFNBQVMsWUFBWSxNQUFZLE1BQW9CO0FBQ25ELFFBQU0sUUFBUSxZQUFZLElBQUksRUFBRSxVQUFVLENBQUMsUUFBUSxJQUFJLFNBQVMsSUFBSTtBQUNwRSxRQUFNLE9BQU8sWUFBWSxJQUFJLEVBQUUsS0FBSyxHQUFHO0FBQ3ZDLFFBQU0sUUFBUSxPQUFPLEtBQUssS0FBSyxFQUFFLFFBQVEsTUFBTSxNQUFNO0FBQ3JELFNBQU8sUUFBUSxRQUFRLENBQUMsT0FBTyxLQUFLLFVBQVUsVUFBVSxLQUFLLEVBQUUsQ0FBQyxlQUFlLElBQUk7QUFDckY7IiwKICAibmFtZXMiOiBbXQp9Cg==

//5603fd144f1fcf70c63202bf68d8d9f3e4527cc4
