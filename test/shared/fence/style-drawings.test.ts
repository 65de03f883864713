import { globSync, readFileSync } from 'node:fs';
import t from 'tap';
import { drawElevation } from '../../../src/shared/fence/elevation.ts';
import { buildOf, heightsOf, kindNames, kindOf } from '../../../src/shared/fence/kinds.ts';
import { inFeet, withFraction } from '../../../src/shared/fence/measures.ts';

t.test('the drawing files show the measures of their fences', async (t) => {
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

/** The part of a text before its anchor. */
const parts: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };

t.test('no text in a drawing is cut off at its edge', async (t) => {
  const isInside = (
    name: string,
    viewBox: readonly number[],
    text: string,
    attributes: Record<string, string | number>,
  ) => {
    const [left = 0, top = 0, width = 0, height = 0] = viewBox;
    const [x, y, size] = [Number(attributes.x), Number(attributes.y), Number(attributes['font-size'])];
    // Measures of the page's font, as shares of its size: the mean width of a letter is a half, digits are three quarters tall, and a g
    // reaches a quarter below the line.
    const reach = text.length * size * 0.5;
    const start = x - reach * (parts[String(attributes['text-anchor'])] ?? 0);
    t.ok(start >= left && start + reach <= left + width, `${name}: "${text}" from side to side`);
    t.ok(y - size * 0.75 >= top && y + size / 4 <= top + height, `${name}: "${text}" from top to bottom`);
  };

  for (const file of globSync('src/shared/fence/drawings/*.svg')) {
    const svg = readFileSync(file, 'utf8');
    const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? [];
    for (const [, attributes = '', text = ''] of svg.matchAll(/<text ([^>]*)>([^<]*)</g))
      isInside(
        file,
        viewBox,
        text,
        Object.fromEntries(Array.from(attributes.matchAll(/([\w-]+)="([^"]*)"/g), ([, name, value]) => [name, value])),
      );
  }
  for (const kind of kindNames)
    for (const height of heightsOf(kind)) {
      const { viewBox, title, shapes } = drawElevation(kind, height);
      for (const { text, attributes } of shapes) if (text) isInside(title, viewBox, text, attributes);
    }
});
