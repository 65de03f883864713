import t from 'tap';
import type { Plan } from '../../src/shared/fence/plan.ts';
import { build } from '../fixtures/app.ts';
import { parsePage } from '../fixtures/parse.ts';
import { callPlan, postPlan, valuesOf } from '../fixtures/plan-posts.ts';
import { changedPlan, wrongPosts } from '../fixtures/wrong-plans.ts';

const app = await build(t);

t.test(
  'statement 6: every wrong value has its words at its field, in the list on top, and stays as typed',
  async (t) => {
    for (const { typed, at, words } of wrongPosts) {
      const response = await postPlan(app, typed);
      const document = parsePage(response.body);
      t.equal(response.statusCode, 400, words);
      const message = document.getElementById(`${at === 'oldFeet' ? 'old-feet' : at.replaceAll('.', '-')}-message`);
      t.equal(message?.textContent, words, `${at}: ${words}`);
      t.match(document.getElementById('problems')?.textContent ?? '', words);
      t.match(document.title, /^Error: /);
      const shown = valuesOf(response);
      for (const [name, value] of Object.entries(typed))
        if (/\.feet$|\.at$|^oldFeet$/.test(name)) t.equal(shown[name], value, name);
    }
  },
);

t.test('statement 6: a call gets the same words under the path of the plan', async (t) => {
  const side = (plan: Plan) => plan.lines[0]?.runs[2] as Plan['lines'][0]['runs'][0];
  const wrong: [string, string, unknown][] = [
    [
      'lines.0.runs.2.feet',
      'Write the length in feet, such as 50.',
      changedPlan((plan) => Object.assign(side(plan), { feet: 'abc' })),
    ],
    [
      'lines.0.runs.2.feet',
      'Please give feet; 15 m is about 50 ft.',
      changedPlan((plan) => Object.assign(side(plan), { feet: '15 m' })),
    ],
    [
      'lines.0.runs.2.feet',
      'A side is at least 1 foot.',
      changedPlan((plan) => Object.assign(side(plan), { feet: 0 })),
    ],
    [
      'lines.0.runs.2.feet',
      'A side is at most 1,000 feet; please split it.',
      changedPlan((plan) => Object.assign(side(plan), { feet: 1001 })),
    ],
    [
      'lines.0.runs.2.turn',
      'Please choose how the fence turns here.',
      changedPlan((plan) => Object.assign(side(plan), { turn: 'north' })),
    ],
    ['kind', 'Please choose one of the fences.', changedPlan((plan) => Object.assign(plan, { kind: 'hedge' }))],
    ['slope', 'Please choose one of the answers.', changedPlan((plan) => Object.assign(plan, { slope: 'cliff' }))],
    [
      'old.feet',
      'Write the feet of old fence, from 1 to 3,000, or leave it empty.',
      changedPlan((plan) => Object.assign(plan, { old: { kind: 'light', feet: 0 } })),
    ],
    [
      'lines.0.runs.2.gates.0.at',
      'Side 3 is 50 ft long: a 4 ft gate does not fit (48 ft from its start).',
      changedPlan((plan) => Object.assign(side(plan).gates[0] ?? {}, { at: 48 })),
    ],
    [
      'lines',
      'For more than 3,000 feet please call us at (336) 555-0142: that is priced on the ground.',
      changedPlan((plan) =>
        plan.lines[0]?.runs.push(...Array.from({ length: 3 }, () => ({ feet: 1000, turn: 0, gates: [] }))),
      ),
    ],
  ];
  for (const [path, words, plan] of wrong) {
    const response = await callPlan(app, plan);
    t.equal(response.statusCode, 400, words);
    t.strictSame(response.json().fields[path], [words], path);
  }
});
