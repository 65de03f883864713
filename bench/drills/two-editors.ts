import type { Drill } from './parts/drill.ts';
import { type Owner, signIn } from './parts/owner.ts';

const path = '/api/admin/profile';

/** Two editors at two processes: one is told that the other was faster, and nothing that was saved is gone. */
export const twoEditors: Drill = {
  statement: 9,
  title: 'Two editors at two processes',
  async run(stage) {
    const { url: databaseUrl } = await stage.makeDatabase();
    const [a, b] = await Promise.all([stage.startReplica({ databaseUrl }), stage.startReplica({ databaseUrl })]);
    const owner = await signIn(a.url);
    const rounds = stage.times(1000);
    let decided = 0;
    let kept = 0;

    let { profile, version } = await read(owner, a.url);
    for (let round = 0; round < rounds; round += 1) {
      const save = (url: string, name: string) =>
        owner.call(url, 'PUT', path, { profile: { ...profile, name }, version });
      const names = [`Fence of A ${round}`, `Fence of B ${round}`] as const;
      const answers = await Promise.all([save(a.url, names[0]), save(b.url, names[1])]);
      const [first, second] = answers.map(({ status }) => status);
      await Promise.all(answers.map(({ body }) => body?.cancel()));
      if ((first === 200 && second === 409) || (first === 409 && second === 200)) decided += 1;
      // Read where the other one was saved.
      ({ profile, version } = await read(owner, first === 200 ? b.url : a.url));
      if (profile.name === names[first === 200 ? 0 : 1]) kept += 1;
    }

    stage.expect('Times that one was saved and the other got 409', decided, rounds);
    stage.expect('Times that the next reading had what was saved', kept, rounds);
  },
};

async function read(owner: Owner, url: string): Promise<{ profile: { name: string }; version: number }> {
  return (await owner.call(url, 'GET', path)).json();
}
