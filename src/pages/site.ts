import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fp from 'fastify-plugin';
import { findCatalog } from '../catalog/index.ts';
import type { Config } from '../config.ts';
import { listSlotPictures, listUploadedImages, toGalleryImage } from '../pictures/index.ts';
import { readProfile } from '../profile/index.ts';
import type { Site } from '../shared/page.ts';
import type { Picture } from '../shared/pictures.ts';

type Manifest = Site['assets'] & { pictures: Record<string, Picture> };

export interface SiteReader {
  /** The number of the newest site version. */
  readonly version: number;
  /** What pages are made from, read again only after a change. */
  read(): Promise<Site>;
  /** The owner has changed something that visitors see: void every page made before. */
  changed(): void;
  /** Calls a listener after each change. */
  onChange(listener: () => void): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    site: SiteReader;
  }
}

/** Keeps one snapshot of what the pages show, numbered by the site version. */
export const site = fp<{ config: Config }>(
  async (app, { config }) => {
    const manifest: Manifest = JSON.parse(await readFile(join(config.distDir, 'manifest.json'), 'utf8'));
    const { pictures, ...assets } = manifest;
    let version = 1;
    let snapshot: Promise<Site> | undefined;
    let lastGood: Site | undefined;
    let failing = false;
    const listeners: (() => void)[] = [];

    app.decorate('site', {
      get version() {
        return version;
      },
      read() {
        snapshot ??= readSite(version).then(remember, fallBack);
        return snapshot;
      },
      changed() {
        version += 1;
        snapshot = undefined;
        for (const listener of listeners) listener();
      },
      onChange(listener) {
        listeners.push(listener);
      },
    });

    async function readSite(version: number): Promise<Site> {
      const { profile } = await readProfile(app.db);
      const uploads = await listUploadedImages(app.db);
      return {
        version,
        profile,
        publicUrl: config.publicUrl ?? profile.website.replace(/\/+$/, ''),
        pictures: { ...pictures, ...(await listSlotPictures(app.db)) },
        gallery: uploads.filter(({ kind }) => kind === 'gallery').map(toGalleryImage),
        uploads: uploads.map(toGalleryImage),
        catalog: await findCatalog(config.dataDir),
        prices: await app.prices.current(),
        assets,
      };
    }

    function remember(read: Site): Site {
      if (failing) app.log.info('the site can be read again');
      failing = false;
      lastGood = read;
      return read;
    }

    /** With the database gone, pages and refusals still name the business and its telephone as they were last known. */
    function fallBack(error: unknown): Site {
      snapshot = undefined;
      if (!lastGood) throw error;
      if (!failing) app.log.error({ err: error }, 'the site cannot be read; pages show what was last known');
      failing = true;
      return lastGood;
    }

    await app.site.read();
  },
  { name: 'site', dependencies: ['database', 'prices'], fastify: '5.x' },
);
