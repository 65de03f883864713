import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fp from 'fastify-plugin';
import { readCatalog } from '../catalog/index.ts';
import type { Config } from '../config.ts';
import { shippedContent } from '../content/index.ts';
import { listSlotPictures, listUploadedPictures, toGalleryPicture } from '../pictures/index.ts';
import { readProfile } from '../profile/index.ts';
import type { Site } from '../shared/page.ts';
import type { Picture } from '../shared/pictures.ts';
import { mapSite } from '../shared/site-map.ts';
import { createSnapshot, type Snapshot } from './snapshot.ts';

type Manifest = Site['assets'] & { pictures: Record<string, Picture> };

declare module 'fastify' {
  interface FastifyInstance {
    /** What pages are made from. */
    site: Snapshot<Site>;
  }
}

/** Keeps one snapshot of what the pages show, numbered by the site version. */
export const site = fp<{ config: Config }>(
  async (app, { config }) => {
    const manifest: Manifest = JSON.parse(await readFile(join(config.distDir, 'manifest.json'), 'utf8'));
    const { pictures, ...assets } = manifest;

    app.decorate(
      'site',
      await createSnapshot(readSite, {
        onFailure: (err) => app.log.error({ err }, 'the site cannot be read; pages show what was last known'),
        onRecovery: () => app.log.info('the site can be read again'),
      }),
    );

    async function readSite(version: number): Promise<Site> {
      const { profile } = await readProfile(app.db);
      const uploads = await listUploadedPictures(app.db);
      return {
        version,
        profile,
        content: shippedContent,
        map: mapSite(shippedContent, profile),
        publicUrl: config.publicUrl ?? profile.website.replace(/\/+$/, ''),
        pictures: { ...pictures, ...(await listSlotPictures(app.db)) },
        gallery: uploads.filter(({ kind }) => kind === 'gallery').map(toGalleryPicture),
        uploads: uploads.map(toGalleryPicture),
        catalog: await readCatalog(config.dataDir, app.db),
        assets,
      };
    }
  },
  { name: 'site', dependencies: ['database'], fastify: '5.x' },
);
