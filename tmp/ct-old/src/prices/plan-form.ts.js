import { readFeet } from "../shared/fence/feet.ts";
import { boundsOf } from "../shared/fence/geometry.ts";
import { heightsOf, kindNames, kindOf, nearestHeight } from "../shared/fence/kinds.ts";
import { messages } from "../shared/fence/messages.ts";
import { most, newLineFeet } from "../shared/fence/plan.ts";
import { planSchema, postedMessages } from "../shared/fence/plan-schema.ts";
import { placeGates, readGateRows } from "./plan-form-gates.ts";
import { readSideRows } from "./plan-form-rows.ts";
function readPlanForm(typed) {
  const problems = {};
  const tell = (name, message) => {
    problems[name] ??= [message];
  };
  const sides = readSideRows(typed, tell);
  const gates = readGateRows(typed, sides, tell);
  const fence = readFence(typed, tell);
  const { lines, starts } = joinLines(sides, tell);
  const runs = lines.flatMap((line) => line.runs);
  placeGates(runs, sides, gates, tell);
  const draft = { v: 1, ...fence, ...readAnswers(typed), old: readOld(typed, tell), lines };
  const { data, error } = planSchema.safeParse(draft);
  for (const { path, message } of error?.issues ?? [])
    tell(controlOf(path, message, sides, gates, starts), withRow(message, sides));
  if (!data || Object.keys(problems).length) return { fields: problems };
  const asked = Number(typed.height);
  return asked === data.height ? { plan: data } : { plan: data, took: asked };
}
function joinLines(sides, tell) {
  const lines = [];
  const starts = [];
  for (const [index, { row, run, isNew, closes, heading, x, y }] of sides.entries()) {
    const line = lines.at(-1);
    if (line && !isNew) line.runs.push(run);
    else {
      const below = line ? Math.ceil(boundsOf({ lines }).bottom - 1e-3) + newLineFeet : 0;
      run.turn = heading;
      lines.push({ x: x ?? 0, y: y ?? Math.min(below, 1500), closed: false, runs: [run] });
      starts.push(row);
    }
    const next = sides[index + 1];
    if (closes && next && !next.isNew) tell(`side.${row}.closes`, messages.closingSide);
    else if (closes) lines.at(-1).closed = true;
  }
  return { lines, starts };
}
function readFence(typed, tell) {
  const kind = kindNames.find((name) => name === typed.kind);
  const height = Number(typed.height);
  if (!kind) tell("kind", postedMessages.kind);
  if (!kindNames.some((name) => heightsOf(name).includes(height))) tell("height", messages.height);
  const { finishes } = kindOf(kind ?? kindNames[0]);
  const known = kindNames.flatMap((name) => [...kindOf(name).finishes]);
  const finish = known.find((name) => name === typed.finish);
  if (!finish) tell("finish", messages.finish);
  return {
    kind: kind ?? kindNames[0],
    height: nearestHeight(kind ?? kindNames[0], height || 72),
    finish: finish && finishes.includes(finish) ? finish : finishes[0]
  };
}
function readAnswers({ property, slope, ground, measured }) {
  return { property, slope, ground, measured };
}
function readOld(typed, tell) {
  if (!typed.old || typed.old === "0") return null;
  const { feet, message } = readFeet(typed.oldFeet ?? "");
  if (message || feet !== void 0 && (feet < 1 || feet > most.feet)) tell("oldFeet", messages.old);
  return { kind: typed.old, feet: feet ?? null };
}
function withRow(message, sides) {
  return message.replace(/(side )(\d+)/i, (_, word, side) => `${word}${sides[Number(side) - 1]?.row ?? side}`);
}
function controlOf([first, line, , run, part, gate], message, sides, gates, starts) {
  if (first === "old") return line === "feet" ? "oldFeet" : "old";
  if (first !== "lines") return String(first);
  if (message === messages.sides) return `side.${sides[most.sides]?.row}.feet`;
  if (message === messages.lines) return `side.${starts[most.lines]}.turn`;
  if (message === messages.gates) return `gate.${gates[most.gates]?.row}.width`;
  if (message === messages.tooLong) return `side.${sides.at(-1)?.row}.feet`;
  const before = starts[Number(line)];
  const index = sides.findIndex(({ row }) => row === before) + Number(run ?? 0);
  const side = sides[index];
  if (message === messages.closing) {
    const after = sides.findIndex(({ row }) => row === starts[Number(line) + 1]);
    return `side.${sides.at(after === -1 ? -1 : after - 1)?.row}.closes`;
  }
  if (part !== "gates") return `side.${side?.row}.${String(part ?? "turn")}`;
  const inSide = gates.filter((one) => one.side === index);
  if (message === messages.gatesInSide) return `gate.${inSide[most.gatesInSide]?.row}.side`;
  const placed = inSide.toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0))[Number(gate)];
  return `gate.${placed?.row}.at`;
}
export {
  readPlanForm
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3ByaWNlcy9wbGFuLWZvcm0udHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxTQUFTLGdCQUFnQjtBQUN6QixTQUFTLGdCQUFnQjtBQUN6QixTQUFTLFdBQTBCLFdBQVcsUUFBUSxxQkFBcUI7QUFDM0UsU0FBUyxnQkFBZ0I7QUFDekIsU0FBb0IsTUFBTSxtQkFBOEI7QUFDeEQsU0FBUyxZQUFZLHNCQUFzQjtBQUczQyxTQUF1QixZQUFZLG9CQUFvQjtBQUN2RCxTQUFTLG9CQUE2QztBQVEvQyxTQUFTLGFBQWEsT0FBd0I7QUFDbkQsUUFBTSxXQUEwQixDQUFDO0FBQ2pDLFFBQU0sT0FBTyxDQUFDLE1BQWMsWUFBb0I7QUFDOUMsYUFBUyxJQUFJLE1BQU0sQ0FBQyxPQUFPO0FBQUEsRUFDN0I7QUFDQSxRQUFNLFFBQVEsYUFBYSxPQUFPLElBQUk7QUFDdEMsUUFBTSxRQUFRLGFBQWEsT0FBTyxPQUFPLElBQUk7QUFDN0MsUUFBTSxRQUFRLFVBQVUsT0FBTyxJQUFJO0FBQ25DLFFBQU0sRUFBRSxPQUFPLE9BQU8sSUFBSSxVQUFVLE9BQU8sSUFBSTtBQUMvQyxRQUFNLE9BQU8sTUFBTSxRQUFRLENBQUMsU0FBUyxLQUFLLElBQUk7QUFDOUMsYUFBVyxNQUFNLE9BQU8sT0FBTyxJQUFJO0FBQ25DLFFBQU0sUUFBUSxFQUFFLEdBQUcsR0FBRyxHQUFHLE9BQU8sR0FBRyxZQUFZLEtBQUssR0FBRyxLQUFLLFFBQVEsT0FBTyxJQUFJLEdBQUcsTUFBTTtBQUN4RixRQUFNLEVBQUUsTUFBTSxNQUFNLElBQUksV0FBVyxVQUFVLEtBQUs7QUFDbEQsYUFBVyxFQUFFLE1BQU0sUUFBUSxLQUFLLE9BQU8sVUFBVSxDQUFDO0FBQ2hELFNBQUssVUFBVSxNQUFNLFNBQVMsT0FBTyxPQUFPLE1BQU0sR0FBRyxRQUFRLFNBQVMsS0FBSyxDQUFDO0FBQzlFLE1BQUksQ0FBQyxRQUFRLE9BQU8sS0FBSyxRQUFRLEVBQUUsT0FBUSxRQUFPLEVBQUUsUUFBUSxTQUFTO0FBQ3JFLFFBQU0sUUFBUSxPQUFPLE1BQU0sTUFBTTtBQUNqQyxTQUFPLFVBQVUsS0FBSyxTQUFTLEVBQUUsTUFBTSxLQUFLLElBQUksRUFBRSxNQUFNLE1BQU0sTUFBTSxNQUFNO0FBQzVFO0FBR0EsU0FBUyxVQUFVLE9BQTJCLE1BQWlEO0FBQzdGLFFBQU0sUUFBZ0IsQ0FBQztBQUN2QixRQUFNLFNBQW1CLENBQUM7QUFDMUIsYUFBVyxDQUFDLE9BQU8sRUFBRSxLQUFLLEtBQUssT0FBTyxRQUFRLFNBQVMsR0FBRyxFQUFFLENBQUMsS0FBSyxNQUFNLFFBQVEsR0FBRztBQUNqRixVQUFNLE9BQU8sTUFBTSxHQUFHLEVBQUU7QUFDeEIsUUFBSSxRQUFRLENBQUMsTUFBTyxNQUFLLEtBQUssS0FBSyxHQUFHO0FBQUEsU0FDakM7QUFDSCxZQUFNLFFBQVEsT0FBTyxLQUFLLEtBQUssU0FBUyxFQUFFLE1BQU0sQ0FBUyxFQUFFLFNBQVMsSUFBSyxJQUFJLGNBQWM7QUFDM0YsVUFBSSxPQUFPO0FBQ1gsWUFBTSxLQUFLLEVBQUUsR0FBRyxLQUFLLEdBQUcsR0FBRyxLQUFLLEtBQUssSUFBSSxPQUFPLElBQUksR0FBRyxRQUFRLE9BQU8sTUFBTSxDQUFDLEdBQUcsRUFBRSxDQUFDO0FBQ25GLGFBQU8sS0FBSyxHQUFHO0FBQUEsSUFDakI7QUFDQSxVQUFNLE9BQU8sTUFBTSxRQUFRLENBQUM7QUFDNUIsUUFBSSxVQUFVLFFBQVEsQ0FBQyxLQUFLLE1BQU8sTUFBSyxRQUFRLEdBQUcsV0FBVyxTQUFTLFdBQVc7QUFBQSxhQUN6RSxPQUFRLENBQUMsTUFBTSxHQUFHLEVBQUUsRUFBVyxTQUFTO0FBQUEsRUFDbkQ7QUFDQSxTQUFPLEVBQUUsT0FBTyxPQUFPO0FBQ3pCO0FBR0EsU0FBUyxVQUFVLE9BQWMsTUFBWTtBQUMzQyxRQUFNLE9BQU8sVUFBVSxLQUFLLENBQUMsU0FBMkIsU0FBUyxNQUFNLElBQUk7QUFDM0UsUUFBTSxTQUFTLE9BQU8sTUFBTSxNQUFNO0FBQ2xDLE1BQUksQ0FBQyxLQUFNLE1BQUssUUFBUSxlQUFlLElBQUk7QUFDM0MsTUFBSSxDQUFDLFVBQVUsS0FBSyxDQUFDLFNBQVMsVUFBVSxJQUFJLEVBQUUsU0FBUyxNQUFNLENBQUMsRUFBRyxNQUFLLFVBQVUsU0FBUyxNQUFNO0FBQy9GLFFBQU0sRUFBRSxTQUFTLElBQUksT0FBTyxRQUFRLFVBQVUsQ0FBQyxDQUFDO0FBQ2hELFFBQU0sUUFBUSxVQUFVLFFBQVEsQ0FBQyxTQUFTLENBQUMsR0FBRyxPQUFPLElBQUksRUFBRSxRQUFRLENBQUM7QUFDcEUsUUFBTSxTQUFTLE1BQU0sS0FBSyxDQUFDLFNBQVMsU0FBUyxNQUFNLE1BQU07QUFDekQsTUFBSSxDQUFDLE9BQVEsTUFBSyxVQUFVLFNBQVMsTUFBTTtBQUMzQyxTQUFPO0FBQUEsSUFDTCxNQUFNLFFBQVEsVUFBVSxDQUFDO0FBQUEsSUFDekIsUUFBUSxjQUFjLFFBQVEsVUFBVSxDQUFDLEdBQUcsVUFBVSxFQUFFO0FBQUEsSUFDeEQsUUFBUSxVQUFVLFNBQVMsU0FBUyxNQUFNLElBQUksU0FBUyxTQUFTLENBQUM7QUFBQSxFQUNuRTtBQUNGO0FBRUEsU0FBUyxZQUFZLEVBQUUsVUFBVSxPQUFPLFFBQVEsU0FBUyxHQUFVO0FBQ2pFLFNBQU8sRUFBRSxVQUFVLE9BQU8sUUFBUSxTQUFTO0FBQzdDO0FBRUEsU0FBUyxRQUFRLE9BQWMsTUFBWTtBQUN6QyxNQUFJLENBQUMsTUFBTSxPQUFPLE1BQU0sUUFBUSxJQUFLLFFBQU87QUFDNUMsUUFBTSxFQUFFLE1BQU0sUUFBUSxJQUFJLFNBQVMsTUFBTSxXQUFXLEVBQUU7QUFDdEQsTUFBSSxXQUFZLFNBQVMsV0FBYyxPQUFPLEtBQUssT0FBTyxLQUFLLE1BQVEsTUFBSyxXQUFXLFNBQVMsR0FBRztBQUNuRyxTQUFPLEVBQUUsTUFBTSxNQUFNLEtBQUssTUFBTSxRQUFRLEtBQUs7QUFDL0M7QUFHQSxTQUFTLFFBQVEsU0FBaUIsT0FBbUM7QUFDbkUsU0FBTyxRQUFRLFFBQVEsaUJBQWlCLENBQUMsR0FBRyxNQUFNLFNBQVMsR0FBRyxJQUFJLEdBQUcsTUFBTSxPQUFPLElBQUksSUFBSSxDQUFDLEdBQUcsT0FBTyxJQUFJLEVBQUU7QUFDN0c7QUFHQSxTQUFTLFVBQ1AsQ0FBQyxPQUFPLE1BQU0sRUFBRSxLQUFLLE1BQU0sSUFBSSxHQUMvQixTQUNBLE9BQ0EsT0FDQSxRQUNRO0FBQ1IsTUFBSSxVQUFVLE1BQU8sUUFBTyxTQUFTLFNBQVMsWUFBWTtBQUMxRCxNQUFJLFVBQVUsUUFBUyxRQUFPLE9BQU8sS0FBSztBQUMxQyxNQUFJLFlBQVksU0FBUyxNQUFPLFFBQU8sUUFBUSxNQUFNLEtBQUssS0FBSyxHQUFHLEdBQUc7QUFDckUsTUFBSSxZQUFZLFNBQVMsTUFBTyxRQUFPLFFBQVEsT0FBTyxLQUFLLEtBQUssQ0FBQztBQUNqRSxNQUFJLFlBQVksU0FBUyxNQUFPLFFBQU8sUUFBUSxNQUFNLEtBQUssS0FBSyxHQUFHLEdBQUc7QUFDckUsTUFBSSxZQUFZLFNBQVMsUUFBUyxRQUFPLFFBQVEsTUFBTSxHQUFHLEVBQUUsR0FBRyxHQUFHO0FBQ2xFLFFBQU0sU0FBUyxPQUFPLE9BQU8sSUFBSSxDQUFDO0FBQ2xDLFFBQU0sUUFBUSxNQUFNLFVBQVUsQ0FBQyxFQUFFLElBQUksTUFBTSxRQUFRLE1BQU0sSUFBSSxPQUFPLE9BQU8sQ0FBQztBQUM1RSxRQUFNLE9BQU8sTUFBTSxLQUFLO0FBQ3hCLE1BQUksWUFBWSxTQUFTLFNBQVM7QUFDaEMsVUFBTSxRQUFRLE1BQU0sVUFBVSxDQUFDLEVBQUUsSUFBSSxNQUFNLFFBQVEsT0FBTyxPQUFPLElBQUksSUFBSSxDQUFDLENBQUM7QUFDM0UsV0FBTyxRQUFRLE1BQU0sR0FBRyxVQUFVLEtBQUssS0FBSyxRQUFRLENBQUMsR0FBRyxHQUFHO0FBQUEsRUFDN0Q7QUFDQSxNQUFJLFNBQVMsUUFBUyxRQUFPLFFBQVEsTUFBTSxHQUFHLElBQUksT0FBTyxRQUFRLE1BQU0sQ0FBQztBQUN4RSxRQUFNLFNBQVMsTUFBTSxPQUFPLENBQUMsUUFBUSxJQUFJLFNBQVMsS0FBSztBQUN2RCxNQUFJLFlBQVksU0FBUyxZQUFhLFFBQU8sUUFBUSxPQUFPLEtBQUssV0FBVyxHQUFHLEdBQUc7QUFDbEYsUUFBTSxTQUFTLE9BQU8sU0FBUyxDQUFDLEtBQUssV0FBVyxJQUFJLE1BQU0sTUFBTSxNQUFNLE1BQU0sRUFBRSxFQUFFLE9BQU8sSUFBSSxDQUFDO0FBQzVGLFNBQU8sUUFBUSxRQUFRLEdBQUc7QUFDNUI7IiwKICAibmFtZXMiOiBbXQp9Cg==

//acac0f6a104b5390e663a1bbfdf607702de5e36f
