import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';

/** `url('fonts/inter.woff2')` in a style sheet means the subset made by this build. */
export const fonts: Plugin = {
  name: 'fonts',
  setup: (build) =>
    build.onResolve({ filter: /^fonts\// }, ({ path }) => ({ path: join(process.cwd(), 'dist', path) })),
};

/** Reads a style sheet for the bundle: imports of a whole folder are spelled out, and widths made old enough. */
export const sheets: Plugin = {
  name: 'sheets',
  setup: (build) =>
    build.onLoad({ filter: /\.css$/ }, ({ path }) => ({
      loader: 'css',
      contents: lowerWidths(importFolders(readFileSync(path, 'utf8'), dirname(path))),
      watchDirs: [dirname(path)],
    })),
};

/** `@import url('admin-sections/*.css') layer(components);` becomes one import for each sheet, by name: a new one needs no line. */
function importFolders(css: string, folder: string): string {
  return css.replace(/@import url\('([^']*\*[^']*)'\)([^;]*);/g, (_import, pattern, layer) =>
    globSync(pattern, { cwd: folder })
      .sort()
      .map((sheet) => `@import url('${sheet}')${layer};`)
      .join('\n'),
  );
}

/**
 * Writes `(width < 48rem)` as `(max-width: 47.999rem)`: Safari knows ranges since 16.4, and older iPhones would get all
 * screens' rules at once. What esbuild makes of ranges for them is newer still.
 */
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
