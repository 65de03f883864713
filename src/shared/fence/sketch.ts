import { circle, type Drawing, label, path, rect, type Shape, short } from './drawing.ts';
import { boundsOf, headingsOf, type Point, pointAlong, pointsOf } from './geometry.ts';
import { inFeet, withCommas } from './measures.ts';
import { type FencePlan, type Line, type Run, stretchesOf } from './plan.ts';
import { describePlan } from './sentences.ts';

/** A closed line that misses its start by more feet than this is shown with the gap dashed. */
const closingGap = 3;

/** Draws the plan from above, in feet: sides with their numbers and lengths, gates with their swing, corners and ends, on squared paper. */
export function drawSketch(plan: FencePlan): Drawing {
  const { left, top, right, bottom } = boundsOf(plan);
  const size = Math.max(right - left, bottom - top, 30) / 22;
  const [across, down] = [size * 5.5, size * 3.5];
  const [width, height] = [right - left + 2 * across, bottom - top + 2 * down];
  return {
    viewBox: [short(left - across), short(top - down), short(width), short(height)],
    title: 'Sketch of the fence from above',
    description: describePlan(plan).join(' '),
    shapes: [drawGrid([left - across, top - down, width, height]), ...drawLines(plan, size)],
  };
}

/** Draws only the lines, with text of a size in feet. */
export function drawLines(plan: FencePlan, size: number): Shape[] {
  let side = 0;
  return plan.lines.flatMap((line) => {
    const shapes = drawLine(line, side, size);
    side += line.runs.length;
    return shapes;
  });
}

/** Draws squares of 5 ft, or of 25 or 100 if smaller ones would be too many. */
export function drawGrid([left, top, width, height]: Drawing['viewBox']): Shape {
  const extent = Math.max(width, height);
  const square = [5, 25, 100].find((feet) => extent / feet <= 60) ?? 500;
  const marks = (from: number, length: number) => {
    const first = Math.ceil(from / square) * square;
    return Array.from(
      { length: Math.floor((from + length - first) / square) + 1 },
      (_, index) => first + index * square,
    );
  };
  const upright = marks(left, width).map((x) => `M${x} ${short(top)}v${short(height)}`);
  const level = marks(top, height).map((y) => `M${short(left)} ${y}h${short(width)}`);
  return path('grid', [...upright, ...level].join(''));
}

function drawLine(line: Line, firstSide: number, size: number): Shape[] {
  const points = closedPoints(line);
  const headings = headingsOf(line.runs);
  const outward = line.runs.slice(1).reduce((sum, { turn }) => sum + turn, 0) < 0 ? 90 : -90;
  const sides = line.runs.flatMap((run, index) => {
    const from = points[index] as Point;
    const heading = headings[index] as number;
    return [
      path('side', piecePath(run, from, heading)),
      sideLabel(
        `${firstSide + index + 1}: ${withCommas(run.feet)} ft`,
        pointAlong(from, heading, run.feet / 2),
        heading + outward,
        size,
      ),
      ...run.gates.flatMap(({ width, at }) => drawGate(pointAlong(from, heading, at), heading, width, outward, size)),
    ];
  });
  return [...sides, ...closingLine(line, points), ...drawJoints(line, points, size)];
}

/** Returns the corners, with the end of a closed line moved to its start if only rounding separates them. */
function closedPoints(line: Line): Point[] {
  const points = pointsOf(line);
  return line.closed && gapOf(line, points) <= closingGap ? [...points.slice(0, -1), points[0] as Point] : points;
}

function gapOf(line: Line, points: readonly Point[]): number {
  const end = points.at(-1) as Point;
  return Math.hypot(end.x - line.x, end.y - line.y);
}

function closingLine(line: Line, points: readonly Point[]): Shape[] {
  if (!line.closed || gapOf(line, points) <= closingGap) return [];
  const end = points.at(-1) as Point;
  return [path('closing', `M${short(end.x)} ${short(end.y)}L${line.x} ${line.y}`)];
}

/** Returns the fence of a side, with gaps for its gates. */
function piecePath(run: Run, from: Point, heading: number): string {
  const pieces = stretchesOf(run).map((ends) => {
    const [start, end] = ends.map((inches) => pointAlong(from, heading, inches / 12)) as [Point, Point];
    return `M${short(start.x)} ${short(start.y)}L${short(end.x)} ${short(end.y)}`;
  });
  return pieces.join('') || `M${short(from.x)} ${short(from.y)}`;
}

/** Draws one leaf or two, open, with the arc of their swing and the width. */
function drawGate(start: Point, heading: number, width: number, outward: number, size: number): Shape[] {
  const opening = width / 12;
  const end = pointAlong(start, heading, opening);
  const inward = heading - outward;
  const leaves = width <= 60 ? 1 : 2;
  const leaf = opening / leaves;
  const swing = (hinge: Point, towards: number, sweep: number) => {
    const tip = pointAlong(hinge, inward, leaf);
    const shut = pointAlong(hinge, towards, leaf);
    const arc = `A${short(leaf)} ${short(leaf)} 0 0 ${sweep} ${short(shut.x)} ${short(shut.y)}`;
    return [
      path('leaf', `M${short(hinge.x)} ${short(hinge.y)}L${short(tip.x)} ${short(tip.y)}`),
      path('swing', `M${short(tip.x)} ${short(tip.y)}${arc}`),
    ];
  };
  const turned = outward < 0 ? 0 : 1;
  const middle = pointAlong(pointAlong(start, heading, opening / 2), inward, leaf + size * 0.3);
  return [
    ...swing(start, heading, turned),
    ...(leaves === 2 ? swing(end, heading + 180, 1 - turned) : []),
    sideLabel(inFeet(width), middle, inward, size * 0.9),
  ];
}

/** Corners are squares, ends are round: they differ by shape, not only by color. */
function drawJoints({ closed, runs }: Line, points: readonly Point[], size: number): Shape[] {
  const half = size * 0.3;
  return points.slice(0, closed ? -1 : undefined).map(({ x, y }, index) => {
    const isEnd = !closed && (index === 0 || index === runs.length);
    return isEnd ? circle('end', x, y, half) : rect('corner', x - half, y - half, half * 2, half * 2);
  });
}

/** Places text next to a line, far enough out to clear it. */
function sideLabel(text: string, place: Point, direction: number, size: number): Shape {
  const radians = (direction * Math.PI) / 180;
  const [across, down] = [Math.cos(radians), Math.sin(radians)];
  const reach = size * 0.7 + Math.abs(across) * text.length * size * 0.27 + Math.abs(down) * size * 0.2;
  return label(text, place.x + across * reach, place.y + down * reach + size * 0.36, size);
}
