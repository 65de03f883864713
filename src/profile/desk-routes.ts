import type { FastifyInstance } from 'fastify';
import { InvalidFieldsError } from '../http/errors.ts';
import { checkBody } from '../http/validation.ts';
import { checkPaths } from '../shared/fields.ts';
import { profileEditSchema, profileSchema } from '../shared/profile.ts';
import { readProfile, saveProfile } from './store.ts';

/** The business profile: read with its version, saved as a whole, live on every page at once. */
export async function profileRoutes(app: FastifyInstance): Promise<void> {
  app.get('/api/admin/profile', async () => readProfile(app.db));

  app.put('/api/admin/profile', async (request) => {
    const edit = checkBody(profileEditSchema, request.body);
    const { value: profile, fields } = checkPaths(profileSchema, edit.profile);
    if (fields) throw new InvalidFieldsError(fields);
    const version = await saveProfile(app.db, profile, edit.version);
    app.site.changed();
    return { profile, version };
  });
}
