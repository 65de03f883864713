import fc from 'fast-check';
import t from 'tap';
import { defaultPrices } from '../../../src/prices/default-prices.ts';
import { edit } from '../../../src/shared/fence/edit.ts';
import type { Command } from '../../../src/shared/fence/edit-gates.ts';
import { nearestSide, type Point } from '../../../src/shared/fence/geometry.ts';
import { heightsOf, kindNames } from '../../../src/shared/fence/kinds.ts';
import { encodePlan, type FencePlan, type GateWidth, gateWidths, startPlan } from '../../../src/shared/fence/plan.ts';
import { planSchema } from '../../../src/shared/fence/plan-schema.ts';
import { pricePlan } from '../../../src/shared/fence/price.ts';
import { announce, announceRefusal, describePlan, placeWords } from '../../../src/shared/fence/sentences.ts';
import { recordStep, redo, startHistory, undo } from '../../../views/islands/planner/state.ts';
import { anyPlan, examples, planOf } from '../../fixtures/fence-plans.ts';
import { volume } from '../../fixtures/volume.ts';

/** Makes the changes one after the other; each must succeed. */
function make(plan: FencePlan, commands: readonly Command[]): { plan: FencePlan; said: string } {
  let done = { plan, said: '' };
  for (const command of commands) {
    const next = edit(done.plan, command);
    if (next.refusal !== undefined) throw new Error(`${command.do}: ${next.refusal}`);
    done = next;
  }
  return done;
}

const fromEmpty = '1.wp72p.hlnp.0';

/** Returns the code after one change of a plan, or its refusal. */
function codeAfter(code: string, command: Command): string {
  const { plan, refusal } = edit(planOf(code), command);
  return plan ? encodePlan(plan) : refusal;
}

/** Returns the lines in a plan's code after a command; the rest of the code is a new plan's. */
const linesAfter = (lines: string, command: Command) =>
  codeAfter(`${fromEmpty}${lines && `.${lines}`}`, command).replace(/^1\.wp72p\.hlnp\.0\.?/, '');

t.test('E2 by list, by drawing, or by moved corners has one code and announcement', async (t) => {
  const gate: Command = { do: 'add-gate', side: 2, width: 48, at: 23 };
  const type = (feet: number, turn = 90): Command => ({ do: 'add-side', feet, turn });
  const draw = (from: Point | number, x: number, y: number): Command => ({ do: 'draw', from, to: { x, y } });
  const drag = (corner: number, x: number, y: number): Command => {
    return { do: 'move-corner', line: 0, corner, to: { x, y } };
  };
  const start = draw({ x: 5, y: 5 }, 40, 5);
  const ways: Record<string, Command[]> = {
    list: [type(50, 0), type(80), type(50), { do: 'add-gate', side: 2, width: 48 }],
    taps: [draw({ x: 0.4, y: -0.3 }, 50.2, 2), draw(0, 51, 80.3), draw(0, -0.2, 78), gate],
    drags: [
      start,
      drag(0, 0, 0),
      drag(1, 50, 1),
      draw(0, 50, 60),
      draw(0, 20, 60),
      drag(2, 50, 80),
      drag(3, 0, 80),
      gate,
    ],
  };

  for (const [name, commands] of Object.entries(ways)) {
    const { plan, said } = make(startPlan, commands);
    t.equal(encodePlan(plan), examples.E2, name);
    t.equal(
      announce(said, plan, pricePlan(plan, defaultPrices)),
      'Gate 1 is 4 feet wide, 23 feet along side 3. 180 feet in all. About $4,050 to $5,650.',
      name,
    );
  }
});

t.test('another fence keeps sides and gates, takes the nearest height, and says so', async (t) => {
  const picket = edit(planOf(examples.E2), { do: 'choose', change: { kind: 'wood-picket' } });

  t.equal(picket.plan && encodePlan(picket.plan), '1.wk48p.hlnp.0.x0y0r50r80t90r50t90g48a23');
  t.match(picket, { said: 'Wood picket, 4 ft. Picket fences come in 3, 3½ or 4 ft heights, so we used 4 ft.' });
  t.equal(codeAfter(fromEmpty, { do: 'choose', change: { kind: 'vinyl-privacy' } }), '1.vp72w.hlnp.0');
  t.equal(
    codeAfter('1.ap54b.hlnp.0', { do: 'choose', change: { kind: 'wood-ranch' } }),
    '1.wr48p.hlnp.0',
    'of two equally near heights the lower',
  );
  t.match(codeAfter(fromEmpty, { do: 'choose', change: { height: 48 } }), 'Please choose a height.');
});

