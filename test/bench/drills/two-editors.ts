import type { Drill } from './parts/drill.ts';
import { readProfile, rename, signIn } from './parts/owner.ts';

/** Two people edit one text at two processes: the slower one gets the conflict, and no saved change is lost. */
export const twoEditors: Drill = {
  number: 9,
  title: 'Two editors at two processes',
  async run(stage) {
    const { url: databaseUrl } = await stage.makeDatabase();
    const [a, b] = await Promise.all([stage.startReplica({ databaseUrl }), stage.startReplica({ databaseUrl })]);
    const owner = await signIn(a.url);
    const rounds = stage.times(1000);
    let decided = 0;
    let kept = 0;

    let profile = await readProfile(owner, a.url);
    for (let round = 0; round < rounds; round += 1) {
      const names = [`Fence of A ${round}`, `Fence of B ${round}`] as const;
      const [first, second] = await Promise.all([
        rename(owner, a.url, profile, names[0]),
        rename(owner, b.url, profile, names[1]),
      ]);
      if ((first === 200 && second === 409) || (first === 409 && second === 200)) decided += 1;
      // Reads from the process that saved the other change.
      profile = await readProfile(owner, first === 200 ? b.url : a.url);
      if (profile.words.name === names[first === 200 ? 0 : 1]) kept += 1;
    }

    stage.expect('Times that one change was saved and the other got 409', decided, rounds);
    stage.expect('Times that the next read contained the saved change', kept, rounds);
  },
};
