import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import t, { type Test } from 'tap';
import { makeDirectory } from '../fixtures/directory.ts';
import { runAsOperator, takeDatabase, takeEmptyDatabase } from '../fixtures/postgres.ts';
import { runSite, sendContact, startSite } from '../fixtures/site-process.ts';

/** Writes every loaded file to the error output. */
const tellLoads = `import { registerHooks } from 'node:module';
registerHooks({ load(url, context, next) { process.stderr.write('loads ' + url + '\\n'); return next(url, context); } });`;

t.test('without DATABASE_URL the other engine is never loaded', async (t) => {
  const loaded = await listLoads(t, {});

  t.ok(loaded.some((url) => url.endsWith('dist/server/main.js')));
  t.strictSame(
    loaded.filter((url) => holdsPostgres(url)),
    [],
  );
});

t.test('with DATABASE_URL, a confirmed request is in that database after a kill', async (t) => {
  const url = await takeEmptyDatabase();

  const loaded = await listLoads(t, { DATABASE_URL: url });

  t.ok(loaded.some((file) => holdsPostgres(file)));
  t.match(await runAsOperator(url, 'select name, status from submissions'), [{ name: 'Ann Carter', status: 'new' }]);
});

t.test('a start on a database that may lose commits stops with the reason', async (t) => {
  const url = await takeDatabase(t);
  const name = new URL(url).pathname.slice(1);
  await runAsOperator(url, `alter database "${name}" set synchronous_commit = off`);
  t.teardown(() => runAsOperator(url, `alter database "${name}" reset synchronous_commit`));

  const { code, lines } = await runSite(t, makeDirectory(t), { environment: { DATABASE_URL: url } });

  t.equal(code, 1);
  t.match(lines.join('\n'), /synchronous_commit/);
});

t.test('an address without a database is reported, and a malformed one ends the start', async (t) => {
  const url = 'postgres://site:secret@127.0.0.1:1/site';
  const away = await startSite(t, makeDirectory(t), { environment: { DATABASE_URL: url } });
  while (!away.lines.some((line) => line.includes('cannot start'))) await once(away.child, 'line');
  const none = await runSite(t, makeDirectory(t), { environment: { DATABASE_URL: 'mysql://site@db/site' } });

  t.equal(none.code, 1);
  const answer = await fetch(`${away.address}/servez`);
  t.strictSame([answer.status, await answer.json()], [503, { status: 'waiting' }]);
  t.match(away.lines.join('\n'), /No database is listening at the address in DATABASE_URL/);
  t.notMatch(away.lines.join('\n'), /secret/);
  t.match(none.lines.join('\n'), /DATABASE_URL must be an address such as postgres:/);
});

/** Starts the built site, sends it a request, and kills it. @returns every file that it has loaded */
async function listLoads(t: Test, environment: Record<string, string>): Promise<string[]> {
  const hook = `--import=data:text/javascript,${encodeURIComponent(tellLoads)}`;
  const { address, child, ended, lines } = await startSite(t, makeDirectory(t), {
    environment,
    nodeArguments: [hook],
  });
  t.equal((await sendContact(address)).status, 201);
  t.equal((await fetch(address)).status, 200);
  child.kill('SIGKILL');
  await ended;
  return lines.filter((line) => line.startsWith('loads ')).map((line) => line.slice('loads '.length));
}

/** True if a built file contains the PostgreSQL client. */
function holdsPostgres(url: string): boolean {
  const { outputs } = JSON.parse(readFileSync('dist/server.json', 'utf8')) as {
    outputs: Record<string, { inputs: Record<string, unknown> }>;
  };
  const output = Object.entries(outputs).find(([file]) => url.endsWith(file))?.[1];
  return (
    /node_modules\/pg(-\w+)?\//.test(url) || Object.keys(output?.inputs ?? {}).some((input) => /\/pg\//.test(input))
  );
}
