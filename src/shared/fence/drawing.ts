import { type Build, type Footing, type KindName, kindOf } from './kinds.ts';

/** A drawing as data, which React renders on the server and in the browser. Colors come from the style sheet by class. Y grows downward. */
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
  /** The shapes of an inner `svg`, which clips everything beyond its edge. */
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

/** Text whose first line is centered on a place, or starts or ends there. */
export function label(text: string, x: number, y: number, size: number, anchor: 'start' | 'middle' | 'end' = 'middle') {
  const attributes = { x: short(x), y: short(y), 'font-size': short(size), 'text-anchor': anchor };
  return { tag: 'text', attributes, text } satisfies Shape;
}

/** A dimension between two heights: a line with a tick at either end and its label on the right. */
export function heightMark(text: string, x: number, top: number, bottom: number, size: number): Shape[] {
  const tick = size / 4;
  const d = `M${short(x - tick)} ${short(top)}h${short(tick * 2)}m${short(-tick)} 0V${short(bottom)}m${short(-tick)} 0h${short(tick * 2)}`;
  return [path('mark', d), label(text, x + size * 0.5, (top + bottom) / 2 + size * 0.36, size, 'start')];
}

/** A dimension between two places side by side, with its label below. */
export function widthMark(text: string, left: number, right: number, y: number, size: number): Shape[] {
  const tick = size / 4;
  const d = `M${short(left)} ${short(y - tick)}v${short(tick * 2)}m0 ${short(-tick)}H${short(right)}m0 ${short(-tick)}v${short(tick * 2)}`;
  return [path('mark', d), label(text, (left + right) / 2, y + size * 1.15, size)];
}

/** Rounds a number to a thousandth of a unit. */
export const short = (value: number): number => Math.round(value * 1000) / 1000 || 0;

/** The gap between the filling and the ground, in inches. */
export const clearance = 2;

/** Height of a picket's point above its shoulders. */
const pointInches = 3;

/** Draws a post from its top to the bottom of its hole. */
export function standingPost(kind: KindName, height: number, x: number, { post, depth }: Footing): Shape {
  const top = kindOf(kind).style === 'privacy' ? height : height + 2;
  return rect('post', x - post / 2, -top, post, top + depth);
}

/** Draws the filling of a bay between two faces, by the kind of fence; all measures in inches, the ground at 0. */
export function bayShapes(kind: KindName, height: number, build: Build, left: number, right: number): Shape[] {
  const { style, material, filling } = kindOf(kind);
  const { width } = filling;
  const gap = 'gap' in filling ? filling.gap : 0;
  const span = { left, right, height };
  if (style === 'ranch') return [ranchRails(span, build.rails, width)];
  if (style === 'chain link') return chainLink(span, width);
  if (style === 'decorative' || style === 'pool') return aluminumPanel(span, width, gap, style === 'decorative');
  if (style === 'picket') return picketPanel(span, width, gap);
  return material === 'vinyl' ? vinylPanel(span, width) : boardPanel(span, build.rails, width);
}

interface Span {
  left: number;
  right: number;
  height: number;
}

/** Upright pieces with the same outline, centered in a span. They are one repeating path, which compresses well. */
function uprights({ left, right }: Span, width: number, gap: number, bottom: number, outline: string): Shape {
  const pitch = width + gap;
  const count = Math.floor((right - left + gap + 0.01) / pitch);
  const margin = (right - left - count * pitch + gap) / 2;
  const rest = `m${short(pitch)} 0${outline}`.repeat(Math.max(0, count - 1));
  return path('board', `M${short(left + margin)} ${short(-bottom)}${outline}${rest}`);
}

/** A flat board with its corners cut so that rain runs off: the "dog ear". */
const dogEar = (width: number, length: number): string =>
  `v${short(1 - length)}l1-1h${short(width - 2)}l1 1v${short(length - 1)}z`;

/** The outline of a flat board, from its lower left corner. */
const flat = (width: number, length: number): string => `v${short(-length)}h${short(width)}v${short(length)}z`;

