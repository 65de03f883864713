import type { Command } from '../../../src/shared/fence/edit-gates.ts';
import {
  boundsOf,
  laidSides,
  nearestSide,
  type Point,
  pointAlong,
  pointsOf,
} from '../../../src/shared/fence/geometry.ts';
import type { FencePlan, Gate, GateWidth } from '../../../src/shared/fence/plan.ts';

export type Tool = 'draw' | 'move' | 'gate' | 'remove';

/** The chosen tool and its current action. */
export interface ToolState {
  tool: Tool;
  /** The start of the next line. */
  start?: Point | undefined;
  /** The line being drawn. */
  line?: number | undefined;
  /** The corner that was picked up. */
  picked?: { line: number; corner: number } | undefined;
}

/** The result of a tap: a change of the plan, an announcement, or only a new state. */
export interface Tap {
  command?: Command;
  said?: string;
  next: ToolState;
}

/** A round drag handle; its name identifies the part, such as `corner 0 2`. */
interface Handle extends Point {
  name: string;
}

/** Hit distance around a place, and the width of a new gate. */
interface TapOptions {
  reach: number;
  width: GateWidth;
}

/** Handles a tap, by finger, mouse or Enter, with the selected tool. */
export function tap(plan: FencePlan, state: ToolState, place: Point, options: TapOptions): Tap {
  if (state.tool === 'draw') return tapDraw(plan, state, place, options.reach);
  if (state.tool === 'move') return tapMove(plan, state, place, options.reach);
  const command = state.tool === 'gate' ? gateAt(plan, place, options) : removalAt(plan, place, options.reach);
  return command ? { command, next: state } : { said: 'There’s no side here.', next: state };
}

/** Handles a drag of a handle to a point. */
export function drag(plan: FencePlan, { start }: ToolState, handle: string, place: Point): Command | undefined {
  const [kind, one = 0, corner = 0] = handle.split(' ').map((part, index) => (index ? Number(part) : part)) as [
    string,
    number?,
    number?,
  ];
  if (kind === 'corner') return { do: 'move-corner', line: one, corner, to: place };
  if (kind === 'end') return { do: 'draw', from: one, to: place };
  if (kind === 'start' && start) return { do: 'draw', from: start, to: place };
  const gate = gatePlaces(plan)[one];
  if (kind !== 'gate' || !gate) return undefined;
  const { side, along } = nearestSide(plan, place) ?? gate;
  return { do: 'change-gate', gate: one, side, at: Math.max(0, Math.round(along - gate.width / 24)) };
}

/** Returns the draggable parts for the selected tool. */
export function handlesOf(plan: FencePlan, { tool, start }: ToolState): Handle[] {
  if (tool === 'move')
    return plan.lines.flatMap((line, index) =>
      cornersOfLine(line).map((point, corner) => ({ ...point, name: `corner ${index} ${corner}` })),
    );
  if (tool === 'gate') return gatePlaces(plan).map(({ x, y }, index) => ({ x, y, name: `gate ${index}` }));
  if (tool !== 'draw') return [];
  const ends = plan.lines.flatMap((line, index) =>
    line.closed ? [] : [{ ...(pointsOf(line).at(-1) as Point), name: `end ${index}` }],
  );
  return start ? [...ends, { ...start, name: 'start' }] : ends;
}

/** The state of the tool. It is reset if undo or the list removed the line or corner it was working on. */
export function resetStaleTool(state: ToolState, { lines }: FencePlan): ToolState {
  const { tool, line, picked } = state;
  const isLineGone = line !== undefined && (!lines[line] || lines[line].closed);
  const pickedLine = picked && lines[picked.line];
  const isCornerGone = picked && (!pickedLine || picked.corner >= cornersOfLine(pickedLine).length);
  return isLineGone || isCornerGone ? { tool } : state;
}

/** Returns the corners of a line. A closed line ends where it began, so that corner counts once. */
export const cornersOfLine = (line: FencePlan['lines'][number]): Point[] =>
  line.closed ? pointsOf(line).slice(0, -1) : pointsOf(line);

/** Stops of Page Up and Page Down: each corner and, for placing or removing a gate, each side's gates or middle. */
export function stopsOf(plan: FencePlan, { tool }: ToolState): Point[] {
  const isForGates = tool === 'gate' || tool === 'remove';
  return laidSides(plan).flatMap(({ line, run, from, to, heading }) => {
    const places = run.gates.length ? run.gates.map(middleAlong) : [run.feet / 2];
    const between = isForGates ? places.map((along) => pointAlong(from, heading, along)) : [];
    return [from, ...between, ...(run === line.runs.at(-1) && !line.closed ? [to] : [])];
  });
}

/** Returns the middle of a gate, in feet from the start of its side. */
const middleAlong = ({ at, width }: Gate): number => at + width / 24;

