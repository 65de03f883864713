const snapDegrees = 10;
function pointsOf({ x, y, runs }) {
  const points = [{ x, y }];
  const headings = headingsOf(runs);
  for (const [index, { feet }] of runs.entries())
    points.push(pointAlong(points[index], headings[index], feet));
  return points;
}
function headingsOf(runs) {
  let heading = 0;
  return runs.map(({ turn }) => {
    heading = toTurn(heading + turn);
    return heading;
  });
}
function withHeadings(runs, headings) {
  return runs.map((run, index) => ({ ...run, turn: toTurn((headings[index] ?? 0) - (headings[index - 1] ?? 0)) }));
}
function toTurn(degrees) {
  const turn = (degrees % 360 + 360) % 360;
  return turn > 180 ? turn - 360 : turn;
}
function pointAlong({ x, y }, heading, feet) {
  const radians = heading * Math.PI / 180;
  return { x: x + Math.cos(radians) * feet, y: y + Math.sin(radians) * feet };
}
function stretchBetween(from, to) {
  const { feet, heading } = measure(from, to);
  return { feet: Math.round(feet), heading: toTurn(Math.round(heading)) };
}
function snappedStretch(from, to) {
  const { feet, heading } = measure(from, to);
  const step = Math.round(heading / 45) * 45;
  const off = heading - step;
  if (Math.abs(off) > snapDegrees) return stretchBetween(from, to);
  return { feet: Math.round(feet * Math.cos(off * Math.PI / 180)), heading: toTurn(step) };
}
function nearestSide(plan, place) {
  const sides = plan.lines.flatMap((line) => {
    const points = pointsOf(line);
    return line.runs.map((run, index) => ({ run, from: points[index], to: points[index + 1] }));
  });
  return sides.map(({ run, from, to }, side) => {
    const part = ((place.x - from.x) * (to.x - from.x) + (place.y - from.y) * (to.y - from.y)) / run.feet ** 2;
    const along = Math.min(Math.max(part, 0), 1);
    const nearest = { x: from.x + (to.x - from.x) * along, y: from.y + (to.y - from.y) * along };
    return { side, along: along * run.feet, distance: measure(nearest, place).feet };
  }).toSorted((one, other) => one.distance - other.distance)[0];
}
function boundsOf(plan) {
  const points = plan.lines.flatMap(pointsOf);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  if (!points.length) return { left: 0, top: 0, right: 0, bottom: 0 };
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
function measure(from, to) {
  const [x, y] = [to.x - from.x, to.y - from.y];
  return { feet: Math.hypot(x, y), heading: Math.atan2(y, x) * 180 / Math.PI };
}
export {
  boundsOf,
  headingsOf,
  nearestSide,
  pointAlong,
  pointsOf,
  snappedStretch,
  stretchBetween,
  toTurn,
  withHeadings
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9mZW5jZS9nZW9tZXRyeS50cyJdLAogICJtYXBwaW5ncyI6ICJBQWVBLE1BQU0sY0FBYztBQUdiLFNBQVMsU0FBUyxFQUFFLEdBQUcsR0FBRyxLQUFLLEdBQWtCO0FBQ3RELFFBQU0sU0FBa0IsQ0FBQyxFQUFFLEdBQUcsRUFBRSxDQUFDO0FBQ2pDLFFBQU0sV0FBVyxXQUFXLElBQUk7QUFDaEMsYUFBVyxDQUFDLE9BQU8sRUFBRSxLQUFLLENBQUMsS0FBSyxLQUFLLFFBQVE7QUFDM0MsV0FBTyxLQUFLLFdBQVcsT0FBTyxLQUFLLEdBQVksU0FBUyxLQUFLLEdBQWEsSUFBSSxDQUFDO0FBQ2pGLFNBQU87QUFDVDtBQUdPLFNBQVMsV0FBVyxNQUE4QztBQUN2RSxNQUFJLFVBQVU7QUFDZCxTQUFPLEtBQUssSUFBSSxDQUFDLEVBQUUsS0FBSyxNQUFNO0FBQzVCLGNBQVUsT0FBTyxVQUFVLElBQUk7QUFDL0IsV0FBTztBQUFBLEVBQ1QsQ0FBQztBQUNIO0FBR08sU0FBUyxhQUFhLE1BQXNCLFVBQW9DO0FBQ3JGLFNBQU8sS0FBSyxJQUFJLENBQUMsS0FBSyxXQUFXLEVBQUUsR0FBRyxLQUFLLE1BQU0sUUFBUSxTQUFTLEtBQUssS0FBSyxNQUFNLFNBQVMsUUFBUSxDQUFDLEtBQUssRUFBRSxFQUFFLEVBQUU7QUFDakg7QUFHTyxTQUFTLE9BQU8sU0FBeUI7QUFDOUMsUUFBTSxRQUFTLFVBQVUsTUFBTyxPQUFPO0FBQ3ZDLFNBQU8sT0FBTyxNQUFNLE9BQU8sTUFBTTtBQUNuQztBQUdPLFNBQVMsV0FBVyxFQUFFLEdBQUcsRUFBRSxHQUFVLFNBQWlCLE1BQXFCO0FBQ2hGLFFBQU0sVUFBVyxVQUFVLEtBQUssS0FBTTtBQUN0QyxTQUFPLEVBQUUsR0FBRyxJQUFJLEtBQUssSUFBSSxPQUFPLElBQUksTUFBTSxHQUFHLElBQUksS0FBSyxJQUFJLE9BQU8sSUFBSSxLQUFLO0FBQzVFO0FBR08sU0FBUyxlQUFlLE1BQWEsSUFBb0I7QUFDOUQsUUFBTSxFQUFFLE1BQU0sUUFBUSxJQUFJLFFBQVEsTUFBTSxFQUFFO0FBQzFDLFNBQU8sRUFBRSxNQUFNLEtBQUssTUFBTSxJQUFJLEdBQUcsU0FBUyxPQUFPLEtBQUssTUFBTSxPQUFPLENBQUMsRUFBRTtBQUN4RTtBQUdPLFNBQVMsZUFBZSxNQUFhLElBQW9CO0FBQzlELFFBQU0sRUFBRSxNQUFNLFFBQVEsSUFBSSxRQUFRLE1BQU0sRUFBRTtBQUMxQyxRQUFNLE9BQU8sS0FBSyxNQUFNLFVBQVUsRUFBRSxJQUFJO0FBQ3hDLFFBQU0sTUFBTSxVQUFVO0FBQ3RCLE1BQUksS0FBSyxJQUFJLEdBQUcsSUFBSSxZQUFhLFFBQU8sZUFBZSxNQUFNLEVBQUU7QUFDL0QsU0FBTyxFQUFFLE1BQU0sS0FBSyxNQUFNLE9BQU8sS0FBSyxJQUFLLE1BQU0sS0FBSyxLQUFNLEdBQUcsQ0FBQyxHQUFHLFNBQVMsT0FBTyxJQUFJLEVBQUU7QUFDM0Y7QUFHTyxTQUFTLFlBQVksTUFBWSxPQUE2RTtBQUNuSCxRQUFNLFFBQVEsS0FBSyxNQUFNLFFBQVEsQ0FBQyxTQUFTO0FBQ3pDLFVBQU0sU0FBUyxTQUFTLElBQUk7QUFDNUIsV0FBTyxLQUFLLEtBQUssSUFBSSxDQUFDLEtBQUssV0FBVyxFQUFFLEtBQUssTUFBTSxPQUFPLEtBQUssR0FBWSxJQUFJLE9BQU8sUUFBUSxDQUFDLEVBQVcsRUFBRTtBQUFBLEVBQzlHLENBQUM7QUFDRCxTQUFPLE1BQ0osSUFBSSxDQUFDLEVBQUUsS0FBSyxNQUFNLEdBQUcsR0FBRyxTQUFTO0FBQ2hDLFVBQU0sU0FBUyxNQUFNLElBQUksS0FBSyxNQUFNLEdBQUcsSUFBSSxLQUFLLE1BQU0sTUFBTSxJQUFJLEtBQUssTUFBTSxHQUFHLElBQUksS0FBSyxNQUFNLElBQUksUUFBUTtBQUN6RyxVQUFNLFFBQVEsS0FBSyxJQUFJLEtBQUssSUFBSSxNQUFNLENBQUMsR0FBRyxDQUFDO0FBQzNDLFVBQU0sVUFBVSxFQUFFLEdBQUcsS0FBSyxLQUFLLEdBQUcsSUFBSSxLQUFLLEtBQUssT0FBTyxHQUFHLEtBQUssS0FBSyxHQUFHLElBQUksS0FBSyxLQUFLLE1BQU07QUFDM0YsV0FBTyxFQUFFLE1BQU0sT0FBTyxRQUFRLElBQUksTUFBTSxVQUFVLFFBQVEsU0FBUyxLQUFLLEVBQUUsS0FBSztBQUFBLEVBQ2pGLENBQUMsRUFDQSxTQUFTLENBQUMsS0FBSyxVQUFVLElBQUksV0FBVyxNQUFNLFFBQVEsRUFBRSxDQUFDO0FBQzlEO0FBR08sU0FBUyxTQUFTLE1BQTBFO0FBQ2pHLFFBQU0sU0FBUyxLQUFLLE1BQU0sUUFBUSxRQUFRO0FBQzFDLFFBQU0sS0FBSyxPQUFPLElBQUksQ0FBQyxFQUFFLEVBQUUsTUFBTSxDQUFDO0FBQ2xDLFFBQU0sS0FBSyxPQUFPLElBQUksQ0FBQyxFQUFFLEVBQUUsTUFBTSxDQUFDO0FBQ2xDLE1BQUksQ0FBQyxPQUFPLE9BQVEsUUFBTyxFQUFFLE1BQU0sR0FBRyxLQUFLLEdBQUcsT0FBTyxHQUFHLFFBQVEsRUFBRTtBQUNsRSxTQUFPLEVBQUUsTUFBTSxLQUFLLElBQUksR0FBRyxFQUFFLEdBQUcsS0FBSyxLQUFLLElBQUksR0FBRyxFQUFFLEdBQUcsT0FBTyxLQUFLLElBQUksR0FBRyxFQUFFLEdBQUcsUUFBUSxLQUFLLElBQUksR0FBRyxFQUFFLEVBQUU7QUFDeEc7QUFFQSxTQUFTLFFBQVEsTUFBYSxJQUFXO0FBQ3ZDLFFBQU0sQ0FBQyxHQUFHLENBQUMsSUFBSSxDQUFDLEdBQUcsSUFBSSxLQUFLLEdBQUcsR0FBRyxJQUFJLEtBQUssQ0FBQztBQUM1QyxTQUFPLEVBQUUsTUFBTSxLQUFLLE1BQU0sR0FBRyxDQUFDLEdBQUcsU0FBVSxLQUFLLE1BQU0sR0FBRyxDQUFDLElBQUksTUFBTyxLQUFLLEdBQUc7QUFDL0U7IiwKICAibmFtZXMiOiBbXQp9Cg==

//e9e9a0a316490ed269d81676ad66777c33e0b690
