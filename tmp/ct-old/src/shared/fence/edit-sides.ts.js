import { mapSide, noRoom, refitGates } from "./edit-gates.ts";
import {
  boundsOf,
  headingsOf,
  pointAlong,
  pointsOf,
  snappedStretch,
  stretchBetween,
  toTurn,
  withHeadings
} from "./geometry.ts";
import { messages } from "./messages.ts";
import { newLineFeet, sidesOf, sidesWithPlace } from "./plan.ts";
import { describePlan, feetWords } from "./sentences.ts";
function addSide(plan, { feet, turn }) {
  const line = plan.lines.at(-1);
  if (turn === "new" || !line) return append(plan, startLine(plan, [makeRun(feet, turn === "new" ? 0 : turn)]));
  if (line.closed) return { refusal: messages.closingSide };
  return extend(plan, plan.lines.length - 1, makeRun(feet, turn));
}
function draw(plan, { from, to }) {
  if (typeof from === "object") {
    const start = { x: Math.round(from.x), y: Math.round(from.y) };
    const { feet: feet2, heading: heading2 } = snappedStretch(start, to);
    return append(plan, { ...start, closed: false, runs: [makeRun(feet2, heading2)] });
  }
  const line = plan.lines[from];
  if (!line || line.closed) return { refusal: messages.closingSide };
  const { feet, heading } = snappedStretch(pointsOf(line).at(-1), to);
  return extend(plan, from, makeRun(feet, heading - (headingsOf(line.runs).at(-1) ?? 0)));
}
function drawClosed(plan, index) {
  const line = plan.lines[index];
  if (!line || line.closed) return { refusal: messages.closingSide };
  const end = pointsOf(line).at(-1);
  const { feet, heading } = stretchBetween(end, line);
  const last = makeRun(feet, heading - (headingsOf(line.runs).at(-1) ?? 0));
  const runs = feet < 1 ? line.runs : [...line.runs, last];
  return withLine(plan, index, { ...line, closed: true, runs }, "The fence ends where it began.");
}
function close(plan, { line: index, closed }) {
  const line = plan.lines[index];
  if (!line) return { refusal: messages.gone };
  const said = closed ? "The fence ends where it began." : "The fence is open again.";
  return withLine(plan, index, { ...line, closed }, said);
}
function resizeSide(plan, { side, feet }) {
  const run = sidesOf(plan)[side];
  if (!run) return { refusal: messages.gone };
  const fitted = refit({ ...run, feet }, side);
  if (typeof fitted === "string") return { refusal: fitted };
  return { plan: mapSide(plan, side, () => fitted), said: lengthWords(side, fitted) };
}
function turnSide(plan, { side, turn }) {
  const place = sidesWithPlace(plan)[side];
  if (!place) return { refusal: messages.gone };
  const { line, at, index: run } = place;
  let next = mapSide(plan, side, (one) => ({ ...one, turn: turn === "new" ? 0 : turn }));
  if (turn === "new" && run > 0) next = splitLine(plan, at, run);
  else if (turn !== "new" && run === 0 && at > 0) {
    const before = next.lines[at - 1];
    if (before.closed) return { refusal: messages.closingSide };
    const joined = { ...before, closed: line.closed, runs: [...before.runs, ...next.lines[at].runs] };
    next = { ...next, lines: next.lines.toSpliced(at - 1, 2, joined) };
  }
  return { plan: next, said: describePlan(next)[side] ?? "" };
}
function removeSide(plan, side) {
  const place = sidesWithPlace(plan)[side];
  if (!place) return { refusal: messages.gone };
  const { line, at, index: run } = place;
  const heading = headingsOf(line.runs)[1] ?? 0;
  const rest = line.runs.toSpliced(run, 1);
  const runs = run === 0 ? rest.map((one, index) => index === 0 ? { ...one, turn: heading } : one) : rest;
  const lines = runs.length ? plan.lines.toSpliced(at, 1, { ...line, closed: false, runs }) : plan.lines.toSpliced(at, 1);
  return {
    plan: { ...plan, lines },
    said: `Side ${side + 1} removed.${line.closed ? " The fence is open again." : ""}`
  };
}
function moveCorner(plan, { line: index, corner, to }) {
  const line = plan.lines[index];
  if (!line || corner > line.runs.length) return { refusal: messages.gone };
  const count = line.runs.length;
  const at = line.closed ? corner % count : corner;
  const points = pointsOf(line);
  const stretches = /* @__PURE__ */ new Map();
  let place = { x: Math.round(to.x), y: Math.round(to.y) };
  if (at > 0) {
    const before = snappedStretch(points[at - 1], to);
    stretches.set(at - 1, before);
    place = pointAlong(points[at - 1], before.heading, before.feet);
  } else if (line.closed) stretches.set(count - 1, stretchBetween(points[count - 1], place));
  if (at < count) {
    const next = line.closed && at === count - 1 ? line : points[at + 1];
    stretches.set(at, stretchBetween(place, next));
  }
  return restretch(plan, index, at === 0 ? { ...line, ...place } : line, stretches);
}
function restretch(plan, index, line, stretches) {
  const first = sidesWithPlace(plan).findIndex(({ at }) => at === index);
  const headings = headingsOf(line.runs).map((heading, run) => stretches.get(run)?.heading ?? heading);
  const runs = [];
  for (const [at, run] of line.runs.entries()) {
    const fitted = refit({ ...run, feet: stretches.get(at)?.feet ?? run.feet }, first + at);
    if (typeof fitted === "string") return { refusal: fitted };
    runs.push(fitted);
  }
  const changed = [...stretches.keys()].toSorted((one, other) => one - other);
  const said = changed.map((run) => lengthWords(first + run, runs[run])).join(" ");
  return withLine(plan, index, { ...line, runs: withHeadings(runs, headings) }, said);
}
function refit(run, side) {
  if (run.feet < 1) return messages.sideShort;
  const gates = refitGates(run.gates, run.feet);
  const widest = Math.max(...run.gates.map(({ width }) => width));
  return gates ? { ...run, gates } : noRoom(side + 1, run.feet, widest);
}
function splitLine(plan, at, run) {
  const line = plan.lines[at];
  const [first, ...rest] = line.runs.slice(run);
  const kept = { ...line, closed: false, runs: line.runs.slice(0, run) };
  const lines = plan.lines.toSpliced(at, 1, kept);
  const added = startLine({ ...plan, lines }, [{ ...first, turn: 0 }, ...rest]);
  return { ...plan, lines: lines.toSpliced(at + 1, 0, added) };
}
function startLine(plan, runs) {
  const y = plan.lines.length ? Math.min(1500, Math.ceil(boundsOf(plan).bottom - 1e-3) + newLineFeet) : 0;
  return { x: 0, y, closed: false, runs };
}
const makeRun = (feet, turn) => ({ feet, turn: toTurn(turn), gates: [] });
function append(plan, line) {
  const lines = [...plan.lines, line];
  return { plan: { ...plan, lines }, said: lengthWords(sidesOf(plan).length, line.runs[0]) };
}
function extend(plan, index, run) {
  const line = plan.lines[index];
  const side = sidesWithPlace(plan).filter(({ at }) => at <= index).length;
  return withLine(plan, index, { ...line, runs: [...line.runs, run] }, lengthWords(side, run));
}
function withLine(plan, index, line, said) {
  return { plan: { ...plan, lines: plan.lines.with(index, line) }, said };
}
const lengthWords = (side, { feet }) => `Side ${side + 1} is ${feetWords(feet)}.`;
export {
  addSide,
  close,
  draw,
  drawClosed,
  moveCorner,
  removeSide,
  resizeSide,
  turnSide
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9mZW5jZS9lZGl0LXNpZGVzLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQ0EsU0FBUyxTQUFTLFFBQVEsa0JBQWtCO0FBQzVDO0FBQUEsRUFDRTtBQUFBLEVBQ0E7QUFBQSxFQUVBO0FBQUEsRUFDQTtBQUFBLEVBRUE7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxPQUNLO0FBQ1AsU0FBUyxnQkFBZ0I7QUFDekIsU0FBb0IsYUFBa0MsU0FBUyxzQkFBc0I7QUFDckYsU0FBUyxjQUFjLGlCQUFpQjtBQUtqQyxTQUFTLFFBQVEsTUFBWSxFQUFFLE1BQU0sS0FBSyxHQUFnQztBQUMvRSxRQUFNLE9BQU8sS0FBSyxNQUFNLEdBQUcsRUFBRTtBQUM3QixNQUFJLFNBQVMsU0FBUyxDQUFDLEtBQU0sUUFBTyxPQUFPLE1BQU0sVUFBVSxNQUFNLENBQUMsUUFBUSxNQUFNLFNBQVMsUUFBUSxJQUFJLElBQUksQ0FBQyxDQUFDLENBQUM7QUFDNUcsTUFBSSxLQUFLLE9BQVEsUUFBTyxFQUFFLFNBQVMsU0FBUyxZQUFZO0FBQ3hELFNBQU8sT0FBTyxNQUFNLEtBQUssTUFBTSxTQUFTLEdBQUcsUUFBUSxNQUFNLElBQUksQ0FBQztBQUNoRTtBQUdPLFNBQVMsS0FBSyxNQUFZLEVBQUUsTUFBTSxHQUFHLEdBQTRCO0FBQ3RFLE1BQUksT0FBTyxTQUFTLFVBQVU7QUFDNUIsVUFBTSxRQUFRLEVBQUUsR0FBRyxLQUFLLE1BQU0sS0FBSyxDQUFDLEdBQUcsR0FBRyxLQUFLLE1BQU0sS0FBSyxDQUFDLEVBQUU7QUFDN0QsVUFBTSxFQUFFLE1BQUFBLE9BQU0sU0FBQUMsU0FBUSxJQUFJLGVBQWUsT0FBTyxFQUFFO0FBQ2xELFdBQU8sT0FBTyxNQUFNLEVBQUUsR0FBRyxPQUFPLFFBQVEsT0FBTyxNQUFNLENBQUMsUUFBUUQsT0FBTUMsUUFBTyxDQUFDLEVBQUUsQ0FBQztBQUFBLEVBQ2pGO0FBQ0EsUUFBTSxPQUFPLEtBQUssTUFBTSxJQUFJO0FBQzVCLE1BQUksQ0FBQyxRQUFRLEtBQUssT0FBUSxRQUFPLEVBQUUsU0FBUyxTQUFTLFlBQVk7QUFDakUsUUFBTSxFQUFFLE1BQU0sUUFBUSxJQUFJLGVBQWUsU0FBUyxJQUFJLEVBQUUsR0FBRyxFQUFFLEdBQVksRUFBRTtBQUMzRSxTQUFPLE9BQU8sTUFBTSxNQUFNLFFBQVEsTUFBTSxXQUFXLFdBQVcsS0FBSyxJQUFJLEVBQUUsR0FBRyxFQUFFLEtBQUssRUFBRSxDQUFDO0FBQ3hGO0FBR08sU0FBUyxXQUFXLE1BQVksT0FBcUI7QUFDMUQsUUFBTSxPQUFPLEtBQUssTUFBTSxLQUFLO0FBQzdCLE1BQUksQ0FBQyxRQUFRLEtBQUssT0FBUSxRQUFPLEVBQUUsU0FBUyxTQUFTLFlBQVk7QUFDakUsUUFBTSxNQUFNLFNBQVMsSUFBSSxFQUFFLEdBQUcsRUFBRTtBQUNoQyxRQUFNLEVBQUUsTUFBTSxRQUFRLElBQUksZUFBZSxLQUFLLElBQUk7QUFDbEQsUUFBTSxPQUFPLFFBQVEsTUFBTSxXQUFXLFdBQVcsS0FBSyxJQUFJLEVBQUUsR0FBRyxFQUFFLEtBQUssRUFBRTtBQUN4RSxRQUFNLE9BQU8sT0FBTyxJQUFJLEtBQUssT0FBTyxDQUFDLEdBQUcsS0FBSyxNQUFNLElBQUk7QUFDdkQsU0FBTyxTQUFTLE1BQU0sT0FBTyxFQUFFLEdBQUcsTUFBTSxRQUFRLE1BQU0sS0FBSyxHQUFHLGdDQUFnQztBQUNoRztBQUdPLFNBQVMsTUFBTSxNQUFZLEVBQUUsTUFBTSxPQUFPLE9BQU8sR0FBNkI7QUFDbkYsUUFBTSxPQUFPLEtBQUssTUFBTSxLQUFLO0FBQzdCLE1BQUksQ0FBQyxLQUFNLFFBQU8sRUFBRSxTQUFTLFNBQVMsS0FBSztBQUMzQyxRQUFNLE9BQU8sU0FBUyxtQ0FBbUM7QUFDekQsU0FBTyxTQUFTLE1BQU0sT0FBTyxFQUFFLEdBQUcsTUFBTSxPQUFPLEdBQUcsSUFBSTtBQUN4RDtBQUdPLFNBQVMsV0FBVyxNQUFZLEVBQUUsTUFBTSxLQUFLLEdBQW1DO0FBQ3JGLFFBQU0sTUFBTSxRQUFRLElBQUksRUFBRSxJQUFJO0FBQzlCLE1BQUksQ0FBQyxJQUFLLFFBQU8sRUFBRSxTQUFTLFNBQVMsS0FBSztBQUMxQyxRQUFNLFNBQVMsTUFBTSxFQUFFLEdBQUcsS0FBSyxLQUFLLEdBQUcsSUFBSTtBQUMzQyxNQUFJLE9BQU8sV0FBVyxTQUFVLFFBQU8sRUFBRSxTQUFTLE9BQU87QUFDekQsU0FBTyxFQUFFLE1BQU0sUUFBUSxNQUFNLE1BQU0sTUFBTSxNQUFNLEdBQUcsTUFBTSxZQUFZLE1BQU0sTUFBTSxFQUFFO0FBQ3BGO0FBR08sU0FBUyxTQUFTLE1BQVksRUFBRSxNQUFNLEtBQUssR0FBaUM7QUFDakYsUUFBTSxRQUFRLGVBQWUsSUFBSSxFQUFFLElBQUk7QUFDdkMsTUFBSSxDQUFDLE1BQU8sUUFBTyxFQUFFLFNBQVMsU0FBUyxLQUFLO0FBQzVDLFFBQU0sRUFBRSxNQUFNLElBQUksT0FBTyxJQUFJLElBQUk7QUFDakMsTUFBSSxPQUFPLFFBQVEsTUFBTSxNQUFNLENBQUMsU0FBUyxFQUFFLEdBQUcsS0FBSyxNQUFNLFNBQVMsUUFBUSxJQUFJLEtBQUssRUFBRTtBQUNyRixNQUFJLFNBQVMsU0FBUyxNQUFNLEVBQUcsUUFBTyxVQUFVLE1BQU0sSUFBSSxHQUFHO0FBQUEsV0FDcEQsU0FBUyxTQUFTLFFBQVEsS0FBSyxLQUFLLEdBQUc7QUFDOUMsVUFBTSxTQUFTLEtBQUssTUFBTSxLQUFLLENBQUM7QUFDaEMsUUFBSSxPQUFPLE9BQVEsUUFBTyxFQUFFLFNBQVMsU0FBUyxZQUFZO0FBQzFELFVBQU0sU0FBUyxFQUFFLEdBQUcsUUFBUSxRQUFRLEtBQUssUUFBUSxNQUFNLENBQUMsR0FBRyxPQUFPLE1BQU0sR0FBSSxLQUFLLE1BQU0sRUFBRSxFQUFXLElBQUksRUFBRTtBQUMxRyxXQUFPLEVBQUUsR0FBRyxNQUFNLE9BQU8sS0FBSyxNQUFNLFVBQVUsS0FBSyxHQUFHLEdBQUcsTUFBTSxFQUFFO0FBQUEsRUFDbkU7QUFDQSxTQUFPLEVBQUUsTUFBTSxNQUFNLE1BQU0sYUFBYSxJQUFJLEVBQUUsSUFBSSxLQUFLLEdBQUc7QUFDNUQ7QUFHTyxTQUFTLFdBQVcsTUFBWSxNQUFvQjtBQUN6RCxRQUFNLFFBQVEsZUFBZSxJQUFJLEVBQUUsSUFBSTtBQUN2QyxNQUFJLENBQUMsTUFBTyxRQUFPLEVBQUUsU0FBUyxTQUFTLEtBQUs7QUFDNUMsUUFBTSxFQUFFLE1BQU0sSUFBSSxPQUFPLElBQUksSUFBSTtBQUNqQyxRQUFNLFVBQVUsV0FBVyxLQUFLLElBQUksRUFBRSxDQUFDLEtBQUs7QUFDNUMsUUFBTSxPQUFPLEtBQUssS0FBSyxVQUFVLEtBQUssQ0FBQztBQUN2QyxRQUFNLE9BQU8sUUFBUSxJQUFJLEtBQUssSUFBSSxDQUFDLEtBQUssVUFBVyxVQUFVLElBQUksRUFBRSxHQUFHLEtBQUssTUFBTSxRQUFRLElBQUksR0FBSSxJQUFJO0FBQ3JHLFFBQU0sUUFBUSxLQUFLLFNBQ2YsS0FBSyxNQUFNLFVBQVUsSUFBSSxHQUFHLEVBQUUsR0FBRyxNQUFNLFFBQVEsT0FBTyxLQUFLLENBQUMsSUFDNUQsS0FBSyxNQUFNLFVBQVUsSUFBSSxDQUFDO0FBQzlCLFNBQU87QUFBQSxJQUNMLE1BQU0sRUFBRSxHQUFHLE1BQU0sTUFBTTtBQUFBLElBQ3ZCLE1BQU0sUUFBUSxPQUFPLENBQUMsWUFBWSxLQUFLLFNBQVMsOEJBQThCLEVBQUU7QUFBQSxFQUNsRjtBQUNGO0FBR08sU0FBUyxXQUFXLE1BQVksRUFBRSxNQUFNLE9BQU8sUUFBUSxHQUFHLEdBQW1DO0FBQ2xHLFFBQU0sT0FBTyxLQUFLLE1BQU0sS0FBSztBQUM3QixNQUFJLENBQUMsUUFBUSxTQUFTLEtBQUssS0FBSyxPQUFRLFFBQU8sRUFBRSxTQUFTLFNBQVMsS0FBSztBQUN4RSxRQUFNLFFBQVEsS0FBSyxLQUFLO0FBQ3hCLFFBQU0sS0FBSyxLQUFLLFNBQVMsU0FBUyxRQUFRO0FBQzFDLFFBQU0sU0FBUyxTQUFTLElBQUk7QUFDNUIsUUFBTSxZQUFZLG9CQUFJLElBQXFCO0FBQzNDLE1BQUksUUFBUSxFQUFFLEdBQUcsS0FBSyxNQUFNLEdBQUcsQ0FBQyxHQUFHLEdBQUcsS0FBSyxNQUFNLEdBQUcsQ0FBQyxFQUFFO0FBQ3ZELE1BQUksS0FBSyxHQUFHO0FBQ1YsVUFBTSxTQUFTLGVBQWUsT0FBTyxLQUFLLENBQUMsR0FBWSxFQUFFO0FBQ3pELGNBQVUsSUFBSSxLQUFLLEdBQUcsTUFBTTtBQUM1QixZQUFRLFdBQVcsT0FBTyxLQUFLLENBQUMsR0FBWSxPQUFPLFNBQVMsT0FBTyxJQUFJO0FBQUEsRUFDekUsV0FBVyxLQUFLLE9BQVEsV0FBVSxJQUFJLFFBQVEsR0FBRyxlQUFlLE9BQU8sUUFBUSxDQUFDLEdBQVksS0FBSyxDQUFDO0FBQ2xHLE1BQUksS0FBSyxPQUFPO0FBQ2QsVUFBTSxPQUFPLEtBQUssVUFBVSxPQUFPLFFBQVEsSUFBSSxPQUFRLE9BQU8sS0FBSyxDQUFDO0FBQ3BFLGNBQVUsSUFBSSxJQUFJLGVBQWUsT0FBTyxJQUFJLENBQUM7QUFBQSxFQUMvQztBQUNBLFNBQU8sVUFBVSxNQUFNLE9BQU8sT0FBTyxJQUFJLEVBQUUsR0FBRyxNQUFNLEdBQUcsTUFBTSxJQUFJLE1BQU0sU0FBUztBQUNsRjtBQUVBLFNBQVMsVUFBVSxNQUFZLE9BQWUsTUFBWSxXQUErQztBQUN2RyxRQUFNLFFBQVEsZUFBZSxJQUFJLEVBQUUsVUFBVSxDQUFDLEVBQUUsR0FBRyxNQUFNLE9BQU8sS0FBSztBQUNyRSxRQUFNLFdBQVcsV0FBVyxLQUFLLElBQUksRUFBRSxJQUFJLENBQUMsU0FBUyxRQUFRLFVBQVUsSUFBSSxHQUFHLEdBQUcsV0FBVyxPQUFPO0FBQ25HLFFBQU0sT0FBYyxDQUFDO0FBQ3JCLGFBQVcsQ0FBQyxJQUFJLEdBQUcsS0FBSyxLQUFLLEtBQUssUUFBUSxHQUFHO0FBQzNDLFVBQU0sU0FBUyxNQUFNLEVBQUUsR0FBRyxLQUFLLE1BQU0sVUFBVSxJQUFJLEVBQUUsR0FBRyxRQUFRLElBQUksS0FBSyxHQUFHLFFBQVEsRUFBRTtBQUN0RixRQUFJLE9BQU8sV0FBVyxTQUFVLFFBQU8sRUFBRSxTQUFTLE9BQU87QUFDekQsU0FBSyxLQUFLLE1BQU07QUFBQSxFQUNsQjtBQUNBLFFBQU0sVUFBVSxDQUFDLEdBQUcsVUFBVSxLQUFLLENBQUMsRUFBRSxTQUFTLENBQUMsS0FBSyxVQUFVLE1BQU0sS0FBSztBQUMxRSxRQUFNLE9BQU8sUUFBUSxJQUFJLENBQUMsUUFBUSxZQUFZLFFBQVEsS0FBSyxLQUFLLEdBQUcsQ0FBUSxDQUFDLEVBQUUsS0FBSyxHQUFHO0FBQ3RGLFNBQU8sU0FBUyxNQUFNLE9BQU8sRUFBRSxHQUFHLE1BQU0sTUFBTSxhQUFhLE1BQU0sUUFBUSxFQUFFLEdBQUcsSUFBSTtBQUNwRjtBQUdBLFNBQVMsTUFBTSxLQUFVLE1BQTRCO0FBQ25ELE1BQUksSUFBSSxPQUFPLEVBQUcsUUFBTyxTQUFTO0FBQ2xDLFFBQU0sUUFBUSxXQUFXLElBQUksT0FBTyxJQUFJLElBQUk7QUFDNUMsUUFBTSxTQUFTLEtBQUssSUFBSSxHQUFHLElBQUksTUFBTSxJQUFJLENBQUMsRUFBRSxNQUFNLE1BQU0sS0FBSyxDQUFDO0FBQzlELFNBQU8sUUFBUSxFQUFFLEdBQUcsS0FBSyxNQUFNLElBQUksT0FBTyxPQUFPLEdBQUcsSUFBSSxNQUFNLE1BQU07QUFDdEU7QUFFQSxTQUFTLFVBQVUsTUFBWSxJQUFZLEtBQW1CO0FBQzVELFFBQU0sT0FBTyxLQUFLLE1BQU0sRUFBRTtBQUMxQixRQUFNLENBQUMsT0FBTyxHQUFHLElBQUksSUFBSSxLQUFLLEtBQUssTUFBTSxHQUFHO0FBQzVDLFFBQU0sT0FBTyxFQUFFLEdBQUcsTUFBTSxRQUFRLE9BQU8sTUFBTSxLQUFLLEtBQUssTUFBTSxHQUFHLEdBQUcsRUFBRTtBQUNyRSxRQUFNLFFBQVEsS0FBSyxNQUFNLFVBQVUsSUFBSSxHQUFHLElBQUk7QUFDOUMsUUFBTSxRQUFRLFVBQVUsRUFBRSxHQUFHLE1BQU0sTUFBTSxHQUFHLENBQUMsRUFBRSxHQUFHLE9BQU8sTUFBTSxFQUFFLEdBQUcsR0FBRyxJQUFJLENBQUM7QUFDNUUsU0FBTyxFQUFFLEdBQUcsTUFBTSxPQUFPLE1BQU0sVUFBVSxLQUFLLEdBQUcsR0FBRyxLQUFLLEVBQUU7QUFDN0Q7QUFFQSxTQUFTLFVBQVUsTUFBWSxNQUFtQjtBQUNoRCxRQUFNLElBQUksS0FBSyxNQUFNLFNBQVMsS0FBSyxJQUFJLE1BQU0sS0FBSyxLQUFLLFNBQVMsSUFBSSxFQUFFLFNBQVMsSUFBSyxJQUFJLFdBQVcsSUFBSTtBQUN2RyxTQUFPLEVBQUUsR0FBRyxHQUFHLEdBQUcsUUFBUSxPQUFPLEtBQUs7QUFDeEM7QUFFQSxNQUFNLFVBQVUsQ0FBQyxNQUFjLFVBQXVCLEVBQUUsTUFBTSxNQUFNLE9BQU8sSUFBSSxHQUFHLE9BQU8sQ0FBQyxFQUFFO0FBRTVGLFNBQVMsT0FBTyxNQUFZLE1BQWtCO0FBQzVDLFFBQU0sUUFBUSxDQUFDLEdBQUcsS0FBSyxPQUFPLElBQUk7QUFDbEMsU0FBTyxFQUFFLE1BQU0sRUFBRSxHQUFHLE1BQU0sTUFBTSxHQUFHLE1BQU0sWUFBWSxRQUFRLElBQUksRUFBRSxRQUFRLEtBQUssS0FBSyxDQUFDLENBQVEsRUFBRTtBQUNsRztBQUVBLFNBQVMsT0FBTyxNQUFZLE9BQWUsS0FBZ0I7QUFDekQsUUFBTSxPQUFPLEtBQUssTUFBTSxLQUFLO0FBQzdCLFFBQU0sT0FBTyxlQUFlLElBQUksRUFBRSxPQUFPLENBQUMsRUFBRSxHQUFHLE1BQU0sTUFBTSxLQUFLLEVBQUU7QUFDbEUsU0FBTyxTQUFTLE1BQU0sT0FBTyxFQUFFLEdBQUcsTUFBTSxNQUFNLENBQUMsR0FBRyxLQUFLLE1BQU0sR0FBRyxFQUFFLEdBQUcsWUFBWSxNQUFNLEdBQUcsQ0FBQztBQUM3RjtBQUVBLFNBQVMsU0FBUyxNQUFZLE9BQWUsTUFBWSxNQUFvQjtBQUMzRSxTQUFPLEVBQUUsTUFBTSxFQUFFLEdBQUcsTUFBTSxPQUFPLEtBQUssTUFBTSxLQUFLLE9BQU8sSUFBSSxFQUFFLEdBQUcsS0FBSztBQUN4RTtBQUVBLE1BQU0sY0FBYyxDQUFDLE1BQWMsRUFBRSxLQUFLLE1BQW1CLFFBQVEsT0FBTyxDQUFDLE9BQU8sVUFBVSxJQUFJLENBQUM7IiwKICAibmFtZXMiOiBbImZlZXQiLCAiaGVhZGluZyJdCn0K

//41ac2a5c1a995eed1ab26cfe7b58b5c529bf1d67
