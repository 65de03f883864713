import { bayShapes, clearance, dogEar, flat, uprights } from './bay.ts';
import { buildOf, type KindName, kindOf } from './kinds.ts';
import { inFeet, withFraction } from './measures.ts';
import { circle, type Drawing, heightMark, label, path, rect, type Shape, short, widthMark } from './shape.ts';

/** Posts, slopes, gates and the rules around a pool, drawn for the service pages; measures in inches. */

/** A line or gate post in its hole, in a cutaway view. */
export function drawPostHole(kind: KindName, height: number, post: 'line' | 'heavy'): Drawing {
  const { diameter, depth, post: side } = buildOf(kind, height)[post];
  const half = diameter / 2;
  const size = 3.6;
  return {
    viewBox: [-48, -16, 96, depth + 27],
    title: `${post === 'line' ? 'Line post' : 'Gate post'} in its hole, cutaway view`,
    description: `A hole ${diameter} in wide and ${depth} in deep; the concrete slopes away from the post so that rain runs off.`,
    shapes: [
      rect('earth', -48, 0, 96, depth + 3),
      path('ground', 'M-48 0h96'),
      path('hole', `M${-half} 0V${depth}H${half}V0L${side / 2}-1.5H${-side / 2}z`),
      path('post', `M${-side / 2}-16V${depth}h${side}V-16`),
      ...heightMark(`${depth} in`, half + 5, 0, depth, size),
      ...widthMark(`${diameter} in`, -half, half, depth + 5, size),
    ],
  };
}

/** Three bays down a slope: level ones in steps, or slanted ones that follow the ground. */
export function drawSlope(manner: 'stepped' | 'racked'): Drawing {
  const [bay, fall, height] = [72, 9, 48];
  const bays = [0, 1, 2].flatMap((index) => {
    const [left, drop] = [index * bay + 2, index * fall];
    return manner === 'stepped' ? steppedBay(left, drop, bay, height) : rackedBay(left, drop, bay, fall, height);
  });
  const posts = [0, 1, 2, 3].map((index) => {
    const top = -height - 3 + (manner === 'stepped' ? Math.max(0, index - 1) * fall : index * fall);
    return rect('post', index * bay - 2, top, 4, index * fall - top + 6);
  });
  return {
    viewBox: [-8, -height - 6, 3 * bay + 16, height + 3 * fall + 18],
    title: manner === 'stepped' ? 'Panels stepped down a slope' : 'Panels racked to follow a slope',
    description:
      manner === 'stepped'
        ? 'Level panels step down at each post and leave a wedge of daylight below.'
        : 'Panels slant with the ground; their pickets stay upright, and the gap below is even.',
    shapes: [
      path('earth', `M-8-1L${3 * bay + 8} ${3 * fall + 1}v8H-8z`),
      path('ground', `M-8-1L${3 * bay + 8} ${3 * fall + 1}`),
      ...bays,
      ...posts,
    ],
  };
}

function steppedBay(left: number, drop: number, bay: number, height: number): Shape[] {
  const right = left + bay - 4;
  const pickets = uprights({ left, right, height }, 3, 3, clearance - drop, flat(3, height - clearance));
  return [10, height - 8].map((y) => rect('rail', left, drop - y, bay - 4, 3)).concat(pickets);
}

/** The rails slant, so each picket starts a little lower than the one before. */
function rackedBay(left: number, drop: number, bay: number, fall: number, height: number): Shape[] {
  const inside = bay - 4;
  const slope = fall / bay;
  const rail = (y: number) =>
    path('rail', `M${left} ${short(drop - y)}l${inside} ${short(inside * slope)}v3L${left} ${short(drop - y + 3)}z`);
  const count = Math.floor((inside + 3) / 6);
  const margin = (inside - count * 6 + 3) / 2;
  const one = flat(3, height - clearance);
  const first = `M${short(left + margin)} ${short(drop - clearance + margin * slope)}${one}`;
  return [rail(10), rail(height - 8), path('board', first + `m6 ${short(6 * slope)}${one}`.repeat(count - 1))];
}

