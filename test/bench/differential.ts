import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { adminPassword, callAs, cheap, signIn } from '../fixtures/app.ts';

/**
 * Runs the same random sequences of the owner's requests on two builds of the site. Both must respond alike and send every address to the
 * same place. Run `node --import ./test/fixtures/typescript.mjs test/bench/differential.ts OLD_TREE [SEQUENCES] [SEED]`. The old tree is
 * another version of `src`, `views`, and `static` below `dist`, with its own link to `dist`. The script prints the first difference with
 * the requests before it, and exits with 1.
 */
const [oldTree = '', count = '2000', firstSeed = '1'] = process.argv.slice(2);
const callsOfSequence = 30;
const startMs = Date.UTC(2026, 5, 1);

/** A build and the identifiers in its responses. Ids, batches, and versions differ between two runs, so each is named by its order. */
interface Side {
  app: FastifyInstance;
  call: ReturnType<typeof callAs>;
  pages: string[];
  batches: string[];
  /** Batches that were undone: the old build could undo a reset more than once. */
  undone: Set<string>;
  reset(): Promise<void>;
}

let nowMs = startMs;
let calls = 0;
let status = 0;
const folder = mkdtempSync(join(tmpdir(), 'differential-'));

async function open(tree: string): Promise<Side> {
  const { buildApp } = await import(join(tree, 'src/app.ts'));
  const { loadConfig } = await import(join(tree, 'src/config.ts'));
  const environment = { ADMIN_PASSWORD: adminPassword, LOG_LEVEL: 'silent', PORT: '0' };
  const config = loadConfig({ ...environment, DATA_DIR: mkdtempSync(join(folder, 'site-')) });
  const app: FastifyInstance = await buildApp(config, { ...cheap, now: () => nowMs });
  await sql`pragma synchronous = off`.execute(app.db);
  // Skips rendering and compressing each opened page.
  Object.assign(app.content, { weigh: undefined });
  const call = callAs(app, await signIn(app));
  const tables = ['contentVersions', 'contentDocuments', 'redirects', 'changes'];
  const side: Side = { app, call, pages: [], batches: [], undone: new Set(), reset };
  return side;

  async function reset(): Promise<void> {
    Object.assign(side, { pages: [], batches: [], undone: new Set() });
    for (const table of tables) {
      await sql`delete from ${sql.table(table)}`.execute(app.db);
      await sql`delete from sqlite_sequence where name = ${table}`.execute(app.db);
    }
    await sql`delete from settings where key in ('set-up', 'lastImport', 'waitingFile')`.execute(app.db);
    await sql`delete from "defaultText" where hash like 'older%'`.execute(app.db);
    await app.site.update(async () => {});
    await app.publisher.run();
  }
}

/** Returns a generator of numbers between 0 and 1; the same seed repeats them (mulberry32). */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

type Method = Parameters<Side['call']>[0];
/** A request to one side. It may use identifiers from that side's earlier responses. */
type Step = (side: Side) => Promise<unknown>;

async function runSequence(seed: number): Promise<void> {
  nowMs = startMs;
  for (const side of sides) await side.reset();
  const done: string[] = [];
  const random = makeRandom(seed);
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value;
  for (let number = 0; number < callsOfSequence; number += 1) {
    const [name, step] = makeStep(random, pick);
    done.push(name);
    calls += 1;
    if (!(await compare(seed, done, step))) return;
  }
  await compare(seed, [...done, 'everything'], readEverything);
}

async function compare(seed: number, done: readonly string[], step: Step): Promise<boolean> {
  const [before, after] = [await answer(sides[0], step), await answer(sides[1], step)];
  if (isDeepStrictEqual(before, after)) return true;
  process.stdout.write([`seed ${seed}:`, ...done, ...differences(before, after), ''].join('\n'));
  status = 1;
  return false;
}

async function answer(side: Side, step: Step): Promise<unknown> {
  const answered = await step(side);
  const text = JSON.stringify(answered) ?? 'null';
  for (const [page] of text.matchAll(/p-[a-z2-9]{8}\b/g)) if (!side.pages.includes(page)) side.pages.push(page);
  for (const [, batch = ''] of text.matchAll(/"(?:undo|batch)":"([^"]+)"/g))
    if (!side.batches.includes(batch)) side.batches.push(batch);
  return JSON.parse(
    text
      .replaceAll(/"seen":\{[^}]*\}/g, '"seen":0')
      .replaceAll(/p-[a-z2-9]{8}\b/g, (page) => `page ${side.pages.indexOf(page)}`)
      .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f-]{21}/g, (batch) => `batch ${side.batches.indexOf(batch)}`),
  );
}

