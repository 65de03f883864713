import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';

/** What the page's own script shares with islands, and what forms share whether React brings them to life or not: all of it small. */
const first = [
  'views/islands/draft.ts',
  'views/islands/form-sending.ts',
  'views/islands/plain-click.ts',
  'views/islands/request.ts',
  'views/islands/stamp.ts',
  'views/islands/visit.ts',
  'views/islands/wake.ts',
  'src/shared/web-address.ts',
];

/** What the public islands that React brings to life share with one another and with the desk. */
const react = [
  'react-dom',
  'views/components/form-outcome.tsx',
  'views/components/honeypot-field.tsx',
  'views/components/icon.tsx',
  'views/components/lead-control.tsx',
  'views/components/photo-field.tsx',
  'views/islands/form.ts',
  'views/islands/photo-batches.tsx',
  'views/islands/toast.ts',
  'src/shared/contact.ts',
];

/** What the galleries share, and with the screens where staff handle pictures. */
const pictures = ['views/islands/gallery/lightbox.ts', 'views/islands/gallery/picture-element.ts', 'src/shared/pictures.ts'];

/** The files that are fetched by themselves, with the groups that travel with each. */
const groups: [RegExp, string[]][] = [
  [/\/(client\.tsx|gallery-list\.ts|[\w-]+-controller\.ts)$/, first],
  [
    /\/(mount|contact-form|estimate-form|toaster|photo-sender|[\w-]+-uploader|admin\/admin|admin\/[\w/-]+-section)\.tsx$/,
    [...first, ...react],
  ],
  [
    /\/(gallery-list\.ts|[\w-]*gallery-controller\.ts|projects-controller\.ts|image-uploader\.tsx|(pictures|projects?)-section\.tsx)$/,
    pictures,
  ],
];

/**
 * Lets a group of modules travel as one file. esbuild makes a chunk for each set of entry points that share a module, which for small
 * modules means a request of a hundred bytes each; if all entry points that use one module of a group import the whole group, the sets
 * are equal. test/budgets.test.ts counts the files.
 */
export const chunkGroups: Plugin = {
  name: 'chunk-groups',
  setup: (build) => {
    build.onLoad({ filter: /[\\/]views[\\/].*\.tsx?$/ }, async ({ path }) => {
      const name = path.replaceAll('\\', '/');
      const members = groups.flatMap(([pattern, group]) => (pattern.test(name) ? group : []));
      if (members.length === 0) return undefined;
      const imports = members
        .map((member) => `import ${JSON.stringify(member.includes('/') ? resolve(member) : member)};`)
        .join('');
      const source = await readFile(path, 'utf8');
      return { contents: `${source}\n${imports}`, loader: name.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};
