import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

/** `url('fonts/inter.woff2')` in a style sheet means the subset made by this build. */
export const fonts: Plugin = {
  name: 'fonts',
  setup: (build) =>
    build.onResolve({ filter: /^fonts\// }, ({ path }) => ({ path: join(process.cwd(), 'dist', path) })),
};

/**
 * Writes `(width < 48rem)` as `(max-width: 47.999rem)`: Safari knows ranges since 16.4, and older iPhones would get all
 * screens' rules at once. What esbuild makes of ranges for them is newer still.
 */
export const widths: Plugin = {
  name: 'widths',
  setup: (build) =>
    build.onLoad({ filter: /\.css$/ }, ({ path }) => ({
      loader: 'css',
      contents: lowerWidths(readFileSync(path, 'utf8')),
    })),
};

function lowerWidths(css: string): string {
  const below = (rem: string) => `(max-width: ${Number(rem) - 0.001}rem)`;
  return css
    .replace(/\(width >= ([\d.]+)rem\)/g, '(min-width: $1rem)')
    .replace(/\(width < ([\d.]+)rem\)/g, (_range, rem) => below(rem))
    .replace(
      /\(([\d.]+)rem <= width < ([\d.]+)rem\)/g,
      (_range, from, rem) => `(min-width: ${from}rem) and ${below(rem)}`,
    );
}