/** The outline of a pointed picket, from its lower left corner. */
const pointed = (width: number, length: number): string =>
  `v${short(pointInches - length)}l${short(width / 2)}-${pointInches} ${short(width / 2)} ${pointInches}v${short(length - pointInches)}z`;

/** Heights of the middles of evenly spaced rails, lowest first. */
function railHeights(count: number, low: number, high: number): number[] {
  return Array.from({ length: count }, (_, index) => low + ((high - low) * index) / Math.max(1, count - 1));
}

/**
 * Diamonds of wire that fill a span: two sets of parallel lines at 45 degrees. The lines run over the edge and are clipped, so that all
 * have the same text, which compresses well.
 */
function mesh({ left, right, height }: Span, opening: number): Shape {
  const pitch = short(opening * Math.SQRT2);
  const [width, rise] = [short(right - left), short(height - clearance)];
  const count = Math.ceil((width + rise) / pitch) + 1;
  const up = `l${rise}-${rise}m${short(pitch - rise)} ${rise}`.repeat(count);
  const down = `l${rise} ${rise}m${short(pitch - rise)}-${rise}`.repeat(count);
  return {
    tag: 'svg',
    attributes: { x: short(left), y: -height, width, height: rise },
    shapes: [path('mesh', `M-${rise} ${rise}${up}M-${rise} 0${down}`)],
  };
}

function boardPanel(span: Span, rails: number, width: number): Shape[] {
  const { left, right, height } = span;
  const backs = railHeights(rails, 9, height - 9).map((middle) =>
    rect('hidden', left, -middle - 1.75, right - left, 3.5),
  );
  const count = Math.floor((right - left) / width);
  const rest = right - left - count * width;
  const length = height - clearance;
  const last = rest > 0.5 ? path('board', `M${short(right - rest)} ${-clearance}${flat(rest, length)}`) : undefined;
  const boards = uprights({ ...span, right: right - rest }, width, 0, clearance, dogEar(width, length));
  return [boards, ...(last ? [last] : []), ...backs];
}

function vinylPanel({ left, right, height }: Span, width: number): Shape[] {
  const seam = short(height - clearance - 11);
  const count = Math.ceil((right - left) / width - 0.01) - 1;
  const margin = (right - left - (count - 1) * width) / 2;
  const bottom = -clearance - 5.5;
  return [
    rect('board', left, -height, right - left, height - clearance),
    path('seam', `M${short(left + margin)} ${bottom}v-${seam}${`m${width} ${seam}v-${seam}`.repeat(count - 1)}`),
    rect('rail', left, -height, right - left, 5.5),
    rect('rail', left, bottom, right - left, 5.5),
  ];
}

function picketPanel(span: Span, width: number, gap: number): Shape[] {
  const { left, right, height } = span;
  const rails = railHeights(2, 10, height - 10).map((middle) => rect('rail', left, -middle - 1.75, right - left, 3.5));
  return [...rails, uprights(span, width, gap, clearance, pointed(width, height - clearance))];
}

/** Pressed points above the top rail, or for a pool a flush top without points. */
function aluminumPanel(span: Span, width: number, gap: number, points: boolean): Shape[] {
  const { left, right, height } = span;
  const top = points ? height - 5 : height;
  const outline = points
    ? `v${short(clearance + 2 - height)}l${width / 2}-2 ${width / 2} 2v${short(height - clearance - 2)}z`
    : flat(width, height - clearance);
  return [
    uprights({ ...span, left: left + gap / 2, right: right - gap / 2 }, width, gap, clearance, outline),
    rect('rail', left, -top, right - left, 1),
    rect('rail', left, -clearance - 1, right - left, 1),
  ];
}

function ranchRails({ left, right, height }: Span, count: number, width: number): Shape {
  const pitch = height / count;
  const one = `v${width}h${short(right - left)}v-${width}z`;
  return path('board', `M${short(left)} ${-height}${one}${`m0 ${short(pitch)}${one}`.repeat(count - 1)}`);
}

function chainLink(span: Span, opening: number): Shape[] {
  const { left, right, height } = span;
  return [mesh(span, opening), rect('rail', left, -height, right - left, 1.375)];
}
