/** Test files that can open a database and run on one engine only: globs below `test`, and why that is enough. */
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
    files: 'cluster/*.test.ts',
    because: 'they are about what exists only with DATABASE_URL',
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
  { files: 'content/words.test.ts', because: 'it reads the shipped words alone, and no database' },
  { files: 'operations/archive.test.ts', because: 'it reads archives alone, and no database' },
  {
    files: 'operations/jobs.test.ts',
    because: 'a setting is claimed by its version on either engine; cluster/one-runner.test.ts has the lease',
  },
  {
    files: '{commands/backup,operations/{archive,backup,restore}}.test.ts',
    because: 'they are about a backup of a directory; cluster/restore-*.test.ts have those of a database',
  },
  {
    files: '{app/{drain,full-disk,kill,main,read-only,start-error},content/kill}.test.ts',
    because: 'they start sites on a directory that is there; the drills start and kill processes on a database',
  },
  {
    files: 'binary/*.test.ts',
    because: 'they are about how the one executable file unpacks itself and starts what the others test',
  },
];
