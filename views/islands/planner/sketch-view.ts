import { boundsOf, type Point } from '../../../src/shared/fence/geometry.ts';
import type { Plan } from '../../../src/shared/fence/plan.ts';

/** Which part of the yard the surface of the sketch shows, and how large. */
export interface View {
  center: Point;
  /** Feet to a pixel. */
  scale: number;
  /** The size of the surface in pixels. */
  width: number;
  height: number;
}

/** In pixels of the screen: how far from a corner a tap still takes it, half of the smallest target; and the size of letters. */
const [thumb, letters] = [22, 14];
/** What the words beside the outermost sides need in all, in pixels. */
const words = 150;
/** Feet to a pixel: an empty sketch, and the limits of zooming. */
const [first, nearest, farthest] = [0.34, 0.05, 6];

/** The middle of an empty yard. */
export const firstView: View = { center: { x: 0, y: 0 }, scale: first, width: 320, height: 320 };

const limit = (value: number): number => Math.min(farthest, Math.max(nearest, value));

/** How many feet a thumb covers to either side. */
export const reachOf = ({ scale }: View): number => thumb * scale;

/** The size of letters, in feet. */
export const lettersOf = ({ scale }: View): number => letters * scale;

/** What the surface shows, in feet: left, top, width and height. */
export function boxOf({ center, scale, width, height }: View): [number, number, number, number] {
  return [center.x - (width * scale) / 2, center.y - (height * scale) / 2, width * scale, height * scale];
}

/** The place in the yard under a place on the screen. */
export function toFeet(
  { center, scale }: View,
  surface: Element,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point {
  const { left, top, width, height } = surface.getBoundingClientRect();
  return { x: center.x + (clientX - left - width / 2) * scale, y: center.y + (clientY - top - height / 2) * scale };
}

/** The view with the size that the surface has now. */
export const measured = (view: View, surface: Element): View => ({
  ...view,
  width: surface.clientWidth || 320,
  height: surface.clientHeight || 320,
});

/** The view nearer by a factor below 1, or farther away. */
export const zoomed = (view: View, factor: number): View => ({ ...view, scale: limit(view.scale * factor) });

/** The view with all of a plan in it. */
export function fitted(view: View, plan: Plan): View {
  if (!plan.lines.length) return view;
  const { left, top, right, bottom } = boundsOf(plan);
  const scale = Math.max((right - left) / (view.width - words), (bottom - top) / (view.height - words), nearest * 2);
  return { ...view, center: { x: (left + right) / 2, y: (top + bottom) / 2 }, scale: limit(scale) };
}

/** The view, moved where a place would lie near or beyond its edge. */
export function showing(view: View, { x, y }: Point): View {
  const { center, scale, width, height } = view;
  const isOut = (off: number, pixels: number) => Math.abs(off) > (pixels / 2 - thumb) * scale;
  return isOut(x - center.x, width) || isOut(y - center.y, height) ? { ...view, center: { x, y } } : view;
}
