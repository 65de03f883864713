import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fp from 'fastify-plugin';
import PQueue from 'p-queue';
import type { Config } from '../config.ts';
import { composeShown } from '../content/index.ts';
import { SiteUnknownError } from '../http/errors.ts';
import { themeColorOf } from '../shared/content/accent.ts';
import { wordsOf } from '../shared/content/documents.ts';
import type { Site } from '../shared/page.ts';
import type { Picture } from '../shared/pictures.ts';
import { mapSite } from '../shared/site-map.ts';
import { readLastSite, saveLastSite } from './last-site.ts';
import { readSources, type SiteSources } from './site-sources.ts';
import { createSnapshot, type Snapshot } from './snapshot.ts';
import { Themes } from './theme.ts';

type Manifest = Site['assets'] & { pictures: Record<string, Picture> };

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
    const { pictures, ...assets } = manifest;

    const themes = await Themes.read(join(config.distDir, assets.style));

    /** One file at a time. */
    const saving = new PQueue({ concurrency: 1 });
    let isClosed = false;
    // The pulse ends after this; a change that it reads meanwhile is kept no more.
    app.addHook('onClose', async () => {
      isClosed = true;
      await saving.onIdle();
    });

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
      const sources = await findSources();
      const { ownPictures, ...shown } = sources;
      const profile = wordsOf(sources.documents, 'profile');
      const sitePictures = { ...pictures, ...ownPictures };
      const content = composeShown(sources.documents, sitePictures, app.now());
      const site = {
        ...shown,
        version,
        profile,
        content,
        map: mapSite(content, profile),
        publicUrl: config.publicUrl ?? profile.website.replace(/\/+$/, ''),
        pictures: sitePictures,
        assets: { ...assets, style: themes.styleOf(profile.accent) ?? assets.style },
        themeColor: themeColorOf(profile.accent),
      };
      endSiteRead();
      if (app.sharedDatabase && !isClosed)
        saving.add(() => saveLastSite(config.dataDir, assets.script, sources)).catch(logFailure);
      return site;
    }

    /** What the database has; at a start without it, what this machine showed last. */
    async function findSources(): Promise<SiteSources> {
      if (!(app.isReadOnly && config.databaseUrl)) return readSources(app);
      const known = await readLastSite(config.dataDir, assets.script);
      if (!known) throw new SiteUnknownError();
      return known;
    }

    function logFailure(error: unknown): void {
      app.log.error({ err: error }, 'what the site shows could not be kept for a start without the database');
    }
  },
  {
    name: 'site',
    dependencies: ['clock', 'cluster', 'database', 'catalog-place', 'prices', 'content'],
    fastify: '5.x',
  },
);
