import { boundsOf, type Point, pointsOf } from '../../../src/shared/fence/geometry.ts';
import type { Plan } from '../../../src/shared/fence/plan.ts';
import { circle, path, type Shape } from '../../../src/shared/fence/shape.ts';
import { drawGrid, drawLines } from '../../../src/shared/fence/sketch.ts';
import { redrawShapes } from './drawing-element.ts';

/** A round drag handle; its name identifies the part, such as `corner 0 2`. */
export interface Handle extends Point {
  name: string;
}

/** What the sketch shows beside the plan. */
export interface SketchMarks {
  handles: readonly Handle[];
  /** The start of a line that is not drawn yet, or a corner that was picked up. */
  held: Point | undefined;
  crosshair: Point;
}

/** The surface: which part of the yard it shows, and how large. */
export interface SketchView {
  /** How many feet a thumb covers to either side. */
  readonly reach: number;
  toFeet(place: { clientX: number; clientY: number }): Point;
  /** Takes the size of the surface anew. Asking for it makes the browser lay out the whole page, so no change of the plan does. */
  measure(): void;
  draw(plan: Plan, marks: SketchMarks): void;
  zoom(factor: number): void;
  fit(plan: Plan): void;
  /** Pans so that a point near or beyond the edge is visible. */
  keepInSight(place: Point): void;
}

/** Half of the smallest target, and the size of letters, in pixels. */
const [thumb, letters] = [22, 14];
/** What the words beside the outermost sides need in all, in pixels. */
const words = 150;
/** Feet to a pixel: an empty sketch, and the limits of zooming. */
const [first, nearest, farthest] = [0.34, 0.05, 6];

/** Draws plans on a surface; it begins at the middle of an empty yard. */
export function createSketchView(surface: SVGSVGElement): SketchView {
  let center: Point = { x: 0, y: 0 };
  let scale = first;
  let size = { width: 320, height: 320 };
  const limit = (value: number) => Math.min(farthest, Math.max(nearest, value));

  return {
    get reach() {
      return thumb * scale;
    },
    toFeet({ clientX, clientY }) {
      const { left, top, width, height } = surface.getBoundingClientRect();
      return { x: center.x + (clientX - left - width / 2) * scale, y: center.y + (clientY - top - height / 2) * scale };
    },
    measure() {
      size = { width: surface.clientWidth || 320, height: surface.clientHeight || 320 };
    },
    draw(plan, { handles, held, crosshair: { x, y } }) {
      const { width, height } = size;
      const box = [
        center.x - (width * scale) / 2,
        center.y - (height * scale) / 2,
        width * scale,
        height * scale,
      ] as const;
      const arm = thumb * scale;
      const shapes = [
        drawGrid(box),
        ...drawLines(plan, letters * scale),
        ...(held ? [circle('held', held.x, held.y, arm * 0.6)] : []),
        path('cross', `M${x - arm} ${y}h${arm * 2}M${x} ${y - arm}v${arm * 2}`),
        ...handles.map((handle) => drawHandle(handle, arm)),
      ];
      redrawShapes(surface, box, shapes);
    },
    zoom(factor) {
      scale = limit(scale * factor);
    },
    fit(plan) {
      if (!plan.lines.length) return;
      const { left, top, right, bottom } = boundsOf(plan);
      const { width, height } = size;
      center = { x: (left + right) / 2, y: (top + bottom) / 2 };
      scale = limit(Math.max((right - left) / (width - words), (bottom - top) / (height - words), nearest * 2));
    },
    keepInSight({ x, y }) {
      const { width, height } = size;
      const isOut = (off: number, pixels: number) => Math.abs(off) > (pixels / 2 - thumb) * scale;
      if (isOut(x - center.x, width) || isOut(y - center.y, height)) center = { x, y };
    },
  };
}

/** The corners of a line; where a closed one ends it began, so that place counts once. */
export const cornersOfLine = (line: Plan['lines'][number]): Point[] =>
  line.closed ? pointsOf(line).slice(0, -1) : pointsOf(line);

function drawHandle({ name, x, y }: Handle, radius: number): Shape {
  const shape = circle('handle', x, y, radius);
  return { ...shape, attributes: { ...shape.attributes, 'data-handle': name } };
}
