import { middleOf, nearestPlace } from "../shared/fence/edit-gates.ts";
import { readFeet } from "../shared/fence/feet.ts";
import { messages } from "../shared/fence/messages.ts";
import { gateWidths, misfit } from "../shared/fence/plan.ts";
import { postedMessages } from "../shared/fence/plan-schema.ts";
import { rowsOf } from "./plan-form-rows.ts";
function readGateRows(typed, sides, tell) {
  return rowsOf(typed, "gate").flatMap((row) => {
    const of = (name) => typed[`gate.${row}.${name}`]?.trim() ?? "";
    if (!of("width") && !of("at")) return [];
    const width = gateWidths.find((one) => String(one) === of("width"));
    const side = sides.findIndex((one) => String(one.row) === of("side"));
    const { feet, message } = readFeet(of("at"));
    if (!width) tell(`gate.${row}.width`, postedMessages.width);
    if (side === -1) tell(`gate.${row}.side`, messages.gateSide);
    if (message) tell(`gate.${row}.at`, message);
    if (!width || side === -1 || message) return [];
    return [{ row, width, side, ...feet === void 0 ? {} : { at: feet } }];
  });
}
function placeGates(runs, sides, gates, tell) {
  const typedFirst = [...gates].sort((one, other) => Number(one.at === void 0) - Number(other.at === void 0));
  for (const gate of typedFirst) {
    const run = runs[gate.side];
    const side = sides[gate.side];
    if (!run || !side?.isRead) continue;
    const at = gate.at ?? nearestPlace(run.feet, run.gates, gate.width, middleOf(run.feet, gate.width));
    if (at === void 0) tell(`gate.${gate.row}.at`, misfit(side.row, run.feet, gate.width));
    else {
      gate.at = at;
      run.gates.push({ width: gate.width, at });
    }
  }
}
export {
  placeGates,
  readGateRows
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3ByaWNlcy9wbGFuLWZvcm0tZ2F0ZXMudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxTQUFTLFVBQVUsb0JBQW9CO0FBQ3ZDLFNBQVMsZ0JBQWdCO0FBQ3pCLFNBQVMsZ0JBQWdCO0FBQ3pCLFNBQXlCLFlBQVksY0FBd0I7QUFDN0QsU0FBUyxzQkFBc0I7QUFFL0IsU0FBUyxjQUF1QztBQVl6QyxTQUFTLGFBQWEsT0FBYyxPQUEyQixNQUF1QjtBQUMzRixTQUFPLE9BQU8sT0FBTyxNQUFNLEVBQUUsUUFBUSxDQUFDLFFBQVE7QUFDNUMsVUFBTSxLQUFLLENBQUMsU0FBaUIsTUFBTSxRQUFRLEdBQUcsSUFBSSxJQUFJLEVBQUUsR0FBRyxLQUFLLEtBQUs7QUFDckUsUUFBSSxDQUFDLEdBQUcsT0FBTyxLQUFLLENBQUMsR0FBRyxJQUFJLEVBQUcsUUFBTyxDQUFDO0FBQ3ZDLFVBQU0sUUFBUSxXQUFXLEtBQUssQ0FBQyxRQUFRLE9BQU8sR0FBRyxNQUFNLEdBQUcsT0FBTyxDQUFDO0FBQ2xFLFVBQU0sT0FBTyxNQUFNLFVBQVUsQ0FBQyxRQUFRLE9BQU8sSUFBSSxHQUFHLE1BQU0sR0FBRyxNQUFNLENBQUM7QUFDcEUsVUFBTSxFQUFFLE1BQU0sUUFBUSxJQUFJLFNBQVMsR0FBRyxJQUFJLENBQUM7QUFDM0MsUUFBSSxDQUFDLE1BQU8sTUFBSyxRQUFRLEdBQUcsVUFBVSxlQUFlLEtBQUs7QUFDMUQsUUFBSSxTQUFTLEdBQUksTUFBSyxRQUFRLEdBQUcsU0FBUyxTQUFTLFFBQVE7QUFDM0QsUUFBSSxRQUFTLE1BQUssUUFBUSxHQUFHLE9BQU8sT0FBTztBQUMzQyxRQUFJLENBQUMsU0FBUyxTQUFTLE1BQU0sUUFBUyxRQUFPLENBQUM7QUFDOUMsV0FBTyxDQUFDLEVBQUUsS0FBSyxPQUFPLE1BQU0sR0FBSSxTQUFTLFNBQVksQ0FBQyxJQUFJLEVBQUUsSUFBSSxLQUFLLEVBQUcsQ0FBQztBQUFBLEVBQzNFLENBQUM7QUFDSDtBQUdPLFNBQVMsV0FDZCxNQUNBLE9BQ0EsT0FDQSxNQUNNO0FBQ04sUUFBTSxhQUFhLENBQUMsR0FBRyxLQUFLLEVBQUUsS0FBSyxDQUFDLEtBQUssVUFBVSxPQUFPLElBQUksT0FBTyxNQUFTLElBQUksT0FBTyxNQUFNLE9BQU8sTUFBUyxDQUFDO0FBQ2hILGFBQVcsUUFBUSxZQUFZO0FBQzdCLFVBQU0sTUFBTSxLQUFLLEtBQUssSUFBSTtBQUMxQixVQUFNLE9BQU8sTUFBTSxLQUFLLElBQUk7QUFDNUIsUUFBSSxDQUFDLE9BQU8sQ0FBQyxNQUFNLE9BQVE7QUFDM0IsVUFBTSxLQUFLLEtBQUssTUFBTSxhQUFhLElBQUksTUFBTSxJQUFJLE9BQU8sS0FBSyxPQUFPLFNBQVMsSUFBSSxNQUFNLEtBQUssS0FBSyxDQUFDO0FBQ2xHLFFBQUksT0FBTyxPQUFXLE1BQUssUUFBUSxLQUFLLEdBQUcsT0FBTyxPQUFPLEtBQUssS0FBSyxJQUFJLE1BQU0sS0FBSyxLQUFLLENBQUM7QUFBQSxTQUNuRjtBQUNILFdBQUssS0FBSztBQUNWLFVBQUksTUFBTSxLQUFLLEVBQUUsT0FBTyxLQUFLLE9BQU8sR0FBRyxDQUFDO0FBQUEsSUFDMUM7QUFBQSxFQUNGO0FBQ0Y7IiwKICAibmFtZXMiOiBbXQp9Cg==

//e58bc8bfc9acb42038e626cba176f6b0385b4d3e