t.test('moving a corner changes its two sides, and later sides keep length and direction', async (t) => {
  const move = (lines: string, corner: number, x: number, y: number) =>
    linesAfter(lines, { do: 'move-corner', line: 0, corner, to: { x, y } });
  const open = 'x0y0r50r80t90r50t90r20t-90';
  const closed = 'x0y0r40r25t90r40t90r25t90z';

  t.equal(move(open, 1, 60, 0), 'x0y0r60r81t97r50t83r20t-90');
  t.equal(move(open, 0, 10, 0), 'x10y0r40r80t90r50t90r20t-90');
  t.equal(move(open, 4, 0, 110), 'x0y0r50r80t90r50t90r30t-90');
  t.equal(move(closed, 0, 0, -5), 'x0y-5r40t7r25t83r40t90r30t90z', 'a closed line moves its last side too');
  const gap = move('x0y0r50r80t90r50t90z', 2, 50, 60);
  t.equal(gap, 'x0y0r50r60t90r78t140z', 'and its last side then ends where the line began');
});

t.test('lengths snap to whole feet, and directions to multiples of 45 degrees', async (t) => {
  const draw = (x: number, y: number) => linesAfter('', { do: 'draw', from: { x: 0, y: 0 }, to: { x, y } });

  t.equal(draw(50, 8), 'x0y0r50');
  t.equal(draw(50, 9.5), 'x0y0r51t11');
  t.equal(draw(30, -27), 'x0y0r40t-45');
  t.equal(draw(-10, 0), 'x0y0r10t180');
});

t.test('a gate moves to the nearest place that fits, or the change is refused', async (t) => {
  const resize = (lines: string, feet: number) => linesAfter(lines, { do: 'resize-side', side: 0, feet });
  const add = (lines: string, at: number, side = 0) => linesAfter(lines, { do: 'add-gate', side, width: 48, at });

  t.equal(resize('x0y0r50g48a40', 30), 'x0y0r30g48a26');
  t.equal(add('x0y0r50g48a23', 24), 'x0y0r50g48a23g48a27');
  t.equal(add('x0y0r50g48a23', 23), 'x0y0r50g48a19g48a23', 'of two equally near places the lower');
  const refused = linesAfter('x0y0r50r50r6t90', { do: 'add-gate', side: 2, width: 96 });
  t.equal(announceRefusal(refused), 'Not changed: side 3 is 6 feet, so an 8 foot gate doesn’t fit.');
  t.equal(resize('x0y0r50g48a23', 3), 'Side 1 is 3 feet, so a 4 foot gate doesn’t fit.');
  t.equal(add('', 0), 'Choose a side for the gate.');
});

t.test('gates change side, width, and place, and can be removed', async (t) => {
  const change = (command: { side?: number; width?: GateWidth; at?: number }) =>
    linesAfter('x0y0r50r80t90r50t90g48a23', { do: 'change-gate', gate: 0, ...command });

  t.equal(change({ side: 1 }), 'x0y0r50r80t90g48a38r50t90');
  t.equal(change({ width: 192 }), 'x0y0r50r80t90r50t90g192a23');
  t.equal(change({ at: 60 }), 'x0y0r50r80t90r50t90g48a46');
  t.match(edit(planOf(examples.E2), { do: 'remove-gate', gate: 0 }), { said: 'Gate 1 removed.' });
});

t.test('lines start, turn, join, close, and lose sides', async (t) => {
  const [two, three] = ['x0y0r50r80t90', 'x0y0r50r80t90r50t90'];
  const changes: [lines: string, command: Command, after: string][] = [
    [two, { do: 'add-side', feet: 12, turn: 'new' }, 'x0y0r50r80t90.x0y100r12'],
    [two, { do: 'turn-side', side: 1, turn: -45 }, 'x0y0r50r80t-45'],
    [two, { do: 'turn-side', side: 1, turn: 'new' }, 'x0y0r50.x0y20r80'],
    [`${two}.x0y100r12`, { do: 'turn-side', side: 2, turn: 90 }, 'x0y0r50r80t90r12t90'],
    [two, { do: 'remove-side', side: 0 }, 'x0y0r80t90'],
    [three, { do: 'remove-side', side: 1 }, 'x0y0r50r50t90'],
    ['x0y0r50', { do: 'remove-side', side: 0 }, ''],
    [three, { do: 'draw-closed', line: 0 }, 'x0y0r50r80t90r50t90r80t90z'],
    [two, { do: 'close', line: 0, closed: true }, 'A closed fence needs at least 3 sides.'],
    [`${three}z`, { do: 'add-side', feet: 5, turn: 90 }, 'Only the last side of a line can close it.'],
  ];
  for (const [lines, command, after] of changes)
    t.equal(linesAfter(lines, command), after, `${lines}: ${JSON.stringify(command)}`);
});

