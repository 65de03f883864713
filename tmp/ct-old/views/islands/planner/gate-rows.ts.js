import { readFeet } from "../../../src/shared/fence/feet.ts";
import { messages } from "../../../src/shared/fence/messages.ts";
import { misfit, sidesOf } from "../../../src/shared/fence/plan.ts";
import { placedGates } from "../../../src/shared/fence/sentences.ts";
import { change, makeRow, planOf, sayRefusal, withOneRow, withRow } from "./state.ts";
function takeGate(state, key, changed) {
  const gate = state.rows.gate.findIndex((row) => row.key === key);
  const { typed } = state.rows.gate[gate];
  const placed = placedGates(planOf(state))[gate];
  const width = Number(typed.width ?? placed?.gate.width ?? 0);
  if (!width) return placed ? removeRow(state, "gate", gate) : state;
  const side = Number(typed.side ?? placed?.side ?? 0) - 1;
  const { feet, message } = readFeet(typed.at ?? String(placed?.gate.at ?? ""));
  if (side < 0 || message)
    return tell(state, key, { ...side < 0 && { side: [messages.gateSide] }, ...message && { at: [message] } });
  const at = feet === void 0 || changed === "side" && placed ? void 0 : feet;
  const isSame = placed?.side === side + 1 && placed.gate.width === width && (at ?? placed.gate.at) === placed.gate.at;
  if (isSame) return withRow(state, "gate", key, { typed: {}, messages: {} });
  const wanted = { side, width, ...at !== void 0 && { at } };
  const { state: next, refusal } = change(
    state,
    placed ? { do: "change-gate", gate, ...wanted } : { do: "add-gate", ...wanted },
    { own: key }
  );
  if (refusal === void 0) return withRow(next, "gate", key, { typed: {}, messages: {} });
  return tell(sayRefusal(state, refusal), key, refusalAt(state, refusal, wanted));
}
function tell(state, key, messages2) {
  return withRow(state, "gate", key, { messages: messages2 });
}
function refusalAt(state, refusal, { side, width, at }) {
  if (refusal === messages.gates) return { width: [refusal] };
  if (refusal === messages.gatesInSide) return { side: [refusal] };
  const { feet = 0 } = sidesOf(planOf(state))[side] ?? {};
  return { at: [misfit(side + 1, feet, width, at)] };
}
function addGateRow(state) {
  const plan = planOf(state);
  const filled = placedGates(plan).length;
  const rows = state.rows.gate.length > filled ? state.rows.gate : [...state.rows.gate, makeRow(state.rows.gate)];
  const { key, typed } = rows[filled];
  const isOnly = sidesOf(plan).length === 1;
  const added = withRow({ ...state, rows: { ...state.rows, gate: rows } }, "gate", key, {
    typed: { ...typed, width: typed.width || "48", ...isOnly && { side: "1" } }
  });
  const next = isOnly ? takeGate(added, key, "width") : added;
  const at = next.rows.gate.findIndex((row) => row.key === key);
  return { ...next, focus: { at: `[name="gate.${at + 1}.width"]` } };
}
function removeRow(state, list, index) {
  const rows = state.rows[list];
  const plan = planOf(state);
  const count = list === "side" ? sidesOf(plan).length : placedGates(plan).length;
  const rest = rows.filter((_, at2) => at2 !== index);
  const next = index >= count ? { ...state, rows: { ...state.rows, [list]: list === "side" ? withOneRow(rest) : rest } } : change(
    withRow(state, list, rows[index]?.key ?? 0, { typed: {}, messages: {} }),
    list === "side" ? { do: "remove-side", side: index } : { do: "remove-gate", gate: index }
  ).state;
  const at = next.rows[list][index] ? `remove-${list}-${index + 1}` : `add-${list}`;
  return { ...next, focus: { at: `[value="${at}"]` } };
}
export {
  addGateRow,
  removeRow,
  takeGate
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvaXNsYW5kcy9wbGFubmVyL2dhdGUtcm93cy50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQVMsZ0JBQWdCO0FBQ3pCLFNBQVMsZ0JBQWdCO0FBQ3pCLFNBQXlCLFFBQVEsZUFBZTtBQUNoRCxTQUFTLG1CQUFtQjtBQUU1QixTQUFTLFFBQW1CLFNBQVMsUUFBOEIsWUFBWSxZQUFZLGVBQWU7QUFjbkcsU0FBUyxTQUFTLE9BQWMsS0FBYSxTQUF3QjtBQUMxRSxRQUFNLE9BQU8sTUFBTSxLQUFLLEtBQUssVUFBVSxDQUFDLFFBQVEsSUFBSSxRQUFRLEdBQUc7QUFDL0QsUUFBTSxFQUFFLE1BQU0sSUFBSSxNQUFNLEtBQUssS0FBSyxJQUFJO0FBQ3RDLFFBQU0sU0FBUyxZQUFZLE9BQU8sS0FBSyxDQUFDLEVBQUUsSUFBSTtBQUM5QyxRQUFNLFFBQVEsT0FBTyxNQUFNLFNBQVMsUUFBUSxLQUFLLFNBQVMsQ0FBQztBQUMzRCxNQUFJLENBQUMsTUFBTyxRQUFPLFNBQVMsVUFBVSxPQUFPLFFBQVEsSUFBSSxJQUFJO0FBQzdELFFBQU0sT0FBTyxPQUFPLE1BQU0sUUFBUSxRQUFRLFFBQVEsQ0FBQyxJQUFJO0FBQ3ZELFFBQU0sRUFBRSxNQUFNLFFBQVEsSUFBSSxTQUFTLE1BQU0sTUFBTSxPQUFPLFFBQVEsS0FBSyxNQUFNLEVBQUUsQ0FBQztBQUM1RSxNQUFJLE9BQU8sS0FBSztBQUNkLFdBQU8sS0FBSyxPQUFPLEtBQUssRUFBRSxHQUFJLE9BQU8sS0FBSyxFQUFFLE1BQU0sQ0FBQyxTQUFTLFFBQVEsRUFBRSxHQUFJLEdBQUksV0FBVyxFQUFFLElBQUksQ0FBQyxPQUFPLEVBQUUsRUFBRyxDQUFDO0FBRS9HLFFBQU0sS0FBSyxTQUFTLFVBQWMsWUFBWSxVQUFVLFNBQVUsU0FBWTtBQUM5RSxRQUFNLFNBQVMsUUFBUSxTQUFTLE9BQU8sS0FBSyxPQUFPLEtBQUssVUFBVSxVQUFVLE1BQU0sT0FBTyxLQUFLLFFBQVEsT0FBTyxLQUFLO0FBQ2xILE1BQUksT0FBUSxRQUFPLFFBQVEsT0FBTyxRQUFRLEtBQUssRUFBRSxPQUFPLENBQUMsR0FBRyxVQUFVLENBQUMsRUFBRSxDQUFDO0FBQzFFLFFBQU0sU0FBaUIsRUFBRSxNQUFNLE9BQU8sR0FBSSxPQUFPLFVBQWEsRUFBRSxHQUFHLEVBQUc7QUFDdEUsUUFBTSxFQUFFLE9BQU8sTUFBTSxRQUFRLElBQUk7QUFBQSxJQUMvQjtBQUFBLElBQ0EsU0FBUyxFQUFFLElBQUksZUFBZSxNQUFNLEdBQUcsT0FBTyxJQUFJLEVBQUUsSUFBSSxZQUFZLEdBQUcsT0FBTztBQUFBLElBQzlFLEVBQUUsS0FBSyxJQUFJO0FBQUEsRUFDYjtBQUNBLE1BQUksWUFBWSxPQUFXLFFBQU8sUUFBUSxNQUFNLFFBQVEsS0FBSyxFQUFFLE9BQU8sQ0FBQyxHQUFHLFVBQVUsQ0FBQyxFQUFFLENBQUM7QUFDeEYsU0FBTyxLQUFLLFdBQVcsT0FBTyxPQUFPLEdBQUcsS0FBSyxVQUFVLE9BQU8sU0FBUyxNQUFNLENBQUM7QUFDaEY7QUFFQSxTQUFTLEtBQUssT0FBYyxLQUFhQSxXQUFnQztBQUN2RSxTQUFPLFFBQVEsT0FBTyxRQUFRLEtBQUssRUFBRSxVQUFBQSxVQUFTLENBQUM7QUFDakQ7QUFHQSxTQUFTLFVBQVUsT0FBYyxTQUFpQixFQUFFLE1BQU0sT0FBTyxHQUFHLEdBQTBCO0FBQzVGLE1BQUksWUFBWSxTQUFTLE1BQU8sUUFBTyxFQUFFLE9BQU8sQ0FBQyxPQUFPLEVBQUU7QUFDMUQsTUFBSSxZQUFZLFNBQVMsWUFBYSxRQUFPLEVBQUUsTUFBTSxDQUFDLE9BQU8sRUFBRTtBQUMvRCxRQUFNLEVBQUUsT0FBTyxFQUFFLElBQUksUUFBUSxPQUFPLEtBQUssQ0FBQyxFQUFFLElBQUksS0FBSyxDQUFDO0FBQ3RELFNBQU8sRUFBRSxJQUFJLENBQUMsT0FBTyxPQUFPLEdBQUcsTUFBTSxPQUFPLEVBQUUsQ0FBQyxFQUFFO0FBQ25EO0FBR08sU0FBUyxXQUFXLE9BQXFCO0FBQzlDLFFBQU0sT0FBTyxPQUFPLEtBQUs7QUFDekIsUUFBTSxTQUFTLFlBQVksSUFBSSxFQUFFO0FBQ2pDLFFBQU0sT0FBTyxNQUFNLEtBQUssS0FBSyxTQUFTLFNBQVMsTUFBTSxLQUFLLE9BQU8sQ0FBQyxHQUFHLE1BQU0sS0FBSyxNQUFNLFFBQVEsTUFBTSxLQUFLLElBQUksQ0FBQztBQUM5RyxRQUFNLEVBQUUsS0FBSyxNQUFNLElBQUksS0FBSyxNQUFNO0FBQ2xDLFFBQU0sU0FBUyxRQUFRLElBQUksRUFBRSxXQUFXO0FBQ3hDLFFBQU0sUUFBUSxRQUFRLEVBQUUsR0FBRyxPQUFPLE1BQU0sRUFBRSxHQUFHLE1BQU0sTUFBTSxNQUFNLEtBQUssRUFBRSxHQUFHLFFBQVEsS0FBSztBQUFBLElBQ3BGLE9BQU8sRUFBRSxHQUFHLE9BQU8sT0FBTyxNQUFNLFNBQVMsTUFBTSxHQUFJLFVBQVUsRUFBRSxNQUFNLElBQUksRUFBRztBQUFBLEVBQzlFLENBQUM7QUFDRCxRQUFNLE9BQU8sU0FBUyxTQUFTLE9BQU8sS0FBSyxPQUFPLElBQUk7QUFDdEQsUUFBTSxLQUFLLEtBQUssS0FBSyxLQUFLLFVBQVUsQ0FBQyxRQUFRLElBQUksUUFBUSxHQUFHO0FBQzVELFNBQU8sRUFBRSxHQUFHLE1BQU0sT0FBTyxFQUFFLElBQUksZUFBZSxLQUFLLENBQUMsV0FBVyxFQUFFO0FBQ25FO0FBR08sU0FBUyxVQUFVLE9BQWMsTUFBWSxPQUFzQjtBQUN4RSxRQUFNLE9BQU8sTUFBTSxLQUFLLElBQUk7QUFDNUIsUUFBTSxPQUFPLE9BQU8sS0FBSztBQUN6QixRQUFNLFFBQVEsU0FBUyxTQUFTLFFBQVEsSUFBSSxFQUFFLFNBQVMsWUFBWSxJQUFJLEVBQUU7QUFDekUsUUFBTSxPQUFPLEtBQUssT0FBTyxDQUFDLEdBQUdDLFFBQU9BLFFBQU8sS0FBSztBQUNoRCxRQUFNLE9BQ0osU0FBUyxRQUNMLEVBQUUsR0FBRyxPQUFPLE1BQU0sRUFBRSxHQUFHLE1BQU0sTUFBTSxDQUFDLElBQUksR0FBRyxTQUFTLFNBQVMsV0FBVyxJQUFJLElBQUksS0FBSyxFQUFFLElBQ3ZGO0FBQUEsSUFDRSxRQUFRLE9BQU8sTUFBTSxLQUFLLEtBQUssR0FBRyxPQUFPLEdBQUcsRUFBRSxPQUFPLENBQUMsR0FBRyxVQUFVLENBQUMsRUFBRSxDQUFDO0FBQUEsSUFDdkUsU0FBUyxTQUFTLEVBQUUsSUFBSSxlQUFlLE1BQU0sTUFBTSxJQUFJLEVBQUUsSUFBSSxlQUFlLE1BQU0sTUFBTTtBQUFBLEVBQzFGLEVBQUU7QUFDUixRQUFNLEtBQUssS0FBSyxLQUFLLElBQUksRUFBRSxLQUFLLElBQUksVUFBVSxJQUFJLElBQUksUUFBUSxDQUFDLEtBQUssT0FBTyxJQUFJO0FBQy9FLFNBQU8sRUFBRSxHQUFHLE1BQU0sT0FBTyxFQUFFLElBQUksV0FBVyxFQUFFLEtBQUssRUFBRTtBQUNyRDsiLAogICJuYW1lcyI6IFsibWVzc2FnZXMiLCAiYXQiXQp9Cg==

//52e4f80e203be5b40a2c3c7e372172a5b59555db
