import {
  bayShapes,
  circle,
  clearance,
  type Drawing,
  heightMark,
  label,
  path,
  rect,
  type Shape,
  short,
  standingPost,
  widthMark,
} from './drawing.ts';
import { buildOf, type Filling, type Footing, type KindName, kindOf } from './kinds.ts';
import { inFeet, withFraction } from './measures.ts';
import { fenceLabel, kindLabel } from './sentences.ts';

/** The opening of the drawn gate, in inches. */
const gateInches = 48;
/** The drawn person, 5 ft 6 in tall. */
const personInches = 66;
const textSize = 12;

/** Draws an elevation to scale, in inches with the ground at 0: two bays, a 4 ft gate, holes, a person, and the dimensions. */
export function drawElevation(kind: KindName, height: number): Drawing {
  const build = buildOf(kind, height);
  const { heavyEnds } = kindOf(kind);
  const { spacing, line, heavy } = build;
  const end = heavyEnds ? heavy : line;
  const hinge = spacing * 2;
  const latch = hinge + gateInches + heavy.post;
  const posts: [x: number, footing: Footing][] = [
    [0, end],
    [spacing, line],
    [hinge, heavy],
    [latch, heavy],
  ];
  const deepest = Math.max(line.depth, heavy.depth);
  const [left, right] = [-54, latch + 54];
  return {
    viewBox: [left, -Math.max(height, personInches) - 10, right - left, Math.max(height, personInches) + deepest + 45],
    title: `${kindLabel(kind)} fence, ${inFeet(height)} tall`,
    description: describeBuild(kind, height),
    shapes: [
      rect('earth', left, 0, right - left, deepest + 8),
      ...posts.map(([x, footing]) => hole(x, footing)),
      path('ground', `M${left} 0H${short(right)}`),
      ...person(-34),
      ...bayShapes(kind, height, build, end.post / 2, spacing - line.post / 2),
      ...bayShapes(kind, height, build, spacing + line.post / 2, hinge - heavy.post / 2),
      ...gate(kind, height, hinge + heavy.post / 2),
      ...posts.map(([x, footing]) => standingPost(kind, height, x, footing)),
      ...heightMark(inFeet(height), latch + heavy.post / 2 + 10, -height, 0, textSize),
      ...heightMark(`${line.depth} in`, spacing + line.diameter / 2 + 7, 0, line.depth, textSize),
      ...heightMark(`${heavy.depth} in`, latch + heavy.diameter / 2 + 6, 0, heavy.depth, textSize),
      ...widthMark(inFeet(spacing), 0, spacing, deepest + 17, textSize),
      ...widthMark(
        `${inFeet(gateInches)} gate`,
        hinge + heavy.post / 2,
        latch - heavy.post / 2,
        deepest + 17,
        textSize,
      ),
      label('5½ ft', -34, -personInches - 3, textSize * 0.75),
    ],
  };
}

/** Draws one bay without labels, for the card of this fence; all cards have the same scale. */
export function drawCard(kind: KindName, height: number): Drawing {
  const build = buildOf(kind, height);
  const { post } = build.line;
  const posts = [post / 2, build.spacing - post / 2].map((x) =>
    standingPost(kind, height, x, { ...build.line, depth: 0 }),
  );
  const left = (build.spacing - 124) / 2;
  return {
    viewBox: [left, -78, 124, 82],
    title: fenceLabel(kind, height),
    description: '',
    shapes: [
      ...bayShapes(kind, height, build, post, build.spacing - post),
      ...posts,
      path('ground', `M${short(left)} 0h124`),
    ],
  };
}

/** Describes the build: "Boards 5½ in wide on 3 rails, posts 8 ft apart, holes 30 in deep". */
function describeBuild(kind: KindName, height: number): string {
  const { filling } = kindOf(kind);
  const { rails, spacing, line } = buildOf(kind, height);
  return `${fillingWords(kind, filling, rails)}, posts ${inFeet(spacing)} apart, holes ${line.depth} in deep`;
}

function fillingWords(kind: KindName, filling: Filling, rails: number): string {
  const width = withFraction(filling.width);
  const { material, style } = kindOf(kind);
  if (filling.part === 'mesh') return `Mesh of ${width} in diamonds under a top rail`;
  if (filling.part === 'rails') return `${rails} ${material === 'wood' ? 'boards' : 'rails'} ${width} in wide`;
  if (style === 'privacy' && material === 'vinyl') return `Panels of boards ${width} in wide`;
  if (material === 'aluminum')
    return `Panels with pickets ${width} in wide and ${withFraction('gap' in filling ? filling.gap : 0)} in apart`;
  const name = filling.part === 'boards' ? 'Boards' : 'Pickets';
  return `${name} ${width} in wide${filling.gap ? ` and ${filling.gap} in apart` : ''} on ${rails} rails`;
}

function hole(x: number, { diameter, depth, tamped }: Footing): Shape {
  return rect(tamped ? 'hole tamped' : 'hole', x - diameter / 2, 0, diameter, depth);
}

/** A leaf with half an inch of play at either side, its frame, hinges, and latch. */
function gate(kind: KindName, height: number, left: number): Shape[] {
  const [from, to] = [left + 0.5, left + gateInches - 0.5];
  const top = kindOf(kind).style === 'decorative' ? height - 5 : height;
  const hinges = [top - 8, clearance + 6].map((y) => rect('iron', left - 1, -y - 1, 9, 2));
  return [
    ...bayShapes(kind, height, buildOf(kind, height), from, to),
    rect('gate', from, -top, to - from, top - clearance),
    path('brace', `M${short(from)} ${-clearance}L${short(to)} ${-top}`),
    ...hinges,
    circle('iron', to - 3, -Math.min(height - 8, 40), 1.5),
  ];
}

/** A standing person from the front: the outline runs from one shoulder around to the other. */
const outline = 'q7.5-4.5 15 0l2.5 24.5-3.3.6-1.5-15.6.2 17-.8 27h-3.6l-1-26-1 26h-3.6l-.8-27 .2-17-1.5 15.6-3.3-.6z';

function person(x: number): Shape[] {
  return [circle('person', x, 5 - personInches, 5), path('person', `M${short(x - 7.5)}-53.5${outline}`)];
}
