import fc from 'fast-check';
import t from 'tap';
import { defaultPrices } from '../../../src/prices/default-prices.ts';
import { edit } from '../../../src/shared/fence/edit.ts';
import type { Command } from '../../../src/shared/fence/edit-gates.ts';
import { nearestSide } from '../../../src/shared/fence/geometry.ts';
import { heightsOf, kindNames } from '../../../src/shared/fence/kinds.ts';
import { encodePlan, gateWidths, type Plan, startPlan } from '../../../src/shared/fence/plan.ts';
import { planSchema } from '../../../src/shared/fence/plan-schema.ts';
import { pricePlan } from '../../../src/shared/fence/price.ts';
import { announce, announceRefusal, describePlan, placeWords } from '../../../src/shared/fence/sentences.ts';
import { recordStep, redo, startHistory, undo } from '../../../views/islands/planner/state.ts';
import { anyPlan, examples, planOf } from '../../fixtures/fence-plans.ts';

/** Makes the changes one after the other; each must succeed. */
function make(plan: Plan, commands: readonly Command[]): { plan: Plan; said: string } {
  let done = { plan, said: '' };
  for (const command of commands) {
    const next = edit(done.plan, command);
    if (next.refusal !== undefined) throw new Error(`${command.do}: ${next.refusal}`);
    done = next;
  }
  return done;
}

/** The code after one change of a plan, or its refusal. */
function codeAfter(code: string, command: Command): string {
  const { plan, refusal } = edit(planOf(code), command);
  return plan ? encodePlan(plan) : refusal;
}

const fromEmpty = '1.wp72p.hlnp.0';

