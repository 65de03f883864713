import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import t from 'tap';

interface Metafile {
  outputs: Record<string, { entryPoint?: string; inputs: object }>;
  inputs: Record<string, { imports: { path: string; external?: boolean; original?: string }[] }>;
}

interface Import {
  from: string;
  to: string;
}

/** The rooms and what lies below them, top to bottom; an arrow may be skipped, never reversed (CONTRIBUTING.md, "Allowed imports"). */
const ranks: readonly (readonly string[])[] = [
  ['src/main.ts', 'src/commands.ts'],
  ['src/app.ts'],
  ['src/fallback.ts'],
  ['src/kept-pages.ts', 'src/start-error.ts'],
  ['src/set-up', 'src/content-file'],
  ['src/upkeep', 'src/pages', 'src/catalog'],
  ['src/projects'],
  ['src/pictures', 'src/prices', 'src/content'],
  ['src/leads'],
  ['src/delivery', 'src/accounts'],
  ['src/cluster'],
  ['src/database', 'src/storage'],
  ['src/http'],
  ['src/config.ts', 'src/shared'],
  ['src/config.ts', 'src/start-advice.ts'],
];

/** Rooms of one rank that may still import one another, in this direction. */
const sideways = new Set([
  'src/upkeep -> src/pages',
  'src/upkeep -> src/catalog',
  'src/pages -> src/catalog',
  'src/storage -> src/database',
]);

/** Single imports that run upward: to the views, and by `import()` to what exists only with DATABASE_URL. */
const doors = new Set(['src/pages/render.ts -> views/server.tsx', 'src/database/engine.ts -> src/cluster/index.ts']);

/** Rooms that are entered by their face alone. */
const faced = new Set(
  [
    'accounts',
    'catalog',
    'cluster',
    'content',
    'content-file',
    'database',
    'delivery',
    'leads',
    'pages',
    'pictures',
    'prices',
    'projects',
    'set-up',
    'storage',
    'upkeep',
  ].map((room) => `src/${room}`),
);

/** What each part of the views may import beside itself and packages. */
const allowed: Record<string, readonly string[]> = {
  'views/server.tsx': ['views/routes.tsx', 'views', 'src/shared'],
  'views/client.tsx': ['views/islands', 'views', 'src/shared'],
  'views/routes.tsx': ['views/pages', 'views', 'src/shared'],
  'views/pages': ['views/desk', 'views/islands', 'views/components', 'views', 'src/shared'],
  'views/desk': ['views/islands', 'views/components', 'src/shared'],
  'views/islands': ['views/components', 'src/shared'],
  'views/components': ['views/islands', 'views', 'src/shared'],
  'views/styles': ['static/fonts'],
  views: ['views/desk', 'views/islands', 'views/components', 'src/shared'],
};

/** Why a direction exists. */
const reasons: Record<string, string> = {
  'src/shared': 'the browser gets src/shared too, so it may depend on nothing but zod',
  'src/database': 'the database is the ground that every room stands on',
  'src/http': 'what every answer shares knows no room',
  'src/content': 'pages show the words that the site gives them, which are those of the owner where he wrote some',
  'views/islands': 'islands reach the browser: a page or its words in them would be sent to every visitor',
  'views/components': 'components are used by pages, not the other way around',
  views: 'views render what they are given: of the server they may know src/shared alone',
};

const server = imports('dist/server.json');
const browser = imports('dist/browser.json');

t.test('imports run in the directions of the architecture', async (t) => {
  for (const { from, to } of [...server, ...browser]) {
    if (isPackage(from) || isPackage(to)) continue;
    const [source, target] = [partOf(from), partOf(to)];
    if (source === target || isAllowed(source, target)) continue;
    const isDoor = doors.has(`${from} -> ${to}`);
    const reason = reasons[target] ?? reasons[source] ?? 'the architecture names no such arrow';
    t.ok(isDoor, `${from} imports ${to}, but ${source} may not import ${target}: ${reason}`);
  }
});

t.test('a room is entered by its face', async (t) => {
  for (const { from, to } of server) {
    const target = partOf(to);
    if (isPackage(to) || !faced.has(target) || partOf(from) === target) continue;
    t.equal(to, `${target}/index.ts`, `${from} imports ${to}: rooms know one another by their index.ts alone`);
  }
});

t.test(
  'at most ten files outside src/cluster and the seam in src/database know that processes may share a database',
  async (t) => {
    const known =
      /\.cluster\b|database\.shared\b|\{[^}]*\bshared\b[^}]*\} = app\.database|\b(?:databaseUrl|SharedDatabase|singleProcess)\b/;
    const files = globSync('src/**/*.ts').filter((file) => !/^src\/(?:cluster|database)\//.test(file));
    const codeOf = (file: string) =>
      readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*|^import [^;]*;|'[^'\n]*'/gm, '');
    const knowing = files.filter((file) => known.test(codeOf(file)));
    t.ok(knowing.length > 0 && knowing.length <= 10, `${knowing.length}: ${knowing.join(', ')}`);
  },
);

