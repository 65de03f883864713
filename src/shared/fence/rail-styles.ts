import { bayShapes, mesh } from './bay.ts';
import { buildOf, type KindName } from './kinds.ts';
import { inFeet } from './measures.ts';
import { circle, type Drawing, heightMark, label, path, rect, type Shape, short, widthMark } from './shape.ts';

/** Rail fences and chain link, drawn for the service pages; measures in inches. */

/** Two bays of a board fence of three or four rails. */
export function drawRails(kind: KindName, height: number): Drawing {
  const { spacing, line, rails } = buildOf(kind, height);
  const posts = [0, spacing, 2 * spacing];
  const shapes = [
    ...posts.map((x) => rect('post', x - line.post / 2, -height - 2, line.post, height + 2)),
    ...bayShapes(kind, height, buildOf(kind, height), -line.post / 2, 2 * spacing + line.post / 2),
  ];
  return {
    ...frame(2 * spacing, height, spacing, shapes),
    title: `${rails} rails, ${inFeet(height)} tall`,
    description: `Rails 5½ in wide on posts ${inFeet(spacing)} apart.`,
  };
}

/** Tapered rails in the mortises of posts 10 ft apart, without a nail. */
export function drawSplitRail(): Drawing {
  const spacing = 120;
  const height = 42;
  const posts = [0, spacing, 2 * spacing].map((x) => rect('post', x - 2.5, -height - 4, 5, height + 4));
  const rail = (left: number, y: number, lift: number) =>
    `M${short(left - 4)} ${short(y + lift)}l10-1.5h${short(spacing - 12)}l10 1.5v2l-10 1.5H${short(left + 6)}l-10-1.5z`;
  const levels = [-38, -24, -10];
  const rails = levels.flatMap((y) => [rail(0, y, 0), rail(spacing, y, 2.5)]);
  return {
    ...frame(2 * spacing, height, spacing, [path('board', rails.join('')), ...posts]),
    title: 'Split rail',
    description: 'Three tapered rails slide into mortised posts 10 ft apart, with no fasteners.',
  };
}

/** An X between a top and a bottom rail. */
export function drawCrossbuck(): Drawing {
  const spacing = 96;
  const height = 48;
  const posts = [0, spacing, 2 * spacing].map((x) => rect('post', x - 2.75, -height - 2, 5.5, height + 2));
  const rails = [-height, -13.5].map((y) => rect('board', 0, y, 2 * spacing, 5.5));
  const cross = (left: number) => {
    const [from, to] = [left + 2.75, left + spacing - 2.75];
    const [top, bottom] = [-height + 5.5, -13.5];
    const bar = (start: number, end: number) =>
      path('board', `M${short(start)} ${top}v5.5L${short(end)} ${bottom}v-5.5z`);
    return [bar(from, to), bar(to, from)];
  };
  return {
    ...frame(2 * spacing, height, spacing, [...cross(0), ...cross(spacing), ...rails, ...posts]),
    title: 'Crossbuck',
    description: 'An X of two boards between top and bottom rail in every bay, posts 8 ft apart.',
  };
}

/** Wire cut across, many times as large as it is. Diameters: US steel wire gauge (ASTM F668 names the same for chain link). */
export function drawGauges(): Drawing {
  const wires = [
    { gauge: 11, inches: 0.12 },
    { gauge: 9, inches: 0.148 },
    { gauge: 6, inches: 0.192 },
  ];
  const shapes = wires.flatMap(({ gauge, inches }, index): Shape[] => [
    circle('post', index * 0.45, -inches / 2, inches / 2),
    label(`${gauge} gauge`, index * 0.45, 0.07, 0.055),
    label(`${inches.toFixed(3).slice(1)} in`, index * 0.45, 0.14, 0.05),
  ]);
  return {
    viewBox: [-0.25, -0.24, 1.4, 0.41],
    title: 'Cross-sections of 11, 9 and 6 gauge wire',
    description: 'The lower the number, the thicker the wire: .120 in, .148 in and .192 in.',
    shapes,
  };
}

/** A foot of mesh with openings of 2, 1⅜ and 1 in, to one scale. */
export function drawMeshes(): Drawing {
  const openings = [
    { inches: 2, name: '2 in' },
    { inches: 1.375, name: '1⅜ in' },
    { inches: 1, name: '1 in' },
  ];
  const shapes = openings.flatMap(({ inches, name }, index): Shape[] => {
    const left = index * 14;
    return [mesh({ left, right: left + 12, height: 12 }, inches, 0), label(name, left + 6, 2.4, 1.8)];
  });
  return {
    viewBox: [-1, -13, 42, 17],
    title: 'A square foot of mesh with openings of 2, 1⅜ and 1 inch',
    description: 'Two inches is the usual yard fence; the smaller the opening, the harder it is to climb or cut.',
    shapes,
  };
}

/** Two bays with ground, height and post distance around what fills them. */
function frame(width: number, height: number, spacing: number, shapes: Shape[]) {
  const size = (width + 54) / 26;
  return {
    viewBox: [-10, -height - 8, width + 54, height + 8 + size * 2.8] as const,
    shapes: [
      ...shapes,
      path('ground', `M-10 0h${short(width + 20)}`),
      ...heightMark(inFeet(height), width + 14, -height, 0, size),
      ...widthMark(inFeet(spacing), 0, spacing, size * 0.9, size),
    ],
  };
}
