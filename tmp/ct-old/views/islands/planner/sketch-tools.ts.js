import { headingsOf, nearestSide, pointAlong, pointsOf } from "../../../src/shared/fence/geometry.ts";
function tap(plan, state, place, options) {
  if (state.tool === "draw") return tapDraw(plan, state, place, options.reach);
  if (state.tool === "move") return tapMove(plan, state, place, options.reach);
  const command = state.tool === "gate" ? gateAt(plan, place, options) : removalAt(plan, place, options.reach);
  return command ? { command, next: state } : { said: "No side is there.", next: state };
}
function drag(plan, { start }, handle, place) {
  const [kind, one = 0, corner = 0] = handle.split(" ").map((part, index) => index ? Number(part) : part);
  if (kind === "corner") return { do: "move-corner", line: one, corner, to: place };
  if (kind === "end") return { do: "draw", from: one, to: place };
  if (kind === "start" && start) return { do: "draw", from: start, to: place };
  const gate = gatePlaces(plan)[one];
  if (kind !== "gate" || !gate) return void 0;
  const { side, along } = nearestSide(plan, place) ?? gate;
  return { do: "change-gate", gate: one, side, at: Math.max(0, Math.round(along - gate.width / 24)) };
}
function handlesOf(plan, { tool, start }) {
  if (tool === "move")
    return plan.lines.flatMap(
      (line, index) => cornersOfLine(line).map((point, corner) => ({ ...point, name: `corner ${index} ${corner}` }))
    );
  if (tool === "gate") return gatePlaces(plan).map(({ x, y }, index) => ({ x, y, name: `gate ${index}` }));
  if (tool !== "draw") return [];
  const ends = plan.lines.flatMap(
    (line, index) => line.closed ? [] : [{ ...pointsOf(line).at(-1), name: `end ${index}` }]
  );
  return start ? [...ends, { ...start, name: "start" }] : ends;
}
function forgetGone(state, { lines }) {
  const { tool, line, picked } = state;
  const isLineGone = line !== void 0 && (!lines[line] || lines[line].closed);
  const pickedLine = picked && lines[picked.line];
  const isCornerGone = picked && (!pickedLine || picked.corner >= cornersOfLine(pickedLine).length);
  return isLineGone || isCornerGone ? { tool } : state;
}
const cornersOfLine = (line) => line.closed ? pointsOf(line).slice(0, -1) : pointsOf(line);
function stopsOf(plan, { tool }) {
  const isForGates = tool === "gate" || tool === "remove";
  return plan.lines.flatMap((line) => {
    const headings = headingsOf(line.runs);
    return cornersOfLine(line).flatMap((corner, index) => {
      const run = line.runs[index];
      if (!run || !isForGates) return corner;
      const places = run.gates.length ? run.gates.map(middleAlong) : [run.feet / 2];
      return [corner, ...places.map((along) => pointAlong(corner, headings[index], along))];
    });
  });
}
const middleAlong = ({ at, width }) => at + width / 24;
function tapDraw(plan, { start, line: index }, place, reach) {
  const line = index === void 0 ? void 0 : plan.lines[index];
  if (line && index !== void 0) {
    const points = pointsOf(line);
    if (isNear(points.at(-1), place, reach)) return { said: "Line ended.", next: { tool: "draw" } };
    if (line.runs.length > 1 && isNear(line, place, reach))
      return { command: { do: "draw-closed", line: index }, next: { tool: "draw" } };
    return { command: { do: "draw", from: index, to: place }, next: { tool: "draw", line: index } };
  }
  if (start && isNear(start, place, reach)) return { said: "Start removed.", next: { tool: "draw" } };
  if (start)
    return { command: { do: "draw", from: start, to: place }, next: { tool: "draw", line: plan.lines.length } };
  const ended = plan.lines.findIndex((one) => !one.closed && isNear(pointsOf(one).at(-1), place, reach));
  if (ended >= 0) return { said: "You can keep state from here.", next: { tool: "draw", line: ended } };
  const whole = { x: Math.round(place.x), y: Math.round(place.y) };
  return { said: "Start set. Choose the next corner.", next: { tool: "draw", start: whole } };
}
function tapMove(plan, { picked }, place, reach) {
  const next = { tool: "move" };
  if (picked) return { command: { do: "move-corner", ...picked, to: place }, next };
  const corners = plan.lines.flatMap(
    (line, index) => cornersOfLine(line).map((point, corner) => ({ line: index, corner, away: distance(point, place) }))
  );
  const found = corners.toSorted((one, other) => one.away - other.away)[0];
  if (!found || found.away > reach) return { said: "No corner is there.", next };
  return { said: "Corner picked up. Choose its new place.", next: { ...next, picked: found } };
}
function gateAt(plan, place, { reach, width }) {
  const found = nearestSide(plan, place);
  if (!found || found.distance > reach) return void 0;
  return { do: "add-gate", side: found.side, width, at: found.along - width / 24 };
}
function removalAt(plan, place, reach) {
  const gate = gatePlaces(plan).findIndex(
    ({ x, y, width }) => distance({ x, y }, place) <= Math.max(width / 24, reach / 2)
  );
  if (gate >= 0) return { do: "remove-gate", gate };
  const found = nearestSide(plan, place);
  return found && found.distance <= reach ? { do: "remove-side", side: found.side } : void 0;
}
function gatePlaces(plan) {
  let side = -1;
  return plan.lines.flatMap((line) => {
    const [points, headings] = [pointsOf(line), headingsOf(line.runs)];
    return line.runs.flatMap(({ gates }, run) => {
      side += 1;
      const here = side;
      return gates.map((gate) => {
        const along = middleAlong(gate);
        const { width } = gate;
        return { ...pointAlong(points[run], headings[run], along), width, side: here, along };
      });
    });
  });
}
const distance = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);
const isNear = (one, other, reach) => distance(one, other) <= reach;
export {
  cornersOfLine,
  drag,
  forgetGone,
  handlesOf,
  stopsOf,
  tap
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvaXNsYW5kcy9wbGFubmVyL3NrZXRjaC10b29scy50cyJdLAogICJtYXBwaW5ncyI6ICJBQUNBLFNBQVMsWUFBWSxhQUF5QixZQUFZLGdCQUFnQjtBQW1DbkUsU0FBUyxJQUFJLE1BQVksT0FBa0IsT0FBYyxTQUEwQjtBQUN4RixNQUFJLE1BQU0sU0FBUyxPQUFRLFFBQU8sUUFBUSxNQUFNLE9BQU8sT0FBTyxRQUFRLEtBQUs7QUFDM0UsTUFBSSxNQUFNLFNBQVMsT0FBUSxRQUFPLFFBQVEsTUFBTSxPQUFPLE9BQU8sUUFBUSxLQUFLO0FBQzNFLFFBQU0sVUFBVSxNQUFNLFNBQVMsU0FBUyxPQUFPLE1BQU0sT0FBTyxPQUFPLElBQUksVUFBVSxNQUFNLE9BQU8sUUFBUSxLQUFLO0FBQzNHLFNBQU8sVUFBVSxFQUFFLFNBQVMsTUFBTSxNQUFNLElBQUksRUFBRSxNQUFNLHFCQUFxQixNQUFNLE1BQU07QUFDdkY7QUFHTyxTQUFTLEtBQUssTUFBWSxFQUFFLE1BQU0sR0FBYyxRQUFnQixPQUFtQztBQUN4RyxRQUFNLENBQUMsTUFBTSxNQUFNLEdBQUcsU0FBUyxDQUFDLElBQUksT0FBTyxNQUFNLEdBQUcsRUFBRSxJQUFJLENBQUMsTUFBTSxVQUFXLFFBQVEsT0FBTyxJQUFJLElBQUksSUFBSztBQUt4RyxNQUFJLFNBQVMsU0FBVSxRQUFPLEVBQUUsSUFBSSxlQUFlLE1BQU0sS0FBSyxRQUFRLElBQUksTUFBTTtBQUNoRixNQUFJLFNBQVMsTUFBTyxRQUFPLEVBQUUsSUFBSSxRQUFRLE1BQU0sS0FBSyxJQUFJLE1BQU07QUFDOUQsTUFBSSxTQUFTLFdBQVcsTUFBTyxRQUFPLEVBQUUsSUFBSSxRQUFRLE1BQU0sT0FBTyxJQUFJLE1BQU07QUFDM0UsUUFBTSxPQUFPLFdBQVcsSUFBSSxFQUFFLEdBQUc7QUFDakMsTUFBSSxTQUFTLFVBQVUsQ0FBQyxLQUFNLFFBQU87QUFDckMsUUFBTSxFQUFFLE1BQU0sTUFBTSxJQUFJLFlBQVksTUFBTSxLQUFLLEtBQUs7QUFDcEQsU0FBTyxFQUFFLElBQUksZUFBZSxNQUFNLEtBQUssTUFBTSxJQUFJLEtBQUssSUFBSSxHQUFHLEtBQUssTUFBTSxRQUFRLEtBQUssUUFBUSxFQUFFLENBQUMsRUFBRTtBQUNwRztBQUdPLFNBQVMsVUFBVSxNQUFZLEVBQUUsTUFBTSxNQUFNLEdBQXdCO0FBQzFFLE1BQUksU0FBUztBQUNYLFdBQU8sS0FBSyxNQUFNO0FBQUEsTUFBUSxDQUFDLE1BQU0sVUFDL0IsY0FBYyxJQUFJLEVBQUUsSUFBSSxDQUFDLE9BQU8sWUFBWSxFQUFFLEdBQUcsT0FBTyxNQUFNLFVBQVUsS0FBSyxJQUFJLE1BQU0sR0FBRyxFQUFFO0FBQUEsSUFDOUY7QUFDRixNQUFJLFNBQVMsT0FBUSxRQUFPLFdBQVcsSUFBSSxFQUFFLElBQUksQ0FBQyxFQUFFLEdBQUcsRUFBRSxHQUFHLFdBQVcsRUFBRSxHQUFHLEdBQUcsTUFBTSxRQUFRLEtBQUssR0FBRyxFQUFFO0FBQ3ZHLE1BQUksU0FBUyxPQUFRLFFBQU8sQ0FBQztBQUM3QixRQUFNLE9BQU8sS0FBSyxNQUFNO0FBQUEsSUFBUSxDQUFDLE1BQU0sVUFDckMsS0FBSyxTQUFTLENBQUMsSUFBSSxDQUFDLEVBQUUsR0FBSSxTQUFTLElBQUksRUFBRSxHQUFHLEVBQUUsR0FBYSxNQUFNLE9BQU8sS0FBSyxHQUFHLENBQUM7QUFBQSxFQUNuRjtBQUNBLFNBQU8sUUFBUSxDQUFDLEdBQUcsTUFBTSxFQUFFLEdBQUcsT0FBTyxNQUFNLFFBQVEsQ0FBQyxJQUFJO0FBQzFEO0FBR08sU0FBUyxXQUFXLE9BQWtCLEVBQUUsTUFBTSxHQUFvQjtBQUN2RSxRQUFNLEVBQUUsTUFBTSxNQUFNLE9BQU8sSUFBSTtBQUMvQixRQUFNLGFBQWEsU0FBUyxXQUFjLENBQUMsTUFBTSxJQUFJLEtBQUssTUFBTSxJQUFJLEVBQUU7QUFDdEUsUUFBTSxhQUFhLFVBQVUsTUFBTSxPQUFPLElBQUk7QUFDOUMsUUFBTSxlQUFlLFdBQVcsQ0FBQyxjQUFjLE9BQU8sVUFBVSxjQUFjLFVBQVUsRUFBRTtBQUMxRixTQUFPLGNBQWMsZUFBZSxFQUFFLEtBQUssSUFBSTtBQUNqRDtBQUdPLE1BQU0sZ0JBQWdCLENBQUMsU0FDNUIsS0FBSyxTQUFTLFNBQVMsSUFBSSxFQUFFLE1BQU0sR0FBRyxFQUFFLElBQUksU0FBUyxJQUFJO0FBR3BELFNBQVMsUUFBUSxNQUFZLEVBQUUsS0FBSyxHQUF1QjtBQUNoRSxRQUFNLGFBQWEsU0FBUyxVQUFVLFNBQVM7QUFDL0MsU0FBTyxLQUFLLE1BQU0sUUFBUSxDQUFDLFNBQVM7QUFDbEMsVUFBTSxXQUFXLFdBQVcsS0FBSyxJQUFJO0FBQ3JDLFdBQU8sY0FBYyxJQUFJLEVBQUUsUUFBUSxDQUFDLFFBQVEsVUFBVTtBQUNwRCxZQUFNLE1BQU0sS0FBSyxLQUFLLEtBQUs7QUFDM0IsVUFBSSxDQUFDLE9BQU8sQ0FBQyxXQUFZLFFBQU87QUFDaEMsWUFBTSxTQUFTLElBQUksTUFBTSxTQUFTLElBQUksTUFBTSxJQUFJLFdBQVcsSUFBSSxDQUFDLElBQUksT0FBTyxDQUFDO0FBQzVFLGFBQU8sQ0FBQyxRQUFRLEdBQUcsT0FBTyxJQUFJLENBQUMsVUFBVSxXQUFXLFFBQVEsU0FBUyxLQUFLLEdBQWEsS0FBSyxDQUFDLENBQUM7QUFBQSxJQUNoRyxDQUFDO0FBQUEsRUFDSCxDQUFDO0FBQ0g7QUFHQSxNQUFNLGNBQWMsQ0FBQyxFQUFFLElBQUksTUFBTSxNQUFvQixLQUFLLFFBQVE7QUFFbEUsU0FBUyxRQUFRLE1BQVksRUFBRSxPQUFPLE1BQU0sTUFBTSxHQUFjLE9BQWMsT0FBb0I7QUFDaEcsUUFBTSxPQUFPLFVBQVUsU0FBWSxTQUFZLEtBQUssTUFBTSxLQUFLO0FBQy9ELE1BQUksUUFBUSxVQUFVLFFBQVc7QUFDL0IsVUFBTSxTQUFTLFNBQVMsSUFBSTtBQUM1QixRQUFJLE9BQU8sT0FBTyxHQUFHLEVBQUUsR0FBWSxPQUFPLEtBQUssRUFBRyxRQUFPLEVBQUUsTUFBTSxlQUFlLE1BQU0sRUFBRSxNQUFNLE9BQU8sRUFBRTtBQUN2RyxRQUFJLEtBQUssS0FBSyxTQUFTLEtBQUssT0FBTyxNQUFNLE9BQU8sS0FBSztBQUNuRCxhQUFPLEVBQUUsU0FBUyxFQUFFLElBQUksZUFBZSxNQUFNLE1BQU0sR0FBRyxNQUFNLEVBQUUsTUFBTSxPQUFPLEVBQUU7QUFDL0UsV0FBTyxFQUFFLFNBQVMsRUFBRSxJQUFJLFFBQVEsTUFBTSxPQUFPLElBQUksTUFBTSxHQUFHLE1BQU0sRUFBRSxNQUFNLFFBQVEsTUFBTSxNQUFNLEVBQUU7QUFBQSxFQUNoRztBQUNBLE1BQUksU0FBUyxPQUFPLE9BQU8sT0FBTyxLQUFLLEVBQUcsUUFBTyxFQUFFLE1BQU0sa0JBQWtCLE1BQU0sRUFBRSxNQUFNLE9BQU8sRUFBRTtBQUNsRyxNQUFJO0FBQ0YsV0FBTyxFQUFFLFNBQVMsRUFBRSxJQUFJLFFBQVEsTUFBTSxPQUFPLElBQUksTUFBTSxHQUFHLE1BQU0sRUFBRSxNQUFNLFFBQVEsTUFBTSxLQUFLLE1BQU0sT0FBTyxFQUFFO0FBQzVHLFFBQU0sUUFBUSxLQUFLLE1BQU0sVUFBVSxDQUFDLFFBQVEsQ0FBQyxJQUFJLFVBQVUsT0FBTyxTQUFTLEdBQUcsRUFBRSxHQUFHLEVBQUUsR0FBWSxPQUFPLEtBQUssQ0FBQztBQUM5RyxNQUFJLFNBQVMsRUFBRyxRQUFPLEVBQUUsTUFBTSxpQ0FBaUMsTUFBTSxFQUFFLE1BQU0sUUFBUSxNQUFNLE1BQU0sRUFBRTtBQUNwRyxRQUFNLFFBQVEsRUFBRSxHQUFHLEtBQUssTUFBTSxNQUFNLENBQUMsR0FBRyxHQUFHLEtBQUssTUFBTSxNQUFNLENBQUMsRUFBRTtBQUMvRCxTQUFPLEVBQUUsTUFBTSxzQ0FBc0MsTUFBTSxFQUFFLE1BQU0sUUFBUSxPQUFPLE1BQU0sRUFBRTtBQUM1RjtBQUVBLFNBQVMsUUFBUSxNQUFZLEVBQUUsT0FBTyxHQUFjLE9BQWMsT0FBb0I7QUFDcEYsUUFBTSxPQUFPLEVBQUUsTUFBTSxPQUFPO0FBQzVCLE1BQUksT0FBUSxRQUFPLEVBQUUsU0FBUyxFQUFFLElBQUksZUFBZSxHQUFHLFFBQVEsSUFBSSxNQUFNLEdBQUcsS0FBSztBQUNoRixRQUFNLFVBQVUsS0FBSyxNQUFNO0FBQUEsSUFBUSxDQUFDLE1BQU0sVUFDeEMsY0FBYyxJQUFJLEVBQUUsSUFBSSxDQUFDLE9BQU8sWUFBWSxFQUFFLE1BQU0sT0FBTyxRQUFRLE1BQU0sU0FBUyxPQUFPLEtBQUssRUFBRSxFQUFFO0FBQUEsRUFDcEc7QUFDQSxRQUFNLFFBQVEsUUFBUSxTQUFTLENBQUMsS0FBSyxVQUFVLElBQUksT0FBTyxNQUFNLElBQUksRUFBRSxDQUFDO0FBQ3ZFLE1BQUksQ0FBQyxTQUFTLE1BQU0sT0FBTyxNQUFPLFFBQU8sRUFBRSxNQUFNLHVCQUF1QixLQUFLO0FBQzdFLFNBQU8sRUFBRSxNQUFNLDJDQUEyQyxNQUFNLEVBQUUsR0FBRyxNQUFNLFFBQVEsTUFBTSxFQUFFO0FBQzdGO0FBR0EsU0FBUyxPQUFPLE1BQVksT0FBYyxFQUFFLE9BQU8sTUFBTSxHQUFvQztBQUMzRixRQUFNLFFBQVEsWUFBWSxNQUFNLEtBQUs7QUFDckMsTUFBSSxDQUFDLFNBQVMsTUFBTSxXQUFXLE1BQU8sUUFBTztBQUM3QyxTQUFPLEVBQUUsSUFBSSxZQUFZLE1BQU0sTUFBTSxNQUFNLE9BQU8sSUFBSSxNQUFNLFFBQVEsUUFBUSxHQUFHO0FBQ2pGO0FBRUEsU0FBUyxVQUFVLE1BQVksT0FBYyxPQUFvQztBQUMvRSxRQUFNLE9BQU8sV0FBVyxJQUFJLEVBQUU7QUFBQSxJQUM1QixDQUFDLEVBQUUsR0FBRyxHQUFHLE1BQU0sTUFBTSxTQUFTLEVBQUUsR0FBRyxFQUFFLEdBQUcsS0FBSyxLQUFLLEtBQUssSUFBSSxRQUFRLElBQUksUUFBUSxDQUFDO0FBQUEsRUFDbEY7QUFDQSxNQUFJLFFBQVEsRUFBRyxRQUFPLEVBQUUsSUFBSSxlQUFlLEtBQUs7QUFDaEQsUUFBTSxRQUFRLFlBQVksTUFBTSxLQUFLO0FBQ3JDLFNBQU8sU0FBUyxNQUFNLFlBQVksUUFBUSxFQUFFLElBQUksZUFBZSxNQUFNLE1BQU0sS0FBSyxJQUFJO0FBQ3RGO0FBR0EsU0FBUyxXQUFXLE1BQVk7QUFDOUIsTUFBSSxPQUFPO0FBQ1gsU0FBTyxLQUFLLE1BQU0sUUFBUSxDQUFDLFNBQVM7QUFDbEMsVUFBTSxDQUFDLFFBQVEsUUFBUSxJQUFJLENBQUMsU0FBUyxJQUFJLEdBQUcsV0FBVyxLQUFLLElBQUksQ0FBQztBQUNqRSxXQUFPLEtBQUssS0FBSyxRQUFRLENBQUMsRUFBRSxNQUFNLEdBQUcsUUFBUTtBQUMzQyxjQUFRO0FBQ1IsWUFBTSxPQUFPO0FBQ2IsYUFBTyxNQUFNLElBQUksQ0FBQyxTQUFTO0FBQ3pCLGNBQU0sUUFBUSxZQUFZLElBQUk7QUFDOUIsY0FBTSxFQUFFLE1BQU0sSUFBSTtBQUNsQixlQUFPLEVBQUUsR0FBRyxXQUFXLE9BQU8sR0FBRyxHQUFZLFNBQVMsR0FBRyxHQUFhLEtBQUssR0FBRyxPQUFPLE1BQU0sTUFBTSxNQUFNO0FBQUEsTUFDekcsQ0FBQztBQUFBLElBQ0gsQ0FBQztBQUFBLEVBQ0gsQ0FBQztBQUNIO0FBRUEsTUFBTSxXQUFXLENBQUMsS0FBWSxVQUF5QixLQUFLLE1BQU0sSUFBSSxJQUFJLE1BQU0sR0FBRyxJQUFJLElBQUksTUFBTSxDQUFDO0FBQ2xHLE1BQU0sU0FBUyxDQUFDLEtBQVksT0FBYyxVQUEyQixTQUFTLEtBQUssS0FBSyxLQUFLOyIsCiAgIm5hbWVzIjogW10KfQo=

//7eb030adad3791ca7e14a1546c5f5337caf33860
