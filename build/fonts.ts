import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont, { type VariationAxis } from 'subset-font';

/** English text, Spanish names, and the signs that pages use: so both fonts together stay under 60 kB. */
const characters = `${String.fromCharCode(...Array.from({ length: 95 }, (_none, index) => index + 32))}\u00a0©®°·×áéíóúüñÁÉÍÓÚÜÑ¿¡–—‘’“”•…′″←→↗★½⅜¼¾✓−`;

/** Headings have one weight at every size; text goes from regular to semibold. */
const fonts: Record<string, { source: string; axes: Record<string, VariationAxis> }> = {
  fraunces: {
    source: 'fraunces/files/fraunces-latin-opsz-normal.woff2',
    axes: { wght: 540, opsz: { min: 18, max: 144 } },
  },
  inter: { source: 'inter/files/inter-latin-wght-normal.woff2', axes: { wght: { min: 400, max: 650 } } },
};

const recipeFile = 'dist/fonts/recipe.json';

/** Cuts the fonts down to the characters and weights that pages use, into `dist/fonts`; nothing is done when they are there already. */
export async function buildFonts(): Promise<void> {
  const recipe = JSON.stringify([characters, fonts]);
  if (existsSync(recipeFile) && readFileSync(recipeFile, 'utf8') === recipe) return;
  for (const [name, { source, axes }] of Object.entries(fonts)) {
    const bytes = readFileSync(`node_modules/@fontsource-variable/${source}`);
    const subset = await subsetFont(bytes, characters, { targetFormat: 'woff2', variationAxes: axes });
    writeFileSync(`dist/fonts/${name}.woff2`, subset);
  }
  writeFileSync(recipeFile, recipe);
}
