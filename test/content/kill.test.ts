import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import t from 'tap';
import { signInTo } from '../fixtures/content.ts';
import { startSite } from '../fixtures/site-process.ts';
import { volume } from '../fixtures/volume.ts';

const rounds = volume(20);

t.test('statement 20: a kill in a publication leaves the old or the new state whole, with its line', async (t) => {
  const dataDir = t.testdir();
  const answered: number[] = [];

  for (let round = 0; round < rounds; round += 1) {
    const site = await startSite(t, dataDir);
    await publishUntilGone(site.address, (published) => {
      answered.push(published);
      // Anywhere in the publications that follow.
      if (answered.length % 5 === 4) setTimeout(() => site.child.kill('SIGKILL'), Math.random() * 60);
    });
    await site.ended;

    const database = new SqliteDatabase(join(dataDir, 'site.db'));
    const live = database.prepare("select draft from contentDocuments where id = 'home'").get() as {
      draft: string | null;
    };
    const versions = database.prepare('select id from contentVersions order by id').pluck().all() as number[];
    const newest = database.prepare('select body from contentVersions order by id desc limit 1').pluck().get();
    const changes = database.prepare("select count(*) from changes where action = 'publish'").pluck().get();
    t.not(live.draft, newest, 'a draft that was published is used up');
    t.equal(changes, versions.length, 'each version has its line');
    t.strictSame(
      answered.filter((id) => !versions.includes(id)),
      [],
      'what was answered is there',
    );
    t.equal(database.pragma('integrity_check', { simple: true }), 'ok');
    database.close();
  }
  t.ok(answered.length >= rounds);

  const { address } = await startSite(t, dataDir);
  const database = new SqliteDatabase(join(dataDir, 'site.db'), { readonly: true });
  const body = database.prepare('select body from contentVersions order by id desc limit 1').pluck().get() as string;
  database.close();
  t.match(await (await fetch(address)).text(), `<h1>${JSON.parse(body).hero.headline}</h1>`, 'visitors see it');
});

/** Publishes one headline after another until the process is gone. */
async function publishUntilGone(address: string, onAnswer: (published: number) => void): Promise<void> {
  try {
    const call = await signInTo(address);
    for (let count = 0; ; count += 1) {
      const { words, draftVersion } = await call('GET', '/api/admin/content/home');
      const hero = { ...words.hero, headline: `Headline ${count} of ${Math.random()}` };
      const { version } = await call('PUT', '/api/admin/content/home/draft', {
        words: { ...words, hero },
        version: draftVersion,
      });
      const { published } = await call('POST', '/api/admin/content/home/publication', { version });
      if (published) onAnswer(published);
    }
  } catch {
    // The process is gone; what it answered before counts.
  }
}
