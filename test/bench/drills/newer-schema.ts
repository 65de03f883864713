import type { Drill } from './parts/drill.ts';
import { postLead } from './parts/visitors.ts';

/** Simulates a failed update: the earlier program starts again on the schema that the newer one has left. */
export const newerSchema: Drill = {
  number: 21,
  title: 'The earlier program on a newer schema',
  async run(stage) {
    const database = await stage.makeDatabase();
    const replica = await stage.startReplica({ databaseUrl: database.url });
    await database.query(
      `alter table submissions add column "later" text; insert into kysely_migration values ('901-later', '')`,
    );
    const { status } = await postLead(replica.url);
    await replica.end('SIGKILL');
    const refusal = await stage.restart(replica).catch((error: Error) => error);

    stage.expect('While it keeps running, a post is answered', status, 201);
    const words = refusal instanceof Error ? describeEnd(refusal) : 'it started';
    stage.expect('Started again, it exits with', words, 'the word newer', /newer/.test(words));
  },
};

/** Returns the sentences that the process ended with, from its last lines. */
function describeEnd({ message }: Error): string {
  const text = message.replaceAll(/\s+/g, ' ');
  return /The database [^"]*newer[^"]*/.exec(text)?.[0].trim() ?? text.slice(-160);
}
