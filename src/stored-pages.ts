import { createHash, type Hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import PQueue from 'p-queue';
import { findPdf } from './catalog/index.ts';
import type { Config } from './config.ts';
import { DatabaseUnavailableError, StorageUnavailableError } from './http/errors.ts';
import { renderPage, speculationRulesPath } from './pages/index.ts';
import { inertPolicy, originalName } from './pictures/index.ts';
import type { Site } from './shared/page.ts';
import { listVariants, variantFormats } from './shared/pictures/pictures.ts';
import { catalogFileName } from './shared/routes.ts';
import { encodeAddress } from './shared/web-address.ts';
import { cacheFolder, requireDataDir, syncFolderOf } from './storage/index.ts';

/** For how long a change of the site may be missing from the stored pages. */
const staleMs = 10 * 60_000;

/** About five times what the pages of a site need: the last room on a volume is for leads. */
const spareBytes = 128 * 1024 * 1024;

/** An answer of the whole site, as a start without its data gives it again. */
export interface Answer {
  /** As requests have it, without the query; three answers have names that are no address. */
  path: string;
  status: number;
  headers: Record<string, string>;
  body: string;
  /** A file below the data directory, or below the cache in it, in the place of the body. */
  file?: string;
  /** The message that a call gets in place of the page. */
  message?: string;
}

/** The names of the page for an address that there is none of, of the answer to posts and calls, and of the list of `listOpenVariants`. */
export const notFound = 'not found';
export const refused = 'refused';
export const openVariants = 'open variants';

/** The policy is the page's own: the style that it allows may be another one in the next release. */
const storedHeaders = [
  'content-type',
  'content-security-policy',
  'content-disposition',
  'cache-control',
  'location',
  'speculation-rules',
  'x-robots-tag',
];

/** Where pages find pictures whose addresses never show another one, by the folder in which a site has them. */
export const fileAddresses = { 'images/variants': '/images/variants/', 'catalog/versions': '/catalog-pages/' };
/** Addresses of pictures, the owner's and built-in ones, and of catalog pages in the HTML of a page. */
const namedPictures = /(?<![\w.-])\/(?:images|catalog-pages)\/[\w./-]+/g;

declare module 'fastify' {
  interface FastifyInstance {
    /** Stores what visitors see now. The app does so by itself once its pages are rendered, and at most ten minutes after a change. */
    storeFallback(): Promise<void>;
  }
}

/** Stores what visitors see on this machine, for a start at which the volume or the database is away (docs/decisions.md, "A start without its data"). */
export const pageStorage = fp<{ config: Config }>(
  async (app, { config }) => {
    const queue = new PQueue({ concurrency: 1 });
    const closing = new AbortController();
    let timer: NodeJS.Timeout | undefined;

    app.decorate('storeFallback', () => queue.add(() => storeSite(app, config, closing.signal)));
    app.addHook('onListen', async () => {
      void app.renderedAhead.then(tryToStore);
      app.site.onChange(storeLater);
    });
    app.addHook('preClose', async () => {
      closing.abort();
      clearTimeout(timer);
    });
    app.addHook('onClose', () => queue.onIdle());

    function storeLater(): void {
      timer ??= setTimeout(tryToStore, staleMs).unref();
    }

    async function tryToStore(): Promise<void> {
      timer = undefined;
      try {
        await app.storeFallback();
        app.log.debug('the pages are stored for a start without the data');
      } catch (err) {
        if (closing.signal.aborted) return;
        app.log.error({ err }, 'the pages could not be stored for a start without the data');
        storeLater();
      }
    }
  },
  { name: 'page-storage', dependencies: ['pages', 'site', 'site-files'] },
);

const storedFolder = (dataDir: string) => join(dataDir, 'fallback');
/** The name of the folder while it is written; a process that died may have left one. */
const unfinished = 'unfinished';

/** Writes a folder that is named by the build and what the site shows, puts it in its place as a whole, and removes the previous folder. */
async function storeSite(app: FastifyInstance, config: Config, signal: AbortSignal): Promise<void> {
  requireDataDir(config.dataDir);
  const { bavail, bsize } = await statfs(config.dataDir);
  if (bavail * bsize < spareBytes) throw new StorageUnavailableError();
  const folder = storedFolder(config.dataDir);
  const made = join(folder, unfinished);
  try {
    await rm(made, { recursive: true, force: true });
    // All of them at once: a data directory that disappears meanwhile is not made again.
    for (const name of ['assets', 'images/variants']) await mkdir(join(made, name), { recursive: true });
    const hash = createHash('sha256');
    const named = new Set<string>();
    await writeFile(join(made, 'answers'), writeAnswers(app, config, { hash, named }), { flush: true, signal });
    const name = `${basename(app.site.current.assets.script, '.js')}-${hash.digest('hex').slice(0, 16)}`;
    if (!existsSync(join(folder, name))) {
      const former = join(folder, (await readdir(folder)).find((other) => other !== unfinished) ?? unfinished);
      for await (const file of listFiles(app, config, named)) {
        signal.throwIfAborted();
        await place(file, made, former);
      }
      await rename(made, join(folder, name));
      await syncFolderOf(join(folder, name));
    }
    for (const other of await readdir(folder))
      if (other !== name) await rm(join(folder, other), { recursive: true, force: true });
  } catch (error) {
    await rm(made, { recursive: true, force: true });
    throw error;
  }
}

/** Writes each answer as a line of JSON. @param seen gets a sum over all of them, and the addresses of the pictures that pages name */
async function* writeAnswers(
  app: FastifyInstance,
  config: Config,
  { hash, named }: { hash: Hash; named: Set<string> },
): AsyncGenerator<string> {
  for await (const answer of listAnswers(app, config)) {
    const line = `${JSON.stringify(answer)}\n`;
    hash.update(line);
    const isPage = answer.headers['content-type']?.startsWith('text/html');
    for (const [address] of isPage ? answer.body.matchAll(namedPictures) : []) named.add(address);
    yield line;
  }
}

async function* listAnswers(app: FastifyInstance, { dataDir }: Config): AsyncGenerator<Answer> {
  const { map, redirects, originals, catalog, profile } = app.site.current;
  const pages = [...map.routes.keys(), ...redirects.keys()].map((path) => encodeAddress(path) ?? path);
  const lists = ['/robots.txt', '/sitemap.xml', '/site.webmanifest', '/api/images', speculationRulesPath];
  for (const path of new Set([...pages, ...lists])) yield await ask(app, path);
  const missing = await ask(app, '/404');
  yield { ...missing, path: notFound };
  for (const [name, file] of originals)
    yield { path: `/images/${name}`, status: 200, headers: pictureHeaders, body: '', file: originalName(file) };
  yield { path: openVariants, status: 200, headers: {}, body: listOpenVariants(app.site.current).join('\n') };
  const pdf = catalog && (await findPdf(app.files, catalog));
  if (pdf) {
    const answer = await ask(app, `/${encodeURIComponent(catalogFileName(profile))}`, 'HEAD');
    yield { ...answer, file: relative(dataDir, pdf) };
  }
  const { message } = new DatabaseUnavailableError(profile.phone);
  const page = renderPage({ screen: 'error', message, path: '/', unlisted: true }, app.site.current, app.now());
  const headers = { ...missing.headers, 'cache-control': 'no-store' };
  yield { path: refused, status: 503, headers, body: String(await buffer(page)), message };
}

/** The variants that everyone may see. The folder also has those of projects that are not published, and a start without data knows no staff. */
function listOpenVariants({ uploads, pictures }: Site): string[] {
  const open = [...uploads.flatMap(({ picture }) => picture ?? []), ...Object.values(pictures)];
  return open.flatMap((picture) => listVariants({ ...picture, formats: variantFormats }).map(({ file }) => file));
}

const pictureHeaders = { 'content-security-policy': inertPolicy, 'cache-control': 'public, max-age=0' };

/** @throws Error where the site itself fails, so that the pages stored before are not replaced */
async function ask(app: FastifyInstance, path: string, method: 'GET' | 'HEAD' = 'GET'): Promise<Answer> {
  const { statusCode: status, headers, body } = await app.inject({ method, url: path });
  if (status >= 500) throw new Error(`${path} answers ${status}`);
  const sent = storedHeaders.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]]));
  return { path, status, headers: Object.fromEntries(sent), body };
}

