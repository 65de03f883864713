import type { Drill } from './parts/drill.ts';
import { signIn } from './parts/owner.ts';
import type { Stage } from './parts/stage.ts';

const setupCode = /\/admin\/set-up\?code=(\S+)/;

/**
 * Shows that three processes that start at once on an empty database agree on one schema and one key, and that one code chooses the
 * password.
 */
export const firstStarts: Drill = {
  number: 4,
  title: 'Three first starts at once',
  async run(stage) {
    const rounds = stage.times(20);
    let good = 0;
    for (let round = 0; round < rounds; round += 1) good += (await startThree(stage)) ? 1 : 0;
    stage.expect('Starts at which all were ready, with one key, and the code of one chose the password', good, rounds);
  },
};

async function startThree(stage: Stage): Promise<boolean> {
  const { url: databaseUrl } = await stage.makeDatabase();
  const replicas = await stage.startThree({ databaseUrl, environment: { ADMIN_PASSWORD: '' } });
  const answers = await Promise.all(replicas.map(({ url }) => fetch(`${url}/readyz`)));
  const [, code = ''] = await replicas[0].waitForLine(setupCode);
  const password = 'one gate for three yards';
  const body = new URLSearchParams({ code, password });
  const chosen = await fetch(`${replicas[1].url}/admin/set-up`, { method: 'POST', body, redirect: 'manual' });
  const owner = await signIn(replicas[0].url, password);
  // Each process has finished hashing passwords before it answers its first admin request.
  const calls = await Promise.all(replicas.map(({ url }) => owner.call(url, 'GET', '/api/admin/leads')));
  await Promise.all(replicas.map(({ end }) => end('SIGKILL')));
  return chosen.status === 303 && [...answers, ...calls].every(({ ok }) => ok);
}
