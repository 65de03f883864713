import type { Drill } from './parts/drill.ts';
import { postLead } from './parts/visitors.ts';

/** Shows that all processes share the limit of an address. */
export const oneAddress: Drill = {
  number: 6,
  title: 'Thirty posts of one address',
  async run(stage) {
    const { url: databaseUrl } = await stage.makeDatabase();
    const replicas = await stage.startThree({ databaseUrl });

    const answers = await Promise.all(
      Array.from({ length: 30 }, (_none, index) =>
        postLead(replicas[index % 3]?.url ?? '', { key: `form-${index}`, address: '198.18.0.1' }),
      ),
    );

    stage.expect('Accepted', answers.filter(({ status }) => status === 201).length, 20);
    stage.expect('Answered 429', answers.filter(({ status }) => status === 429).length, 10);
  },
};
