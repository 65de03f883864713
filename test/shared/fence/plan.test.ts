import t from 'tap';
import { readFeet, readSideFeet } from '../../../src/shared/fence/measures.ts';
import { encodePlan, startPlan } from '../../../src/shared/fence/plan.ts';
import { decodePlan, planSchema } from '../../../src/shared/fence/plan-schema.ts';
import { examples, planOf } from '../../fixtures/fence-plans.ts';

t.test('a new plan is a six-foot pine privacy fence for a home without lines', async (t) => {
  t.equal(encodePlan(startPlan), '1.wp72p.hlnp.0');
  t.strictSame(planSchema.parse(startPlan), startPlan);
});

t.test('every worked example is decoded and encoded to the same code', async (t) => {
  for (const [name, code] of Object.entries(examples)) t.equal(encodePlan(planOf(code)), code, name);
});

t.test('damaged codes, 513 characters, and version 2 are refused', async (t) => {
  const wrong = [
    '',
    '1',
    '2.wp72p.hlnp.0',
    '1.wp72p.hlnp',
    '1.xx72p.hlnp.0',
    '1.wp48p.hlnp.0',
    '1.wp72g.hlnp.0',
    '1.wp72p.hlnq.0',
    '1.wp72p.hlnp.s0',
    '1.wp72p.hlnp.s3001',
    '1.wp72p.hlnp.0.x0y0',
    '1.wp72p.hlnp.0.x0y0r0',
    '1.wp72p.hlnp.0.x0y0r50r50t181',
    '1.wp72p.hlnp.0.x0y0r6g96a0',
    '1.wp72p.hlnp.0.x0y0r50r50t90z',
    '1.wp72p.hlnp.0.X0Y0R50',
    '1.wp72p.hlnp.0.x0y0r50<script>',
    `1.wp72p.hlnp.0.x0y0${'r10'.repeat(25)}`,
    `1.wp72p.hlnp.0.x0y0r50${'0'.repeat(491)}`,
  ];

  for (const code of wrong) t.equal(decodePlan(code), undefined, code);
  t.equal(wrong.at(-1)?.length, 513);
});

t.test('typed lengths are parsed leniently and rounded up to the next foot', async (t) => {
  const fifty = [`49' 6"`, '49.5', '50 ft', "50'", '50', ' 50 ft. ', '50 feet', '49½', '49’ 6”', '49 ft 6 in', '50.0'];
  for (const text of fifty) t.strictSame(readSideFeet(text), { feet: 50 }, text);
  t.strictSame(readSideFeet('1,000'), { feet: 1000 });
  t.strictSame(readSideFeet('0.2'), { feet: 1 });
  t.strictSame(readSideFeet('  '), {});
});

t.test('text that isn’t a length in feet is refused, not guessed', async (t) => {
  const notFeet = { message: 'Enter the length in feet, like 50.' };
  for (const text of ['abc', '50"', '1e3', '49,5', '5 5', '--5', '.', '50 ft 6 ft', '1,00', 'm', '0 m', 'Infinity'])
    t.strictSame(readSideFeet(text), notFeet, text);
  for (const text of ['15 m', '15m', '15 meters', '15 metres', '15 M'])
    t.strictSame(readFeet(text), { message: 'Please enter feet. 15 m is about 50 ft.' }, text);
  t.strictSame(readFeet('10 m'), { message: 'Please enter feet. 10 m is about 33 ft.' });
  for (const text of ['0', '-5', '-0.5']) t.strictSame(readSideFeet(text), { message: 'Enter at least 1 foot.' }, text);
  t.strictSame(readSideFeet('1,000.5'), {
    message: 'Keep each side to 1,000 feet or less. Split a longer side into two.',
  });
});

t.test('a length in JSON as text or a fraction is parsed like a typed one', async (t) => {
  for (const feet of [`49' 6"`, 49.2]) {
    const plan = planOf(examples.E2);
    Object.assign(plan.lines[0]?.runs[0] ?? {}, { feet });

    t.equal(encodePlan(planSchema.parse(plan)), examples.E2);
  }
});

t.test('gates of a side may touch and are sorted', async (t) => {
  const plan = planOf(examples.E2);
  plan.lines[0]?.runs[2]?.gates.push({ width: 36, at: 20 }, { width: 36, at: 27 });

  t.match(encodePlan(planSchema.parse(plan)), /r50t90g36a20g48a23g36a27$/);
});
