import { isBuiltin } from 'node:module';
import type { Plugin } from 'esbuild';

/**
 * Lets bundled modules take Node's own without `import`, which asks each for all it exports: `node:http` would load undici for its
 * `WebSocket`, which is a tenth of the start.
 */
export const builtinModules: Plugin = {
  name: 'builtin-modules',
  setup: (build) => {
    build.onResolve({ filter: /^[\w:/]+$/ }, ({ path, kind }) =>
      kind === 'import-statement' && isBuiltin(path) ? { path, namespace: 'builtin', sideEffects: false } : undefined,
    );
    build.onLoad({ filter: /.*/, namespace: 'builtin' }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule(${JSON.stringify(path)});`,
    }));
  },
};
