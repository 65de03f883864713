import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import t from 'tap';
import { callRunning, draftRunning, startSite } from '../fixtures/site-process.ts';

const hero = (headline: string, text = 'We dig.') => ({
  hero: { headline, text, picture: { name: 'hero-image.jpg', alt: 'A cedar fence by a house' } },
});
const headlineOf = (html: string) => /<h1>(.*?)<\/h1>/.exec(html)?.[1];
const rounds = 5;

interface Stored {
  versions: { id: number; body: string }[];
  draft: string | null;
  changes: number;
}

t.test('statement 20: kill -9 in a publish leaves the old or the new state whole, audit row included', async (t) => {
  const dataDir = t.testdir();
  const answered: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const site = await startSite(t, dataDir);
    // Anywhere from the first statement of a publication to the rendering of the pages after it.
    const kill = (publications: number) => {
      if (publications === 2) setTimeout(() => site.child.kill('SIGKILL'), Math.random() * 40);
    };
    await publishUntilGone(site.address, (published, publications) => {
      answered.push(published);
      kill(publications);
    });
    await site.ended;

    const { versions, draft, changes } = readStored(dataDir);
    t.equal(changes, versions.length, 'each version has its line in the audit log');
    t.not(draft, versions.at(-1)?.body, 'a draft that was published is used up');
    t.strictSame(
      answered.filter((id) => !versions.some((version) => version.id === id)),
      [],
      'what was answered is stored',
    );
  }
  const site = await startSite(t, dataDir);
  const { body = '{}' } = readStored(dataDir).versions.at(-1) ?? {};
  t.equal(headlineOf(await (await fetch(site.address)).text()), JSON.parse(body).hero.headline);
});

async function publishUntilGone(address: string, onAnswer: (published: number, publications: number) => void) {
  try {
    const call = await callRunning(address);
    for (let count = 1; ; count += 1) {
      const version = await draftRunning(call, 'home', hero(`Words ${Math.random()}`));
      onAnswer((await call('POST', '/api/admin/content/home/publication', { version })).published, count);
    }
  } catch (error) {
    // Anything else than the end of the process would be a fault.
    if (!(error instanceof TypeError)) throw error;
  }
}

function readStored(dataDir: string): Stored {
  const database = new SqliteDatabase(join(dataDir, 'site.db'));
  try {
    return {
      versions: database.prepare('select id, body from contentVersions order by id').all() as Stored['versions'],
      draft: database.prepare("select draft from contentDocuments where id = 'home'").pluck().get() as string | null,
      changes: database.prepare("select count(*) from changes where action = 'publish'").pluck().get() as number,
    };
  } finally {
    database.close();
  }
}
