import { readFileSync } from 'node:fs';
import t from 'tap';
import {
  accentColors,
  accentSwatches,
  contrast,
  darkGrounds,
  defaultAccent,
  type Hex,
  lightGrounds,
  readColor,
  writeColor,
} from '../../../src/shared/content/color.ts';

/** Returns every pair in use: a text color and its background; buttons have white text. */
function accentPairs({ action, actionHover, onDark }: ReturnType<typeof accentColors>): [color: Hex, ground: Hex][] {
  return [
    ...[action, actionHover].flatMap((color) => lightGrounds.map((ground): [Hex, Hex] => [color, ground])),
    ...[action, actionHover].map((ground): [Hex, Hex] => ['#ffffff', ground]),
    ...darkGrounds.map((ground): [Hex, Hex] => [onDark, ground]),
  ];
}

t.test('contrast is computed by the WCAG formula', async (t) => {
  t.equal(contrast('#000000', '#ffffff'), 21);
  t.equal(contrast('#777777', '#ffffff').toFixed(2), '4.48');
  t.equal(contrast('#ffffff', '#777777').toFixed(2), '4.48');
});

t.test('a color is the same after parsing and formatting', async (t) => {
  const colors = randomColors(200);
  t.strictSame(
    colors.map((color) => writeColor(readColor(color))),
    colors,
  );
});

t.test('1,000 accents keep a contrast of 4.5:1 in every pair, and their hue', async (t) => {
  const faults: string[] = [];
  for (const asked of [...extremes, ...randomColors(1000)]) {
    const colors = accentColors(asked);
    for (const [color, ground] of accentPairs(colors))
      if (contrast(color, ground) < 4.5) faults.push(`${asked}: ${color} on ${ground}`);
    if (turn(asked, colors.action) > 4) faults.push(`${asked}: ${colors.action} is of another hue`);
    if (colors.action === colors.actionHover) faults.push(`${asked}: a pressed button looks like any other`);
  }
  t.strictSame(faults, []);
});

t.test('a readable color stays unchanged, including all swatches', async (t) => {
  for (const { color } of accentSwatches) t.equal(accentColors(color).action, color);
  t.equal(accentSwatches.length, 8);
  t.equal(new Set(accentSwatches.map(({ color }) => color)).size, 8);
  t.equal(accentSwatches[0]?.color, defaultAccent);
});

t.test('lightness changes no more than needed', async (t) => {
  for (const asked of ['#ffd400', '#7fd4ff', '#ff8ad0'] as const) {
    const least = Math.min(...accentPairs(accentColors(asked)).map(([color, ground]) => contrast(color, ground)));
    t.ok(least < 4.7, `${asked}: ${least}`);
  }
});

t.test('the backgrounds match the style sheet', async (t) => {
  t.strictSame(lightGrounds.slice(1), ['cream-100', 'sage-100', 'rust-100'].map(token));
  t.strictSame(darkGrounds, ['pine-700', 'pine-900'].map(token));
  t.equal(defaultAccent, token('cedar-600'));
});

const tokens = readFileSync('views/styles/tokens.css', 'utf8');

function token(name: string): Hex {
  const [lightness = 0, chroma = 0, hue = 0] = (new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1] ?? '')
    .split(' ')
    .map(Number);
  return writeColor({ lightness, chroma, hue });
}

const extremes: Hex[] = [
  ...(['#000000', '#ffffff', '#808080', '#ff0000', '#ffff00'] as const),
  ...(['#00ff00', '#00ffff', '#0000ff', '#ff00ff'] as const),
];

/** Returns random colors, the same ones in every run. */
function randomColors(count: number): Hex[] {
  let state = 2026;
  const next = () => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return Math.floor(state / 2 ** 7) % 256;
  };
  const channel = () => next().toString(16).padStart(2, '0');
  return Array.from({ length: count }, (): Hex => `#${channel()}${channel()}${channel()}`);
}

/** Returns the degrees between the hues of two colors; 0 if one of them is almost gray or black, because no one sees its hue. */
function turn(one: Hex, other: Hex): number {
  const [a, b] = [readColor(one), readColor(other)];
  if (Math.min(a.chroma, b.chroma) < 0.03) return 0;
  const degrees = Math.abs(a.hue - b.hue) % 360;
  return Math.min(degrees, 360 - degrees);
}
