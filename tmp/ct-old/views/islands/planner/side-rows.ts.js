import { readSideFeet } from "../../../src/shared/fence/feet.ts";
import { messages } from "../../../src/shared/fence/messages.ts";
import { sidesOf } from "../../../src/shared/fence/plan.ts";
import { writePlanForm } from "../../../src/shared/fence/typed-plan.ts";
import { change, makeRow, planBefore, planOf, withRow } from "./state.ts";
const usualTurn = "90";
function takeFeet(state, key, isLast) {
  const index = state.rows.side.findIndex((row) => row.key === key);
  const now = sidesOf(planOf(state))[index]?.feet;
  const { feet, message } = readSideFeet(state.rows.side[index]?.typed.feet ?? String(now ?? ""));
  if (feet !== void 0 && feet !== now) {
    const changed = setFeet(state, key, feet);
    return tell(changed.state, key, "feet", changed.refusal, isLast);
  }
  const isEmpty = feet === void 0 && now !== void 0;
  return tell(state, key, "feet", message ?? (isEmpty ? messages.notFeet : ""), isLast);
}
function tell(state, key, name, words = "", isLast = true) {
  const row = state.rows.side.find((one) => one.key === key);
  if (!row || words && !isLast || (row.messages[name]?.join() ?? "") === words) return state;
  return withRow(state, "side", key, { messages: { ...row.messages, [name]: words ? [words] : [] } });
}
function setFeet(state, key, feet) {
  const plan = planOf(state);
  const index = state.rows.side.findIndex((row) => row.key === key);
  const isWaiting = index >= sidesOf(plan).length;
  const side = isWaiting ? sidesOf(plan).length : index;
  const control = `side ${key}`;
  const isNew = side >= sidesOf(planBefore(state, control)).length;
  const changed = change(
    state,
    isNew ? { do: "add-side", feet, turn: side === 0 ? 0 : turnOf(state, index) } : { do: "resize-side", side, feet },
    { control, own: key }
  );
  if (changed.refusal !== void 0 || !isWaiting) return changed;
  const text = state.rows.side[index]?.typed.feet ?? String(feet);
  return { state: withRow(changed.state, "side", key, { typed: { feet: text } }) };
}
function turnOf(state, index) {
  const planned = writePlanForm(planOf(state))[`side.${index + 1}.turn`];
  return readTurn(state.rows.side[index]?.typed.turn ?? planned ?? usualTurn);
}
const readTurn = (value) => value === "new" ? "new" : Number(value);
function takeTurn(state, key, turn) {
  const side = state.rows.side.findIndex((row2) => row2.key === key);
  const row = state.rows.side[side];
  if (!row) return state;
  if (side >= sidesOf(planOf(state)).length)
    return withRow(state, "side", key, { typed: { ...row.typed, turn }, messages: { ...row.messages, turn: [] } });
  const changed = change(state, { do: "turn-side", side, turn: readTurn(turn) }, { own: key });
  return tell(changed.state, key, "turn", changed.refusal);
}
function takeClosing(state, key, closed) {
  const index = state.rows.side.findIndex((row) => row.key === key);
  const { line } = placeSides(planOf(state))[index] ?? { line: -1 };
  const changed = change(state, { do: "close", line, closed });
  return tell(changed.state, key, "closes", changed.refusal);
}
function addSideRow(state) {
  const filled = sidesOf(planOf(state)).length;
  const { side: rows } = state.rows;
  const found = rows.findIndex(({ typed }, index) => index >= filled && !typed.feet);
  const at = found < 0 ? rows.length : found;
  const all = found < 0 ? [...rows, makeRow(rows)] : rows;
  const added = { ...state, rows: { ...state.rows, side: all }, focus: { at: `[name="side.${at + 1}.feet"]` } };
  return planOf(state).lines.at(-1)?.closed ? takeTurn(added, all[at]?.key ?? 0, "new") : added;
}
function placeSides({ lines }) {
  return lines.flatMap(
    ({ runs }, line) => runs.map((_, index) => ({ line, isLast: index === runs.length - 1, count: runs.length }))
  );
}
export {
  addSideRow,
  placeSides,
  takeClosing,
  takeFeet,
  takeTurn,
  usualTurn
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvaXNsYW5kcy9wbGFubmVyL3NpZGUtcm93cy50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQVMsb0JBQW9CO0FBQzdCLFNBQVMsZ0JBQWdCO0FBQ3pCLFNBQW9CLGVBQWU7QUFDbkMsU0FBUyxxQkFBcUI7QUFDOUIsU0FBUyxRQUFRLFNBQVMsWUFBWSxRQUFvQixlQUFlO0FBR2xFLE1BQU0sWUFBWTtBQU9sQixTQUFTLFNBQVMsT0FBYyxLQUFhLFFBQXdCO0FBQzFFLFFBQU0sUUFBUSxNQUFNLEtBQUssS0FBSyxVQUFVLENBQUMsUUFBUSxJQUFJLFFBQVEsR0FBRztBQUNoRSxRQUFNLE1BQU0sUUFBUSxPQUFPLEtBQUssQ0FBQyxFQUFFLEtBQUssR0FBRztBQUMzQyxRQUFNLEVBQUUsTUFBTSxRQUFRLElBQUksYUFBYSxNQUFNLEtBQUssS0FBSyxLQUFLLEdBQUcsTUFBTSxRQUFRLE9BQU8sT0FBTyxFQUFFLENBQUM7QUFDOUYsTUFBSSxTQUFTLFVBQWEsU0FBUyxLQUFLO0FBQ3RDLFVBQU0sVUFBVSxRQUFRLE9BQU8sS0FBSyxJQUFJO0FBQ3hDLFdBQU8sS0FBSyxRQUFRLE9BQU8sS0FBSyxRQUFRLFFBQVEsU0FBUyxNQUFNO0FBQUEsRUFDakU7QUFDQSxRQUFNLFVBQVUsU0FBUyxVQUFhLFFBQVE7QUFDOUMsU0FBTyxLQUFLLE9BQU8sS0FBSyxRQUFRLFlBQVksVUFBVSxTQUFTLFVBQVUsS0FBSyxNQUFNO0FBQ3RGO0FBR0EsU0FBUyxLQUFLLE9BQWMsS0FBYSxNQUFjLFFBQVEsSUFBSSxTQUFTLE1BQWE7QUFDdkYsUUFBTSxNQUFNLE1BQU0sS0FBSyxLQUFLLEtBQUssQ0FBQyxRQUFRLElBQUksUUFBUSxHQUFHO0FBQ3pELE1BQUksQ0FBQyxPQUFRLFNBQVMsQ0FBQyxXQUFZLElBQUksU0FBUyxJQUFJLEdBQUcsS0FBSyxLQUFLLFFBQVEsTUFBTyxRQUFPO0FBQ3ZGLFNBQU8sUUFBUSxPQUFPLFFBQVEsS0FBSyxFQUFFLFVBQVUsRUFBRSxHQUFHLElBQUksVUFBVSxDQUFDLElBQUksR0FBRyxRQUFRLENBQUMsS0FBSyxJQUFJLENBQUMsRUFBRSxFQUFFLENBQUM7QUFDcEc7QUFFQSxTQUFTLFFBQVEsT0FBYyxLQUFhLE1BQWM7QUFDeEQsUUFBTSxPQUFPLE9BQU8sS0FBSztBQUN6QixRQUFNLFFBQVEsTUFBTSxLQUFLLEtBQUssVUFBVSxDQUFDLFFBQVEsSUFBSSxRQUFRLEdBQUc7QUFDaEUsUUFBTSxZQUFZLFNBQVMsUUFBUSxJQUFJLEVBQUU7QUFDekMsUUFBTSxPQUFPLFlBQVksUUFBUSxJQUFJLEVBQUUsU0FBUztBQUNoRCxRQUFNLFVBQVUsUUFBUSxHQUFHO0FBQzNCLFFBQU0sUUFBUSxRQUFRLFFBQVEsV0FBVyxPQUFPLE9BQU8sQ0FBQyxFQUFFO0FBQzFELFFBQU0sVUFBVTtBQUFBLElBQ2Q7QUFBQSxJQUNBLFFBQVEsRUFBRSxJQUFJLFlBQVksTUFBTSxNQUFNLFNBQVMsSUFBSSxJQUFJLE9BQU8sT0FBTyxLQUFLLEVBQUUsSUFBSSxFQUFFLElBQUksZUFBZSxNQUFNLEtBQUs7QUFBQSxJQUNoSCxFQUFFLFNBQVMsS0FBSyxJQUFJO0FBQUEsRUFDdEI7QUFDQSxNQUFJLFFBQVEsWUFBWSxVQUFhLENBQUMsVUFBVyxRQUFPO0FBQ3hELFFBQU0sT0FBTyxNQUFNLEtBQUssS0FBSyxLQUFLLEdBQUcsTUFBTSxRQUFRLE9BQU8sSUFBSTtBQUM5RCxTQUFPLEVBQUUsT0FBTyxRQUFRLFFBQVEsT0FBTyxRQUFRLEtBQUssRUFBRSxPQUFPLEVBQUUsTUFBTSxLQUFLLEVBQUUsQ0FBQyxFQUFFO0FBQ2pGO0FBR0EsU0FBUyxPQUFPLE9BQWMsT0FBK0I7QUFDM0QsUUFBTSxVQUFVLGNBQWMsT0FBTyxLQUFLLENBQUMsRUFBRSxRQUFRLFFBQVEsQ0FBQyxPQUFPO0FBQ3JFLFNBQU8sU0FBUyxNQUFNLEtBQUssS0FBSyxLQUFLLEdBQUcsTUFBTSxRQUFRLFdBQVcsU0FBUztBQUM1RTtBQUVBLE1BQU0sV0FBVyxDQUFDLFVBQW1DLFVBQVUsUUFBUSxRQUFRLE9BQU8sS0FBSztBQUdwRixTQUFTLFNBQVMsT0FBYyxLQUFhLE1BQXFCO0FBQ3ZFLFFBQU0sT0FBTyxNQUFNLEtBQUssS0FBSyxVQUFVLENBQUNBLFNBQVFBLEtBQUksUUFBUSxHQUFHO0FBQy9ELFFBQU0sTUFBTSxNQUFNLEtBQUssS0FBSyxJQUFJO0FBQ2hDLE1BQUksQ0FBQyxJQUFLLFFBQU87QUFDakIsTUFBSSxRQUFRLFFBQVEsT0FBTyxLQUFLLENBQUMsRUFBRTtBQUNqQyxXQUFPLFFBQVEsT0FBTyxRQUFRLEtBQUssRUFBRSxPQUFPLEVBQUUsR0FBRyxJQUFJLE9BQU8sS0FBSyxHQUFHLFVBQVUsRUFBRSxHQUFHLElBQUksVUFBVSxNQUFNLENBQUMsRUFBRSxFQUFFLENBQUM7QUFDL0csUUFBTSxVQUFVLE9BQU8sT0FBTyxFQUFFLElBQUksYUFBYSxNQUFNLE1BQU0sU0FBUyxJQUFJLEVBQUUsR0FBRyxFQUFFLEtBQUssSUFBSSxDQUFDO0FBQzNGLFNBQU8sS0FBSyxRQUFRLE9BQU8sS0FBSyxRQUFRLFFBQVEsT0FBTztBQUN6RDtBQUdPLFNBQVMsWUFBWSxPQUFjLEtBQWEsUUFBd0I7QUFDN0UsUUFBTSxRQUFRLE1BQU0sS0FBSyxLQUFLLFVBQVUsQ0FBQyxRQUFRLElBQUksUUFBUSxHQUFHO0FBQ2hFLFFBQU0sRUFBRSxLQUFLLElBQUksV0FBVyxPQUFPLEtBQUssQ0FBQyxFQUFFLEtBQUssS0FBSyxFQUFFLE1BQU0sR0FBRztBQUNoRSxRQUFNLFVBQVUsT0FBTyxPQUFPLEVBQUUsSUFBSSxTQUFTLE1BQU0sT0FBTyxDQUFDO0FBQzNELFNBQU8sS0FBSyxRQUFRLE9BQU8sS0FBSyxVQUFVLFFBQVEsT0FBTztBQUMzRDtBQUdPLFNBQVMsV0FBVyxPQUFxQjtBQUM5QyxRQUFNLFNBQVMsUUFBUSxPQUFPLEtBQUssQ0FBQyxFQUFFO0FBQ3RDLFFBQU0sRUFBRSxNQUFNLEtBQUssSUFBSSxNQUFNO0FBQzdCLFFBQU0sUUFBUSxLQUFLLFVBQVUsQ0FBQyxFQUFFLE1BQU0sR0FBRyxVQUFVLFNBQVMsVUFBVSxDQUFDLE1BQU0sSUFBSTtBQUNqRixRQUFNLEtBQUssUUFBUSxJQUFJLEtBQUssU0FBUztBQUNyQyxRQUFNLE1BQU0sUUFBUSxJQUFJLENBQUMsR0FBRyxNQUFNLFFBQVEsSUFBSSxDQUFDLElBQUk7QUFDbkQsUUFBTSxRQUFRLEVBQUUsR0FBRyxPQUFPLE1BQU0sRUFBRSxHQUFHLE1BQU0sTUFBTSxNQUFNLElBQUksR0FBRyxPQUFPLEVBQUUsSUFBSSxlQUFlLEtBQUssQ0FBQyxVQUFVLEVBQUU7QUFDNUcsU0FBTyxPQUFPLEtBQUssRUFBRSxNQUFNLEdBQUcsRUFBRSxHQUFHLFNBQVMsU0FBUyxPQUFPLElBQUksRUFBRSxHQUFHLE9BQU8sR0FBRyxLQUFLLElBQUk7QUFDMUY7QUFXTyxTQUFTLFdBQVcsRUFBRSxNQUFNLEdBQXNCO0FBQ3ZELFNBQU8sTUFBTTtBQUFBLElBQVEsQ0FBQyxFQUFFLEtBQUssR0FBRyxTQUM5QixLQUFLLElBQUksQ0FBQyxHQUFHLFdBQVcsRUFBRSxNQUFNLFFBQVEsVUFBVSxLQUFLLFNBQVMsR0FBRyxPQUFPLEtBQUssT0FBTyxFQUFFO0FBQUEsRUFDMUY7QUFDRjsiLAogICJuYW1lcyI6IFsicm93Il0KfQo=

//6f6c3a3b7697916acdbe7fc27d3f4971a1a359d4
