import fc from 'fast-check';
import sharp from 'sharp';
import t from 'tap';
import { makePlanPicture } from '../../src/prices/plan-picture.ts';
import { startPlan } from '../../src/shared/fence/plan.ts';
import { anyPlan, examples, planOf } from '../fixtures/fence-plans.ts';

t.test('statement 23: the picture of a plan opens, is 800 by 600, of one bit, and shows the fence', async (t) => {
  const picture = makePlanPicture(planOf(examples.E2));
  const { format, width, height, depth } = await sharp(picture).metadata();
  const { data } = await sharp(picture).extractChannel(0).raw().toBuffer({ resolveWithObject: true });

  t.strictSame({ format, width, height }, { format: 'png', width: 800, height: 600 });
  t.equal(depth, 'uchar');
  t.equal(picture[24], 1, 'bits a dot');
  t.equal(new Set(data).size, 2, 'black and white');
  const inked = data.filter((dot) => dot === 0).length / data.length;
  t.ok(inked > 0.005 && inked < 0.1, `${inked} of the dots are black`);
});

t.test(
  'statement 23: no plan makes a picture of more than 20 kB, and a plan without a line is a white one',
  async (t) => {
    fc.assert(
      fc.property(anyPlan, (plan) => makePlanPicture(plan).length <= 20_000),
      { numRuns: 100 },
    );
    const { data } = await sharp(makePlanPicture(startPlan))
      .extractChannel(0)
      .raw()
      .toBuffer({ resolveWithObject: true });
    t.ok(data.every((dot) => dot === 255));
  },
);