t.test('sides and gates are described in sentences', async (t) => {
  t.strictSame(describePlan(planOf(examples.E2)), [
    'Side 1: 50 ft.',
    'Side 2: 80 ft after a right turn.',
    'Side 3: 50 ft after a right turn.',
    'Gate 1: 4 ft wide, 23 ft along side 3.',
  ]);
  t.strictSame(describePlan(planOf('1.wp72p.hlnp.0.x0y0r9r9t-45r9t63z.x0y40r1000r9t180')), [
    'Side 1: 9 ft.',
    'Side 2: 9 ft after a slight left turn.',
    'Side 3: 9 ft after a 63° right turn. It ends where the line began.',
    'Side 4: 1,000 ft, the start of a new line.',
    'Side 5: 9 ft straight back.',
  ]);
});

t.test('a place in the sketch has a description and a nearest side', async (t) => {
  t.equal(placeWords(12, 30), '12 feet right, 30 feet down.');
  t.equal(placeWords(-1, -2), '1 foot left, 2 feet up.');
  t.strictSame(nearestSide(planOf(examples.E2), { x: 52, y: 30 }), { side: 1, along: 30, distance: 2 });
  t.equal(nearestSide(startPlan, { x: 0, y: 0 }), undefined);
});

const place = fc.record({
  x: fc.double({ min: -90, max: 90, noNaN: true }),
  y: fc.double({ min: -90, max: 90, noNaN: true }),
});
const few = fc.nat(5);
const turn = fc.oneof(fc.constant('new' as const), fc.constantFrom(0, 90, -90, 45, -45, 180));
const width = fc.constantFrom(...gateWidths);

const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  fc.constantFrom(...kindNames).map((kind): Command => ({ do: 'choose', change: { kind } })),
  fc.constantFrom(...kindNames.flatMap(heightsOf)).map((height): Command => ({ do: 'choose', change: { height } })),
  fc.record({ do: fc.constant('add-side' as const), feet: fc.integer({ min: -1, max: 1100 }), turn }),
  fc.record({ do: fc.constant('draw' as const), from: fc.oneof(place, few), to: place }),
  fc.record({ do: fc.constant('draw-closed' as const), line: few }),
  fc.record({ do: fc.constant('close' as const), line: few, closed: fc.boolean() }),
  fc.record({ do: fc.constant('resize-side' as const), side: few, feet: fc.integer({ min: -1, max: 1100 }) }),
  fc.record({ do: fc.constant('turn-side' as const), side: few, turn }),
  fc.record({ do: fc.constant('remove-side' as const), side: few }),
  fc.record({ do: fc.constant('move-corner' as const), line: few, corner: few, to: place }),
  fc.record({ do: fc.constant('add-gate' as const), side: few, width, at: fc.integer({ min: -9, max: 99 }) }),
  fc.record({ do: fc.constant('change-gate' as const), gate: few, width, side: few }),
  fc.record({ do: fc.constant('remove-gate' as const), gate: few }),
);

t.test('any 50 edits can be undone and redone, and each plan fits the schema', async () => {
  fc.assert(
    fc.property(anyPlan, fc.array(anyCommand, { minLength: 1, maxLength: 50 }), (first, commands) => {
      let history = startHistory(first);
      const codes = [encodePlan(first)];
      for (const command of commands) {
        const { plan, refusal } = edit(history.present, command);
        if (refusal === '') throw new Error(`${command.do} is refused without a word`);
        if (!plan) continue;
        if (!planSchema.safeParse(plan).success) throw new Error(`${command.do} gives no plan`);
        history = recordStep(history, plan);
        codes.push(encodePlan(plan));
      }
      const last = encodePlan(history.present);
      for (const code of codes.toReversed().slice(1)) {
        history = undo(history);
        if (encodePlan(history.present) !== code) throw new Error('undo gives another plan');
      }
      if (undo(history) !== history) throw new Error('there is nothing to undo at the start');
      for (const _ of codes.slice(1)) history = redo(history);
      return encodePlan(history.present) === last && redo(history) === history;
    }),
    { numRuns: volume(300) },
  );
});

t.test('50 steps are kept, and a change after an undo ends the redo steps', async (t) => {
  let history = startHistory(0);
  for (let step = 1; step <= 60; step += 1) history = recordStep(history, step);
  for (let step = 0; step < 70; step += 1) history = undo(history);
  t.equal(history.present, 10);

  history = recordStep(redo(history), 99);
  t.equal(redo(history).present, 99);
  t.equal(undo(history).present, 11);
});
