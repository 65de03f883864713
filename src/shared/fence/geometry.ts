import type { FencePlan, Line, Run } from './plan.ts';

/** A place in the sketch, in feet; y grows downward. */
export interface Point {
  x: number;
  y: number;
}

/** A stretch as a length and a direction, in whole feet and whole degrees. */
export interface Stretch {
  feet: number;
  heading: number;
}

/** Directions this close to a multiple of 45 degrees snap to it. */
const snapDegrees = 10;

/** Returns the corners of a line from its start to its end; one more than it has runs, for a closed line too. */
export function pointsOf({ x, y, runs }: Line): Point[] {
  const points: Point[] = [{ x, y }];
  const headings = headingsOf(runs);
  for (const [index, { feet }] of runs.entries())
    points.push(pointAlong(points[index] as Point, headings[index] as number, feet));
  return points;
}

/** Returns the direction of each run, in degrees from rightward, clockwise as seen in the sketch. */
export function headingsOf(runs: readonly Pick<Run, 'turn'>[]): number[] {
  let heading = 0;
  return runs.map(({ turn }) => {
    heading = toTurn(heading + turn);
    return heading;
  });
}

/** Returns the runs with turns that make them point in these directions. */
export function withHeadings(runs: readonly Run[], headings: readonly number[]): Run[] {
  return runs.map((run, index) => ({ ...run, turn: toTurn((headings[index] ?? 0) - (headings[index - 1] ?? 0)) }));
}

/** Normalizes an angle to between -179 and 180 degrees. */
export function toTurn(degrees: number): number {
  const turn = ((degrees % 360) + 360) % 360;
  return turn > 180 ? turn - 360 : turn;
}

/** Returns the place this many feet from another one, in a direction in degrees. */
export function pointAlong({ x, y }: Point, heading: number, feet: number): Point {
  const radians = (heading * Math.PI) / 180;
  return { x: x + Math.cos(radians) * feet, y: y + Math.sin(radians) * feet };
}

/** Returns the stretch between two places, in whole feet and whole degrees. */
export function stretchBetween(from: Point, to: Point): Stretch {
  const { feet, heading } = measure(from, to);
  return { feet: Math.round(feet), heading: toTurn(Math.round(heading)) };
}

/** Like `stretchBetween`, but directions close to a multiple of 45 degrees snap to it. The end is then as near to `to` as possible. */
export function snappedStretch(from: Point, to: Point): Stretch {
  const { feet, heading } = measure(from, to);
  const step = Math.round(heading / 45) * 45;
  const off = heading - step;
  if (Math.abs(off) > snapDegrees) return stretchBetween(from, to);
  return { feet: Math.round(feet * Math.cos((off * Math.PI) / 180)), heading: toTurn(step) };
}

/** Lists all sides in order, each with its start, end, and direction. */
export function laidSides({ lines }: FencePlan) {
  return lines.flatMap((line) => {
    const [points, headings] = [pointsOf(line), headingsOf(line.runs)];
    return line.runs.map((run, index) => {
      const [from, to] = points.slice(index) as [Point, Point];
      return { line, run, from, to, heading: headings[index] as number };
    });
  });
}

/**
 * Returns the side nearest to a place: its number from 0, the distance along it of the nearest point, and the distance from it, in feet.
 */
export function nearestSide(
  plan: FencePlan,
  place: Point,
): { side: number; along: number; distance: number } | undefined {
  return laidSides(plan)
    .map(({ run, from, to }, side) => {
      const part = ((place.x - from.x) * (to.x - from.x) + (place.y - from.y) * (to.y - from.y)) / run.feet ** 2;
      const along = Math.min(Math.max(part, 0), 1);
      const nearest = { x: from.x + (to.x - from.x) * along, y: from.y + (to.y - from.y) * along };
      return { side, along: along * run.feet, distance: measure(nearest, place).feet };
    })
    .toSorted((one, other) => one.distance - other.distance)[0];
}

/** Returns the smallest box around all lines. */
export function boundsOf(plan: FencePlan): { left: number; top: number; right: number; bottom: number } {
  const points = plan.lines.flatMap(pointsOf);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  if (!points.length) return { left: 0, top: 0, right: 0, bottom: 0 };
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

function measure(from: Point, to: Point) {
  const [x, y] = [to.x - from.x, to.y - from.y];
  return { feet: Math.hypot(x, y), heading: (Math.atan2(y, x) * 180) / Math.PI };
}
