import { join } from 'node:path';
import type { Config } from '../config.ts';
import { requireRecord } from '../http/records.ts';
import type { ZodApp } from '../http/validation.ts';
import { placesQuery } from '../shared/set-up.ts';
import { findPlaces } from './places.ts';

/** The calls of the set-up assistant. */
export async function setUpDesk(app: ZodApp, { config }: { config: Config }): Promise<void> {
  const placesFolder = join(config.distDir, 'places');

  app.get('/api/admin/places', { schema: { querystring: placesQuery } }, async ({ query: { zip, miles } }) =>
    requireRecord(await findPlaces(placesFolder, zip, miles)),
  );
}
