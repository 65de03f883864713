import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import t from 'tap';
import { makeDirectory } from '../fixtures/directory.ts';
import { startMailServer } from '../fixtures/mail-server.ts';
import { sendContact, startSite } from '../fixtures/site-process.ts';
import { volume } from '../fixtures/volume.ts';

const rounds = volume(20);

/** Sends requests one after another, each with its own key, until the process is killed. Reports every 201. */
async function postUntilGone(address: string, onAnswer: (reference: string) => void): Promise<void> {
  try {
    for (;;) {
      const response = await sendContact(address, { 'idempotency-key': `key-${Math.random()}` });
      if (response.status === 201) onAnswer(((await response.json()) as { reference: string }).reference);
      else await response.body?.cancel();
    }
  } catch {
    // The process was killed; its earlier responses count.
  }
}

t.test('random kills lose no confirmed request and send no mail twice', async (t) => {
  const dataDir = makeDirectory(t);
  const server = await startMailServer(t);
  const environment = {
    // The first start stores the password's hash, so later starts have nothing to hash.
    ADMIN_PASSWORD: '',
    SMTP_URL: server.url,
    MAIL_FROM: 'site@fences.example',
    NOTIFY_EMAIL: 'owner@fences.example',
    LOG_LEVEL: 'info',
  };
  const answered: string[] = [];

  for (let round = 0; round < rounds; round += 1) {
    const site = await startSite(t, dataDir, { environment });
    let answers = 0;
    const killAfter = 1 + Math.floor(Math.random() * 6);
    await Promise.all(
      Array.from({ length: 3 }, () =>
        postUntilGone(site.address, (reference) => {
          answered.push(reference);
          answers += 1;
          // Kills at any moment, from between two bytes of the next request to the middle of a mail.
          if (answers === killAfter) setTimeout(() => site.child.kill('SIGKILL'), Math.random() * 200 * (round % 2));
        }),
      ),
    );
    await site.ended;
  }

  const arrival = server.next();
  await startSite(t, dataDir, { environment });
  await arrival;

  const database = new SqliteDatabase(join(dataDir, 'site.db'), { readonly: true });
  t.teardown(() => database.close());
  const stored = new Set(database.prepare('select reference from submissions').pluck().all());
  const messages = database.prepare('select messageId, state from outbox').all() as {
    messageId: string;
    state: string;
  }[];
  const arrivals = messages.map(
    ({ messageId }) => server.mails.filter((mail) => mail.messageId?.includes(messageId)).length,
  );
  t.comment(`${answered.length} answered, ${stored.size} stored, ${server.mails.length} mails arrived`);
  t.ok(answered.length >= rounds, 'every round had something to lose');
  t.strictSame(
    answered.filter((reference) => !stored.has(reference)),
    [],
  );
  t.equal(messages.length, stored.size, 'each request has its notification');
  t.ok(Math.max(...arrivals) <= 2);
  t.ok(
    messages.every(({ state }, index) => state !== 'sent' || (arrivals[index] ?? 0) >= 1),
    'what counts as sent has arrived',
  );
  t.equal(database.pragma('integrity_check', { simple: true }), 'ok');
});
