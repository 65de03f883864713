import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Metafile } from 'esbuild';
import t from 'tap';
import { isDownward, partOf, ranks } from './fixtures/ranks.ts';

/** Allowed upward imports: of the views, and with `import()` of code that exists only with DATABASE_URL. */
const upwardExceptions = new Set([
  'src/pages/render.ts -> views/server.tsx',
  'src/database/engine.ts -> src/cluster/index.ts',
]);

/** Cycles that the data has too: a list contains entries, whose fields may be lists. */
const recursive = new Set([
  'views/admin/content/fields.tsx -> views/admin/content/list.tsx -> views/admin/content/fields.tsx',
]);

/** Features that may only be imported through their index. */
const features = new Set(ranks.flat().filter((part) => !/\.ts$|^src\/(http|shared)$/.test(part)));

/** Why a direction exists. */
const reasons: Record<string, string> = {
  'src/shared': 'the browser gets src/shared too, so it may depend on nothing but zod',
  'src/database': 'every feature depends on the database, so the database depends on none',
  'src/http': 'all responses share this code, so it may depend on no feature',
  'src/content': 'pages show the text that the site gives them, because the owner may have changed it',
  'views/islands': 'islands run in the browser, so a page or its text in them would be sent to every visitor',
  'views/components': 'components are used by pages, not the other way around',
  views: 'views render what they are given, so src/shared is the only server code that they may import',
};

const server = imports('dist/server.json');
const own = [...server, ...imports('dist/browser.json')].filter(({ from }) => !isPackage(from));
const sources = globSync(['src/**/*.ts', 'views/**/*.{ts,tsx}']);

/** The imports that break each rule. */
const platformRules: Record<string, (from: string, to: string, name: string | undefined) => boolean> = {
  'src/shared depends only on zod': (from, _to, name) => partOf(from) === 'src/shared' && !!name && name !== 'zod',
  'migrations are frozen': (from, to, name) =>
    /^src\/database\/migrations\//.test(from) && !to.startsWith('src/database/migrations/') && name !== 'kysely',
  'only src/database knows which engine runs': (from, _to, name) =>
    name === 'better-sqlite3' && !from.startsWith('src/database/'),
  'only src/cluster knows PostgreSQL': (from, _to, name) => name === 'pg' && !from.startsWith('src/cluster/'),
  'a store speaks SQL and never sees HTTP': (from, _to, name) =>
    /store\.ts$/.test(from) && !!name?.includes('fastify') && name !== '@fastify/error',
  'views run in the browser too': (from, to) =>
    from.startsWith('views/') && from !== 'views/server.tsx' && to.startsWith('node:'),
  'nothing imports test': (_from, to) => to.startsWith('test/'),
};

t.test('imports follow the order of the layers', async (t) => {
  const faults: string[] = [];
  for (const { from, to } of own) {
    if (isPackage(to) || upwardExceptions.has(`${from} -> ${to}`)) continue;
    const [source, target] = [partOf(from), partOf(to)];
    if (source === target || isDownward(source, target)) continue;
    const reason = reasons[target] ?? reasons[source] ?? 'test/fixtures/ranks.ts doesn’t allow it';
    faults.push(`${from} imports ${to}, but ${source} may not import ${target}: ${reason}`);
  }
  t.ok(own.length > 1000);
  t.strictSame(faults, []);
});

t.test('a feature is imported through its index', async (t) => {
  const others = server.filter(({ from, to }) => !isPackage(to) && partOf(from) !== partOf(to));
  const entered = others.filter(({ to }) => features.has(partOf(to)) && to !== `${partOf(to)}/index.ts`);

  t.strictSame(entered, [], 'features import each other only through index.ts');
});

t.test('files don’t import one another in a circle, not even for types', async (t) => {
  const unvisited = new Map(sources.map((file) => [file, listImportsOf(file)]));
  const circles: string[] = [];
  const visit = (file: string, way: readonly string[]) => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' -> '));
    const targets = unvisited.get(file) ?? [];
    unvisited.delete(file);
    for (const target of targets) visit(target, [...way, file]);
  };
  for (const file of sources) visit(file, []);
  t.ok(sources.length > 300);
  t.strictSame(
    circles.filter((circle) => !recursive.has(circle)),
    [],
    'move a type that two files need to the lower one',
  );
});

