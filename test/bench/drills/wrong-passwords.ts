import { adminPassword } from '../site.ts';
import type { Drill } from './parts/drill.ts';
import { sendPassword } from './parts/owner.ts';

/** Shows that several processes don't give a password guesser more tries. */
export const wrongPasswords: Drill = {
  number: 7,
  title: 'Thirty wrong passwords at once',
  async run(stage) {
    const { url: databaseUrl } = await stage.makeDatabase();
    const replicas = await stage.startThree({ databaseUrl });
    const send = async (index: number, password: string, address: string) => {
      const answer = await sendPassword(replicas[index % 3]?.url ?? '', { password }, address);
      await answer.body?.cancel();
      return answer.status;
    };

    const statuses = await Promise.all(
      Array.from({ length: 30 }, (_none, index) => send(index, 'wrong one', '198.18.0.1')),
    );
    const right: number[] = [];
    for (let time = 0; time < 7; time += 1) right.push(await send(time, adminPassword, '198.18.0.2'));

    stage.expect('Checked and refused with 401', statuses.filter((status) => status === 401).length, 5);
    stage.expect('Refused unchecked with 429', statuses.filter((status) => status === 429).length, 25);
    stage.expect('Right passwords from other addresses, of 7', right.filter((status) => status === 200).length, 7);
  },
};
