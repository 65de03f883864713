import type { FastifyInstance } from 'fastify';
import { InvalidFieldsError } from '../http/errors.ts';
import type { ZodApp } from '../http/validation.ts';
import { checkPaths } from '../shared/fields.ts';
import { type Profile, profileEditSchema, profileSchema } from '../shared/profile.ts';
import { catalogPath } from '../shared/routes.ts';
import { readProfile, saveProfile } from './store.ts';

/** The business profile: read with its version, saved as a whole, live on every page at once. */
export async function profileDesk(app: ZodApp): Promise<void> {
  app.get('/api/admin/profile', async () => readProfile(app.db));

  const save = { config: { change: { action: 'change', subject: 'profile' } }, schema: { body: profileEditSchema } };
  app.put('/api/admin/profile', save, async ({ body }) => {
    // Its messages name fields within lists, such as `testimonials.2.quote`.
    const { value: profile, fields } = checkPaths(profileSchema, body.profile);
    if (fields) throw new InvalidFieldsError(fields);
    requireFreeCatalogAddress(app, profile);
    const version = await app.site.update(() => saveProfile(app.db, profile, body.version));
    return { profile, version };
  });
}

/** The catalog's address follows the profile, and none of the pages may stand in its way. */
function requireFreeCatalogAddress(app: FastifyInstance, profile: Profile): void {
  const { slugs } = app.site.current.documents.plan;
  if (Object.values(slugs).some((slug) => `/${slug}` === catalogPath(profile)))
    throw new InvalidFieldsError({ retailerSlug: ['A page has the address that the catalog would take.'] });
}
