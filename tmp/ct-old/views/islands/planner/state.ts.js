import { edit } from "../../../src/shared/fence/edit.ts";
import { recordStep, startHistory } from "../../../src/shared/fence/history.ts";
import { tookHeight } from "../../../src/shared/fence/labels.ts";
import { gatesOf, sidesOf } from "../../../src/shared/fence/plan.ts";
import { announceRefusal } from "../../../src/shared/fence/sentences.ts";
import { countRows, rowsAtLeast } from "../../../src/shared/fence/typed-plan.ts";
import { forgetGone } from "./sketch-tools.ts";
const settledMs = 700;
function startState({ plan, typed = {}, fields = {}, took, phone }) {
  const rowsOf = (list, filled) => Array.from({ length: Math.max(rowsAtLeast[list], filled, countRows(typed, list)) }, (_, index) => ({
    key: index + 1,
    typed: {},
    messages: messagesOf(fields, `${list}.${index + 1}.`)
  }));
  return {
    history: startHistory(plan),
    session: void 0,
    rows: { side: rowsOf("side", sidesOf(plan).length), gate: rowsOf("gate", gatesOf(plan).length) },
    oldFeet: { key: 0, typed: {}, messages: fields.oldFeet ? { feet: fields.oldFeet } : {} },
    fields,
    took: took && took !== plan.height ? tookHeight(plan.kind, plan.height) : "",
    sketch: { tool: { tool: "draw" }, crosshair: { x: 0, y: 0 }, refusal: "" },
    spoken: void 0,
    focus: void 0,
    isSketching: false,
    isAwake: false,
    phone
  };
}
function messagesOf(fields, prefix) {
  const own = Object.entries(fields).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(own.map(([name, words]) => [name.slice(prefix.length), words]));
}
const planOf = ({ history }) => history.present;
const planBefore = ({ session, history }, control) => session?.control === control ? session.base : history.present;
function change(state, command, { control, own } = {}) {
  const base = control ? planBefore(state, control) : planOf(state);
  const { plan, said, refusal } = { said: "", ...edit(base, command) };
  if (!plan) return { state, refusal: refusal.replace("{phone}", state.phone) };
  const { history, session } = state;
  const isSameStep = control !== void 0 && session?.control === control;
  const next = isSameStep ? { ...history, present: plan, future: [] } : recordStep(history, plan);
  const spoken = { words: said, isChange: true, afterMs: settledMs };
  return { state: { ...withHistory(state, next, own), session: control ? { control, base } : void 0, spoken } };
}
function withHistory(state, history, own) {
  const [before, after] = [planOf(state), history.present];
  const { rows, sketch } = state;
  return {
    ...state,
    history,
    rows: {
      side: withOneRow(fitRows(rows.side, sidesOf(before), sidesOf(after), own)),
      gate: fitRows(rows.gate, gatesOf(before), gatesOf(after), own)
    },
    sketch: { ...sketch, tool: forgetGone(sketch.tool, after) }
  };
}
function fitRows(rows, before, after, own) {
  const [filled, waiting] = [rows.slice(0, before.length), rows.slice(before.length)];
  const rowOf = new Map(before.map((item, index) => [item, filled[index]]));
  const free = [
    ...waiting.filter(({ key }) => key === own),
    ...filled.filter((_, index) => !after.includes(before[index])),
    ...waiting.filter(({ key, typed }) => key !== own && !typed.feet && !typed.side).map(emptied)
  ].map((row) => row.key === own || hasMessages(row) ? row : emptied(row));
  const used = [];
  for (const item of after) used.push(rowOf.get(item) ?? free.shift() ?? makeRow([...rows, ...used]));
  const isUsed = ({ key }) => used.some((row) => row.key === key);
  return [...used, ...waiting.filter((row) => !isUsed(row))];
}
const emptied = ({ key }) => ({ key, typed: {}, messages: {} });
const withOneRow = (rows) => rows.length ? rows : [makeRow(rows)];
function makeRow(rows, typed = {}) {
  return { key: Math.max(0, ...rows.map(({ key }) => key)) + 1, typed, messages: {} };
}
const hasMessages = ({ messages }) => Object.values(messages).some((words) => words.length > 0);
function withRow(state, list, key, changed) {
  const rows = state.rows[list].map((row) => row.key === key ? { ...row, ...changed } : row);
  return { ...state, rows: { ...state.rows, [list]: rows } };
}
function say(state, words, afterMs = settledMs) {
  return { ...state, spoken: { words, isChange: false, afterMs } };
}
const sayRefusal = (state, refusal) => say(state, announceRefusal(refusal));
export {
  change,
  hasMessages,
  makeRow,
  planBefore,
  planOf,
  say,
  sayRefusal,
  settledMs,
  startState,
  withHistory,
  withOneRow,
  withRow
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvaXNsYW5kcy9wbGFubmVyL3N0YXRlLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQ0EsU0FBUyxZQUFZO0FBRXJCLFNBQXVCLFlBQVksb0JBQW9CO0FBQ3ZELFNBQVMsa0JBQWtCO0FBQzNCLFNBQVMsU0FBb0IsZUFBZTtBQUM1QyxTQUFTLHVCQUF1QjtBQUNoQyxTQUFTLFdBQVcsbUJBQStCO0FBRW5ELFNBQVMsa0JBQWtDO0FBMkRwQyxNQUFNLFlBQVk7QUFFbEIsU0FBUyxXQUFXLEVBQUUsTUFBTSxRQUFRLENBQUMsR0FBRyxTQUFTLENBQUMsR0FBRyxNQUFNLE1BQU0sR0FBaUI7QUFDdkYsUUFBTSxTQUFTLENBQUMsTUFBWSxXQUMxQixNQUFNLEtBQUssRUFBRSxRQUFRLEtBQUssSUFBSSxZQUFZLElBQUksR0FBRyxRQUFRLFVBQVUsT0FBTyxJQUFJLENBQUMsRUFBRSxHQUFHLENBQUMsR0FBRyxXQUFXO0FBQUEsSUFDakcsS0FBSyxRQUFRO0FBQUEsSUFDYixPQUFPLENBQUM7QUFBQSxJQUNSLFVBQVUsV0FBVyxRQUFRLEdBQUcsSUFBSSxJQUFJLFFBQVEsQ0FBQyxHQUFHO0FBQUEsRUFDdEQsRUFBRTtBQUNKLFNBQU87QUFBQSxJQUNMLFNBQVMsYUFBYSxJQUFJO0FBQUEsSUFDMUIsU0FBUztBQUFBLElBQ1QsTUFBTSxFQUFFLE1BQU0sT0FBTyxRQUFRLFFBQVEsSUFBSSxFQUFFLE1BQU0sR0FBRyxNQUFNLE9BQU8sUUFBUSxRQUFRLElBQUksRUFBRSxNQUFNLEVBQUU7QUFBQSxJQUMvRixTQUFTLEVBQUUsS0FBSyxHQUFHLE9BQU8sQ0FBQyxHQUFHLFVBQVUsT0FBTyxVQUFVLEVBQUUsTUFBTSxPQUFPLFFBQVEsSUFBSSxDQUFDLEVBQUU7QUFBQSxJQUN2RjtBQUFBLElBQ0EsTUFBTSxRQUFRLFNBQVMsS0FBSyxTQUFTLFdBQVcsS0FBSyxNQUFNLEtBQUssTUFBTSxJQUFJO0FBQUEsSUFDMUUsUUFBUSxFQUFFLE1BQU0sRUFBRSxNQUFNLE9BQU8sR0FBRyxXQUFXLEVBQUUsR0FBRyxHQUFHLEdBQUcsRUFBRSxHQUFHLFNBQVMsR0FBRztBQUFBLElBQ3pFLFFBQVE7QUFBQSxJQUNSLE9BQU87QUFBQSxJQUNQLGFBQWE7QUFBQSxJQUNiLFNBQVM7QUFBQSxJQUNUO0FBQUEsRUFDRjtBQUNGO0FBRUEsU0FBUyxXQUFXLFFBQXVCLFFBQStCO0FBQ3hFLFFBQU0sTUFBTSxPQUFPLFFBQVEsTUFBTSxFQUFFLE9BQU8sQ0FBQyxDQUFDLElBQUksTUFBTSxLQUFLLFdBQVcsTUFBTSxDQUFDO0FBQzdFLFNBQU8sT0FBTyxZQUFZLElBQUksSUFBSSxDQUFDLENBQUMsTUFBTSxLQUFLLE1BQU0sQ0FBQyxLQUFLLE1BQU0sT0FBTyxNQUFNLEdBQUcsS0FBSyxDQUFDLENBQUM7QUFDMUY7QUFFTyxNQUFNLFNBQVMsQ0FBQyxFQUFFLFFBQVEsTUFBbUIsUUFBUTtBQUdyRCxNQUFNLGFBQWEsQ0FBQyxFQUFFLFNBQVMsUUFBUSxHQUFVLFlBQ3RELFNBQVMsWUFBWSxVQUFVLFFBQVEsT0FBTyxRQUFRO0FBUWpELFNBQVMsT0FDZCxPQUNBLFNBQ0EsRUFBRSxTQUFTLElBQUksSUFBd0MsQ0FBQyxHQUNwQjtBQUNwQyxRQUFNLE9BQU8sVUFBVSxXQUFXLE9BQU8sT0FBTyxJQUFJLE9BQU8sS0FBSztBQUNoRSxRQUFNLEVBQUUsTUFBTSxNQUFNLFFBQVEsSUFBSSxFQUFFLE1BQU0sSUFBSSxHQUFHLEtBQUssTUFBTSxPQUFPLEVBQUU7QUFDbkUsTUFBSSxDQUFDLEtBQU0sUUFBTyxFQUFFLE9BQU8sU0FBUyxRQUFRLFFBQVEsV0FBVyxNQUFNLEtBQUssRUFBRTtBQUM1RSxRQUFNLEVBQUUsU0FBUyxRQUFRLElBQUk7QUFDN0IsUUFBTSxhQUFhLFlBQVksVUFBYSxTQUFTLFlBQVk7QUFDakUsUUFBTSxPQUFPLGFBQWEsRUFBRSxHQUFHLFNBQVMsU0FBUyxNQUFNLFFBQVEsQ0FBQyxFQUFFLElBQUksV0FBVyxTQUFTLElBQUk7QUFDOUYsUUFBTSxTQUFTLEVBQUUsT0FBTyxNQUFNLFVBQVUsTUFBTSxTQUFTLFVBQVU7QUFDakUsU0FBTyxFQUFFLE9BQU8sRUFBRSxHQUFHLFlBQVksT0FBTyxNQUFNLEdBQUcsR0FBRyxTQUFTLFVBQVUsRUFBRSxTQUFTLEtBQUssSUFBSSxRQUFXLE9BQU8sRUFBRTtBQUNqSDtBQUdPLFNBQVMsWUFBWSxPQUFjLFNBQXdCLEtBQXFCO0FBQ3JGLFFBQU0sQ0FBQyxRQUFRLEtBQUssSUFBSSxDQUFDLE9BQU8sS0FBSyxHQUFHLFFBQVEsT0FBTztBQUN2RCxRQUFNLEVBQUUsTUFBTSxPQUFPLElBQUk7QUFDekIsU0FBTztBQUFBLElBQ0wsR0FBRztBQUFBLElBQ0g7QUFBQSxJQUNBLE1BQU07QUFBQSxNQUNKLE1BQU0sV0FBVyxRQUFRLEtBQUssTUFBTSxRQUFRLE1BQU0sR0FBRyxRQUFRLEtBQUssR0FBRyxHQUFHLENBQUM7QUFBQSxNQUN6RSxNQUFNLFFBQVEsS0FBSyxNQUFNLFFBQVEsTUFBTSxHQUFHLFFBQVEsS0FBSyxHQUFHLEdBQUc7QUFBQSxJQUMvRDtBQUFBLElBQ0EsUUFBUSxFQUFFLEdBQUcsUUFBUSxNQUFNLFdBQVcsT0FBTyxNQUFNLEtBQUssRUFBRTtBQUFBLEVBQzVEO0FBQ0Y7QUFHQSxTQUFTLFFBQ1AsTUFDQSxRQUNBLE9BQ0EsS0FDTztBQUNQLFFBQU0sQ0FBQyxRQUFRLE9BQU8sSUFBSSxDQUFDLEtBQUssTUFBTSxHQUFHLE9BQU8sTUFBTSxHQUFHLEtBQUssTUFBTSxPQUFPLE1BQU0sQ0FBQztBQUNsRixRQUFNLFFBQVEsSUFBSSxJQUFJLE9BQU8sSUFBSSxDQUFDLE1BQU0sVUFBVSxDQUFDLE1BQU0sT0FBTyxLQUFLLENBQUMsQ0FBQyxDQUFDO0FBQ3hFLFFBQU0sT0FBTztBQUFBLElBQ1gsR0FBRyxRQUFRLE9BQU8sQ0FBQyxFQUFFLElBQUksTUFBTSxRQUFRLEdBQUc7QUFBQSxJQUMxQyxHQUFHLE9BQU8sT0FBTyxDQUFDLEdBQUcsVUFBVSxDQUFDLE1BQU0sU0FBUyxPQUFPLEtBQUssQ0FBVyxDQUFDO0FBQUEsSUFDdkUsR0FBRyxRQUFRLE9BQU8sQ0FBQyxFQUFFLEtBQUssTUFBTSxNQUFNLFFBQVEsT0FBTyxDQUFDLE1BQU0sUUFBUSxDQUFDLE1BQU0sSUFBSSxFQUFFLElBQUksT0FBTztBQUFBLEVBQzlGLEVBQUUsSUFBSSxDQUFDLFFBQVMsSUFBSSxRQUFRLE9BQU8sWUFBWSxHQUFHLElBQUksTUFBTSxRQUFRLEdBQUcsQ0FBRTtBQUN6RSxRQUFNLE9BQWMsQ0FBQztBQUNyQixhQUFXLFFBQVEsTUFBTyxNQUFLLEtBQUssTUFBTSxJQUFJLElBQUksS0FBSyxLQUFLLE1BQU0sS0FBSyxRQUFRLENBQUMsR0FBRyxNQUFNLEdBQUcsSUFBSSxDQUFDLENBQUM7QUFDbEcsUUFBTSxTQUFTLENBQUMsRUFBRSxJQUFJLE1BQVcsS0FBSyxLQUFLLENBQUMsUUFBUSxJQUFJLFFBQVEsR0FBRztBQUNuRSxTQUFPLENBQUMsR0FBRyxNQUFNLEdBQUcsUUFBUSxPQUFPLENBQUMsUUFBUSxDQUFDLE9BQU8sR0FBRyxDQUFDLENBQUM7QUFDM0Q7QUFFQSxNQUFNLFVBQVUsQ0FBQyxFQUFFLElBQUksT0FBaUIsRUFBRSxLQUFLLE9BQU8sQ0FBQyxHQUFHLFVBQVUsQ0FBQyxFQUFFO0FBR2hFLE1BQU0sYUFBYSxDQUFDLFNBQTBDLEtBQUssU0FBUyxPQUFPLENBQUMsUUFBUSxJQUFJLENBQUM7QUFHakcsU0FBUyxRQUFRLE1BQXNCLFFBQXNCLENBQUMsR0FBUTtBQUMzRSxTQUFPLEVBQUUsS0FBSyxLQUFLLElBQUksR0FBRyxHQUFHLEtBQUssSUFBSSxDQUFDLEVBQUUsSUFBSSxNQUFNLEdBQUcsQ0FBQyxJQUFJLEdBQUcsT0FBTyxVQUFVLENBQUMsRUFBRTtBQUNwRjtBQUVPLE1BQU0sY0FBYyxDQUFDLEVBQUUsU0FBUyxNQUFvQixPQUFPLE9BQU8sUUFBUSxFQUFFLEtBQUssQ0FBQyxVQUFVLE1BQU0sU0FBUyxDQUFDO0FBRzVHLFNBQVMsUUFBUSxPQUFjLE1BQVksS0FBYSxTQUE4QjtBQUMzRixRQUFNLE9BQU8sTUFBTSxLQUFLLElBQUksRUFBRSxJQUFJLENBQUMsUUFBUyxJQUFJLFFBQVEsTUFBTSxFQUFFLEdBQUcsS0FBSyxHQUFHLFFBQVEsSUFBSSxHQUFJO0FBQzNGLFNBQU8sRUFBRSxHQUFHLE9BQU8sTUFBTSxFQUFFLEdBQUcsTUFBTSxNQUFNLENBQUMsSUFBSSxHQUFHLEtBQUssRUFBRTtBQUMzRDtBQUdPLFNBQVMsSUFBSSxPQUFjLE9BQWUsVUFBVSxXQUFrQjtBQUMzRSxTQUFPLEVBQUUsR0FBRyxPQUFPLFFBQVEsRUFBRSxPQUFPLFVBQVUsT0FBTyxRQUFRLEVBQUU7QUFDakU7QUFFTyxNQUFNLGFBQWEsQ0FBQyxPQUFjLFlBQTJCLElBQUksT0FBTyxnQkFBZ0IsT0FBTyxDQUFDOyIsCiAgIm5hbWVzIjogW10KfQo=

//1434379a7318b1835f0b00deb1ce8bd348b4d81c
