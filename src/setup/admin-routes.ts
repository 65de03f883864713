import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { requirePerson } from '../accounts/index.ts';
import type { Config } from '../config.ts';
import { requireRecord, type ZodApp } from '../http/validation.ts';
import { NoDnsError } from '../outbox/index.ts';
import { type DomainAnswer, domainSchema } from '../shared/admin/domain.ts';
import { placesQuery, type SavedStep, setupSteps } from '../shared/admin/setup.ts';
import { checkDomain } from './domain.ts';
import { leaveLine, savers } from './save.ts';
import { markDone, readSetUp, undoMark } from './state.ts';
import { findPlaces } from './zip-codes.ts';

const params = z.object({ step: z.enum(setupSteps) });
/** Each step checks its own fields, which are next to these. */
const body = z.looseObject({ keep: z.optional(z.boolean()), seen: z.optional(z.string()) });

/** Admin routes for the setup assistant: its nine steps, and the places that it proposes (docs/product.md, "Setup"). */
export async function setupAdmin(app: ZodApp, { config }: { config: Config }): Promise<void> {
  app.content.undoListeners.push(undoMark);
  const placesFile = join(config.distDir, 'places.json');

  app.get(
    '/api/admin/places',
    { role: 'office', schema: { querystring: placesQuery } },
    async ({ query: { zip, miles } }) => requireRecord(await findPlaces(placesFile, zip, miles)),
  );

  app.get('/api/admin/set-up', { role: 'owner' }, async (request) => {
    // Includes changes that another process has just saved.
    await app.site.catchUp();
    return readSetUp(app, config, requirePerson(request));
  });

  app.post(
    '/api/admin/domain',
    { role: 'owner', config: { change: { none: 'it only looks a name up' } }, schema: { body: domainSchema } },
    async ({ body, log }): Promise<DomainAnswer> => {
      try {
        return await checkDomain(body, app.mailDomain.lookUp);
      } catch (error) {
        if (!(error instanceof NoDnsError)) throw error;
        log.warn({ err: error }, 'looking up the domain failed: no DNS');
        return { domain: body.domain, pointsHere: false, problem: noDns };
      }
    },
  );

  app.put(
    '/api/admin/set-up/:step',
    { role: 'owner', config: { change: 'in its transaction' }, schema: { params, body } },
    async (request, reply): Promise<SavedStep> => {
      const { step } = request.params;
      const { keep, seen, ...fields } = request.body;
      const context = { app, request, reply, placesFile, publicUrl: config.publicUrl, seen };
      if (keep) {
        await markDone(app, step, 'kept');
        await leaveLine(context, step);
        return readSetUp(app, config, requirePerson(request));
      }
      const batch = await savers[step](fields, context);
      const after = await readSetUp(app, config, requirePerson(request));
      if (!isOpen(after, step)) return { ...after, ...(batch && { undo: batch }) };
      const undo = batch ?? randomUUID();
      await markDone(app, step, { batch: undo });
      return { ...(await readSetUp(app, config, requirePerson(request))), undo };
    },
  );
}

const noDns = 'The domain couldn’t be looked up because no DNS server responds. Nothing was changed. Try again later.';

const isOpen = ({ steps }: Pick<SavedStep, 'steps'>, step: string) =>
  steps.some(({ name, done }) => name === step && !done);
