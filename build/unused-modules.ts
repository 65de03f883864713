import type { Plugin } from 'esbuild';

/**
 * What packages load at once and only use for what this server never does: a listing of all files (@fastify/static), schemas in JSON
 * (Fastify, see src/http/server-options.ts), injected requests and HTTP/2.
 */
const unused = [
  'glob',
  '@fastify/ajv-compiler',
  '@fastify/fast-json-stringify-compiler',
  'light-my-request',
  'node:http2',
];

/** Leaves them out of the server's bundle: each is an empty module there, a quarter of the text in all. */
export const unusedModules: Plugin = {
  name: 'unused-modules',
  setup: (build) => {
    build.onResolve({ filter: /./ }, ({ path, kind }) =>
      kind === 'require-call' && unused.includes(path) ? { path, namespace: 'unused' } : undefined,
    );
    build.onLoad({ filter: /./, namespace: 'unused' }, () => ({ contents: '' }));
  },
};
