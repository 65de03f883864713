import { defaultAccent } from '../profile.ts';
import { chromaWithin, contrast, type Hex, luminance, readColor, writeColor } from './color.ts';

/**
 * The owner's accent color: buttons, links and marks of every page. Its hue is kept; its lightness moves, and no further than it
 * must, until every pair of colors that a reader meets reaches 4.5:1 (docs/product.md, "Accent color").
 */

/** What a page shows of an accent, as the tokens of tokens.css. */
export interface AccentColors {
  /** Under white words, and as lines and marks on light grounds: `--color-action`. */
  action: Hex;
  /** Links on light grounds, and the ground of a pressed button's white words: `--color-action-hover`. */
  actionHover: Hex;
  /** Marks on the dark grounds: `--color-accent-on-dark`. */
  onDark: Hex;
}

/** Offered beside a color of the owner's own; the first is the default. */
export const accentSwatches: readonly { name: string; color: Hex }[] = [
  { name: 'Cedar', color: defaultAccent },
  { name: 'Barn red', color: '#a4262c' },
  { name: 'Plum', color: '#8e3a6e' },
  { name: 'Iris', color: '#5b4bb0' },
  { name: 'Lake', color: '#1d6e9d' },
  { name: 'Spruce', color: '#1d7468' },
  { name: 'Meadow', color: '#3b7627' },
  { name: 'Saddle', color: '#7d5a1e' },
];

/** The least contrast of words to their ground (WCAG 2.2, 1.4.3). */
export const leastContrast = 4.5;

/** The grounds of tokens.css: card, paper, quiet and the ground of an error; and the two dark ones that carry marks. */
export const lightGrounds: readonly Hex[] = ['#ffffff', '#f8f3e9', '#e6eadb', '#ffe9e3'];
export const darkGrounds: readonly Hex[] = ['#1e4731', '#0d2b1c'];
const onAction: Hex = '#ffffff';

/** Every pair that is in use: a color and the ground it stands on. */
export function accentPairs({ action, actionHover, onDark }: AccentColors): [color: Hex, ground: Hex][] {
  const onLight = [action, actionHover].flatMap((color) => lightGrounds.map((ground): [Hex, Hex] => [color, ground]));
  return [
    ...onLight,
    [onAction, action],
    [onAction, actionHover],
    ...darkGrounds.map((ground): [Hex, Hex] => [onDark, ground]),
  ];
}

/**
 * The colors of a page whose owner asked for this one.
 * @param asked six hexadecimal digits after `#`
 */
export function accentColors(asked: Hex): AccentColors {
  const { lightness, chroma, hue } = readColor(asked);
  const paint = (lightness: number, chroma: number) =>
    writeColor({ lightness, chroma: chromaWithin(lightness, chroma, hue), hue });
  const action = darken(lightness, (lightness) => paint(lightness, chroma));
  const { lightness: used } = readColor(action);
  return {
    action,
    actionHover: darken(used < darkest ? used + darkest : used - hoverStep, (lightness) => paint(lightness, chroma)),
    onDark: lighten(Math.max(lightness, lightestStart), (lightness) => paint(lightness, Math.min(chroma, quietChroma))),
  };
}

/** The color of the browser's bars around a page: pine as the site is shipped, else the accent as pages show it. */
export function themeColorOf(asked: Hex): Hex {
  return asked === defaultAccent ? '#1f3a2c' : accentColors(asked).action;
}

/** Between the two colors of a button, in lightness from 0 to 1; below `darkest` no darker one could be told apart. */
const hoverStep = 0.08;
const darkest = 0.25;
/** Marks on dark grounds begin at the lightness of `--cedar-300` and are no more vivid than it. */
const lightestStart = 0.8;
const quietChroma = 0.09;

const lightnessStep = 0.005;

/** The first color at or below a lightness that reads on every light ground, and white on it. */
function darken(lightness: number, paint: (lightness: number) => Hex): Hex {
  const color = paint(lightness);
  const reads = [...lightGrounds, onAction].every((ground) => contrast(color, ground) >= leastContrast);
  return reads || luminance(color) === 0 ? color : darken(lightness - lightnessStep, paint);
}

/** The first color at or above a lightness that reads on every dark ground. */
function lighten(lightness: number, paint: (lightness: number) => Hex): Hex {
  const color = paint(lightness);
  const reads = darkGrounds.every((ground) => contrast(color, ground) >= leastContrast);
  return reads || lightness >= 1 ? color : lighten(lightness + lightnessStep, paint);
}
