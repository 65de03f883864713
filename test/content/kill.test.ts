import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import t from 'tap';
import { signInTo } from '../fixtures/content.ts';
import { makeDirectory } from '../fixtures/directory.ts';
import { startSite } from '../fixtures/site-process.ts';
import { volume } from '../fixtures/volume.ts';

const rounds = volume(20);

t.test('a kill during a publication leaves the old or the new state, with its log line', async (t) => {
  const dataDir = makeDirectory(t);
  const answered: number[] = [];

  for (let round = 0; round < rounds; round += 1) {
    const site = await startSite(t, dataDir);
    await publishUntilGone(site.address, (published) => {
      answered.push(published);
      // Kills at any moment of the following publications.
      if (answered.length % 5 === 4) setTimeout(() => site.child.kill('SIGKILL'), Math.random() * 60);
    });
    await site.ended;

    const database = new SqliteDatabase(join(dataDir, 'site.db'));
    const read = (query: string) => database.prepare(query).pluck();
    const versions = read('select id from contentVersions').all() as number[];
    const newest = read('select body from contentVersions order by id desc limit 1').get();
    const lines = read("select count(*) from changes where action = 'publish'").get();
    t.not(read("select draft from contentDocuments where id = 'home'").get(), newest, 'a published draft is used up');
    t.equal(lines, versions.length, 'each version has its line');
    t.ok(
      answered.every((id) => versions.includes(id)),
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

/** Publishes one headline after another until the process is killed. */
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
    // The process was killed; its earlier responses count.
  }
}
