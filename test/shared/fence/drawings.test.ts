import fc from 'fast-check';
import t from 'tap';
import type { Drawing, Shape } from '../../../src/shared/fence/drawing.ts';
import { drawCard, drawElevation } from '../../../src/shared/fence/elevation.ts';
import { buildOf, heightsOf, kindNames, kindOf } from '../../../src/shared/fence/kinds.ts';
import { startPlan } from '../../../src/shared/fence/plan.ts';
import { drawSketch } from '../../../src/shared/fence/sketch.ts';
import { anyPlan, examples, planOf } from '../../fixtures/fence-plans.ts';
import { volume } from '../../fixtures/volume.ts';

const pairs = kindNames.flatMap((kind) => heightsOf(kind).map((height) => ({ kind, height })));

/** Returns the numbers of a rectangle. */
function boxOf({ attributes }: Shape) {
  const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) => Number(attributes[name]));
  return { top: y, bottom: y + height, middle: x + width / 2, width };
}

const ofClass = ({ shapes }: Drawing, name: string) =>
  shapes.filter(({ attributes }) => String(attributes.class).split(' ').includes(name));

/** Returns the highest point that the filling reaches, read from its paths and rectangles. */
function topOf(drawing: Drawing): number {
  const filling = ['board', 'rail'].flatMap((name) => ofClass(drawing, name));
  return -Math.min(...filling.map((shape) => (shape.tag === 'rect' ? boxOf(shape).top : highestOf(shape))));
}

/** Follows the commands of a path that the drawings use. */
function highestOf({ attributes }: Shape): number {
  let [y, start] = [0, 0];
  let highest = 0;
  for (const [, command = '', numbers = ''] of String(attributes.d).matchAll(/([a-z])([^a-z]*)/gi)) {
    const values = (numbers.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (command === 'M') y = values[1] ?? 0;
    else if (command === 'm') y += values[1] ?? 0;
    else if (command === 'v') y += values[0] ?? 0;
    else if (command === 'z') y = start;
    if (command === 'M' || command === 'm') start = y;
    if (command === 'l')
      for (let index = 1; index < values.length; index += 2) {
        y += values[index] ?? 0;
        highest = Math.min(highest, y);
      }
    highest = Math.min(highest, y);
  }
  return highest;
}

t.test('post distance, height, and hole depth match the table of kinds to 0.1 in', async (t) => {
  const faults: string[] = [];
  t.equal(pairs.length, 25, 'pairs of fence and height');
  for (const { kind, height } of pairs) {
    const drawing = drawElevation(kind, height);
    const { spacing, line, heavy } = buildOf(kind, height);
    const name = `${kind} ${height}`;
    const near = (actual: number | undefined, expected: number, what: string) => {
      if (actual === undefined || Math.abs(actual - expected) > 0.1)
        faults.push(`${name}: ${what} ${actual}, not ${expected}`);
    };
    const posts = ofClass(drawing, 'post').map(boxOf);
    const holes = ofClass(drawing, 'hole').map(boxOf);
    const end = kindOf(kind).heavyEnds ? heavy : line;

    t.equal(posts.length, 4, name);
    near((posts[1]?.middle ?? 0) - (posts[0]?.middle ?? 0), spacing, 'first post distance');
    near((posts[2]?.middle ?? 0) - (posts[1]?.middle ?? 0), spacing, 'second post distance');
    near((posts[3]?.middle ?? 0) - (posts[2]?.middle ?? 0) - heavy.post, 48, 'gate opening');
    near(topOf(drawing), height, 'height');
    const deepest = Math.max(...holes.map(({ bottom }) => bottom));
    near(ofClass(drawing, 'earth').map(boxOf)[0]?.bottom, deepest + 8, 'earth');
    for (const [index, footing] of [end, line, heavy, heavy].entries()) {
      near(holes[index]?.bottom, footing.depth, 'hole depth');
      near(holes[index]?.width, footing.diameter, 'hole width');
      near(posts[index]?.bottom, footing.depth, 'post foot');
      near(posts[index]?.width, footing.post, 'post width');
      near(-(posts[index]?.top ?? 0), kindOf(kind).style === 'privacy' ? height : height + 2, 'post top');
    }
  }
  t.strictSame(faults, []);
});

t.test('an elevation has a description in words', async (t) => {
  const { title, description } = drawElevation('wood-privacy', 72);

  t.equal(title, 'Wood privacy fence, 6 ft tall');
  t.equal(description, 'Boards 5½ in wide on 3 rails, posts 8 ft apart, holes 30 in deep');
  t.equal(
    drawElevation('vinyl-picket', 42).description,
    'Pickets 3 in wide and 3 in apart on 2 rails, posts 8 ft apart, holes 24 in deep',
  );
});

t.test('a sketch has numbered sides, gates with widths, square corners, and round ends', async (t) => {
  const drawing = drawSketch(planOf(examples.E4));
  const texts = drawing.shapes.flatMap(({ text }) => text ?? []);

  t.strictSame(texts, ['1: 30 ft', '4 ft', '2: 12 ft', '3: 60 ft', '4: 40 ft']);
  t.strictSame([ofClass(drawing, 'corner').length, ofClass(drawing, 'end').length], [2, 4]);
  t.equal(ofClass(drawSketch(planOf(examples.E6)), 'leaf').length, 2, 'a wide gate has two leaves');
  t.equal(ofClass(drawSketch(planOf('1.wp72p.hlnp.0.x0y0r50r80t90r50t90z')), 'closing').length, 1);
  t.equal(ofClass(drawSketch(planOf(examples.E5)), 'closing').length, 0);
});

t.test('drawings of any plan contain only finite numbers and at most 400 shapes', async () => {
  const drawn = (drawing: Drawing) => {
    const text = JSON.stringify(drawing);
    if (/null|NaN|Infinity|undefined/.test(text)) throw new Error(`not finite: ${text}`);
    if (drawing.shapes.length > 400) throw new Error(`${drawing.shapes.length} shapes`);
  };
  for (const { kind, height } of pairs) for (const draw of [drawElevation, drawCard]) drawn(draw(kind, height));
  drawn(drawSketch(startPlan));
  fc.assert(
    fc.property(anyPlan, (plan) => drawn(drawSketch(plan))),
    { numRuns: volume(2000, 20) },
  );
});
