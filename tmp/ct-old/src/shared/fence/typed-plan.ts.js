import { sidesWithPlace } from "./plan.ts";
import { placedGates } from "./sentences.ts";
function writePlanForm(plan) {
  const { kind, height, finish, property, slope, ground, measured, old } = plan;
  return {
    kind,
    height: String(height),
    finish,
    property,
    slope,
    ground,
    measured,
    old: old?.kind ?? "0",
    oldFeet: String(old?.feet ?? ""),
    ...writeSides(plan),
    ...writeGates(plan)
  };
}
function writeSides(plan) {
  const typed = {};
  for (const [side, { run, line, at, index }] of sidesWithPlace(plan).entries()) {
    const { x, y, closed, runs } = line;
    const start = { turn: at > 0 ? "new" : "", heading: run.turn, x, y };
    Object.assign(typed, named(side + 1, { feet: run.feet, ...index > 0 ? { turn: run.turn } : start }));
    if (closed && index === runs.length - 1) typed[`side.${side + 1}.closes`] = "on";
  }
  return typed;
}
function writeGates(plan) {
  const entries = placedGates(plan).flatMap(({ gate: { width, at }, side }, index) => {
    const row = `gate.${index + 1}`;
    return [
      [`${row}.width`, String(width)],
      [`${row}.side`, String(side)],
      [`${row}.at`, String(at)]
    ];
  });
  return Object.fromEntries(entries);
}
function named(row, values) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`side.${row}.${name}`, String(value)]));
}
const rowsAtLeast = { side: 4, gate: 2 };
const rowsAtMost = 40;
function changeRows(typed, button) {
  const [, change, list, number] = /^(add|remove)-(side|gate)(?:-(\d{1,2}))?$/.exec(button) ?? [];
  if (list !== "side" && list !== "gate") return typed;
  const rows = countRows(typed, list);
  const first = list === "side" ? "feet" : "width";
  if (change === "add") return rows < rowsAtMost ? { ...typed, [`${list}.${rows + 1}.${first}`]: "" } : typed;
  return removeRow(typed, list, Number(number));
}
function readTyped(body) {
  const texts = Object.entries(body).filter((entry) => typeof entry[1] === "string");
  return Object.fromEntries(texts.filter(([name]) => Number(/\.(\d+)\./.exec(name)?.[1] ?? 1) <= rowsAtMost));
}
function countRows(typed, list) {
  const numbers = Object.keys(typed).map((name) => Number(new RegExp(`^${list}\\.(\\d{1,3})\\.`).exec(name)?.[1] ?? 0));
  return Math.max(0, ...numbers);
}
function removeRow(typed, list, removed) {
  const entries = Object.entries(typed).flatMap(([name, value]) => {
    const [, of, number, part] = /^(side|gate)\.(\d+)\.(\w+)$/.exec(name) ?? [];
    if (list === "side" && of === "gate" && part === "side") return [[name, moveUp(value ?? "", removed)]];
    if (of !== list) return [[name, value]];
    if (Number(number) === removed) return [];
    return [[`${list}.${moveUp(String(number), removed)}.${part}`, value]];
  });
  return Object.fromEntries(entries);
}
function moveUp(number, removed) {
  if (Number(number) === removed) return "";
  return Number(number) > removed ? String(Number(number) - 1) : number;
}
export {
  changeRows,
  countRows,
  readTyped,
  rowsAtLeast,
  writePlanForm
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9mZW5jZS90eXBlZC1wbGFuLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsU0FBb0Isc0JBQXNCO0FBQzFDLFNBQVMsbUJBQW1CO0FBTXJCLFNBQVMsY0FBYyxNQUFvQztBQUNoRSxRQUFNLEVBQUUsTUFBTSxRQUFRLFFBQVEsVUFBVSxPQUFPLFFBQVEsVUFBVSxJQUFJLElBQUk7QUFDekUsU0FBTztBQUFBLElBQ0w7QUFBQSxJQUNBLFFBQVEsT0FBTyxNQUFNO0FBQUEsSUFDckI7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQSxLQUFLLEtBQUssUUFBUTtBQUFBLElBQ2xCLFNBQVMsT0FBTyxLQUFLLFFBQVEsRUFBRTtBQUFBLElBQy9CLEdBQUcsV0FBVyxJQUFJO0FBQUEsSUFDbEIsR0FBRyxXQUFXLElBQUk7QUFBQSxFQUNwQjtBQUNGO0FBRUEsU0FBUyxXQUFXLE1BQW9DO0FBQ3RELFFBQU0sUUFBZ0MsQ0FBQztBQUN2QyxhQUFXLENBQUMsTUFBTSxFQUFFLEtBQUssTUFBTSxJQUFJLE1BQU0sQ0FBQyxLQUFLLGVBQWUsSUFBSSxFQUFFLFFBQVEsR0FBRztBQUM3RSxVQUFNLEVBQUUsR0FBRyxHQUFHLFFBQVEsS0FBSyxJQUFJO0FBQy9CLFVBQU0sUUFBUSxFQUFFLE1BQU0sS0FBSyxJQUFJLFFBQVEsSUFBSSxTQUFTLElBQUksTUFBTSxHQUFHLEVBQUU7QUFDbkUsV0FBTyxPQUFPLE9BQU8sTUFBTSxPQUFPLEdBQUcsRUFBRSxNQUFNLElBQUksTUFBTSxHQUFJLFFBQVEsSUFBSSxFQUFFLE1BQU0sSUFBSSxLQUFLLElBQUksTUFBTyxDQUFDLENBQUM7QUFDckcsUUFBSSxVQUFVLFVBQVUsS0FBSyxTQUFTLEVBQUcsT0FBTSxRQUFRLE9BQU8sQ0FBQyxTQUFTLElBQUk7QUFBQSxFQUM5RTtBQUNBLFNBQU87QUFDVDtBQUVBLFNBQVMsV0FBVyxNQUFvQztBQUN0RCxRQUFNLFVBQVUsWUFBWSxJQUFJLEVBQUUsUUFBUSxDQUFDLEVBQUUsTUFBTSxFQUFFLE9BQU8sR0FBRyxHQUFHLEtBQUssR0FBRyxVQUFVO0FBQ2xGLFVBQU0sTUFBTSxRQUFRLFFBQVEsQ0FBQztBQUM3QixXQUFPO0FBQUEsTUFDTCxDQUFDLEdBQUcsR0FBRyxVQUFVLE9BQU8sS0FBSyxDQUFDO0FBQUEsTUFDOUIsQ0FBQyxHQUFHLEdBQUcsU0FBUyxPQUFPLElBQUksQ0FBQztBQUFBLE1BQzVCLENBQUMsR0FBRyxHQUFHLE9BQU8sT0FBTyxFQUFFLENBQUM7QUFBQSxJQUMxQjtBQUFBLEVBQ0YsQ0FBQztBQUNELFNBQU8sT0FBTyxZQUFZLE9BQU87QUFDbkM7QUFFQSxTQUFTLE1BQU0sS0FBYSxRQUFnRDtBQUMxRSxTQUFPLE9BQU8sWUFBWSxPQUFPLFFBQVEsTUFBTSxFQUFFLElBQUksQ0FBQyxDQUFDLE1BQU0sS0FBSyxNQUFNLENBQUMsUUFBUSxHQUFHLElBQUksSUFBSSxJQUFJLE9BQU8sS0FBSyxDQUFDLENBQUMsQ0FBQztBQUNqSDtBQUdPLE1BQU0sY0FBYyxFQUFFLE1BQU0sR0FBRyxNQUFNLEVBQUU7QUFFOUMsTUFBTSxhQUFhO0FBTVosU0FBUyxXQUFXLE9BQWMsUUFBdUI7QUFDOUQsUUFBTSxDQUFDLEVBQUUsUUFBUSxNQUFNLE1BQU0sSUFBSSw0Q0FBNEMsS0FBSyxNQUFNLEtBQUssQ0FBQztBQUM5RixNQUFJLFNBQVMsVUFBVSxTQUFTLE9BQVEsUUFBTztBQUMvQyxRQUFNLE9BQU8sVUFBVSxPQUFPLElBQUk7QUFDbEMsUUFBTSxRQUFRLFNBQVMsU0FBUyxTQUFTO0FBQ3pDLE1BQUksV0FBVyxNQUFPLFFBQU8sT0FBTyxhQUFhLEVBQUUsR0FBRyxPQUFPLENBQUMsR0FBRyxJQUFJLElBQUksT0FBTyxDQUFDLElBQUksS0FBSyxFQUFFLEdBQUcsR0FBRyxJQUFJO0FBQ3RHLFNBQU8sVUFBVSxPQUFPLE1BQU0sT0FBTyxNQUFNLENBQUM7QUFDOUM7QUFHTyxTQUFTLFVBQVUsTUFBZ0Q7QUFDeEUsUUFBTSxRQUFRLE9BQU8sUUFBUSxJQUFJLEVBQUUsT0FBTyxDQUFDLFVBQXFDLE9BQU8sTUFBTSxDQUFDLE1BQU0sUUFBUTtBQUM1RyxTQUFPLE9BQU8sWUFBWSxNQUFNLE9BQU8sQ0FBQyxDQUFDLElBQUksTUFBTSxPQUFPLFlBQVksS0FBSyxJQUFJLElBQUksQ0FBQyxLQUFLLENBQUMsS0FBSyxVQUFVLENBQUM7QUFDNUc7QUFHTyxTQUFTLFVBQVUsT0FBYyxNQUErQjtBQUNyRSxRQUFNLFVBQVUsT0FBTyxLQUFLLEtBQUssRUFBRSxJQUFJLENBQUMsU0FBUyxPQUFPLElBQUksT0FBTyxJQUFJLElBQUksa0JBQWtCLEVBQUUsS0FBSyxJQUFJLElBQUksQ0FBQyxLQUFLLENBQUMsQ0FBQztBQUNwSCxTQUFPLEtBQUssSUFBSSxHQUFHLEdBQUcsT0FBTztBQUMvQjtBQUVBLFNBQVMsVUFBVSxPQUFjLE1BQXVCLFNBQXdCO0FBQzlFLFFBQU0sVUFBVSxPQUFPLFFBQVEsS0FBSyxFQUFFLFFBQVEsQ0FBQyxDQUFDLE1BQU0sS0FBSyxNQUFNO0FBQy9ELFVBQU0sQ0FBQyxFQUFFLElBQUksUUFBUSxJQUFJLElBQUksOEJBQThCLEtBQUssSUFBSSxLQUFLLENBQUM7QUFDMUUsUUFBSSxTQUFTLFVBQVUsT0FBTyxVQUFVLFNBQVMsT0FBUSxRQUFPLENBQUMsQ0FBQyxNQUFNLE9BQU8sU0FBUyxJQUFJLE9BQU8sQ0FBQyxDQUFDO0FBQ3JHLFFBQUksT0FBTyxLQUFNLFFBQU8sQ0FBQyxDQUFDLE1BQU0sS0FBSyxDQUFDO0FBQ3RDLFFBQUksT0FBTyxNQUFNLE1BQU0sUUFBUyxRQUFPLENBQUM7QUFDeEMsV0FBTyxDQUFDLENBQUMsR0FBRyxJQUFJLElBQUksT0FBTyxPQUFPLE1BQU0sR0FBRyxPQUFPLENBQUMsSUFBSSxJQUFJLElBQUksS0FBSyxDQUFDO0FBQUEsRUFDdkUsQ0FBQztBQUNELFNBQU8sT0FBTyxZQUFZLE9BQU87QUFDbkM7QUFHQSxTQUFTLE9BQU8sUUFBZ0IsU0FBeUI7QUFDdkQsTUFBSSxPQUFPLE1BQU0sTUFBTSxRQUFTLFFBQU87QUFDdkMsU0FBTyxPQUFPLE1BQU0sSUFBSSxVQUFVLE9BQU8sT0FBTyxNQUFNLElBQUksQ0FBQyxJQUFJO0FBQ2pFOyIsCiAgIm5hbWVzIjogW10KfQo=

//f99b36df9986762ae2fbf6fec504bd0ba6b3ee3c