function tapDraw(plan: FencePlan, { start, line: index }: ToolState, place: Point, reach: number): Tap {
  const line = index === undefined ? undefined : plan.lines[index];
  if (line && index !== undefined) {
    const points = pointsOf(line);
    if (isNear(points.at(-1) as Point, place, reach)) return { said: 'Line ended.', next: { tool: 'draw' } };
    if (line.runs.length > 1 && isNear(line, place, reach))
      return { command: { do: 'draw-closed', line: index }, next: { tool: 'draw' } };
    return { command: { do: 'draw', from: index, to: place }, next: { tool: 'draw', line: index } };
  }
  if (start && isNear(start, place, reach)) return { said: 'Start removed.', next: { tool: 'draw' } };
  if (start)
    return { command: { do: 'draw', from: start, to: place }, next: { tool: 'draw', line: plan.lines.length } };
  const ended = plan.lines.findIndex((one) => !one.closed && isNear(pointsOf(one).at(-1) as Point, place, reach));
  if (ended >= 0) return { said: 'You can keep drawing from here.', next: { tool: 'draw', line: ended } };
  const whole = { x: Math.round(place.x), y: Math.round(place.y) };
  return { said: 'Start set. Choose the next corner.', next: { tool: 'draw', start: whole } };
}

function tapMove(plan: FencePlan, { picked }: ToolState, place: Point, reach: number): Tap {
  const next = { tool: 'move' } as const;
  if (picked) return { command: { do: 'move-corner', ...picked, to: place }, next };
  const corners = plan.lines.flatMap((line, index) =>
    cornersOfLine(line).map((point, corner) => ({ line: index, corner, away: distance(point, place) })),
  );
  const found = corners.toSorted((one, other) => one.away - other.away)[0];
  if (!found || found.away > reach) return { said: 'There’s no corner here.', next };
  return { said: 'Corner picked up. Choose its new place.', next: { ...next, picked: found } };
}

/** A gate is centered on the tap. */
function gateAt(plan: FencePlan, place: Point, { reach, width }: TapOptions): Command | undefined {
  const found = nearestSide(plan, place);
  if (!found || found.distance > reach) return undefined;
  return { do: 'add-gate', side: found.side, width, at: found.along - width / 24 };
}

function removalAt(plan: FencePlan, place: Point, reach: number): Command | undefined {
  const gate = gatePlaces(plan).findIndex(
    ({ x, y, width }) => distance({ x, y }, place) <= Math.max(width / 24, reach / 2),
  );
  if (gate >= 0) return { do: 'remove-gate', gate };
  const found = nearestSide(plan, place);
  return found && found.distance <= reach ? { do: 'remove-side', side: found.side } : undefined;
}

/** Returns the middles of all gates, in their order. */
const gatePlaces = (plan: FencePlan) =>
  laidSides(plan).flatMap(({ run, from, heading }, side) =>
    run.gates.map((gate) => {
      const along = middleAlong(gate);
      return { ...pointAlong(from, heading, along), width: gate.width, side, along };
    }),
  );

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
const isNear = (one: Point, other: Point, reach: number): boolean => distance(one, other) <= reach;

/** The visible part of the yard, and its scale. */
export interface View {
  center: Point;
  /** Feet to a pixel. */
  scale: number;
  /** The size of the surface in pixels. */
  width: number;
  height: number;
}

/** In screen pixels: the tap distance around a corner, which is half of the smallest target, and the font size. */
const [thumb, letters] = [22, 14];
/** Space for labels beside the outermost sides, in pixels. */
const words = 150;
/** Feet per pixel, for an empty sketch and for the limits of zooming. */
const [first, nearest, farthest] = [0.34, 0.05, 6];

/** The middle of an empty yard. */
export const firstView: View = { center: { x: 0, y: 0 }, scale: first, width: 320, height: 320 };

const limit = (value: number): number => Math.min(farthest, Math.max(nearest, value));

/** Returns the number of feet that a thumb covers on either side. */
export const reachOf = ({ scale }: View): number => thumb * scale;

/** Returns the size of letters, in feet. */
export const lettersOf = ({ scale }: View): number => letters * scale;

/** Returns the part of the yard that the surface shows, in feet: left, top, width and height. */
export function boxOf({ center, scale, width, height }: View): [number, number, number, number] {
  return [center.x - (width * scale) / 2, center.y - (height * scale) / 2, width * scale, height * scale];
}

/** Converts a screen position to a position in the yard. */
export function toFeet(
  { center, scale }: View,
  surface: Element,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point {
  const { left, top, width, height } = surface.getBoundingClientRect();
  return { x: center.x + (clientX - left - width / 2) * scale, y: center.y + (clientY - top - height / 2) * scale };
}

/** Returns the view for the current size of the surface. */
export const measured = (view: View, surface: Element): View => ({
  ...view,
  width: surface.clientWidth || 320,
  height: surface.clientHeight || 320,
});

/** Zooms the view: in by a factor below 1, out by a factor above 1. */
export const zoomed = (view: View, factor: number): View => ({ ...view, scale: limit(view.scale * factor) });

/** Returns the view that shows a whole plan. */
export function fitted(view: View, plan: FencePlan): View {
  if (!plan.lines.length) return view;
  const { left, top, right, bottom } = boundsOf(plan);
  const scale = Math.max((right - left) / (view.width - words), (bottom - top) / (view.height - words), nearest * 2);
  return { ...view, center: { x: (left + right) / 2, y: (top + bottom) / 2 }, scale: limit(scale) };
}

/** Moves the view if a place would be near or beyond its edge. */
export function showing(view: View, { x, y }: Point): View {
  const { center, scale, width, height } = view;
  const isOut = (off: number, pixels: number) => Math.abs(off) > (pixels / 2 - thumb) * scale;
  return isOut(x - center.x, width) || isOut(y - center.y, height) ? { ...view, center: { x, y } } : view;
}
