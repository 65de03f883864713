import { InvalidFieldsError } from '../http/errors.ts';
import type { ZodApp } from '../http/validation.ts';
import { checkPaths } from '../shared/fields.ts';
import { profileEditSchema, profileSchema } from '../shared/profile.ts';
import { readProfile, saveProfile } from './store.ts';

/** The business profile: read with its version, saved as a whole, live on every page at once. */
export async function profileDesk(app: ZodApp): Promise<void> {
  app.get('/api/admin/profile', async () => readProfile(app.db));

  app.put('/api/admin/profile', { schema: { body: profileEditSchema } }, async ({ body }) => {
    // Its messages name fields within lists, such as `testimonials.2.quote`.
    const { value: profile, fields } = checkPaths(profileSchema, body.profile);
    if (fields) throw new InvalidFieldsError(fields);
    const version = await app.site.update(() => saveProfile(app.db, profile, body.version));
    return { profile, version };
  });
}
