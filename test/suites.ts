import { globSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/** Test files that run one after another in one process, because starting a process takes longer than most files' tests. */
export interface Suite {
  /** Globs below `test`, or the files that they name. */
  files: readonly string[];
  /** In processor seconds. The heaviest suite starts first, so that none is left to run alone at the end. */
  weight: number;
}

/** Every test file is in one suite. `.tsx` files run on React's development build, so they have separate suites. */
export const suites: Record<string, Suite> = {
  'admin-record': { files: ['browser/admin-record.test.ts'], weight: 45 },
  walks: { files: ['browser/public*.test.ts', 'browser/{frame,lightbox,notification}*.test.ts'], weight: 60 },
  'browser-admin': {
    files: ['browser/{admin-!(pass*|record|session|self*|still*),transfer,second,staff}*.test.ts'],
    weight: 80,
  },
  'browser-session': { files: ['browser/admin-{pass,session,self,still}*.test.ts'], weight: 55 },
  'browser-pictures': { files: ['browser/{catalog,image,projects}*.test.ts'], weight: 35 },
  'browser-price': { files: ['browser/price-*.test.ts'], weight: 30 },
  'browser-site': { files: ['browser/{prices,setup,site}*.test.ts'], weight: 75 },
  'browser-visitors': { files: ['browser/{forms,lead,navigation,redrawn}*.test.ts'], weight: 45 },
  binary: { files: ['binary/*.test.ts'], weight: 40 },
  processes: { files: ['{app/{kill,main,read-only,start-error},content/kill}.test.ts'], weight: 25 },
  app: { files: ['app/!(kill|main|read-only|start-error).test.ts'], weight: 35 },
  accounts: { files: ['{accounts,http}/*.test.ts'], weight: 40 },
  estimates: { files: ['estimates/*.test.ts'], weight: 10 },
  catalog: { files: ['catalog/*.test.ts', 'pictures/pdf-jobs.test.ts'], weight: 45 },
  content: { files: ['content/!(kill).test.ts', 'pages/*.test.ts'], weight: 25 },
  leads: { files: ['leads/**/!(photo-*|concurrency).test.ts'], weight: 20 },
  'lead-photos': { files: ['leads/{photo-*,concurrency}.test.ts'], weight: 25 },
  outbox: { files: ['{outbox,transfer}/*.test.ts'], weight: 20 },
  pictures: { files: ['{pictures/!(pdf-jobs),projects/*}.test.ts'], weight: 35 },
  prices: { files: ['{prices,setup,database}/*.test.ts'], weight: 15 },
  operations: { files: ['{commands/!(remote-*),operations/!(copies*)}.test.ts'], weight: 40 },
  copies: { files: ['{operations/copies*,commands/remote-*}.test.ts'], weight: 70 },
  house: { files: ['*.test.ts', '{shared,views}/**/*.test.ts'], weight: 20 },
  views: { files: ['views/**/*.test.tsx'], weight: 40 },
  'lead-fields': { files: ['leads/lead-fields.test.tsx'], weight: 5 },
};

/** Tests of features that need DATABASE_URL, for `npm run test:postgres` alone. These files name their database themselves. */
export const cluster: Suite = { files: ['cluster/*.test.ts'], weight: 40 };

/** Files that could run on either engine and run on SQLite only, with the reason. */
export const oneEngine: readonly { files: string; because: string }[] = [
  { files: 'browser/*.test.ts', because: 'Chromium is given the answers of routes, whose own suites run on both' },
  { files: 'views/**/*.test.{ts,tsx}', because: 'pages and islands show what they are given' },
  { files: 'budgets.test.ts', because: 'it weighs what the build has made' },
  { files: 'card.test.ts', because: 'the card names SQLite' },
  {
    files: 'http/{answers,bodies,guards,headers,log-output,timeouts}.test.ts',
    because: 'headers, addresses and sockets come before anything is asked of a database',
  },
  {
    files: '{database/open,app/faults}.test.ts',
    because:
      'they are about the file of SQLite, its directory and its faults; cluster/weak-database.test.ts has those of PostgreSQL',
  },
  {
    files: 'app/deleted-person.test.ts',
    because: "it searches the bytes of SQLite's file, and of a backup of it",
  },
  { files: 'content/text-style.test.ts', because: 'it reads the original text alone, and no database' },
  { files: 'operations/archive.test.ts', because: 'it reads archives alone, and no database' },
  {
    files: 'operations/jobs.test.ts',
    because: 'a setting is claimed by its version on either engine; cluster/one-runner.test.ts has the lease',
  },
  {
    files: '{commands/backup,operations/{archive,backup,backup-estimates,backup-people,restore}}.test.ts',
    because: 'they are about a backup of a directory; cluster/restore-*.test.ts have those of a database',
  },
  {
    files: '{app/{drain,full-disk,kill,main,read-only,start-error},content/kill}.test.ts',
    because: 'they start sites on a directory that is there; the drills start and kill processes on a database',
  },
  {
    files: 'binary/*.test.ts',
    because: 'they are about how the single executable file unpacks itself and starts what the others test',
  },
];

/** Files that run on PostgreSQL only in drill 2, because they use the database little and take long. */
const drillOnly = [
  'accounts/password{-routes,s}.test.ts',
  'catalog/{citation,pages}.test.ts',
  'content/{elsewhere,limits}.test.ts',
  'http/rate-limit.test.ts',
  'leads/photo-{form,fuzz,routes}.test.ts',
  'pages/*.test.ts',
  'pictures/{accept-upload,pictures-in-text,routes,uploads}.test.ts',
  'prices/{offers,plan-form,plan-mail,plan-routes}.test.ts',
  'setup/{elsewhere,steps}.test.ts',
  'transfer/hostile.test.ts',
];

/** A process of a run. */
export interface Run {
  name: string;
  /** Paths below `test`, in the order in which they run. */
  files: string[];
  /** The engine that `fixtures/app.ts` opens. */
  engine: 'sqlite' | 'postgres';
}

/**
 * Plans a run of all suites, or of the chosen files, the heaviest first.
 * @param engine with PostgreSQL, only files that open a database run, and files that need it
 * @param chosen paths below `test`
 * @throws for a glob without a file
 */
export function planRuns(engine: Run['engine'], chosen?: ReadonlySet<string>, withDrill = false): Run[] {
  const isOnPostgres = engine === 'postgres';
  const left = isOnPostgres ? findOnSqliteAlone(withDrill) : new Set<string>();
  const planned = Object.entries(isOnPostgres ? { ...suites, cluster } : suites)
    .toSorted(([, one], [, other]) => other.weight - one.weight)
    .map(([name, suite]) => ({
      name,
      engine: suite === cluster ? ('sqlite' as const) : engine,
      files: findFiles(suite.files).filter((file) => !left.has(file) && (!chosen || chosen.has(file))),
    }));
  return planned.filter(({ files }) => files.length > 0);
}

/** Lists test files that don't run on PostgreSQL. */
function findOnSqliteAlone(withDrill: boolean): Set<string> {
  const patterns = [...oneEngine.map(({ files }) => files), ...(withDrill ? [] : drillOnly)];
  const indifferent = findFiles(['**/*.test.{ts,tsx}']).filter((file) => !opensDatabase(file));
  return new Set([...findFiles(patterns), ...indifferent]);
}

/** Lists files below `test`, each once. @throws for a glob without a file, so that a renamed file isn't lost */
export function findFiles(patterns: readonly string[]): string[] {
  const files = patterns.flatMap((pattern) => {
    const found = globSync(pattern, { cwd: folder }).map((file) => file.replaceAll(sep, '/'));
    if (found.length === 0) throw new Error(`No test file is ${pattern}`);
    return found.toSorted();
  });
  return [...new Set(files)];
}

const folder = import.meta.dirname;

/** The modules that open databases, as files import them. */
const opener = /^(?:\.\.\/)+src\/(?:app|database\/(?:index|engine|sqlite)|cluster\/index)\.ts$|^better-sqlite3$/;

/** True if a test file, or a fixture that it imports, imports what opens databases. */
export function opensDatabase(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  const names = listImports(file);
  const fixtures = names.filter((name) => name.startsWith('.')).map((name) => join(dirname(file), name));
  return (
    names.some((name) => opener.test(name)) ||
    fixtures.some((fixture) => !fixture.startsWith('..') && fixture.endsWith('.ts') && opensDatabase(fixture, seen))
  );
}

/** Returns the imports of a file below `test`, as written, without types. */
export function listImports(file: string): string[] {
  const text = readFileSync(join(folder, file), 'utf8');
  return [...text.matchAll(/^(?:import|export) (?!type\b)[^;]*? from '([^']+)'/gm)].map(([, name = '']) => name);
}
