import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { readCatalog } from '../catalog/index.ts';
import type { Config } from '../config.ts';
import { composeShown } from '../content/index.ts';
import type { PictureRow } from '../database/index.ts';
import { isForWords, listUploadedPictures, toGalleryPicture, toPicture } from '../pictures/index.ts';
import { listShownProjects } from '../projects/index.ts';
import { themeColorOf } from '../shared/content/color.ts';
import { wordsOf } from '../shared/content/documents.ts';
import type { Site } from '../shared/page.ts';
import type { Picture } from '../shared/pictures.ts';
import { mapSite } from '../shared/site-map.ts';
import { Themes } from './assets.ts';

type Manifest = Site['assets'] & Pick<Site, 'drawings'> & { pictures: Record<string, Picture> };

declare module 'fastify' {
  interface FastifyInstance {
    /** The data that pages are rendered from. */
    site: Snapshot<Site>;
    /** The style sheets of the owner's accent. */
    themes: Themes;
  }
}

/** Holds the snapshot of all page data, numbered by the site version. */
export const site = fp<{ config: Config }>(
  async (app, { config }) => {
    const manifest: Manifest = JSON.parse(await readFile(join(config.distDir, 'manifest.json'), 'utf8'));
    const { pictures, drawings, ...assets } = manifest;

    const themes = await Themes.read(join(config.distDir, assets.style));

    app.decorate('themes', themes);
    app.decorate(
      'site',
      await createSnapshot(readSite, {
        onFailure: (err) => app.log.error({ err }, 'the site cannot be read; pages show what was last known'),
        onRecovery: () => app.log.info('the site can be read again'),
      }),
    );

    app.cluster.onSiteChange(() => app.site.update(async () => {}));

    async function readSite(version: number): Promise<Site> {
      const endSiteRead = await app.cluster.beginSiteRead();
      const { ownPictures, ...shown } = await readSources(app);
      const profile = wordsOf(shown.documents, 'profile');
      const sitePictures = { ...pictures, ...ownPictures };
      const content = composeShown(shown.documents, sitePictures, app.now());
      const site = {
        ...shown,
        version,
        profile,
        content,
        map: mapSite(content, profile),
        publicUrl: config.publicUrl ?? profile.website.replace(/\/+$/, ''),
        pictures: sitePictures,
        drawings,
        assets: { ...assets, style: themes.styleOf(profile.accent) ?? assets.style },
        themeColor: themeColorOf(profile.accent),
      };
      endSiteRead();
      return site;
    }
  },
  {
    name: 'site',
    dependencies: ['clock', 'cluster', 'database', 'prices', 'content'],
    fastify: '5.x',
  },
);

/** What the owner has made of the site: all of it that does not come with the program. */
type SiteSources = Pick<
  Site,
  'documents' | 'redirects' | 'formerForms' | 'projects' | 'gallery' | 'uploads' | 'originals' | 'catalog' | 'prices'
> & {
  /** The owner's pictures that words may show, by name: those of site slots, which stand in for built-in ones, and the gallery's. */
  ownPictures: Record<string, Picture>;
};

/** Reads it from the database. */
async function readSources(app: FastifyInstance): Promise<SiteSources> {
  const uploads = await listUploadedPictures(app.db);
  const projects = await listShownProjects(app.db);
  const shown = new Set(projects.flatMap(({ pictures }) => pictures.map(({ picture }) => picture.name)));
  const isPublic = ({ kind, forProject, name }: PictureRow) => kind === 'gallery' && (!forProject || shown.has(name));
  const documents = await app.content.read();
  return {
    documents,
    redirects: await app.content.readRedirects(),
    formerForms: await app.content.readFormerForms(documents),
    ownPictures: Object.fromEntries(uploads.filter(isForWords).map((row) => [row.name, toPicture(row)])),
    projects,
    gallery: uploads.filter(isPublic).map(toGalleryPicture),
    uploads: uploads.map(toGalleryPicture),
    originals: new Map(uploads.map(({ name, file }) => [name, file])),
    catalog: await readCatalog(app.db),
    prices: await app.prices.current(),
  };
}

/** A value that is read and replaced as a whole. */
export interface Snapshot<Value> {
  /** The last value read. After a failed read, each use starts another read in the background. */
  readonly current: Value;
  /**
   * Runs a change and reads the value again, so that later requests see the change.
   * A change that throws keeps the value; a failed read keeps the last value and does not fail the change.
   * @returns what the change returned
   */
  update<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Calls a listener each time the value was replaced. */
  onChange(listener: () => void): void;
}

export interface SnapshotEvents {
  /** Called when a read fails; once until a read succeeds again. */
  onFailure(error: unknown): void;
  onRecovery(): void;
}

/**
 * Creates a snapshot and reads its value.
 * @param read gets the number of the new version, which only grows
 * @throws what the first reading throws
 */
export async function createSnapshot<Value>(
  read: (version: number) => Promise<Value>,
  { onFailure, onRecovery }: SnapshotEvents,
): Promise<Snapshot<Value>> {
  const listeners: (() => void)[] = [];
  let version = 1;
  let current = await read(version);
  let isFailing = false;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  return {
    get current() {
      if (isFailing && !running) void refresh();
      return current;
    },
    async update(work) {
      const result = await work();
      await refresh();
      return result;
    },
    onChange: (listener) => void listeners.push(listener),
  };

  /** A change during a read may be missing from that read, so it waits for the next read, which all such changes share. */
  function refresh(): Promise<void> {
    if (!running) {
      running = replace().finally(() => {
        running = undefined;
      });
      return running;
    }
    next ??= running.then(() => {
      next = undefined;
      return refresh();
    });
    return next;
  }

  async function replace(): Promise<void> {
    try {
      current = await read(version + 1);
      version += 1;
    } catch (error) {
      if (!isFailing) onFailure(error);
      isFailing = true;
      return;
    }
    if (isFailing) onRecovery();
    isFailing = false;
    for (const listener of listeners) listener();
  }
}
