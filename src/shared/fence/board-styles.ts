import { dogEar, flat } from './bay.ts';
import { type Drawing, label, path, rect, type Shape, short } from './shape.ts';

/** How boards and picket tops are made, drawn for the service pages; measures in inches. */

const boardInches = 5.5;
/** Wooden fence boards are sold ⅝ in thick. */
const thickness = 0.625;
const railDepth = 1.5;
const postInches = 3.5;
const span = 41;
const shownHeight = 15;
const textSize = 1.7;

interface BoardStyle {
  title: string;
  description: string;
  /** Left edges of the boards on the face towards the reader, and of those behind. */
  front: readonly number[];
  back: readonly number[];
  /** Where the boards behind stand: on the front ones' rail side, or on the other side of the rail. */
  behind: 'boards' | 'rail';
}

export const drawSideBySide = () =>
  drawBoards({
    title: 'Side-by-side boards, from the front and from above',
    description: 'Boards 5½ in wide stand edge to edge on one side of the rail. Gaps open as the wood dries.',
    front: everyInches(boardInches, 0),
    back: [],
    behind: 'boards',
  });

export const drawBoardOnBoard = () =>
  drawBoards({
    title: 'Board-on-board, from the front and from above',
    description:
      'A second layer covers every gap of the first by an inch on either side, so no view opens when the wood dries.',
    front: everyInches(9, 4.5),
    back: everyInches(9, 0),
    behind: 'boards',
  });

export const drawShadowbox = () =>
  drawBoards({
    title: 'Shadowbox, from the front and from above',
    description:
      'Boards alternate between the two sides of the rail, so both yards see the same fence and wind passes.',
    front: everyInches(9, 4.5),
    back: everyInches(9, 0),
    behind: 'rail',
  });

/** Tops of wooden pickets side by side, each with its name. */
export function drawPicketTops(): Drawing {
  const pitch = 11;
  const shapes = picketTops.flatMap(({ name, outline }, index) => {
    const x = index * pitch;
    return [path('board', `M${short(x - 1.75)} 0${outline}`), label(name, x, 2.4, textSize)];
  });
  return {
    viewBox: [-6, -13.5, pitch * 4 + 12, 17],
    title: 'Five picket tops',
    description: `${picketTops.map(({ name }) => name).join(', ')}, on pickets 3½ in wide.`,
    shapes,
  };
}

const shaft = 'v-8.5';
const picketTops: readonly { name: string; outline: string }[] = [
  { name: 'Flat', outline: flat(3.5, 12) },
  { name: 'Dog-ear', outline: dogEar(3.5, 12) },
  { name: 'Pointed', outline: `${shaft}l1.75-3.5 1.75 3.5v8.5z` },
  { name: 'Gothic', outline: `${shaft}q.1-2 1.75-3.5q1.65 1.5 1.75 3.5v8.5z` },
  { name: 'French Gothic', outline: `${shaft}q.9-.2.7-1-.4-1.5 1.05-2.5q1.45 1 1.05 2.5-.2.8.7 1v8.5z` },
];

function drawBoards({ title, description, front, back, behind }: BoardStyle): Drawing {
  const rails = [rect('rail', 0, 4.5 - shownHeight, span, 3.5)];
  const backs = back.length ? [row(back, span)] : [];
  return {
    viewBox: [-1, -shownHeight - 1, span + 2, shownHeight + 15],
    title,
    description,
    shapes: [
      ...(behind === 'rail' ? [...backs, ...rails] : [...rails, ...backs]),
      row(front, span),
      path('seam', `M0 0h${span}`),
      label('From the front', 0, 2.4, textSize, 'start'),
      ...fromAbove(front, back, behind),
      label('From above', 0, 13.2, textSize, 'start'),
    ],
  };
}

/** The boards cut across, on their rail and post. */
function fromAbove(front: readonly number[], back: readonly number[], behind: BoardStyle['behind']): Shape[] {
  const rail = 7.6;
  const face = rail + railDepth;
  const under = behind === 'rail' ? rail - thickness : face;
  const over = behind === 'rail' || !back.length ? face : face + thickness;
  const cut = (lefts: readonly number[], y: number) =>
    lefts.map((left) => rect('cut', left, y, Math.min(boardInches, span - left), thickness));
  return [
    rect(
      'post',
      span / 2 - postInches / 2,
      rail - postInches + (behind === 'rail' ? -thickness : 0),
      postInches,
      postInches,
    ),
    rect('rail', 0, rail, span, railDepth),
    ...cut(back, under),
    ...cut(front, over),
  ];
}

/** Boards that run out of the picture below; the last one may be cut off at the right. */
function row(lefts: readonly number[], right: number): Shape {
  const outlines = lefts.map((left) => {
    const width = Math.min(boardInches, right - left);
    return `M${short(left)} 0${width < boardInches ? flat(width, shownHeight) : dogEar(width, shownHeight)}`;
  });
  return path('board', outlines.join(''));
}

function everyInches(pitch: number, first: number): number[] {
  return Array.from({ length: Math.ceil((span - first) / pitch) }, (_, index) => first + index * pitch);
}
