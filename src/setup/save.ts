import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { changePassword, recordChange } from '../accounts/index.ts';
import {
  changePlanInBatch,
  contextOf,
  listLegalPages,
  type PlanStep,
  publishLegalPages,
  publishProfileInBatch,
  readPlan,
  readProfile,
} from '../content/index.ts';
import { type Database, inTransaction, takeLock } from '../database/index.ts';
import { ChangedElsewhereError, InvalidFieldsError } from '../http/errors.ts';
import { requireFields } from '../http/validation.ts';
import { proposeInitials, type SetupStep, setupSchemas } from '../shared/admin/setup.ts';
import { futureYearMessage } from '../shared/content/profile-text.ts';
import { usualWeeks, zoneAfterMove } from '../shared/hours.ts';
import { yearIn } from '../shared/moments.ts';
import { defaultProfile, type Profile } from '../shared/profile.ts';
import { townCommaMessage, townKey, withoutState } from '../shared/town-name.ts';
import { planInRegion, planOfServices, stepOfTowns } from './plan-edits.ts';
import { type PageStep, seenOf, seenOfLegal } from './state.ts';
import { findPlaces } from './zip-codes.ts';

/** Context for saving a step. */
export interface SaveContext {
  app: FastifyInstance;
  request: FastifyRequest;
  reply: FastifyReply;
  /** The path of the built places file. */
  placesFile: string;
  /** The site's address if it is configured. */
  publicUrl: string | undefined;
  /** The version behind the screen, from `readSetup`; without it, anything is overwritten. */
  seen: string | undefined;
}

/**
 * Saves a step.
 * @returns the batch that undoes it, if there is one
 * @throws ChangedElsewhereError if the data changed in the meantime, InvalidFieldsError, and errors of the features
 */
export type SaveStep = (body: unknown, context: SaveContext) => Promise<string | undefined>;

/** Saves of the steps. Their changes to pages are live at once. */
export const savers: Record<SetupStep, SaveStep> = {
  async business(body, context) {
    const fields = requireFields(setupSchemas.business, body);
    const { profile } = context.app.site.current;
    const year = yearIn(context.app.now(), profile.timeZone);
    if (fields.since > year) throw new InvalidFieldsError({ since: [futureYearMessage] });
    const years = Math.max(1, year - fields.since);
    const initials = fields.name === profile.name ? profile.brandInitials : proposeInitials(fields.name) || 'FC';
    const isExample = profile.website === defaultProfile.website;
    const website = isExample && context.publicUrl ? context.publicUrl : profile.website;
    return change(context, 'business', { profile: { brandInitials: initials, website, ...fields, years } });
  },
  async place(body, context) {
    const { city, zip, timeZone: chosen, ...fields } = requireFields(setupSchemas.place, body);
    const found = await findPlaces(context.placesFile, zip, 1);
    if (!found) throw new InvalidFieldsError({ zip: ['That ZIP code doesn’t exist.'] });
    const { state, latitude, longitude } = found;
    const { profile } = context.app.site.current;
    const former = await findPlaces(context.placesFile, profile.zip.slice(0, 5), 1);
    const timeZone = chosen ?? zoneAfterMove(profile.timeZone, former?.timeZone, found.timeZone);
    const place = { ...fields, zip, state, latitude, longitude, timeZone, city: city ?? found.city };
    return change(context, 'place', {
      profile: place,
      plan: (before) => async (plan) => planInRegion(plan, before, place),
    });
  },
  async hours(body, context) {
    const { week } = requireFields(setupSchemas.hours, body);
    const usual = typeof week === 'string' ? usualWeeks.find(({ name }) => name === week)?.week : week;
    return usual && change(context, 'hours', { profile: { hours: usual } });
  },
  async services(body, context) {
    const shown = new Set(requireFields(setupSchemas.services, body).shown);
    return change(context, 'services', { plan: () => async (plan) => planOfServices(plan, shown) });
  },
  async towns(body, context) {
    const { towns } = requireFields(setupSchemas.towns, body);
    const { profile, documents } = context.app.site.current;
    const named = towns.map((town) => ({ ...town, name: withoutState(town.name, profile.state) }));
    if (named.some(({ name }) => name.includes(','))) throw new InvalidFieldsError({ towns: [townCommaMessage] });
    const unique = [...new Map(named.map((town) => [townKey(town.name), town])).values()];
    return change(context, 'towns', { plan: (profile) => stepOfTowns(unique, documents.byId, profile) });
  },
  look: async (body, context) => change(context, 'look', { profile: requireFields(setupSchemas.look, body) }),
  async password(body, context) {
    await changePassword(context.request, context.reply, requireFields(setupSchemas.password, body));
    await leaveLine(context, 'password');
    return undefined;
  },
  async mail(body, context) {
    const { app } = context;
    await app.outbox.mail.accounts.save(requireFields(setupSchemas.mail, body));
    app.outbox.wake();
    await leaveLine(context, 'mail');
    return undefined;
  },
  async legal(_body, context) {
    const { app, request, seen } = context;
    const pages = await listLegalPages(app.db, app.site.current.documents.plan);
    if (seen !== undefined && seen !== seenOfLegal(pages)) throw new ChangedElsewhereError(conflict);
    const edit = { by: request.author, at: new Date(app.now()).toISOString(), context: contextOf(app) };
    const batch = await app.site.update(() => publishLegalPages(app.db, edit, pages));
    await leaveLine(context, 'legal');
    return batch;
  },
};

/** Writes the activity log line of a step that changes no page. */
export function leaveLine({ app, request }: SaveContext, step: SetupStep): Promise<void> {
  const at = new Date(app.now()).toISOString();
  return recordChange(app.db, request.author, at, { action: 'save', subject: 'set-up', detail: step });
}

interface StepChange {
  profile?: Partial<Profile>;
  /** @param before the profile before the change */
  plan?(before: Profile): PlanStep;
}

/**
 * Changes profile and plan in one transaction and batch, with the activity log line. The version that the owner saw is compared with the
 * overwritten data: the profile by its number, the plan under its lock.
 * @returns the batch, if anything changed
 */
async function change(
  { app, request, seen }: SaveContext,
  step: PageStep,
  { profile, plan }: StepChange,
): Promise<string | undefined> {
  const batch = randomUUID();
  const at = new Date(app.now()).toISOString();
  const by = request.author;
  const save = async (transaction: Transaction<Database>): Promise<boolean> => {
    if (plan) await takeLock(transaction, 'plan');
    const { profile: before, version } = await readProfile(transaction);
    if (seen !== undefined && seen !== seenOf(step, before, (await readPlan(transaction)).plan))
      throw new ChangedElsewhereError(conflict);
    const after = { ...before, ...profile };
    const { answeredAddresses: answered } = app;
    const edit = { by, at, documents: app.site.current.documents, profile: after, answered };
    const isNew = JSON.stringify(after) !== JSON.stringify(before);
    if (isNew) await publishProfileInBatch(transaction, edit, batch, { profile: after, version });
    const isMoved = plan !== undefined && (await changePlanInBatch(transaction, edit, batch, plan(before)));
    await recordChange(transaction, by, at, { action: 'save', subject: 'set-up', detail: step });
    return isNew || isMoved;
  };
  return (await app.site.update(() => inTransaction(app.db, save))) ? batch : undefined;
}

const conflict = 'This was changed in another window. Your changes aren’t lost, and nothing was overwritten.';