/**
 * The files that the stored pages need and that another release may lack: scripts, styles, fonts and variants of built-in pictures. The
 * owner's pictures stay where they are; where a database has them, the app brings them into the cache.
 */
async function* listFiles(
  app: FastifyInstance,
  { dataDir, distDir }: Config,
  named: Iterable<string>,
): AsyncGenerator<StoredFile> {
  const { assets, originals } = app.site.current;
  for (const file of await readdir(join(distDir, 'assets')))
    yield { name: join('assets', file), source: join(distDir, 'assets', file) };
  if (assets.accentStyle) yield { name: assets.accentStyle, source: (await app.inject(assets.accentStyle)).rawPayload };
  for (const address of named) {
    const name = toFileName(address, originals);
    if (existsSync(join(distDir, name))) yield { name, source: join(distDir, name) };
    else if (!fileRoots(dataDir).some((root) => existsSync(join(root, name))))
      await app.inject({ method: 'HEAD', url: address });
  }
}

/** A file, by its path or its bytes, with its name in the folder, which says what is in it. */
interface StoredFile {
  name: string;
  source: string | Buffer;
}

/** Puts a file into the new folder; a file that the previous folder has gets a second name instead of a copy. */
async function place({ name, source }: StoredFile, made: string, former: string): Promise<void> {
  const target = join(made, name);
  await link(join(former, name), target).catch(async () =>
    writeFile(target, typeof source === 'string' ? await readFile(source) : source, { flush: true }),
  );
}

/** Where the site's own files are on this machine: in the data directory, or in the cache of what a database has. */
export const fileRoots = (dataDir: string) => [dataDir, cacheFolder(dataDir)];

function toFileName(address: string, originals: ReadonlyMap<string, string>): string {
  const [folder, prefix] = Object.entries(fileAddresses).find(([, prefix]) => address.startsWith(prefix)) ?? [];
  if (folder && prefix) return folder + address.slice(prefix.length - 1);
  const original = originals.get(basename(address));
  return original ? originalName(original) : address.slice(1);
}

/** The answers stored last, by the paths of requests; `undefined` where no stored answers can be read. */
export async function readStoredPages(
  dataDir: string,
): Promise<{ folder: string; answers: Map<string, Answer> } | undefined> {
  try {
    const names = (await readdir(storedFolder(dataDir))).filter((name) => name !== unfinished);
    const found = await Promise.all(
      names.map(async (name) => ({ name, atMs: (await stat(join(storedFolder(dataDir), name, 'answers'))).mtimeMs })),
    );
    const newest = found.sort((one, other) => other.atMs - one.atMs)[0];
    if (!newest) return undefined;
    const folder = join(storedFolder(dataDir), newest.name);
    const lines = (await readFile(join(folder, 'answers'), 'utf8')).trimEnd().split('\n');
    const answers = lines.map((line): Answer => JSON.parse(line));
    return { folder, answers: new Map(answers.map((answer) => [answer.path, answer])) };
  } catch {
    return undefined;
  }
}