/** A gate of one leaf, of two, or one that slides along the fence and hangs free over the drive. */
export function drawGateKind(manner: keyof typeof gateKinds): Drawing {
  const { opening, height, title, description } = gateKinds[manner];
  const leaves = manner === 'double' ? [0, opening / 2] : [0];
  const leaf = opening / leaves.length;
  const tail = manner === 'cantilever' ? opening / 2 : 0;
  const size = (opening + tail + 60) / 24;
  const posts = [-5.5, opening, ...(tail ? [-tail - 5.5] : [])];
  return {
    viewBox: [-tail - 14, -height - 8, opening + tail + 60, height + 8 + size * 2.8],
    title,
    description,
    shapes: [
      ...posts.map((x) => rect('post', x, -height - 4, 5.5, height + 4)),
      ...leaves.flatMap((left, index) => drawLeaf(left, left + leaf, height, index === 1)),
      ...(tail ? [path('gate', `M0 ${-height + 2}L${-tail} ${-clearance}H0z`)] : []),
      path('ground', `M${-tail - 14} 0h${opening + tail + 34}`),
      ...heightMark(inFeet(height), opening + 16, -height, 0, size),
      ...widthMark(inFeet(opening), 0, opening, size * 0.9, size),
    ],
  };
}

const gateKinds = {
  walk: {
    opening: 48,
    height: 72,
    title: 'Walk gate',
    description: 'One leaf 4 ft wide, braced from the lower hinge to the upper latch corner.',
  },
  low: {
    opening: 42,
    height: 48,
    title: 'Walk gate, 4 ft tall',
    description: 'One leaf 3½ ft wide and 4 ft tall, braced from the lower hinge to the upper latch corner.',
  },
  double: {
    opening: 120,
    height: 72,
    title: 'Double gate',
    description: 'Two leaves over a 10 ft opening; one is held by a rod in the ground.',
  },
  cantilever: {
    opening: 144,
    height: 72,
    title: 'Cantilever slide gate',
    description:
      'The leaf hangs on rollers and is one and a half times as long as its 12 ft opening, so nothing touches the drive.',
  },
} as const;

/** The brace runs up from the lower hinge, which carries the leaf. */
function drawLeaf(left: number, right: number, height: number, hingedRight: boolean): Shape[] {
  const [from, to] = [left + 0.5, right - 0.5];
  const [low, high] = hingedRight ? [to, from] : [from, to];
  return [
    uprights({ left: from, right: to, height }, 5.5, 0, clearance, dogEar(5.5, height - clearance)),
    rect('gate', from, -height, to - from, height - clearance),
    path('brace', `M${short(low)} ${-clearance}L${short(high)} ${-height}`),
  ];
}

/** A four-foot pool fence beside its gate, with the measures of the inspector's list. */
export function drawPoolRules(): Drawing {
  const height = 48;
  const build = buildOf('aluminum-pool', height);
  const [spacing, size] = [build.spacing, 6];
  const { filling } = kindOf('aluminum-pool');
  const gap = 'gap' in filling ? filling.gap : 0;
  const latchX = spacing + 40;
  return {
    viewBox: [-38, -62, spacing + 116, 82],
    title: 'Pool fence measurements',
    description:
      'At least 48 inches tall on the outside, gaps between pickets under 4 inches, at most 2 inches above the soil, latch release at 54 inches or higher.',
    shapes: [
      ...bayShapes('aluminum-pool', height, build, 1, spacing - 1),
      ...bayShapes('aluminum-pool', height, build, spacing + 2, latchX - 2),
      rect('gate', spacing + 2, -height, latchX - spacing - 4, height - clearance),
      ...[0, spacing, latchX].map((x) => rect('post', x - 1, -height - 2, 2, height + 2)),
      rect('post', latchX - 1, -56, 2, 10),
      circle('iron', latchX, -54, 2),
      path('ground', `M-10 0h${spacing + 60}`),
      path('mark', `M-14-${height}h4m-2 0V0m-2 0h4`),
      label('48 in', -18, -22, size, 'end'),
      ...heightMark('54 in', latchX + 12, -54, 0, size),
      ...widthMark(`${withFraction(gap)} in`, 36 - gap / 2, 36 + gap / 2, 6, size),
      label('2 in', 66, 13, size),
      path('mark', 'M66 8V0'),
    ],
  };
}
