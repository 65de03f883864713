import { readFileSync } from 'node:fs';
import t from 'tap';
import { buildOf, kindOf } from '../../../src/shared/fence/kinds.ts';
import { inFeet, withFraction } from '../../../src/shared/fence/measures.ts';

t.test('the drawings that are files say the measures of the fences that they show', async (t) => {
  const says = (name: string, words: string) =>
    t.ok(readFileSync(`src/shared/fence/drawings/${name}.svg`, 'utf8').includes(words), `${name}: ${words}`);

  for (const [name, post] of [
    ['post-hole', 'line'],
    ['gate-post-hole', 'heavy'],
  ] as const) {
    const { diameter, depth } = buildOf('wood-privacy', 72)[post];
    says(name, `<desc>A hole ${diameter} in wide and ${depth} in deep;`);
  }
  for (const [name, height] of [
    ['three-rails', 48],
    ['four-rails', 60],
  ] as const) {
    const { rails, spacing } = buildOf('wood-ranch', height);
    says(name, `<title>${rails} rails, ${inFeet(height)} tall</title>`);
    says(name, `on posts ${inFeet(spacing)} apart.</desc>`);
  }
  const { filling } = kindOf('aluminum-pool');
  says('pool-rules', `>${withFraction('gap' in filling ? filling.gap : 0)} in</text>`);
});