/** Lists the first differences of two responses. */
function differences(one: unknown, other: unknown, path = ''): string[] {
  if (isDeepStrictEqual(one, other)) return [];
  const areObjects = [one, other].every((value) => value !== null && typeof value === 'object');
  if (!areObjects) return [`${path}: ${JSON.stringify(one)?.slice(0, 300)} / ${JSON.stringify(other)?.slice(0, 300)}`];
  const [before, after] = [one, other] as [Record<string, unknown>, Record<string, unknown>];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => differences(before[key], after[key], `${path}.${key}`)).slice(0, 12);
}

const slugs = ['pool-fencing', 'pools', 'pool-gates', 'elon-fence-installation', 'elon', 'garden', 'old-shop'];
const addresses = [...slugs.map((slug) => `/${slug}`), '/burlington-fence-installation', '/', '/nowhere', '/shop'];

const send = async (side: Side, method: Method, url: string, body?: object) => {
  const response = await side.call(method, `/api/admin/${url}`, body);
  return { status: response.statusCode, body: response.body ? response.json() : undefined };
};

/** Reads everything that the owner and visitors can see. */
async function readEverything(side: Side): Promise<unknown> {
  const ids = ['bar', 'gallery', 'frame', 'profile', 'pool-fencing', 'elon', 'burlington', ...side.pages];
  const read = [];
  for (const id of ids) {
    read.push(await send(side, 'GET', `content/${id}`), await send(side, 'GET', `content/${id}/versions`));
  }
  for (const url of ['content', 'redirects', 'changes', 'set-up']) read.push(await send(side, 'GET', url));
  const moved = addresses.map(async (url) => {
    const { statusCode, headers } = await side.app.inject({ url });
    return [url, statusCode, headers.location];
  });
  const { redirects, documents } = side.app.site.current;
  const words = [...documents.byId.values()].filter(({ id }) => ids.includes(id));
  return { read, moved: await Promise.all(moved), redirects: [...redirects], words };
}