t.test('statement 8: E2 by list, by drawing and by moved corners is one code and one announcement', async (t) => {
  const gate: Command = { do: 'add-gate', side: 2, width: 48, at: 23 };
  const ways: Record<string, Command[]> = {
    list: [
      { do: 'add-side', feet: 50, turn: 0 },
      { do: 'add-side', feet: 80, turn: 90 },
      { do: 'add-side', feet: 50, turn: 90 },
      { do: 'add-gate', side: 2, width: 48 },
    ],
    taps: [
      { do: 'draw', from: { x: 0.4, y: -0.3 }, to: { x: 50.2, y: 2 } },
      { do: 'draw', from: 0, to: { x: 51, y: 80.3 } },
      { do: 'draw', from: 0, to: { x: -0.2, y: 78 } },
      gate,
    ],
    drags: [
      { do: 'draw', from: { x: 5, y: 5 }, to: { x: 40, y: 5 } },
      { do: 'move-corner', line: 0, corner: 0, to: { x: 0, y: 0 } },
      { do: 'move-corner', line: 0, corner: 1, to: { x: 50, y: 1 } },
      { do: 'draw', from: 0, to: { x: 50, y: 60 } },
      { do: 'draw', from: 0, to: { x: 20, y: 60 } },
      { do: 'move-corner', line: 0, corner: 2, to: { x: 50, y: 80 } },
      { do: 'move-corner', line: 0, corner: 3, to: { x: 0, y: 80 } },
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

t.test('statement 16: another fence keeps sides and gates, takes the nearest height and says so', async (t) => {
  const picket = edit(planOf(examples.E2), { do: 'choose', change: { kind: 'wood-picket' } });

  t.equal(picket.plan && encodePlan(picket.plan), '1.wk48p.hlnp.0.x0y0r50r80t90r50t90g48a23');
  t.match(picket, { said: 'Wood picket, 4 ft. Picket fences come 3, 3½ or 4 ft tall; we took 4 ft.' });
  t.equal(codeAfter(fromEmpty, { do: 'choose', change: { kind: 'vinyl-privacy' } }), '1.vp72w.hlnp.0');
  t.equal(
    codeAfter('1.ap54b.hlnp.0', { do: 'choose', change: { kind: 'wood-ranch' } }),
    '1.wr48p.hlnp.0',
    'of two equally near heights the lower',
  );
  t.match(codeAfter(fromEmpty, { do: 'choose', change: { height: 48 } }), 'Please choose one of the heights.');
});

t.test(
  'statement 8: moving a corner recomputes its two sides, and later sides keep length and direction',
  async (t) => {
    const move = (corner: number, x: number, y: number) =>
      codeAfter('1.wp72p.hlnp.0.x0y0r50r80t90r50t90r20t-90', { do: 'move-corner', line: 0, corner, to: { x, y } });

    t.equal(move(1, 60, 0), '1.wp72p.hlnp.0.x0y0r60r81t97r50t83r20t-90');
    t.equal(move(0, 10, 0), '1.wp72p.hlnp.0.x10y0r40r80t90r50t90r20t-90');
    t.equal(move(4, 0, 110), '1.wp72p.hlnp.0.x0y0r50r80t90r50t90r30t-90');
    t.equal(
      codeAfter('1.wp72p.hlnp.0.x0y0r40r25t90r40t90r25t90z', {
        do: 'move-corner',
        line: 0,
        corner: 0,
        to: { x: 0, y: -5 },
      }),
      '1.wp72p.hlnp.0.x0y-5r40t7r25t83r40t90r30t90z',
      'a closed line moves its last side too',
    );
  },
);

t.test('lengths snap to whole feet, and directions near 45 degrees to it', async (t) => {
  const draw = (x: number, y: number) => codeAfter(fromEmpty, { do: 'draw', from: { x: 0, y: 0 }, to: { x, y } });

  t.equal(draw(50, 8), `${fromEmpty}.x0y0r50`);
  t.equal(draw(50, 9.5), `${fromEmpty}.x0y0r51t11`);
  t.equal(draw(30, -27), `${fromEmpty}.x0y0r40t-45`);
  t.equal(draw(-10, 0), `${fromEmpty}.x0y0r10t180`);
});

t.test('a gate moves to the nearest place that fits, and where there is none the change is refused', async (t) => {
  t.equal(
    codeAfter(`${fromEmpty}.x0y0r50g48a40`, { do: 'resize-side', side: 0, feet: 30 }),
    `${fromEmpty}.x0y0r30g48a26`,
  );
  t.equal(
    codeAfter(`${fromEmpty}.x0y0r50g48a23`, { do: 'add-gate', side: 0, width: 48, at: 24 }),
    `${fromEmpty}.x0y0r50g48a23g48a27`,
  );
  const refused = edit(planOf(`${fromEmpty}.x0y0r50r50r6t90`), { do: 'add-gate', side: 2, width: 96 });
  t.equal(announceRefusal(refused.refusal ?? ''), 'Not done: side 3 is 6 feet and an 8 foot gate does not fit.');
  t.equal(
    codeAfter(`${fromEmpty}.x0y0r50g48a23`, { do: 'resize-side', side: 0, feet: 3 }),
    'Side 1 is 3 feet and a 4 foot gate does not fit.',
  );
  t.equal(codeAfter(fromEmpty, { do: 'add-gate', side: 0, width: 48 }), 'Say which side the gate is in.');
});

t.test('gates change side, width and place, and go away', async (t) => {
  const change = (command: Omit<Extract<Command, { do: 'change-gate' }>, 'do'>) =>
    codeAfter(examples.E2, { do: 'change-gate', ...command }).split('y0')[1];

  t.equal(change({ gate: 0, side: 1 }), 'r50r80t90g48a38r50t90');
  t.equal(change({ gate: 0, width: 192 }), 'r50r80t90r50t90g192a23');
  t.equal(change({ gate: 0, at: 60 }), 'r50r80t90r50t90g48a46');
  t.match(edit(planOf(examples.E2), { do: 'remove-gate', gate: 0 }), { said: 'Gate 1 removed.' });
});

t.test('lines begin, swing round, join, close and lose sides', async (t) => {
  const two = `${fromEmpty}.x0y0r50r80t90`;

  t.equal(codeAfter(two, { do: 'add-side', feet: 12, turn: 'new' }), `${two}.x0y100r12`);
  t.equal(codeAfter(two, { do: 'turn-side', side: 1, turn: -45 }), `${fromEmpty}.x0y0r50r80t-45`);
  t.equal(codeAfter(two, { do: 'turn-side', side: 1, turn: 'new' }), `${fromEmpty}.x0y0r50.x0y20r80`);
  t.equal(codeAfter(`${two}.x0y100r12`, { do: 'turn-side', side: 2, turn: 90 }), `${two}r12t90`);
  t.equal(codeAfter(two, { do: 'remove-side', side: 0 }), `${fromEmpty}.x0y0r80t90`);
  t.equal(codeAfter(`${two}r50t90`, { do: 'remove-side', side: 1 }), `${fromEmpty}.x0y0r50r50t90`);
  t.equal(codeAfter(`${fromEmpty}.x0y0r50`, { do: 'remove-side', side: 0 }), fromEmpty);
  t.equal(codeAfter(two, { do: 'close', line: 0, closed: true }), 'A fence that closes has at least 3 sides.');
  t.equal(codeAfter(`${two}r50t90`, { do: 'draw-closed', line: 0 }), `${two}r50t90r80t90z`);
  t.equal(
    codeAfter(`${two}r50t90z`, { do: 'add-side', feet: 5, turn: 90 }),
    'Only the last side of a line can close it.',
  );
});

t.test('sides and gates are told in sentences', async (t) => {
  t.strictSame(describePlan(planOf(examples.E2)), [
    'Side 1: 50 ft.',
    'Side 2: 80 ft after a right turn.',
    'Side 3: 50 ft after a right turn.',
    'Gate 1: 4 ft wide, 23 ft along side 3.',
  ]);
  t.strictSame(describePlan(planOf('1.wp72p.hlnp.0.x0y0r9r9t-45r9t63z.x0y40r1000r9t180')), [
    'Side 1: 9 ft.',
    'Side 2: 9 ft after a half left turn.',
    'Side 3: 9 ft after a turn of 63° to the right. It ends where the line began.',
    'Side 4: 1,000 ft, the start of a new line.',
    'Side 5: 9 ft straight back.',
  ]);
});

t.test('a place in the sketch has words and a nearest side', async (t) => {
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

t.test(
  'statement 9: any 50 edits undone give the first code and redone the last, and each plan is one that the schema takes',
  async () => {
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
      { numRuns: 300 },
    );
  },
);

t.test('statement 9: 50 steps are kept, and a change after an undo ends what could be redone', async (t) => {
  let history = startHistory(0);
  for (let step = 1; step <= 60; step += 1) history = recordStep(history, step);
  for (let step = 0; step < 70; step += 1) history = undo(history);
  t.equal(history.present, 10);

  history = recordStep(redo(history), 99);
  t.equal(redo(history).present, 99);
  t.equal(undo(history).present, 11);
});
