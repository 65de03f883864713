import { boundsOf, headingsOf, pointAlong, pointsOf } from "./geometry.ts";
import { inFeet, withCommas } from "./measures.ts";
import { describePlan } from "./sentences.ts";
import { circle, label, path, rect, short } from "./shape.ts";
const closingGap = 3;
function drawSketch(plan) {
  const { left, top, right, bottom } = boundsOf(plan);
  const size = Math.max(right - left, bottom - top, 30) / 22;
  const [across, down] = [size * 5.5, size * 3.5];
  const viewBox = [left - across, top - down, right - left + 2 * across, bottom - top + 2 * down];
  return {
    viewBox: viewBox.map(short),
    title: "Sketch of the fence from above",
    description: describePlan(plan).join(" "),
    shapes: [drawGrid(viewBox), ...drawLines(plan, size)]
  };
}
function drawLines(plan, size) {
  let side = 0;
  return plan.lines.flatMap((line) => {
    const shapes = drawLine(line, side, size);
    side += line.runs.length;
    return shapes;
  });
}
function drawGrid([left, top, width, height]) {
  const extent = Math.max(width, height);
  const square = [5, 25, 100].find((feet) => extent / feet <= 60) ?? 500;
  const marks = (from, length) => {
    const first = Math.ceil(from / square) * square;
    return Array.from(
      { length: Math.floor((from + length - first) / square) + 1 },
      (_, index) => first + index * square
    );
  };
  const upright = marks(left, width).map((x) => `M${x} ${short(top)}v${short(height)}`);
  const level = marks(top, height).map((y) => `M${short(left)} ${y}h${short(width)}`);
  return path("grid", [...upright, ...level].join(""));
}
function drawLine(line, firstSide, size) {
  const points = closedPoints(line);
  const headings = headingsOf(line.runs);
  const outward = line.runs.slice(1).reduce((sum, { turn }) => sum + turn, 0) < 0 ? 90 : -90;
  const sides = line.runs.flatMap((run, index) => {
    const from = points[index];
    const heading = headings[index];
    return [
      path("side", piecePath(run, from, heading)),
      sideLabel(
        `${firstSide + index + 1}: ${withCommas(run.feet)} ft`,
        pointAlong(from, heading, run.feet / 2),
        heading + outward,
        size
      ),
      ...run.gates.flatMap(({ width, at }) => drawGate(pointAlong(from, heading, at), heading, width, outward, size))
    ];
  });
  return [...sides, ...closingLine(line, points), ...drawJoints(line, points, size)];
}
function closedPoints(line) {
  const points = pointsOf(line);
  return line.closed && gapOf(line, points) <= closingGap ? [...points.slice(0, -1), points[0]] : points;
}
function gapOf(line, points) {
  const end = points.at(-1);
  return Math.hypot(end.x - line.x, end.y - line.y);
}
function closingLine(line, points) {
  if (!line.closed || gapOf(line, points) <= closingGap) return [];
  const end = points.at(-1);
  return [path("closing", `M${short(end.x)} ${short(end.y)}L${line.x} ${line.y}`)];
}
function piecePath({ feet, gates }, from, heading) {
  const edges = [0, ...gates.flatMap(({ at, width }) => [at, at + width / 12]), feet];
  let d = "";
  for (let index = 0; index < edges.length; index += 2) {
    const [start, end] = [edges[index] ?? 0, edges[index + 1] ?? 0].map((along) => pointAlong(from, heading, along));
    if (start && end && (edges[index + 1] ?? 0) > (edges[index] ?? 0))
      d += `M${short(start.x)} ${short(start.y)}L${short(end.x)} ${short(end.y)}`;
  }
  return d || `M${short(from.x)} ${short(from.y)}`;
}
function drawGate(start, heading, width, outward, size) {
  const opening = width / 12;
  const end = pointAlong(start, heading, opening);
  const inward = heading - outward;
  const leaves = width <= 60 ? 1 : 2;
  const leaf = opening / leaves;
  const swing = (hinge, towards, sweep) => {
    const tip = pointAlong(hinge, inward, leaf);
    const shut = pointAlong(hinge, towards, leaf);
    const arc = `A${short(leaf)} ${short(leaf)} 0 0 ${sweep} ${short(shut.x)} ${short(shut.y)}`;
    return [
      path("leaf", `M${short(hinge.x)} ${short(hinge.y)}L${short(tip.x)} ${short(tip.y)}`),
      path("swing", `M${short(tip.x)} ${short(tip.y)}${arc}`)
    ];
  };
  const turned = outward < 0 ? 0 : 1;
  const middle = pointAlong(pointAlong(start, heading, opening / 2), inward, leaf + size * 0.3);
  return [
    ...swing(start, heading, turned),
    ...leaves === 2 ? swing(end, heading + 180, 1 - turned) : [],
    sideLabel(inFeet(width), middle, inward, size * 0.9)
  ];
}
function drawJoints({ closed, runs }, points, size) {
  const half = size * 0.3;
  return points.slice(0, closed ? -1 : void 0).map(({ x, y }, index) => {
    const isEnd = !closed && (index === 0 || index === runs.length);
    return isEnd ? circle("end", x, y, half) : rect("corner", x - half, y - half, half * 2, half * 2);
  });
}
function sideLabel(text, place, direction, size) {
  const radians = direction * Math.PI / 180;
  const [across, down] = [Math.cos(radians), Math.sin(radians)];
  const reach = size * 0.7 + Math.abs(across) * text.length * size * 0.27 + Math.abs(down) * size * 0.2;
  return label(text, place.x + across * reach, place.y + down * reach + size * 0.36, size);
}
export {
  drawGrid,
  drawLines,
  drawSketch
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9mZW5jZS9za2V0Y2gudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxTQUFTLFVBQVUsWUFBd0IsWUFBWSxnQkFBZ0I7QUFDdkUsU0FBUyxRQUFRLGtCQUFrQjtBQUVuQyxTQUFTLG9CQUFvQjtBQUM3QixTQUFTLFFBQXNCLE9BQU8sTUFBTSxNQUFrQixhQUFhO0FBRzNFLE1BQU0sYUFBYTtBQUdaLFNBQVMsV0FBVyxNQUFxQjtBQUM5QyxRQUFNLEVBQUUsTUFBTSxLQUFLLE9BQU8sT0FBTyxJQUFJLFNBQVMsSUFBSTtBQUNsRCxRQUFNLE9BQU8sS0FBSyxJQUFJLFFBQVEsTUFBTSxTQUFTLEtBQUssRUFBRSxJQUFJO0FBQ3hELFFBQU0sQ0FBQyxRQUFRLElBQUksSUFBSSxDQUFDLE9BQU8sS0FBSyxPQUFPLEdBQUc7QUFDOUMsUUFBTSxVQUFVLENBQUMsT0FBTyxRQUFRLE1BQU0sTUFBTSxRQUFRLE9BQU8sSUFBSSxRQUFRLFNBQVMsTUFBTSxJQUFJLElBQUk7QUFDOUYsU0FBTztBQUFBLElBQ0wsU0FBUyxRQUFRLElBQUksS0FBSztBQUFBLElBQzFCLE9BQU87QUFBQSxJQUNQLGFBQWEsYUFBYSxJQUFJLEVBQUUsS0FBSyxHQUFHO0FBQUEsSUFDeEMsUUFBUSxDQUFDLFNBQVMsT0FBTyxHQUFHLEdBQUcsVUFBVSxNQUFNLElBQUksQ0FBQztBQUFBLEVBQ3REO0FBQ0Y7QUFHTyxTQUFTLFVBQVUsTUFBWSxNQUF1QjtBQUMzRCxNQUFJLE9BQU87QUFDWCxTQUFPLEtBQUssTUFBTSxRQUFRLENBQUMsU0FBUztBQUNsQyxVQUFNLFNBQVMsU0FBUyxNQUFNLE1BQU0sSUFBSTtBQUN4QyxZQUFRLEtBQUssS0FBSztBQUNsQixXQUFPO0FBQUEsRUFDVCxDQUFDO0FBQ0g7QUFHTyxTQUFTLFNBQVMsQ0FBQyxNQUFNLEtBQUssT0FBTyxNQUFNLEdBQThCO0FBQzlFLFFBQU0sU0FBUyxLQUFLLElBQUksT0FBTyxNQUFNO0FBQ3JDLFFBQU0sU0FBUyxDQUFDLEdBQUcsSUFBSSxHQUFHLEVBQUUsS0FBSyxDQUFDLFNBQVMsU0FBUyxRQUFRLEVBQUUsS0FBSztBQUNuRSxRQUFNLFFBQVEsQ0FBQyxNQUFjLFdBQW1CO0FBQzlDLFVBQU0sUUFBUSxLQUFLLEtBQUssT0FBTyxNQUFNLElBQUk7QUFDekMsV0FBTyxNQUFNO0FBQUEsTUFDWCxFQUFFLFFBQVEsS0FBSyxPQUFPLE9BQU8sU0FBUyxTQUFTLE1BQU0sSUFBSSxFQUFFO0FBQUEsTUFDM0QsQ0FBQyxHQUFHLFVBQVUsUUFBUSxRQUFRO0FBQUEsSUFDaEM7QUFBQSxFQUNGO0FBQ0EsUUFBTSxVQUFVLE1BQU0sTUFBTSxLQUFLLEVBQUUsSUFBSSxDQUFDLE1BQU0sSUFBSSxDQUFDLElBQUksTUFBTSxHQUFHLENBQUMsSUFBSSxNQUFNLE1BQU0sQ0FBQyxFQUFFO0FBQ3BGLFFBQU0sUUFBUSxNQUFNLEtBQUssTUFBTSxFQUFFLElBQUksQ0FBQyxNQUFNLElBQUksTUFBTSxJQUFJLENBQUMsSUFBSSxDQUFDLElBQUksTUFBTSxLQUFLLENBQUMsRUFBRTtBQUNsRixTQUFPLEtBQUssUUFBUSxDQUFDLEdBQUcsU0FBUyxHQUFHLEtBQUssRUFBRSxLQUFLLEVBQUUsQ0FBQztBQUNyRDtBQUVBLFNBQVMsU0FBUyxNQUFZLFdBQW1CLE1BQXVCO0FBQ3RFLFFBQU0sU0FBUyxhQUFhLElBQUk7QUFDaEMsUUFBTSxXQUFXLFdBQVcsS0FBSyxJQUFJO0FBQ3JDLFFBQU0sVUFBVSxLQUFLLEtBQUssTUFBTSxDQUFDLEVBQUUsT0FBTyxDQUFDLEtBQUssRUFBRSxLQUFLLE1BQU0sTUFBTSxNQUFNLENBQUMsSUFBSSxJQUFJLEtBQUs7QUFDdkYsUUFBTSxRQUFRLEtBQUssS0FBSyxRQUFRLENBQUMsS0FBSyxVQUFVO0FBQzlDLFVBQU0sT0FBTyxPQUFPLEtBQUs7QUFDekIsVUFBTSxVQUFVLFNBQVMsS0FBSztBQUM5QixXQUFPO0FBQUEsTUFDTCxLQUFLLFFBQVEsVUFBVSxLQUFLLE1BQU0sT0FBTyxDQUFDO0FBQUEsTUFDMUM7QUFBQSxRQUNFLEdBQUcsWUFBWSxRQUFRLENBQUMsS0FBSyxXQUFXLElBQUksSUFBSSxDQUFDO0FBQUEsUUFDakQsV0FBVyxNQUFNLFNBQVMsSUFBSSxPQUFPLENBQUM7QUFBQSxRQUN0QyxVQUFVO0FBQUEsUUFDVjtBQUFBLE1BQ0Y7QUFBQSxNQUNBLEdBQUcsSUFBSSxNQUFNLFFBQVEsQ0FBQyxFQUFFLE9BQU8sR0FBRyxNQUFNLFNBQVMsV0FBVyxNQUFNLFNBQVMsRUFBRSxHQUFHLFNBQVMsT0FBTyxTQUFTLElBQUksQ0FBQztBQUFBLElBQ2hIO0FBQUEsRUFDRixDQUFDO0FBQ0QsU0FBTyxDQUFDLEdBQUcsT0FBTyxHQUFHLFlBQVksTUFBTSxNQUFNLEdBQUcsR0FBRyxXQUFXLE1BQU0sUUFBUSxJQUFJLENBQUM7QUFDbkY7QUFHQSxTQUFTLGFBQWEsTUFBcUI7QUFDekMsUUFBTSxTQUFTLFNBQVMsSUFBSTtBQUM1QixTQUFPLEtBQUssVUFBVSxNQUFNLE1BQU0sTUFBTSxLQUFLLGFBQWEsQ0FBQyxHQUFHLE9BQU8sTUFBTSxHQUFHLEVBQUUsR0FBRyxPQUFPLENBQUMsQ0FBVSxJQUFJO0FBQzNHO0FBRUEsU0FBUyxNQUFNLE1BQVksUUFBa0M7QUFDM0QsUUFBTSxNQUFNLE9BQU8sR0FBRyxFQUFFO0FBQ3hCLFNBQU8sS0FBSyxNQUFNLElBQUksSUFBSSxLQUFLLEdBQUcsSUFBSSxJQUFJLEtBQUssQ0FBQztBQUNsRDtBQUVBLFNBQVMsWUFBWSxNQUFZLFFBQW1DO0FBQ2xFLE1BQUksQ0FBQyxLQUFLLFVBQVUsTUFBTSxNQUFNLE1BQU0sS0FBSyxXQUFZLFFBQU8sQ0FBQztBQUMvRCxRQUFNLE1BQU0sT0FBTyxHQUFHLEVBQUU7QUFDeEIsU0FBTyxDQUFDLEtBQUssV0FBVyxJQUFJLE1BQU0sSUFBSSxDQUFDLENBQUMsSUFBSSxNQUFNLElBQUksQ0FBQyxDQUFDLElBQUksS0FBSyxDQUFDLElBQUksS0FBSyxDQUFDLEVBQUUsQ0FBQztBQUNqRjtBQUdBLFNBQVMsVUFBVSxFQUFFLE1BQU0sTUFBTSxHQUFRLE1BQWEsU0FBeUI7QUFDN0UsUUFBTSxRQUFRLENBQUMsR0FBRyxHQUFHLE1BQU0sUUFBUSxDQUFDLEVBQUUsSUFBSSxNQUFNLE1BQU0sQ0FBQyxJQUFJLEtBQUssUUFBUSxFQUFFLENBQUMsR0FBRyxJQUFJO0FBQ2xGLE1BQUksSUFBSTtBQUNSLFdBQVMsUUFBUSxHQUFHLFFBQVEsTUFBTSxRQUFRLFNBQVMsR0FBRztBQUNwRCxVQUFNLENBQUMsT0FBTyxHQUFHLElBQUksQ0FBQyxNQUFNLEtBQUssS0FBSyxHQUFHLE1BQU0sUUFBUSxDQUFDLEtBQUssQ0FBQyxFQUFFLElBQUksQ0FBQyxVQUFVLFdBQVcsTUFBTSxTQUFTLEtBQUssQ0FBQztBQUMvRyxRQUFJLFNBQVMsUUFBUSxNQUFNLFFBQVEsQ0FBQyxLQUFLLE1BQU0sTUFBTSxLQUFLLEtBQUs7QUFDN0QsV0FBSyxJQUFJLE1BQU0sTUFBTSxDQUFDLENBQUMsSUFBSSxNQUFNLE1BQU0sQ0FBQyxDQUFDLElBQUksTUFBTSxJQUFJLENBQUMsQ0FBQyxJQUFJLE1BQU0sSUFBSSxDQUFDLENBQUM7QUFBQSxFQUM3RTtBQUNBLFNBQU8sS0FBSyxJQUFJLE1BQU0sS0FBSyxDQUFDLENBQUMsSUFBSSxNQUFNLEtBQUssQ0FBQyxDQUFDO0FBQ2hEO0FBR0EsU0FBUyxTQUFTLE9BQWMsU0FBaUIsT0FBZSxTQUFpQixNQUF1QjtBQUN0RyxRQUFNLFVBQVUsUUFBUTtBQUN4QixRQUFNLE1BQU0sV0FBVyxPQUFPLFNBQVMsT0FBTztBQUM5QyxRQUFNLFNBQVMsVUFBVTtBQUN6QixRQUFNLFNBQVMsU0FBUyxLQUFLLElBQUk7QUFDakMsUUFBTSxPQUFPLFVBQVU7QUFDdkIsUUFBTSxRQUFRLENBQUMsT0FBYyxTQUFpQixVQUFrQjtBQUM5RCxVQUFNLE1BQU0sV0FBVyxPQUFPLFFBQVEsSUFBSTtBQUMxQyxVQUFNLE9BQU8sV0FBVyxPQUFPLFNBQVMsSUFBSTtBQUM1QyxVQUFNLE1BQU0sSUFBSSxNQUFNLElBQUksQ0FBQyxJQUFJLE1BQU0sSUFBSSxDQUFDLFFBQVEsS0FBSyxJQUFJLE1BQU0sS0FBSyxDQUFDLENBQUMsSUFBSSxNQUFNLEtBQUssQ0FBQyxDQUFDO0FBQ3pGLFdBQU87QUFBQSxNQUNMLEtBQUssUUFBUSxJQUFJLE1BQU0sTUFBTSxDQUFDLENBQUMsSUFBSSxNQUFNLE1BQU0sQ0FBQyxDQUFDLElBQUksTUFBTSxJQUFJLENBQUMsQ0FBQyxJQUFJLE1BQU0sSUFBSSxDQUFDLENBQUMsRUFBRTtBQUFBLE1BQ25GLEtBQUssU0FBUyxJQUFJLE1BQU0sSUFBSSxDQUFDLENBQUMsSUFBSSxNQUFNLElBQUksQ0FBQyxDQUFDLEdBQUcsR0FBRyxFQUFFO0FBQUEsSUFDeEQ7QUFBQSxFQUNGO0FBQ0EsUUFBTSxTQUFTLFVBQVUsSUFBSSxJQUFJO0FBQ2pDLFFBQU0sU0FBUyxXQUFXLFdBQVcsT0FBTyxTQUFTLFVBQVUsQ0FBQyxHQUFHLFFBQVEsT0FBTyxPQUFPLEdBQUc7QUFDNUYsU0FBTztBQUFBLElBQ0wsR0FBRyxNQUFNLE9BQU8sU0FBUyxNQUFNO0FBQUEsSUFDL0IsR0FBSSxXQUFXLElBQUksTUFBTSxLQUFLLFVBQVUsS0FBSyxJQUFJLE1BQU0sSUFBSSxDQUFDO0FBQUEsSUFDNUQsVUFBVSxPQUFPLEtBQUssR0FBRyxRQUFRLFFBQVEsT0FBTyxHQUFHO0FBQUEsRUFDckQ7QUFDRjtBQUdBLFNBQVMsV0FBVyxFQUFFLFFBQVEsS0FBSyxHQUFTLFFBQTBCLE1BQXVCO0FBQzNGLFFBQU0sT0FBTyxPQUFPO0FBQ3BCLFNBQU8sT0FBTyxNQUFNLEdBQUcsU0FBUyxLQUFLLE1BQVMsRUFBRSxJQUFJLENBQUMsRUFBRSxHQUFHLEVBQUUsR0FBRyxVQUFVO0FBQ3ZFLFVBQU0sUUFBUSxDQUFDLFdBQVcsVUFBVSxLQUFLLFVBQVUsS0FBSztBQUN4RCxXQUFPLFFBQVEsT0FBTyxPQUFPLEdBQUcsR0FBRyxJQUFJLElBQUksS0FBSyxVQUFVLElBQUksTUFBTSxJQUFJLE1BQU0sT0FBTyxHQUFHLE9BQU8sQ0FBQztBQUFBLEVBQ2xHLENBQUM7QUFDSDtBQUdBLFNBQVMsVUFBVSxNQUFjLE9BQWMsV0FBbUIsTUFBcUI7QUFDckYsUUFBTSxVQUFXLFlBQVksS0FBSyxLQUFNO0FBQ3hDLFFBQU0sQ0FBQyxRQUFRLElBQUksSUFBSSxDQUFDLEtBQUssSUFBSSxPQUFPLEdBQUcsS0FBSyxJQUFJLE9BQU8sQ0FBQztBQUM1RCxRQUFNLFFBQVEsT0FBTyxNQUFNLEtBQUssSUFBSSxNQUFNLElBQUksS0FBSyxTQUFTLE9BQU8sT0FBTyxLQUFLLElBQUksSUFBSSxJQUFJLE9BQU87QUFDbEcsU0FBTyxNQUFNLE1BQU0sTUFBTSxJQUFJLFNBQVMsT0FBTyxNQUFNLElBQUksT0FBTyxRQUFRLE9BQU8sTUFBTSxJQUFJO0FBQ3pGOyIsCiAgIm5hbWVzIjogW10KfQo=

//29e033aa25daef67d268d72b65e69b8998882f66
