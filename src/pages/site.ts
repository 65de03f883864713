import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fp from 'fastify-plugin';
import { readCatalog } from '../catalog/index.ts';
import type { Config } from '../config.ts';
import type { PictureRow } from '../database/index.ts';
import { listSlotPictures, listUploadedPictures, toGalleryPicture } from '../pictures/index.ts';
import { listShownProjects } from '../projects/index.ts';
import { themeColorOf } from '../shared/content/accent.ts';
import { composeContent } from '../shared/content/compose.ts';
import { wordsOf } from '../shared/content/documents.ts';
import type { Site } from '../shared/page.ts';
import type { Picture } from '../shared/pictures.ts';
import { mapSite } from '../shared/site-map.ts';
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
      const uploads = await listUploadedPictures(app.db);
      const projects = await listShownProjects(app.db);
      const shown = new Set(projects.flatMap(({ pictures }) => pictures.map(({ picture }) => picture.name)));
      const isPublic = ({ kind, forProject, name }: PictureRow) =>
        kind === 'gallery' && (!forProject || shown.has(name));
      const documents = await app.content.read();
      const profile = wordsOf(documents, 'profile');
      const content = composeContent(documents, app.now());
      const site = {
        version,
        profile,
        documents,
        redirects: await app.content.readRedirects(),
        formerForms: await app.content.readFormerForms(documents),
        content,
        map: mapSite(content, profile),
        publicUrl: config.publicUrl ?? profile.website.replace(/\/+$/, ''),
        pictures: { ...pictures, ...(await listSlotPictures(app.db)) },
        projects,
        gallery: uploads.filter(isPublic).map(toGalleryPicture),
        uploads: uploads.map(toGalleryPicture),
        catalog: await readCatalog(app.catalogPlace, app.db),
        prices: await app.prices.current(),
        assets: { ...assets, style: themes.styleOf(profile.accent) ?? assets.style },
        themeColor: themeColorOf(profile.accent),
      };
      endSiteRead();
      return site;
    }
  },
  {
    name: 'site',
    dependencies: ['clock', 'cluster', 'database', 'catalog-place', 'prices', 'content'],
    fastify: '5.x',
  },
);
