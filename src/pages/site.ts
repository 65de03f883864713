import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { readCatalog } from '../catalog/index.ts';
import type { Config } from '../config.ts';
import { composeShown } from '../content/index.ts';
import { type PictureRow, shareRuns } from '../database/index.ts';
import { isForWords, listAllPictures, listUploadedPictures, toGalleryPicture, toPicture } from '../pictures/index.ts';
import { listShownProjects } from '../projects/index.ts';
import { themeColorOf } from '../shared/content/color.ts';
import { textOf } from '../shared/content/documents.ts';
import type { Site } from '../shared/page.ts';
import type { Picture } from '../shared/pictures/pictures.ts';
import { mapSite } from '../shared/site-map.ts';
import { describeBackupTime } from '../storage/index.ts';
import { accentStyleOf } from './assets.ts';

type Manifest = Site['assets'] & Pick<Site, 'drawings'> & { pictures: Record<string, Picture> };

declare module 'fastify' {
  interface FastifyInstance {
    /** The data that pages are rendered from. */
    site: Awaited<ReturnType<typeof createSnapshot<Site>>> & {
      /** Reads the latest changes of other processes. Call it before responding that a record doesn't exist. */
      catchUp(): Promise<void>;
    };
  }
}

/** Stores the snapshot of all page data, numbered by the site version. */
export const site = fp<{ config: Config }>(
  async (app, { config }) => {
    const manifest: Manifest = JSON.parse(await readFile(join(config.distDir, 'manifest.json'), 'utf8'));
    const { pictures, drawings, ...assets } = manifest;

    const snapshot = await createSnapshot(readSite, {
      onFailure: (err) => app.log.error({ err }, 'could not read the site; pages show the last known state'),
      onRecovery: () => app.log.info('reading the site works again'),
    });
    app.decorate('site', Object.assign(snapshot, { catchUp: app.cluster.catchUp }));

    app.cluster.onSiteChange(() => app.site.update(async () => {}));

    async function readSite(version: number): Promise<Site> {
      const endSiteRead = await app.cluster.beginSiteRead();
      const { ownPictures, ...shown } = await readSources(app, config);
      const profile = textOf(shown.documents, 'profile');
      const sitePictures = { ...pictures, ...ownPictures };
      const content = composeShown(shown.documents, sitePictures, app.now());
      const site = {
        ...shown,
        version,
        profile,
        content,
        map: mapSite(content, profile),
        isDemo: config.isDemo,
        publicUrl: config.publicUrl ?? profile.website.replace(/\/+$/, ''),
        pictures: sitePictures,
        drawings,
        assets: { ...assets, accentStyle: accentStyleOf(profile.accent) },
        themeColor: themeColorOf(profile.accent),
      };
      endSiteRead();
      return site;
    }
  },
  {
    name: 'site',
    dependencies: ['clock', 'cluster', 'database', 'prices', 'content'],
  },
);

/** The owner's data of the site, without the parts that come with the program. */
type SiteSources = Pick<
  Site,
  | 'documents'
  | 'redirects'
  | 'projects'
  | 'gallery'
  | 'uploads'
  | 'staffUploads'
  | 'originals'
  | 'staffPictures'
  | 'catalog'
  | 'prices'
> & {
  /** The owner's pictures that text may show, by name: those of site slots, which replace built-in ones, and the gallery's. */
  ownPictures: Record<string, Picture>;
};

async function readSources(app: FastifyInstance, { copies }: Config): Promise<SiteSources> {
  const uploads = await listUploadedPictures(app.db);
  const projects = await listShownProjects(app.db);
  const shown = new Set(projects.flatMap(({ pictures }) => pictures.map(({ picture }) => picture.name)));
  const isPublic = (row: PictureRow) => isForWords(row) || shown.has(row.name);
  const publicUploads = uploads.filter(isPublic);
  const projectPhotos = (await listAllPictures(app.db)).filter((row) => !isForWords(row));
  const documents = await app.content.read();
  const backupsKept = await describeBackupTime(app.db, copies !== undefined);
  return {
    documents: { ...documents, backupsKept },
    redirects: await app.content.readRedirects(),
    ownPictures: Object.fromEntries(uploads.filter(isForWords).map((row) => [row.name, toPicture(row)])),
    projects,
    gallery: publicUploads.filter(({ kind }) => kind === 'gallery').map(toGalleryPicture),
    uploads: publicUploads.map(toGalleryPicture),
    staffUploads: uploads.map(toGalleryPicture),
    originals: new Map(publicUploads.map(({ name, file }) => [name, file])),
    staffPictures: projectPhotos.flatMap((row) => {
      if (row.deletedAt) return [{ picture: toPicture(row) }];
      return isPublic(row) ? [] : [{ picture: toPicture(row), original: row.file }];
    }),
    catalog: await readCatalog(app.db),
    prices: await app.prices.current(),
  };
}

/**
 * Creates a value that is read and replaced as a whole, and reads it for the first time.
 * @param read gets the number of the new version, which only grows
 * @param events `onFailure` is called when a read fails, once until a read succeeds again
 * @throws errors of the first read
 */
export async function createSnapshot<Value>(
  read: (version: number) => Promise<Value>,
  { onFailure, onRecovery }: { onFailure(error: unknown): void; onRecovery(): void },
) {
  const listeners: (() => void)[] = [];
  let version = 1;
  let current = await read(version);
  let isFailing = false;
  let isReading = false;
  // A change during a read may be missing from that read, so it waits for the next one, which all such changes share.
  const refresh = shareRuns(replace);

  return {
    /** The last value read. After a failed read, each use starts another read in the background. */
    get current(): Value {
      if (isFailing && !isReading) void refresh();
      return current;
    },
    /**
     * Runs a change and reads the value again, so that later requests see the change. If the change throws, the value stays. A failed read
     * leaves the last value in place and doesn't fail the change.
     * @returns the result of the change
     */
    async update<Result>(work: () => Promise<Result>): Promise<Result> {
      const result = await work();
      await refresh();
      return result;
    },
    /** Calls a listener each time the value was replaced. */
    onChange: (listener: () => void) => void listeners.push(listener),
  };

  async function replace(): Promise<void> {
    isReading = true;
    try {
      current = await read(version + 1);
      version += 1;
    } catch (error) {
      if (!isFailing) onFailure(error);
      isFailing = true;
      return;
    } finally {
      isReading = false;
    }
    if (isFailing) onRecovery();
    isFailing = false;
    for (const listener of listeners) listener();
  }
}
