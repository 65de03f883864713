// Builds everything into dist/: browser bundle, styles and fonts (hashed), server bundle, picture variants, manifest.
// `--if-stale` does nothing when the inputs are those of the last build; `--watch` rebuilds and restarts on change.

// `npm run` finds the Node of the packages first, which reads TypeScript; an older one ends here, before it meets any.
if (!process.features.typescript) {
  process.stderr.write(`The build needs Node 26; this is ${process.version}. Run it with: npm run build\n`);
  process.exit(1);
}

const { isUpToDate } = await import('./build/input-hash.ts');
if (process.argv.includes('--if-stale') && isUpToDate()) process.exit(0);

const { build, watch } = await import('./build/build.ts');
await (process.argv.includes('--watch') ? watch() : build());
