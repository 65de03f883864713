/**
 * A drawing as data, which React writes on the server and in the browser.
 * Colors come from the style sheet by class. Y grows downward.
 */
export interface Drawing {
  viewBox: readonly [left: number, top: number, width: number, height: number];
  title: string;
  description: string;
  shapes: Shape[];
}

export interface Shape {
  tag: 'path' | 'rect' | 'circle' | 'text' | 'svg';
  attributes: Record<string, string | number>;
  text?: string;
  /** What an inner `svg` holds; it cuts off what reaches out of it. */
  shapes?: Shape[];
}

export const path = (kind: string, d: string): Shape => ({ tag: 'path', attributes: { class: kind, d } });

export function rect(kind: string, x: number, y: number, width: number, height: number): Shape {
  return {
    tag: 'rect',
    attributes: { class: kind, x: short(x), y: short(y), width: short(width), height: short(height) },
  };
}

export function circle(kind: string, x: number, y: number, radius: number): Shape {
  return { tag: 'circle', attributes: { class: kind, cx: short(x), cy: short(y), r: short(radius) } };
}

/** Words whose first line is centered on a place, or beginning or ending there. */
export function label(text: string, x: number, y: number, size: number, anchor: 'start' | 'middle' | 'end' = 'middle') {
  const attributes = { x: short(x), y: short(y), 'font-size': short(size), 'text-anchor': anchor };
  return { tag: 'text', attributes, text } satisfies Shape;
}

/** A dimension between two heights: a line with a tick at either end and its words to the right. */
export function heightMark(text: string, x: number, top: number, bottom: number, size: number): Shape[] {
  const tick = size / 4;
  const d = `M${short(x - tick)} ${short(top)}h${short(tick * 2)}m${short(-tick)} 0V${short(bottom)}m${short(-tick)} 0h${short(tick * 2)}`;
  return [path('mark', d), label(text, x + size * 0.5, (top + bottom) / 2 + size * 0.36, size, 'start')];
}

/** A dimension between two places side by side, with its words below. */
export function widthMark(text: string, left: number, right: number, y: number, size: number): Shape[] {
  const tick = size / 4;
  const d = `M${short(left)} ${short(y - tick)}v${short(tick * 2)}m0 ${short(-tick)}H${short(right)}m0 ${short(-tick)}v${short(tick * 2)}`;
  return [path('mark', d), label(text, (left + right) / 2, y + size * 1.15, size)];
}

/** A number as short as a thousandth of a unit allows. */
export const short = (value: number): number => Math.round(value * 1000) / 1000 || 0;