t.test('each part stays with the packages and the platform it is meant for', async (t) => {
  for (const { from, to } of [...server, ...browser].filter(({ from }) => !isPackage(from))) {
    const part = partOf(from);
    const name = packageOf(to);
    if (part === 'src/shared') t.ok(!name || name === 'zod', `${from} imports ${to}: src/shared depends on zod alone`);
    if (from.startsWith('src/database/migrations/'))
      t.ok(
        to.startsWith('src/database/migrations/') || name === 'kysely',
        `${from} imports ${to}: migrations are frozen`,
      );
    if (name === 'better-sqlite3')
      t.match(from, /^src\/database\//, `${from} imports ${to}: only src/database knows which engine runs`);
    if (name === 'pg') t.match(from, /^src\/cluster\//, `${from} imports ${to}: only src/cluster knows PostgreSQL`);
    if (/store\.ts$/.test(from))
      t.ok(
        !name?.includes('fastify') || name === '@fastify/error',
        `${from} imports ${to}: a store speaks SQL and never sees HTTP`,
      );
    if (from.startsWith('views/') && from !== 'views/server.tsx')
      t.ok(!to.startsWith('node:'), `${from} imports ${to}: views run in the browser too`);
    if (from.startsWith('src/')) t.notMatch(to, /^test\//, `${from} imports ${to}: nothing imports test`);
  }
});

t.test('what the views do not need lies in a room, not in src/shared', async (t) => {
  const needed = new Set<string>();
  const follow = (file: string) => {
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)) {
      const target = join(dirname(file), path);
      if (!target.startsWith('src/shared/') || needed.has(target)) continue;
      needed.add(target);
      follow(target);
    }
  };
  for (const file of globSync('views/**/*.{ts,tsx}')) follow(file);
  // Pictures and content are rooms of one rank, so neither may hold it for the other.
  needed.add('src/shared/content/shown-pictures.ts');
  for (const file of globSync('src/shared/**/*.ts')) t.ok(needed.has(file), `${file}: no view imports it`);
});

t.test('nothing starts a shell or runs text as code', async (t) => {
  for (const { from, to } of server.filter(
    ({ from, to }) => !isPackage(from) && /child_process|node:vm|node:repl/.test(to),
  ))
    t.equal(
      from,
      'src/pictures/picture-maker.ts',
      `${from} imports ${to}: only pictures are made in a process of their own`,
    );
  for (const file of globSync(['src/**/*.ts', 'views/**/*.{ts,tsx}'])) {
    const text = readFileSync(file, 'utf8');
    t.notMatch(text, /\beval\(|new Function\(|setTimeout\(['"`]/, file);
    if (file !== 'views/components/meta.tsx')
      t.notMatch(text, /dangerouslySetInnerHTML|\.innerHTML\s*=|insertAdjacentHTML/, file);
  }
});

t.test('the browser gets no page, no words and no second zod, and the router with the desk alone', async (t) => {
  const { inputs, outputs } = read('dist/browser.json');
  const files = Object.keys(inputs);
  const visitors = Object.values(outputs).find(({ entryPoint }) => entryPoint === 'views/client.tsx');
  const forms = Object.values(outputs).find(({ entryPoint }) => entryPoint === 'views/forms.tsx');
  for (const file of Object.keys({ ...visitors?.inputs, ...forms?.inputs }))
    t.notMatch(file, /node_modules\/react-router/, `${file} is in a visitor's script: a link is a link`);

  for (const file of files) {
    t.notMatch(file, /^(views\/pages|src\/content)\//, `${file} is in the browser's bundle: its HTML is there already`);
    t.notMatch(
      file,
      /node_modules\/zod\/v4\/classic/,
      `${file} is in the browser's bundle: import zod/mini in src/shared`,
    );
    t.notMatch(file, /^src\/(?!shared\/)/, `${file} is in the browser's bundle: it belongs to the server`);
    t.notMatch(
      file,
      /react-dom\/.*(development|server)/,
      `${file} is in the browser's bundle: the build lost its mode`,
    );
  }
});

function read(file: string): Metafile {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function imports(file: string): Import[] {
  return Object.entries(read(file).inputs).flatMap(([from, { imports }]) =>
    imports
      .filter(({ path }) => !path.startsWith('data:'))
      .map(({ path }) => ({ from, to: path.replace(/^builtin:/, '') })),
  );
}

/** Whether an arrow runs downward, or is one of the few sideways ones. */
function isAllowed(source: string, target: string): boolean {
  if (allowed[source]) return allowed[source].includes(target);
  const rankOf = (part: string) => ranks.findIndex((rank) => rank.includes(part));
  return sideways.has(`${source} -> ${target}`) || (rankOf(source) !== -1 && rankOf(source) < rankOf(target));
}

/** The part of the house that a file belongs to: its room, or the file itself where it has an entry of its own. */
function partOf(file: string): string {
  if (file in allowed) return file;
  const [top = '', folder = '', rest] = file.split('/');
  return rest === undefined && top === 'views' ? top : rest === undefined ? file : `${top}/${folder}`;
}

/** Whether a path leads out of the project's own code. */
function isPackage(path: string): boolean {
  return path.includes('node_modules/') || !/^(src|views|dist)\//.test(path);
}

/** The package that a path belongs to; `undefined` for the project's own files and for Node's modules. */
function packageOf(path: string): string | undefined {
  if (path.startsWith('node:')) return undefined;
  const inside = path.includes('node_modules/')
    ? path.split('node_modules/').at(-1)
    : isPackage(path)
      ? path
      : undefined;
  const [scope = '', name] = inside?.split('/') ?? [];
  return inside && (scope.startsWith('@') ? `${scope}/${name}` : scope);
}