function makeStep(random: () => number, pick: <Value>(values: readonly Value[]) => Value): [string, Step] {
  const number = Math.floor(random() * 1000);
  const [first, second] = [random(), random()];
  const pageOf = ({ pages }: Side) => pages[Math.floor(first * pages.length)] ?? 'burlington';
  const id = pick(['bar', 'gallery', 'pool-fencing', 'elon', 'own']);
  const slug = pick(slugs);
  const address = pick(addresses);
  const target = { page: pick(['home', 'areas', 'elon']) };
  const townName = pick(['Elon', 'Burlington', 'Wilson', 'Selma']);
  const hasSlug = random() < 0.5;
  const idOf = (side: Side) => (id === 'own' ? pageOf(side) : id);
  const isStale = random() < 0.1;
  const read = async (side: Side) => (await send(side, 'GET', `content/${idOf(side)}`)).body;
  const write: Step = async (side) => {
    const { words = {}, draftVersion = 0, kind } = await read(side);
    const key = kind === 'bar' ? 'text' : 'keywords';
    const body = { words: { ...words, [key]: `Words ${number}` }, version: isStale ? draftVersion - 1 : draftVersion };
    return send(side, 'PUT', `content/${idOf(side)}/draft`, body);
  };
  const publish: Step = async (side) => {
    const { draftVersion = 0 } = await read(side);
    const accept = ['likeness', 'length', 'own words', 'repeated', 'weight', 'short', 'limits'];
    return send(side, 'POST', `content/${idOf(side)}/publication`, { version: isStale ? 99 : draftVersion, accept });
  };
  const plan =
    (change: (plan: Plan, side: Side) => Partial<Plan>): Step =>
    async (side) => {
      const { plan, version } = (await send(side, 'GET', 'content')).body;
      const body = { plan: { ...plan, ...change(plan, side) }, version: isStale ? version + 1 : version };
      return send(side, 'PUT', 'plan', body);
    };
  const steps: Record<string, Step> = {
    write,
    'write and publish': async (side) => [await write(side), await publish(side)],
    publish,
    'drop the draft': async (side) => {
      const { draftVersion = 0 } = await read(side);
      return send(side, 'DELETE', `content/${idOf(side)}/draft`, { version: draftVersion });
    },
    schedule: async (side) => {
      const { words, draftVersion = 0 } = (await send(side, 'GET', 'content/bar')).body;

      const body = { words: { ...words, text: `Later ${number}` }, version: draftVersion };
      const saved = await send(side, 'PUT', `content/bar/draft`, body);
      const at = new Date(nowMs + 120_000 + number * 60_000).toISOString();
      return [saved, await send(side, 'POST', `content/bar/publication`, { version: draftVersion + 1, at })];
    },
    'take the schedule off': (side) => send(side, 'DELETE', `content/bar/publication`),
    restore: async (side) => {
      const versions = (await send(side, 'GET', `content/${idOf(side)}/versions`)).body;
      const { published = null } = await read(side);
      const from = (Array.isArray(versions) && versions[Math.floor(second * versions.length)]?.id) || 'shipped';
      return send(side, 'POST', `content/${idOf(side)}/restoration`, { from, published: isStale ? 999 : published });
    },
    undo: async (side) => {
      const open = side.batches.filter((batch) => !side.undone.has(batch));
      const batch = open.at(-1 - Math.floor(second * second * open.length)) ?? randomUUID();
      const undone = await send(side, 'POST', `batches/${batch}/reversal`);
      if (undone.status === 200) side.undone.add(batch);
      return undone;
    },
    updates: async (side) => {
      const older = {
        documentId: 'gallery',
        hash: `older ${number}`,
        body: '{}',
        firstSeenAt: '2026-01-01T00:00:00.000Z',
      };
      await side.app.db
        .insertInto('defaultText')
        .values(older)
        .onConflict((clash) => clash.doNothing())
        .execute();
      return send(side, 'PUT', 'content/gallery/update', { answer: second < 0.7 ? 'keep' : 'before' });
    },
    rename: plan(({ slugs }, side) => ({ slugs: { ...slugs, [idOf(side)]: slug } })),
    hide: plan(({ hidden }, side) => ({
      hidden: {
        ...hidden,
        [idOf(side)]: second < 0.5 ? target : { address: 'https://a.example/' },
      },
    })),
    show: plan(({ hidden: { [id]: _shown, ...hidden } }) => ({ hidden })),
    order: plan((lists) => {
      const list = second < 0.5 ? 'residential' : 'main';
      return { [list]: [...lists[list].slice(1), ...lists[list].slice(0, 1)] };
    }),
    homeTowns: plan(({ homeTowns }) => ({
      homeTowns: second < 0.5 ? homeTowns.slice(1) : [...homeTowns, `Town ${number}`],
    })),
    add: (side) => {
      const town = { kind: 'town', name: `Town ${number}`, place: 'other' };
      const service = { kind: 'service', name: `Fence ${number}`, place: 'commercial', copyOf: 'pool-fencing' };
      const body = second < 0.3 ? town : service;
      return send(side, 'POST', 'content', hasSlug ? { ...body, slug } : body);
    },
    remove: (side) => send(side, 'DELETE', `content/${idOf(side)}`, second < 0.5 ? {} : { target }),
    return: (side) => send(side, 'POST', `content/${idOf(side)}/return`, second < 0.3 ? { slug } : {}),
    redirect: (side) =>
      send(side, 'POST', 'redirects', {
        from: address,
        ...(second < 0.6 ? { page: idOf(side) } : { address: 'https://b.example/' }),
      }),
    'change a redirect': (side) =>
      send(side, 'PATCH', `redirects/${encodeURIComponent(address)}`, { page: idOf(side) }),
    'delete a redirect': (side) => send(side, 'DELETE', `redirects/${encodeURIComponent(address)}`),
    profile: async (side) => {
      const { words, draftVersion } = (await send(side, 'GET', 'content/profile')).body;
      const body = {
        words: { ...words, name: `Fences ${number}` },
        version: isStale ? draftVersion - 1 : draftVersion,
      };
      return send(side, 'POST', 'content/profile/publication', body);
    },
    'set-up': (side) => {
      const town = { name: townName, latitude: 36, longitude: -79 };
      return second < 0.5
        ? send(side, 'PUT', 'set-up/towns', { towns: [town, { ...town, name: `Town ${number}` }] })
        : send(side, 'PUT', 'set-up/business', {
            name: `Fences ${number}`,
            phone: '(336) 555-0199',
            email: 'a@fences.example',
            since: 2010,
          });
    },
    'time passes': async (side) => {
      await side.app.publisher.run();
      if (second < 0.2) await side.app.content.emptyTrash();
      return undefined;
    },
    everything: readEverything,
  };
  const weights: Record<string, number> = {
    'write and publish': 4,
    undo: 4,
    remove: 2,
    return: 3,
    rename: 3,
    hide: 2,
    add: 2,
    restore: 2,
  };
  const name = pick(Object.keys(steps).flatMap((step) => Array.from({ length: weights[step] ?? 1 }, () => step)));
  if (name === 'time passes') nowMs += second < 0.3 ? 20 * 24 * 3600_000 : number * 60_000;
  else nowMs += 1000;
  return [`${name} ${id} ${slug} ${number} ${second.toFixed(3)}`, steps[name] as Step];
}

interface Plan {
  slugs: Record<string, string>;
  hidden: Record<string, object>;
  homeTowns: string[];
  residential: string[];
  main: string[];
}

const sides = [await open(resolve(oldTree)), await open(resolve(import.meta.dirname, '../..'))] as const;
for (let seed = Number(firstSeed); seed < Number(firstSeed) + Number(count) && status === 0; seed += 1)
  await runSequence(seed);
process.stdout.write(`${calls} calls, ${status === 0 ? 'no difference' : 'a difference'}\n`);
await Promise.all(sides.map(({ app }) => app.close()));
rmSync(folder, { recursive: true });
process.exit(status);
