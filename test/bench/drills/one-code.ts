import { readCode } from '../../fixtures/second-factor.ts';
import { adminPassword } from '../site.ts';
import type { Drill } from './parts/drill.ts';
import { type Owner, sendPassword, signIn } from './parts/owner.ts';
import type { Replica } from './parts/replica.ts';

const path = '/api/admin/second-factor';

/** Shows that one code of the second step, sent to all processes at once, is accepted once. */
export const oneCode: Drill = {
  number: 8,
  title: 'One code of the second step at three processes at once',
  async run(stage) {
    const database = await stage.makeDatabase();
    const replicas = await stage.startThree({ databaseUrl: database.url });
    const taken: number[] = [];

    for (let round = 0; round < stage.times(10); round += 1) {
      await database.query("delete from settings where key like 'second-factor%'");
      await database.query('delete from limits');
      const secret = await enable(await signIn(replicas[0].url), replicas[0]);
      taken.push(await sendEverywhere(replicas, await readCode(secret, 1)));
    }

    stage.expect(
      `Codes taken exactly once, of ${taken.length}`,
      taken.filter((times) => times === 1).length,
      taken.length,
    );
  },
};

/** Turns the second step on with the current code, so that the next code is unused. @returns the secret */
async function enable(owner: Owner, { url }: Replica): Promise<string> {
  const { secret } = await (await owner.call(url, 'POST', path, { currentPassword: adminPassword })).json();
  const confirmed = await owner.call(url, 'PUT', path, { code: await readCode(secret) });
  if (!confirmed.ok) throw new Error(`the code was answered ${confirmed.status}: ${await confirmed.text()}`);
  return secret;
}

/** @returns how often it was taken */
async function sendEverywhere(replicas: readonly Replica[], code: string): Promise<number> {
  const answers = await Promise.all(
    replicas.map(({ url }, index) => sendPassword(url, { password: adminPassword, code }, `198.18.1.${index}`)),
  );
  await Promise.all(answers.map(({ body }) => body?.cancel()));
  return answers.filter(({ status }) => status === 200).length;
}
