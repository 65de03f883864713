import { boundsOf, headingsOf, type Point, pointAlong, pointsOf } from '../shared/fence/geometry.ts';
import type { Line, Plan, Run } from '../shared/fence/plan.ts';
import { Bitmap } from './bitmap.ts';

const [width, height, margin] = [800, 600, 90];

/**
 * The sketch of a plan for a mail, where programs block or distrust SVG: a PNG of 800 by 600 black and white dots, at most 20 kB.
 * Numbers are feet: of the sides without brackets, of gates with the letters "ft".
 */
export function makePlanPicture(plan: Plan): Buffer {
  const bitmap = new Bitmap(width, height);
  const toDots = fitter(plan);
  for (const line of plan.lines) drawLine(bitmap, line, toDots);
  return bitmap.toPng();
}

type ToDots = (place: Point) => [x: number, y: number];

/** Puts the whole plan in the middle, as large as the margins allow, but not larger than 8 dots a foot. */
function fitter(plan: Plan): ToDots {
  const { left, top, right, bottom } = boundsOf(plan);
  const scale = Math.min((width - 2 * margin) / (right - left || 1), (height - 2 * margin) / (bottom - top || 1), 8);
  return ({ x, y }) => [width / 2 + (x - (left + right) / 2) * scale, height / 2 + (y - (top + bottom) / 2) * scale];
}

function drawLine(bitmap: Bitmap, line: Line, toDots: ToDots): void {
  const points = pointsOf(line);
  const headings = headingsOf(line.runs);
  const outward = line.runs.slice(1).reduce((sum, { turn }) => sum + turn, 0) < 0 ? 90 : -90;
  for (const [index, run] of line.runs.entries())
    drawSide(bitmap, run, points[index] as Point, headings[index] as number, outward, toDots);
  if (line.closed) bitmap.line(toDots(points.at(-1) as Point), toDots(line), 2, 6);
  for (const point of line.closed ? points.slice(0, -1) : points) bitmap.dot(...toDots(point), 11);
}

function drawSide(bitmap: Bitmap, run: Run, from: Point, heading: number, outward: number, toDots: ToDots): void {
  let begun = 0;
  const along = (feet: number) => pointAlong(from, heading, feet);
  for (const { at, width } of run.gates) {
    const end = at + width / 12;
    bitmap.line(toDots(along(begun)), toDots(along(at)), 4);
    drawLeaves(bitmap, along(at), along(end), heading - outward, width, toDots);
    writeBeside(
      bitmap,
      `${width / 12} ft`,
      pointAlong(along(at + width / 24), heading - outward, width / 24),
      heading - outward,
      toDots,
    );
    begun = end;
  }
  bitmap.line(toDots(along(begun)), toDots(along(run.feet)), 4);
  writeBeside(bitmap, String(run.feet), along(run.feet / 2), heading + outward, toDots);
}

/** Gate leaves are drawn open; the opening is dotted. */
function drawLeaves(bitmap: Bitmap, start: Point, end: Point, inward: number, width: number, toDots: ToDots): void {
  const leaf = width <= 60 ? width / 12 : width / 24;
  bitmap.line(toDots(start), toDots(pointAlong(start, inward, leaf)), 2);
  if (width > 60) bitmap.line(toDots(end), toDots(pointAlong(end, inward, leaf)), 2);
  bitmap.line(toDots(start), toDots(end), 2, 4);
}

function writeBeside(bitmap: Bitmap, text: string, place: Point, direction: number, toDots: ToDots): void {
  const radians = (direction * Math.PI) / 180;
  const [x, y] = toDots(place);
  const reach = text.length * 9 + 16;
  bitmap.write(text, x + Math.cos(radians) * reach, y + Math.sin(radians) * 26, 3);
}
