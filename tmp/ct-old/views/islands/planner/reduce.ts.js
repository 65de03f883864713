import { readFeet } from "../../../src/shared/fence/feet.ts";
import { redo, undo } from "../../../src/shared/fence/history.ts";
import { tookHeight } from "../../../src/shared/fence/labels.ts";
import { messages } from "../../../src/shared/fence/messages.ts";
import { most, sidesOf } from "../../../src/shared/fence/plan.ts";
import { placedGates } from "../../../src/shared/fence/sentences.ts";
import { writePlanForm } from "../../../src/shared/fence/typed-plan.ts";
import { addGateRow, removeRow, takeGate } from "./gate-rows.ts";
import { addSideRow, takeClosing, takeFeet, takeTurn } from "./side-rows.ts";
import { reduceSketch } from "./sketch-state.ts";
import {
  change,
  hasMessages,
  planOf,
  say,
  settledMs,
  withHistory,
  withRow
} from "./state.ts";
function reduce(before, action) {
  const state = { ...before, isSketching: false };
  switch (action.do) {
    case "wake":
      return wake(state, action.typed);
    case "press":
      return press(state, action.button);
    case "choose":
      return choose(state, action.name, action.value);
    case "type":
      return type(state, action.list, action.key, action.name, action.text);
    case "type-old-feet":
      return takeOldFeet(state, action.text);
    case "leave":
      return leave(state, action.list, action.key, action.name);
    case "undo":
      return step(state, undo, "Undone.");
    case "redo":
      return step(state, redo, "Redone.");
    case "say":
      return say(state, action.words, 0);
    default:
      return reduceSketch({ ...state, isSketching: true }, action);
  }
}
function step(state, move, words) {
  const history = move(state.history);
  const settled = { ...state, session: void 0 };
  if (history === state.history) return settled;
  return { ...withHistory(settled, history), spoken: { words, isChange: true, afterMs: settledMs } };
}
function type(state, list, key, name, text) {
  if (name === "turn") return takeTurn(state, key, text);
  if (name === "closes") return takeClosing(state, key, text !== "");
  const row = state.rows[list].find((one) => one.key === key);
  const typed = withRow(state, list, key, { typed: { ...row?.typed, [name]: text } });
  if (list === "side") return takeFeet(typed, key, false);
  return name === "at" ? typed : takeGate(typed, key, name);
}
function leave(state, list, key, name) {
  const row = state.rows[list].find((one) => one.key === key);
  const next = name === "feet" ? takeFeet(state, key, true) : row?.typed.at === void 0 ? state : takeGate(state, key, name);
  return { ...next, session: void 0 };
}
function press(state, button) {
  const [, what, list, number] = /^(add|remove)-(side|gate)(?:-(\d+))?$/.exec(button) ?? [];
  if (what === "remove") return removeRow(state, list, Number(number) - 1);
  if (what === "add") return list === "side" ? addSideRow(state) : addGateRow(state);
  return show(state);
}
function show(state) {
  let next = state;
  for (const { key } of state.rows.side) next = takeFeet(next, key, true);
  const [first] = next.rows.side;
  if (first && !planOf(next).lines.length && !hasMessages(first))
    next = withRow(next, "side", first.key, { messages: { feet: [messages.noLength] } });
  for (const { key } of state.rows.gate) next = takeGate(next, key, "width");
  const isWrong = [...next.rows.side, ...next.rows.gate, next.oldFeet].some(hasMessages);
  const focus = isWrong ? { at: '[aria-invalid="true"]', block: "center" } : { at: "#price", block: "start" };
  return { ...next, session: void 0, focus };
}
function choose(state, name, value) {
  const plan = planOf(state);
  const told = state.fields[name] ? { ...state, fields: { ...state.fields, [name]: [] } } : state;
  if (name === "old") return chooseOld(told, value);
  const chosen = name === "height" ? Number(value) : value;
  if (plan[name] === chosen) return told;
  const next = change(told, { do: "choose", change: { [name]: chosen } }).state;
  const { kind, height } = planOf(next);
  return { ...next, took: name === "kind" && height !== plan.height ? tookHeight(kind, height) : "" };
}
function chooseOld(state, value) {
  const { old } = planOf(state);
  if (value === (old?.kind ?? "0")) return state;
  const text = oldFeetText(state);
  const { feet } = readFeet(text);
  const chosen = value === "0" ? null : { kind: value, feet: feet && feet <= most.feet ? feet : null };
  const typed = { ...state, oldFeet: { ...state.oldFeet, typed: { feet: text } } };
  return change(typed, { do: "choose", change: { old: chosen } }).state;
}
function takeOldFeet(state, text) {
  const { old } = planOf(state);
  const { feet = null, message } = readFeet(text);
  const isWrong = message !== void 0 || feet !== null && (feet < 1 || feet > most.feet);
  const oldFeet = { key: 0, typed: { feet: text }, messages: isWrong ? { feet: [messages.old] } : {} };
  const typed = { ...state, oldFeet };
  if (!old || isWrong || old.feet === feet) return typed;
  return change(typed, { do: "choose", change: { old: { ...old, feet } } }, { control: "oldFeet" }).state;
}
function oldFeetText(state) {
  const { oldFeet } = state;
  const { old } = planOf(state);
  const text = oldFeet.typed.feet;
  const isShown = text !== void 0 && (!old || hasMessages(oldFeet) || (readFeet(text).feet ?? null) === old.feet);
  return isShown ? text : String(old?.feet ?? "");
}
const answers = ["kind", "height", "finish", "property", "slope", "ground", "measured", "old"];
function wake(state, typed) {
  const form = writePlanForm(planOf(state));
  const filled = { side: sidesOf(planOf(state)).length, gate: placedGates(planOf(state)).length };
  const side = takeUpRows(state, "side", ["feet", "turn", "closes"], form, typed).filter(
    ({ typed: typed2 }, index) => index < filled.side || typed2.feet || index === 0
  );
  const gate = takeUpRows(state, "gate", ["width", "side", "at"], form, typed).filter(
    ({ typed: typed2 }, index) => index < filled.gate || typed2.width || typed2.at
  );
  let next = { ...state, isAwake: true, rows: { side, gate } };
  for (const name of answers) if (typed[name] !== void 0) next = choose(next, name, typed[name]);
  if (typed.oldFeet && typed.oldFeet !== oldFeetText(next)) next = takeOldFeet(next, typed.oldFeet);
  for (const [index, { key, typed: typed2 }] of side.entries()) {
    next = takeFeet(next, key, false);
    if (index === 0 || index >= filled.side) continue;
    if (typed2.turn !== void 0) next = takeTurn(next, key, typed2.turn);
    if (typed2.closes !== void 0) next = takeClosing(next, key, typed2.closes !== "");
  }
  for (const [index, { key, typed: typed2 }] of gate.entries())
    next = takeGate(next, key, index < filled.gate && typed2.side !== void 0 ? "side" : "width");
  return { ...next, session: void 0 };
}
function takeUpRows(state, list, names, form, typed) {
  return state.rows[list].map((row, index) => {
    const parts = names.map((name) => [name, `${list}.${index + 1}.${name}`]);
    const own = parts.filter(
      ([name, control]) => (typed[control] ?? "") !== (form[control] ?? "") && !(name === "turn" && index === 0)
    );
    return { ...row, typed: Object.fromEntries(own.map(([name, control]) => [name, typed[control] ?? ""])) };
  });
}
export {
  oldFeetText,
  reduce
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvaXNsYW5kcy9wbGFubmVyL3JlZHVjZS50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQVMsZ0JBQWdCO0FBQ3pCLFNBQVMsTUFBTSxZQUFZO0FBQzNCLFNBQVMsa0JBQWtCO0FBQzNCLFNBQVMsZ0JBQWdCO0FBQ3pCLFNBQVMsTUFBaUIsZUFBZTtBQUN6QyxTQUFTLG1CQUFtQjtBQUM1QixTQUFxQixxQkFBcUI7QUFDMUMsU0FBUyxZQUFZLFdBQVcsZ0JBQWdCO0FBQ2hELFNBQVMsWUFBWSxhQUFhLFVBQVUsZ0JBQWdCO0FBQzVELFNBQVMsb0JBQXVDO0FBQ2hEO0FBQUEsRUFDRTtBQUFBLEVBQ0E7QUFBQSxFQUVBO0FBQUEsRUFHQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLE9BQ0s7QUFrQkEsU0FBUyxPQUFPLFFBQWUsUUFBdUI7QUFDM0QsUUFBTSxRQUFRLEVBQUUsR0FBRyxRQUFRLGFBQWEsTUFBTTtBQUM5QyxVQUFRLE9BQU8sSUFBSTtBQUFBLElBQ2pCLEtBQUs7QUFDSCxhQUFPLEtBQUssT0FBTyxPQUFPLEtBQUs7QUFBQSxJQUNqQyxLQUFLO0FBQ0gsYUFBTyxNQUFNLE9BQU8sT0FBTyxNQUFNO0FBQUEsSUFDbkMsS0FBSztBQUNILGFBQU8sT0FBTyxPQUFPLE9BQU8sTUFBTSxPQUFPLEtBQUs7QUFBQSxJQUNoRCxLQUFLO0FBQ0gsYUFBTyxLQUFLLE9BQU8sT0FBTyxNQUFNLE9BQU8sS0FBSyxPQUFPLE1BQU0sT0FBTyxJQUFJO0FBQUEsSUFDdEUsS0FBSztBQUNILGFBQU8sWUFBWSxPQUFPLE9BQU8sSUFBSTtBQUFBLElBQ3ZDLEtBQUs7QUFDSCxhQUFPLE1BQU0sT0FBTyxPQUFPLE1BQU0sT0FBTyxLQUFLLE9BQU8sSUFBSTtBQUFBLElBQzFELEtBQUs7QUFDSCxhQUFPLEtBQUssT0FBTyxNQUFNLFNBQVM7QUFBQSxJQUNwQyxLQUFLO0FBQ0gsYUFBTyxLQUFLLE9BQU8sTUFBTSxTQUFTO0FBQUEsSUFDcEMsS0FBSztBQUNILGFBQU8sSUFBSSxPQUFPLE9BQU8sT0FBTyxDQUFDO0FBQUEsSUFDbkM7QUFDRSxhQUFPLGFBQWEsRUFBRSxHQUFHLE9BQU8sYUFBYSxLQUFLLEdBQUcsTUFBTTtBQUFBLEVBQy9EO0FBQ0Y7QUFFQSxTQUFTLEtBQUssT0FBYyxNQUFtQixPQUFzQjtBQUNuRSxRQUFNLFVBQVUsS0FBSyxNQUFNLE9BQU87QUFDbEMsUUFBTSxVQUFVLEVBQUUsR0FBRyxPQUFPLFNBQVMsT0FBVTtBQUMvQyxNQUFJLFlBQVksTUFBTSxRQUFTLFFBQU87QUFDdEMsU0FBTyxFQUFFLEdBQUcsWUFBWSxTQUFTLE9BQU8sR0FBRyxRQUFRLEVBQUUsT0FBTyxVQUFVLE1BQU0sU0FBUyxVQUFVLEVBQUU7QUFDbkc7QUFFQSxTQUFTLEtBQUssT0FBYyxNQUFZLEtBQWEsTUFBYyxNQUFxQjtBQUN0RixNQUFJLFNBQVMsT0FBUSxRQUFPLFNBQVMsT0FBTyxLQUFLLElBQUk7QUFDckQsTUFBSSxTQUFTLFNBQVUsUUFBTyxZQUFZLE9BQU8sS0FBSyxTQUFTLEVBQUU7QUFDakUsUUFBTSxNQUFNLE1BQU0sS0FBSyxJQUFJLEVBQUUsS0FBSyxDQUFDLFFBQVEsSUFBSSxRQUFRLEdBQUc7QUFDMUQsUUFBTSxRQUFRLFFBQVEsT0FBTyxNQUFNLEtBQUssRUFBRSxPQUFPLEVBQUUsR0FBRyxLQUFLLE9BQU8sQ0FBQyxJQUFJLEdBQUcsS0FBSyxFQUFFLENBQUM7QUFDbEYsTUFBSSxTQUFTLE9BQVEsUUFBTyxTQUFTLE9BQU8sS0FBSyxLQUFLO0FBQ3RELFNBQU8sU0FBUyxPQUFPLFFBQVEsU0FBUyxPQUFPLEtBQUssSUFBSTtBQUMxRDtBQUVBLFNBQVMsTUFBTSxPQUFjLE1BQVksS0FBYSxNQUFxQjtBQUN6RSxRQUFNLE1BQU0sTUFBTSxLQUFLLElBQUksRUFBRSxLQUFLLENBQUMsUUFBUSxJQUFJLFFBQVEsR0FBRztBQUMxRCxRQUFNLE9BQ0osU0FBUyxTQUFTLFNBQVMsT0FBTyxLQUFLLElBQUksSUFBSSxLQUFLLE1BQU0sT0FBTyxTQUFZLFFBQVEsU0FBUyxPQUFPLEtBQUssSUFBSTtBQUNoSCxTQUFPLEVBQUUsR0FBRyxNQUFNLFNBQVMsT0FBVTtBQUN2QztBQUVBLFNBQVMsTUFBTSxPQUFjLFFBQXVCO0FBQ2xELFFBQU0sQ0FBQyxFQUFFLE1BQU0sTUFBTSxNQUFNLElBQUksd0NBQXdDLEtBQUssTUFBTSxLQUFLLENBQUM7QUFDeEYsTUFBSSxTQUFTLFNBQVUsUUFBTyxVQUFVLE9BQU8sTUFBYyxPQUFPLE1BQU0sSUFBSSxDQUFDO0FBQy9FLE1BQUksU0FBUyxNQUFPLFFBQU8sU0FBUyxTQUFTLFdBQVcsS0FBSyxJQUFJLFdBQVcsS0FBSztBQUNqRixTQUFPLEtBQUssS0FBSztBQUNuQjtBQUdBLFNBQVMsS0FBSyxPQUFxQjtBQUNqQyxNQUFJLE9BQU87QUFDWCxhQUFXLEVBQUUsSUFBSSxLQUFLLE1BQU0sS0FBSyxLQUFNLFFBQU8sU0FBUyxNQUFNLEtBQUssSUFBSTtBQUN0RSxRQUFNLENBQUMsS0FBSyxJQUFJLEtBQUssS0FBSztBQUMxQixNQUFJLFNBQVMsQ0FBQyxPQUFPLElBQUksRUFBRSxNQUFNLFVBQVUsQ0FBQyxZQUFZLEtBQUs7QUFDM0QsV0FBTyxRQUFRLE1BQU0sUUFBUSxNQUFNLEtBQUssRUFBRSxVQUFVLEVBQUUsTUFBTSxDQUFDLFNBQVMsUUFBUSxFQUFFLEVBQUUsQ0FBQztBQUNyRixhQUFXLEVBQUUsSUFBSSxLQUFLLE1BQU0sS0FBSyxLQUFNLFFBQU8sU0FBUyxNQUFNLEtBQUssT0FBTztBQUN6RSxRQUFNLFVBQVUsQ0FBQyxHQUFHLEtBQUssS0FBSyxNQUFNLEdBQUcsS0FBSyxLQUFLLE1BQU0sS0FBSyxPQUFPLEVBQUUsS0FBSyxXQUFXO0FBQ3JGLFFBQU0sUUFBUSxVQUNULEVBQUUsSUFBSSx5QkFBeUIsT0FBTyxTQUFTLElBQy9DLEVBQUUsSUFBSSxVQUFVLE9BQU8sUUFBUTtBQUNwQyxTQUFPLEVBQUUsR0FBRyxNQUFNLFNBQVMsUUFBVyxNQUFNO0FBQzlDO0FBRUEsU0FBUyxPQUFPLE9BQWMsTUFBYyxPQUFzQjtBQUNoRSxRQUFNLE9BQU8sT0FBTyxLQUFLO0FBQ3pCLFFBQU0sT0FBTyxNQUFNLE9BQU8sSUFBSSxJQUFJLEVBQUUsR0FBRyxPQUFPLFFBQVEsRUFBRSxHQUFHLE1BQU0sUUFBUSxDQUFDLElBQUksR0FBRyxDQUFDLEVBQUUsRUFBRSxJQUFJO0FBQzFGLE1BQUksU0FBUyxNQUFPLFFBQU8sVUFBVSxNQUFNLEtBQUs7QUFDaEQsUUFBTSxTQUFTLFNBQVMsV0FBVyxPQUFPLEtBQUssSUFBSTtBQUNuRCxNQUFJLEtBQUssSUFBa0IsTUFBTSxPQUFRLFFBQU87QUFDaEQsUUFBTSxPQUFPLE9BQU8sTUFBTSxFQUFFLElBQUksVUFBVSxRQUFRLEVBQUUsQ0FBQyxJQUFJLEdBQUcsT0FBTyxFQUFFLENBQUMsRUFBRTtBQUN4RSxRQUFNLEVBQUUsTUFBTSxPQUFPLElBQUksT0FBTyxJQUFJO0FBQ3BDLFNBQU8sRUFBRSxHQUFHLE1BQU0sTUFBTSxTQUFTLFVBQVUsV0FBVyxLQUFLLFNBQVMsV0FBVyxNQUFNLE1BQU0sSUFBSSxHQUFHO0FBQ3BHO0FBR0EsU0FBUyxVQUFVLE9BQWMsT0FBc0I7QUFDckQsUUFBTSxFQUFFLElBQUksSUFBSSxPQUFPLEtBQUs7QUFDNUIsTUFBSSxXQUFXLEtBQUssUUFBUSxLQUFNLFFBQU87QUFDekMsUUFBTSxPQUFPLFlBQVksS0FBSztBQUM5QixRQUFNLEVBQUUsS0FBSyxJQUFJLFNBQVMsSUFBSTtBQUM5QixRQUFNLFNBQ0osVUFBVSxNQUFNLE9BQU8sRUFBRSxNQUFNLE9BQTRCLE1BQU0sUUFBUSxRQUFRLEtBQUssT0FBTyxPQUFPLEtBQUs7QUFDM0csUUFBTSxRQUFRLEVBQUUsR0FBRyxPQUFPLFNBQVMsRUFBRSxHQUFHLE1BQU0sU0FBUyxPQUFPLEVBQUUsTUFBTSxLQUFLLEVBQUUsRUFBRTtBQUMvRSxTQUFPLE9BQU8sT0FBTyxFQUFFLElBQUksVUFBVSxRQUFRLEVBQUUsS0FBSyxPQUFPLEVBQUUsQ0FBQyxFQUFFO0FBQ2xFO0FBRUEsU0FBUyxZQUFZLE9BQWMsTUFBcUI7QUFDdEQsUUFBTSxFQUFFLElBQUksSUFBSSxPQUFPLEtBQUs7QUFDNUIsUUFBTSxFQUFFLE9BQU8sTUFBTSxRQUFRLElBQUksU0FBUyxJQUFJO0FBQzlDLFFBQU0sVUFBVSxZQUFZLFVBQWMsU0FBUyxTQUFTLE9BQU8sS0FBSyxPQUFPLEtBQUs7QUFDcEYsUUFBTSxVQUFlLEVBQUUsS0FBSyxHQUFHLE9BQU8sRUFBRSxNQUFNLEtBQUssR0FBRyxVQUFVLFVBQVUsRUFBRSxNQUFNLENBQUMsU0FBUyxHQUFHLEVBQUUsSUFBSSxDQUFDLEVBQUU7QUFDeEcsUUFBTSxRQUFRLEVBQUUsR0FBRyxPQUFPLFFBQVE7QUFDbEMsTUFBSSxDQUFDLE9BQU8sV0FBVyxJQUFJLFNBQVMsS0FBTSxRQUFPO0FBQ2pELFNBQU8sT0FBTyxPQUFPLEVBQUUsSUFBSSxVQUFVLFFBQVEsRUFBRSxLQUFLLEVBQUUsR0FBRyxLQUFLLEtBQUssRUFBRSxFQUFFLEdBQUcsRUFBRSxTQUFTLFVBQVUsQ0FBQyxFQUFFO0FBQ3BHO0FBR08sU0FBUyxZQUFZLE9BQXNCO0FBQ2hELFFBQU0sRUFBRSxRQUFRLElBQUk7QUFDcEIsUUFBTSxFQUFFLElBQUksSUFBSSxPQUFPLEtBQUs7QUFDNUIsUUFBTSxPQUFPLFFBQVEsTUFBTTtBQUMzQixRQUFNLFVBQVUsU0FBUyxXQUFjLENBQUMsT0FBTyxZQUFZLE9BQU8sTUFBTSxTQUFTLElBQUksRUFBRSxRQUFRLFVBQVUsSUFBSTtBQUM3RyxTQUFPLFVBQVUsT0FBTyxPQUFPLEtBQUssUUFBUSxFQUFFO0FBQ2hEO0FBRUEsTUFBTSxVQUFVLENBQUMsUUFBUSxVQUFVLFVBQVUsWUFBWSxTQUFTLFVBQVUsWUFBWSxLQUFLO0FBRzdGLFNBQVMsS0FBSyxPQUFjLE9BQXFCO0FBQy9DLFFBQU0sT0FBYyxjQUFjLE9BQU8sS0FBSyxDQUFDO0FBQy9DLFFBQU0sU0FBUyxFQUFFLE1BQU0sUUFBUSxPQUFPLEtBQUssQ0FBQyxFQUFFLFFBQVEsTUFBTSxZQUFZLE9BQU8sS0FBSyxDQUFDLEVBQUUsT0FBTztBQUM5RixRQUFNLE9BQU8sV0FBVyxPQUFPLFFBQVEsQ0FBQyxRQUFRLFFBQVEsUUFBUSxHQUFHLE1BQU0sS0FBSyxFQUFFO0FBQUEsSUFDOUUsQ0FBQyxFQUFFLE9BQUFBLE9BQU0sR0FBRyxVQUFVLFFBQVEsT0FBTyxRQUFRQSxPQUFNLFFBQVEsVUFBVTtBQUFBLEVBQ3ZFO0FBQ0EsUUFBTSxPQUFPLFdBQVcsT0FBTyxRQUFRLENBQUMsU0FBUyxRQUFRLElBQUksR0FBRyxNQUFNLEtBQUssRUFBRTtBQUFBLElBQzNFLENBQUMsRUFBRSxPQUFBQSxPQUFNLEdBQUcsVUFBVSxRQUFRLE9BQU8sUUFBUUEsT0FBTSxTQUFTQSxPQUFNO0FBQUEsRUFDcEU7QUFDQSxNQUFJLE9BQWMsRUFBRSxHQUFHLE9BQU8sU0FBUyxNQUFNLE1BQU0sRUFBRSxNQUFNLEtBQUssRUFBRTtBQUNsRSxhQUFXLFFBQVEsUUFBUyxLQUFJLE1BQU0sSUFBSSxNQUFNLE9BQVcsUUFBTyxPQUFPLE1BQU0sTUFBTSxNQUFNLElBQUksQ0FBQztBQUNoRyxNQUFJLE1BQU0sV0FBVyxNQUFNLFlBQVksWUFBWSxJQUFJLEVBQUcsUUFBTyxZQUFZLE1BQU0sTUFBTSxPQUFPO0FBQ2hHLGFBQVcsQ0FBQyxPQUFPLEVBQUUsS0FBSyxPQUFBQSxPQUFNLENBQUMsS0FBSyxLQUFLLFFBQVEsR0FBRztBQUNwRCxXQUFPLFNBQVMsTUFBTSxLQUFLLEtBQUs7QUFDaEMsUUFBSSxVQUFVLEtBQUssU0FBUyxPQUFPLEtBQU07QUFDekMsUUFBSUEsT0FBTSxTQUFTLE9BQVcsUUFBTyxTQUFTLE1BQU0sS0FBS0EsT0FBTSxJQUFJO0FBQ25FLFFBQUlBLE9BQU0sV0FBVyxPQUFXLFFBQU8sWUFBWSxNQUFNLEtBQUtBLE9BQU0sV0FBVyxFQUFFO0FBQUEsRUFDbkY7QUFDQSxhQUFXLENBQUMsT0FBTyxFQUFFLEtBQUssT0FBQUEsT0FBTSxDQUFDLEtBQUssS0FBSyxRQUFRO0FBQ2pELFdBQU8sU0FBUyxNQUFNLEtBQUssUUFBUSxPQUFPLFFBQVFBLE9BQU0sU0FBUyxTQUFZLFNBQVMsT0FBTztBQUMvRixTQUFPLEVBQUUsR0FBRyxNQUFNLFNBQVMsT0FBVTtBQUN2QztBQUdBLFNBQVMsV0FBVyxPQUFjLE1BQVksT0FBMEIsTUFBYSxPQUFxQjtBQUN4RyxTQUFPLE1BQU0sS0FBSyxJQUFJLEVBQUUsSUFBSSxDQUFDLEtBQUssVUFBVTtBQUMxQyxVQUFNLFFBQVEsTUFBTSxJQUFJLENBQUMsU0FBUyxDQUFDLE1BQU0sR0FBRyxJQUFJLElBQUksUUFBUSxDQUFDLElBQUksSUFBSSxFQUFFLENBQVU7QUFFakYsVUFBTSxNQUFNLE1BQU07QUFBQSxNQUNoQixDQUFDLENBQUMsTUFBTSxPQUFPLE9BQU8sTUFBTSxPQUFPLEtBQUssU0FBUyxLQUFLLE9BQU8sS0FBSyxPQUFPLEVBQUUsU0FBUyxVQUFVLFVBQVU7QUFBQSxJQUMxRztBQUNBLFdBQU8sRUFBRSxHQUFHLEtBQUssT0FBTyxPQUFPLFlBQVksSUFBSSxJQUFJLENBQUMsQ0FBQyxNQUFNLE9BQU8sTUFBTSxDQUFDLE1BQU0sTUFBTSxPQUFPLEtBQUssRUFBRSxDQUFDLENBQUMsRUFBRTtBQUFBLEVBQ3pHLENBQUM7QUFDSDsiLAogICJuYW1lcyI6IFsidHlwZWQiXQp9Cg==

//6aaf97dc8e7fc9271fd22fe44e0a6009fb15ef76
