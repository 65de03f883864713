/** sRGB colors in hex, and as lightness, chroma, and hue (OKLCH, https://bottosson.github.io/posts/oklab/). */

/** `#` and six hexadecimal digits in lower case. */
export type Hex = `#${string}`;

/** The accent of the built sheet, `--cedar-600` of tokens.css. */
export const defaultAccent: Hex = '#a94c1e';

export interface Oklch {
  /** From 0, black, to 1, white. */
  lightness: number;
  /** From 0, gray, to about 0.37. */
  chroma: number;
  /** In degrees. */
  hue: number;
}

type Triple = readonly [number, number, number];

/** Returns the contrast of two colors (WCAG 2.2, "contrast ratio"), from 1 to 21. */
export function contrast(one: Hex, other: Hex): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Returns the relative luminance (WCAG 2.2), from 0 to 1. */
function luminance(color: Hex): number {
  const [red, green, blue] = toLinear(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Converts a color to lightness, chroma, and hue. */
export function readColor(color: Hex): Oklch {
  const [red, green, blue] = toLinear(color);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  };
}

/** Returns the nearest color that a screen can show. Out-of-range channels are clipped; `chromaWithin` prevents that. */
export function writeColor(color: Oklch): Hex {
  const channels = toRgb(color).map((channel) => {
    const clipped = Math.min(1, Math.max(0, channel));
    const encoded = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** Returns the highest chroma that a screen can show at this lightness and hue, up to the requested one. */
function chromaWithin(lightness: number, chroma: number, hue: number): number {
  if (isShown({ lightness, chroma, hue })) return chroma;
  let [low, high] = [0, chroma];
  for (let step = 0; step < 20; step += 1) {
    const middle = (low + high) / 2;
    if (isShown({ lightness, chroma: middle, hue })) low = middle;
    else high = middle;
  }
  return low;
}

function isShown(color: Oklch): boolean {
  return toRgb(color).every((channel) => channel >= -0.0001 && channel <= 1.0001);
}

/** Returns linear light; outside 0 to 1 for colors that a screen can't show. */
function toRgb({ lightness, chroma, hue }: Oklch): Triple {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function toLinear(color: Hex): Triple {
  const channel = (start: number) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/**
 * The owner's accent color: buttons, links, and marks of every page. Its hue stays. Its lightness changes as little as possible until every
 * pair of colors has a contrast of 4.5:1 (docs/product.md, "Accent color").
 */

/** The colors made from an accent, as the tokens of tokens.css. */
export interface AccentColors {
  /** Behind white text, and for lines and marks on light backgrounds: `--color-action`. */
  action: Hex;
  /** Links on light backgrounds, and the background of a pressed button's white text: `--color-action-hover`. */
  actionHover: Hex;
  /** Marks on dark backgrounds: `--color-accent-on-dark`. */
  onDark: Hex;
}

/** Offered in addition to a custom color; the first is the default. */
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

/** The minimum contrast of text (WCAG 2.2, 1.4.3). */
const leastContrast = 4.5;

/** The backgrounds in tokens.css: card, paper, quiet, and error; and the two dark ones that have marks. */
export const lightGrounds: readonly Hex[] = ['#ffffff', '#f8f3e9', '#e6eadb', '#ffe9e3'];
export const darkGrounds: readonly Hex[] = ['#1e4731', '#0d2b1c'];
const onAction: Hex = '#ffffff';

/**
 * Returns the colors of a page for the owner's accent.
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

/** Returns the color of the browser's toolbar: pine by default, else the accent as pages show it. */
export function themeColorOf(asked: Hex): Hex {
  return asked === defaultAccent ? '#1f3a2c' : accentColors(asked).action;
}

/** The lightness difference between a button's two colors, from 0 to 1; below `darkest`, a darker color would look the same. */
const hoverStep = 0.08;
const darkest = 0.25;
/** Marks on dark backgrounds start at the lightness of `--cedar-300` and have at most its chroma. */
const lightestStart = 0.8;
const quietChroma = 0.09;

const lightnessStep = 0.005;

/** Returns the first color at or below a lightness that is readable on every light background, and under white text. */
function darken(lightness: number, paint: (lightness: number) => Hex): Hex {
  const color = paint(lightness);
  const reads = [...lightGrounds, onAction].every((ground) => contrast(color, ground) >= leastContrast);
  return reads || luminance(color) === 0 ? color : darken(lightness - lightnessStep, paint);
}

/** Returns the first color at or above a lightness that is readable on every dark background. */
function lighten(lightness: number, paint: (lightness: number) => Hex): Hex {
  const color = paint(lightness);
  const reads = darkGrounds.every((ground) => contrast(color, ground) >= leastContrast);
  return reads || lightness >= 1 ? color : lighten(lightness + lightnessStep, paint);
}
