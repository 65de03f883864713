import type { FastifyInstance } from 'fastify';
import { ChangedElsewhereError, InvalidFieldsError } from '../http/errors.ts';
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
    const version = await app.site.update(() => saveProfile(app.db, profile, edit.version));
    if (version === undefined) throw new ChangedElsewhereError('The profile was changed in another window.');
    return { profile, version };
  });
}
