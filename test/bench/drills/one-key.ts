import { startMailServer } from '../../fixtures/mail-server.ts';
import type { Drill } from './parts/drill.ts';
import type { Stage } from './parts/stage.ts';
import { postLead } from './parts/visitors.ts';

/** Shows that a form that is sent many times, to any process, is stored as one lead. */
export const oneKey: Drill = {
  number: 5,
  title: 'One idempotency key at three processes',
  async run(stage) {
    const mail = await startMailServer({ teardown: stage.onEnd });
    const database = await stage.makeDatabase();
    const environment = { SMTP_URL: mail.url, MAIL_FROM: 'site@example.com', NOTIFY_EMAIL: 'owner@example.com' };
    const replicas = await stage.startThree({ databaseUrl: database.url, environment });

    const first = mail.next();
    const answers = await postAll(
      replicas.map(({ url }) => url),
      stage.times(300),
    );
    await first;

    const refused = answers.filter(({ status }) => status !== 201).length;
    stage.expect(`Posts not answered 201, of ${answers.length}`, refused, 0);
    stage.expect('References', new Set(answers.map(({ reference }) => reference)).size, 1);
    stage.expect('Rows', (await database.query('select id from submissions')).length, 1);
    stage.expect('Notifications', await countNotifications(database), 1);
  },
};

function countNotifications(database: Awaited<ReturnType<Stage['makeDatabase']>>): Promise<number> {
  return database.query("select id from outbox where kind = 'notification'").then(({ length }) => length);
}

/** Posts the same form, thirty at a time, as in a busy minute of a large site. */
async function postAll(urls: readonly string[], posts: number) {
  const answers: Awaited<ReturnType<typeof postLead>>[] = [];
  const options = { key: 'one-form', address: '198.18.0.1', message: 'Forty feet of picket fence, with one gate.' };
  while (answers.length < posts) {
    const count = Math.min(30, posts - answers.length);
    answers.push(
      ...(await Promise.all(Array.from({ length: count }, (_none, index) => postLead(urls[index % 3] ?? '', options)))),
    );
  }
  return answers;
}