t.test('few files outside src/cluster and src/database know about other processes', async (t) => {
  const known =
    /\.cluster\b|database\.shared\b|\{[^}]*\bshared\b[^}]*\} = app\.database|\b(?:databaseUrl|SharedDatabase|singleProcess)\b/;
  const files = globSync('src/**/*.ts').filter((file) => !/^src\/(?:cluster|database)\//.test(file));
  const codeOf = (file: string) =>
    readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*|^import [^;]*;|'[^'\n]*'/gm, '');
  const knowing = files.filter((file) => known.test(codeOf(file)));
  t.ok(knowing.length > 0 && knowing.length <= 10, `${knowing.length}: ${knowing.join(', ')}`);
});

t.test('each part uses only its own packages and platform', async (t) => {
  for (const [rule, isFault] of Object.entries(platformRules))
    t.strictSame(
      own.filter(({ from, to }) => isFault(from, to, packageOf(to))),
      [],
      rule,
    );
});

t.test('a module that the views don’t need is in a feature, not in src/shared', async (t) => {
  const needed = new Set<string>();
  const follow = (file: string) => {
    for (const target of listImportsOf(file)) {
      if (!target.startsWith('src/shared/') || needed.has(target)) continue;
      needed.add(target);
      follow(target);
    }
  };
  for (const file of sources.filter((file) => file.startsWith('views/'))) follow(file);
  // Pictures and content have the same rank, so a file that both need must be in `src/shared`.
  needed.add('src/shared/content/shown-pictures.ts');
  t.strictSame(
    sources.filter((file) => file.startsWith('src/shared/') && !needed.has(file)),
    [],
    'no view imports these',
  );
});

t.test('nothing starts a shell or runs text as code', async (t) => {
  const starting = server.filter(({ from, to }) => !isPackage(from) && /child_process|node:vm|node:repl/.test(to));
  t.strictSame(
    starting.filter(({ from }) => from !== 'src/pictures/picture-maker.ts'),
    [],
    'only pictures are made in a process of their own',
  );
  const finding = (pattern: RegExp) => sources.filter((file) => pattern.test(readFileSync(file, 'utf8')));
  t.strictSame(finding(/\beval\(|new Function\(|setTimeout\(['"`]/), []);
  t.strictSame(finding(/dangerouslySetInnerHTML|\.innerHTML\s*=|insertAdjacentHTML/), ['views/components/meta.tsx']);
});

t.test('the browser gets no page components, no page text, and only one zod', async (t) => {
  const { inputs, outputs } = read('dist/browser.json');
  const files = Object.keys(inputs);
  const visitors = ['views/client.tsx', 'views/forms.tsx'];
  const scripts = Object.values(outputs).filter(({ entryPoint = '' }) => visitors.includes(entryPoint));
  const sent = scripts.flatMap(({ inputs }) => Object.keys(inputs));

  t.ok(sent.length > 20 && files.length > sent.length);
  for (const [rule, among, pattern] of [
    ["a link is a link in a visitor's script", sent, /node_modules\/react-router/],
    ['the HTML of a page is there already', files, /^(views\/pages|src\/content)\//],
    ['src/shared imports zod/mini', files, /node_modules\/zod\/v4\/classic/],
    ['it belongs to the server', files, /^src\/(?!shared\/)/],
    ['the build keeps its mode', files, /react-dom\/.*(development|server)/],
  ] as const)
    t.strictSame(
      among.filter((file) => pattern.test(file)),
      [],
      rule,
    );
});

function read(file: string): Metafile {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function imports(file: string) {
  return Object.entries(read(file).inputs).flatMap(([from, { imports }]) =>
    imports
      .filter(({ path }) => !path.startsWith('data:'))
      .map(({ path }) => ({ from, to: path.replace(/^builtin:/, '') })),
  );
}

/** Returns the project's own files that a source file imports, even for types only. Files that `import()` loads later aren't included. */
function listImportsOf(file: string): string[] {
  const imported = readFileSync(file, 'utf8').matchAll(/^(?:import|export)\b[^;]*?\bfrom '(\.[^']+)'/gm);
  return Array.from(imported, ([, path = '']) => join(dirname(file), path));
}

/** True if a path is outside the project's own code. */
function isPackage(path: string): boolean {
  return path.includes('node_modules/') || !/^(src|views|dist)\//.test(path);
}

/** Returns the package that a path belongs to; `undefined` for the project's own files and for Node's modules. */
function packageOf(path: string): string | undefined {
  if (path.startsWith('node:') || !isPackage(path)) return undefined;
  return /^(?:@[^/]+\/)?[^/]+/.exec(path.split('node_modules/').at(-1) ?? '')?.[0];
}
