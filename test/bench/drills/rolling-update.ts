import { setTimeout } from 'node:timers/promises';
import { type Balancer, startBalancer } from './parts/balancer.ts';
import type { Drill } from './parts/drill.ts';
import { buildNewerVersion } from './parts/newer-version.ts';
import type { Replica } from './parts/replica.ts';
import type { Stage } from './parts/stage.ts';
import { Uploads } from './parts/uploads.ts';
import { get, postLead } from './parts/visitors.ts';

const environment = { DRAIN_SECONDS: '3' };
const readers = 4;
const addresses = ['/', '/residential-wood-fencing', '/gallery', '/fence-financing'];

/** Updates three processes to the next release, one at a time, while visitors and staff use the site. */
export const rollingUpdate: Drill = {
  number: 20,
  title: 'A rolling update with an expand migration, under load',
  async run(stage) {
    const program = buildNewerVersion(stage.folder);
    const database = await stage.makeDatabase();
    const replicas = await stage.startThree({ databaseUrl: database.url, environment });
    const balancer = await startBalancer(replicas.map(({ url }) => url));
    stage.onEnd(() => balancer.stop());
    const seen = new Traffic();
    const traffic = [
      ...Array.from({ length: readers }, () => seen.readPages(balancer.url)),
      seen.post(balancer.url),
      seen.upload(balancer.url),
    ];

    await setTimeout(2000);
    const begin = performance.now();
    await replaceAll(stage, balancer, replicas, program);
    const seconds = (performance.now() - begin) / 1000;
    await setTimeout(2000);
    seen.isOver = true;
    await Promise.all(traffic);

    const columns = await database.query("select 1 from information_schema.columns where column_name = 'release'");
    stage.expect('The update', `${seconds.toFixed(0)} s`, 'below 60 s', seconds < 60);
    stage.expect('The migration was applied', columns.length, 1);
    stage.expect(`Pages that failed, of ${seen.pages}`, seen.failedPages, 0);
    stage.expect(`Posts that failed, of ${seen.posts}`, seen.failedPosts, 0);
    stage.expect(`Uploads that failed, of ${seen.uploads}`, seen.failedUploads, 0);
    stage.expect(`Files that a page names and no process has, of ${seen.files}`, seen.missing, 0);
    if (seen.problems.size > 0) stage.report('The messages of the failures', [...seen.problems].join('; '));
  },
};

/** Starts each new process before it stops an old one. */
async function replaceAll(
  stage: Stage,
  balancer: Balancer,
  replicas: readonly Replica[],
  program: string,
): Promise<void> {
  let all = [...replicas];
  for (const old of replicas) {
    const { databaseUrl } = old.options;
    const next = await stage.startReplica({ databaseUrl, environment, program });
    all = [...all, next];
    await balancer.use(all.map(({ url }) => url));
    while (!balancer.serving.includes(next.url)) await setTimeout(50);
    await old.end('SIGTERM');
    all = all.filter((replica) => replica !== old);
    await balancer.use(all.map(({ url }) => url));
  }
}

/** Traffic of visitors and staff during the update, with its failures. */
class Traffic {
  isOver = false;
  pages = 0;
  failedPages = 0;
  posts = 0;
  failedPosts = 0;
  uploads = 0;
  failedUploads = 0;
  files = 0;
  missing = 0;
  problems = new Set<string>();

  async readPages(url: string): Promise<void> {
    while (!this.isOver) {
      const { status, body } = await this.#note(get(url + addresses[this.pages % addresses.length]));
      this.pages += 1;
      if (status !== 200) this.failedPages += 1;
      for (const path of listFiles(body)) {
        this.files += 1;
        const file = await this.#note(get(url + path));
        if (file.status !== 200) this.missing += 1;
      }
      await setTimeout(20);
    }
  }

  async post(url: string): Promise<void> {
    while (!this.isOver) {
      const { status } = await this.#note(postLead(url), 201);
      this.posts += 1;
      if (status !== 201) this.failedPosts += 1;
      await setTimeout(50);
    }
  }

  async upload(url: string): Promise<void> {
    const uploads = new Uploads();
    while (!this.isOver) {
      const { status } = await this.#note(uploads.send(url), 201);
      this.uploads += 1;
      if (status !== 201) this.failedUploads += 1;
      await setTimeout(500);
    }
  }

  async #note(
    answer: Promise<{ status: number; body: string }>,
    usual = 200,
  ): Promise<{ status: number; body: string }> {
    const { status, body } = await answer.catch((error: Error) => ({ status: 0, body: error.message }));
    if (status !== usual) this.problems.add(`${status} ${body.slice(0, 80)}`);
    return { status, body };
  }
}

/** Returns the scripts, styles, and fonts of a page, and a few of its pictures. All its pictures would be most of the traffic. */
function listFiles(page: string): string[] {
  const names = [...new Set(page.match(/\/(?:assets|images\/variants)\/[\w.-]+/g))];
  const pictures = names.filter((name) => name.startsWith('/images'));
  const some = pictures.filter(() => Math.random() < 5 / pictures.length);
  return [...names.filter((name) => name.startsWith('/assets')), ...some];
}
